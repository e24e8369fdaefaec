"""Workers: Logistics, single moves, laying off (DP-60 to DP-62, DP-56, DP-79, DP-80)."""

from __future__ import annotations

from vigneron.core.contract import Action, Refusal
from vigneron.games.dom_pierre.actions import (
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
from vigneron.games.dom_pierre.common import (
    Log,
    free_vines,
    place_on_route,
    skipped_on_route,
    stands_at,
    take_worker,
    tell,
    vintage_ready,
    workers_out,
)
from vigneron.games.dom_pierre.gains import movable, why_not_movable
from vigneron.games.dom_pierre.names import PLACE_ID, ROUTE_ID, place_id
from vigneron.games.dom_pierre.state import (
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
from vigneron.games.dom_pierre.tables import LOGISTICS, LONGEST, SQUARE, VILLAGE, Box

RULE = ("DP-60", "DP-79", "DP-56")
"""Why workers are placed -> the rule."""


def area_of(source: int) -> int:
    """Return the area of a place; all routes are one (DP-56)."""
    if source < ON_ROUTE:
        return (AREA_SUPPLY, AREA_MAISON, AREA_PRESSES)[source]
    return AREA_ROUTES if source < ON_VINE else AREA_VINEYARD


def begin(state: State, strength: int) -> None:
    state.pending.append([LIFT, strength, 0])


def begin_laying_off(state: State, strength: int) -> None:
    state.pending.append([LAY_OFF, strength, 0])


def legal_lift(state: State, seat: int, house: House, row: list[int], out: list[Action]) -> None:
    """DP-60: up to the strength from anywhere, any number from the maison."""
    out.append(START[DONE])
    start = START[LIFT_UP]
    able = row[1] > 0
    if able and house.supply:
        out.append(start)
    if house.maison:
        out.append(start + MAISON)
    if able:
        if house.presses:
            out.append(start + 2)
        out += [start + source for source in workers_out(state, seat)]


def legal_lay_off(state: State, seat: int, house: House, row: list[int], out: list[Action]) -> None:
    """DP-80: from routes, vineyard, presses or maison."""
    out.append(START[DONE])
    start = START[LIFT_UP]
    if house.maison:
        out.append(start + MAISON)
    if house.presses:
        out.append(start + 2)
    out += [start + source for source in workers_out(state, seat)]


def legal_pick(state: State, seat: int, out: list[Action]) -> None:
    out.append(START[DONE])
    out += movable(state, seat)


def why_not_lift(state: State, seat: int, house: House, row: list[int], source: int) -> Refusal | None:
    """Return why this worker may not be lifted now."""
    kind = row[0]
    if kind == PICK:
        return why_not_movable(state, seat, source, "DP-79")
    if kind not in (LIFT, LAY_OFF):
        if not vintage_ready(state, house, VILLAGE):
            return Refusal("no_vintage", "DP-56")
        return why_not_movable(state, seat, source, "DP-56")
    rule = "DP-60" if kind == LIFT else "DP-80"
    if kind == LAY_OFF and source == 0:
        return Refusal("already_there", rule)
    if row[1] == 0 and not (kind == LIFT and source == MAISON):
        return Refusal("no_strength", rule)
    return None if stands_at(state, seat, source) else Refusal("no_worker_there", rule)


def lift(box: Box, state: State, seat: int, house: House, source: int, log: Log) -> None:
    """Lift a worker: for Logistics into the hand, laid off into the own supply, else to be placed at once."""
    row = state.pending[-1]
    take_worker(state, seat, source)
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
        state.pending[-1] = [PLACE, 1, BY_GIFT, area_of(source), source]
    else:
        state.vintage_used = 1
        state.pending.append([PLACE, 1, BY_VINTAGE, area_of(source), source])


def lifted(state: State) -> None:
    """All are lifted: now they are placed (DP-60)."""
    hand = state.pending.pop()[2]
    if hand:
        state.pending.append([PLACE, hand, BY_LOGISTICS, NONE, NONE])


def _route_target(state: State, row: list[int], route: int) -> int:
    """Return the space that a worker would take on a route, or NONE where the rules forbid it."""
    if row[2] == BY_VINTAGE and row[3] == AREA_ROUTES:
        return NONE
    space = place_on_route(state.routes[route])
    if row[2] == BY_GIFT and row[4] == ON_ROUTE + route * LONGEST + space:
        return NONE
    return space


def legal_place(state: State, house: House, row: list[int], out: list[Action]) -> None:
    start = START[PUT]
    why, area, left = row[2], row[3], row[4]
    if why == BY_LOGISTICS or area != AREA_PRESSES:
        out.append(start + TO_PRESSES)
    out += [start + TO_ROUTE + route for route in range(4) if _route_target(state, row, route) != NONE]
    if why == BY_LOGISTICS and vintage_ready(state, house, LOGISTICS):
        start += TO_ROUTE_SKIPPING
        out += [start + route for route in range(4) if skipped_on_route(state.routes[route]) != NONE]
        start -= TO_ROUTE_SKIPPING
    if why != BY_VINTAGE or area != AREA_VINEYARD:
        start += TO_VINE
        out += [start + square for square in free_vines(state) if ON_VINE + square != left]


def why_not_place(state: State, house: House, row: list[int], target: int) -> Refusal | None:
    """Return why a worker may not be placed there."""
    why, area, left = row[2], row[3], row[4]
    rule = RULE[why]
    if target == TO_PRESSES:
        same = why != BY_LOGISTICS and area == AREA_PRESSES
        return Refusal("must_end_elsewhere", rule) if same else None
    if target < TO_ROUTE_SKIPPING:
        route = target - TO_ROUTE
        if NONE not in state.routes[route]:
            return Refusal("route_full", "DP-61", {"route": ROUTE_ID[route]})
        return Refusal("must_end_elsewhere", rule) if _route_target(state, row, route) == NONE else None
    if target < TO_VINE:
        route = target - TO_ROUTE_SKIPPING
        if why != BY_LOGISTICS or not vintage_ready(state, house, LOGISTICS):
            return Refusal("no_vintage", "DP-62")
        if skipped_on_route(state.routes[route]) == NONE:
            return Refusal("nothing_to_skip", "DP-62", {"route": ROUTE_ID[route]})
        return None
    square = target - TO_VINE
    if state.grapes[square] < 0:
        return Refusal("no_grape_there", "DP-60", {"square": SQUARE[square]})
    if state.workers[square] != NONE:
        return Refusal("vine_taken", "DP-60", {"square": SQUARE[square]})
    if (why == BY_VINTAGE and area == AREA_VINEYARD) or ON_VINE + square == left:
        return Refusal("must_end_elsewhere", rule)
    return None


def place(state: State, seat: int, house: House, target: int, log: Log) -> None:
    """Place one worker (DP-60 to DP-62)."""
    row = state.pending[-1]
    row[1] -= 1
    if target == TO_PRESSES:
        house.presses += 1
        where: str = place_id(2)
    elif target < TO_VINE:
        skipping = target >= TO_ROUTE_SKIPPING
        index = target - (TO_ROUTE_SKIPPING if skipping else TO_ROUTE)
        route = state.routes[index]
        route[skipped_on_route(route) if skipping else place_on_route(route)] = seat
        if skipping:
            state.vintage_used = 1
        where = PLACE_ID[index]
    else:
        state.workers[target - TO_VINE] = seat
        where = SQUARE[target - TO_VINE]
    if log is not None:
        tell(log, "placed", seat, place=where)
    if row[1] == 0:
        state.pending.pop()
