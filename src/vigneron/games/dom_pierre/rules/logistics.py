"""Workers: Logistics, single moves, laying off (DP-60 to DP-62, DP-56, DP-79, DP-80)."""

from __future__ import annotations

from vigneron.core.contract import Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import (
    AT_PRESSES,
    DONE,
    LIFT_UP,
    MAISON,
    ON_ROUTE,
    ON_VINE,
    PUT,
    START,
    TO_PRESSES,
    TO_ROUTE,
    TO_ROUTE_SKIPPING,
    TO_VINE,
)
from vigneron.games.dom_pierre.rules.box import LOGISTICS, LONGEST, SQUARE, VILLAGE, Box
from vigneron.games.dom_pierre.rules.common import (
    Log,
    free_vines,
    space_after_skip,
    stands_at,
    take_worker,
    tell,
    top,
    vacant_space,
    variety_at,
    vintage_ready,
)
from vigneron.games.dom_pierre.rules.gains import offer_movable, offer_workers, why_not_movable
from vigneron.games.dom_pierre.rules.names import PLACE_ID, ROUTE_ID, place_id
from vigneron.games.dom_pierre.rules.state import (
    AREA_MAISON,
    AREA_PRESSES,
    AREA_ROUTES,
    AREA_SUPPLY,
    AREA_VINEYARD,
    BY_GIFT,
    BY_LOGISTICS,
    BY_VINTAGE,
    LAY_OFF,
    LIFT,
    NONE,
    PICK,
    PLACE,
    House,
    State,
)
from vigneron.native import bits

RULE = ("DP-60", "DP-79", "DP-56")
"""By reason for which workers are placed: the clause."""


def area_of(source: int) -> int:
    """Return the area of a place. All routes are one area (DP-56)."""
    if source < ON_ROUTE:
        return (AREA_SUPPLY, AREA_MAISON, AREA_PRESSES)[source]
    return AREA_ROUTES if source < ON_VINE else AREA_VINEYARD


def begin(state: State, strength: int) -> None:
    """Begin Logistics: lift workers, then place them (DP-60)."""
    state.pending.append([LIFT, strength, 0])


def begin_laying_off(state: State, strength: int) -> None:
    """Begin to lay workers off (DP-80)."""
    state.pending.append([LAY_OFF, strength, 0])


def legal_lift(house: House, row: list[int], out: Offers) -> None:
    """Offer to lift workers.

    `strength` workers may come from anywhere, any number from the maison (DP-60)."""
    out.put(START[DONE], 1)
    if row[1]:
        offer_workers(house, 7, out)
    elif house.maison:
        out.put(START[LIFT_UP] + MAISON, 1)


def legal_lay_off(house: House, out: Offers) -> None:
    """Offer to lay off workers on routes, vineyard, presses or maison (DP-80)."""
    out.put(START[DONE], 1)
    offer_workers(house, 6, out)


def legal_pick(state: State, house: House, out: Offers) -> None:
    """Offer to lift one worker to be moved, or to decline (DP-79)."""
    out.put(START[DONE], 1)
    offer_movable(state, house, out)


def why_not_lift(state: State, house: House, row: list[int], source: int) -> Refusal | None:
    """Return why this worker may not be lifted now, or None (DP-56, DP-60, DP-79, DP-80)."""
    kind = row[0]
    if kind == PICK:
        return why_not_movable(state, house, source, "DP-79")
    if kind not in (LIFT, LAY_OFF):
        if not vintage_ready(state, house, VILLAGE):
            return Refusal("no_vintage", "DP-56")
        return why_not_movable(state, house, source, "DP-56")
    rule = "DP-60" if kind == LIFT else "DP-80"
    if kind == LAY_OFF and source == 0:
        return Refusal("already_there", rule)
    if row[1] == 0 and not (kind == LIFT and source == MAISON):
        return Refusal("all_lifted" if kind == LIFT else "no_strength", rule)
    code = "nothing_to_lift" if kind == LIFT else "no_worker_there"
    return None if stands_at(house, source) else Refusal(code, rule)


def lift(box: Box, state: State, seat: int, house: House, source: int, log: Log) -> None:
    """Lift a worker from a place.

    In Logistics, the worker goes into the hand (DP-60). A worker that is laid off goes into the own supply
    (DP-80). In other cases the worker is placed next (DP-56, DP-79)."""
    row = top(state)
    take_worker(house, source)
    if row[0] == LAY_OFF:
        row[1] -= 1
        row[2] += 1
        house.supply += 1
        house.coins += box.lay_off_coins
        if log is not None:
            tell(log, "laid_off", seat, place=place_id(source), coins=box.lay_off_coins)
        return
    if log is not None:
        tell(log, "lifted", seat, place=place_id(source))
    if row[0] == LIFT:
        if source != MAISON:
            row[1] -= 1
        row[2] += 1
    elif row[0] == PICK:
        state.pending[len(state.pending) - 1] = [PLACE, 1, BY_GIFT, area_of(source), source]
    else:
        state.vintage_used = 1
        state.pending.append([PLACE, 1, BY_VINTAGE, area_of(source), source])


