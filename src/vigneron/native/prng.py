"""A fast random stream for playouts, and dice with fixed weights.

Both are compiled where that is possible. Compiled and interpreted, the same seed gives the same outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_FACTOR: Final = 0x2545F4914F6CDD1D
_WORD: Final = 0xFFFFFFFFFFFFFFFF


class Xorshift:
    """A fast seeded random stream (xorshift64*) for bots, playouts and tests.

    The draws of a table never come from it, because its outcomes can be predicted.

    >>> import vigneron
    >>> dice = vigneron.Xorshift(1)
    >>> [dice.below(6) for _ in range(5)]
    [4, 2, 0, 2, 4]
    """

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word: int = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF or 1

    def below(self, total: int) -> int:
        """Return a number from 0 to total - 1. `total` must be below 2 ** 31."""
        x = self.word
        x ^= x >> 12
        x = (x ^ (x << 25)) & _WORD
        x ^= x >> 27
        self.word = x
        return ((x * _FACTOR & _WORD) >> 32) * total >> 32

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return an index i with probability weights[i] / sum(weights); `why` is ignored."""
        ticket = self.below(sum(weights))
        index = 0
        for weight in weights:
            ticket -= weight
            if ticket < 0:
                break
            index += 1
        return index


class Die:
    """A draw with fixed weights, for `rolls.roll`. `outcomes[ticket]` is the index that a ticket selects.

    `weights` and `why` are those of `Chance.draw`. There are at most 256 weights, and their sum is small."""

    __slots__ = ("outcomes", "total", "weights", "why")

    def __init__(self, weights: Sequence[int], why: str) -> None:
        self.weights = tuple(weights)
        self.why = why
        self.outcomes = bytes(index for index, weight in enumerate(weights) for _ in range(weight))
        self.total = len(self.outcomes)
