"""Chance for playouts: a fast seeded stream, and dice that know their weights.

Both are compiled where that is possible; they then give the same outcomes from the same seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_FACTOR: Final = 0x2545F4914F6CDD1D
_WORD: Final = 0xFFFFFFFFFFFFFFFF


class Xorshift:
    """A fast seeded stream (xorshift64*) for bots, playouts and tests; never for a table's own draws."""

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        self.word: int = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & 0xFFFFFFFFFFFFFFFF or 1

    def below(self, total: int) -> int:
        """Return a number from 0 to total-1 (total below 2 ** 31)."""
        x = self.word
        x ^= x >> 12
        x = (x ^ (x << 25)) & _WORD
        x ^= x >> 27
        self.word = x
        return ((x * _FACTOR & _WORD) >> 32) * total >> 32

    def draw(self, weights: Sequence[int], why: str) -> int:
        ticket = self.below(sum(weights))
        index = 0
        for weight in weights:
            ticket -= weight
            if ticket < 0:
                break
            index += 1
        return index


class Die:
    """A draw that is made again and again (see `rolls.roll`): `outcomes` holds for each ticket whose it is.

    `weights` and `why` are as for `Chance.draw`; at most 256 weights, with a small sum.
    """

    __slots__ = ("outcomes", "total", "weights", "why")

    def __init__(self, weights: Sequence[int], why: str) -> None:
        self.weights = tuple(weights)
        self.why = why
        self.outcomes = bytes(index for index, weight in enumerate(weights) for _ in range(weight))
        self.total = len(self.outcomes)
