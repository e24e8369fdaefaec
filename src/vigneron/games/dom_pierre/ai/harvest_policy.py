"""Values the acts of planting, harvesting, pressing and selling. Values are in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Action
from vigneron.games.dom_pierre.ai.evaluation import (
    FADE,
    GREY,
    HOLD,
    MONEY,
    WORKER,
    ValueTables,
    cheapest_set,
    extras_of,
    prestige_gain,
    road_of,
    sale_worth,
    turns_left,
)
from vigneron.games.dom_pierre.rules.actions import (
    ADD,
    DONE,
    HELP,
    OFFER,
    PLANT_IN,
    POINT,
    SPEND,
    UNDER,
    VERB,
    A,
    B,
    C,
)
from vigneron.games.dom_pierre.rules.box import TYPES, Box
from vigneron.games.dom_pierre.rules.cellar import values
from vigneron.games.dom_pierre.rules.common import (
    fits,
    has_harvest,
    on_route,
    press_total,
    tile_value,
    variety_at,
)
from vigneron.games.dom_pierre.rules.goals import crowns
from vigneron.games.dom_pierre.rules.market import market_of
from vigneron.games.dom_pierre.rules.sales import basic_value, sale_value
from vigneron.games.dom_pierre.rules.state import GROUND_COIN, House, State
from vigneron.games.dom_pierre.rules.vineyard import around
from vigneron.native import bits

OWN: Final = 0.35
"""Value of a vintage that can be used for a later grape."""
PATIENCE: Final = 0.5
"""Value of waiting until a press has more harvest tiles, for each tile that it lacks."""


def fade_of(turns: int) -> float:
    """Return the factor for the value of champagne that must still be made, with this many turns left."""
    return FADE[turns] if turns < len(FADE) else 1.0


def slot_worth(tables: ValueTables, house: House, variety: int, value: int) -> float:
    """Return the largest value that a harvest tile can add to a press, 0 if it fits into none."""
    best = 0.0
    for press in range(3):
        if fits(house, press, variety):
            best = max(best, added_worth(tables, house, press, value))
    return best


def added_worth(tables: ValueTables, house: House, press: int, value: int) -> float:
    """Return how much a harvest tile adds to the value of a press.

    A press with more varieties counts more, and a press further to the right counts more."""
    total = press_total(house, press)
    worth = tables.press[press]
    kinds = kinds_in(house, press)
    return worth[total + value] - worth[total] + 0.3 * kinds + 0.2 * press


def kinds_in(house: House, press: int) -> int:
    """Return the number of varieties in a press."""
    kinds = 0
    for variety in range(3):
        if house.harvest[3 * press + variety]:
            kinds += 1
    return kinds


def plant(
    box: Box,
    tables: ValueTables,
    state: State,
    seat: int,
    house: House,
    row: list[int],
    legal: Sequence[Action],
) -> list[float]:
    """Return the value of planting on each square.

    It is the value of the best harvest around the square and of the piece that lies on the square."""
    slots = [[0.0] + [slot_worth(tables, house, v, value) for value in (1, 2, 3)] for v in range(3)]
    fade = fade_of(turns_left(box, state, seat))
    known: dict[int, tuple[float, list[int]]] = {}
    out = []
    for action in legal:
        square = B[action] if VERB[action] == PLANT_IN else A[action]
        if square not in known:
            counts = [around(state, square, variety) for variety in range(3)]
            best = max([slots[v][min(counts[v], 3)] for v in range(3)]) * fade
            lying = state.ground[square]
            if lying:
                best += MONEY if lying == GROUND_COIN else GREY
            known[square] = (best, counts)
        best, counts = known[square]
        if VERB[action] == POINT:
            out.append(best)
            continue
        variety = A[action]
        later = row[1] + row[2] + row[3] - 1
        out.append(best + 0.02 * counts[variety] * (1 + later))
    return out


def harvest(
    box: Box,
    tables: ValueTables,
    state: State,
    seat: int,
    house: House,
    row: list[int],
    legal: Sequence[Action],
) -> list[float]:
    """Return the value of each act that takes a harvest tile into a press.

    The help of a worker or of the vintage has the value that it adds to the tile."""
    _, square, _, helper = row
    fade = fade_of(turns_left(box, state, seat))
    counts = [around(state, square, variety) for variety in range(3)]
    more = sum(state.pending[len(state.pending) - 2][1:]) if len(state.pending) > 1 else 0
    out = []
    for action in legal:
        verb = VERB[action]
        if verb == DONE:
            out.append(0.0)
        elif verb == HELP:
            variety = variety_at(state, A[action])
            out.append(
                fade * slot_worth(tables, house, variety, min(counts[variety] + 1, 3)) - WORKER[4] - 0.1
            )
        else:
            variety = A[action]
            value = min(counts[variety] + C[action] + (helper == variety), 3)
            cost = OWN if C[action] and more else 0.0
            out.append(fade * added_worth(tables, house, B[action], value) - cost + 0.01)
    return out


def press(
    box: Box,
    tables: ValueTables,
    state: State,
    seat: int,
    house: House,
    row: list[int],
    legal: Sequence[Action],
) -> list[float]:
    """Return the value of each act of pressing.

    The two tiles and the prestige count for it; the harvest tiles, Fr and the worker that it uses count
    against it."""
    turns = turns_left(box, state, seat)
    gain = prestige_gain(box, house, crowns(box, house))
    fade = fade_of(turns + 1)
    filled = min(sum([has_harvest(house, p) for p in range(3)]), row[1])
    out = []
    for action in legal:
        if VERB[action] == DONE:
            out.append(0.0)
            continue
        p, made, own = A[action], B[action], C[action]
        first, second = values(box, house, p, made, own)
        brought = HOLD * (tables.tile[first] + tables.tile[second]) * fade
        if made == 1:
            brought += 0.4  # a bottle and a barrel are easier to sell than two tiles of one kind
        brought += gain * ((first == box.max_value) + (second == box.max_value))
        brought += gain * (row[2] + 1 == box.presses_for_prestige)
        cost = 0.0
        if made < 2 and not row[3]:
            cost += MONEY * state.paying / max(filled, 1)
        if made and not row[4]:
            cost += (WORKER[2] + 0.2) / max(filled, 1)
        keep = tables.press[p][press_total(house, p)] * fade
        lacking = 3 - kinds_in(house, p)
        wait = PATIENCE * lacking if turns > 5 else 0.0
        out.append(brought - cost - keep - wait)
    return out


def sell(
    box: Box,
    tables: ValueTables,
    state: State,
    seat: int,
    house: House,
    row: list[int],
    legal: Sequence[Action],
) -> list[float]:
    """Return the value of each sale, relative to keeping the tile.

    The workers that go home count against a sale."""
    turns = turns_left(box, state, seat)
    gain = prestige_gain(box, house, crowns(box, house))
    out = []
    for action in legal:
        verb = VERB[action]
        if verb == DONE:
            out.append(0.0)
        elif verb == OFFER:
            route, place = A[action], B[action]
            base = basic_value(box, state, seat, route, place)
            road = road_of(box, state, house, route, market_of(state, route))
            brought = sale_worth(box, road, base, gain)
            kept = HOLD * tables.tile[tile_value(house.champagne[place])] * fade_of(turns)
            workers = bits.count(on_route(house, route))
            lost = 0.3 * ((workers + 1) // 2) - (0.7 if workers else 0.0)
            out.append(brought - min(kept, 0.9 * brought) - lost * min(1.0, turns / 3) + 0.01 * brought)
        else:
            out.append(-0.5 if row[1] == 0 else -0.1)
    return out


def sale(
    box: Box, state: State, seat: int, house: House, row: list[int], legal: Sequence[Action]
) -> list[float]:
    """Return 1 for the best act in the current sale, and 0 for the other acts.

    The best act adds the next piece of the cheapest set of additions that reaches the best tier. If the set
    is complete, the best act closes the sale."""
    value = sale_value(box, state, seat, row)
    gain = prestige_gain(box, house, crowns(box, house))
    shields = box.shields[state.ratio[row[1]]]
    kinds = 2 * len(TYPES)
    offered = {A[a] for a in legal if VERB[a] == ADD} | {kinds + A[a] for a in legal if VERB[a] == SPEND}
    extras = [extra for extra in extras_of(box, house, market_of(state, row[1])) if extra[2] in offered]
    best, chosen = -1.0, -1
    for need in (value, box.middle_from, box.bottom_from, box.prestige_from):
        if need < value:
            continue
        cost, what = cheapest_set(extras, need - value)
        if cost < 0:
            break
        vp = shields[(need >= box.middle_from) + (need >= box.bottom_from)] - cost
        vp += gain if need >= box.prestige_from else 0.0
        if vp > best:
            best, chosen = vp, what[0] if what else -1
    out = []
    for action in legal:
        verb = VERB[action]
        what_for = -1 if verb == DONE else A[action] + (kinds if verb == SPEND else 0)
        out.append(1.0 if what_for == chosen and verb != UNDER else 0.0)
    return out
