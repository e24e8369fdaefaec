"""Does the jobs of people who asked for reviews, in the bots' processes behind live play."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from vigneron.core.contract import Json
from vigneron.core.journal import BadJournal
from vigneron.server.botpool.pool import BotPool
from vigneron.server.botpool.review_process import ReviewFailed, ReviewProcess
from vigneron.server.botpool.review_worker import ReviewTask
from vigneron.server.platform.errors import StoreAway
from vigneron.server.platform.proof_thread import Prover
from vigneron.server.reviews.jobs import Job, Jobs
from vigneron.server.reviews.journal_text import Subject, subject_of
from vigneron.server.reviews.kept import KeptReviews
from vigneron.server.storage.repository import SqlStore

_LOOK: Final = 5.0
"""The seconds between two looks for jobs of other processes that have ended."""
_TELL: Final = 1.0
"""The seconds between two notes of how far a review is."""
_KEEP: Final = 10
"""A review that goes on is kept with every such note."""

log = logging.getLogger(__name__)


class ReviewRunner:
    """Does jobs, as many at once as the bots' processes give to such work. A server's process has one."""

    def __init__(
        self, store: SqlStore, jobs: Jobs, kept: KeptReviews, bots: BotPool, prover: Prover, process: str
    ) -> None:
        self._store, self._jobs, self._kept, self._prover = store, jobs, kept, prover
        self._behind = bots.behind
        self._process = process
        self._asked = asyncio.Event()
        self._working: dict[str, asyncio.Task[None]] = {}

    @property
    def able(self) -> bool:
        """Return whether the bots have processes, without which there are no reviews."""
        return self._behind.most > 0

    def wake(self) -> None:
        """Look for jobs at once: somebody has asked."""
        self._asked.set()

    def stop(self, job: str) -> None:
        """End the work on a job that was stopped."""
        task = self._working.get(job)
        if task is not None:
            task.cancel()

    async def run(self) -> None:
        """Do jobs until cancelled. Jobs that were running when the server ended go on."""
        begun = False
        while True:
            try:
                if not begun:
                    if not self._store.shared:  # no other process can have them
                        await self._jobs.release()
                    await self._jobs.forget()
                    begun = True
                await self._take()
            except StoreAway as error:  # tried again
                log.warning("reviews: %s", error)
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOK):
                    await self._asked.wait()
            self._asked.clear()

    async def close(self) -> None:
        """End all work. What is done is kept, and another process may go on."""
        for task in self._working.values():
            task.cancel()
        await asyncio.gather(*self._working.values(), return_exceptions=True)
        with suppress(StoreAway):
            await self._jobs.release(self._process)

    async def judge(self, subject: Subject, ply: int, act: str) -> Json:
        """Return the review of a legal act in place of the one at a ply (`ActReview` as data).

        It waits for a process, behind live play and before whole reviews. Raises ReviewFailed."""
        task = ReviewTask(subject.journal, subject.scale, subject.seed, [ply], start=False, act=act)
        found: list[Json] = []
        await ReviewProcess(self._behind, short=True).run(task, lambda line: found.append(line.get("act")))
        return found[0]

    async def _take(self) -> None:
        while len(self._working) < self._behind.most:
            job = await self._jobs.take(self._process, self._behind.processes)
            if job is None:
                return
            task = asyncio.create_task(self._do(job), name=f"review {job.id}")
            self._working[job.id] = task
            task.add_done_callback(partial(self._ended, job.id))

    def _ended(self, id: str, task: asyncio.Task[None]) -> None:
        self._working.pop(id, None)
        self._asked.set()

    async def _do(self, job: Job) -> None:
        try:
            phase = await self._review(job)
        except StoreAway as error:  # the job stays, and is taken again when its lease has ended
            log.warning("a review: %s", error)
            return
        except (ReviewFailed, BadJournal) as error:
            log.error("the review of table %s failed: %s", job.play, error)
            phase = "failed"
        except Exception:
            log.exception("the review of table %s failed", job.play)
            phase = "failed"
        if phase:
            with suppress(StoreAway):
                await self._jobs.end(job, phase, self._process)

    async def _review(self, job: Job) -> str:
        """Do a job; return the phase in which it ends, "" if it is no longer this process's."""
        stored = await self._store.load(job.play)
        if stored is None or stored.record.phase != "over":
            return "failed"
        subject = await subject_of(self._prover, stored.record, stored.rows)
        if subject.digest != job.digest:  # an earlier version of reviews was asked for
            return "failed"
        kept = await self._kept.load(subject.digest)
        task = ReviewTask(subject.journal, subject.scale, subject.seed, kept.missing(subject), not kept.start)
        process = ReviewProcess(self._behind)
        before = len(kept.plies)

        def tell(line: Json) -> None:
            if "start" in line:
                kept.start = line["start"]
            elif "ply" in line:
                kept.plies[line["ply"]["ply"]] = line["ply"]

        working = asyncio.create_task(process.run(task, tell))
        notes = 0
        try:
            while not working.done():
                left = _left(process.seconds, len(kept.plies) - before, len(task.plies))
                if not await self._jobs.progress(job, self._process, len(kept.plies), left, process.aside):
                    return ""
                await asyncio.wait({working}, timeout=_TELL)
                notes += 1
                if notes % _KEEP == 0 and not working.done():
                    await self._kept.keep(subject, kept)
            working.result()
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            if len(kept.plies) > before or kept.start:
                await asyncio.shield(self._kept.keep(subject, kept))
        await self._kept.forget_others()
        return "done"


def _left(seconds: float, done: int, missing: int) -> int | None:
    """Return how many seconds are left, from how long the plies so far took. None if that says nothing."""
    return round(seconds / done * missing) if done >= 3 else None
