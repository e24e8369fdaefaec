"""How the processes of one house hear of each other, and which of them keeps a table.

`tell` reaches all other processes, or none when the line is down: for what may be lost (who is here). What
must not be lost is written to the store, which tells of it in the same transaction. The keeper of a table
runs its bots and clocks; PostgreSQL's advisory locks name one at a time, and forget a process that dies.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final, Protocol

from vigneron.server.store import CHANNEL

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


class Among:
    """Many processes on one PostgreSQL: one connection listens, tells and holds the locks, and comes back."""

    def __init__(self, url: str) -> None:
        self.name = _name()
        self._url = url
        self._heard: Heard
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
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
            self._url, timeout=_PATIENCE, command_timeout=_PATIENCE,
            server_settings={"application_name": "vigneron-bus"},
        )  # fmt: skip
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        self._connection = connection
        await connection.add_listener(CHANNEL, self._receive)
        return broken

    async def _speak(self, broken: asyncio.Event) -> None:
        """Send what is to be told until the connection breaks; a question in between shows that it stands."""
        gone = asyncio.create_task(broken.wait())
        try:
            while not broken.is_set():
                asked = asyncio.create_task(self._told.get())
                done, _ = await asyncio.wait({asked, gone}, timeout=_PATIENCE,
                                             return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
                if asked in done:
                    await self._ask("select pg_notify($1, $2)", CHANNEL, asked.result())
                else:
                    asked.cancel()
                    if not done:
                        await self._ask("select 1")
        finally:
            gone.cancel()

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
        """Ask only for tables that are not kept yet: a lock taken twice is held twice."""
        keys = {_lock(id): id for id in ids}
        if not keys:
            return set()
        query = "select key, pg_try_advisory_lock(key) as mine from unnest($1::bigint[]) as key"
        try:
            found = await self._ask(query, list(keys))
        except Exception as error:  # down, or broken meanwhile: then nothing is kept
            log.warning("no tables are kept now: %s", type(error).__name__)
            return set()
        return {keys[one["key"]] for one in found if one["mine"]}

    async def release(self, ids: Collection[str]) -> None:
        query = "select pg_advisory_unlock(key) from unnest($1::bigint[]) as key"
        with suppress(Exception):  # without the line there are no locks either
            await self._ask(query, [_lock(id) for id in ids])


def bus(url: str, shared: bool) -> Bus:
    """Return the bus of a store; `url` is its address."""
    return Among(_plain(url)) if shared else Alone()


def _plain(url: str) -> str:
    head, _, rest = url.partition("://")
    return f"{head.partition('+')[0]}://{rest}"


def _name() -> str:
    return secrets.token_hex(6)


def _lock(id: str) -> int:
    """Return a table's number among PostgreSQL's advisory locks."""
    return int.from_bytes(hashlib.blake2b(id.encode(), digest_size=8).digest(), "big", signed=True)
