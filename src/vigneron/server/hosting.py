"""A host who stays away from his lobby: whoever waits there may take his place after a while.

How long he has been missed is what this process has seen, so it begins anew when a table comes into memory:
a restart makes the others wait longer and replaces nobody too early. Presence through other processes counts.
"""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Final

from vigneron.core.contract import Seat
from vigneron.server.gathering import Refused
from vigneron.server.programs import is_program
from vigneron.server.records import TableRecord

if TYPE_CHECKING:
    from vigneron.server.table import LiveTable

PATIENCE: Final = 5 * 60_000
"""Milliseconds for which a host must be missed."""
BREAK: Final = 60_000
"""Milliseconds for which nobody need wait without the waiting beginning anew: a page is loaded again."""
_MINUTE: Final = 60_000


class Absence:
    """Since when somebody waits at one table and its host is not there. Times are the house's, in ms."""

    __slots__ = ("_alone", "_host", "_since")

    def __init__(self) -> None:
        self._host = ""
        self._since: int | None = None
        self._alone: int | None = None
        """Since when nobody waits."""

    def note(self, record: TableRecord, here: Set[Seat], at: int) -> None:
        """Take note of who is here now; call with every change of it."""
        present = not here.isdisjoint(record.seats_of(record.host))
        if record.phase != "lobby" or present or record.host != self._host:
            self._host, self._since, self._alone = record.host, None, None
        if record.phase != "lobby" or present:
            return
        if any(seat in here and not is_program(record.seats[seat].person) for seat in record.people()):
            if self._since is None or (self._alone is not None and at - self._alone > BREAK):
                self._since = at
            self._alone = None
        elif self._since is not None and self._alone is None:
            self._alone = at

    def left(self, at: int) -> int | None:
        """Return for how long the host must still be missed; None while he is not."""
        return None if self._since is None else max(0, self._since + PATIENCE - at)


def left(table: LiveTable) -> int | None:
    """Return the milliseconds after which somebody may take over; None while nobody waits for the host."""
    at = table.means.hours.now()
    table.absence.note(table.record, table.here(), at)
    return table.absence.left(at)


def take_over(table: LiveTable, record: TableRecord, person: str) -> None:
    """Make somebody who sits here the host in place of one who stays away. Raises Refused."""
    if record.seat_of(person) is None:
        raise Refused("no_seat")
    if record.phase != "lobby":
        raise Refused("already_started")
    if record.host == person:
        return
    if not table.here().isdisjoint(record.seats_of(record.host)):
        raise Refused("host_here")
    missing = left(table)
    if missing != 0:
        raise Refused("host_soon", count=-(-(PATIENCE if missing is None else missing) // _MINUTE))
    record.host = person
