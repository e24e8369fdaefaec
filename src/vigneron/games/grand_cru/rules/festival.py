"""The spaces of the festival (GC-42 to GC-50)."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Event, Refusal, Seat
from vigneron.games.grand_cru.rules import action_mask, cellar, common
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.actions import (
    CASH,
    FIRST,
    HARVEST_LATE,
    LEAVE,
    PRESS,
    RAISE,
    REPLANT,
    SELL_LATE,
    SELL_PRIMEUR,
    TAKE_BOTTLE,
    A,
    B,
    C,
    D,
)
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import Log, free_number
from vigneron.games.grand_cru.rules.market import why_not_raise
from vigneron.games.grand_cru.rules.names import (
    CASH_1,
    DELIVER,
    FIRST_PLAYER,
    GRAPE_COUNT,
    JUICE,
    LATE,
    PRIMEUR,
    RAISE_1,
    SERIALS,
)
from vigneron.games.grand_cru.rules.names import REPLANT as REPLANTING
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import byte_rows

FESTIVAL_RULE: Final = (
    "GC-43",
    "GC-44",
    "GC-45",
    "GC-46",
    "GC-47",
    "GC-48",
    "GC-49",
    "GC-49",
    "GC-49",
    "GC-50",
    "GC-50",
    "GC-50",
)
"""By space: the clause that explains it."""
BOTTLE_ACT, JUICE_ACT, LEAVE_ACT = FIRST[TAKE_BOTTLE], FIRST[PRESS], FIRST[LEAVE]
LATE_HARVESTS, DELIVERIES, PRIMEURS = FIRST[HARVEST_LATE], FIRST[SELL_LATE], FIRST[SELL_PRIMEUR]
REPLANTS, RAISES, CASHES = FIRST[REPLANT], FIRST[RAISE], FIRST[CASH]


def offer(box: Box, state: State, seat: Seat, out: action_mask.Offered) -> None:
    """Offer the spaces that the seat may take, ascending, and then to leave the festival (GC-42)."""
    side: Side = state.sides[seat]
    if side.pawns > 0:
        if is_open(box, state, side, FIRST_PLAYER):
            action_mask.run(out, BOTTLE_ACT, 1)
        if side.money >= box.harvest_price and is_open(box, state, side, LATE):
            action_mask.add(out, LATE_HARVESTS, side.fruit)
        if is_open(box, state, side, DELIVER):
            common.offer_wine(side, box.ripe_cells, DELIVERIES, out)
        if side.fruit and is_open(box, state, side, JUICE):
            action_mask.run(out, JUICE_ACT, 1)
        if is_open(box, state, side, PRIMEUR):
            common.offer_wine(side, box.green_cells, PRIMEURS, out)
        if is_open(box, state, side, REPLANTING):
            offer_replants(state, side, out)
        for place in range(3):
            if is_open(box, state, side, RAISE_1 + place):
                action_mask.add(out, RAISES + place * GRAPE_COUNT, state.rising)
        for place in range(3):
            if is_open(box, state, side, CASH_1 + place):
                action_mask.run(out, CASHES + place, 1)
    action_mask.run(out, LEAVE_ACT, 1)


def is_open(box: Box, state: State, side: Side, space: int) -> bool:
    """Return whether a space is free and the player has the prestige for it (GC-42)."""
    return state.spaces[space] == 0 and side.prestige >= box.space_price[space]


def offer_replants(state: State, side: Side, out: action_mask.Offered) -> None:
    """Offer replanting, ordered by the old vine (bare or full), the new grape and its source (GC-48)."""
    stocked = 0
    for grape in range(GRAPE_COUNT):
        if state.pile[grape]:
            stocked |= 1 << 2 * grape
        if state.discards[grape]:
            stocked |= 2 << 2 * grape
    for old in range(GRAPE_COUNT):
        acts = stocked & (1 << 2 * old) - 1 | stocked >> 2 * old + 2 << 2 * old
        start = REPLANTS + old * 2 * (GRAPE_COUNT - 1) * 2
        if side.tiles[old] > side.vines[old]:
            action_mask.add(out, start, acts)
        if side.vines[old]:
            action_mask.add(out, start + (GRAPE_COUNT - 1) * 2, acts)


def do(box: Box, state: State, seat: Seat, verb: int, action: int, log: Log) -> None:
    """Do an act of this module."""
    if verb == LEAVE:
        leave(state, seat, log)
    elif verb == CASH:
        cash(box, state, seat, action, log)
    elif verb == RAISE:
        raise_space(box, state, seat, action, log)
    elif verb == REPLANT:
        replant(box, state, seat, action, log)
    elif verb == SELL_PRIMEUR:
        primeur(box, state, seat, action, log)
    elif verb == PRESS:
        juice(box, state, seat, log)
    elif verb == SELL_LATE:
        deliver(box, state, seat, action, log)
    elif verb == HARVEST_LATE:
        late(box, state, seat, action, log)
    else:
        bottle(box, state, seat, log)


def _has_vine(side: Side, grape: int, full: int) -> bool:
    """Return whether the estate has a vine of the grape with (full 1) or without a cube."""
    return (side.vines[grape] if full else side.tiles[grape] - side.vines[grape]) > 0


def space_refusal(box: Box, state: State, seat: Seat, space: int) -> Refusal | None:
    """Return why a space cannot be taken, or None. The effect of the space is not checked (GC-42)."""
    side = state.sides[seat]
    if state.spaces[space]:
        return Refusal("space_taken", "GC-42", {"seat_other": state.spaces[space] - 1})
    if side.prestige < box.space_price[space]:
        data: Args = {"price": box.space_price[space], "prestige": side.prestige}
        return Refusal("no_prestige", FESTIVAL_RULE[space], data)
    if side.pawns < 1:
        return Refusal("no_pawn", "GC-42")
    return None


def take_space(box: Box, state: State, seat: Seat, space: int, log: Log) -> None:
    """Put a pawn on a space, and pay its prestige."""
    side: Side = state.sides[seat]
    state.spaces[space] = seat + 1
    side.pawns -= 1
    side.prestige -= box.space_price[space]
    if log is not None:
        data: Args = {"space": n.SPACES[space], "prestige": box.space_price[space]}
        log.append(Event("space_taken", seat, data))


def why_not_bottle(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why the bottle cannot be taken, or None (GC-43)."""
    return space_refusal(box, state, seat, n.FIRST_PLAYER)


