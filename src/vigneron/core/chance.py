"""Sources of outcomes: a secret, or a list of outcomes from a journal, a test or people who roll dice.

How `Derived` derives outcomes is part of the record format. docs/records.md describes it and has test
vectors. Python's `random` is never used, so programs in any language can check the draws.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Chance
from vigneron.core.errors import Picklable
from vigneron.native.prng import Xorshift

__all__ = ["Chance", "Derived", "ImpossibleDraw", "NeedDraw", "Scripted", "Xorshift", "commitment"]

_WHOLE: Final = 1 << 256


class NeedDraw(Picklable, LookupError):
    """A draw has no given outcome. `weights` and `why` describe the draw."""

    def __init__(self, weights: Sequence[int], why: str) -> None:
        super().__init__(f"a draw is missing: {why}")
        self.weights = tuple(weights)
        self.why = why


class ImpossibleDraw(ValueError):
    """The given outcome cannot be the result of this draw."""


def commitment(secret: bytes) -> str:
    """Return the SHA-256 (hex) of a secret.

    The server shows the commitment before the first move, and the secret after the last move."""
    return hashlib.sha256(secret).hexdigest()


def pick(weights: Sequence[int], ticket: int) -> int:
    """Return the index whose interval of the cumulated weights contains `ticket` (0 <= ticket < sum)."""
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise ValueError("ticket outside the weights")


class Derived:
    """Outcomes of one ply, derived from the table's secret and the players' client seeds (`words`).

    Draw d of ply p: HMAC-SHA256(secret, "vigneron-draw-1|table|p|d|c|word,word,…") for c = 0, 1, … read as a
    big-endian number x; the first x below the greatest multiple of the weights' sum counts; x modulo the
    sum is the ticket. `drawn` records the outcomes for the journal.
    """

    def __init__(self, secret: bytes, table: str, ply: int, words: Sequence[str] = ()) -> None:
        self._secret = secret
        self._head = f"vigneron-draw-1|{table}|{ply}|"
        self._tail = "|" + ",".join(words)
        self.drawn: list[int] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return the derived outcome and add it to `drawn`."""
        total = sum(weights)
        limit = _WHOLE - _WHOLE % total
        count = 0
        while True:
            message = f"{self._head}{len(self.drawn)}|{count}{self._tail}".encode()
            number = int.from_bytes(hmac.digest(self._secret, message, "sha256"), "big")
            if number < limit:
                break
            count += 1
        outcome = pick(weights, number % total)
        self.drawn.append(outcome)
        return outcome


class Scripted:
    """Outcomes given in advance, by a journal, a test, or people at a real table.

    Drawing raises NeedDraw when none is left, and ImpossibleDraw if the next one cannot be drawn."""

    def __init__(self, outcomes: Sequence[int] = ()) -> None:
        self._outcomes = list(outcomes)
        self.drawn: list[int] = []

    @property
    def left(self) -> int:
        """Return the number of outcomes that are not used yet."""
        return len(self._outcomes) - len(self.drawn)

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return the next given outcome. Raises NeedDraw or ImpossibleDraw."""
        at = len(self.drawn)
        if at == len(self._outcomes):
            raise NeedDraw(weights, why)
        outcome = self._outcomes[at]
        if not 0 <= outcome < len(weights) or weights[outcome] <= 0:
            raise ImpossibleDraw(f"outcome {outcome} of {why!r} is impossible")
        self.drawn.append(outcome)
        return outcome
