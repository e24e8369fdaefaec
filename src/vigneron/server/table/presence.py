"""Who is at a table through other processes, and who looks at its page: a tab in the background does not."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vigneron.core.contract import Seat

if TYPE_CHECKING:
    from vigneron.server.projection.connection import Viewer
    from vigneron.server.table.live_table import LiveTable

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


def heard(data: Mapping[str, Any]) -> Word:
    """Return what `told` of another process says; one that does not say who looks has nobody away."""
    seats = frozenset(map(int, data["seats"]))
    looking = frozenset(map(int, data.get("looking", seats)))
    return Word(seats, looking, int(data["watching"]), time.monotonic())


def told(table: LiveTable) -> dict[str, Any]:
    """Return what this process says to the others."""
    return {
        "seats": sorted(table.own_here()),
        "looking": sorted(_own_looking(table)),
        "watching": table.own_watching(),
    }


def fresh(words: Mapping[str, Word]) -> dict[str, Word]:
    """Return what still counts of what other processes have said."""
    before = time.monotonic() - ELSEWHERE
    return {process: word for process, word in words.items() if word.at > before}


def calling(table: LiveTable) -> set[str]:
    """Return the people that are programs and have asked over HTTP lately."""
    before = time.monotonic() - CALLS
    return {person for person, at in table.called.items() if at > before}


def call(table: LiveTable, person: str) -> None:
    """A program asks over HTTP: it is here for a while."""
    was, own = table.present(), told(table)
    table.called[person] = time.monotonic()
    table.tell_change(was, own, None)


def look_around(table: LiveTable) -> bool:
    """Return whether somebody is not here any more, or has been missed for long by now, of which nobody has
    told this process: programs that have ceased to ask, time that has passed."""
    gone = table.called.keys() - calling(table)
    for person in gone:
        del table.called[person]
    if gone:
        table.count()
        table.tell_here()
    return table.missing.crossed() or bool(gone)


def looking(table: LiveTable) -> set[Seat]:
    """Return the seats whose people have this table's page in front of them, through whatever process."""
    return _own_looking(table).union(*(word.looking for word in fresh(table.elsewhere).values()))


def look(table: LiveTable, viewer: Viewer, hidden: bool) -> None:
    """A page has come to the front, or has gone to the background."""
    was = _own_looking(table)
    viewer.hidden = hidden
    if _own_looking(table) != was:
        table.tell_here()


def _own_looking(table: LiveTable) -> set[Seat]:
    seats_of = table.record.seats_of
    return {seat for viewer in table.viewers if not viewer.hidden for seat in seats_of(viewer.person)}
