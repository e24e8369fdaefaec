"""What time it is, by the database's clock: the same for all processes of a house, and after a restart."""

from __future__ import annotations

import time
from typing import Final

from vigneron.server.store import Store

FRESH: Final = 10.0
"""Seconds after which the database is asked again."""


class Hours:
    """The database's time, asked now and then and counted on in between."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._base, self._at = time.time() * 1000, time.monotonic()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return int(self._base + (time.monotonic() - self._at) * 1000)

    async def ask(self) -> None:
        begun = time.monotonic()
        found = await self._store.time()
        ended = time.monotonic()
        self._base, self._at = float(found), (begun + ended) / 2

    async def keep(self) -> None:
        """Ask again if the last answer is old."""
        if time.monotonic() - self._at >= FRESH:
            await self.ask()
