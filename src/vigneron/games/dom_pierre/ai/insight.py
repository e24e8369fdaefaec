"""What this game knows about playing well: what a house is worth (`worth`), how a seat decides (`mind`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Seat
from vigneron.core.search_config import SearchHints
from vigneron.games.dom_pierre.ai.evaluation import Tables, worth
from vigneron.games.dom_pierre.ai.features import Features
from vigneron.games.dom_pierre.ai.policy import Mind
from vigneron.games.dom_pierre.ai.weights import WEIGHTS
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import OVER, State


class DomPierreInsight:
    """Values in points; it remembers nothing but tables made from a table's data."""

    search: Final = SearchHints(
        iterations=140, depth=0, extend_to_turn_end=True, prior_std=1.5, level_noise=(5.5, 2.5, 1.5, 0.7)
    )
    """A house is best valued between turns."""

    def __init__(self, weights: Sequence[Sequence[float]] = WEIGHTS) -> None:
        self._tables: tuple[Box, Tables] | None = None
        self._features = Features(weights)

    def _of(self, box: Box) -> Tables:
        known = self._tables
        if known is None or known[0] is not box:
            known = self._tables = (box, Tables(box))
        return known[1]

    def value(self, rules: DomPierre, state: State) -> list[float]:
        tables = self._of(rules.box)
        written = [worth(rules.box, tables, state, seat) for seat in range(len(state.houses))]
        if state.stage == OVER:
            return written
        self._features.begin(rules.box, state)
        return [
            value + self._features.more(rules.box, state, seat, value) for seat, value in enumerate(written)
        ]

    def features(self, rules: DomPierre, state: State) -> tuple[list[list[float]], list[float]]:
        """Return (features of every seat, parts of time of their weights), for learning the weights."""
        tables, features = self._of(rules.box), self._features
        features.begin(rules.box, state)
        found = []
        for seat in range(len(state.houses)):
            features.read(rules.box, state, seat, worth(rules.box, tables, state, seat))
            found.append(list(features.row))
        return found, list(features.parts)

    def prefer(self, rules: DomPierre, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        chance = Xorshift(997 * state.round + 31 * seat + len(state.pending))
        return Mind(rules, self._of(rules.box), seat, chance).prefer(state, list(legal))


INSIGHT: Final = DomPierreInsight()
