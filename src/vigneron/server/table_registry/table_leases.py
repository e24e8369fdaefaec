"""The leases that this process has on tables in memory.

Every process serves every table. The process with a table's lease runs the table's bots and clocks. When this
process dies, another process takes the lease within a second or two. When this process is stopped, another
process takes the lease as soon as the lease ends (`storage.leases`)."""

from __future__ import annotations

from collections.abc import Collection

from vigneron.server.messaging.bus import Bus
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.background import BackgroundTasks


class TableLeases:
    """The leases of one process. `LiveTable.kept` tells whether this process has a table's lease."""

    def __init__(self, bus: Bus, background: BackgroundTasks) -> None:
        self._bus, self._background = bus, background

    async def take(self, table: LiveTable) -> None:
        """Try to take the lease on a loaded table, and ask the other processes who is present there."""
        kept = table.record.id in await self._bus.keep([table.record.id])
        self._bus.tell("who", table.record.id)
        table.set_kept(kept)

    async def hold(self, table: LiveTable) -> bool:
        """Return whether this process has a table's lease. A free lease is taken first."""
        if not table.kept and table.record.id in await self._bus.keep([table.record.id]):
            table.set_kept(True)
        return table.kept

    async def try_all(self, ids: Collection[str]) -> set[str]:
        """Try to take the leases of these tables; return the ids of the tables that it now holds."""
        return await self._bus.keep(ids) if ids else set()

    def release(self, ids: Collection[str]) -> None:
        """Give up the leases on tables that have left memory."""
        if ids:
            self._background.start(self._bus.release(ids))
