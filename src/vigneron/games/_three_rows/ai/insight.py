"""What the bots know about this game."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.contract import Action, Seat
from vigneron.games._three_rows.rules.actions import PASS, ROWS
from vigneron.games._three_rows.rules.rules import SPACES, ThreeRowsRules
from vigneron.games._three_rows.rules.state import State


class ThreeRowsInsight:
    """Prefers rows that rise slowly, because more numbers still fit into them. Passing changes no row."""

    def value(self, rules: ThreeRowsRules, state: State) -> list[float]:
        """Return an estimate of each seat's final score, in points."""
        scores = rules.result(state).scores
        return [
            score + sum(self._hope(state.rows[seat * ROWS + i]) for i in range(ROWS))
            for seat, score in enumerate(scores)
        ]

    def prefer(self, rules: ThreeRowsRules, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each act, in points."""
        out: list[float] = []
        for action in legal:
            if action == PASS:
                out.append(-2.0)
                continue
            row = state.rows[seat * ROWS + action]
            out.append(state.die + self._hope([*row, state.die]) - self._hope(row))
        return out

    def _hope(self, row: Sequence[int]) -> float:
        last = row[-1] if row else 1
        return (SPACES - len(row)) * (7 - last) / 4