def bottle(box: Box, state: State, seat: Seat, log: Log) -> None:
    """Take the red bottle at once. The holder of the bottle may take the space to keep it (GC-43)."""
    take_space(box, state, seat, FIRST_PLAYER, log)
    state.holder = seat
    if log is not None:
        log.append(Event("bottle_taken", seat))


def why_not_late(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a late harvest is illegal, or None (GC-44)."""
    refusal = space_refusal(box, state, seat, n.LATE)
    return refusal or common.harvest_refusal(box, state, state.sides[seat], A[action], 1, "GC-44")


def late(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Harvest a cube. If it is the last cube, this does not end the year (GC-44)."""
    take_space(box, state, seat, LATE, log)
    common.harvest(box, state, seat, A[action], box.harvest_price, log)


def why_not_deliver(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a delivery is illegal, or None (GC-45)."""
    refusal = space_refusal(box, state, seat, n.DELIVER)
    return refusal or common.sale_refusal(box, state.sides[seat], A[action], B[action], C[action], "GC-45")


def deliver(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Sell cubes of one barrel to the supply (GC-45)."""
    grape = B[action]
    take_space(box, state, seat, DELIVER, log)
    each = common.price_now(box, state, grape)
    common.sell(box, state, seat, A[action], grape, C[action], each, False, log)


def why_not_juice(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why pressing juice is illegal, or None (GC-46)."""
    refusal = space_refusal(box, state, seat, n.JUICE)
    if refusal is None and not any(state.sides[seat].vines):
        return Refusal("no_cubes", "GC-46")
    return refusal


def juice(box: Box, state: State, seat: Seat, log: Log) -> None:
    """Sell all cubes on vines to the supply, for one franc each (GC-46)."""
    side: Side = state.sides[seat]
    take_space(box, state, seat, JUICE, log)
    count = byte_rows.total(side.vines)
    for grape in range(GRAPE_COUNT):
        state.supply[grape] += side.vines[grape]
        side.vines[grape] = 0
    side.fruit = 0
    common.gain(side, count * box.juice_per_cube)
    if log is not None:
        log.append(Event("pressed", seat, {"count": count, "money": count * box.juice_per_cube}))


def why_not_primeur(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a sale of unripe wine is illegal, or None (GC-47)."""
    barrel, grape = A[action], B[action]
    refusal = space_refusal(box, state, seat, n.PRIMEUR)
    if refusal is None and barrel >= box.ripe_from[grape]:
        return Refusal("ripe_already", "GC-47", {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1})
    return refusal or common.cubes_refusal(state.sides[seat], barrel, grape, C[action], "GC-47")


def primeur(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Sell unripe cubes to the supply (GC-47).

    A cube brings the current price less one franc per missing barrel, but at least 0."""
    barrel = A[action]
    grape = B[action]
    take_space(box, state, seat, PRIMEUR, log)
    missing = box.ripe_from[grape] - barrel
    each = max(0, common.price_now(box, state, grape) - missing * box.primeur_less)
    common.sell(box, state, seat, barrel, grape, C[action], each, False, log)


def why_not_replant(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why replanting is illegal, or None (GC-48)."""
    old, full, new = A[action], B[action], C[action]
    refusal = space_refusal(box, state, seat, n.REPLANT)
    if refusal is not None:
        return refusal
    if not _has_vine(state.sides[seat], old, full):
        return Refusal("no_full_vine" if full else "no_bare_vine", "GC-48", {"grape": n.GRAPE_NAMES[old]})
    if D[action] == 0 and state.pile[new] == 0:
        return Refusal("not_in_pile", "GC-48", {"grape": n.GRAPE_NAMES[new]})
    if D[action] == 1 and state.discards[new] == 0:
        return Refusal("not_in_discards", "GC-48", {"grape": n.GRAPE_NAMES[new]})
    return None


def replant(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Discard a vine, then take a vine of another grape (GC-48).

    A cube on the old vine returns to the supply."""
    old = A[action]
    new = C[action]
    side: Side = state.sides[seat]
    take_space(box, state, seat, REPLANTING, log)
    if B[action]:
        common.grow(side, old, -1)
        state.supply[old] += 1
    # Of several vines of a grape, the newest is discarded. The state does not record which vine has a cube.
    at = len(side.estate) - 1
    while side.estate[at] // SERIALS != old:
        at -= 1
    state.discards[old] += 1
    side.tiles[old] -= 1
    stock = state.discards if D[action] else state.pile
    stock[new] -= 1
    side.tiles[new] += 1
    side.estate[at] = free_number(state, new)
    if log is not None:
        data: Args = {"grape": n.GRAPE_NAMES[old], "other": n.GRAPE_NAMES[new]}
        log.append(Event("replanted", seat, data))


def why_not_raise_space(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a demand space cannot be taken, or None (GC-49)."""
    refusal = space_refusal(box, state, seat, n.RAISE_1 + A[action])
    return refusal or why_not_raise(box, state, B[action], "GC-49")


def raise_space(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Do the first upward step of a demand space. More steps may follow (GC-49)."""
    space = RAISE_1 + A[action]
    take_space(box, state, seat, space, log)
    common.move_marker(box, state, seat, B[action], 1, log)
    cellar.owe_steps(box, state, box.space_gives[space] - 1)


def why_not_cash(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why a cash space cannot be taken, or None (GC-50)."""
    return space_refusal(box, state, seat, n.CASH_1 + A[action])


def cash(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Take a cash space (GC-50)."""
    space = CASH_1 + A[action]
    take_space(box, state, seat, space, log)
    common.gain(state.sides[seat], box.space_gives[space])
    if log is not None:
        log.append(Event("cashed", seat, {"money": box.space_gives[space]}))


def leave(state: State, seat: Seat, log: Log) -> None:
    """Leave this festival and keep the prestige (GC-42)."""
    state.sides[seat].passed = 1
    if log is not None:
        log.append(Event("festival_left", seat, {"prestige": state.sides[seat].prestige}))
