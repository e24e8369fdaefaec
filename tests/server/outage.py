"""A store that fails and recovers."""

from __future__ import annotations

import sqlite3
from typing import Any

from vigneron.server.storage.database import SqliteDatabase
from vigneron.server.storage.repository import SqlStore


class Outage:
    """Makes a SQLite store fail like a broken disk, until `back` is called."""

    def __init__(self, store: SqlStore) -> None:
        base = store.database
        assert isinstance(base, SqliteDatabase)
        self._change, self._run = base._change, base._run
        self._left, self._reads = -1, True
        self.failed = 0
        base._change = self._written  # type: ignore[method-assign]
        base._run = self._read  # type: ignore[method-assign]

    def begin(self, *, after: int = 0, reads: bool = False) -> None:
        """From now on writes fail, except the first `after` transactions; with `reads`, reads fail too."""
        self._left, self._reads, self.failed = after, not reads, 0

    def back(self) -> None:
        self._left, self._reads = -1, True

    def _written(self, work: Any) -> Any:
        if self._left == 0:
            self._fail()
        if self._left > 0:
            self._left -= 1
        return self._change(work)

    def _read(self, work: Any) -> Any:
        if not self._reads:
            self._fail()
        return self._run(work)

    def _fail(self) -> None:
        self.failed += 1
        raise sqlite3.OperationalError("disk I/O error")
