"""Absent players of a table: since when they are away, and when others may act on it.

The times are those that this process has seen, on a monotonic clock. They start over when a table is loaded,
so after a restart the others wait longer, and nobody is replaced too early. Presence at other processes
counts, and any return ends an absence."""

from __future__ import annotations

from collections.abc import Set
from time import monotonic
from typing import Final

from vigneron.core.contract import Seat
from vigneron.server.storage.models import TableRecord

PATIENCE: Final = 180.0
"""Seconds of absence after which a player may be replaced, at a table without a clock."""


class Missing:
    """The absent people of one table."""

    __slots__ = ("_gone", "_since")

    def __init__(self) -> None:
        self._since: dict[Seat, float] = {}
        self._gone: set[Seat] = set()

    def note(self, record: TableRecord, here: Set[Seat]) -> None:
        """Note who is here now. Call it with every change."""
        at = monotonic()  # not the server's time, which follows the database's clock
        away = [
            seat.seat
            for seat in record.seats
            if record.phase != "over" and seat.kind == "person" and seat.seat not in here
        ]
        self._since = {seat: self._since.get(seat, at) for seat in away}
        self._gone &= self._since.keys()

    def left(self, seat: Seat) -> int | None:
        """Return the milliseconds for which a player must still be waited for; None if they are here."""
        since = self._since.get(seat)
        return None if since is None else max(0, round((since + PATIENCE - monotonic()) * 1000))

    def crossed(self) -> bool:
        """Return whether somebody's wait has ended since the last call."""
        gone = {seat for seat in self._since if self.left(seat) == 0}
        new, self._gone = not gone <= self._gone, gone
        return new

    def forgive(self, seconds: float) -> None:
        """Do not count this time, in which nobody could connect, as absence."""
        self._since = {seat: since + seconds for seat, since in self._since.items()}


def left(record: TableRecord, missing: Missing) -> dict[Seat, int]:
    """Return the milliseconds after which absent players may be replaced, by seat.

    Empty at a table with a clock: there only a time-out has consequences."""
    if record.phase != "playing" or record.clock is not None:
        return {}
    found = {seat.seat: missing.left(seat.seat) for seat in record.seats}
    return {seat: after for seat, after in found.items() if after is not None}


def host_gone(record: TableRecord, missing: Missing) -> bool:
    """Return whether others may act like the host: the host has no seat, or has been away for long."""
    return all(missing.left(seat) == 0 for seat in record.seats_of(record.host))
