"""Stores the numbers of completed requests, because a browser repeats an unanswered request."""

from __future__ import annotations

from collections import deque
from typing import Final

from vigneron.core.contract import Seat

_REMEMBERED: Final = 64


class Answered:
    """The numbers of each seat's last successful requests. This class does no I/O."""

    def __init__(self) -> None:
        self._done: dict[Seat, deque[int]] = {}

    def knows(self, seat: Seat, n: int | None) -> bool:
        """Return whether this request was carried out, perhaps for another socket."""
        return n is not None and n in self._done.get(seat, ())

    def remember(self, seat: Seat, n: int | None) -> None:
        """Store the number of a request that was carried out."""
        if n is not None:
            self._done.setdefault(seat, deque(maxlen=_REMEMBERED)).append(n)
