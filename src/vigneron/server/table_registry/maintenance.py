"""Periodic work at all tables: due clocks, absent players, and tables of dead processes."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from vigneron.server.platform.errors import StoreAway
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.leases import KEEPING
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.write_batcher import Fenced
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable, Outdated
from vigneron.server.table_registry.heartbeat import Heartbeat
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.revocation import Revocation
from vigneron.server.table_registry.table_leases import TableLeases

_TICK: Final = 1.0
_STOOD: Final = 10.0
"""If more seconds than this pass between two ticks, this process was stopped."""
_DUE_AT_ONCE: Final = 40
_TELL: Final = 15
"""The number of ticks between two reports of who is present at this process."""

log = logging.getLogger(__name__)


class Maintenance:
    """Does the periodic work of a process. Call `begin` first. Then `run` works until it is cancelled."""

    def __init__(
        self,
        store: SqlStore,
        clock: DatabaseClock,
        tables: TableRegistry,
        leases: TableLeases,
        revocation: Revocation,
        heartbeat: Heartbeat,
    ) -> None:
        self._store, self._clock, self._tables, self._leases = store, clock, tables, leases
        self._revocation, self._heartbeat = revocation, heartbeat

    async def begin(self) -> None:
        """Read the state of the store, so that later writes of other programs are noticed."""
        await self._store.database.foreign()

    async def run(self) -> None:
        """Do the periodic work once a second."""
        count, last = 0, time.monotonic()
        while True:
            await asyncio.sleep(_TICK)
            count += 1
            self.look_around(time.monotonic() - last)
            last = time.monotonic()
            try:
                await self.beat()
                await self._take_over()
                await self.look()
                await self._notice()
                if self._store.shared and count % _TELL == 0:
                    self.remind()
                    await self._tables.catch_up()
            except StoreAway as error:  # the next tick tries again
                log.warning("maintenance: %s", error)
            except Exception:
                log.exception("maintenance")

    async def _notice(self) -> None:
        """Notice writes of other programs, such as `vigneron password`, if there are no notifications."""
        if await self._store.database.foreign():
            await self._revocation.review()

    async def beat(self) -> None:
        """Write or read a heartbeat, and apply its result.

        If time jumped, tables in memory load what was corrected, and viewers get the new clocks."""
        found = await self._heartbeat.beat()
        for id, revision in found.mended.items():
            await self._tables.refresh(id, revision)
        if found.step:
            for table in self._tables:
                if not table.broken and (table.record.clock or table.record.motion):
                    table.tell_people()

    def look_around(self, passed: float) -> None:
        """Tell viewers who is now absent, `passed` seconds after the last call.

        Time in which this process was stopped does not count as absence."""
        for table in self._tables:
            if passed > _STOOD:
                table.presence.missing.forgive(passed)
            try:
                if not table.broken:
                    table.look_around()
            except Exception:
                log.exception("table %s", table.record.id)

    def remind(self) -> None:
        """Report to the other processes who is present here, and drop old reports of other processes."""
        for table in self._tables:
            if table.viewers:
                table.tell_here()
            if table.presence.forget_silent() and not table.broken:
                table.memory.present()
                table.tell_people()  # people who were connected to a dead process are away

    async def _take_over(self) -> None:
        """Take the leases of dead processes on tables at which something must be done."""
        orphans = [table.record.id for table in self._tables if not table.kept and _has_work(table)]
        for id in await self._leases.try_all(orphans):
            table = self._tables.in_memory(id)
            if table is not None:
                table.set_kept(True)

    async def look(self) -> None:
        """Do what is due at all tables, including tables that are not in memory."""
        at = self._clock.now()
        for id in await self._store.overdue(at, _DUE_AT_ONCE):
            table = None
            try:
                table = await self._tables.find(id)
                if table is not None and table.kept:
                    await _look_as_keeper(table)
            except (Outdated, Fenced):
                continue
            except Exception:  # a table that cannot be loaded must not stop the others
                log.exception("table %s", id)
                if table is None:
                    await self._store.postpone(id, at)


async def _look_as_keeper(table: LiveTable) -> None:
    """Do what is due at a table. A write fails if another process has taken the lease."""
    KEEPING.set(True)
    try:
        await requests.look(table)
    finally:
        KEEPING.set(False)


def _has_work(table: LiveTable) -> bool:
    return not table.broken and bool(table.record.due is not None or table.bots.awaited())
