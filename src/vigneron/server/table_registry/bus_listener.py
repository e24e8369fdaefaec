"""What this process hears from the others that serve the same tables."""

from __future__ import annotations

from typing import Any

from vigneron.server.messaging.bus import Bus
from vigneron.server.table_registry.background import BackgroundTasks
from vigneron.server.table_registry.heartbeat import Heartbeat
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.revocation import Revocation


class BusListener:
    """One per process. `open` begins to listen; the bus is closed by whoever made it."""

    def __init__(
        self,
        bus: Bus,
        tables: TableRegistry,
        revocation: Revocation,
        heartbeat: Heartbeat,
        background: BackgroundTasks,
    ) -> None:
        self._bus, self._tables, self._revocation = bus, tables, revocation
        self._heartbeat, self._background = heartbeat, background

    async def open(self) -> None:
        await self._bus.open(self.heard, self.joined, self.lost)

    def heard(self, kind: str, id: str, data: Any, process: str) -> None:
        """Act on a message: `out` (somebody's right ended), `moved` (a table was written), `talk` (something
        was said there), `here` (who is at a table through another process), `who` (who is there with you)."""
        if kind == "out":
            self._revocation.here(str(data))
            return
        if kind == "moved":
            self._tables.follow(id, int(data))
            return
        table = self._tables.in_memory(id)
        if table is None or table.broken:
            return
        if kind == "talk":
            self._background.start(table.talk.follow(table.viewers))
        elif kind == "here":
            table.hear_here(process, data)
        elif kind == "who" and table.viewers:
            table.tell_here()

    def joined(self) -> None:
        """The line stands: what was told before may have been missed."""
        self._revocation.doubt(False)
        self._background.start(self._catch_up())

    def lost(self) -> None:
        """The line broke: this process holds no lease any more, and hears of no right that ends."""
        self._revocation.doubt(True)
        self._heartbeat.lost()
        for table in self._tables:
            table.set_kept(False)

    async def _catch_up(self) -> None:
        await self._revocation.review()
        await self._tables.catch_up()
