"""Awaited seats are stored with the table, so lists of a person's tables miss no game that waits."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select, text, update

from tests.server.behaviour.test_live_bots import ProgramClient, token_of
from tests.server.harness import Person, Town, town_in, two_processes
from tests.server.live_game.test_position import record_of
from tests.server.table.test_takeovers import begun, later, live
from vigneron.server.http.page_routes import ENDED
from vigneron.server.storage import awaited, schema
from vigneron.server.storage.table_state import EndMotion, LateMotion

_play = schema.play
LINE = re.compile(r'<a href="/t/(\w+)"( class="yours")?>')


async def lines(person: Person, path: str = "/") -> list[tuple[str, bool]]:
    """Return the tables in a person's list, and whether each waits for them."""
    return [(id, bool(yours)) for id, yours in LINE.findall((await person.http.get(path)).text)]


async def me(town: Town, person: Person) -> str:
    await person.token()
    found = town.app._identity.read(person.cookie)
    assert found is not None
    return found


async def many(town: Town, person: str, phase: str, count: int, missing: int | None = 0) -> list[str]:
    """Store tables of a person, each changed later than the one before."""
    found = []
    for number in range(count):
        record = record_of("hedge", 2)
        record.id = f"{phase[0]}{missing or 0}" + f"{number:010}".translate(str.maketrans("01", "xy"))
        record.code, record.phase, record.missing = record.id[-9:] + record.id[:3], phase, missing  # type: ignore[assignment]
        record.changed = record.made = 1_000 + number
        record.seats[0] = replace(record.seats[0], person=person)
        await town.services.store.create(record)
        found.append(record.id)
    return found


async def test_running_tables_are_never_cut_and_those_that_wait_come_first(town: Town) -> None:
    anna = town.person()
    person = await me(town, anna)
    waits = await many(town, person, "playing", 3, 0b01)
    runs = await many(town, person, "playing", 60, 0b10)
    gathers = await many(town, person, "lobby", 2, None)
    ended = await many(town, person, "over", 2 * ENDED + 5)
    mine = [*waits[::-1], *runs[::-1], *gathers[::-1]]
    found = await lines(anna)
    assert found == [(id, id in waits) for id in [*mine, *ended[::-1][:ENDED]]]
    for page in (2, 3):
        found = await lines(anna, f"/?ended={page}")
        assert [id for id, _ in found[len(mine) :]] == ended[::-1][(page - 1) * ENDED : page * ENDED]
    text = (await anna.http.get("/?ended=2")).text
    assert 'href="/?ended=1#ended"' in text
    assert 'href="/?ended=3#ended"' in text
    assert "?ended=4" not in (await anna.http.get("/?ended=3")).text
    for odd in ("0", "-1", "x", "²", "9" * 30, "99999"):
        assert (await anna.http.get("/", params={"ended": odd})).status_code == 200


async def test_programs_have_the_same_list(town: Town) -> None:
    program = ProgramClient(town, await token_of(town.person()))
    found = await town.services.programs.with_token(program.token)
    assert found is not None
    assert (await program.http.get("/tables")).json() == []
    ended = await many(town, found.person, "over", ENDED + 5)
    runs = await many(town, found.person, "playing", 55, 0b10)
    waits = await many(town, found.person, "playing", 1, 0b01)
    told = (await program.http.get("/tables")).json()
    first = {"table": waits[0], "game": "hedge", "phase": "playing", "yours": True}
    assert told[0] == first
    assert [one["table"] for one in told[1:56]] == runs[::-1]
    assert not any(one["yours"] for one in told[1:])
    assert [one["table"] for one in told[56:]] == ended[::-1][:ENDED]
    told = (await program.http.get("/tables", params={"ended": 2})).json()
    assert [one["table"] for one in told] == ended[::-1][ENDED:]
    assert (await program.http.get("/tables", params={"ended": "x"})).status_code == 400


