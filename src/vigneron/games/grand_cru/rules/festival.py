"""The festival's spaces: GC-42 to GC-50."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event, Refusal, Seat
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.actions import (
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
from vigneron.games.grand_cru.rules import cellar, common
from vigneron.games.grand_cru.rules.common import Log, free_number
from vigneron.games.grand_cru.rules.market import why_not_raise
from vigneron.games.grand_cru.state import Side, State
from vigneron.games.grand_cru.tables import Box

_G = n.GRAPE_COUNT
_RULE = (
    "GC-43", "GC-44", "GC-45", "GC-46", "GC-47", "GC-48", "GC-49", "GC-49", "GC-49", "GC-50", "GC-50",
    "GC-50",
)  # fmt: skip
"""By space: the rule that explains it."""


def legal(box: Box, state: State, seat: Seat) -> list[int]:
    """Return the spaces that the seat may take, ascending, and leaving (GC-42)."""
    side = state.sides[seat]
    out: list[int] = []
    open_spaces = [
        0 if by or price > side.prestige else 1
        for by, price in zip(state.spaces, box.space_price, strict=True)
    ]
    if side.pawns > 0:
        _add_wine(box, state, side, open_spaces, out)
        if open_spaces[n.REPLANT]:
            _replants(state, side, out)
        for place in range(3):
            if open_spaces[n.RAISE_1 + place]:
                first = FIRST[RAISE] + place * _G
                out.extend([first + g for g in range(_G) if state.markers[g] < box.top[g]])
        out.extend([FIRST[CASH] + place for place in range(3) if open_spaces[n.CASH_1 + place]])
    out.append(FIRST[LEAVE])
    return out


def _add_wine(box: Box, state: State, side: Side, open_spaces: list[int], out: list[int]) -> None:
    vines = side.vines
    if open_spaces[n.FIRST_PLAYER]:
        out.append(FIRST[TAKE_BOTTLE])
    if open_spaces[n.LATE] and side.money >= box.harvest_price:
        out.extend([FIRST[HARVEST_LATE] + g for g in range(_G) if vines[g]])
    if open_spaces[n.DELIVER]:
        common.wine_acts(side, box.ripe, FIRST[SELL_LATE], out)
    if open_spaces[n.JUICE] and any(vines):
        out.append(FIRST[PRESS])
    if open_spaces[n.PRIMEUR]:
        for at, count in enumerate(side.cellar):
            if count and at // _G < box.ripe_from[at % _G]:
                end = FIRST[SELL_PRIMEUR] + (at + 1) * n.MOST_CUBES
                out.extend(range(end - count, end))


def _replants(state: State, side: Side, out: list[int]) -> None:
    for old in range(_G):
        for full in range(2):
            if not _has_vine(side, old, full):
                continue
            start = FIRST[REPLANT] + (old * 2 + full) * (_G - 1) * 2
            for new in range(_G):
                if new != old:
                    at = start + (new if new < old else new - 1) * 2
                    if state.pile[new]:
                        out.append(at)
                    if state.discards[new]:
                        out.append(at + 1)


def _has_vine(side: Side, grape: int, full: int) -> bool:
    """Return whether the estate has a vine of the grape with (full 1) or without a cube."""
    return (side.vines[grape] if full else side.tiles[grape] - side.vines[grape]) > 0


def space_refusal(box: Box, state: State, seat: Seat, space: int) -> Refusal | None:
    """Return why a space cannot be taken, whatever its effect (GC-42)."""
    side = state.sides[seat]
    if state.spaces[space]:
        return Refusal("space_taken", "GC-42", {"seat_other": state.spaces[space] - 1})
    if side.prestige < box.space_price[space]:
        data: Args = {"price": box.space_price[space], "prestige": side.prestige}
        return Refusal("no_prestige", _RULE[space], data)
    if side.pawns < 1:
        return Refusal("no_pawn", "GC-42")
    return None


def _take_space(box: Box, state: State, seat: Seat, space: int, log: Log) -> None:
    """Put a pawn on a space and pay its prestige at once."""
    side = state.sides[seat]
    state.spaces[space] = seat + 1
    side.pawns -= 1
    side.prestige -= box.space_price[space]
    if log is not None:
        data: Args = {"space": n.SPACES[space], "prestige": box.space_price[space]}
        log.append(Event("space_taken", seat, data))


def why_not_bottle(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    return space_refusal(box, state, seat, n.FIRST_PLAYER)


def bottle(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-43: the red bottle, at once; the holder may take the space to keep it."""
    _take_space(box, state, seat, n.FIRST_PLAYER, log)
    state.holder = seat
    if log is not None:
        log.append(Event("bottle_taken", seat))


