"""Reviews of finished games: asked for by a touch, behind live play, kept, stopped, and gone on with."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.patience import HANG
from tests.server.accounts.test_own_data import data_of
from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import Person, Town, heard, town_in
from vigneron.analysis import review
from vigneron.server.botpool.behind_play import BehindPlay, Turn
from vigneron.server.botpool.pool import BotPool
from vigneron.server.botpool.review_process import ReviewProcess
from vigneron.server.botpool.review_worker import ReviewTask
from vigneron.server.http import review_routes
from vigneron.server.platform.settings import Limits
from vigneron.server.reviews import runner
from vigneron.server.reviews.journal_text import Subject, subject_of
from vigneron.server.storage import schema


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the fewest samples."""
    monkeypatch.setattr(review, "UNCOMPILED", 0.01)


async def finished(town: Town, *people: Person) -> str:
    """Play a game of the toy to its end and return the table's id."""
    table = await town.table_of(*people)
    await play_to_the_end([(await person.watch(table))[0] for person in people])
    return table


async def state(person: Person, table: str) -> dict[str, Any]:
    answer = await person.http.get(f"/t/{table}/review/state", headers={"accept": "application/json"})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def until(person: Person, table: str, *phases: str) -> dict[str, Any]:
    """Wait for one of these phases."""
    async with asyncio.timeout(HANG):
        while (told := await state(person, table))["phase"] not in phases:
            await asyncio.sleep(0.25)  # more would be too many requests
    return told


async def ask(person: Person, table: str) -> int:
    return (await person.post(f"/t/{table}/review")).status_code


async def test_a_review_is_made_by_a_touch_after_the_end_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town_in(tmp_path, minds=1) as town:
        anna, bert = town.person(), town.person("fr")
        table = await town.table_of(anna, bert)
        lines = [(await person.watch(table))[0] for person in (anna, bert)]
        running = await bert.post(f"/t/{table}/review")
        assert running.status_code == 409, "while a game runs nobody gets a review of it"
        assert "quand elle est finie" in running.text
        assert (await anna.http.get(f"/t/{table}/review/state")).status_code == 409
        await play_to_the_end(lines)
        assert (await state(anna, table))["phase"] == "none", "nobody has asked"
        assert await ask(anna, table) == 303
        told = await until(bert, table, "done")
        assert told["done"] == told["total"] > 5
        for person, title in ((anna, "Learn from my mistakes"), (bert, "Apprendre de mes erreurs")):
            page = await person.http.get(f"/t/{table}/review")
            assert page.status_code == 200, page.text
            assert title in page.text
            assert page.text.count('<svg class="curves"') == 2, "a chart for each seat, and a table beside it"
            assert page.text.count("<tbody>") == 2
        stranger = (await town.person("de").http.get(f"/t/{table}/review")).text
        assert "Wie sicher das ist" in stranger
        assert "Dieses Spiel hat keine eigene Bewertung" in stranger, "the plain evaluator is named"
        assert "Aus meinen Fehlern lernen" not in stranger
        await _better(anna, table, told["total"])
        await _learn(town, anna, table)
        assert f"/t/{table}/review/try/" in (await anna.http.get(f"/t/{table}/review")).text
        with monkeypatch.context() as other:
            other.setattr(review_routes, "own_data", lambda table: True)
            page = await anna.http.get(f"/t/{table}/review")
        assert f"/t/{table}/review/try/" not in page.text
        assert "component data of its own" in page.text, "a sentence says why nothing can be tried again"
        jobs = await town.services.store.read(jobs_query())
        assert [(row["phase"], row["busy"]) for row in jobs] == [("done", None)]
        assert await ask(bert, table) == 303, "it is kept"
        assert len(await town.services.store.read(jobs_query())) == 1
    async with town_in(tmp_path, minds=0) as town:  # after a restart, and without any process
        assert (await state(town.person(), table))["phase"] == "done"


async def _better(person: Person, table: str, plies: int) -> None:
    """What the table shows of better acts: things to touch, words, and positions as messages."""
    found = 0
    for ply in range(plies):
        answer = await person.http.get(f"/t/{table}/review/better/{ply}")
        assert answer.status_code == (404 if ply == 0 else 200)
        if ply == 0:
            continue
        told = answer.json()
        assert told["touch"]
        assert len(told["words"]) >= 2
        for step in told["steps"]:
            heard(json.dumps(step, ensure_ascii=False, separators=(",", ":")))
            assert (step["t"], step["ply"]) == ("past", ply - 1)
        found += len(told["steps"])
    assert found


