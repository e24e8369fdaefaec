"""Records who is present at a table, and whose page is visible. This module does no I/O."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from vigneron.core.contract import Seat
from vigneron.server.projection.connection import Viewer
from vigneron.server.storage.models import TableRecord
from vigneron.server.table.absence import Missing
from vigneron.server.table.host_transfer import Absence

CALLS: Final = 60.0
"""The seconds for which a program counts as present after a request over HTTP."""
ELSEWHERE: Final = 50.0
"""The seconds for which a report of another process is valid."""


class PresenceReport(NamedTuple):
    """A report of another process: seats with sockets, seats with visible pages, number of spectators."""

    seats: frozenset[Seat]
    looking: frozenset[Seat]
    watching: int
    at: float
    """When the report arrived, on this process's monotonic clock."""


class Presence:
    """The sockets of one table at this process, and the reports of other processes."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, PresenceReport] = {}
        """The last report of each other process."""
        self.watching = 0
        """The number of spectators at all processes."""
        self.called: dict[str, float] = {}
        """When each program with a seat last made a request over HTTP."""
        self.host = Absence()
        self.missing = Missing()

    def own(self, record: TableRecord) -> set[Seat]:
        """Return the seats whose person has a socket at this process, or whose program makes requests."""
        people = {viewer.person for viewer in self.viewers}.union(self._calling())
        return {one.seat for one in record.seats if one.person in people and one.kind == "person"}

    def here(self, record: TableRecord) -> set[Seat]:
        """Return the seats whose people are connected to any process."""
        return self.own(record).union(*(word.seats for word in self._fresh().values()))

    def looking(self, record: TableRecord) -> set[Seat]:
        """Return the seats whose people have the page of this table visible, at any process."""
        return self._own_looking(record).union(*(word.looking for word in self._fresh().values()))

    def note(self, record: TableRecord, at: int) -> tuple[set[Seat], int]:
        """Store who is present; return their seats, and the number of spectators.

        `at` is in milliseconds of server time."""
        here, others = self.here(record), self._fresh().values()
        self.watching = self._own_watching(record) + sum(word.watching for word in others)
        self.host.note(record, here, at)
        self.missing.note(record, here)
        return here, self.watching

    def told(self, record: TableRecord) -> dict[str, Any]:
        """Return the report of this process for the other processes."""
        return {
            "seats": sorted(self.own(record)),
            "looking": sorted(self._own_looking(record)),
            "watching": self._own_watching(record),
        }

    def hear(self, process: str, data: Mapping[str, Any]) -> None:
        """Store a report of another process. A report without `looking` counts all pages as visible."""
        seats = frozenset(map(int, data["seats"]))
        looking = frozenset(map(int, data.get("looking", seats)))
        self.elsewhere[process] = PresenceReport(seats, looking, int(data["watching"]), time.monotonic())

    def forget_silent(self) -> bool:
        """Drop the reports of processes that have been silent for too long; return whether there were any."""
        fresh = self._fresh()
        gone = len(fresh) < len(self.elsewhere)
        self.elsewhere = fresh
        return gone

    def call(self, person: str) -> None:
        """Record a request of a program over HTTP."""
        self.called[person] = time.monotonic()

    def forget_programs(self) -> bool:
        """Drop programs that make no requests any more; return whether there were any."""
        gone = self.called.keys() - self._calling()
        for person in gone:
            del self.called[person]
        return bool(gone)

    def _calling(self) -> set[str]:
        before = time.monotonic() - CALLS
        return {person for person, at in self.called.items() if at > before}

    def _fresh(self) -> dict[str, PresenceReport]:
        before = time.monotonic() - ELSEWHERE
        return {process: word for process, word in self.elsewhere.items() if word.at > before}

    def _own_watching(self, record: TableRecord) -> int:
        """Return the number of people without a seat who have a socket at this process."""
        return len({viewer.person for viewer in self.viewers if not record.seats_of(viewer.person)})

    def _own_looking(self, record: TableRecord) -> set[Seat]:
        seats_of = record.seats_of
        return {seat for viewer in self.viewers if not viewer.hidden for seat in seats_of(viewer.person)}
