"""Reviews of several processes (here: two applications) on one PostgreSQL database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.patience import HANG
from tests.server.harness import Person, Town, town_in
from tests.server.reviews.test_reviews import ask, cheap, finished, jobs_query, state, subject_at, until
from vigneron.core.contract import Json
from vigneron.server.botpool.review_process import ReviewProcess
from vigneron.server.botpool.review_worker import ReviewTask
from vigneron.server.reviews import jobs, runner

__all__ = ("cheap",)


@pytest.fixture
def reviewed(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[str, int]]:
    """Return how often each ply of each journal is reviewed. Jobs are taken only when somebody wakes."""
    monkeypatch.setattr(runner, "_LOOK", 100 * HANG)
    counts: Counter[tuple[str, int]] = Counter()
    run = ReviewProcess.run

    async def counted(self: ReviewProcess, task: ReviewTask, tell: Callable[[Json], None]) -> None:
        def told(line: Json) -> None:
            counts[task.journal, line["ply"]["ply"] if "ply" in line else -1] += 1
            tell(line)

        await run(self, task, told)

    monkeypatch.setattr(ReviewProcess, "run", counted)
    return counts


def at(town: Town, person: Person) -> Person:
    """Return the person as they come to another process."""
    there = town.person()
    there.http.cookies.update(person.http.cookies)
    return there


async def rows(town: Town) -> list[dict[str, Any]]:
    return [dict(row) for row in await town.services.store.read(jobs_query())]


async def test_a_job_is_one_for_all_processes_and_half_of_the_bots_is_half_of_all(
    postgres: str, tmp_path: Path, reviewed: Counter[tuple[str, int]]
) -> None:
    """It is seen, asked for again and stopped from each process, and survives the end of one."""
    async with AsyncExitStack() as stack, town_in(tmp_path, minds=1, database_url=postgres) as second:
        first = await stack.enter_async_context(town_in(tmp_path, minds=1, database_url=postgres))
        anna, bert = first.person(), first.person()
        table, other = await finished(first, anna, bert), await finished(first, anna, bert)
        minds = [await town.services.bots._free.get() for town in (first, second)]  # bots think
        assert await ask(anna, table) == 303
        await until(anna, table, "running")
        there = at(second, anna)
        told = await state(there, table)
        assert (told["phase"], told["aside"], told["own"]) == ("running", True, True)
        assert await ask(there, table) == 303, "the same one again, which wakes the second process"
        assert (await there.post(f"/t/{other}/review")).status_code == 409, "one at a time over all processes"
        assert [row["process"] for row in await rows(first)] == [first.services.bus.name]

        working = first.server.reviews._working
        (task,) = working.values()
        assert (await there.post(f"/t/{table}/review/stop")).status_code == 303
        await task
        assert (await state(anna, table))["phase"] == "stopped"
        assert not first.services.bots.behind._waiting

        assert await ask(anna, table) == 303
        await until(there, table, "running")
        his = at(second, bert)
        assert await ask(his, other) == 303
        assert (await state(bert, other))["phase"] == "queued", "one of two processes of bots, over all"
        await stack.aclose()  # the first process ends; the oldest job goes on, and then the next one
        second.services.bots._free.put_nowait(minds[1])
        second.server.reviews.wake()
        for person, play in ((there, table), (his, other)):
            done = await until(person, play, "done")
            assert done["done"] == done["total"] > 5
            subject = await subject_at(second, play)
            assert all(reviewed[subject.journal, ply] == 1 for ply in range(-1, subject.plies)), "once"
        assert set(reviewed.values()) == {1}


async def test_a_process_that_says_nothing_loses_its_job(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reviewed: Counter[tuple[str, int]]
) -> None:
    async with town_in(tmp_path, database_url=postgres) as town:
        anna = town.person()
        table = await finished(town, anna)
        own, subject = town.server.jobs, await subject_at(town, table)
        asked = await own.ask(table, subject, "somebody")
        lease = jobs.LEASE
        monkeypatch.setattr(jobs, "LEASE", -1)
        taken = await own.take("dead", 1)
        assert taken is not None
        assert taken.id == asked.id
        monkeypatch.setattr(jobs, "LEASE", lease)
        assert await own.take("idle", 0) is None, "without bots' processes there are no reviews"
        assert await own.take("living", 1) is not None
        assert await own.take("late", 1) is None
        assert not await own.progress(asked, "dead", 3, None, aside=False)
        assert await own.progress(asked, "living", 3, None, aside=False)
        assert not await own.end(asked, "done", "dead")
        assert await own.end(asked, "done", "living")
        await own.ask(table, subject, "somebody")
        counts = iter((0, 2))  # another process has taken a job between the two looks

        async def running(at: int) -> int:
            return next(counts)

        monkeypatch.setattr(own, "_running", running)
        assert await own.take("late", 1) is None
        assert [row["phase"] for row in await rows(town) if row["busy"]] == ["queued"]
        assert reviewed == {}
