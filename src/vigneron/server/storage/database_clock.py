"""What time it is at a house: one time for all processes, that goes on while the house runs and never jumps.

The house's time is the database's less a lead, which is kept with the pulse (`pulse`). When somebody sets
the database's clock, when the machine sleeps, or while no process runs, the lead changes and the house's time
does not: clocks, questions and due times are in it and need no mending. Between two readings of the database
it is counted by the machine's monotonic clock.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

EVERY: Final = 5_000
"""Milliseconds after which the database is read again."""
LOST: Final = 15_000
"""Milliseconds without a reading after which time stands still: the house was away, or the database."""
CLOSE: Final = 2_000
"""Milliseconds by which the database's clock may differ from what was counted without having been set."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What the database said: its time, when a process noted last that it is alive, the lead by that note.

    `earliest` and `latest` were counted before and after it was asked. All in milliseconds."""

    at: int
    alive: int
    lead: int
    earliest: int
    latest: int

    @property
    def house(self) -> int:
        """Return the house's time by this reading."""
        return self.at - self.lead

    @property
    def fresh(self) -> bool:
        """Return whether a process has been alive of late, by the database's time."""
        return 0 <= self.at - self.alive <= LOST

    @property
    def agrees(self) -> bool:
        """Return whether the database's clock has gone on as this process counted."""
        return self.earliest - CLOSE <= self.house <= self.latest + CLOSE


class Hours:
    """The house's time, counted on from the last reading, in milliseconds."""

    def __init__(self) -> None:
        self._base, self._at = time.time() * 1000, time.monotonic()
        self._lead = 0

    def now(self) -> int:
        """Return the house's time. Long after the last reading it stands still."""
        return int(self._base + min(self._passed(), LOST))

    def counted(self) -> int:
        """Return the house's time without what passed while nothing was read for long: the time in which
        nobody could act."""
        passed = self._passed()
        return int(self._base + (passed if passed <= LOST else 0))

    def date(self) -> int:
        """Return the database's time: for what is shown as a date, not for what runs out."""
        return self.now() + self._lead

    @property
    def old(self) -> bool:
        """Return whether it is time for another reading."""
        return self._passed() >= EVERY

    def take(self, house: int, lead: int) -> bool:
        """Go on from the house's time as it is known now. Return whether that is a step."""
        step = abs(house - self.now()) > CLOSE
        self._base, self._at, self._lead = float(house), time.monotonic(), lead
        return step

    def _passed(self) -> float:
        return (time.monotonic() - self._at) * 1000
