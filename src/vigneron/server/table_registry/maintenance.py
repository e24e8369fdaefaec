"""What is done from time to time at all tables: clocks that run out, people who are missed, tables whose
process has ended."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from vigneron.server.platform.errors import StoreAway
from vigneron.server.storage.database_clock import Hours
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
"""Seconds between two ticks after which this process takes itself to have stood still."""
_DUE_AT_ONCE: Final = 40
_TELL: Final = 15
"""Ticks after which this process says again who is with it."""

log = logging.getLogger(__name__)


class Maintenance:
    """One per process. `begin` before use, then `run` until cancelled."""

    def __init__(
        self,
        store: SqlStore,
        clock: Hours,
        tables: TableRegistry,
        leases: TableLeases,
        revocation: Revocation,
        heartbeat: Heartbeat,
    ) -> None:
        self._store, self._clock, self._tables, self._leases = store, clock, tables, leases
        self._revocation, self._heartbeat = revocation, heartbeat

    async def begin(self) -> None:
        """Note how the store stands: what other programs write from now on is noticed."""
        await self._store.database.foreign()

    async def run(self) -> None:
        """Do everything once a second."""
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
        """Follow what another program has written into a store that tells nobody: `vigneron password`."""
        if await self._store.database.foreign():
            await self._revocation.review()

    async def beat(self) -> None:
        """Note that the server is alive. If time made a step, because the server was away or a clock was set,
        tables in memory follow what was mended, and people are told what their clocks show."""
        found = await self._heartbeat.beat()
        for id, revision in found.mended.items():
            await self._tables.refresh(id, revision)
        if found.step:
            for table in self._tables:
                if not table.broken and (table.record.clock or table.record.motion):
                    table.tell_people()

    def look_around(self, passed: float) -> None:
        """Tell who is missed by now, `passed` seconds after the last look. While this process stood still,
        nobody could come to it."""
        for table in self._tables:
            if passed > _STOOD:
                table.presence.missing.forgive(passed)
            try:
                if not table.broken:
                    table.look_around()
            except Exception:
                log.exception("table %s", table.record.id)

    def remind(self) -> None:
        """Tell the other processes who is here, and forget whom they have not spoken of for long."""
        for table in self._tables:
            if table.viewers:
                table.tell_here()
            if table.presence.forget_silent() and not table.broken:
                table.memory.present()
                table.tell_people()  # who was there is there no more

    async def _take_over(self) -> None:
        """Run tables at which something is to be done and whose process has ended."""
        orphans = [table.record.id for table in self._tables if not table.kept and _has_work(table)]
        for id in await self._leases.try_all(orphans):
            table = self._tables.in_memory(id)
            if table is not None:
                table.set_kept(True)

    async def look(self) -> None:
        """Look after the tables that are due, whether they are in memory or not."""
        at = self._clock.now()
        for id in await self._store.overdue(at, _DUE_AT_ONCE):
            table = None
            try:
                table = await self._tables.find(id)
                if table is not None and table.kept:
                    await _look_as_keeper(table)
            except (Outdated, Fenced):
                continue
            except Exception:  # one that cannot be opened must not hold up the others
                log.exception("table %s", id)
                if table is None:
                    await self._store.postpone(id, at)


async def _look_as_keeper(table: LiveTable) -> None:
    """Do what is due. Nothing of it is written once another process runs the table."""
    KEEPING.set(True)
    try:
        await requests.look(table)
    finally:
        KEEPING.set(False)


def _has_work(table: LiveTable) -> bool:
    return not table.broken and bool(table.record.due is not None or table.bots.awaited())
