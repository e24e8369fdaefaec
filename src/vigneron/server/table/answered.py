"""What was answered already: a browser repeats with its old number what it has heard no answer to."""

from __future__ import annotations

from collections import deque
from typing import Final

from vigneron.core.contract import Seat

_REMEMBERED: Final = 64


class Answered:
    """The last numbers under which each seat asked for something that was done. No I/O."""

    def __init__(self) -> None:
        self._done: dict[Seat, deque[int]] = {}

    def knows(self, seat: Seat, n: int | None) -> bool:
        """Return whether this was done, perhaps asked through another socket."""
        return n is not None and n in self._done.get(seat, ())

    def remember(self, seat: Seat, n: int | None) -> None:
        if n is not None:
            self._done.setdefault(seat, deque(maxlen=_REMEMBERED)).append(n)
