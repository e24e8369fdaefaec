"""Which of the tables in memory this process runs.

Every process serves every table. The one with a table's lease runs its bots and clocks. When it dies, another
takes the lease within a second or two; when it is stopped, as soon as its lease ends (`storage.leases`)."""

from __future__ import annotations

from collections.abc import Collection

from vigneron.server.messaging.bus import Bus
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.background import BackgroundTasks


class TableLeases:
    """One per process. `LiveTable.kept` says whether this process has a table's lease."""

    def __init__(self, bus: Bus, background: BackgroundTasks) -> None:
        self._bus, self._background = bus, background

    async def take(self, table: LiveTable) -> None:
        """Try to take the lease on a table that was loaded, and ask the other processes who is at it."""
        kept = table.record.id in await self._bus.keep([table.record.id])
        self._bus.tell("who", table.record.id)
        table.set_kept(kept)

    async def hold(self, table: LiveTable) -> bool:
        """Return whether this process has a table's lease, after trying to take a free one."""
        if not table.kept and table.record.id in await self._bus.keep([table.record.id]):
            table.set_kept(True)
        return table.kept

    async def try_all(self, ids: Collection[str]) -> set[str]:
        """Try to take the leases of these tables; return the ids of those that this process has."""
        return await self._bus.keep(ids) if ids else set()

    def release(self, ids: Collection[str]) -> None:
        """Give up the leases on tables that have left memory."""
        if ids:
            self._background.start(self._bus.release(ids))