async def test_a_table_waits_after_a_restart_and_out_of_memory(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        table, (anna, bert), (mine, his) = await begun(town)
        assert (await lines(anna), await lines(bert)) == ([(table, True)], [(table, False)])
        await mine.close()
        await his.close()
        cookies = [dict(person.http.cookies) for person in (anna, bert)]
        while table in town.ids():
            town.server.tables.sweep(-1)
        assert (await lines(anna), await lines(bert)) == ([(table, True)], [(table, False)])
        assert table not in town.ids()
    async with town_in(tmp_path) as town:
        people = [town.person(), town.person()]
        for person, known in zip(people, cookies, strict=True):
            person.http.cookies.update(known)
        assert [await lines(person) for person in people] == [[(table, True)], [(table, False)]]
        assert table not in town.ids()


async def test_every_process_says_the_same(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        table, (anna, bert), (mine, _) = await begun(first)
        there = [second.person(), second.person()]
        for person, here in zip(there, (anna, bert), strict=True):
            person.http.cookies.update(dict(here.http.cookies))
        assert [await lines(person) for person in there] == [[(table, True)], [(table, False)]]
        await mine.ask("act", v=5, d=0, act="rest")
        assert [await lines(person) for person in there] == [[(table, False)], [(table, True)]]
        assert table not in second.ids()


async def test_covered_choices_questions_and_bots_count_as_they_should(town: Town) -> None:
    people = [town.person(), town.person()]
    table = await town.table_of(*people, clock="act:60", substitute="random")
    mine, his = [(await person.watch(table))[0] for person in people]

    async def waits() -> list[bool]:
        return [(await lines(person))[0][1] for person in people]

    assert await waits() == [True, True]
    await mine.ask("act", v=1, d=0, act="pick:1")
    assert await waits() == [True, True]
    await mine.ask("act", v=1, d=1, act="plain")
    assert await waits() == [False, True]
    await mine.ask("change", v=1, d=2)
    assert await waits() == [True, True]
    await mine.ask("act", v=1, d=1, act="plain")
    await his.ask("act", v=1, d=0, act="pick:1")
    await his.ask("act", v=1, d=1, act="plain")
    assert await waits() == [True, False]
    await mine.ask("act", v=5, d=0, act="rest")
    assert await waits() == [False, True]
    await mine.ask("undo", v=6)
    assert await waits() == [True, False]
    await mine.ask("propose", kind="end")
    assert await waits() == [True, True]  # a vote is awaited
    await his.ask("vote", choice="no")
    assert await waits() == [True, False]
    await later(town, 61)
    assert live(town, table).record.seats[0].bot
    assert not (await waits())[0]  # a bot acts in their place


async def test_tables_of_an_earlier_version_are_given_what_they_wait_for(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        table, (anna, bert), _ = await begun(town)
        other = await town.table_of(bert, town.person())
        broken = await town.table_of(anna, bert)
        cookies = [dict(person.http.cookies) for person in (anna, bert)]
        store = town.services.store
        await store.database.write(lambda c: c.execute(update(_play).values(missing=None)))
        harm = text("update row set digest = 'none' where play = :id")
        await store.database.write(lambda c: c.execute(harm, {"id": broken}))
    async with town_in(tmp_path) as town:
        people = [town.person(), town.person()]
        for person, known in zip(people, cookies, strict=True):
            person.http.cookies.update(known)
        assert sorted(await lines(people[0])) == sorted([(table, True), (broken, False)])
        assert table not in town.ids()
        await town.services.backfill.run()
        kept = await town.services.store.read(select(_play.c.id, _play.c.missing))
        assert {row["id"]: row["missing"] for row in kept} == {table: 0b01, other: 0b11, broken: None}
        assert dict(await lines(people[1])) == {table: False, other: True, broken: False}
        await town.services.store.database.write(lambda c: c.execute(update(_play).values(missing=None)))
        found = await town.server.tables.find(other)  # one that a person loads first
        assert found is not None
        assert found.record.missing == 0b11


@pytest.mark.parametrize(("seats", "number"), [((), 0), ((0,), 1), ((0, 2, 2), 5)])
def test_seats_are_kept_as_a_number(seats: tuple[int, ...], number: int) -> None:
    assert awaited.mask(seats) == number


def test_whoever_asks_and_whose_time_is_over_are_not_asked() -> None:
    seats = record_of("hedge", 3).seats
    end = EndMotion(0, {0: "yes", 2: "no"})
    assert [awaited.waits_for(f"p{seat}", seats, 0, end) for seat in range(3)] == [False, True, False]
    late = LateMotion(1)
    assert [awaited.waits_for(f"p{seat}", seats, 0, late) for seat in range(3)] == [True, False, True]
    played = [copy(seats[0]), replace(seats[1], bot="random"), replace(seats[2], person="p0")]
    assert [awaited.waits_for(f"p{seat}", played, 0b110, None) for seat in range(3)] == [True, False, False]
