"""A host who stays away from his lobby: whoever waits there may take his place after a while.

Each waits for himself: who has just sat down, at a table found in the list perhaps, takes nobody's place
because others have waited, and who only looks on never does. How long the host has been missed is what this
process has seen, so it begins anew when a table comes into memory: a restart makes the others wait longer and
replaces nobody too early. Presence through other processes counts.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from vigneron.core.contract import Seat
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import TableRecord, is_program

PATIENCE: Final = 5 * 60_000
"""Milliseconds for which a host must be missed."""
BREAK: Final = 60_000
"""Milliseconds for which nobody need wait without the waiting beginning anew: a page is loaded again."""
_MINUTE: Final = 60_000


class _Waiting:
    """Since when a person waits, and, of one who is away for a moment, since when he does not."""

    __slots__ = ("away", "since")

    def __init__(self, since: int) -> None:
        self.since = since
        self.away: int | None = None


class Absence:
    """Who waits at one table while its host is not there, and since when. Times are the house's, in ms."""

    __slots__ = ("_host", "_waiting")

    def __init__(self) -> None:
        self._host = ""
        self._waiting: dict[str, _Waiting] = {}

    def note(self, record: TableRecord, here: Set[Seat], at: int) -> None:
        """Take note of who is here now; call with every change of it."""
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
        """Return for how long this person must still miss the host; None if he does not wait."""
        known = self._waiting.get(person)
        return None if known is None else max(0, known.since + PATIENCE - at)


def take_over(record: TableRecord, person: str, here: Set[Seat], left: int | None) -> None:
    """Make somebody who sits here the host in place of one who stays away. Raises Refused.

    `here`: the seats whose people are here; `left`: what `Absence.left` says of this person."""
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
