"""People who do not act: time-outs, bots in their seats, returning, leaving, being removed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, SocketLine, Town, town_in
from vigneron.core import journal
from vigneron.core.journal import TableRow, replay
from vigneron.core.outcome import check_closing
from vigneron.core.registry import game
from vigneron.server.table.live_table import LiveTable


def live(town: Town, table: str) -> LiveTable:
    return town.live(table)


async def later(town: Town, seconds: float) -> None:
    """Let time pass, and let the server do what is due."""
    town.services.clock._base += seconds * 1000
    await town.server.maintenance.look()


async def begun(town: Town, count: int = 2, **fields: str) -> tuple[str, list[Person], list[SocketLine]]:
    """Return a table after its first choice: it is seat 0's turn."""
    people = [town.person() for _ in range(count)]
    table = await town.table_of(*people, **fields)
    lines = [(await person.watch(table))[0] for person in people]
    for line in lines:
        await line.ask("act", v=1, d=0, act="pick:1")
        await line.ask("act", v=1, d=1, act="plain")
    return table, people, lines


def kinds(town: Town, table: str) -> list[tuple[str, Any]]:
    position = live(town, table).position
    assert position is not None
    return [(row.kind, row.data) for row in position.rows if isinstance(row, TableRow)]


async def test_time_runs_for_whom_the_house_waits_and_is_told(town: Town) -> None:
    _, _, (mine, his) = await begun(town, clock="bank:900:15")
    told = await mine.ask("hello")
    assert [person["clock"]["runs"] for person in told["people"]] == [True, False]
    before = told["people"][0]["clock"]["left"]
    await later(town, 100)
    told = await mine.ask("hello")
    assert 99_000 <= before - told["people"][0]["clock"]["left"] <= 130_000
    time = {"label": "Time", "value": "15 minutes for the game, 15 seconds more each turn", "rule": ""}
    assert time in told["table"]["options"]
    await mine.ask("act", v=5, d=0, act="rest")
    told = await his.until(lambda m: m.get("v") == 6)
    assert [person["clock"]["runs"] for person in told["people"]] == [False, True]


@pytest.mark.parametrize("clock", ["act:180", "bank:900:15"])
async def test_whoever_acts_and_takes_back_uses_their_own_time(town: Town, clock: str) -> None:
    _, _, (mine, _) = await begun(town, clock=clock)
    await later(town, 100)
    before = [person["clock"] for person in (await mine.ask("hello"))["people"]]
    for v in (5, 7):  # ending a turn and undoing that, again and again, gains no time
        await mine.ask("act", v=v, d=0, act="rest")
        await later(town, 25)
        told = await mine.ask("undo", v=v + 1)
        after = [person["clock"] for person in told["people"]]
        assert [one["runs"] for one in after] == [True, False]
        assert 25_000 <= before[0]["left"] - after[0]["left"] < 45_000
        assert after[1] == before[1]
        before = after


async def test_nobody_takes_back_more_time_than_they_had(town: Town) -> None:
    table, _, (mine, his) = await begun(town, clock="act:60", substitute="random")
    await later(town, 30)
    await mine.ask("act", v=5, d=0, act="rest")
    await later(town, 40)
    told = await mine.ask("undo", v=6)
    assert (told["t"], told["code"]) == ("refused", "time_used")
    assert told["say"].startswith("You would have no time left")
    assert [one.seat for one in live(town, table).record.seats if one.bot] == []
    assert (await his.ask("act", v=6, d=0, act="rest"))["t"] == "moved"


async def test_whoever_changes_a_complete_choice_has_used_the_time_since(town: Town) -> None:
    people = [town.person(), town.person()]
    table = await town.table_of(*people, clock="act:60")
    mine, his = [(await person.watch(table))[0] for person in people]
    for _ in range(2):  # choosing something at once and changing it later gains no time
        told = await mine.ask("hello")
        before = told["people"][0]["clock"]["left"]
        if told["d"] == 0:
            await mine.ask("act", v=1, d=0, act="pick:1")
        await mine.ask("act", v=1, d=1, act="plain")
        live(town, table).services.clock._base += 20_000
        told = await mine.ask("change", v=1, d=2)
        assert 20_000 <= before - told["people"][0]["clock"]["left"] < 40_000
    await mine.ask("act", v=1, d=1, act="plain")
    live(town, table).services.clock._base += 25_000
    told = await mine.ask("change", v=1, d=2)
    assert (told["t"], told["code"]) == ("refused", "time_used")
    await his.ask("hello")


