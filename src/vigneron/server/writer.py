"""The one door by which the store is written.

Everything that waits is written in one transaction, so a busy house pays for few commits. A group that fails
is written again one by one: nobody loses an act through somebody else's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.base import Executable

from vigneron.server.database import Database

Statement = tuple[Executable, "Mapping[str, Any] | Sequence[Mapping[str, Any]] | None"]
_GROUP: Final = 64


class Conflict(RuntimeError):
    """Somebody else has written this row already; nothing of this job was written."""


@dataclass(slots=True)
class _Job:
    statements: Sequence[Statement]
    done: asyncio.Future[None]


class Writer:
    """Groups jobs into transactions. A job is all there or not at all when `write` returns or raises."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        await self._jobs.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def write(self, statements: Sequence[Statement]) -> None:
        """Return when the job is on disk. Raises Conflict, or what the database raised."""
        job = _Job(statements, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        await job.done

    async def _run(self) -> None:
        while True:
            group = [await self._jobs.get()]
            while len(group) < _GROUP and not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            await self._commit(group)
            for _ in group:
                self._jobs.task_done()

    async def _commit(self, group: list[_Job]) -> None:
        def work(connection: Connection) -> None:
            for job in group:
                for statement, values in job.statements:
                    connection.execute(statement, values)

        try:
            await self._database.write(work)
        except Exception as error:
            if len(group) > 1:
                for job in group:
                    await self._commit([job])
            elif not group[0].done.done():
                group[0].done.set_exception(Conflict() if isinstance(error, IntegrityError) else error)
            return
        for job in group:
            if not job.done.done():
                job.done.set_result(None)
