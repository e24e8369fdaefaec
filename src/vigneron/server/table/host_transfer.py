"""Lets a person who waits in a lobby become host after the host has been absent for some time.

The wait of each person is measured separately: a person who has just sat down must wait the full time. A
spectator never becomes host. Each process measures the waits itself, and starts again when a table is loaded.
A host who is connected to another process counts as present."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from vigneron.core.contract import Seat
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import TableRecord, is_program

PATIENCE: Final = 5 * 60_000
"""The milliseconds for which a host must be absent before another person may become host."""
BREAK: Final = 60_000
"""The milliseconds for which a waiting person may disconnect, for example to reload the page."""
_MINUTE: Final = 60_000


class _Waiting:
    """The time at which a person's wait began, and the time since which they are disconnected."""

    __slots__ = ("away", "since")

    def __init__(self, since: int) -> None:
        self.since = since
        self.away: int | None = None


class Absence:
    """The people who wait at a table without its host. Times are in milliseconds of server time."""

    __slots__ = ("_host", "_waiting")

    def __init__(self) -> None:
        self._host = ""
        self._waiting: dict[str, _Waiting] = {}

    def note(self, record: TableRecord, here: Set[Seat], at: int) -> None:
        """Store which people are present now. The table calls this after every change."""
        present = not here.isdisjoint(record.seats_of(record.host))
        if record.phase != "lobby" or present or record.host != self._host:
            self._host, self._waiting = record.host, {}
        if record.phase != "lobby" or present:
            return
        waiting = {record.seats[seat].person for seat in record.people() if seat in here}
        for person, known in list(self._waiting.items()):
            if known.away is not None and at - known.away > BREAK:
                del self._waiting[person]
            elif person in waiting:
                known.away = None
            elif known.away is None:
                known.away = at
        for who in waiting:
            if who is not None and not is_program(who):
                self._waiting.setdefault(who, _Waiting(at))

    def left(self, person: str, at: int) -> int | None:
        """Return the milliseconds until this person may become host; None if they do not wait."""
        known = self._waiting.get(person)
        return None if known is None else max(0, known.since + PATIENCE - at)


def take_over(record: TableRecord, person: str, here: Set[Seat], left: int | None) -> None:
    """Make a seated person host in place of an absent host. Raises Refused.

    `here` are the seats whose people are present. `left` is the result of `Absence.left` for this person."""
    if record.seat_of(person) is None:
        raise Refused("no_seat")
    if record.phase != "lobby":
        raise Refused("already_started")
    if record.host == person:
        return
    if not here.isdisjoint(record.seats_of(record.host)):
        raise Refused("host_here")
    if left != 0:
        raise Refused("host_soon", count=-(-(PATIENCE if left is None else left) // _MINUTE))
    record.host = person
