"""Absence is neither consent nor desertion: who may be replaced, when, and at what cost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tests.server.behaviour.test_live_bots import ProgramClient, token_of
from tests.server.harness import Person, SocketLine, Town, two_processes
from tests.server.table.test_takeovers import begun, kinds, later, live
from vigneron.core import journal
from vigneron.core.journal import Ply, Row, TableRow
from vigneron.core.registry import game
from vigneron.server.botpool import seat_bots
from vigneron.server.live_game.verify import proven
from vigneron.server.stats.ratings import games
from vigneron.server.table import absence, presence
from vigneron.server.table.absence import PATIENCE
from vigneron.server.table_registry import rematch


class Steady:
    """The clock by which absences are measured."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> Steady:
    clock = Steady()
    monkeypatch.setattr(absence, "monotonic", clock)
    return clock


async def gone(line: SocketLine, other: SocketLine, seat: int) -> dict[str, Any]:
    """Close a person's socket; return how another person is told."""
    await line.close()
    return await other.until(lambda m: m.get("people") and not m["people"][seat]["here"])


async def alone(town: Town, steady: Steady, rounds: str = "2") -> tuple[str, list[Person], list[SocketLine]]:
    """Return a table of two, the second of whom has been away for three minutes."""
    table, people, lines = await begun(town, 2, **{"option-rounds": rounds})
    await gone(lines[1], lines[0], 1)
    steady.at += PATIENCE
    return table, people, lines


# who may be replaced, and when


async def test_without_a_clock_somebody_is_missed_for_three_minutes_first(town: Town, steady: Steady) -> None:
    table, _, (mine, his) = await begun(town)
    assert (await mine.ask("seat", what="remove", seat=1))["code"] == "still_here"
    told = await gone(his, mine, 1)
    assert [person["away"] for person in told["people"]] == [None, 180_000]
    watching, welcome = await town.person().watch(table)
    assert welcome["people"][1]["away"] == 180_000  # spectators see the countdown too
    assert (await watching.ask("seat", what="remove", seat=1))["code"] == "no_seat"
    refused = await mine.ask("seat", what="remove", seat=1)
    assert (refused["code"], "in 3 minutes." in refused["say"]) == ("away_soon", True)
    steady.at += PATIENCE - 1
    assert (await mine.ask("hello"))["people"][1]["away"] == 1_000
    refused = await mine.ask("seat", what="remove", seat=1)
    assert (refused["code"], "in one minute." in refused["say"]) == ("away_soon", True)
    assert kinds(town, table) == []
    steady.at += 1
    assert (await mine.ask("seat", what="remove", seat=0))["code"] == "seat_taken"
    assert (await mine.ask("seat", what="remove", seat=9))["code"] == "seat_taken"
    assert (await mine.ask("seat", what="remove", seat=1))["t"] == "done"
    assert kinds(town, table) == [("takeover", {"seat": 1, "bot": "grower", "why": "removed", "by": 0})]
    log = (await mine.ask("hello"))["log"]
    assert "Bert was away; Anna let a bot play." in [line["say"] for line in log]


async def test_whoever_was_here_for_a_moment_is_missed_anew(town: Town, steady: Steady) -> None:
    table, (_, bert), (mine, his) = await begun(town)
    await gone(his, mine, 1)
    steady.at += PATIENCE - 1
    again, _ = await bert.watch(table)
    await gone(again, mine, 1)
    steady.at += 2
    assert (await mine.ask("seat", what="remove", seat=1))["code"] == "away_soon"


async def test_the_three_minutes_are_told_when_they_are_over(town: Town, steady: Steady) -> None:
    """People who may act like the host learn it without asking."""
    _, _, (mine, his) = await begun(town)
    await gone(mine, his, 0)
    steady.at += PATIENCE
    town.server.maintenance.look_around(1.0)
    told = await his.until(lambda m: m["t"] == "people" and m["people"][0]["away"] == 0)
    assert told["people"][1]["away"] is None


