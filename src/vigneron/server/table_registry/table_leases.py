"""Which of the tables in memory this process runs.

Every process serves every table. The one that holds a table's lease runs its bots and clocks. When it dies,
another takes the lease within a second or two; when it is stopped and not dead, when the lease ends
(`storage.leases`).
"""

from __future__ import annotations

from collections.abc import Collection

from vigneron.server.messaging.bus import Bus
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.background import BackgroundTasks


class TableLeases:
    """One per process. `LiveTable.kept` says whether this process holds a table's lease."""

    def __init__(self, bus: Bus, background: BackgroundTasks) -> None:
        self._bus, self._background = bus, background

    async def take(self, table: LiveTable) -> None:
        """Run a table that has come into memory, unless another process does, and ask who is at it there."""
        kept = table.record.id in await self._bus.keep([table.record.id])
        self._bus.tell("who", table.record.id)
        table.set_kept(kept)

    async def hold(self, table: LiveTable) -> bool:
        """Return whether this process runs a table, after trying to take a lease that nobody holds."""
        if not table.kept and table.record.id in await self._bus.keep([table.record.id]):
            table.set_kept(True)
        return table.kept

    async def try_all(self, ids: Collection[str]) -> set[str]:
        """Return the ids of those tables whose leases this process holds, after trying to take them."""
        return await self._bus.keep(ids) if ids else set()

    def release(self, ids: Collection[str]) -> None:
        """Give up the leases of tables that have left memory."""
        if ids:
            self._background.start(self._bus.release(ids))
