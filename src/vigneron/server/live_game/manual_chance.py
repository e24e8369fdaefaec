"""Chance whose outcomes people enter. A draw without an entered outcome raises NeedDraw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigneron.core.chance import NeedDraw, Scripted
from vigneron.core.picture import Drawing


class Entered:
    """Chance that returns entered outcomes, for one or more plies. `drawn` are the outcomes of this ply.

    `state` is the position during the act; the names of draws depend on it. Raises NeedDraw, with the draw in
    `missing`, and ImpossibleDraw."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._script = Scripted(outcomes)
        self.given: list[Drawing[Any]] = []
        self.missing: Drawing[Any] | None = None
        self.begin(None)

    def begin(self, state: Any) -> None:
        """Start a ply from this state."""
        self.state = state
        self.drawn: list[int] = []
        self._before: list[tuple[str, int]] = []

    @property
    def left(self) -> int:
        """Return the number of outcomes that were not used."""
        return self._script.left

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return the next outcome. Raises NeedDraw, ImpossibleDraw."""
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
