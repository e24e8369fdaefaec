"""The heartbeat stores when the server was last alive, and the offset of its time from the database's time.

No clock runs while nobody can act. Therefore a process stores the database's time every few seconds, together
with the offset from the server's time (`database_clock`). If the database's time differs from the time that
the process has counted, the database's clock was set or the machine slept. The difference is then added to
the offset. A process that starts alone continues at the time of the last heartbeat. The process with the
lease on `HOUSE` writes heartbeats regularly. Another process writes one if it finds that the last one is
old."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection, select, text, update

from vigneron.server.messaging.bus import Bus
from vigneron.server.storage import schema
from vigneron.server.storage.database import time_of
from vigneron.server.storage.database_clock import DatabaseClock, Reading
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table_registry.future_times import repair

HOUSE: Final = "~house"
"""The id of the lease whose holder writes heartbeats. No table has this id."""
_FIRST: Final = text("insert into pulse (id, alive, lead) values (1, :alive, 0) on conflict (id) do nothing")
_pulse = schema.pulse

log = logging.getLogger(__name__)


class Beat:
    """The result of a heartbeat.

    `step` tells whether time jumped for this process. `mended` are the new revisions of corrected tables."""

    __slots__ = ("mended", "step")

    def __init__(self, step: bool, mended: dict[str, int]) -> None:
        self.step, self.mended = step, mended


class Heartbeat:
    """The heartbeat of one process."""

    def __init__(self, store: SqlStore, bus: Bus, clock: DatabaseClock) -> None:
        self._store, self._bus, self._clock = store, bus, clock
        self._mine = False
        self._noted: int | None = None
        """The last heartbeat that this process wrote."""
        self._doubted: int | None = None
        """The heartbeat at which time seemed to jump. Only a later heartbeat can confirm the jump."""

    async def open(self) -> None:
        """Set this process's time: that of another running process, else that of the last heartbeat."""
        self._mine = HOUSE in await self._bus.keep([HOUSE])
        if self._mine:
            await self._note(begins=True)
            return
        found = await self._read()
        if found is None:
            await self._note(begins=True)
        else:
            self._clock.take(found.house if found.fresh else found.alive - found.lead, found.lead)

    async def close(self) -> None:
        """Write a last heartbeat."""
        if not self._mine:
            return
        try:
            await self._note()
        except Exception as error:  # a server can close without a last heartbeat
            log.warning("the end of the house was not noted: %s", type(error).__name__)

    async def beat(self) -> Beat:
        """Write or read a heartbeat, if this is due."""
        if not self._mine:
            self._mine = HOUSE in await self._bus.keep([HOUSE])
        if self._doubted is None and not self._clock.old:
            return Beat(False, {})
        if self._mine:
            return await self._note()
        found = await self._read()
        if found is None or not found.fresh:
            return await self._note()
        if not found.agrees and self._doubted in (None, found.alive):
            self._doubted = found.alive
            return Beat(False, {})
        self._doubted = None
        return Beat(self._clock.take(found.house, found.lead), {})

    def lost(self) -> None:
        """Give up the lease."""
        self._mine = False

    async def _read(self) -> Reading | None:
        return await self._store.database.read(self._reading)

    def _reading(self, connection: Connection, *, locked: bool = False) -> Reading | None:
        query = select(_pulse.c.alive, _pulse.c.lead)
        row = connection.execute(query.with_for_update() if locked else query).first()
        earliest = self._clock.counted()
        at = time_of(connection, self._store.database.milliseconds)
        latest = self._clock.counted()
        return None if row is None else Reading(at, row[0], row[1], min(earliest, latest), latest)

    async def _note(self, *, begins: bool = False) -> Beat:
        store = self._store

        def work(connection: Connection) -> tuple[int, int, int, bool, dict[str, int]]:
            found = self._reading(connection, locked=True)
            if found is None:
                at = time_of(connection, store.database.milliseconds)
                connection.execute(_FIRST, {"alive": at})
                return at, at, 0, False, repair(connection, at, at, shared=store.shared)
            house = self._judged(found, begins)
            lead = found.at - house
            connection.execute(update(_pulse).values(alive=found.at, lead=lead))
            moved = begins or lead != found.lead
            mended = repair(connection, house, found.at, shared=store.shared) if moved else {}
            return found.at, house, lead, lead != found.lead, mended

        at, house, lead, moved, mended = await store.database.write(work)
        self._noted, self._doubted = at, None
        step = self._clock.take(house, lead)
        if moved:
            log.info("the house was away, or its clock was set; clocks stood", extra={"tables": len(mended)})
        return Beat(step or moved, mended)

    def _judged(self, found: Reading, begins: bool) -> int:
        """Return the server's time at this reading."""
        if begins:
            return found.alive - found.lead
        others = (
            found.alive != self._noted and found.fresh
        )  # another process has written a heartbeat in the meantime
        return found.house if others or found.agrees else found.latest
