"""Values each act of a seat in francs, with the evaluation of this seat.

The values of good acts are accurate; those of other acts are rough."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.contract import Seat
from vigneron.games.grand_cru.ai.evaluation import SeatEvaluation
from vigneron.games.grand_cru.ai.features import Features
from vigneron.games.grand_cru.ai.value_tables import ValueTables
from vigneron.games.grand_cru.rules.actions import (
    ACQUIRE,
    ADVERTISE,
    AUCTION,
    BLEND,
    BUY,
    BUY_COLUMN,
    CASH,
    DEMAND,
    HARVEST,
    HARVEST_FIRST,
    HARVEST_LATE,
    HARVEST_RICH,
    HARVEST_SECOND,
    OVERBID,
    PRESS,
    RAISE,
    REFINE,
    REPLANT,
    SELL,
    SELL_AOC,
    SELL_FIRST,
    SELL_LATE,
    SELL_PRIMEUR,
    SELL_SECOND,
    SELL_VINTAGE,
    STEP,
    TAKE_BOTTLE,
    VERB,
    A,
    B,
    C,
)
from vigneron.games.grand_cru.rules.names import (
    CASH_1,
    DELIVER,
    FESTIVAL,
    FIRST_PLAYER,
    GROWING,
    JUICE,
    LATE,
    LOANS,
    OVER,
    PRIMEUR,
    RAISE_1,
    SERIALS,
)
from vigneron.games.grand_cru.rules.names import REPLANT as REPLANT_SPACE
from vigneron.games.grand_cru.rules.state import State
from vigneron.native import byte_rows


def value(tables: ValueTables, features: Features, state: State) -> list[float]:
    """Return an estimate of each seat's final score."""
    look = SeatEvaluation(tables, state, 0)
    features.begin(look, state)
    values = []
    for seat in range(len(state.sides)):
        look.sit(seat)
        value = look.estate()
        if state.phase != OVER:
            value += features.more(look, value)
        values.append(value)
    return values


def features_of(
    tables: ValueTables, features: Features, state: State
) -> tuple[list[list[float]], list[float]]:
    """Return (features of every seat, functions of time)."""
    look = SeatEvaluation(tables, state, 0)
    features.begin(look, state)
    found = []
    for seat in range(len(state.sides)):
        look.sit(seat)
        features.read(look, look.estate())
        found.append(list(features.row))
    return found, list(features.parts)


def prefer(tables: ValueTables, state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
    """Return the value of each of these acts. Only values of the same decision can be compared."""
    look = SeatEvaluation(tables, state, seat)
    phase = state.phase
    values = []
    for act in legal:
        if phase == GROWING:
            brings = _growing(look, act)
        elif phase == FESTIVAL:
            brings = _festival(look, act)
        elif phase == LOANS:
            brings = look.loans(VERB[act], A[act])
        else:
            brings = look.opening(A[act])
        values.append(brings)
    return values


def _growing(look: SeatEvaluation, act: int) -> float:
    """Return the value of an act of phase I."""
    verb, first = VERB[act], A[act]
    if verb == AUCTION:
        return look.bid(first, B[act])
    if verb == OVERBID:
        return look.bid(look.state.column_tile[first] // SERIALS, B[act])
    if verb == ACQUIRE:
        return look.take(look.state.column_tile[first] // SERIALS, look.state.column_price[first]) + 1.0
    if verb == BUY:
        return look.take(first, look.box.outright_price) - 0.5
    if verb == BUY_COLUMN:
        return look.take(look.state.column_tile[first] // SERIALS, look.box.outright_price) - 0.5
    if verb in (DEMAND, STEP):
        return look.step_up(first)
    if verb == ADVERTISE:
        return look.step_up(first) + 2 * look.best_step()
    if verb in (HARVEST, HARVEST_SECOND):
        return look.harvest(first, 1)
    if verb == HARVEST_FIRST:
        return look.harvest(first, 2) + 0.8
    if verb == HARVEST_RICH:
        return look.harvest(first, 1) + look.ahead.wine[look.shelf[first]]
    return _cellar(look, verb, act)


def _cellar(look: SeatEvaluation, verb: int, act: int) -> float:
    barrel, grape, count = A[act], B[act], C[act]
    if verb in (SELL, SELL_SECOND):
        return look.sale(barrel, grape, count, 0)
    if verb == SELL_AOC:
        return look.sale(barrel, grape, count, look.box.aoc_per_cube) - 0.5
    if verb == SELL_FIRST:
        return look.sale(barrel, grape, count, 0) + look.second_sale(barrel, grape, count)
    if verb == SELL_VINTAGE:
        kept = look.ahead.wine[look.shelf[grape] + barrel]
        return look.box.best[grape] - max(kept, look.price[grape]) - 0.4
    if verb == BLEND:
        return look.blend(barrel, grape, count)
    if verb == REFINE:
        return look.refine(barrel, grape)
    return 0.0


def _festival(look: SeatEvaluation, act: int) -> float:
    """Return the value of a festival space, less the value of the prestige that it costs."""
    verb, first = VERB[act], A[act]
    if verb == TAKE_BOTTLE:
        return 0.3 - look.prestige * look.box.space_price[FIRST_PLAYER]
    if verb == HARVEST_LATE:
        return look.harvest(first, 1) - look.prestige * look.box.space_price[LATE]
    if verb == SELL_LATE:
        return look.late_sale(first, B[act], C[act], 0) - look.prestige * look.box.space_price[DELIVER]
    if verb == PRESS:
        cubes = byte_rows.total(look.side.vines) * look.box.juice_per_cube
        return cubes - look.prestige * look.box.space_price[JUICE]
    if verb == SELL_PRIMEUR:
        missing = look.box.ripe_from[B[act]] - first
        brings = look.late_sale(first, B[act], C[act], missing * look.box.primeur_less)
        return brings - look.prestige * look.box.space_price[PRIMEUR]
    if verb == REPLANT:
        return look.replant(first, B[act], C[act]) - look.prestige * look.box.space_price[REPLANT_SPACE]
    if verb == RAISE:
        space = RAISE_1 + first
        steps = look.step_up(B[act]) + (look.box.space_gives[space] - 1) * look.best_step()
        return steps - look.prestige * look.box.space_price[space]
    if verb == CASH:
        space = CASH_1 + first
        return look.box.space_gives[space] - look.prestige * look.box.space_price[space]
    return look.step_up(first) if verb == STEP else 0.0