async def test_a_process_that_stood_still_counts_nobody_as_missed_meanwhile(
    town: Town, steady: Steady
) -> None:
    _, _, (mine, his) = await begun(town)
    await gone(his, mine, 1)
    steady.at += PATIENCE
    town.server.maintenance.look_around(PATIENCE)
    assert (await mine.ask("seat", what="remove", seat=1))["code"] == "away_soon"


async def test_with_days_for_an_act_nobody_is_replaced_on_their_turn(town: Town, steady: Steady) -> None:
    _, _, (mine, his) = await begun(town, clock="days:3")
    told = await gone(mine, his, 0)
    assert told["people"][0]["away"] is None
    steady.at += PATIENCE
    assert (await his.ask("seat", what="remove", seat=0))["code"] == "in_time"


@pytest.mark.parametrize("clock", ["act:600", "bank:900:15", "days:3"])
async def test_with_a_clock_nobody_is_removed_while_nobody_waits_for_them(
    town: Town, steady: Steady, clock: str
) -> None:
    table, (anna, bert), (mine, his) = await begun(town, clock=clock)
    told = await gone(his, mine, 1)
    assert [person["away"] for person in told["people"]] == [None, None]
    for _ in range(3):
        refused = await mine.ask("seat", what="remove", seat=1)
        assert refused["code"] == "in_time"
        assert (await anna.post(f"/t/{table}/remove", seat="1")).status_code == 409
        steady.at += PATIENCE
    assert kinds(town, table) == []
    _, welcome = await bert.watch(table)
    assert welcome["people"][1]["bot"] is None


async def absent_on_turn(
    town: Town, steady: Steady, count: int = 3, clock: str = "bank:1800:30"
) -> tuple[str, list[Person], list[SocketLine]]:
    """Return a table with a clock at which the first person has been away on their turn for three minutes."""
    table, people, lines = await begun(town, count, clock=clock, substitute="grower")
    told = await gone(lines[0], lines[1], 0)
    assert 0 < told["people"][0]["away"] <= PATIENCE * 1000
    assert (await lines[1].ask("seat", what="remove", seat=0))["code"] == "away_soon"
    steady.at += PATIENCE
    return table, people, lines


async def test_with_a_clock_a_bot_plays_on_if_all_who_are_here_agree(town: Town, steady: Steady) -> None:
    table, (anna, _, _, dora), (_, his, hers, fourth) = await absent_on_turn(town, steady, 4)
    await gone(fourth, his, 3)  # who is away is not asked
    assert (await his.ask("seat", what="remove", seat=0))["t"] == "done"
    assert kinds(town, table) == []
    told = (await hers.ask("hello"))["motion"]
    assert (told["kind"], told["seat"], told["open"]) == ("away", 1, [2])
    assert told["say"].startswith("Bert asks: Anna has been away for three minutes.")
    assert [one["choice"] for one in told["choices"]] == ["yes", "no"]
    assert (await hers.ask("seat", what="remove", seat=0))["code"] == "asked_already"
    back, welcome = await dora.watch(table)
    assert welcome["motion"]["choices"] == []
    assert (await back.ask("vote", choice="no"))["code"] == "nothing_asked"
    await hers.ask("vote", choice="yes", about=told["id"])
    assert kinds(town, table) == [("takeover", {"seat": 0, "bot": "grower", "why": "removed", "by": 1})]
    again, welcome = await anna.watch(table)  # Anna is back, and has her seat and her clock
    assert welcome["people"][0]["bot"] is None
    assert "Bert" in welcome["note"]
    await again.close()


async def test_one_who_declines_keeps_the_seat_of_who_is_away(town: Town, steady: Steady) -> None:
    table, _, (_, his, hers) = await absent_on_turn(town, steady)
    await his.ask("seat", what="remove", seat=0)
    asked = (await hers.ask("hello"))["motion"]
    await hers.ask("vote", choice="no", about=asked["id"])
    told = await his.ask("hello")
    assert (told["motion"], told["people"][0]["bot"], kinds(town, table)) == (None, None, [])


