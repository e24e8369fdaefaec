"""What this game knows about playing well, for the bots; what each act brings stands in `likings`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.search_config import SearchHints
from vigneron.games.grand_cru.ai import policy
from vigneron.games.grand_cru.ai.features import Features
from vigneron.games.grand_cru.ai.value_tables import Guide
from vigneron.games.grand_cru.ai.weights import WEIGHTS
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.state import State


class GrandCruInsight:
    """Values in francs, which are the points of the count; it remembers nothing but tables of a box."""

    search: Final = SearchHints(
        iterations=240,
        depth=2,
        lookahead_weight=1.0,
        lookahead_min_playouts=480,
        prior_std=1.5,
        level_noise=(13.0, 4.2, 1.7, 0.7),
    )

    def __init__(self, weights: Sequence[Sequence[float]] = WEIGHTS) -> None:
        self._guide: Guide | None = None
        self._features = Features(weights)

    def _guide_of(self, box: Box) -> Guide:
        guide = self._guide
        if guide is None or guide.box is not box:
            guide = self._guide = Guide(box)
        return guide

    def value(self, rules: GrandCruRules, state: State) -> list[float]:
        return policy.value(self._guide_of(rules.box), self._features, state)

    def prefer(self, rules: GrandCruRules, state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        return policy.prefer(self._guide_of(rules.box), state, seat, legal)

    def features(self, rules: GrandCruRules, state: State) -> tuple[list[list[float]], list[float]]:
        """Return (features of every seat, parts of time of their weights), for learning the weights."""
        return policy.features_of(self._guide_of(rules.box), self._features, state)
