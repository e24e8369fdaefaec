"""An absent host of a lobby: who may become host, and when."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from tests.server.harness import Person, SocketLine, Town, town_in, two_processes
from tests.server.lobby.test_meeting import laid, record
from vigneron.server.lobby import seating
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.table.host_transfer import BREAK, PATIENCE, Absence


def later(town: Town, milliseconds: int) -> None:
    town.services.clock._base += milliseconds


def lobby_of(*people: str | None) -> TableRecord:
    """Return a lobby: the first person is its host, None is an open seat."""
    seats = [
        SeatRecord(number, "person" if person else "open", person) for number, person in enumerate(people)
    ]
    return TableRecord("", "", "hedge", "lobby", people[0] or "gone", {}, "", "", None, b"", 0, 0, seats)


async def alone(town: Town) -> tuple[str, Person, Person, SocketLine]:
    """Return a lobby in which Bert waits and Anna, its host, is away."""
    table, (anna, bert) = await laid(town, "Anna", "Bert", seats=3)
    mine, _ = await anna.watch(table)
    his, welcome = await bert.watch(table)
    assert welcome["host_away"] is None
    await mine.close()
    told = await his.until(lambda m: not m["people"][0]["here"])
    assert PATIENCE - 60_000 < told["host_away"] <= PATIENCE
    return table, anna, bert, his


async def test_after_five_minutes_somebody_who_waits_takes_over(town: Town) -> None:
    table, anna, bert, his = await alone(town)
    later(town, PATIENCE - 90_000)
    refused = await bert.post(f"/t/{table}/host")
    assert refused.status_code == 409
    assert "you can take over in 2 minutes." in refused.text
    later(town, 90_000)
    assert (await his.ask("hello"))["host_away"] == 0
    assert (await town.person().post(f"/t/{table}/host")).status_code == 403
    assert (await bert.post(f"/t/{table}/host")).status_code == 303
    told = await his.until(lambda m: m["t"] == "people" and m["you"]["host"])
    assert [person["host"] for person in told["people"]] == [False, True, False]
    assert told["host_away"] is None
    assert (await bert.post(f"/t/{table}/host")).status_code == 303  # a second click changes nothing
    _, welcome = await anna.watch(table)
    assert (welcome["you"]["seat"], welcome["you"]["host"]) == (0, False)
    assert (await anna.start(table, "random")).status_code == 403
    assert (await bert.start(table, "random")).status_code == 303
    assert (await anna.post(f"/t/{table}/host")).status_code == 409  # begun
    kept = await town.services.store.load(table)
    assert kept is not None
    assert kept.record.host == kept.record.seats[1].person


async def test_a_host_who_is_there_is_not_replaced_and_one_who_came_back_is_missed_anew(town: Town) -> None:
    table, anna, bert, his = await alone(town)
    later(town, 2 * PATIENCE)
    back, _ = await anna.watch(table)
    assert (await his.until(lambda m: m["people"][0]["here"]))["host_away"] is None
    refused = await bert.post(f"/t/{table}/host")
    assert (refused.status_code, "The host is here." in refused.text) == (409, True)
    await back.close()
    told = await his.until(lambda m: not m["people"][0]["here"])
    assert told["host_away"] > 0
    assert (await bert.post(f"/t/{table}/host")).status_code == 409
    assert record(town, table).seats[0].person == record(town, table).host


async def test_after_a_restart_the_host_is_missed_anew(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        table, _, bert, his = await alone(town)
        later(town, PATIENCE)
        assert (await his.ask("hello"))["host_away"] == 0
        cookies = dict(bert.http.cookies)
    async with town_in(tmp_path) as town:
        bert = town.person()
        bert.http.cookies.update(cookies)
        later(town, PATIENCE)
        his, welcome = await bert.watch(table)
        assert welcome["host_away"] > 0
        assert (await bert.post(f"/t/{table}/host")).status_code == 409
        later(town, PATIENCE)
        assert (await bert.post(f"/t/{table}/host")).status_code == 303


async def test_a_host_who_is_there_through_another_process_is_not_replaced(
    postgres: str, tmp_path: Path
) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        table, (anna, bert) = await laid(first, "Anna", "Bert")
        bert.app = second.app
        his, _ = await bert.watch(table)
        later(second, PATIENCE)
        assert (await his.ask("hello"))["host_away"] == 0
        mine, _ = await anna.watch(table)
        assert (await his.until(lambda m: m["people"][0]["here"]))["host_away"] is None
        bert.http._transport = httpx.ASGITransport(app=second.app)  # type: ignore[arg-type]
        refused = await bert.post(f"/t/{table}/host")
        assert (refused.status_code, "The host is here." in refused.text) == (409, True)
        # A dead process reports nothing, so its people are away.
        second.live(table).presence.elsewhere = {
            name: word._replace(at=word.at - 100)
            for name, word in second.live(table).presence.elsewhere.items()
        }
        second.server.maintenance.remind()
        told = await his.until(lambda m: not m["people"][0]["here"])
        assert told["host_away"] > 0
        await asyncio.gather(mine.close(), his.close())


def test_the_waiting_lasts_through_a_reload_and_ends_when_nobody_waits() -> None:
    table, absence = lobby_of("anna", "bert"), Absence()
    absence.note(table, {1}, 0)
    absence.note(table, set(), 1_000)
    absence.note(table, {1}, 1_000 + BREAK)
    assert absence.left("bert", 1_000 + BREAK) == PATIENCE - 1_000 - BREAK
    absence.note(table, set(), 100_000)
    absence.note(table, set(), 150_000)
    absence.note(table, {1}, 100_001 + BREAK)
    absence.note(table, {1}, 150_001 + BREAK)
    assert absence.left("bert", 150_001 + BREAK) == PATIENCE - 50_000
    absence.note(table, {0}, 200_000)
    assert absence.left("bert", 200_000) is None


def test_a_program_waits_for_nobody() -> None:
    table, absence = lobby_of("anna", "program:x"), Absence()
    absence.note(table, {1}, 0)
    assert absence.left("program:x", PATIENCE) is None


def test_everybody_waits_for_himself() -> None:
    table, absence = lobby_of("anna", "bert", "chloe"), Absence()
    absence.note(table, {1}, 0)
    absence.note(table, {1, 2}, PATIENCE)
    assert absence.left("bert", PATIENCE) == 0
    assert absence.left("chloe", PATIENCE) == PATIENCE
    assert absence.left("dora", PATIENCE) is None


async def test_a_stranger_takes_no_listed_table_from_those_who_wait_there(town: Town) -> None:
    """Neither by watching, nor by sitting down at the last moment."""
    table, (_, bert) = await laid(town, "Anna", "Bert", seats=3, listed="1")
    his, _ = await bert.watch(table)
    assert (await his.ask("hello"))["host_away"] > 0
    later(town, PATIENCE)
    stranger = town.person()
    await stranger.http.get(f"/t/{table}")
    looks, welcome = await stranger.watch(table)
    assert (welcome["you"]["seat"], welcome["host_away"]) == (None, None)
    assert (await stranger.post(f"/t/{table}/host")).status_code == 403
    assert (await stranger.post(f"/t/{table}/sit")).status_code == 303
    told = await looks.until(lambda m: m["t"] == "people" and m["you"]["seat"] == 2)
    assert told["host_away"] > PATIENCE - 60_000
    refused = await stranger.post(f"/t/{table}/host")
    assert (refused.status_code, "in 5 minutes" in refused.text) == (409, True)
    assert record(town, table).host == record(town, table).seats[0].person
    assert (await bert.post(f"/t/{table}/host")).status_code == 303
    assert record(town, table).host == record(town, table).seats[1].person


def test_whoever_sits_down_at_a_table_that_its_host_has_left_is_the_host() -> None:
    table = lobby_of("anna", None, "program:x")
    seating.leave(table, "anna")
    assert table.host == "anna"  # a program cannot start the game
    seating.sit(table, "program:y", "Y", "Guest")
    assert table.host == "anna"
    seating.sit(table, "bert", "Bert", "Guest")
    assert table.host == "bert"
    seating.leave(table, "bert")
    assert table.host == "bert"


def test_the_next_person_follows_a_host_who_leaves() -> None:
    table = lobby_of("anna", "program:x", "bert")
    seating.leave(table, "anna")
    assert table.host == "bert"
