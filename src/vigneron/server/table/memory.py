"""A table as one process has it in memory: what counts, who is here, and the messages made of it. No I/O.

Features read it, and `broadcast` tells it; only `LiveTable` changes what counts.
"""

from __future__ import annotations

import asyncio
from typing import Any

from vigneron.core.contract import Seat
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Position
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.views import Views
from vigneron.server.storage.database_clock import Hours
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import absence, hotseat
from vigneron.server.table.presence import Presence


class Memory:
    """See the module. `position` is None while people gather."""

    def __init__(self, record: TableRecord, position: Position[Any] | None, hours: Hours) -> None:
        self.record = record
        self.position = position
        self.hours = hours
        self.views = Views(record, position)
        self.presence = Presence()
        self.viewers = self.presence.viewers
        self.secrets = hotseat.Secrets()
        self.kept = False
        """Whether this process runs the table's bots and clocks."""
        self.broken = False
        """Whether this is not to be trusted any more: the house loads the table anew for whoever comes."""
        self._drawn_for: Position[Any] | None = None
        self._news: dict[Seat, asyncio.Event] = {}

    def keep(self, record: TableRecord) -> None:
        """Let this record count from now on."""
        self.record = self.views.record = record

    def begin(self, position: Position[Any]) -> None:
        """Let the game be on."""
        self.position = position
        self.presence.missing = absence.Missing()
        self.present()
        self.views = Views(self.record, position)

    @property
    def runs(self) -> bool:
        """Return whether this process runs the table's bots now."""
        return self.kept and not self.broken

    @property
    def drawing_for(self) -> Position[Any] | None:
        """Return the position for which draws are made: that of the game, or that whose set-up is being drawn
        by hand; None if there is none."""
        waiting = self.record.pending
        if self.position is not None or waiting is None or waiting.kind != "begin":
            self._drawn_for = None
        elif self._drawn_for is None:
            self._drawn_for = new_position(self.record)
        return self.position or self._drawn_for

    # who is here

    def seat(self, viewer: Viewer) -> Seat | None:
        """Return the seat whose view a socket is told."""
        return hotseat.seat(self.record, viewer)

    def here(self) -> set[Seat]:
        """Return the seats whose people are here, through whatever process."""
        return self.presence.here(self.record)

    def present(self) -> tuple[set[Seat], int]:
        """Take note of who is here, and return it: their seats, and how many people look on."""
        return self.presence.note(self.record, self.hours.now())

    def host_left(self, person: str) -> int | None:
        """Return the milliseconds after which somebody may become host; None while they do not wait."""
        self.present()
        return self.presence.host.left(person, self.hours.now())

    def away(self) -> dict[Seat, int]:
        """Return after how many milliseconds whoever is not here may be replaced."""
        return absence.left(self.record, self.presence.missing)

    # programs that wait

    def stir(self, only: Seat | None = None, but: Seat | None = None) -> None:
        """Wake the programs that wait for news: when their sockets would be told something, and only then."""
        for seat in [seat for seat in self._news if seat != but and only in (None, seat)]:
            self._news.pop(seat).set()

    def news(self, seat: Seat) -> asyncio.Event:
        """Return what is set when there is something to be told to this seat."""
        return self._news.setdefault(seat, asyncio.Event())
