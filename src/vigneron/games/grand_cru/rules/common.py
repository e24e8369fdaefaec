"""Functions that several phases use: for money, wine, tiles, derived masks, and data of events."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event, Refusal, Seat
from vigneron.games.grand_cru.rules import action_mask
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.box import MOST_STEPS, Box
from vigneron.games.grand_cru.rules.names import GRAPE_COUNT, KIND_COUNT, MOST_CUBES, NONE, SERIALS
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import bits, byte_rows

Log = list[Event] | None
TABLE = -1
"""The seat of events that concern everybody."""


def tile_word(kind: int) -> str:
    """Return the name of a kind of tile in events: a grape's proper name, or an improvement's key."""
    return n.GRAPE_NAMES[kind] if kind < n.GRAPE_COUNT else n.KINDS[kind]


# ---- changes, which also update the masks


def gain(side: Side, francs: int) -> None:
    """Add francs to a side, which may be negative. Payments are public, so the ledger changes too (GC-7)."""
    side.money += francs
    side.ledger += francs


def lay(box: Box, side: Side, cell: int, cubes: int) -> None:
    """Put cubes into a cell of the cellar. A negative number takes cubes out."""
    side.cellar[cell] += cubes
    if side.cellar[cell]:
        side.stock |= box.bit[cell]
    else:
        side.stock &= ~box.bit[cell]


def grow(side: Side, grape: int, cubes: int) -> None:
    """Put cubes on vines of a grape. A negative number takes cubes off."""
    side.vines[grape] += cubes
    if side.vines[grape]:
        side.fruit |= 1 << grape
    else:
        side.fruit &= ~(1 << grape)


def ready(side: Side, kind: int) -> None:
    """Update whether a tile of an improvement can still be used this year (GC-28)."""
    if side.tiles[kind] > side.used[kind]:
        side.ready |= 1 << kind
    else:
        side.ready &= ~(1 << kind)


def show(state: State) -> None:
    """Update the mask of kinds in the display."""
    state.shown = 0
    for tile in state.display:
        if tile != NONE:
            state.shown |= 1 << tile // SERIALS


def lead(state: State, column: int, seat: Seat, price: int) -> None:
    """Put a seat's pawn on a price of an auction. The pawn of the earlier highest bid goes home (GC-21)."""
    clear_pawn(state, column)
    side: Side = state.sides[seat]
    side.pawns -= 1
    side.leads |= 1 << column
    state.running |= 1 << column
    state.column_seat[column] = seat
    state.column_price[column] = price


def clear_pawn(state: State, column: int) -> None:
    """Send the leading pawn of a column home, if there is one. The tile stays."""
    seat = state.column_seat[column]
    if seat != NONE:
        side: Side = state.sides[seat]
        side.pawns += 1
        side.leads &= ~(1 << column)
    state.running &= ~(1 << column)
    state.column_seat[column] = NONE
    state.column_price[column] = 0


def move_marker(box: Box, state: State, seat: Seat, grape: int, step: int, log: Log) -> None:
    """Move a price marker one step up (GC-25) or down (GC-27), not beyond the ends."""
    at = state.markers[grape]
    to = at + step
    if to < 0 or to > box.top[grape]:
        return
    state.markers[grape] = to
    rise(box, state, grape)
    if log is not None:
        prices = box.price[grape]
        data = {"grape": n.GRAPE_NAMES[grape], "from": prices[at], "price": prices[to]}
        log.append(Event("demand_raised" if step > 0 else "demand_lowered", seat, data))


def rise(box: Box, state: State, grape: int) -> None:
    """Update whether a price marker can go up (GC-25)."""
    if state.markers[grape] < box.top[grape]:
        state.rising |= 1 << grape
    else:
        state.rising &= ~(1 << grape)


def refresh(box: Box, state: State) -> None:
    """Compute all masks from the rows."""
    show(state)
    state.running = state.rising = 0
    for grape in range(GRAPE_COUNT):
        rise(box, state, grape)
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        side.fruit = side.stock = side.ready = side.leads = 0
        for grape in range(GRAPE_COUNT):
            grow(side, grape, 0)
        for cell in range(len(side.cellar)):
            lay(box, side, cell, 0)
        for kind in range(GRAPE_COUNT, KIND_COUNT):
            ready(side, kind)
    for column in range(len(state.column_seat)):
        leader = state.column_seat[column]
        if leader != NONE:
            side = state.sides[leader]
            side.leads |= 1 << column
            state.running |= 1 << column


# ---- tiles


def draw_tile(state: State, chance: Chance, first: int, end: int, log: Log) -> int:
    """Draw a tile of the kinds `first` to `end - 1`. Return its number (GC-3).

    An empty pile is renewed from the discards (GC-40)."""
    if byte_rows.total(state.pile) == 0:
        state.pile, state.discards = state.discards, state.pile
        if log is not None:
            log.append(Event("pile_renewed", TABLE, {"count": sum(state.pile)}))
    weights = state.pile
    if first > 0 or end < KIND_COUNT:
        weights = bytearray(KIND_COUNT)
        for kind in range(first, end):
            weights[kind] = state.pile[kind]
    drawn = byte_rows.draw(weights, "tile", chance)
    state.pile[drawn] -= 1
    return free_number(state, drawn)