async def _learn(town: Town, person: Person, table: str) -> None:
    """The position comes back, an act is tried and judged by the review's values, and the best is shown."""
    kept = await town.server.kept_reviews.load((await subject_at(town, table)).digest)
    ply, row = next((ply, row) for ply, row in kept.plies.items() if row["best"] not in ("", row["act"]))
    path = f"/t/{table}/review/try/{ply}"
    page = await person.http.get(path)
    assert page.status_code == 200, page.text
    assert "Find a better act" in page.text
    assert (await person.http.get(f"/t/{table}/review/try/0")).status_code == 404

    async def ask(**asked: Any) -> dict[str, Any]:
        token = await person.token()
        answer = await person.http.post(path, json=asked, headers={"x-csrftoken": token})
        assert answer.status_code == 200, answer.text
        for message in answer.json()["messages"]:
            heard(json.dumps(message, ensure_ascii=False, separators=(",", ":")))
        told: dict[str, Any] = answer.json()
        return told

    begun = await ask(acts=[], ask={"t": "hello", "n": 1})
    offers = [offer["act"] for offer in begun["messages"][0]["offers"]]
    assert {row["act"], row["best"]} <= set(offers), "every act may be tried"
    v, d = begun["messages"][0]["v"], begun["messages"][0]["d"]
    for act in offers:
        told = await ask(acts=[], ask={"t": "act", "n": 2, "v": v, "d": d, "act": act})
        assert told["say"]
        assert told["solved"] or act != row["best"]
        if act == row["act"] and row["sure"]:
            assert not told["solved"]
            assert "That is what was played" in told["say"]
        if act not in (row["act"], row["best"]):
            assert "no values" not in told["say"], "judged in a process behind live play"
    illegal = await ask(acts=[], ask={"t": "act", "n": 2, "v": v, "d": d, "act": "fly"})
    assert [message["t"] for message in illegal["messages"]] == ["refused"]
    shown = await ask(acts=[], ask={"t": "hello", "n": 3}, show=True)
    assert (shown["acts"], shown["solved"]) == ([row["best"]], True)


def jobs_query() -> Any:
    return select(schema.job)


async def test_one_at_a_time_and_some_a_day_and_only_ones_own_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town_in(tmp_path, minds=1, limits=Limits(reviews_per_person=2)) as town:
        anna, bert = town.person(), town.person("de")
        first, second, third = [await finished(town, anna, bert) for _ in range(3)]
        mind = await town.services.bots._free.get()  # a bot thinks for as long as this test likes
        assert await ask(anna, first) == 303
        waiting = await until(anna, first, "running")
        assert waiting["aside"]
        assert waiting["own"]
        assert await ask(anna, first) == 303, "the same one again"
        refused = await anna.post(f"/t/{second}/review")
        assert refused.status_code == 409
        assert "hedge" in refused.text.lower()
        assert (await bert.post(f"/t/{first}/review/stop")).status_code == 403
        assert not (await state(bert, first))["own"]
        assert (await anna.post(f"/t/{first}/review/stop")).status_code == 303
        assert (await state(anna, first))["phase"] == "stopped"
        assert await ask(anna, second) == 303
        await anna.post(f"/t/{second}/review/stop")
        assert await ask(anna, third) == 429, "two a day"
        assert await ask(bert, third) == 303
        town.services.bots._free.put_nowait(mind)
        town.services.bots.behind.offer()
        await until(bert, third, "done")
        assert town.services.bots._free.qsize() == 1
        assert [own["phase"] for own in (await data_of(anna))["reviews"]] == ["stopped", "stopped"]
        await anna.post("/me/erase", sure="yes")
        assert len(await town.services.store.read(jobs_query())) == 1, "nothing of a person who left"


async def test_it_goes_on_after_a_restart_with_the_plies_that_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "_KEEP", 1)
    async with town_in(tmp_path, minds=1) as town:
        anna, bert = town.person(), town.person()
        table = await finished(town, anna, bert)
        await town.services.bots._free.get()  # a bot thinks, and nothing begins
        assert await ask(anna, table) == 303
        subject = await subject_at(town, table)
        await until(anna, table, "running")
    async with town_in(tmp_path, minds=1) as town:
        done = await until(town.person(), table, "done")
        assert done["done"] == subject.plies
        kept = await town.server.kept_reviews.load(subject.digest)
        whole = kept.plies.copy()
        for ply in range(2, subject.plies):  # as if it had been interrupted
            del kept.plies[ply]
        kept.plies[1]["best"] = "kept"
        await town.server.kept_reviews.keep(subject, kept)
        assert (await state(town.person(), table))["phase"] == "none"
        assert await ask(town.person(), table) == 303
        await until(town.person(), table, "done")
        again = await town.server.kept_reviews.load(subject.digest)
        assert again.plies[1]["best"] == "kept", "what was done is not done again"
        assert {ply: row for ply, row in again.plies.items() if ply != 1} == {
            ply: row for ply, row in whole.items() if ply != 1
        }, "the same figures"


async def subject_at(town: Town, table: str) -> Subject:
    live = await town.server.tables.find(table)
    assert live is not None
    assert live.position is not None
    return await subject_of(town.services.prover, live.record, live.position.rows)


