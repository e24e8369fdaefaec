"""The server's time. It is the same for all processes, runs only while the server runs, and never jumps.

The server's time is the database's time less an offset (`lead`), which is stored with the heartbeat. The
offset changes, and the server's time does not, when somebody sets the database's clock, when the machine
sleeps, and while no process runs. Clocks, votes and due times are in server time and need no correction.
Between two readings of the database, time is measured with the machine's monotonic clock."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

EVERY: Final = 5_000
"""Milliseconds between two readings of the database's time."""
LOST: Final = 15_000
"""The milliseconds without a reading after which the server's time stops, because server or database was
down."""
CLOSE: Final = 2_000
"""The milliseconds by which the database's clock may differ from the local count. A larger difference means
that the clock was set."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of the database: its time, the last heartbeat, and the offset stored with the heartbeat.

    `earliest` and `latest` are the local counts before and after the query. All values are in
    milliseconds."""

    at: int
    alive: int
    lead: int
    earliest: int
    latest: int

    @property
    def house(self) -> int:
        """Return the server's time according to this reading."""
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
    """The server's time in milliseconds. The local clock counts on from the last reading."""

    def __init__(self) -> None:
        self._base, self._at = time.time() * 1000, time.monotonic()
        self._lead = 0

    def now(self) -> int:
        """Return the server's time. It stops `LOST` milliseconds after the last reading."""
        return int(self._base + min(self._passed(), LOST))

    def counted(self) -> int:
        """Return the server's time. If the last reading is too old, return the time of that reading.

        Nobody could act in the time since the last reading, so it does not count on clocks."""
        passed = self._passed()
        return int(self._base + (passed if passed <= LOST else 0))

    def date(self) -> int:
        """Return the database's time. Use it for dates that are shown, and not for deadlines."""
        return self.now() + self._lead

    @property
    def old(self) -> bool:
        """Return whether a new reading is due."""
        return self._passed() >= EVERY

    def take(self, house: int, lead: int) -> bool:
        """Set the server's time and the offset from a reading. Return whether the time jumped."""
        step = abs(house - self.now()) > CLOSE
        self._base, self._at, self._lead = float(house), time.monotonic(), lead
        return step

    def _passed(self) -> float:
        return (time.monotonic() - self._at) * 1000
