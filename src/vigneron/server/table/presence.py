"""Who is at a table, and who looks at its page: a tab in the background does not. No I/O."""

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
"""Seconds for which a program that asked over HTTP counts as here."""
ELSEWHERE: Final = 50.0
"""Seconds for which another process's word about who is with it counts."""


class Word(NamedTuple):
    """What another process has said: whose sockets it has, who of them looks, how many people watch."""

    seats: frozenset[Seat]
    looking: frozenset[Seat]
    watching: int
    at: float
    """When it was said, by this process's monotonic clock."""


class Presence:
    """The sockets of one table with this process, and what other processes say of theirs."""

    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, Word] = {}
        """Who is here through other processes, by process."""
        self.watching = 0
        """How many people look on, in all processes."""
        self.called: dict[str, float] = {}
        """When programs that sit here asked over HTTP last, by person."""
        self.host = Absence()
        self.missing = Missing()

    def own(self, record: TableRecord) -> set[Seat]:
        """Return the seats whose people have a socket with this process, or whose programs ask."""
        people = {viewer.person for viewer in self.viewers}.union(self._calling())
        return {one.seat for one in record.seats if one.person in people and one.kind == "person"}

    def here(self, record: TableRecord) -> set[Seat]:
        """Return the seats whose people are here, through whatever process."""
        return self.own(record).union(*(word.seats for word in self._fresh().values()))

    def looking(self, record: TableRecord) -> set[Seat]:
        """Return the seats whose people have this table's page in front of them, through whatever process."""
        return self._own_looking(record).union(*(word.looking for word in self._fresh().values()))

    def note(self, record: TableRecord, at: int) -> tuple[set[Seat], int]:
        """Take note of who is here now; return their seats, and how many people look on.

        `at`: milliseconds of the house."""
        here, others = self.here(record), self._fresh().values()
        self.watching = self._own_watching(record) + sum(word.watching for word in others)
        self.host.note(record, here, at)
        self.missing.note(record, here)
        return here, self.watching

    def told(self, record: TableRecord) -> dict[str, Any]:
        """Return what this process says to the others."""
        return {
            "seats": sorted(self.own(record)),
            "looking": sorted(self._own_looking(record)),
            "watching": self._own_watching(record),
        }

    def hear(self, process: str, data: Mapping[str, Any]) -> None:
        """Keep what `told` of another process says; one that does not say who looks has nobody away."""
        seats = frozenset(map(int, data["seats"]))
        looking = frozenset(map(int, data.get("looking", seats)))
        self.elsewhere[process] = Word(seats, looking, int(data["watching"]), time.monotonic())

    def forget_silent(self) -> bool:
        """Forget the processes that have said nothing for long; return whether there were any."""
        fresh = self._fresh()
        gone = len(fresh) < len(self.elsewhere)
        self.elsewhere = fresh
        return gone

    def call(self, person: str) -> None:
        """A program asks over HTTP: it is here for a while."""
        self.called[person] = time.monotonic()

    def forget_programs(self) -> bool:
        """Forget the programs that have ceased to ask; return whether there were any."""
        gone = self.called.keys() - self._calling()
        for person in gone:
            del self.called[person]
        return bool(gone)

    def _calling(self) -> set[str]:
        before = time.monotonic() - CALLS
        return {person for person, at in self.called.items() if at > before}

    def _fresh(self) -> dict[str, Word]:
        before = time.monotonic() - ELSEWHERE
        return {process: word for process, word in self.elsewhere.items() if word.at > before}

    def _own_watching(self, record: TableRecord) -> int:
        """Return how many people without a seat have a socket with this process."""
        return len({viewer.person for viewer in self.viewers if not record.seats_of(viewer.person)})

    def _own_looking(self, record: TableRecord) -> set[Seat]:
        seats_of = record.seats_of
        return {seat for viewer in self.viewers if not viewer.hidden for seat in seats_of(viewer.person)}
