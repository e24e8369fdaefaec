"""Which tables this process keeps, what it hears of the others, and the tables that are due.

Every process serves every table. The one that keeps a table runs its bots and clocks; when it dies, another
takes the table over within a second or two; when it is stopped and not dead, when its lease ends (`leases`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from cachetools import LRUCache

from vigneron.server.platform.errors import StoreAway
from vigneron.server.storage.leases import KEEPING
from vigneron.server.storage.write_batcher import Fenced
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable, Outdated
from vigneron.server.table_registry.heartbeat import Pulse

if TYPE_CHECKING:
    from vigneron.server.table_registry.registry import House

_TICK: Final = 1.0
_STOOD: Final = 10.0
"""Seconds between two ticks after which this process takes itself to have stood still."""
_DUE_AT_ONCE: Final = 40
_TELL: Final = 15
"""Ticks after which this process says again who is with it."""

log = logging.getLogger(__name__)


class Keeping:
    """One per house. `tables` are the house's own, by id."""

    def __init__(self, house: House, tables: Mapping[str, LiveTable]) -> None:
        self._house, self._tables = house, tables
        self._bus, self._hours = house.means.bus, house.means.hours
        self.pulse = Pulse(house.store, house.means.bus, house.means.hours)
        self._foreign = house.store.database.foreign
        self._work: set[asyncio.Task[Any]] = set()
        self._ticking: asyncio.Task[None] | None = None
        self._news: LRUCache[str, int] = LRUCache(1000)
        """Revisions told of tables that are not in memory (yet)."""

    async def open(self) -> None:
        await self._foreign()
        await self._bus.open(self._heard, self._joined, self._lost)
        await self.pulse.open()
        self._ticking = asyncio.create_task(self._tick())

    async def close(self) -> None:
        tasks = [*self._work, *([self._ticking] if self._ticking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pulse.close()
        await self._bus.close()

    async def welcome(self, table: LiveTable) -> None:
        """Keep a table that has come into memory, if nobody else does, and hear who is at it elsewhere."""
        id = table.record.id
        if (told := self._news.pop(id, 0)) > table.record.revision:
            self._do(table.refresh(told))
        kept = id in await self._bus.keep([id])
        self._bus.tell("who", id)
        table.set_kept(kept)

    def release(self, ids: Sequence[str]) -> None:
        if ids:
            self._do(self._bus.release(ids))

    # what the other processes say

    def _heard(self, kind: str, id: str, data: Any, process: str) -> None:
        if kind == "out":
            self._house.part_with(str(data))
            return
        table = self._tables.get(id)
        if table is None or table.broken:
            if kind == "moved":
                self._news[id] = max(int(data), self._news.get(id, 0))
            return
        if kind == "moved":
            if table.record.revision < int(data):
                self._do(table.refresh(int(data)))
        elif kind == "talk":
            self._do(table.talk.follow(table.viewers))
        elif kind == "here":
            table.hear_here(process, data)
        elif kind == "who" and table.viewers:
            table.tell_here()

    def _joined(self) -> None:
        self._house.entries.doubt(False)
        self._do(self._catch_up())

    async def _catch_up(self) -> None:
        await self._review()
        await self._compare()

    async def _review(self) -> None:
        """Look anew by what right people and programs are here, and wait."""
        await self._house.entries.review()
        for table in self._tables.values():
            table.memory.stir()

    def _lost(self) -> None:
        self._house.entries.doubt(True)
        self.pulse.lost()
        for table in self._tables.values():
            table.set_kept(False)

    async def _compare(self) -> None:
        """Catch up with what was told while nobody listened."""
        if not self._house.store.shared:
            return
        found = await self._house.store.revisions(list(self._tables))
        for id, revision in found.items():
            table = self._tables.get(id)
            if table is not None:
                await table.refresh(revision)

    # what has to be done from time to time

    async def _tick(self) -> None:
        count, last = 0, time.monotonic()
        while True:
            await asyncio.sleep(_TICK)
            count += 1
            self._look_around(time.monotonic() - last)
            last = time.monotonic()
            try:
                await self.beat()
                await self._keep()
                await self.look()
                await self._notice()
                if self._house.store.shared and count % _TELL == 0:
                    self._remind()
                    await self._compare()
            except StoreAway as error:  # the next tick tries again
                log.warning("keeping tables: %s", error)
            except Exception:
                log.exception("keeping tables")

    async def _notice(self) -> None:
        """Follow what another program has written into a store that tells nobody: `vigneron password`."""
        if await self._foreign():
            await self._review()

    async def beat(self) -> None:
        """Note that the house is alive. If time made a step, because the house was away or a clock was set,
        tables in memory follow what was mended, and people are told what their clocks show."""
        found = await self.pulse.beat()
        for id, revision in found.mended.items():
            table = self._tables.get(id)
            if table is not None:
                await table.refresh(revision)
        if found.step:
            for table in list(self._tables.values()):
                if not table.broken and (table.record.clock or table.record.motion):
                    table.tell_people()

    def _look_around(self, passed: float) -> None:
        """Tell who is missed by now. While this process stood still, nobody could come to it."""
        for table in list(self._tables.values()):
            if passed > _STOOD:
                table.presence.missing.forgive(passed)
            try:
                if not table.broken:
                    table.look_around()
            except Exception:
                log.exception("table %s", table.record.id)

    def _remind(self) -> None:
        for table in self._tables.values():
            if table.viewers:
                table.tell_here()
            if table.presence.forget_silent() and not table.broken:
                table.memory.present()
                table.tell_people()  # who was there is there no more

    async def _keep(self) -> None:
        """Take over tables at which something is to be done, from processes that have ended."""
        orphans = [id for id, table in self._tables.items() if not table.kept and _wants(table)]
        for id in await self._bus.keep(orphans) if orphans else ():
            table = self._tables.get(id)
            if table is not None:
                table.set_kept(True)

    async def look(self) -> None:
        """Look after the tables that are due, be they in memory or not."""
        at = self._hours.now()
        for id in await self._house.store.overdue(at, _DUE_AT_ONCE):
            table = None
            try:
                table = await self._house.table(id)
                if table is not None and table.kept:
                    await as_keeper(requests.look(table))
            except (Outdated, Fenced):
                continue
            except Exception:  # one that cannot be opened must not hold up the others
                log.exception("table %s", id)
                if table is None:
                    await self._house.store.postpone(id, at)

    def _do(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Outdated):
            log.error("keeping tables", exc_info=error)


async def as_keeper(work: Coroutine[Any, Any, None]) -> None:
    """Do what only the keeper of a table may do: it is not written once another process keeps the table."""
    KEEPING.set(True)
    try:
        await work
    finally:
        KEEPING.set(False)


def _wants(table: LiveTable) -> bool:
    return not table.broken and bool(table.record.due is not None or table.bots.awaited())
