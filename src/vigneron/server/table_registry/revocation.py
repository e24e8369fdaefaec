"""The end of a right to be here: of a session, a guest's cookie, a program's token.

Whoever takes a right away calls `everywhere`. Sockets that were opened by it end, in all processes, and
requests that wait look at their right again. Who may come in again does so by themselves.
"""

from __future__ import annotations

from vigneron.server.messaging.bus import Bus
from vigneron.server.table_registry.open_connections import OpenConnections
from vigneron.server.table_registry.registry import TableRegistry


class Revocation:
    """One per process."""

    def __init__(self, bus: Bus, connections: OpenConnections, tables: TableRegistry) -> None:
        self._bus, self._connections, self._tables = bus, connections, tables

    def everywhere(self, holder: str) -> None:
        """End what a person or program has open, in all processes."""
        self._bus.tell("out", "", holder)
        self.here(holder)

    def here(self, holder: str) -> None:
        """End what a person or program has open in this process."""
        self._connections.end(holder)
        self._tables.stir()

    async def review(self) -> None:
        """Look at the right of everybody who is here, and of whoever waits. Raises StoreAway."""
        await self._connections.review()
        self._tables.stir()

    def doubt(self, doubted: bool) -> None:
        """Believe nothing that was looked up before, because revocations may go unheard; or do so again."""
        self._connections.doubt(doubted)