async def test_without_processes_of_bots_there_is_no_review_and_a_sentence_says_so(town: Town) -> None:
    anna, bert = town.person(), town.person("de")
    table = await finished(town, anna, bert)
    refused = await bert.post(f"/t/{table}/review")
    assert refused.status_code == 409
    assert "spielen keine Bots" in refused.text


@pytest.mark.parametrize(("processes", "most"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
async def test_work_behind_play_has_half_of_the_processes_and_gives_way(processes: int, most: int) -> None:
    free: asyncio.Queue[int] = asyncio.Queue()
    for number in range(processes):
        free.put_nowait(number)
    bots = 0
    behind = BehindPlay(processes, free, lambda: bots)
    assert behind.most == most
    said: list[str] = []
    turns = [
        behind.turn(lambda at=at: said.append(f"pause {at}"), lambda at=at: said.append(f"go {at}"))  # type: ignore[misc]
        for at in range(processes + 1)
    ]
    for turn in turns:
        behind.begin(turn)
    assert [turn.process is not None for turn in turns] == [at < most for at in range(processes + 1)]
    taken = [free.get_nowait() for _ in range(free.qsize())]  # bots have the rest
    for at in reversed(range(most)):
        bots = 1
        behind.give_way()
        taken.append(free.get_nowait())
        bots = 0
        behind.offer()
        assert said[-1] == f"pause {at}", "what began last is set aside first"
    assert len(taken) == processes, "bots have all processes"
    for number in taken:
        free.put_nowait(number)
        behind.offer()
    assert said[most:] == [f"go {at}" for at in reversed(range(most))], "what was set aside comes first"
    for turn in turns:
        behind.end(turn)
    assert free.qsize() == processes
    assert behind.running() == 0


async def test_an_act_that_is_tried_does_not_wait_for_the_review_of_somebody_else() -> None:
    free: asyncio.Queue[int] = asyncio.Queue()
    free.put_nowait(0)
    bots = 0
    behind = BehindPlay(1, free, lambda: bots)
    said: list[str] = []

    def turn(name: str, *, short: bool) -> Turn[int]:
        return behind.turn(
            lambda: said.append(f"pause {name}"), lambda: said.append(f"go {name}"), short=short
        )

    review, first, second = turn("review", short=False), turn("first", short=True), turn("second", short=True)
    behind.begin(review)
    bots = 1
    behind.begin(first)
    assert said == [], "nothing begins while a bot waits"
    bots = 0
    behind.end(first)
    behind.begin(first)
    behind.begin(second)
    assert (said, review.process, first.process) == (["pause review"], None, 0)
    assert second.process is None, "short work is not set aside for short work"
    behind.end(first)
    assert second.process == 0
    assert said == ["pause review"]
    behind.end(second)
    assert said == ["pause review", "go review"]
    behind.end(review)
    assert free.qsize() == 1


async def test_a_review_is_set_aside_while_a_bot_thinks_and_then_goes_on(tmp_path: Path) -> None:
    """With one process, which both need."""
    async with town_in(tmp_path, minds=1) as town:
        anna, bert = town.person(), town.person()
        table = await finished(town, anna, bert)
        assert await ask(anna, table) == 303
        async with asyncio.timeout(HANG):
            # To look at the page first would take longer than a whole review on a quiet machine.
            while not town.services.bots.behind.running():
                await asyncio.sleep(0.01)
        quick = await anna.quick("hedge")
        line, _ = await anna.watch(quick)
        await line.ask("act", v=1, d=0, act="pick:1")
        told = await line.ask("act", v=1, d=1, act="plain")
        while told.get("turn", {}).get("to_act") != [0]:
            told = await line.next("moved")
        assert (await until(anna, table, "done"))["done"]
        live = town.live(quick)
        assert live.services.metrics.bot_failures._value.get() == 0


async def test_a_review_that_is_set_aside_again_and_again_while_it_begins_goes_on(tmp_path: Path) -> None:
    """Its process is not ready, so it is ended; that is no fault of the review."""
    async with town_in(tmp_path, minds=1) as town:
        anna, bert = town.person(), town.person()
        subject = await subject_at(town, await finished(town, anna, bert))
        process, told = ReviewProcess(town.services.bots.behind), list[Any]()
        task = ReviewTask(subject.journal, subject.scale, subject.seed, [1], start=False)
        working = asyncio.create_task(process.run(task, told.append))
        before = None
        for _ in range(3):
            while process._process is before or process._process is None:
                assert not working.done(), working
                await asyncio.sleep(0)
            before = process._process
            process._pause()
            process._go_on()
        await working
        assert [line["ply"]["ply"] for line in told] == [1]


def test_the_pool_of_bots_has_no_more_processes_than_it_was_given() -> None:
    assert BotPool(4).behind.most == 2
