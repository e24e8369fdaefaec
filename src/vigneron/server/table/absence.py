"""Who of a table's people is not here, and since when: only after a while may anybody act on it.

It is what this process has seen, by a clock that does not jump, and begins anew when a table comes into
memory: a restart makes the others wait longer and replaces nobody too early. Presence through other processes
counts; whoever is here for a moment is not missed any more.
"""

from __future__ import annotations

from collections.abc import Set
from time import monotonic
from typing import Final

from vigneron.core.contract import Seat
from vigneron.server.storage.models import TableRecord

PATIENCE: Final = 180.0
"""Seconds for which somebody must be missed where no clock was agreed on."""


class Missing:
    """The people of one table who are not here."""

    __slots__ = ("_gone", "_since")

    def __init__(self) -> None:
        self._since: dict[Seat, float] = {}
        self._gone: set[Seat] = set()

    def note(self, record: TableRecord, here: Set[Seat]) -> None:
        """Take note of who is here now; call with every change of it."""
        at = monotonic()  # not `hours`: the database's clock may be set
        away = [
            seat.seat
            for seat in record.seats
            if record.phase != "over" and seat.kind == "person" and seat.seat not in here
        ]
        self._since = {seat: self._since.get(seat, at) for seat in away}
        self._gone &= self._since.keys()

    def left(self, seat: Seat) -> int | None:
        """Return the milliseconds for which somebody must still be missed; None if they are here."""
        since = self._since.get(seat)
        return None if since is None else max(0, round((since + PATIENCE - monotonic()) * 1000))

    def crossed(self) -> bool:
        """Return whether somebody has been missed for long enough since this was asked last."""
        gone = {seat for seat in self._since if self.left(seat) == 0}
        new, self._gone = not gone <= self._gone, gone
        return new

    def forgive(self, seconds: float) -> None:
        """Count a time in which nobody could come as if it had not been."""
        self._since = {seat: since + seconds for seat, since in self._since.items()}


def left(record: TableRecord, missing: Missing) -> dict[Seat, int]:
    """Return after how many milliseconds whoever is not here is gone, by seat. With a clock nobody is: what
    was agreed on happens when their time is over, and nothing before."""
    if record.phase != "playing" or record.clock is not None:
        return {}
    found = {seat.seat: missing.left(seat.seat) for seat in record.seats}
    return {seat: after for seat, after in found.items() if after is not None}


def host_gone(record: TableRecord, missing: Missing) -> bool:
    """Return whether others may do what the host may: the host has no seat, or has been away for long."""
    return all(missing.left(seat) == 0 for seat in record.seats_of(record.host))
