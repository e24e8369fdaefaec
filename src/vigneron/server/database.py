"""Transactions on SQLite and PostgreSQL behind one door: what takes a plain connection is run in one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T:
        """Run the work in one transaction; it is on disk when this returns, and undone when this raises."""

    async def close(self) -> None: ...


class Embedded:
    """SQLite: one thread writes, two read. A whole transaction costs one visit to its thread; an asynchronous
    driver would make one for every statement."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), connect_args={"check_same_thread": False})
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")

        # The driver would begin transactions late and by its own mind; so they are begun by hand.
        @event.listens_for(self._engine, "connect")
        def connected(connection: Any, record: Any) -> None:
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
                cursor.execute(f"pragma {pragma}")
            cursor.close()

        @event.listens_for(self._engine, "begin")
        def begun(connection: Any) -> None:
            connection.exec_driver_sql("begin")

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._run, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._run, work)

    def _run(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        for pool in (self._writer, self._readers):
            await asyncio.to_thread(pool.shutdown)
        self._engine.dispose()


class Served:
    """PostgreSQL, by its asynchronous driver."""

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import (
            create_async_engine,  # half of the start of a house that needs none of it
        )

        self._engine = create_async_engine(url.set(drivername="postgresql+asyncpg"))

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def database(address: str) -> Database:
    """Return the database at an address (`sqlite:///FILE` or `postgresql://…`). Raises ValueError."""
    url = make_url(address)
    kind = url.get_backend_name()
    if kind == "sqlite":
        return Embedded(url)
    if kind == "postgresql":
        return Served(url)
    raise ValueError(f"no store for {kind}; use sqlite or postgresql")
