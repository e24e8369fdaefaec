"""Values the acts of one seat. Every move is played out with simple rules, and the resulting house is valued.

Small steps are valued directly, so that many of them can be compared without copying the state. Houses are
valued by hand, or with a learned correction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Action, Chance, Seat
from vigneron.games.dom_pierre.ai import bonus_policy, harvest_policy, worker_policy
from vigneron.games.dom_pierre.ai.evaluation import ValueTables, turns_left, worth
from vigneron.games.dom_pierre.ai.features import Features
from vigneron.games.dom_pierre.rules import turn
from vigneron.games.dom_pierre.rules.actions import (
    BUY,
    CORK,
    DONE,
    END,
    LAY,
    LOCAL,
    MOVE,
    SCORE,
    SET_STRENGTH,
    SET_VINTAGE,
    VERB,
    A,
)
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import (
    AFTER,
    BEFORE,
    BONUS,
    CELLARING,
    CHOOSE,
    DUE,
    EMPTY,
    HARVEST,
    INTO,
    KEEP,
    LAY_OFF,
    LIFT,
    OVER,
    PICK,
    PLACE,
    PLANT,
    RISE,
    SALE,
    SELL,
    VINTAGE,
    VISIT,
    WAIT,
    House,
    State,
)

KEPT: Final = (2.6, 1.4, 1.8, 0.9, 1.5, 2.0)
"""Value of a vintage in the draft, by column."""
STRONG: Final = (1.1, 0.5, 0.9, 0.3, 1.2, 0.3)
"""Value of the strength token, by column."""
PER_ROW: Final = 0.25
"""Value added for each move that the column's disc can still make."""
FIRST: Final = 100.0
"""Value added for placing a good token, so that it is placed before other acts."""
LAST: Final = 3
"""Local sales are tried only if at most this many turns are left."""
UNPOPPED: Final = 2.0
"""Cost of popping the cork if its disc does not leave the winery."""
_FREE: Final = (LOCAL, BUY, SCORE, CORK)


