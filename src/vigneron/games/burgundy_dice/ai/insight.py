"""What the bots know about this game. `evaluation` computes the values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.search_config import SearchHints
from vigneron.games.burgundy_dice.ai.evaluation import SheetEvaluation
from vigneron.games.burgundy_dice.ai.reference import BurgundyEvaluation
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State


class BurgundyInsight:
    """Values positions and acts by the sheets, in points."""

    search: Final = SearchHints(
        iterations=480,
        max_root_actions=6,
        spread=2.0,
        rounds=2,
        rollout_sample=4,
        prior_weight=8.0,
        prior_std=1.0,
        rivalry=0.0,
        level_noise=(3.0, 2.0, 1.0, 0.4),
        taste=0.1,
    )
    """Playouts look only two rolls ahead, because the acts of other seats hardly matter."""

    def __init__(self) -> None:
        self._prospects = SheetEvaluation()
        self.evaluation: Final = BurgundyEvaluation(self)

    def value(self, rules: BurgundyRules, state: State) -> list[float]:
        """Return an estimate of each seat's final score, in points."""
        return [self._prospects.side(rules, state, side) for side in state.sides]

    def prefer(self, rules: BurgundyRules, state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        """Return the value of the sheet after each act, in points."""
        return self._prospects.prefer(rules, state, seat, legal)
