"""Chance for draws that people make by hand and enter: it asks for the one that is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigneron.core.chance import NeedDraw, Scripted
from vigneron.core.picture import Drawing


class Entered:
    """Outcomes as they were entered, for one or several plies. `drawn`: those of the ply that is being done.

    `state` is the position amid the act, for the names of what is drawn. Raises NeedDraw, then `missing` says
    what for; ImpossibleDraw."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._script = Scripted(outcomes)
        self.given: list[Drawing[Any]] = []
        self.missing: Drawing[Any] | None = None
        self.begin(None)

    def begin(self, state: Any) -> None:
        """Begin a ply."""
        self.state = state
        self.drawn: list[int] = []
        self._before: list[tuple[str, int]] = []

    @property
    def left(self) -> int:
        """Return how many outcomes were not asked for."""
        return self._script.left

    def draw(self, weights: Sequence[int], why: str) -> int:
        drawing = Drawing(self.state, tuple(self._before), why, tuple(weights))
        try:
            outcome = self._script.draw(weights, why)
        except NeedDraw:
            self.missing = drawing
            raise
        self.given.append(drawing)
        self.drawn.append(outcome)
        self._before.append((why, outcome))
        return outcome
