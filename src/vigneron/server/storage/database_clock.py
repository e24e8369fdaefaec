"""The server's time: the same for all processes. It runs while the server runs, and never jumps.

The server's time is the database's time less an offset (`lead`), which is stored with the heartbeat. If
somebody sets the database's clock, if the machine sleeps, or while no process runs, the offset changes and
the server's time does not. Clocks, votes and due times are in server time and need no correction. Between
two readings of the database, the machine's monotonic clock counts.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

EVERY: Final = 5_000
"""Milliseconds between two readings of the database's time."""
LOST: Final = 15_000
"""Milliseconds without a reading after which time stands still, because server or database was down."""
CLOSE: Final = 2_000
"""Milliseconds by which the database's clock may drift from the count before it is taken to be set."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of the database: its time, the last heartbeat, and the offset stored with it.

    `earliest` and `latest` are the local counts before and after the query. All in milliseconds."""

    at: int
    alive: int
    lead: int
    earliest: int
    latest: int

    @property
    def house(self) -> int:
        """Return the server's time by this reading."""
        return self.at - self.lead

    @property
    def fresh(self) -> bool:
        """Return whether a process was alive within the last `LOST` milliseconds, by the database's time."""
        return 0 <= self.at - self.alive <= LOST

    @property
    def agrees(self) -> bool:
        """Return whether the database's clock agrees with the local count."""
        return self.earliest - CLOSE <= self.house <= self.latest + CLOSE


class DatabaseClock:
    """The server's time, counted on from the last reading, in milliseconds."""

    def __init__(self) -> None:
        self._base, self._at = time.time() * 1000, time.monotonic()
        self._lead = 0

    def now(self) -> int:
        """Return the server's time. It stands still from `LOST` milliseconds after the last reading."""
        return int(self._base + min(self._passed(), LOST))

    def counted(self) -> int:
        """Return the server's time, without the time since the last reading if that is too long ago.

        Nobody could act in that time, so clocks do not count it."""
        passed = self._passed()
        return int(self._base + (passed if passed <= LOST else 0))

    def date(self) -> int:
        """Return the database's time, for dates that are shown; not for deadlines."""
        return self.now() + self._lead

    @property
    def old(self) -> bool:
        """Return whether it is time for another reading."""
        return self._passed() >= EVERY

    def take(self, house: int, lead: int) -> bool:
        """Continue from this reading of the server's time. Return whether the time jumped."""
        step = abs(house - self.now()) > CLOSE
        self._base, self._at, self._lead = float(house), time.monotonic(), lead
        return step

    def _passed(self) -> float:
        return (time.monotonic() - self._at) * 1000
