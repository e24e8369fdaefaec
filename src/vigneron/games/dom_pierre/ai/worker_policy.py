"""Values the acts that lift, place and lay off workers. Values are in points."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.contract import Action
from vigneron.games.dom_pierre.ai.evaluation import FIRST_PRESSER, MONEY, ROUTE_POINT, WORKER
from vigneron.games.dom_pierre.rules.actions import (
    DONE,
    MAISON,
    ON_ROUTE,
    ON_VINE,
    TO_PRESSES,
    TO_ROUTE,
    TO_ROUTE_SKIPPING,
    TO_VINE,
    VERB,
    A,
)
from vigneron.games.dom_pierre.rules.box import LONGEST, ROUTE_MASK, Box
from vigneron.games.dom_pierre.rules.common import furthest, space_after_skip, vacant, variety_at
from vigneron.games.dom_pierre.rules.market import market_of
from vigneron.games.dom_pierre.rules.state import NONE, House, State
from vigneron.native import bits


def lift(state: State, seat: int, house: House, legal: Sequence[Action]) -> list[float]:
    """Return the value of lifting a worker from each place.

    The maison is best and the supply second. Workers at other places usually stay."""
    out = []
    for action in legal:
        if VERB[action] == DONE:
            out.append(0.0)
            continue
        source = A[action]
        if source == MAISON:
            out.append(2.0)
        elif source == 0:
            out.append(1.0)
        elif source == 2:
            out.append(0.3 if house.presses > 3 else -1.0)
        elif source < ON_VINE:
            out.append(-0.5)
        else:
            out.append(0.2 if bits.count(house.on_vines) > 4 else -0.5)
    return out


def place(
    box: Box, state: State, seat: int, house: House, row: list[int], legal: Sequence[Action]
) -> list[float]:
    """Return the value of placing a worker on each place.

    On a route it is the mean value over the workers in hand."""
    hand = row[1]
    vines = bits.count(house.on_vines)
    out = []
    for action in legal:
        target = A[action]
        if target == TO_PRESSES:
            bonus = FIRST_PRESSER + 0.6 if house.presses == 0 else 0.25 if house.presses == 1 else -0.2
            out.append(WORKER[2] + bonus)
        elif target < TO_ROUTE_SKIPPING:
            out.append(_along(box, state, seat, target - TO_ROUTE, hand))
        elif target < TO_VINE:
            route = target - TO_ROUTE_SKIPPING
            space = space_after_skip(state, route)
            out.append(_reached(box, state, seat, route, space) - 0.1)
        else:
            square = target - TO_VINE
            alone = bits.count(state.vines[variety_at(state, square)]) * 0.005
            out.append((WORKER[4] + 0.35 - 0.15 * vines) + alone)
    return out


def _reached(box: Box, state: State, seat: int, route: int, space: int) -> float:
    """Return how much a worker on this space adds to the seat's value on the route."""
    sections, bonus = box.sections[route], box.route_bonus[route]
    at = furthest(state.houses[seat], route)
    have = bonus[sections[at]] if at != NONE else 0
    gain = max(bonus[sections[space]] - have, 0)
    house = state.houses[seat]
    card = market_of(state, route)
    wanted = 0.0
    if card != NONE:
        fits_card = [
            tile for i, tile in enumerate(house.champagne) if tile and box.card_refuses[card][i // 2] == 0
        ]
        wanted = 0.3 if fits_card else 0.0
    return gain * (ROUTE_POINT + 0.25 + wanted) + WORKER[3]


def _along(box: Box, state: State, seat: int, route: int, hand: int) -> float:
    """Return the best mean value per worker of putting 1 to `hand` workers on a route."""
    spaces: list[int] = []
    bits.add(spaces, 0, vacant(state) >> LONGEST * route & ROUTE_MASK)
    best = 0.0
    for count in range(1, min(hand, len(spaces)) + 1):
        total = _reached(box, state, seat, route, spaces[count - 1]) + WORKER[3] * 0.6 * (count - 1)
        best = max(best, total / count)
    return best


def lay_off(box: Box, state: State, seat: int, house: House, legal: Sequence[Action]) -> list[float]:
    """Return for each worker the Fr that laying it off brings, less its value at its place."""
    out = []
    for action in legal:
        if VERB[action] == DONE:
            out.append(0.0)
            continue
        source = A[action]
        if source == MAISON:
            lost = WORKER[1]
        elif source == 2:
            lost = WORKER[2] + (FIRST_PRESSER if house.presses == 1 else 0.0)
        elif source < ON_VINE:
            route, space = divmod(source - ON_ROUTE, LONGEST)
            lost = WORKER[3] + (1.2 if furthest(house, route) == space else 0.0)
        else:
            lost = WORKER[4]
        out.append(MONEY * box.lay_off_coins - lost)
    return out
