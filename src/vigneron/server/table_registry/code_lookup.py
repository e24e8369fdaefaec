"""Finds tables by join code. Wrong codes are limited per address."""

from __future__ import annotations

from vigneron.server.platform.rate_limits import Window
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import TableRegistry


class TooManyWrongCodes(RuntimeError):
    """An address has tried too many wrong codes. It may try again later."""


class CodeLookup:
    """Finds tables by join code. `wrong` counts wrong codes by address."""

    def __init__(self, store: SqlStore, tables: TableRegistry, wrong: Window) -> None:
        self._store, self._tables, self._wrong = store, tables, wrong

    async def find(self, code: str, address: str) -> LiveTable | None:
        """Return the table with this join code. If there is none, count a wrong code and return None.

        The code is in the form that `join_codes.normal_code` returns. Raises TooManyWrongCodes,
        TableUnreadable, StoreAway."""
        if self._wrong.full(address):
            raise TooManyWrongCodes(address)
        id = await self._store.find(code)
        table = None if id is None else await self._tables.find(id)
        if table is None:
            self._wrong.allows(address)
        return table
