"""Ends a right: a session, a guest's cookie, or a program's token.

The function that withdraws a right calls `everywhere`. All processes then close the sockets that depend on
this right, and waiting requests check their rights again. Clients with another valid right reconnect."""

from __future__ import annotations

from vigneron.server.messaging.bus import Bus
from vigneron.server.table_registry.open_connections import OpenConnections
from vigneron.server.table_registry.registry import TableRegistry


class Revocation:
    """Ends rights. A process has one instance."""

    def __init__(self, bus: Bus, connections: OpenConnections, tables: TableRegistry) -> None:
        self._bus, self._connections, self._tables = bus, connections, tables

    def everywhere(self, holder: str) -> None:
        """Disconnect a person or program at all processes."""
        self._bus.tell("out", "", holder)
        self.here(holder)

    def here(self, holder: str) -> None:
        """Disconnect a person or program at this process."""
        self._connections.end(holder)
        self._tables.stir()

    async def review(self) -> None:
        """Check the rights of all sockets and waiting requests again. Raises StoreAway."""
        await self._connections.review()
        self._tables.stir()

    def doubt(self, doubted: bool) -> None:
        """Stop or resume the use of cached rights, because notifications may have been missed."""
        self._connections.doubt(doubted)
