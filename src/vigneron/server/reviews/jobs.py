"""Jobs: the reviews that people asked for. They stand in the database, so that they survive a restart."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import RowMapping, delete, func, insert, or_, select, update

from vigneron.server.reviews.journal_text import Subject
from vigneron.server.storage import schema
from vigneron.server.storage.leases import LIVING
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Conflict, Statement

DAY: Final = 24 * 3600
MOST_WAITING: Final = 50
"""How many jobs of all people together may wait or run."""
LEASE: Final = 20_000
"""The milliseconds after which another process may take a job whose process says nothing."""
_FORGOTTEN: Final = 30 * DAY
_job = schema.job
_OPEN: Final = _job.c.busy.is_not(None)


@dataclass(frozen=True, slots=True)
class Job:
    """A review that somebody asked for.

    `phase` is "queued", "running", "done", "stopped" or "failed". `total` is the number of plies, and `done`
    that of the reviewed ones. `seconds` is an estimate of what is left, or None. `aside` is whether it waits
    for bots or for a free process."""

    id: str
    play: str
    digest: str
    person: str
    phase: str
    total: int
    done: int
    seconds: int | None
    aside: bool

    @property
    def open(self) -> bool:
        """Return whether the job has not ended."""
        return self.phase in ("queued", "running")


class Busy(RuntimeError):
    """The person has a review that waits or runs: at the table `play`."""

    def __init__(self, play: str) -> None:
        super().__init__(play)
        self.play = play


class Enough(RuntimeError):
    """The person has asked for as many reviews as a day allows."""


class Crowded(RuntimeError):
    """Too many reviews wait."""


class Jobs:
    """Reads and writes jobs. All methods raise StoreAway."""

    def __init__(self, store: SqlStore, per_day: int) -> None:
        self._store, self.per_day = store, per_day

    async def at(self, play: str, digest: str) -> Job | None:
        """Return the last job about this review of a table, or None."""
        same = select(_job).where(_job.c.play == play, _job.c.digest == digest)
        rows = await self._store.read(same.order_by(_job.c.made.desc(), _job.c.id).limit(1))
        return _read(rows[0]) if rows else None

    async def ask(self, play: str, subject: Subject, person: str) -> Job:
        """Add a job, or return the open one about the same review. Raises Busy, Enough, Crowded."""
        found = await self.at(play, subject.digest)
        if found is not None and found.open:
            return found
        own = await self._store.read(select(_job.c.play).where(_job.c.busy == person))
        if own:
            raise Busy(own[0]["play"])
        if await self._count(_job.c.person == person, _job.c.made > now() - DAY) >= self.per_day:
            raise Enough
        if await self._count(_OPEN) >= MOST_WAITING:
            raise Crowded
        values = {
            "id": secrets.token_hex(16),
            "play": play,
            "digest": subject.digest,
            "person": person,
            "busy": person,
            "phase": "queued",
            "made": now(),
            "total": subject.plies,
            "done": 0,
            "aside": True,
        }
        try:
            await self._store.writer.write(play, [Statement(insert(_job), values)])
        except Conflict:  # the same person has just asked for another one
            raise Busy(play) from None
        made = await self.at(play, subject.digest)
        assert made is not None
        return made

    async def end(self, job: Job, phase: str, process: str | None = None) -> bool:
        """End an open job; only if `process` has it, when given. Return whether it was open."""
        ended = update(_job).where(_job.c.id == job.id, _OPEN)
        if process is not None:
            ended = ended.where(_job.c.process == process)
        done = {"done": job.total} if phase == "done" else {}
        return await self._change(job.play, ended.values(phase=phase, busy=None, process=None, **done))

    async def progress(self, job: Job, process: str, done: int, seconds: int | None, aside: bool) -> bool:
        """Write how far a job is, and renew the lease. Return False if this process no longer has it."""
        until = await self._store.time() + LEASE
        mine = update(_job).where(_job.c.id == job.id, _OPEN, _job.c.process == process)
        return await self._change(job.play, mine.values(done=done, seconds=seconds, aside=aside, until=until))

    async def take(self, process: str, bots: int) -> Job | None:
        """Take the oldest job that no living process has, and return it; None if there is none.

        `bots` is the number of bots' processes that this process has, and each other one too. Together they
        have at most half as many jobs as that, rounded up; None if they have them already."""
        at = await self._store.time()
        most = (bots * await self._processes() + 1) // 2
        if await self._running(at) >= most:
            return None
        free = or_(_job.c.phase == "queued", _job.c.until < at)
        waiting = select(_job).where(_OPEN, free).order_by(_job.c.made, _job.c.id)
        for row in await self._store.read(waiting):
            taken = update(_job).where(_job.c.id == row["id"], free, _OPEN)
            values = {"phase": "running", "process": process, "until": at + LEASE}
            if not await self._change(row["play"], taken.values(**values)):
                continue
            if await self._running(at) <= most:
                return _read(row)
            await self._give_back(row["id"], process)  # another process has just taken one too
            return None
        return None

    async def _processes(self) -> int:
        """Return the number of processes that use the database now."""
        if not self._store.shared:
            return 1
        return max(1, int((await self._store.read(LIVING))[0]["count"]))

    async def _running(self, at: int) -> int:
        """Return how many jobs living processes have."""
        return await self._count(_OPEN, _job.c.phase == "running", _job.c.until >= at)

    async def _give_back(self, id: str, process: str) -> None:
        mine = update(_job).where(_job.c.id == id, _OPEN, _job.c.process == process)
        await self._store.writer.write("job", [Statement(mine.values(phase="queued", process=None, until=0))])

    async def release(self, process: str | None = None) -> None:
        """Let other processes take the jobs of a process at once; None: those of all processes."""
        freed = update(_job).where(_OPEN, _job.c.phase == "running")
        if process is not None:
            freed = freed.where(_job.c.process == process)
        await self._store.writer.write("job", [Statement(freed.values(until=0, aside=True))])

    async def forget(self) -> None:
        """Delete jobs that ended long ago."""
        old = delete(_job).where(_job.c.busy.is_(None), _job.c.made < now() - _FORGOTTEN)
        await self._store.writer.write("job", [Statement(old)])

    async def _count(self, *where: Any) -> int:
        rows = await self._store.read(select(func.count().label("count")).select_from(_job).where(*where))
        return int(rows[0]["count"])

    async def _change(self, key: str, statement: Any) -> bool:
        """Change one row; return whether there was one."""
        try:
            await self._store.writer.write(key, [Statement(statement, None, rows=1)])
        except Conflict:
            return False
        return True


def _read(row: RowMapping) -> Job:
    return Job(**{name: row[name] for name in Job.__slots__})