def lifted(state: State) -> None:
    """End lifting. The workers in hand are placed next (DP-60)."""
    hand = state.pending.pop()[2]
    if hand:
        state.pending.append([PLACE, hand, BY_LOGISTICS, NONE, NONE])


def route_target(state: State, row: list[int], route: int) -> int:
    """Return the space that a worker would take on a route, or NONE if it may not be placed there."""
    if row[2] == BY_VINTAGE and row[3] == AREA_ROUTES:
        return NONE
    space = vacant_space(state, route)
    if row[2] == BY_GIFT and row[4] == ON_ROUTE + route * LONGEST + space:
        return NONE
    return space


def legal_place(state: State, house: House, row: list[int], out: Offers) -> None:
    """Offer the places for the worker in hand."""
    start: int = START[PUT]
    why, area, left = row[2], row[3], row[4]
    out.put(start + TO_PRESSES, why == BY_LOGISTICS or area != AREA_PRESSES)
    routes = skipping = 0
    for route in range(4):
        routes |= (route_target(state, row, route) != NONE) << route
    out.put(start + TO_ROUTE, routes)
    if why == BY_LOGISTICS and vintage_ready(state, house, LOGISTICS):
        for route in range(4):
            skipping |= (space_after_skip(state, route) != NONE) << route
        out.put(start + TO_ROUTE_SKIPPING, skipping)
    if why != BY_VINTAGE or area != AREA_VINEYARD:
        squares = free_vines(state)
        if left >= ON_VINE:
            squares &= ~bits.bit(left - ON_VINE)
        out.put(start + TO_VINE, squares)


def why_not_place(state: State, house: House, row: list[int], target: int) -> Refusal | None:
    """Return why a worker may not be placed there, or None."""
    why, area, left = row[2], row[3], row[4]
    rule = RULE[why]
    if target == TO_PRESSES:
        same = why != BY_LOGISTICS and area == AREA_PRESSES
        return Refusal("must_end_elsewhere", rule) if same else None
    if target < TO_ROUTE_SKIPPING:
        route = target - TO_ROUTE
        if vacant_space(state, route) == NONE:
            return Refusal("route_full", "DP-61", {"route": ROUTE_ID[route]})
        return Refusal("must_end_elsewhere", rule) if route_target(state, row, route) == NONE else None
    if target < TO_VINE:
        route = target - TO_ROUTE_SKIPPING
        if why != BY_LOGISTICS or not vintage_ready(state, house, LOGISTICS):
            return Refusal("no_vintage", "DP-62")
        if space_after_skip(state, route) == NONE:
            return Refusal("nothing_to_skip", "DP-62", {"route": ROUTE_ID[route]})
        return None
    square = target - TO_VINE
    if variety_at(state, square) == NONE:
        return Refusal("no_grape_there", rule, {"square": SQUARE[square]})
    if not free_vines(state) & bits.bit(square):
        return Refusal("vine_taken", rule, {"square": SQUARE[square]})
    if (why == BY_VINTAGE and area == AREA_VINEYARD) or ON_VINE + square == left:
        return Refusal("must_end_elsewhere", rule)
    return None


def place(state: State, seat: int, house: House, target: int, log: Log) -> None:
    """Place one worker (DP-60, DP-61, DP-62)."""
    row = top(state)
    row[1] -= 1
    if target == TO_PRESSES:
        house.presses += 1
    elif target < TO_ROUTE_SKIPPING:
        route = target - TO_ROUTE
        house.on_roads |= bits.bit(LONGEST * route + vacant_space(state, route))
    elif target < TO_VINE:
        route = target - TO_ROUTE_SKIPPING
        house.on_roads |= bits.bit(LONGEST * route + space_after_skip(state, route))
        state.vintage_used = 1
    else:
        house.on_vines |= bits.bit(target - TO_VINE)
    if log is not None:
        tell(log, "placed", seat, place=target_id(target))
    if row[1] == 0:
        state.pending.pop()


def target_id(target: int) -> str:
    """Return the sentence id of a place that workers are put on."""
    if target == TO_PRESSES:
        return place_id(AT_PRESSES)
    if target < TO_VINE:
        return PLACE_ID[(target - TO_ROUTE) % len(PLACE_ID)]
    return SQUARE[target - TO_VINE]