async def test_who_is_here_alone_need_ask_nobody(town: Town, steady: Steady) -> None:
    table, _, (_, his) = await absent_on_turn(town, steady, 2, "act:600")
    assert (await his.ask("seat", what="remove", seat=0))["t"] == "done"
    assert kinds(town, table) == [("takeover", {"seat": 0, "bot": "grower", "why": "removed", "by": 1})]


async def test_who_comes_back_and_acts_settles_whether_a_bot_plays(town: Town, steady: Steady) -> None:
    table, (anna, *_), (_, his, hers) = await absent_on_turn(town, steady)
    await his.ask("seat", what="remove", seat=0)
    again, welcome = await anna.watch(table)
    assert welcome["motion"]["choices"] == []
    told = await again.ask("act", v=welcome["v"], d=welcome["d"], act="rest", n=99)
    assert told["t"] == "moved", told
    assert (await hers.ask("hello"))["motion"] is None
    assert kinds(town, table) == []


async def test_a_moment_s_absence_of_the_host_hands_nothing_over(town: Town, steady: Steady) -> None:
    table, _, (mine, his, hers) = await begun(town, 3)
    await gone(hers, his, 2)
    steady.at += PATIENCE
    await gone(mine, his, 0)
    assert (await his.ask("seat", what="remove", seat=2))["code"] == "not_host"
    steady.at += PATIENCE
    assert (await his.ask("seat", what="remove", seat=2))["t"] == "done"
    assert (await his.ask("seat", what="remove", seat=0))["t"] == "done"
    assert live(town, table).record.host == live(town, table).record.seats[0].person  # not passed on


async def test_who_gave_up_their_seat_removes_nobody(town: Town, steady: Steady) -> None:
    anna, bert, carla = (town.person() for _ in range(3))
    table = await town.table_of(anna, bert, carla)
    (mine, _), (his, _), (hers, _) = [await one.watch(table) for one in (anna, bert, carla)]
    assert (await his.ask("seat", what="leave"))["t"] == "done"
    await gone(hers, his, 2)
    await gone(mine, his, 0)
    steady.at += PATIENCE
    for seat in (0, 2):
        assert (await his.ask("seat", what="remove", seat=seat))["code"] == "bot_plays"
    assert kinds(town, table) == [("takeover", {"seat": 1, "bot": "grower", "why": "left"})]


async def test_those_on_one_device_are_missed_each(town: Town, steady: Steady) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="3", name="Anna")
    await bert.post("/join", code=live(town, table).record.code, name="Bert")
    await bert.post(f"/t/{table}/beside", name="Chloe")
    await anna.post(f"/t/{table}/start", fill="")
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    assert (await his.ask("seat", what="leave"))["code"] == "curtain_drawn"
    await his.ask("open", seat=2)
    assert (await his.ask("seat", what="leave"))["t"] == "done"  # Chloe, and not Bert
    assert [live(town, table).record.plays(seat) for seat in range(3)] == [True, True, False]
    await gone(his, mine, 1)
    assert (await mine.ask("seat", what="remove", seat=1))["code"] == "away_soon"
    steady.at += PATIENCE
    assert (await mine.ask("seat", what="remove", seat=1))["t"] == "done"
    _, welcome = await bert.watch(table)
    assert [person["bot"] for person in welcome["people"]] == [None, None, "Grower"]  # people who left


# coming back


async def test_coming_back_before_the_end_undoes_a_removal(town: Town, steady: Steady) -> None:
    table, (_, bert), (mine, _) = await alone(town, steady)
    await mine.ask("seat", what="remove", seat=1)
    again, welcome = await bert.watch(table)
    assert welcome["people"][1]["bot"] is None
    assert welcome["note"] == (
        "You were away for at least three minutes, and Anna let a bot play for you. Your seat is yours again."
    )
    assert kinds(town, table)[-1] == ("return", {"seat": 1})
    assert "note" not in await again.ask("hello")


async def test_a_page_in_the_background_does_not_come_back_until_it_is_looked_at(
    town: Town, steady: Steady
) -> None:
    table, (_, bert), (mine, _) = await alone(town, steady)
    await mine.ask("seat", what="remove", seat=1)
    again = bert.connect(table)
    assert (await again.ask("hello", since=None, hidden=True))["people"][1]["bot"] == "Grower"
    again.send("ping", hidden=False)
    told = await again.until(lambda m: m.get("people") and m["people"][1]["bot"] is None)
    assert told["v"] == live(town, table).position.v  # type: ignore[union-attr]


