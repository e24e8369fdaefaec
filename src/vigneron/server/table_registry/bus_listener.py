"""Handles the messages of other processes that serve the same tables."""

from __future__ import annotations

from typing import Any

from vigneron.server.messaging.bus import Bus
from vigneron.server.table_registry.background import BackgroundTasks
from vigneron.server.table_registry.heartbeat import Heartbeat
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.revocation import Revocation


class BusListener:
    """Handles messages of other processes. A process has one instance.

    `open` starts listening. The owner of the bus closes the bus."""

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
        """Start listening."""
        await self._bus.open(self.heard, self.joined, self.lost)

    def heard(self, kind: str, id: str, data: Any, process: str) -> None:
        """Handle a message.

        The kinds of messages are: `out`, somebody's right to be connected has ended; `moved`, a table was
        written; `talk`, a table has new chat lines; `here`, people are present at a table through another
        process; `who`, another process asks who is present at this process."""
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
        """Read what other processes have written. Messages may have been missed without a connection."""
        self._revocation.doubt(False)
        self._background.start(self._catch_up())

    def lost(self) -> None:
        """Give up all leases, and stop using cached rights, because the connection was lost."""
        self._revocation.doubt(True)
        self._heartbeat.lost()
        for table in self._tables:
            table.set_kept(False)

    async def _catch_up(self) -> None:
        await self._revocation.review()
        await self._tables.catch_up()
