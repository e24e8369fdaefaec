"""The one method of `core.contract.Chance` that this room calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Draws(Protocol):
    """Anything with a method `draw`. This room imports no other room, so it declares what it calls."""

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return an index i, with probability weights[i] / sum(weights)."""
        ...