class SeatPolicy:
    """Values the legal acts of one decision of one seat."""

    def __init__(
        self,
        rules: DomPierre,
        tables: ValueTables,
        seat: Seat,
        chance: Chance,
        features: Features | None = None,
    ) -> None:
        self.rules, self.box, self.tables, self.seat, self.chance = rules, rules.box, tables, seat, chance
        self.features = features

    def prefer(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Return the value of each legal act, in points."""
        if state.stage in (KEEP, WAIT):
            return [KEPT[A[action]] for action in legal]
        if len(legal) == 1:
            return [0.0]
        if state.pending:
            return self._step(state, state.pending[len(state.pending) - 1], legal)
        if state.stage == BEFORE:
            return self._before(state, legal)
        return self._after(state, legal)

    def _best(self, state: State) -> Action:
        legal = self.rules.legal(state, self.seat)
        if len(legal) == 1:
            return legal[0]
        values = self.prefer(state, legal)
        return legal[values.index(max(values))]

    def _worth(self, state: State) -> float:
        value = worth(self.box, self.tables, state, self.seat)
        features = self.features
        if features is None or state.stage == OVER:
            return value
        features.begin(self.box, state)
        return value + features.more(self.box, state, self.seat, value)

    def _try(self, state: State, action: Action, depth: int) -> State:
        """Return a copy of the state after the act and the decisions that follow from it.

        It stops when at most `depth` pending rows are left."""
        world = state.branch(self.seat)
        self.rules.step(world, self.seat, action, self.chance, None)
        while len(world.pending) > depth:
            self.rules.step(world, self.seat, self._best(world), self.chance, None)
        return world

    def _ended(self, state: State) -> State:
        """Return the state after the end of the seat's turn, if only this end is left to do.

        The learned values are those of positions between turns. The handwritten ones need no end."""
        if self.features is None or state.stage != AFTER or state.seat != self.seat:
            return state
        world = state.branch(self.seat)
        turn.end(world, None)
        return world

    def _step(self, state: State, row: list[int], legal: Sequence[Action]) -> list[float]:
        kind = row[0]
        house = state.houses[self.seat]
        if kind == PLANT:
            return harvest_policy.plant(self.box, self.tables, state, self.seat, house, row, legal)
        if kind == HARVEST:
            return harvest_policy.harvest(self.box, self.tables, state, self.seat, house, row, legal)
        if kind == CELLARING:
            return harvest_policy.press(self.box, self.tables, state, self.seat, house, row, legal)
        if kind == SELL:
            return harvest_policy.sell(self.box, self.tables, state, self.seat, house, row, legal)
        if kind == SALE:
            return harvest_policy.sale(self.box, state, self.seat, house, row, legal)
        if kind == LIFT:
            return worker_policy.lift(state, self.seat, house, legal)
        if kind == PLACE:
            return worker_policy.place(self.box, state, self.seat, house, row, legal)
        if kind == LAY_OFF:
            return worker_policy.lay_off(self.box, state, self.seat, house, legal)
        if kind == DUE:
            return [self._token(house, action) for action in legal]
        if kind in (VISIT, BONUS):
            return bonus_policy.visit(self.box, self.tables, state, self.seat, house, row, legal)
        if kind == CHOOSE:
            return bonus_policy.choose(self.box, self.tables, state, self.seat, house, row, legal)
        if kind == PICK:
            return [
                0.05 if VERB[action] == DONE else value
                for action, value in zip(
                    legal, worker_policy.lift(state, self.seat, house, legal), strict=True
                )
            ]
        turns = turns_left(self.box, state, self.seat)
        if kind == RISE:
            return bonus_policy.take(self.box, self.tables, state, house, turns, legal)
        if kind == INTO:
            return bonus_policy.into(self.tables, house, row, turns, legal)
        return bonus_policy.use(self.box, self.tables, house, turns, legal)

    def _token(self, house: House, action: Action) -> float:
        """Return the value of placing a waiting token, relative to leaving it waiting."""
        verb = VERB[action]
        if verb == DONE:
            return 0.0
        column = house.waiting_vintage if verb == SET_VINTAGE else A[action]
        lies = house.vintages[column]
        if verb == SET_VINTAGE:
            return KEPT[column] if lies == EMPTY else -1.0
        moves = self.box.top - house.discs[column] if house.discs[column] < self.box.top else 0
        return (STRONG[column] + PER_ROW * moves) * (moves > 0) - (KEPT[column] if lies == VINTAGE else 0.0)

    def _after(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Return the value of the position after each free action or token, and after the end of the turn."""
        if self.features is None:
            now = state.branch(self.seat)
            now.free_used = 1
        else:
            now = self._ended(state)
        base = self._worth(now) + 0.05
        return [base if VERB[action] == END else self._free(state, action, base) for action in legal]

    def _free(self, state: State, action: Action, base: float) -> float:
        """Return the value of the position after a free action.

        Free actions that rarely bring a gain are not tried."""
        verb, house = VERB[action], state.houses[self.seat]
        if verb == LOCAL and not self._worth_selling(state, house, action):
            return base - FIRST
        if verb == CORK and house.discs[A[action]] != self.box.top - 1:
            return base - UNPOPPED
        return self._worth(self._ended(self._try(state, action, 0)))

    def _worth_selling(self, state: State, house: House, action: Action) -> bool:
        """Return whether to try a local sale.

        It is tried only in the last turns, with a single tile or with all tiles."""
        if turns_left(self.box, state, self.seat) > LAST:
            return False
        there = len(house.champagne) - house.champagne.count(0)
        count = bin(A[action]).count("1")
        return count in (1, there)

    def _before(self, state: State, legal: Sequence[Action]) -> list[float]:
        """Return the value of each act before the move. Every move is played out.

        A free action is preferred only if it gains more now than after the best move."""
        house = state.houses[self.seat]
        values = []
        best, world = -1e9, state
        for action in legal:
            verb = VERB[action]
            value = -1e9
            if verb in (MOVE, LAY):
                after = self._try(state, action, 0)
                value = self._worth(self._ended(after))
                if value > best:
                    best, world = value, after
            elif verb in (SET_VINTAGE, SET_STRENGTH):
                good = self._token(house, action)
                value = FIRST + best + good if good > 0.6 else best - FIRST
            values.append(value)
        now = self._worth(state)
        later: dict[int, float] = {}
        for at, action in enumerate(legal):
            if VERB[action] in (MOVE, LAY, SET_VINTAGE, SET_STRENGTH):
                continue
            gain = self._free(state, action, now) - now
            values[at] = best - 1.0
            if gain > 0.4:
                if VERB[action] in _FREE and not later:
                    offers = self.rules.legal(world, self.seat)
                    later = dict(zip(offers, self._after(world, offers), strict=True))
                    end = self._worth(self._ended(world))
                    later = {act: value - end for act, value in later.items()}
                most = max(later.values(), default=0.0) if VERB[action] in _FREE else 0.0
                values[at] = best + gain - max(most, 0.0) - 0.2
        return values
