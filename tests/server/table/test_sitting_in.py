"""A friend who comes late looks on, or asks to play in place of a bot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, SocketLine, Town, two_processes
from tests.server.table.test_takeovers import kinds, live
from vigneron.core import journal
from vigneron.core.registry import game
from vigneron.server.live_game import finished_journal
from vigneron.server.live_game.verify import proven
from vigneron.server.stats import results


async def with_a_bot(town: Town, **fields: str) -> tuple[str, Person, SocketLine, str]:
    """Return a table of Anna and a bot that has begun: its id, Anna, her socket, and its code."""
    anna = town.person()
    table = await town.table_of(anna, seats=2, **{"bot-1": "random", **fields})
    line, _ = await anna.watch(table)
    return table, anna, line, live(town, table).record.code


async def who_looks_on(town: Town, table: str) -> tuple[Person, SocketLine]:
    """Return a person who has opened the table's page, and their socket."""
    person = town.person()
    await person.http.get(f"/t/{table}")
    return person, (await person.watch(table))[0]


def seat_of(town: Town, table: str, seat: int) -> tuple[str, str]:
    found = live(town, table).record.seats[seat]
    return found.kind, found.name


async def test_a_link_to_a_running_table_leads_to_looking_on_and_to_asking(town: Town) -> None:
    table, _, _, code = await with_a_bot(town)
    bert = town.person()
    page = (await bert.http.get(f"/j/{code}")).text
    assert f'href="/t/{table}?j={code}"' in page
    bot = seat_of(town, table, 1)[1]
    assert f"Ask to play for {bot}" in page
    looked = (await bert.http.get(f"/t/{table}?j={code}")).text
    assert f"Ask to play for {bot}" in looked
    told = (await bert.watch(table))[1]
    assert told["turn"]["say"] == "You are watching. Waiting for Anna."
    assert "Ask to play" not in (await bert.http.get(f"/t/{table}")).text  # who has no code only looks on


async def test_the_host_agrees_and_the_friend_plays_where_the_bot_was(town: Town) -> None:
    table, _, anna, code = await with_a_bot(town)
    bert, his = await who_looks_on(town, table)
    answer = await bert.post(f"/t/{table}/sit-in", seat="1", name="Bert", code=code)
    assert answer.headers["location"] == f"/t/{table}?j={code}"
    assert "The table has been asked" in (await bert.http.get(f"/t/{table}?j={code}")).text
    bot = seat_of(town, table, 1)[1]
    asked = (await anna.until(lambda m: m.get("motion")))["motion"]
    assert (asked["kind"], asked["seat"]) == ("sit", 1)
    assert asked["say"] == f"Bert would like to play on in place of the bot {bot}."
    assert [one["choice"] for one in asked["choices"]] == ["yes", "no"]
    seen = (await his.until(lambda m: m.get("motion")))["motion"]
    assert (seen["choices"], seen["yours"]) == ([], None)
    await anna.ask("vote", choice="yes")
    told = await his.until(lambda m: m["you"]["seat"] == 1 if "you" in m else False)
    assert told["motion"] is None
    assert seat_of(town, table, 1) == ("person", "Bert")
    assert kinds(town, table) == [("sit", {"seat": 1, "name": "Bert"})]
    assert any(entry["say"] == "Bert plays on in place of a bot." for entry in told["log"])


async def test_one_no_is_enough_and_the_friend_looks_on(town: Town) -> None:
    table, _, anna, code = await with_a_bot(town)
    bert, his = await who_looks_on(town, table)
    await bert.post(f"/t/{table}/sit-in", seat="1", name="Bert", code=code)
    await anna.until(lambda m: m.get("motion"))
    await anna.ask("vote", choice="no")
    told = await his.until(lambda m: "motion" in m and m["motion"] is None)
    assert told["you"]["seat"] is None
    assert seat_of(town, table, 1)[0] == "bot"
    assert kinds(town, table) == []


async def test_acts_do_not_answer_the_question(town: Town) -> None:
    table, _, anna, code = await with_a_bot(town)
    bert = town.person()
    await bert.post(f"/t/{table}/sit-in", seat="1", name="Bert", code=code)
    told = await anna.until(lambda m: m.get("motion"))
    told = await anna.ask("act", v=told.get("v", 1), d=0, act="pick:1")
    assert live(town, table).record.motion is not None


