"""What this game knows about playing well."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.contract import Rules, Seat
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.count import score
from vigneron.games.grand_cru.state import State


class GrandCruInsight:
    """Values in points."""

    def value(self, rules: Rules[State], state: State) -> list[float]:
        assert isinstance(rules, GrandCruRules)
        return [float(score(rules.box, side)) for side in state.sides]

    def prefer(self, rules: Rules[State], state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        return [0.0 for _ in legal]
