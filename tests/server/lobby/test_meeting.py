"""The lobby: public tables, colours, ready marks, settings, spectators, rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.harness import Closed, Person, SocketLine, Town, town_in, two_processes
from vigneron.server.lobby import preparation
from vigneron.server.lobby.preparation import colours
from vigneron.server.storage.models import SeatRecord, TableRecord


def record(town: Town, table: str) -> TableRecord:
    return town.live(table).record


async def laid(town: Town, *names: str, seats: int = 0, **fields: str) -> tuple[str, list[Person]]:
    """Return a table in its lobby with these people; the first is the host."""
    people = [town.person() for _ in names]
    table = await people[0].open("hedge", seats=str(seats or len(names)), name=names[0], **fields)
    for person, name in zip(people[1:], names[1:], strict=True):
        answer = await person.post("/join", code=record(town, table).code, name=name)
        assert answer.status_code == 303
    return table, people


# found by strangers


async def test_an_open_table_is_found_and_joined_by_one_touch_a_private_one_never(town: Town) -> None:
    private, _ = await laid(town, "Anna", seats=3)
    table, (bert,) = await laid(town, "Bert", seats=3, listed="1", clock="act:60")
    chloe = town.person()
    for path in ("/", "/open"):
        page = (await chloe.http.get(path)).text
        assert f"/t/{table}/sit" in page
        assert private not in page
        assert "Bert" in page
        assert "one minute a move" in page
        assert record(town, table).code not in page
    assert (await chloe.post(f"/t/{private}/sit")).status_code == 409
    assert (await chloe.post(f"/t/{table}/sit")).headers["location"] == f"/t/{table}"
    assert [seat.kind for seat in record(town, table).seats] == ["person", "person", "open"]
    assert (
        f"/t/{table}/sit" not in (await chloe.http.get("/open")).text
    )  # one's own table has a link back instead
    assert f'href="/t/{table}"' in (await chloe.http.get("/open")).text
    assert (await chloe.post(f"/t/{table}/sit")).status_code == 303  # a second click changes nothing
    dora = town.person()
    await dora.post(f"/t/{table}/sit")
    assert table not in (await town.person().http.get("/open")).text  # full
    await dora.post(f"/t/{table}/leave")
    await bert.start(table, "random")
    assert table not in (await town.person().http.get("/open")).text  # begun
    assert (await dora.post(f"/t/{table}/sit")).status_code == 409


async def test_a_table_that_everybody_has_left_or_forgotten_is_not_offered(town: Town) -> None:
    empty, (anna,) = await laid(town, "Anna", seats=2, listed="1")
    await anna.post(f"/t/{empty}/leave")
    old, _ = await laid(town, "Bert", seats=2, listed="1")
    older = text("update play set changed = changed - 100000 where id = :id").bindparams(id=old)
    await town.services.store.database.write(lambda connection: connection.execute(older) and None)
    page = (await town.person().http.get("/open")).text
    assert empty not in page
    assert old not in page


# colours


def test_colours_are_different_and_who_has_not_chosen_gets_what_is_left() -> None:
    def of(*chosen: int) -> list[int]:
        seats = [SeatRecord(number, "person", str(number), colour=c) for number, c in enumerate(chosen)]
        return colours(TableRecord("", "", "", "lobby", "", {}, "", "", None, b"", 0, 0, seats))

    assert of(-1, -1, -1) == [0, 1, 2]
    assert of(2, -1, -1) == [2, 1, 0]
    assert of(-1, 0, -1) == [1, 0, 2]
    assert of(4, 3, 2, 1, -1) == [4, 3, 2, 1, 0]
    assert of(*[-1] * 7) == list(range(7))


async def test_a_colour_is_chosen_and_nobody_takes_that_of_another_person(town: Town) -> None:
    table, (anna, bert) = await laid(town, "Anna", "Bert", seats=3, **{"bot-2": "random"})
    line, _ = await bert.watch(table)
    await anna.post(f"/t/{table}/colour", colour="2")  # a bot has it, and gives way
    told = await line.until(lambda m: m["people"][0]["colour"] == 2)
    assert [person["colour"] for person in told["people"]] == [2, 1, 0]
    assert told["table"]["colours"] == preparation.COLOURS
    for taken in ("2", "9", "-1", "x"):
        assert (await bert.post(f"/t/{table}/colour", colour=taken)).status_code == 409
    assert (await town.person().post(f"/t/{table}/colour", colour="4")).status_code == 403
    await anna.start(table, "random")
    assert (await bert.post(f"/t/{table}/colour", colour="4")).status_code == 409
    assert [p["colour"] for p in (await line.until(lambda m: m.get("scene")))["people"]] == [2, 1, 0]


# ready


async def test_once_all_are_ready_anybody_may_start(town: Town) -> None:
    table, (anna, bert) = await laid(town, "Anna", "Bert", seats=3, **{"bot-2": "random"})
    line, welcome = await anna.watch(table)
    assert [person["ready"] for person in welcome["people"]] == [False, False, True]
    await bert.post(f"/t/{table}/ready", ready="1")
    await line.until(lambda m: m["people"][1]["ready"])
    assert (await bert.post(f"/t/{table}/start")).status_code == 403
    await bert.post(f"/t/{table}/ready", ready="0")
    await line.until(lambda m: not m["people"][1]["ready"])
    for person in (anna, bert):
        await person.post(f"/t/{table}/ready", ready="1")
    assert (await town.person().post(f"/t/{table}/start")).status_code == 403
    assert (await bert.post(f"/t/{table}/start")).status_code == 303
    assert record(town, table).phase == "playing"
    assert (await anna.watch(table))[1]["you"]["host"]  # starting does not make a person host


async def test_a_free_seat_is_not_ready(town: Town) -> None:
    table, (anna, bert) = await laid(town, "Anna", "Bert", seats=3)
    for person in (anna, bert):
        await person.post(f"/t/{table}/ready", ready="1")
    assert (await bert.post(f"/t/{table}/start")).status_code == 403
    assert (await anna.start(table, "random")).status_code == 303


# settings


async def test_the_host_settles_anew_and_nobody_is_ready_for_something_else(town: Town) -> None:
    table, (anna, bert) = await laid(town, "Anna", "Bert")
    line, welcome = await bert.watch(table)
    for person in (anna, bert):
        await person.post(f"/t/{table}/ready", ready="1")
    option = next(iter(record(town, table).options))
    asked = {"seats": "4", "clock": "act:60", "then": "vote", "listed": "1", f"option-{option}": ""}
    assert (await anna.post(f"/t/{table}/settle", **asked)).status_code == 409  # no such value
    asked.pop(f"option-{option}")
    assert (await bert.post(f"/t/{table}/settle", **asked)).status_code == 403
    assert (await anna.post(f"/t/{table}/settle", **asked)).status_code == 303
    told = await line.until(lambda m: len(m["people"]) == 4)
    assert {"label": "Time", "value": "one minute a move", "rule": ""} in told["table"]["options"]
    assert [person["kind"] for person in told["people"]] == ["person", "person", "open", "open"]
    assert [person["ready"] for person in told["people"]] == [True, False, False, False]
    assert record(town, table).listed
    kept = await town.services.store.load(table)
    assert kept is not None
    assert kept.record == record(town, table)
    assert welcome["table"]["options"][-1] == {"label": "Time", "value": "No clock", "rule": ""}


async def test_seats_in_use_are_not_taken_away(town: Town) -> None:
    table, (anna, *_) = await laid(town, "Anna", "Bert", "Chloe", seats=4)
    await anna.post(f"/t/{table}/remove", seat="1", why="away")
    refused = await anna.post(f"/t/{table}/settle", seats="1")
    assert refused.status_code == 409
    assert (await anna.post(f"/t/{table}/settle", seats="2")).status_code == 303
    assert [(s.seat, s.name) for s in record(town, table).seats] == [(0, "Anna"), (1, "Chloe")]
    assert (await anna.post(f"/t/{table}/settle", seats="x")).status_code == 409
    await anna.post(f"/t/{table}/start")
    assert (await anna.post(f"/t/{table}/settle", seats="3")).status_code == 409


async def test_everybody_hears_who_the_host_is_and_what_rule_is_behind_an_option(town: Town) -> None:
    table, (_, bert) = await laid(town, "Anna", "Bert")
    _, welcome = await bert.watch(table)
    assert [person["host"] for person in welcome["people"]] == [True, False]
    rules = {option["rule"] for option in welcome["table"]["options"]}
    assert rules - {""}
    page = (await town.person().http.get(f"/t/{table}")).text
    assert all(f"/rules/hedge#{rule}" in page for rule in rules - {""})


# watchers


async def test_watchers_are_counted(town: Town) -> None:
    table = await town.table_of(town.person(), town.person())
    line, welcome = await town.people[0].watch(table)
    assert welcome["watching"] == 0
    stranger = town.person()
    first, welcome = await stranger.watch(table)
    assert (welcome["you"]["seat"], welcome["watching"]) == (None, 1)
    second, _ = await stranger.watch(table)  # the same person with another page
    other, _ = await town.person().watch(table)
    await line.until(lambda m: m["watching"] == 2)
    await first.close()
    await other.close()
    await line.until(lambda m: m["watching"] == 1)
    await second.close()
    await line.until(lambda m: m["watching"] == 0)


async def test_watchers_of_all_processes_are_counted(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        table, (anna, _) = await laid(first, "Anna", "Bert")
        line, _ = await anna.watch(table)
        watcher, welcome = await second.person().watch(table)
        await line.until(lambda m: m.get("watching") == 1)
        assert welcome["watching"] == 1
        await watcher.close()
        await line.until(lambda m: m.get("watching") == 0)


async def test_a_closed_table_is_seen_by_its_people_only(town: Town) -> None:
    table, (anna, bert) = await laid(town, "Anna", "Bert", closed="1")
    stranger = town.person()
    page = await stranger.http.get(f"/t/{table}")
    assert page.status_code == 403
    assert "Only those who sit at this table may look." in page.text
    line = stranger.connect(table)
    told = await line.next()
    assert (told["t"], set(told)) == ("gone", {"t", "code", "say"})
    assert await line.end() == 4404
    assert (await bert.http.get(f"/t/{table}")).status_code == 200
    await anna.post(f"/t/{table}/start")
    mine, _ = await anna.watch(table)
    await mine.ask("propose", kind="end")
    await (await bert.watch(table))[0].ask("vote", choice="yes")
    assert record(town, table).phase == "over"
    for path in (f"/t/{table}/journal", f"/t/{table}/draws", f"/fair?table={table}"):
        assert (await stranger.http.get(path)).status_code == 403
        assert (await bert.http.get(path)).status_code == 200


async def test_who_looks_when_the_table_is_closed_or_gives_up_his_seat_is_let_go(town: Town) -> None:
    table, (anna, bert) = await laid(town, "Anna", "Bert")
    watching, _ = await town.person().watch(table)
    his, _ = await bert.watch(table)
    await anna.post(f"/t/{table}/settle", seats="2", closed="1")
    with pytest.raises(Closed):
        await watching.until(lambda m: False)
    assert (await his.ask("hello"))["table"]["closed"]
    await bert.post(f"/t/{table}/leave")
    with pytest.raises(Closed):
        await his.until(lambda m: False)


# rematch


async def ended(town: Town, *people: Person, **fields: Any) -> tuple[str, list[SocketLine]]:
    table = await town.table_of(*people, **fields)
    lines = [(await person.watch(table))[0] for person in people]
    await lines[0].ask("propose", kind="end")
    for line in lines[1:]:
        await line.ask("vote", choice="yes")
    assert record(town, table).phase == "over"
    return table, lines


async def test_the_same_people_play_again_one_seat_further_on(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table, (mine, _) = await ended(
        town, anna, bert, seats=3, clock="bank:900:15", then="end", closed="1", **{"bot-2": "random"}
    )
    answers = await asyncio.gather(*(person.post(f"/t/{table}/again") for person in (anna, bert, anna)))
    paths = {answer.headers["location"] for answer in answers}
    assert len(paths) == 1  # whoever asks first: there is one table
    new = record(town, paths.pop().removeprefix("/t/"))
    told = await mine.until(lambda m: m["table"]["next"])
    assert told["table"]["next"] == new.id
    old = record(town, table)
    assert [(s.kind, s.name, s.bot) for s in new.seats] == [
        ("person", "Bert", ""),
        ("bot", old.seats[2].name, "random"),
        ("person", "Anna", ""),
    ]
    assert (new.phase, new.options, new.terms, new.closed) == ("lobby", old.options, old.terms, True)
    assert new.secret != old.secret
    assert colours(new) == [1, 2, 0]
    assert not any(seat.ready for seat in new.seats)
    assert (await bert.http.get(f"/t/{new.id}")).status_code == 200


async def test_who_gave_up_his_seat_is_not_asked_again_but_may_ask(town: Town) -> None:
    anna, bert, chloe = town.person(), town.person(), town.person()
    table = await town.table_of(anna, bert, chloe)
    await bert.post(f"/t/{table}/leave")
    lines = [(await person.watch(table))[0] for person in (anna, chloe)]
    assert (await anna.post(f"/t/{table}/again")).status_code == 409  # not over yet
    await lines[0].ask("propose", kind="end")
    await lines[1].ask("vote", choice="yes")
    assert (await town.person().post(f"/t/{table}/again")).status_code == 403
    new = record(town, (await bert.post(f"/t/{table}/again")).headers["location"].removeprefix("/t/"))
    assert [(s.kind, s.name) for s in new.seats] == [
        ("person", "Bert"),
        ("person", "Chloe"),
        ("person", "Anna"),
    ]
    other = await town.table_of(anna, bert, chloe)
    await bert.post(f"/t/{other}/leave")
    lines = [(await person.watch(other))[0] for person in (anna, chloe)]
    await lines[0].ask("propose", kind="end")
    await lines[1].ask("vote", choice="yes")
    new = record(town, (await anna.post(f"/t/{other}/again")).headers["location"].removeprefix("/t/"))
    assert [(s.kind, s.name) for s in new.seats] == [("open", ""), ("person", "Chloe"), ("person", "Anna")]


async def test_a_next_table_that_was_opened_but_not_told_is_found_again(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        anna = town.person()
        table, _ = await ended(town, anna, town.person())
        new = (await anna.post(f"/t/{table}/again")).headers["location"]
        lost = text("update play set next = null where id = :id").bindparams(id=table)
        await town.services.store.database.write(lambda connection: connection.execute(lost) and None)
        cookies = dict(anna.http.cookies)
    async with town_in(tmp_path) as town:
        anna = town.person()
        anna.http.cookies.update(cookies)
        assert (await anna.post(f"/t/{table}/again")).headers["location"] == new
        assert (await town.server.tables.find(table)).record.next == new.removeprefix("/t/")  # type: ignore[union-attr]
