"""The state of a table in the memory of one process. This module does no I/O.

Features read this state, and `broadcast` sends it. Only `LiveTable` changes the record and the position."""

from __future__ import annotations

import asyncio
from typing import Any

from vigneron.analysis.hint import Hint
from vigneron.core.contract import Seat
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Position
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.views import Views
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import absence, hotseat
from vigneron.server.table.presence import Presence


class Memory:
    """The state of a table in memory. `position` is None in the lobby."""

    def __init__(self, record: TableRecord, position: Position[Any] | None, clock: DatabaseClock) -> None:
        self.record = record
        self.position = position
        self.clock = clock
        self.views = Views(record, position)
        self.presence = Presence()
        self.viewers = self.presence.viewers
        self.secrets = hotseat.Secrets()
        self.kept = False
        """Whether this process has the lease, and therefore runs the table's bots and clocks."""
        self.broken = False
        """Whether this state must not be used any more, so that the table must be loaded again."""
        self.hints: dict[Seat, tuple[tuple[int, int], asyncio.Task[Hint]]] = {}
        """By seat: the position (`v`, `d`) for which a hint was asked last, and the work that finds it."""
        self._drawn_for: Position[Any] | None = None
        self._news: dict[Seat, asyncio.Event] = {}

    def keep(self, record: TableRecord) -> None:
        """Make this record the current one."""
        self.record = self.views.record = record

    def begin(self, position: Position[Any]) -> None:
        """Start the game."""
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
        """Return the position for which draws are entered, or None.

        This is the position of the game or, before the game, a new position whose set-up is drawn by hand."""
        waiting = self.record.pending
        if self.position is not None or waiting is None or waiting.kind != "begin":
            self._drawn_for = None
        elif self._drawn_for is None:
            self._drawn_for = new_position(self.record)
        return self.position or self._drawn_for

    # presence

    def seat(self, viewer: Viewer) -> Seat | None:
        """Return the seat whose view a socket gets."""
        return hotseat.seat(self.record, viewer)

    def here(self) -> set[Seat]:
        """Return the seats whose people are connected to any process."""
        return self.presence.here(self.record)

    def present(self) -> tuple[set[Seat], int]:
        """Store which people are present; return their seats, and the number of spectators."""
        return self.presence.note(self.record, self.clock.now())

    def host_left(self, person: str) -> int | None:
        """Return the milliseconds after which a person may become host; None if the person does not wait."""
        self.present()
        return self.presence.host.left(person, self.clock.now())

    def away(self) -> dict[Seat, int]:
        """Return the milliseconds after which absent players may be replaced, by seat."""
        return absence.left(self.record, self.presence.missing)

    # waiting programs

    def stir(self, only: Seat | None = None, but: Seat | None = None) -> None:
        """Wake the waiting programs. They are woken exactly when their sockets would get a message."""
        for seat in [seat for seat in self._news if seat != but and only in (None, seat)]:
            self._news.pop(seat).set()

    def news(self, seat: Seat) -> asyncio.Event:
        """Return an event that is set when there is news for this seat."""
        return self._news.setdefault(seat, asyncio.Event())
