"""Draws that a test gives in advance, by what they are for."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.chance import Xorshift


class ScriptedChance:
    """Chance with some outcomes given by what they are for; the rest from a stream."""

    def __init__(self, seed: int, **told: Sequence[int]) -> None:
        self._stream = Xorshift(seed)
        self.told = {why: list(outcomes) for why, outcomes in told.items()}

    def draw(self, weights: Sequence[int], why: str) -> int:
        waiting = self.told.get(why)
        if waiting:
            outcome = waiting.pop(0)
            assert weights[outcome] > 0, f"{why}: {outcome} cannot be drawn from {list(weights)}"
            return outcome
        return self._stream.draw(weights, why)
