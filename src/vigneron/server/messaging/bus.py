"""How the processes of one house hear of each other, and which of them keeps a table.

`tell` reaches all other processes, or none when the line is down: for what may be lost (who is here). What
must not be lost is written to the store, which tells of it in the same transaction. The keeper of a table
runs its bots and clocks; there is one at a time (see `leases`).
"""

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
"""(kind, table, data, process) of a message; what the store tells has no process."""
_LONGEST: Final = 7900
_PATIENCE: Final = 10.0
_SLOWEST: Final = 2.0


class Bus(Protocol):
    name: str
    """Of this process."""

    async def open(self, heard: Heard, joined: Callable[[], None], lost: Callable[[], None]) -> None:
        """`joined` is called when the line stands (again): what was told before may have been missed;
        `lost` when it broke: this process keeps no table any more."""

    async def close(self) -> None: ...

    def tell(self, kind: str, table: str, data: Any = None) -> None: ...

    async def keep(self, ids: Collection[str]) -> set[str]:
        """Become the keeper of these tables; return those of which this process is it now."""

    async def release(self, ids: Collection[str]) -> None: ...

    def fence(self, id: str) -> list[Statement]:
        """Return what is to be written with a change of this table that only its keeper may make; nothing
        for a change that anybody may."""


class Alone:
    """One process: nobody to hear, and every table is its own."""

    def __init__(self) -> None:
        self.name = _name()

    async def open(self, heard: Heard, joined: Callable[[], None], lost: Callable[[], None]) -> None:
        joined()

    async def close(self) -> None: ...

    def tell(self, kind: str, table: str, data: Any = None) -> None: ...

    async def keep(self, ids: Collection[str]) -> set[str]:
        return set(ids)

    async def release(self, ids: Collection[str]) -> None: ...

    def fence(self, id: str) -> list[Statement]:
        return []


class Among:
    """Many processes on one PostgreSQL: one connection listens, tells and holds the lease, and comes back."""

    def __init__(self, url: str) -> None:
        self.name = _name()
        self._url = url
        self._heard: Heard
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._lease = ""
        """The name of this process's lease, another one with every connection: what ended does not revive."""
        self._turn = asyncio.Lock()
        self._told: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)

    async def open(self, heard: Heard, joined: Callable[[], None], lost: Callable[[], None]) -> None:
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
            except Exception as error:  # whatever a lost connection raises: it is made again
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
        """Keep the lease. When it has ended the connection ends too: nothing is kept, all begins anew."""
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
        """Send what is to be told until the connection breaks; a question in between shows that it stands."""
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
        except Exception:  # a message that is not ours must not end the listening
            log.exception("a message between processes")

    def tell(self, kind: str, table: str, data: Any = None) -> None:
        told = json.dumps([kind, table, data, self.name], ensure_ascii=False)
        if len(told.encode()) > _LONGEST:
            raise ValueError(f"{kind} is too long to be told")
        with suppress(asyncio.QueueFull):
            self._told.put_nowait(told)

    async def keep(self, ids: Collection[str]) -> set[str]:
        if not ids:
            return set()
        try:
            found = await self._ask(leases.KEEP, list(set(ids)), self._lease)
        except Exception as error:  # down, or broken meanwhile: then nothing is kept
            log.warning("no tables are kept now: %s", type(error).__name__)
            return set()
        return {one["play"] for one in found}

    async def release(self, ids: Collection[str]) -> None:
        with suppress(Exception):  # without the line there is no lease either
            await self._ask(leases.RELEASE, list(ids), self._lease)

    def fence(self, id: str) -> list[Statement]:
        return [leases.fence(id, self._lease)] if leases.KEEPING.get() else []


def bus(url: str, shared: bool) -> Bus:
    """Return the bus of a store; `url` is its address."""
    return Among(_plain(url)) if shared else Alone()


def _plain(url: str) -> str:
    head, _, rest = url.partition("://")
    return f"{head.partition('+')[0]}://{rest}"


def _name() -> str:
    return secrets.token_hex(6)
