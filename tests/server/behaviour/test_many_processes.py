"""Two processes (here: two applications) on one PostgreSQL database: each serves every table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Closed, Person, SocketLine, Town, town_in, two_processes
from tests.server.postgres import Postgres


@pytest.fixture
async def towns(postgres: str, tmp_path: Path) -> AsyncIterator[tuple[Town, Town]]:
    async with two_processes(postgres, tmp_path) as (first, second):
        yield first, second


async def at(person: Person, town: Town, table: str) -> tuple[SocketLine, dict[str, Any]]:
    """Return the person at this process, whichever they were at before."""
    person.app = town.app
    return await person.watch(table)


async def pair(towns: tuple[Town, Town], **fields: str) -> tuple[str, SocketLine, SocketLine]:
    first, second = towns
    anna, bert = first.person(), first.person()
    table = await first.table_of(anna, bert, **fields)
    mine, _ = await at(anna, first, table)
    his, _ = await at(bert, second, table)
    return table, mine, his


async def choose(line: SocketLine, number: int, v: int = 1) -> dict[str, Any]:
    await line.ask("act", v=v, d=0, act=f"pick:{number}")
    return await line.ask("act", v=v, d=1, act="plain")


def point(town: Town, table: str) -> list[int]:
    position = town.live(table).position
    assert position is not None
    points: list[int] = position.state.points
    return points


async def test_what_one_does_all_see(towns: tuple[Town, Town]) -> None:
    table, mine, his = await pair(towns)
    await choose(mine, 2)
    told = await his.until(lambda m: m["t"] == "people" and m["people"][0]["chosen"])
    assert told["people"][0]["here"]
    assert (await choose(his, 1))["v"] == 5
    told = await mine.until(lambda m: m["t"] == "moved" and m["v"] == 5)
    assert [row["score"] for row in told["diff"]["standings"]] == ["2", "1"]
    assert len(told["log"]) == 2
    await mine.ask("act", v=5, d=0, act="walk")
    told = await his.until(lambda m: m.get("v") == 6)
    assert told["log"][0]["say"].startswith("Anna")
    await mine.ask("undo", v=6)
    told = await his.until(lambda m: m.get("v") == 7)
    assert (told["drop"], told["events"]) == ([6], ["Anna took back the last step."])
    await mine.ask("act", v=7, d=0, act="roll")
    told = await his.until(lambda m: m.get("v") == 8)
    assert told["turn"]["yours"]
    assert point(towns[0], table) == point(towns[1], table)
    states = [town.live(table).position for town in towns]
    assert states[0] is not None
    assert states[1] is not None
    assert states[0].log == states[1].log


async def test_the_last_two_choices_land_at_once_in_two_processes(towns: tuple[Town, Town]) -> None:
    table, mine, his = await pair(towns)
    v = 1
    for _ in range(2):
        await asyncio.gather(mine.ask("act", v=v, d=0, act="pick:3"), his.ask("act", v=v, d=0, act="pick:2"))
        answers = await asyncio.gather(
            mine.ask("act", v=v, d=1, act="plain"), his.ask("act", v=v, d=1, act="plain")
        )
        assert {answer["t"] for answer in answers} <= {"moved"}
        await asyncio.gather(
            *(
                line.until(lambda m, v=v: m.get("v") == v + 4)
                for line in (mine, his)
                if line is not _last(answers, mine, his, v)
            )
        )
        assert (await mine.ask("act", v=v + 4, d=0, act="rest"))["t"] == "moved"
        await his.until(lambda m, v=v: m.get("v") == v + 5)
        assert (await his.ask("act", v=v + 5, d=0, act="rest"))["t"] == "moved"
        await mine.until(lambda m, v=v: m.get("v") == v + 6)
        v += 6
    assert point(towns[0], table) == point(towns[1], table) == [6, 4]
    kept = await towns[0].services.store.load(table)
    assert kept is not None
    assert len(kept.rows) == 13


def _last(answers: Sequence[dict[str, Any]], mine: SocketLine, his: SocketLine, v: int) -> SocketLine:
    """Return the socket whose answer contained the reveal."""
    return mine if answers[0]["v"] > v else his


async def test_one_seat_in_two_processes_acts_once(towns: tuple[Town, Town]) -> None:
    first, second = towns
    anna = first.person()
    table = await first.table_of(anna, seats=1)
    here, _ = await at(anna, first, table)
    there, _ = await at(anna, second, table)
    answers = await asyncio.gather(
        here.ask("act", v=1, d=0, act="pick:3"),
        there.ask("act", v=1, d=0, act="pick:3"),
        here.ask("act", v=1, d=0, act="pick:1"),
        there.ask("act", v=1, d=0, act="pick:2"),
    )
    assert sorted(answer["t"] for answer in answers).count("moved") == 1
    assert {answer["t"] for answer in answers} <= {"moved", "again", "stale"}


async def test_lobby_and_start_are_seen_everywhere(towns: tuple[Town, Town]) -> None:
    first, second = towns
    anna, bert = first.person(), second.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    code = first.live(table).record.code
    mine, _ = await at(anna, first, table)
    assert (await bert.post("/join", code=code, name="Bert")).status_code == 303
    told = await mine.until(lambda m: m["t"] == "people" and m["people"][1]["kind"] == "person")
    assert told["people"][1]["name"] == "Bert"
    his, _ = await at(bert, second, table)
    await mine.until(lambda m: m["t"] == "people" and m["people"][1]["here"])
    await anna.post(f"/t/{table}/start", fill="")
    assert (await his.next("welcome"))["table"]["phase"] == "playing"
    await his.close()
    told = await mine.until(lambda m: m["t"] == "people" and not m["people"][1]["here"])


async def test_bots_are_run_by_one_process_and_taken_over_when_it_ends(postgres: str, tmp_path: Path) -> None:
    async with town_in(tmp_path, database_url=postgres) as second:
        async with town_in(tmp_path, database_url=postgres) as first:
            anna = first.person()
            table = await anna.quick("hedge")
            second.people.append(first.people.pop())
            line, welcome = await at(anna, second, table)
            assert first.live(table).kept
            assert not second.live(table).kept
            while not all(person["chosen"] for person in welcome["people"][1:]):
                welcome = await line.next("people")  # the first process runs the bots
        await choose(line, 1)
        told = await line.ask("act", v=7, d=0, act="rest")
        while told.get("turn", {}).get("to_act") != [0, 1, 2]:
            told = await line.next()
        assert second.live(table).kept
        await line.close()


async def test_a_broken_line_is_made_again_and_what_was_missed_is_seen(
    cluster: Postgres, towns: tuple[Town, Town]
) -> None:
    table, mine, his = await pair(towns)
    await asyncio.to_thread(cluster.restart)
    anna = towns[0].people[0]
    while True:  # a client that meets the broken connection is closed, and reconnects
        try:
            if (await mine.ask("act", v=1, d=0, act="pick:3"))["t"] in ("moved", "again"):
                break
        except Closed:
            await asyncio.sleep(0.2)
            mine, _ = await at(anna, towns[0], table)
    await mine.ask("act", v=1, d=1, act="plain")
    await his.until(lambda m: m["t"] in ("people", "welcome") and m["people"][0]["chosen"])
