"""What inline rolls ask of their chance: the one method of `core.contract.Chance` that they call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Draws(Protocol):
    """Anything that draws. `native` imports nothing of the house, so it says here what it needs."""

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return an index of `weights`, each as likely as its share of their sum."""
        ...
