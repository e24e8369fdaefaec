"""The heartbeat: when the server was last alive, and what time it is there.

Time in which nobody could act counts against nobody. A process stores the database's time every few seconds,
together with the offset from the server's time (`database_clock`). If the database's time has not advanced as
the process counted, it was set or the machine slept: the offset takes the difference. A process that starts
alone continues at the last heartbeat. The process with the lease on `HOUSE` writes heartbeats regularly;
another one does so if it finds an old one."""

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
"""The lease of the process that writes heartbeats. No table has this id."""
_FIRST: Final = text("insert into pulse (id, alive, lead) values (1, :alive, 0) on conflict (id) do nothing")
_pulse = schema.pulse

log = logging.getLogger(__name__)


class Beat:
    """The result of a heartbeat: whether time jumped for this process, and new revisions of mended tables."""

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
        """The heartbeat with which time seemed to have jumped. Only another heartbeat confirms the jump."""

    async def open(self) -> None:
        """Continue at the time of the last heartbeat or, if another process runs, at its time."""
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
        except Exception as error:  # closing goes on without a last heartbeat
            log.warning("the end of the house was not noted: %s", type(error).__name__)

    async def beat(self) -> Beat:
        """Write or read a heartbeat, if that is due."""
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
        )  # another process has written a heartbeat meanwhile
        return found.house if others or found.agrees else found.latest