async def test_a_bot_takes_over_when_time_is_over_and_the_person_takes_the_seat_again(town: Town) -> None:
    table, (anna, _), (mine, his) = await begun(town, clock="act:60", substitute="random")
    await mine.close()
    await later(town, 61)
    told = await his.until(lambda m: m.get("v", 0) > 7 and m["turn"]["yours"])
    assert [kind for kind, _ in kinds(town, table)] == ["clock", "takeover"]
    assert kinds(town, table)[1][1] == {"seat": 0, "bot": "random", "why": "time"}
    assert (told["people"][0]["kind"], told["people"][0]["bot"]) == ("person", "At random")
    assert any(entry["say"] == "A bot plays for Anna." for entry in (await his.ask("hello"))["log"])
    again, welcome = await anna.watch(table)
    assert (await again.ask("act", v=welcome["v"], d=0, act="walk", n=99))["code"] == "bot_plays"
    assert (await again.ask("seat", what="back"))["t"] == "done"
    told = await his.until(lambda m: m.get("people") and m["people"][0]["bot"] is None)
    assert told["people"][0]["clock"]["left"] >= 60_000
    assert kinds(town, table)[-1] == ("return", {"seat": 0})


async def test_covered_choices_stand_while_a_bot_takes_over(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, clock="act:60", substitute="random")
    mine, _ = await anna.watch(table)
    await mine.ask("act", v=1, d=0, act="pick:3")
    await mine.ask("act", v=1, d=1, act="plain")
    await later(town, 61)
    told = await mine.until(lambda m: m.get("v", 0) >= 5)
    while told["v"] < 7:
        told = await mine.next("moved")
    position = live(town, table).position
    assert position is not None
    assert position.state.points[0] == 3


async def test_a_choice_made_while_the_table_did_something_is_not_stale(town: Town) -> None:
    anna, bert, chloe = (town.person() for _ in range(3))
    table = await town.table_of(anna, bert, chloe, clock="act:60", substitute="random")
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    await his.ask("act", v=1, d=0, act="pick:2")
    await his.ask("act", v=1, d=1, act="plain")
    assert (await chloe.post(f"/t/{table}/leave")).status_code == 303
    told = await mine.ask("act", v=1, d=0, act="pick:1")  # based on the version before
    assert told["t"] == "moved"
    assert (await mine.ask("act", v=1, d=0, act="pick:1"))["t"] == "again"


async def test_the_table_ends_if_that_was_agreed_and_its_journal_can_be_checked(town: Town) -> None:
    table, (anna, bert), (mine, his) = await begun(town, clock="act:60", then="end")
    await mine.close()
    await later(town, 61)
    told = await his.until(lambda m: m.get("over"))
    assert told["over"]["ending"] == "Time was over."
    assert [(row["name"], row["place"]) for row in told["over"]["rows"]] == [("Bert", 1), ("Anna", 2)]
    assert told["over"]["say"] == "Bert wins."
    assert told["turn"]["to_act"] == []
    assert (await his.ask("act", v=told["v"], d=0, act="walk"))["code"] == "table_ended"
    found = journal.read((await bert.http.get(f"/t/{table}/journal")).text)
    assert found.closing is not None
    assert (found.closing.ending, list(found.closing.places)) == ("time", [2, 1])
    assert [row.kind for row in found.rows if isinstance(row, TableRow)] == ["clock", "forfeit", "end"]
    check_closing(replay(game("hedge"), found), found)
    town.forget()
    _, welcome = await anna.watch(table)
    assert (welcome["table"]["phase"], welcome["over"]["ending"]) == ("over", "Time was over.")


async def test_the_others_decide_to_wait_or_to_let_a_bot_play(town: Town) -> None:
    table, _, (mine, his, hers) = await begun(town, 3, clock="act:60", then="vote", substitute="random")
    await mine.close()
    await later(town, 61)
    told = await his.until(lambda m: m.get("motion"))
    assert told["motion"]["say"] == "The time of Anna is over. What shall happen?"
    assert [c["choice"] for c in told["motion"]["choices"]] == ["wait", "bot", "end"]
    assert told["motion"]["open"] == [1, 2]
    assert (await his.ask("vote", choice="wait"))["motion"]["yours"] == "wait"
    assert (await his.ask("vote", choice="yes"))["code"] == "nothing_asked"
    assert (await hers.ask("vote", choice="wait"))["motion"] is None
    await later(town, 30)
    assert live(town, table).record.motion is None  # a new allowance
    await later(town, 31)
    await his.until(lambda m: m.get("motion"))
    await his.ask("vote", choice="bot")
    told = await hers.ask("vote", choice="bot")
    assert told["people"][0]["bot"] == "At random"