async def test_another_player_s_yes_is_not_the_host_s(town: Town) -> None:
    """Anna hosts. Bert's consent alone seats nobody; hers does."""
    anna, bert, chloe = town.person(), town.person(), town.person()
    table = await anna.open("hedge", seats="3", name="Anna", **{"bot-2": "random"})
    code = town.live(table).record.code
    await bert.post("/join", code=code, name="Bert")
    await anna.post(f"/t/{table}/start", fill="")
    lines = [(await person.watch(table))[0] for person in (anna, bert)]
    await chloe.post(f"/t/{table}/sit-in", seat="2", name="Anna", code=code)
    for line in lines:
        await line.until(lambda m: m.get("motion"))
    await lines[1].ask("vote", choice="yes")
    assert seat_of(town, table, 2)[0] == "bot"
    await lines[0].ask("vote", choice="yes")
    assert seat_of(town, table, 2) == ("person", "Anna 2")


@pytest.mark.parametrize(
    ("seat", "code", "says"),
    [
        ("0", "", "No bot plays at that seat."),
        ("9", "", "No bot plays at that seat."),
        ("x", "", "No bot plays at that seat."),
        ("1", "WRONG", "This table is private"),
    ],
)
async def test_nobody_asks_for_a_person_s_seat_or_without_the_code(
    town: Town, seat: str, code: str, says: str
) -> None:
    table, _, _, known = await with_a_bot(town)
    answer = await town.person().post(f"/t/{table}/sit-in", seat=seat, name="Bert", code=code or known)
    assert (answer.status_code, says in answer.text) == (409, True)
    assert live(town, table).record.motion is None


async def test_who_sits_there_asks_for_nothing_and_one_question_is_asked_at_a_time(town: Town) -> None:
    table, anna, _, code = await with_a_bot(town)
    assert "You have a seat" in (await anna.post(f"/t/{table}/sit-in", seat="1", code=code)).text
    bert, chloe = town.person(), town.person()
    assert (await bert.post(f"/t/{table}/sit-in", seat="1", code=code)).status_code == 303
    assert "asked something already" in (await chloe.post(f"/t/{table}/sit-in", seat="1", code=code)).text


async def test_a_closed_table_lets_nobody_look_on(town: Town) -> None:
    table, _, _, code = await with_a_bot(town, closed="1")
    bert = town.person()
    page = (await bert.http.get(f"/j/{code}")).text
    assert "Only those who sit here may look on." in page
    assert "Ask to play" not in page
    assert "No bot plays" in (await bert.post(f"/t/{table}/sit-in", seat="1", code=code)).text


async def test_a_lobby_and_a_finished_game_give_no_seats_in_this_way(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna", **{"bot-1": "random"})
    code = town.live(table).record.code
    assert "not started" in (await bert.post(f"/t/{table}/sit-in", seat="1", code=code)).text
    assert "the host can free it for you" in (await bert.http.get(f"/j/{code}")).text
    table, _, line, code = await with_a_bot(town)
    await line.ask("propose", kind="end")
    page = (await bert.http.get(f"/j/{code}")).text
    assert "This game is over." in page
    assert "Look on" in page
    assert "free it for you" not in page
    assert (await bert.post(f"/t/{table}/sit-in", seat="1", code=code)).status_code == 409


async def test_the_record_of_such_a_game_is_proven_and_it_is_not_rated(town: Town) -> None:
    table, _, anna, code = await with_a_bot(town)
    bert, his = await who_looks_on(town, table)
    await bert.post(f"/t/{table}/sit-in", seat="1", name="Bert", code=code)
    await anna.until(lambda m: m.get("motion"))
    await anna.ask("vote", choice="yes")
    await his.until(lambda m: m["you"]["seat"] == 1 if "you" in m else False)
    await anna.ask("propose", kind="end")
    await his.until(lambda m: m.get("motion"))
    await his.ask("vote", choice="yes")
    found = live(town, table)
    assert found.record.phase == "over"
    assert found.position is not None
    written = journal.write(finished_journal.journal(found.record, found.position))
    proof = proven(game("hedge"), journal.read(written))
    assert ("claim-sit", {"count": 1}) in proof.claims
    assert re.search('"names":\\["Anna","Bert"\\]', written.replace(": ", ":").replace(", ", ","))
    assert results.why_not(found.record, "", found.position.rows) == "sit"


async def test_the_question_reaches_every_process(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        table, _, anna, code = await with_a_bot(first)
        bert, his = await who_looks_on(second, table)
        await bert.post(f"/t/{table}/sit-in", seat="1", name="Bert", code=code)
        told: dict[str, Any] = await anna.until(lambda m: m.get("motion"))
        assert told["motion"]["kind"] == "sit"
        await anna.ask("vote", choice="yes")
        await his.until(lambda m: m["you"]["seat"] == 1 if "you" in m else False)
