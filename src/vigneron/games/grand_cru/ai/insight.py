"""What the bots know about this game. `policy` values the acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.search_config import SearchHints
from vigneron.games.grand_cru.ai import policy
from vigneron.games.grand_cru.ai.features import Features
from vigneron.games.grand_cru.ai.reference import GrandCruEvaluation
from vigneron.games.grand_cru.ai.value_tables import ValueTables
from vigneron.games.grand_cru.ai.weights import WEIGHTS
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.state import State


class GrandCruInsight:
    """Values positions and acts in francs; a franc is a point of the count.

    It caches only the tables of each box."""

    search: Final = SearchHints(
        iterations=240,
        depth=2,
        lookahead_weight=1.0,
        lookahead_min_playouts=480,
        prior_std=1.5,
        level_noise=(13.0, 4.2, 1.7, 0.7),
    )

    def __init__(self, weights: Sequence[Sequence[float]] = WEIGHTS) -> None:
        self._guide: ValueTables | None = None
        self._features = Features(weights)
        self.evaluation: Final = GrandCruEvaluation(self)

    def _tables_of(self, box: Box) -> ValueTables:
        tables = self._guide
        if tables is None or tables.box is not box:
            tables = self._guide = ValueTables(box)
        return tables

    def value(self, rules: GrandCruRules, state: State) -> list[float]:
        """Return an estimate of each seat's final score, in francs."""
        return policy.value(self._tables_of(rules.box), self._features, state)

    def prefer(self, rules: GrandCruRules, state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        """Return the value of each act, in francs."""
        return policy.prefer(self._tables_of(rules.box), state, seat, legal)

    def features(self, rules: GrandCruRules, state: State) -> tuple[list[list[float]], list[float]]:
        """Return (features of every seat, functions of time), from which the weights are learned."""
        return policy.features_of(self._tables_of(rules.box), self._features, state)