async def test_who_gave_up_or_ran_out_of_time_comes_back_by_asking(town: Town) -> None:
    table, (_, bert), _ = await begun(town)
    await bert.post(f"/t/{table}/leave")
    line, welcome = await bert.watch(table)
    assert welcome["people"][1]["bot"] == "Grower"
    assert (await line.ask("seat", what="back"))["t"] == "done"
    assert kinds(town, table)[-1] == ("return", {"seat": 1})


async def test_the_last_who_leaves_does_not_end_the_game_of_one_who_was_removed(
    town: Town, steady: Steady
) -> None:
    table, (anna, bert), (mine, _) = await alone(town, steady)
    await mine.ask("seat", what="remove", seat=1)
    await anna.post(f"/t/{table}/leave")
    assert live(town, table).record.phase == "playing"
    _, welcome = await bert.watch(table)
    assert welcome["people"][1]["bot"] is None
    assert live(town, table).record.phase == "playing"


async def test_who_comes_through_another_process_just_then_has_the_seat_again(
    postgres: str, tmp_path: Path, steady: Steady
) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        table, (_, bert), (mine, his) = await begun(first)
        await gone(his, mine, 1)
        steady.at += PATIENCE
        bert.app = second.app
        bert.http._transport = httpx.ASGITransport(app=second.app)  # type: ignore[arg-type]
        again, _ = await bert.watch(table)
        await mine.until(lambda m: m.get("people") and m["people"][1]["here"])
        at = first.live(table)
        at.presence.elsewhere.clear()  # as if the process had not heard yet that they are back
        at.presence.missing._since = {1: steady.at - PATIENCE}
        await mine.ask("seat", what="remove", seat=1)
        told = await mine.until(lambda m: m.get("people") and m["people"][1]["bot"] is None)
        assert told["people"][1]["kind"] == "person"
        await asyncio.gather(mine.close(), again.close())


# ranking


def ply(number: int, seat: int) -> Ply:
    return Ply(number, seat, "", (), "")


def taken(seat: int, why: str) -> TableRow:
    return TableRow("takeover", {"seat": seat, "bot": "grower", "why": why})


@pytest.mark.parametrize(
    ("rows", "ended", "found"),
    [
        ([ply(1, 0), ply(2, 1)], "", True),
        ([ply(1, 0), taken(0, "left"), ply(2, 1)], "", True),  # no act left
        ([taken(0, "left"), ply(1, 0)], "", False),
        ([taken(0, "time"), ply(1, 0)], "", False),
        ([taken(0, "removed"), ply(1, 0)], "", True),
        ([taken(0, "removed"), TableRow("return", {"seat": 0}), taken(0, "left"), ply(1, 0)], "", False),
        ([taken(0, "left"), ply(1, 0), TableRow("return", {"seat": 0})], "", True),
        ([ply(1, 0), taken(0, "left"), ply(2, 0), TableRow("undo", {"to": 1}), ply(2, 1)], "", True),
        ([ply(1, 0), taken(0, "left")], "time", False),  # ended with acts left
        ([taken(1, "left"), ply(1, 1)], "", True),  # another person
    ],
)
def test_who_counts_as_having_left(rows: list[Row], ended: str, found: bool) -> None:
    assert seat_bots.stayed([ply(0, -1), *rows], 0, ended) is found


async def ranked(town: Town) -> tuple[int, ...]:
    [one] = await town.services.store.database.read(games)
    return one.ranks


