"""What this game knows about playing well."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.contract import Rules, Seat
from vigneron.games.burgundy_dice.state import State


class BurgundyInsight:
    """Values in points."""

    def value(self, rules: Rules[State], state: State) -> list[float]:
        return [float(side.points) for side in state.sides]

    def prefer(self, rules: Rules[State], state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        return [0.0 for _ in legal]
