"""What several phases share: money, wine, tiles, and the wording of events."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event, Refusal, Seat
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.state import Side, State
from vigneron.games.grand_cru.tables import Box

Log = list[Event] | None
TABLE = -1
"""The seat of an event that is nobody's."""


def tile_word(kind: int) -> str:
    """Return how events and sentences name a kind of tile: a grape's proper name or an improvement's key."""
    return n.GRAPE_NAMES[kind] if kind < n.GRAPE_COUNT else n.KINDS[kind]


def gain(side: Side, francs: int) -> None:
    """Give (or, negative, take) money. Payments are public (GC-7), so the ledger moves along."""
    side.money += francs
    side.ledger += francs


def draw_tile(state: State, chance: Chance, first: int, end: int, log: Log) -> int:
    """Draw a tile of the kinds first … end-1 and return its number; an empty pile is renewed (GC-40)."""
    if not any(state.pile):
        state.pile, state.discards = state.discards, state.pile
        if log is not None:
            log.append(Event("pile_renewed", TABLE, {"count": sum(state.pile)}))
    weights = [count if first <= kind < end else 0 for kind, count in enumerate(state.pile)]
    kind = chance.draw(weights, "tile")
    state.pile[kind] -= 1
    return free_number(state, kind)


def free_number(state: State, kind: int) -> int:
    """Return the lowest number that no tile in sight bears."""
    taken = 0
    base = kind * n.SERIALS
    for tiles in (state.display, state.column_tile, *[side.estate for side in state.sides]):
        for tile in tiles:
            if tile >= 0 and tile // n.SERIALS == kind:
                taken |= 1 << (tile - base)
    serial = 0
    while taken & 1:
        taken >>= 1
        serial += 1
    return base + serial


def move_marker(box: Box, state: State, seat: Seat, grape: int, step: int, log: Log) -> None:
    """Move a price marker one step up (GC-25) or down (GC-27), not beyond the ends."""
    at = state.markers[grape]
    to = at + step
    if to < 0 or to > box.top[grape]:
        return
    state.markers[grape] = to
    if log is not None:
        prices = box.price[grape]
        data = {"grape": n.GRAPE_NAMES[grape], "from": prices[at], "price": prices[to]}
        log.append(Event("demand_raised" if step > 0 else "demand_lowered", seat, data))


def harvest_refusal(box: Box, state: State, side: Side, grape: int, least: int, rule: str) -> Refusal | None:
    """Return why one cube cannot be harvested. `least`: cubes that must be on the vines for that."""
    if side.vines[grape] == 0:
        return Refusal("no_cube", rule, {"grape": n.GRAPE_NAMES[grape]})
    if sum(side.vines) < least:
        return Refusal("last_cube", "GC-14", {"least": least})
    if side.money < box.harvest_price:
        return Refusal("no_money", rule, {"price": box.harvest_price, "money": side.money})
    return None


def least_cubes(box: Box, state: State, harvests: int) -> int:
    """Return how many cubes must stand on the vines before so many harvests of phase I (GC-14, GC-32)."""
    return harvests if state.counter == box.rounds else harvests + 1


def harvest(box: Box, state: State, seat: Seat, grape: int, price: int, log: Log) -> None:
    """Pay, and bring one cube from a vine into the first barrel (GC-26)."""
    side = state.sides[seat]
    gain(side, -price)
    side.vines[grape] -= 1
    side.cellar[grape] += 1
    if log is not None:
        log.append(Event("harvested", seat, {"grape": n.GRAPE_NAMES[grape], "price": price}))


def sale_refusal(box: Box, side: Side, barrel: int, grape: int, count: int, rule: str) -> Refusal | None:
    """Return why so many cubes of a ripe grape cannot be sold from a barrel (GC-27)."""
    at = barrel * n.GRAPE_COUNT + grape
    if not box.ripe[at]:
        return Refusal("not_ripe", rule, {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1})
    return cubes_refusal(side, barrel, grape, count, rule)


def cubes_refusal(side: Side, barrel: int, grape: int, count: int, rule: str) -> Refusal | None:
    """Return a refusal if a barrel holds fewer cubes of a grape than `count`."""
    have = side.cellar[barrel * n.GRAPE_COUNT + grape]
    if have >= count:
        return None
    return Refusal(
        "too_few_cubes", rule, {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1, "count": have}
    )


def sell(
    box: Box, state: State, seat: Seat, barrel: int, grape: int, count: int, each: int, public: bool, log: Log
) -> None:
    """Sell cubes for `each` francs, to the market barrel if `public`, else to the supply (GC-27)."""
    side = state.sides[seat]
    side.cellar[barrel * n.GRAPE_COUNT + grape] -= count
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
    """Return what is told of a sale."""
    name = n.GRAPE_NAMES[grape]
    return {"grape": name, "count": count, "barrel": barrel + 1, "each": each, "money": each * count}


def ripe_cubes(box: Box, side: Side) -> int:
    """Return how many cubes of a cellar may be sold now."""
    total = 0
    ripe = box.ripe
    for at, count in enumerate(side.cellar):
        if count and ripe[at]:
            total += count
    return total


def wine_acts(side: Side, zone: list[int], first: int, out: list[int]) -> None:
    """Add the acts of the verb starting at `first` that sell cubes lying where `zone` is 1."""
    for at, count in enumerate(side.cellar):
        if count and zone[at]:
            end = first + (at + 1) * n.MOST_CUBES
            out.extend(range(end - count, end))


def can_rise(box: Box, state: State) -> bool:
    """Return whether any price marker is below its top (GC-25)."""
    top = box.top
    return any(step < top[grape] for grape, step in enumerate(state.markers))
