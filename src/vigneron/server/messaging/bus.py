"""Messages between the processes of one server. Decides which process has the lease on a table.

`tell` sends a message to all other processes, or to none while the connection is down. Therefore it carries
only what may be lost, such as who is present. What must not be lost is written to the store, and the same
transaction notifies the other processes. The process that has a table's lease runs the table's bots and
clocks. Only one process has the lease at a time (see `leases`)."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final, Protocol

from vigneron.server.storage import leases
from vigneron.server.storage.repository import CHANNEL
from vigneron.server.storage.write_batcher import Statement

log = logging.getLogger(__name__)
Heard = Callable[[str, str, Any, str], None]
"""A function that is called with (kind, table, data, process). For messages from the store, process is ''."""
_LONGEST: Final = 7900
"""The maximum number of bytes of a payload. PostgreSQL allows 8000."""
_PATIENCE: Final = 10.0
"""The seconds to wait for a connection or an answer, and the seconds between two checks of an idle
connection."""
_SLOWEST: Final = 2.0
"""The maximum number of seconds between two attempts to connect."""


class Bus(Protocol):
    """The connection of a process to the other processes."""

    name: str
    """The name of this process. It is unique."""

    async def open(self, heard: Heard, joined: Callable[[], None], lost: Callable[[], None]) -> None:
        """Connect. `joined` is called whenever the connection is made, and `lost` whenever it is lost.

        When `joined` is called, messages may have been missed. When `lost` is called, this process has no
        leases."""

    async def close(self) -> None:
        """Disconnect."""

    def tell(self, kind: str, table: str, data: Any = None) -> None:
        """Send a message to all other processes. Raises ValueError if it is too long."""

    async def keep(self, ids: Collection[str]) -> set[str]:
        """Try to take the leases on these tables; return the ids that this process now holds."""

    async def release(self, ids: Collection[str]) -> None:
        """Give up the leases on these tables."""

    def fence(self, id: str) -> list[Statement]:
        """Return the statements that make a write fail unless this process has the table's lease.

        The result is empty for a change that any process may make (see `leases.KEEPING`)."""


class LocalBus:
    """The bus of a server with one process. It sends no messages, and holds every lease."""

    def __init__(self) -> None:
        self.name = _name()

    async def open(self, heard: Heard, joined: Callable[[], None], lost: Callable[[], None]) -> None:
        """Call `joined` at once."""
        joined()

    async def close(self) -> None:
        """Do nothing."""

    def tell(self, kind: str, table: str, data: Any = None) -> None:
        """Do nothing."""

    async def keep(self, ids: Collection[str]) -> set[str]:
        """Return all ids."""
        return set(ids)

    async def release(self, ids: Collection[str]) -> None:
        """Do nothing."""

    def fence(self, id: str) -> list[Statement]:
        """Return no statements."""
        return []


class PostgresBus:
    """The bus of several processes on one PostgreSQL server.

    One connection listens, sends and holds the leases. When the connection is lost, a new one is made."""

    def __init__(self, url: str) -> None:
        self.name = _name()
        self._url = url
        self._heard: Heard
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._lease = ""
        """The name of this process's lease. Every connection uses a new name, so that a lost lease is not
        valid again."""
        self._turn = asyncio.Lock()
        self._told: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)

    async def open(self, heard: Heard, joined: Callable[[], None], lost: Callable[[], None]) -> None:
        """Connect in a background task.

        Returns when the connection is made, or after `_PATIENCE` seconds without a connection."""
        self._heard = heard
        standing = asyncio.Event()

        def up() -> None:
            standing.set()
            joined()

        self._task = asyncio.create_task(self._stay(up, lost), name="bus")
        with suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                await standing.wait()

    async def close(self) -> None:
        """End the task, and close its connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self, joined: Callable[[], None], lost: Callable[[], None]) -> None:
        wait = 0.1
        while True:
            try:
                broken = await self._connect()
                wait = 0.1
                joined()
                await self._speak(broken)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # whatever error a lost connection raises, connect again
                log.warning("the line between processes is down: %s", type(error).__name__)
            finally:
                connection, self._connection = self._connection, None
                if connection is not None:
                    lost()
                    connection.terminate()
            await asyncio.sleep(wait)
            wait = min(_SLOWEST, wait * 2)

    async def _connect(self) -> asyncio.Event:
        import asyncpg

        connection = await asyncpg.connect(
            self._url,
            timeout=_PATIENCE,
            command_timeout=_PATIENCE,
            server_settings={"application_name": "vigneron-bus"},
        )
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        self._connection, self._lease = connection, f"{os.getpid()}-{_name()}"
        await connection.add_listener(CHANNEL, self._receive)
        for query in leases.CLEAN:
            await self._ask(query)
        await self._ask(leases.JOIN, self._lease)
        return broken

    async def _renew(self, broken: asyncio.Event) -> None:
        """Renew the lease periodically.

        When the lease is lost, break the connection, so that a new connection with a new lease is made."""
        try:
            while await self._ask(leases.RENEW, self._lease):
                await asyncio.sleep(leases.RENEWED)
            log.warning("this process was stopped for so long that others took over its tables")
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("the lease of this process was not renewed: %s", type(error).__name__)
        broken.set()

    async def _speak(self, broken: asyncio.Event) -> None:
        """Send queued messages until the connection is lost. Check an idle connection with a query."""
        gone, renewing = asyncio.create_task(broken.wait()), asyncio.create_task(self._renew(broken))
        try:
            while not broken.is_set():
                asked = asyncio.create_task(self._told.get())
                done, _ = await asyncio.wait(
                    {asked, gone}, timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED
                )
                if asked in done:
                    await self._ask("select pg_notify($1, $2)", CHANNEL, asked.result())
                else:
                    asked.cancel()
                    if not done:
                        await self._ask("select 1")
        finally:
            gone.cancel()
            renewing.cancel()

    async def _ask(self, query: str, *values: Any) -> list[Any]:
        async with self._turn:
            connection = self._connection
            if connection is None:
                raise ConnectionError("the line between processes is down")
            found: list[Any] = await connection.fetch(query, *values)
            return found

    def _receive(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        try:
            kind, table, data, *rest = json.loads(payload)
            process = str(rest[0]) if rest else ""
            if process != self.name:
                self._heard(str(kind), str(table), data, process)
        except Exception:  # a malformed message must not stop the listening
            log.exception("a message between processes")

    def tell(self, kind: str, table: str, data: Any = None) -> None:
        """Queue a message for all other processes."""
        told = json.dumps([kind, table, data, self.name], ensure_ascii=False)
        if len(told.encode()) > _LONGEST:
            raise ValueError(f"{kind} is too long to be told")
        with suppress(asyncio.QueueFull):
            self._told.put_nowait(told)

    async def keep(self, ids: Collection[str]) -> set[str]:
        """Try to take the leases on these tables; return the ids that this process now holds."""
        if not ids:
            return set()
        try:
            found = await self._ask(leases.KEEP, list(set(ids)), self._lease)
        except Exception as error:  # the connection is down or was lost in the meantime: no leases
            log.warning("no tables are kept now: %s", type(error).__name__)
            return set()
        return {one["play"] for one in found}

    async def release(self, ids: Collection[str]) -> None:
        """Give up the leases on these tables."""
        with suppress(Exception):  # without a connection there is no lease to give up
            await self._ask(leases.RELEASE, list(ids), self._lease)

    def fence(self, id: str) -> list[Statement]:
        """Return the statement that fails unless this process has the table's lease."""
        return [leases.fence(id, self._lease)] if leases.KEEPING.get() else []


def bus(url: str, shared: bool) -> Bus:
    """Return the bus for the store at `url`. `shared` tells whether several processes use the store."""
    return PostgresBus(_plain(url)) if shared else LocalBus()


def _plain(url: str) -> str:
    head, _, rest = url.partition("://")
    return f"{head.partition('+')[0]}://{rest}"


def _name() -> str:
    return secrets.token_hex(6)