async def test_whoever_acts_after_all_settles_it(town: Town) -> None:
    _, _, (mine, his) = await begun(town, clock="bank:60:0", then="vote")
    await later(town, 61)
    await his.until(lambda m: m.get("motion"))
    told = await mine.ask("act", v=6, d=0, act="walk")
    assert (told["t"], told["motion"]) == ("moved", None)
    assert told["people"][0]["clock"]["left"] > 50_000  # back: a minute at least


async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        table, (anna, *_), _ = await begun(town, clock="act:60", substitute="random")
        await later(town, 5)
        cookies = dict(anna.http.cookies)
    async with town_in(tmp_path) as town:
        anna = town.person()
        anna.http.cookies.update(cookies)
        assert table not in town.ids()
        await later(town, 30)
        assert table not in town.ids()  # not due yet, and nobody came
        await later(town, 26)
        assert [kind for kind, _ in kinds(town, table)] == ["clock", "takeover"]
        _, welcome = await anna.watch(table)
        assert welcome["people"][0]["bot"] == "At random"


async def test_leaving_hands_the_seat_to_a_bot_and_the_table_to_another_host(town: Town) -> None:
    table, (anna, _), (_, his) = await begun(town)
    answer = await anna.post(f"/t/{table}/leave")
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    told = await his.until(lambda m: m.get("people") and m["people"][0]["bot"] is not None)
    assert told["you"]["host"]
    assert kinds(town, table)[0][1]["why"] == "left"
    assert (await anna.post(f"/t/{table}/back")).status_code == 303
    assert kinds(town, table)[-1][0] == "return"
    assert (await town.person().post(f"/t/{table}/leave")).status_code == 403


async def test_the_last_person_ends_the_table_by_leaving(town: Town) -> None:
    anna = town.person()
    table = await anna.quick("hedge")
    await anna.post(f"/t/{table}/leave")
    _, welcome = await anna.watch(table)
    assert (welcome["table"]["phase"], welcome["over"]["ending"]) == ("over", "Everybody has left.")
    assert not any(row["winner"] for row in welcome["over"]["rows"])
    assert (await anna.post(f"/t/{table}/back")).status_code == 409


async def test_a_program_never_becomes_the_host(town: Town) -> None:
    table, _, lines = await begun(town, 3)
    live(town, table).record.seats[1].person = "program:7"
    third = live(town, table).record.seats[2].person
    assert (await lines[0].ask("seat", what="leave"))["t"] == "done"
    assert live(town, table).record.host == third


async def test_before_the_start_a_removed_person_s_seat_is_open_again(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    code = live(town, table).record.code
    await bert.post("/join", code=code, name="Bert")
    assert (await bert.post(f"/t/{table}/remove", seat="0")).status_code == 403
    assert (await anna.post(f"/t/{table}/remove", seat="1")).status_code == 409  # without a reason
    assert (await anna.post(f"/t/{table}/remove", seat="1", why="seat")).status_code == 303
    assert live(town, table).record.seats[1].kind == "open"
    assert (await anna.post(f"/t/{table}/remove", seat="0", why="seat")).status_code == 409


async def test_the_host_chooses_the_clock_in_the_lobby(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    assert (await anna.post(f"/t/{table}/clock", clock="days:3", then="vote")).status_code == 303
    assert live(town, table).record.terms.amount == 3
    assert (await anna.post(f"/t/{table}/clock", clock="days:99")).status_code == 409
    assert (await anna.post(f"/t/{table}/clock", clock="act:60", substitute="os:system")).status_code == 409
    assert (await bert.post(f"/t/{table}/clock", clock="none")).status_code == 403
    refused = await anna.post("/new", game="hedge", seats="2", clock="forever")
    assert refused.status_code == 400
    assert "There is no such clock." in refused.text


async def test_bots_alone_wait_until_somebody_looks(town: Town) -> None:
    anna = town.person()
    table = await anna.open("hedge", seats="2", name="Anna", clock="act:60", **{"bot-1": "random"})
    await anna.post(f"/t/{table}/start", fill="")
    await later(town, 61)
    at = live(town, table)
    assert at.record.due is None
    assert at.record.people() == []
    line, welcome = await anna.watch(table)
    told = welcome
    while not told["over"]:
        told = await line.next("moved")


@pytest.mark.parametrize("lang", ["fr", "de"])
async def test_what_is_told_is_in_the_reader_s_language(town: Town, lang: str) -> None:
    anna, bert = town.person(lang), town.person(lang)
    table = await town.table_of(anna, bert, clock="act:60", then="vote")
    line, _ = await anna.watch(table)
    await later(town, 61)
    told = await line.until(lambda m: m.get("motion"))
    text = json.dumps([told["motion"], told["table"]["options"], told["log"]])
    assert not any(word in text for word in ("server-", "event-", "What shall", "is over"))