def why_not_late(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    refusal = space_refusal(box, state, seat, n.LATE)
    return refusal or common.harvest_refusal(box, state, state.sides[seat], A[action], 1, "GC-44")


def late(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-44: one harvest; it may take a last cube and ends nothing."""
    _take_space(box, state, seat, n.LATE, log)
    common.harvest(box, state, seat, A[action], box.harvest_price, log)


def why_not_deliver(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    refusal = space_refusal(box, state, seat, n.DELIVER)
    return refusal or common.sale_refusal(box, state.sides[seat], A[action], B[action], C[action], "GC-45")


def deliver(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-45: one sale; the cubes go to the supply."""
    grape = B[action]
    _take_space(box, state, seat, n.DELIVER, log)
    each = box.price[grape][state.markers[grape]]
    common.sell(box, state, seat, A[action], grape, C[action], each, False, log)


def why_not_juice(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    refusal = space_refusal(box, state, seat, n.JUICE)
    if refusal is None and not any(state.sides[seat].vines):
        return Refusal("no_cubes", "GC-46")
    return refusal


def juice(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-46: all cubes on vines go to the supply for one franc each."""
    side = state.sides[seat]
    _take_space(box, state, seat, n.JUICE, log)
    count = sum(side.vines)
    for grape in range(_G):
        state.supply[grape] += side.vines[grape]
        side.vines[grape] = 0
    common.gain(side, count * box.juice_per_cube)
    if log is not None:
        log.append(Event("pressed", seat, {"count": count, "money": count * box.juice_per_cube}))


def why_not_primeur(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    barrel, grape = A[action], B[action]
    refusal = space_refusal(box, state, seat, n.PRIMEUR)
    if refusal is None and barrel >= box.ripe_from[grape]:
        return Refusal("ripe_already", "GC-47", {"grape": n.GRAPE_NAMES[grape], "barrel": barrel + 1})
    return refusal or common.cubes_refusal(state.sides[seat], barrel, grape, C[action], "GC-47")


def primeur(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-47: unripe cubes at the current price less one franc per barrel missing, never below 0."""
    barrel, grape = A[action], B[action]
    _take_space(box, state, seat, n.PRIMEUR, log)
    missing = box.ripe_from[grape] - barrel
    each = max(0, box.price[grape][state.markers[grape]] - missing * box.primeur_less)
    common.sell(box, state, seat, barrel, grape, C[action], each, False, log)


def why_not_replant(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
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


def replant(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-48: discard a vine, then take one of another grape; a cube on the old one returns to the supply."""
    old, full, new = A[action], B[action], C[action]
    side = state.sides[seat]
    _take_space(box, state, seat, n.REPLANT, log)
    if full:
        side.vines[old] -= 1
        state.supply[old] += 1
    # Of several vines of a grape the one that came last goes; which one carries a cube is not kept.
    at = max([i for i, tile in enumerate(side.estate) if tile // n.SERIALS == old])
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
    refusal = space_refusal(box, state, seat, n.RAISE_1 + A[action])
    return refusal or why_not_raise(box, state, B[action], "GC-49")


def raise_space(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-49: the first upward step of a demand space; more may follow."""
    space = n.RAISE_1 + A[action]
    _take_space(box, state, seat, space, log)
    common.move_marker(box, state, seat, B[action], 1, log)
    cellar.owe_steps(box, state, box.space_gives[space] - 1)


def why_not_cash(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    return space_refusal(box, state, seat, n.CASH_1 + A[action])


def cash(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-50."""
    space = n.CASH_1 + A[action]
    _take_space(box, state, seat, space, log)
    common.gain(state.sides[seat], box.space_gives[space])
    if log is not None:
        log.append(Event("cashed", seat, {"money": box.space_gives[space]}))


def leave(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-42: pass for this festival; prestige left over is kept."""
    state.sides[seat].passed = 1
    if log is not None:
        log.append(Event("festival_left", seat, {"prestige": state.sides[seat].prestige}))