def free_number(state: State, kind: int) -> int:
    """Return the lowest number of a kind that no visible tile has."""
    taken = serials(state.display, kind) | serials(state.column_tile, kind)
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        taken |= serials(side.estate, kind)
    return kind * SERIALS + bits.lowest(~taken)


def serials(tiles: bytearray, kind: int) -> int:
    """Return the mask of the serials of a kind's tiles in a row."""
    taken = 0
    for tile in tiles:
        if tile // SERIALS == kind:
            taken |= 1 << tile % SERIALS
    return taken


# ---- wine


def harvest_refusal(box: Box, state: State, side: Side, grape: int, least: int, rule: str) -> Refusal | None:
    """Return why one cube cannot be harvested, or None.

    `least` is the number of cubes that must be on the vines before the harvest."""
    if side.vines[grape] == 0:
        return Refusal("no_cube", rule, {"grape": n.GRAPE_NAMES[grape]})
    if sum(side.vines) < least:
        return Refusal("last_cube", "GC-14", {"least": least})
    if side.money < box.harvest_price:
        return Refusal("no_money", rule, {"price": box.harvest_price, "money": side.money})
    return None


def least_cubes(box: Box, state: State, harvests: int) -> int:
    """Return how many cubes must be on the vines before this many harvests in phase I (GC-14, GC-32)."""
    return harvests if state.counter == box.rounds else harvests + 1


def price_now(box: Box, state: State, grape: int) -> int:
    """Return the price of a cube of a grape, in francs."""
    return box.francs[grape * MOST_STEPS + state.markers[grape]]


def harvest(box: Box, state: State, seat: Seat, grape: int, price: int, log: Log) -> None:
    """Pay for a harvest, and move one cube from a vine into the first barrel (GC-26)."""
    side: Side = state.sides[seat]
    gain(side, -price)
    grow(side, grape, -1)
    lay(box, side, grape, 1)
    if log is not None:
        log.append(Event("harvested", seat, {"grape": n.GRAPE_NAMES[grape], "price": price}))


def sale_refusal(box: Box, side: Side, barrel: int, grape: int, count: int, rule: str) -> Refusal | None:
    """Return why this many cubes of a grape cannot be sold from a barrel, or None (GC-27)."""
    at = barrel * n.GRAPE_COUNT + grape
    if not box.ripe[at]:
        data: Args = {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1}
        data["first"], data["last"] = box.ripe_from[grape] + 1, box.ripe_to[grape] + 1
        return Refusal("not_ripe", rule, data)
    return cubes_refusal(side, barrel, grape, count, rule)


def cubes_refusal(side: Side, barrel: int, grape: int, count: int, rule: str) -> Refusal | None:
    """Return a refusal if a barrel has fewer than `count` cubes of a grape."""
    have = side.cellar[barrel * n.GRAPE_COUNT + grape]
    if have >= count:
        return None
    return Refusal(
        "too_few_cubes", rule, {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1, "count": have}
    )


def sell(
    box: Box, state: State, seat: Seat, barrel: int, grape: int, count: int, each: int, public: bool, log: Log
) -> None:
    """Sell cubes at `each` francs per cube.

    If `public`, the cubes go to the market barrel (GC-27), otherwise to the supply (GC-45, GC-47)."""
    side: Side = state.sides[seat]
    lay(box, side, barrel * GRAPE_COUNT + grape, -count)
    if public:
        side.market[grape] += count
    else:
        state.supply[grape] += count
    gain(side, each * count)
    if log is not None:
        data = wine_data(barrel, grape, count, each)
        log.append(Event("sold", seat, data))
    move_marker(box, state, seat, grape, -1, log)


def wine_data(barrel: int, grape: int, count: int, each: int) -> Args:
    """Return the data of events about sales."""
    name = n.GRAPE_NAMES[grape]
    return {"grape": name, "count": count, "barrel": barrel + 1, "each": each, "money": each * count}


def cubes_in(side: Side, cells: int) -> int:
    """Return the number of cubes in a set of cells."""
    total = 0
    cells &= side.stock
    while cells:
        total += side.cellar[bits.lowest(cells)]
        cells &= cells - 1
    return total


def offer_wine(side: Side, cells: int, first: int, out: action_mask.Offered) -> None:
    """Offer the sales from a set of cells, for the verb whose acts begin at `first`."""
    cells &= side.stock
    while cells:
        cell = bits.lowest(cells)
        cells &= cells - 1
        count = side.cellar[cell]
        action_mask.run(out, first + (cell + 1) * MOST_CUBES - count, count)
