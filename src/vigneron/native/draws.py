"""The one method of `core.contract.Chance` that this room calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Draws(Protocol):
    """Any object with a method `draw`. This room declares the method, because it imports no other room."""

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return an index i, with probability weights[i] / sum(weights)."""
        ...
