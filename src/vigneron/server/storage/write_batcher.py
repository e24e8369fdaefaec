"""Groups writes to the database into transactions (group commit).

All waiting jobs are written in one transaction, so that a busy server makes few commits. If a transaction
fails, its jobs are written again one by one, so that no job fails because of another."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from vigneron.server.platform.errors import StoreAway
from vigneron.server.storage.database import Database, Values

_GROUP: Final = 64
_PACE: Final = 0.02
"""The seconds between two groups while several tables write. The pause limits the number of commits."""
_TAKEN: Final = (IntegrityError, sqlite3.IntegrityError)


class Statement(NamedTuple):
    """A statement. Its job fails unless the statement affects `rows` rows; -1 means any number.

    If `fenced`, a wrong number raises Fenced instead of Conflict."""

    sql: Executable
    values: Values = None
    rows: int = -1
    fenced: bool = False


class Fenced(StoreAway):
    """Another process has the table's lease. No part of this job was written."""

    def __init__(self) -> None:
        super().__init__(RuntimeError("another process keeps this table"))


class Conflict(RuntimeError):
    """Another process has written this already. No part of this job was written."""


@dataclass(slots=True)
class _Job:
    key: str
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class Writer:
    """Groups jobs into transactions. A job is written completely or not at all."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self.took: Callable[[float], None] = lambda seconds: None
        """A function that is called with the seconds that each group took."""

    def waiting(self) -> int:
        """Return the number of jobs that wait to be written."""
        return self._jobs.qsize()

    def start(self) -> None:
        """Start a task for each transaction that the database can run at once."""
        self._tasks = [
            asyncio.create_task(self._run(), name=f"writer-{lane}") for lane in range(self._database.lanes)
        ]

    async def stop(self) -> None:
        """Write the waiting jobs, then stop."""
        await self._jobs.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def write(self, key: str, statements: Sequence[Statement]) -> None:
        """Write a job; return when it is on disk. Raises Conflict, or a database error.

        `key` names what the job locks first. All processes lock in the order of the keys, which prevents
        deadlocks."""
        job = _Job(key, statements, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        await job.done

    async def _run(self) -> None:
        begun, before = -math.inf, ""  # the monotonic clock may have started only just now
        while True:
            group = [await self._jobs.get()]
            if group[0].key != before and (early := begun + _PACE - time.monotonic()) > 0:
                await asyncio.sleep(early)  # several tables write at the moment: wait for more jobs
            begun, before = time.monotonic(), group[0].key
            while len(group) < _GROUP and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            group.sort(key=lambda job: job.key)
            await self._commit(group)
            for _ in group:
                self._jobs.task_done()

    async def _commit(self, group: list[_Job]) -> None:
        def work(connection: Connection) -> None:
            for job in group:
                for statement in job.statements:
                    found = self._database.run(connection, statement.sql, statement.values)
                    if statement.rows >= 0 and found != statement.rows:
                        raise Fenced if statement.fenced else Conflict

        begun = time.perf_counter()
        try:
            await self._database.write(work)
        except Exception as error:
            if len(group) > 1:
                for job in group:
                    await self._commit([job])
            elif not group[0].done.done():
                group[0].done.set_exception(Conflict() if isinstance(error, _TAKEN) else error)
            return
        self.took(time.perf_counter() - begun)
        for job in group:
            if not job.done.done():
                job.done.set_result(None)