async def test_the_leader_who_is_away_after_the_last_choice_wins(town: Town, steady: Steady) -> None:
    """Rated: Anna leads, has no act left, and closes her page; Bert removes her and plays the last act."""
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, **{"option-rounds": "1"})
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    for line, number in ((mine, 3), (his, 1)):
        await line.ask("act", v=1, d=0, act=f"pick:{number}")
        await line.ask("act", v=1, d=1, act="double")
    assert (await mine.ask("act", v=5, d=0, act="rest"))["v"] == 6
    await gone(mine, his, 0)
    steady.at += PATIENCE
    assert (await his.ask("seat", what="remove", seat=0))["t"] == "done"
    told = await his.ask("act", v=7, d=0, act="rest")
    assert told["over"]["say"] == "Anna wins."
    assert await ranked(town) == (1, 2)
    rows = await town.services.store.read(text("select stayed from outcome order by seat"))
    assert [bool(row["stayed"]) for row in rows] == [True, True]


async def test_who_gives_up_after_the_last_act_is_ranked_by_the_count(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, **{"option-rounds": "1"})
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    for line, number in ((mine, 3), (his, 1)):
        await line.ask("act", v=1, d=0, act=f"pick:{number}")
        await line.ask("act", v=1, d=1, act="double")
    await mine.ask("act", v=5, d=0, act="rest")
    assert (await mine.ask("seat", what="leave"))["t"] == "done"
    assert (await his.ask("act", v=7, d=0, act="rest"))["over"]
    assert await ranked(town) == (1, 2)
    assert "you had left" not in (await anna.http.get("/me/profile")).text


async def test_a_bot_that_played_for_one_removed_by_others_is_no_desertion(
    town: Town, steady: Steady
) -> None:
    table, (anna, bert), (mine, _) = await alone(town, steady, rounds="1")
    await mine.ask("seat", what="remove", seat=1)
    told = await mine.ask("act", v=6, d=0, act="rest")
    while not told.get("over"):
        told = await mine.until(lambda m: m["t"] == "moved")
    position = live(town, table).position
    assert position is not None
    assert await ranked(town) == tuple(position.rules.result(position.state).places)
    assert "you had left" not in (await bert.http.get("/me/profile")).text
    found = journal.read((await anna.http.get(f"/t/{table}/journal")).text)
    assert ("claim-replaced", {"count": 1}) in proven(game("hedge"), found).claims
    again = rematch.seats_after(live(town, table).record, position.rows)
    assert [seat.kind for seat in again] == ["person", "person"]  # invited to the rematch as well
    assert [seat.bot for seat in again] == ["", ""]


async def test_who_let_their_time_run_out_is_rated_last(town: Town) -> None:
    more = {"clock": "act:60", "substitute": "random", "option-rounds": "1"}
    table, _, (mine, his) = await begun(town, 2, **more)
    await mine.close()
    await later(town, 61)
    told = await his.until(lambda m: m.get("turn", {}).get("yours"))
    while not told.get("over"):
        told = await his.ask("act", v=told["v"], d=0, act="rest")
    position = live(town, table).position
    assert position is not None
    assert await ranked(town) == (3, position.rules.result(position.state).places[1])


# programs


async def test_a_program_that_asks_is_here_and_one_that_does_not_is_missed(
    town: Town, steady: Steady, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna: Person = town.person()
    program = ProgramClient(town, await token_of(anna))
    table = await anna.open("hedge", seats="2", name="Anna")
    await program.sit(table)
    line, welcome = await anna.watch(table)
    assert welcome["people"][1]["here"]  # a program that waits for the start
    await anna.post(f"/t/{table}/start", fill="")
    now = (await program.http.get(f"/tables/{table}")).json()
    assert (await line.ask("hello"))["people"][1]["here"]
    assert (await line.ask("seat", what="remove", seat=1))["code"] == "still_here"
    monkeypatch.setattr(presence, "CALLS", 0.0)
    town.server.maintenance.look_around(1.0)
    told = await line.until(lambda m: m["t"] == "people" and not m["people"][1]["here"])
    assert told["people"][1]["away"] == 180_000
    steady.at += PATIENCE
    assert (await line.ask("seat", what="remove", seat=1))["t"] == "done"
    monkeypatch.setattr(presence, "CALLS", 60.0)
    now = (await program.http.get(f"/tables/{table}")).json()
    assert (now["yours"], now["people"][1]["bot"]) == (True, None)
    assert kinds(town, table)[-1] == ("return", {"seat": 1})
