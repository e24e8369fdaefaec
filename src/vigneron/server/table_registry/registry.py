"""The tables in memory. A table that is not in memory is loaded when it is needed."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from typing import Any, Final

from cachetools import LRUCache

from vigneron.core.errors import Picklable
from vigneron.core.journal import BadJournal
from vigneron.core.registry import games
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Position
from vigneron.server.platform import gc_policy
from vigneron.server.storage import awaited
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore, StoredTable
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table.services import TableServices
from vigneron.server.table_registry.background import BackgroundTasks
from vigneron.server.table_registry.table_leases import TableLeases

_ID: Final = re.compile(r"[a-z2-9]{12}")
_SWEEP: Final = 30.0
_QUIET: Final = 20.0
"""The seconds without an act after which a table drops its scene."""
_MISSED: Final = 1000
"""The maximum number of tables outside memory whose newest revision is stored here."""


class TableUnreadable(Picklable, RuntimeError):
    """This version cannot load the table: its game is missing, or the table needs another edition."""

    def __init__(self, error: BadJournal) -> None:
        super().__init__(str(error))
        self.error = error


class TableRegistry:
    """The live tables of one process, by id. Iteration yields a snapshot of the tables in memory."""

    def __init__(
        self, store: SqlStore, services: TableServices, leases: TableLeases, background: BackgroundTasks
    ) -> None:
        self._store, self._services, self._leases, self._background = store, services, leases, background
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._revisions: LRUCache[str, int] = LRUCache(_MISSED)
        """The newest revisions of tables that are not in memory, as messages report them."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def __len__(self) -> int:
        return len(self._tables)

    def in_memory(self, id: str) -> LiveTable | None:
        """Return a table if it is in memory, or None."""
        return self._tables.get(id)

    async def find(self, id: str) -> LiveTable | None:
        """Return a live table. Load the table if it is not in memory. Return None if there is no such table.

        Raises TableUnreadable, StoreAway."""
        found = self._tables.get(id)
        if found is not None and not found.broken:
            found.used = time.monotonic()
            return found
        if not _ID.fullmatch(id):
            return None
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda task: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable | None:
        old = self._tables.pop(id, None)
        if old is not None:
            await old.rest()
        kept = await self._store.load(id)
        return None if kept is None else await self._admit(kept.record, position_of(kept))

    async def add(self, record: TableRecord) -> LiveTable:
        """Store a new table and hold it in memory. Raises Conflict if its id is taken, StoreAway."""
        await self._store.create(record)
        return await self._admit(record, None)

    async def _admit(self, record: TableRecord, position: Position[Any] | None) -> LiveTable:
        table = LiveTable(record, position, self._services)
        self._tables[record.id] = table
        if (told := self._revisions.pop(record.id, 0)) > record.revision:
            self._background.start(table.refresh(told))
        await self._leases.take(table)
        return table

    # what was written elsewhere

    def follow(self, id: str, revision: int) -> None:
        """Make a table load what another process has written, now or when the table is next in memory."""
        table = self._tables.get(id)
        if table is None or table.broken:
            self._revisions[id] = max(revision, self._revisions.get(id, 0))
        elif table.record.revision < revision:
            self._background.start(table.refresh(revision))

    async def refresh(self, id: str, revision: int) -> None:
        """Make a table in memory load a write that was made without it, and wait until it has done so."""
        table = self._tables.get(id)
        if table is not None:
            await table.refresh(revision)

    async def catch_up(self) -> None:
        """Make tables load writes whose messages were missed. Raises StoreAway."""
        if not self._store.shared:
            return
        for id, revision in (await self._store.revisions(list(self._tables))).items():
            await self.refresh(id, revision)

    def stir(self) -> None:
        """Make the waiting requests at all tables check their rights again."""
        for table in self:
            table.memory.stir()

    # memory

    async def run(self, idle: float) -> None:
        """Call `sweep` every half minute, until cancelled."""
        while True:
            await asyncio.sleep(_SWEEP)
            self.sweep(idle)
            gc_policy.give_back()

    def sweep(self, idle: float) -> int:
        """Drop tables without viewers for `idle` seconds; return how many were dropped.

        The store still has these tables. Quiet tables with viewers stay in memory, but drop their scenes."""
        for table in self:
            table.doze(time.monotonic() - _QUIET)
        before = time.monotonic() - idle
        old = [id for id, table in self._tables.items() if table.idle and table.used <= before]
        for id in old:
            self._tables.pop(id).retire()
        self._leases.release(old)
        return len(old)

    async def rest(self) -> None:
        """Cancel all tasks of the tables, because the server closes."""
        for table in self:
            await table.rest()


def position_of(kept: StoredTable) -> Position[Any] | None:
    """Return the position of a stored table, None in the lobby. Store the seats that the table waits for.

    Raises TableUnreadable."""
    record = kept.record
    if record.game not in games():
        raise TableUnreadable(BadJournal(-1, "no_game", record.game, {"game": record.game}))
    if record.phase == "lobby":
        return None
    try:
        position = new_position(record)
        position.load(kept.rows, kept.drafts)
    except BadJournal as error:
        raise TableUnreadable(error) from error
    if record.missing is None:
        record.missing = awaited.mask(position.missing())
    return position
