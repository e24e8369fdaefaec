"""Computes the features of a seat. Their weighted sum corrects the handwritten value of its estate.

Each weight changes with time: it is a linear combination of `parts`. Its constants are fitted to the results
of games (see `weights`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.games.grand_cru.ai.evaluation import SeatEvaluation
from vigneron.games.grand_cru.ai.weights import WEIGHTS
from vigneron.games.grand_cru.rules.names import BARRELS, FESTIVAL, GRAPE_COUNT, GROWING, KIND_COUNT
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import byte_rows, features
from vigneron.native.features import flat

FEATURES: Final = 96
PARTS: Final = 7
_G: Final = GRAPE_COUNT
_VINES, _KINDS, _MORE, _CUBES, _WHOLE = 9, 14, 27, 32, 54
_NET, _AGES, _MARKET, _INCOME, _LOANS = 64, 68, 75, 80, 89
"""The index of the first feature of each group. The groups are vines, kinds, more tiles of a vine, cubes and
prices, whole numbers, money and loans, barrels, market, income, and numbers of loans."""
_TEN: Final = 0.1
"""Features count francs in tens, so that all features have a similar size."""


class Features:
    """Reads the features of positions.

    row    the features of the seat that was read last
    parts  functions of the time in the position that `begin` was given
    now    the weight of each feature in that position
    """

    __slots__ = ("now", "parts", "row", "weights")

    def __init__(self, weights: Sequence[Sequence[float]] = WEIGHTS) -> None:
        self.row = [0.0] * 96
        self.now = [0.0] * 96
        self.parts = [0.0] * 7
        self.weights = flat(weights, FEATURES, PARTS)

    def begin(self, look: SeatEvaluation, state: State) -> None:
        """Compute the weights of a position.

        The weights depend on the year, on the phase, and on how near a seat is to repaying its last loan."""
        parts, now, weights = self.parts, self.now, self.weights
        near = min(max((look.nearest + 60) / 60.0, -1.0), 2.5)
        parts[0] = 1.0
        parts[1] = near
        parts[2] = near * near
        parts[3] = state.year / 6.0
        parts[4] = parts[3] * parts[3]
        parts[5] = 1.0 if state.phase == GROWING else 0.0
        parts[6] = 1.0 if state.phase == FESTIVAL else 0.0
        features.weigh(parts, weights, now, FEATURES, PARTS)

    def more(self, look: SeatEvaluation, value: float) -> float:
        """Return the learned correction of a seat's handwritten `value`."""
        self.read(look, value)
        row, now = self.row, self.now  # in compiled code these arguments are pointers
        return features.total(row, now, FEATURES)

    def read(self, look: SeatEvaluation, value: float) -> None:
        """Write the features of a seat into `row`; `value` is its handwritten value."""
        row = self.row
        side: Side = look.side
        state: State = look.state
        box = look.box
        cellar, vines, tiles, market = side.cellar, side.vines, side.tiles, side.market
        for feature in range(FEATURES):
            row[feature] = 0.0
        row[0] = 1.0
        row[1] = value * _TEN
        row[2] = side.money * _TEN
        row[3] = side.loans
        row[4] = box.interest[side.loans] / 5.0
        row[5] = side.prestige
        row[6] = side.passed
        row[7] = side.pawns
        row[8] = 1.0 if side.loans == 0 else 0.0
        row[_WHOLE + 6] = 1.0 if state.turn == look.seat else 0.0
        row[_WHOLE + 7] = 1.0 if state.holder == look.seat else 0.0
        for kind in range(KIND_COUNT):
            row[_KINDS + kind] = 1.0 if tiles[kind] else 0.0
            if kind >= _G:
                row[_WHOLE + 9] += side.used[kind]
        total = 0
        for grape in range(_G):
            price = look.price[grape] * _TEN
            row[_VINES + grape] = vines[grape]
            row[_MORE + grape] = tiles[grape] - 1 if tiles[grape] else 0
            row[_CUBES + 12 + grape] = vines[grape] * price
            row[_CUBES + 17 + grape] = tiles[grape] * price
            row[_MARKET + grape] = market[grape]
            total += tiles[grape]
            for barrel in range(BARRELS):
                count = cellar[barrel * _G + grape]
                if count:
                    row[_CUBES if box.ripe[barrel * _G + grape] else _CUBES + 1] += count
                    row[_CUBES + 2 + grape] += count
                    row[_CUBES + 7 + grape] += count * price
                    row[_AGES + barrel] += count
        row[_WHOLE] = total
        row[_WHOLE + 1] = max(0, total - 5)
        row[_WHOLE + 2] = byte_rows.total(vines)
        row[_WHOLE + 3] = len(side.estate) - total
        for column in range(len(state.column_seat)):
            if state.column_seat[column] == look.seat:
                row[_WHOLE + 4] += 1.0
                row[_WHOLE + 5] += state.column_price[column]
        row[_WHOLE + 8] = byte_rows.total(market)
        self._francs(look, side)

    def _francs(self, look: SeatEvaluation, side: Side) -> None:
        """Write the features of money and loans."""
        row = self.row
        net = side.money - look.box.loan_pays * side.loans
        row[_NET] = max(0, net) * _TEN
        row[_NET + 1] = max(0, -net) * _TEN
        row[_NET + 2] = max(0, net - 20) * _TEN
        row[_NET + 3] = max(0, -net - 20) * _TEN
        income = look.income(side)
        row[_INCOME] = income * _TEN
        row[_INCOME + 1] = max(0, side.money - 5) * _TEN
        row[_INCOME + 2] = max(0, side.money - 15) * _TEN
        row[_INCOME + 3] = max(0, side.money - 30) * _TEN
        soon = net + income
        row[_INCOME + 4] = max(0, soon) * _TEN
        row[_INCOME + 5] = max(0, soon + 15) * _TEN
        row[_INCOME + 6] = max(0, soon + 30) * _TEN
        row[_INCOME + 7] = max(0, soon - 15) * _TEN
        row[_INCOME + 8] = 1.0 if soon >= 0 else 0.0
        for loans in range(7):
            row[_LOANS + loans] = 1.0 if side.loans >= loans + 2 else 0.0
