"""The draws of one ply: requested by the rules, answered by the journal, derived again from the secret."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.replayer.faults import Fault


def derive(
    secret: bytes, table: str, ply: int, draw: int, words: Sequence[str], weights: Sequence[int]
) -> int:
    """Return the outcome of one draw, as "Draws" of docs/records.md has it."""
    total = sum(weights)
    limit = (1 << 256) // total * total
    count = 0
    while True:
        message = f"vigneron-draw-1|{table}|{ply}|{draw}|{count}|{','.join(words)}"
        number = int.from_bytes(hmac.new(secret, message.encode(), hashlib.sha256).digest(), "big")
        if number < limit:
            break
        count += 1
    rest = number % total
    for index, weight in enumerate(weights):
        if rest < weight:
            return index
        rest -= weight
    raise AssertionError("weights have no sum")


@dataclass
class RecordedOutcomes:
    """The outcomes of a row, taken one after the other.

    `secret` is empty for draws entered by hand; then only number and range of the draws are checked."""

    given: Sequence[int]
    secret: bytes = b""
    table: str = ""
    ply: int = 0
    words: Sequence[str] = ()
    taken: int = field(default=0, init=False)

    def take(self, weights: Sequence[int], why: str) -> int:
        """Return the next outcome. Raises Fault if there is none, or it is impossible."""
        at = self.taken
        if at >= len(self.given):
            raise Fault(f"draw {at} ({why}) is missing")
        found = self.given[at]
        if not 0 <= found < len(weights) or weights[found] <= 0:
            raise Fault(f"draw {at} ({why}) cannot give {found} of the weights {list(weights)}")
        if self.secret:
            true = derive(self.secret, self.table, self.ply, at, self.words, weights)
            if true != found:
                raise Fault(f"draw {at} ({why}) is {found}, the secret gives {true}")
        self.taken += 1
        return found

    def finish(self) -> None:
        """Check that all draws of the row were taken. Raises Fault."""
        if self.taken != len(self.given):
            raise Fault(f"{len(self.given)} draws are given and {self.taken} are made")
