"""Votes: undoing more than one may alone, ending the game. Nobody's vote is skipped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.behaviour.test_live_bots import ProgramClient, token_of
from tests.server.harness import Person, SocketLine, Town, two_processes
from vigneron.core import journal
from vigneron.core.journal import TableRow
from vigneron.core.registry import game
from vigneron.server.live_game import questions
from vigneron.server.live_game.verify import proven
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.table_state import Answer, ClockTerms, EndMotion, LateMotion


async def open_turns(town: Town, count: int = 2, **fields: str) -> tuple[str, list[Person], list[SocketLine]]:
    people = [town.person() for _ in range(count)]
    table = await town.table_of(*people, **fields)
    lines = [(await person.watch(table))[0] for person in people]
    for line in lines:
        await line.ask("act", v=1, d=0, act="pick:1")
        await line.ask("act", v=1, d=1, act="plain")
    return table, people, lines


async def test_a_step_over_which_others_have_acted_comes_back_when_all_agree(town: Town) -> None:
    table, _, (anna, bert, chloe) = await open_turns(town, 3)
    await anna.ask("act", v=7, d=0, act="rest")
    told = await bert.ask("act", v=8, d=0, act="walk")
    assert told["v"] == 9
    told = await anna.until(lambda m: m.get("v") == 9)
    assert (told["turn"]["undo"], told["turn"]["ask"]) == (False, "Anna: Do rest")
    assert (await anna.ask("undo", v=9))["code"] == "nothing_to_undo"
    told = await anna.ask("propose", kind="undo")
    assert (told["motion"]["yours"], told["motion"]["open"]) == ("yes", [1, 2])
    assert told["motion"]["say"] == "You have asked to take back:"
    assert told["motion"]["acts"] == ["Anna: Do rest", "Bert walks."]
    assert [one["choice"] for one in told["motion"]["choices"]] == ["withdraw"]
    told = await bert.until(lambda m: m.get("motion"))
    assert told["motion"]["say"] == "Anna would like to take back:"
    assert told["motion"]["acts"] == ["Anna: Do rest", "Bert walks."]
    assert [one["choice"] for one in told["motion"]["choices"]] == ["yes", "no"]
    assert (await bert.ask("vote", choice="yes"))["motion"]["open"] == [2]
    told = await chloe.ask("vote", choice="yes")
    assert (told["t"], told["v"], told["drop"], told["motion"]) == ("moved", 10, [8, 9], None)
    assert told["turn"]["to_act"] == [0]
    position = town.live(table).position
    assert position is not None
    assert position.rows[-1] == TableRow("undo", {"to": 6, "agreed": True})
    assert position.state.points == [1, 1, 1]


async def test_one_no_is_enough_and_an_act_settles_it(town: Town) -> None:
    _, _, (anna, bert) = await open_turns(town)
    await anna.ask("act", v=5, d=0, act="rest")
    await bert.ask("act", v=6, d=0, act="walk")
    await anna.ask("propose", kind="undo")
    assert (await bert.ask("propose", kind="end"))["code"] == "asked_already"
    assert (await bert.ask("vote", choice="no"))["motion"] is None
    assert (await bert.ask("vote", choice="yes"))["code"] == "nothing_asked"
    await anna.ask("propose", kind="undo")
    told = await bert.ask("act", v=7, d=0, act="walk")
    assert (told["t"], told["motion"]) == ("moved", None)


async def test_nothing_drawn_or_revealed_ever_comes_back(town: Town) -> None:
    _, _, (anna, bert) = await open_turns(town)
    assert (await anna.ask("propose", kind="undo"))["code"] == "nothing_to_undo"  # the reveal
    await anna.ask("act", v=5, d=0, act="rest")
    await bert.ask("act", v=6, d=0, act="roll")
    assert (await anna.ask("propose", kind="undo"))["code"] == "nothing_to_undo"
    assert (await bert.ask("propose", kind="undo"))["code"] == "nothing_to_undo"


async def test_the_table_ends_when_all_agree_and_not_without_who_is_away(town: Town) -> None:
    table, (_, _, away), (anna, bert, chloe) = await open_turns(town, 3)
    await chloe.close()
    told = await anna.ask("propose", kind="end")
    assert told["motion"]["say"] == "You have asked to end the table here."
    assert told["motion"]["open"] == [1, 2]
    told = await bert.ask("vote", choice="yes")
    assert (told["table"]["phase"], told["motion"]["open"]) == ("playing", [2])
    chloe, welcome = await away.watch(table)
    assert welcome["motion"]["yours"] is None
    told = await chloe.ask("vote", choice="yes")
    assert told["table"]["phase"] == "over"
    assert told["over"]["ending"] == "The table agreed to end here."
    assert told["over"]["say"] == "Nobody wins."
    assert (await anna.ask("propose", kind="end"))["code"] == "over"


async def test_spectators_and_bots_places_have_no_voice(town: Town) -> None:
    table, (_, bert), (mine, his) = await open_turns(town)
    stranger, _ = await town.person().watch(table)
    assert (await stranger.ask("propose", kind="end"))["code"] == "no_seat"
    await mine.ask("propose", kind="end")
    told = await stranger.until(lambda m: m.get("motion"))
    assert told["motion"]["choices"] == []
    assert (await stranger.ask("vote", choice="yes"))["code"] == "no_seat"
    await bert.post(f"/t/{table}/leave")
    assert (await his.ask("vote", choice="yes"))["code"] == "nothing_asked"


async def test_a_motion_is_kept_over_a_restart(town: Town) -> None:
    table, (anna, bert), (mine, _) = await open_turns(town)
    await mine.ask("propose", kind="end")
    town.forget()
    again, welcome = await bert.watch(table)
    assert welcome["motion"]["kind"] == "end"
    await anna.watch(table)
    assert (await again.ask("vote", choice="yes"))["table"]["phase"] == "over"


@pytest.mark.parametrize("clock", ["act:180", "bank:900:15"])
async def test_who_agree_to_go_back_have_the_time_again_that_they_had(town: Town, clock: str) -> None:
    """Every seat, over several turns, and also after a restart in between."""
    table, people, lines = await open_turns(town, 3, clock=clock)

    async def later(seconds: int) -> None:
        town.services.clock._base += seconds * 1000
        await town.server.maintenance.look()

    def times(told: dict[str, Any]) -> list[int]:
        return [person["clock"]["left"] for person in told["people"]]

    await later(50)
    then = times(await lines[0].ask("hello"))
    for v, seat, seconds in ((7, 0, 0), (8, 1, 40), (9, 2, 30)):
        await later(seconds)
        await lines[seat].ask("act", v=v, d=0, act="rest")
    await later(20)
    town.forget()
    lines = [(await person.watch(table))[0] for person in people]
    await lines[1].ask("propose", kind="undo")
    await later(25)
    await lines[0].ask("vote", choice="yes")
    n = lines[2].send("vote", choice="yes")
    told = await lines[2].answer(n)
    assert told["turn"]["to_act"] == [1]
    now = times(told)
    whole = 180_000 if clock.startswith("act") else then[0] + 15_000
    assert abs(now[0] - whole) < 15_000  # this player's turn had ended already
    assert abs(now[1] - (then[1] - 40_000)) < 15_000  # the time used before the act stays used
    assert abs(now[2] - then[2]) < 15_000
    assert [person["clock"]["runs"] for person in told["people"]] == [False, True, False]


# silence, and late answers


async def later(town: Town, seconds: float) -> None:
    town.services.clock._base += seconds * 1000
    await town.server.maintenance.look()


@pytest.mark.parametrize(
    ("clock", "stands"), [("none", 120), ("act:600", 120), ("bank:900:15", 120), ("days:3", 86_400)]
)
async def test_silence_means_no(town: Town, clock: str, stands: int) -> None:
    table, (_, bert), (mine, his) = await open_turns(town, clock=clock)
    await his.close()
    told = await mine.ask("propose", kind="end")
    assert stands - 20 < told["motion"]["left"] / 1000 <= stands
    await later(town, stands - 20)
    _, welcome = await bert.watch(table)
    assert 0 < welcome["motion"]["left"] <= 20_000
    await later(town, 20)
    told = await mine.until(lambda m: m["t"] == "people" and m["motion"] is None)
    assert told["table"]["phase"] == "playing"
    position = town.live(table).position
    assert position is not None
    assert not any(isinstance(row, TableRow) and row.kind == "end" for row in position.rows)


async def test_an_answer_that_comes_late_counts_for_nothing(town: Town) -> None:
    """The motion has expired, although the server has not handled that yet."""
    table, _, (mine, his) = await open_turns(town)
    await mine.ask("propose", kind="end")
    town.services.clock._base += 121_000
    assert (await his.ask("vote", choice="yes"))["code"] == "nothing_asked"
    record = town.live(table).record
    assert (record.phase, record.motion) == ("playing", None)


async def test_an_answer_counts_for_the_question_that_was_seen(town: Town) -> None:
    _, _, (mine, his) = await open_turns(town)
    first = (await mine.ask("propose", kind="end"))["motion"]["id"]
    await his.ask("vote", choice="no", about=first)
    await mine.ask("act", v=5, d=0, act="walk")
    town.services.clock._base += 1
    second = (await mine.ask("propose", kind="end"))["motion"]["id"]
    assert second != first
    assert (await his.ask("vote", choice="yes", about=first))["code"] == "nothing_asked"
    assert (await his.ask("vote", choice="yes", about=second))["over"]


async def test_a_question_after_one_that_has_lapsed(town: Town) -> None:
    _, _, (mine, his) = await open_turns(town)
    await mine.ask("propose", kind="end")
    town.services.clock._base += 121_000
    told = await his.ask("propose", kind="end")
    assert (told["motion"]["seat"], told["motion"]["open"]) == (1, [0])


async def test_whoever_asks_takes_the_question_back(town: Town) -> None:
    _, _, (mine, his) = await open_turns(town)
    await mine.ask("propose", kind="end")
    assert (await mine.ask("vote", choice="yes"))["code"] == "nothing_asked"
    assert (await his.ask("vote", choice="withdraw"))["code"] == "nothing_asked"
    assert (await mine.ask("vote", choice="withdraw"))["motion"] is None
    assert (await his.until(lambda m: "motion" in m and m["motion"] is None))["table"]["phase"] == "playing"
    assert (await his.ask("vote", choice="yes"))["code"] == "nothing_asked"


async def test_whether_to_end_stands_while_people_act_and_time_runs_on(town: Town) -> None:
    table, _, (mine, his) = await open_turns(town, clock="days:3")
    before = (await mine.ask("hello"))["people"][0]["clock"]
    await his.ask("propose", kind="end")
    await later(town, 3600)
    told = await mine.ask("hello")
    assert told["people"][0]["clock"]["runs"]
    assert before["left"] - told["people"][0]["clock"]["left"] >= 3_600_000
    told = await mine.ask("act", v=5, d=0, act="rest")
    assert told["motion"]["kind"] == "end"
    told = await his.ask("act", v=6, d=0, act="walk")
    assert told["motion"]["open"] == [0]
    assert (await mine.ask("vote", choice="yes"))["over"]
    assert town.live(table).record.motion is None


async def test_agreed_is_only_what_everybody_was_asked(town: Town) -> None:
    table, (anna, bert), (mine, _) = await open_turns(town)
    await bert.post(f"/t/{table}/leave")
    told = await mine.ask("propose", kind="end")
    assert told["over"]["ending"] == "Those who still played ended the table."
    position = town.live(table).position
    assert position is not None
    assert position.rows[-1] == TableRow("end", {"why": "stopped"})
    found = journal.read((await anna.http.get(f"/t/{table}/journal")).text)
    assert ("claim-ended", {"ply": 4, "why": "stopped"}) in proven(game("hedge"), found).claims


async def test_a_question_goes_on_without_who_has_left(town: Town) -> None:
    table, (_, _, chloe), (mine, his, _) = await open_turns(town, 3)
    await mine.ask("propose", kind="end")
    await his.ask("vote", choice="yes")
    await chloe.post(f"/t/{table}/leave")
    told = await mine.until(lambda m: m.get("over"))
    assert told["over"]["ending"] == "Those who still played ended the table."


async def test_who_alone_plays_is_asked_alone(town: Town) -> None:
    anna = town.person()
    table = await anna.quick("hedge")
    line, _ = await anna.watch(table)
    assert (await line.ask("propose", kind="end"))["over"]["ending"] == "The table agreed to end here."


async def test_a_question_is_answered_and_closes_through_any_process(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        table, (_, bert), (mine, his) = await open_turns(first)
        await his.close()
        bert.app = second.app
        again, _ = await bert.watch(table)
        await mine.ask("propose", kind="end")
        await again.until(lambda m: m.get("motion"))
        for town in (first, second):  # only the process with the lease acts on it
            await later(town, 121)
        for line in (mine, again):
            await line.until(lambda m: m["t"] == "people" and m["motion"] is None)
        await mine.ask("propose", kind="end")
        motion = (await again.until(lambda m: m.get("motion")))["motion"]
        assert (await again.ask("vote", choice="yes", about=motion["id"]))["over"]
        assert (await mine.until(lambda m: m.get("over")))["over"][
            "ending"
        ] == "The table agreed to end here."


# late players


async def late_table(town: Town, count: int) -> tuple[str, list[SocketLine]]:
    table, _, lines = await open_turns(town, count, clock="act:60", then="vote", substitute="random")
    await lines[0].close()
    await later(town, 61)
    for line in lines[1:]:
        await line.until(lambda m: m.get("motion"))
    return table, lines


async def test_ending_for_somebody_s_lateness_takes_all_who_are_asked(town: Town) -> None:
    table, lines = await late_table(town, 4)
    await lines[1].ask("vote", choice="end")
    assert (await lines[2].ask("vote", choice="end"))["motion"]["open"] == [3]  # a majority is not enough
    told = await lines[3].ask("vote", choice="bot")
    assert (told["motion"], told["over"], told["people"][0]["bot"]) == (None, None, "At random")
    assert town.live(table).record.phase == "playing"


async def test_whoever_is_silent_about_somebody_s_time_would_wait(town: Town) -> None:
    table, lines = await late_table(town, 3)
    await later(town, 3600)
    assert town.live(table).record.motion is not None  # nobody has voted: nothing happens
    told = await lines[1].ask("vote", choice="end")
    assert 100_000 < told["motion"]["left"] <= 120_000
    await later(town, 121)
    told = await lines[1].until(lambda m: m.get("motion", 1) is None)
    assert (told["people"][0]["bot"], told["people"][0]["clock"]["runs"]) == (None, True)


@pytest.mark.parametrize(
    ("asked", "votes", "at", "found"),
    [
        (3, {1: "bot", 2: "bot"}, 0, "bot"),
        (3, {1: "bot"}, 0, None),
        (3, {1: "bot"}, 100, "wait"),
        (2, {1: "bot"}, 0, "bot"),
        (2, {1: "end"}, 0, "end"),
        (4, {1: "end", 2: "end"}, 100, "wait"),
        (4, {1: "bot", 2: "end", 3: "end"}, 0, "bot"),
        (4, {1: "bot", 2: "wait", 3: "end"}, 0, "wait"),
        (4, {1: "end", 2: "end", 3: "end"}, 0, "end"),
        (1, {}, 100, None),
    ],
)
def test_what_is_decided_about_somebody_s_time(
    asked: int, votes: dict[int, Answer], at: int, found: str | None
) -> None:
    record = TableRecord(
        "t",
        "c",
        "hedge",
        "playing",
        "p0",
        {},
        "1",
        "",
        None,
        b"",
        0,
        0,
        [SeatRecord(number, "person", f"p{number}") for number in range(asked)],
    )
    record.motion = LateMotion(0, votes, 100)
    assert questions.verdict(record, at) == found


def test_a_question_stands_no_longer_than_one_that_is_asked_now() -> None:
    motion = EndMotion(0, until=4_000_000)
    assert questions.behind(motion, 1_000, ClockTerms("act", 60)) == EndMotion(0, until=121_000)
    assert questions.behind(motion, 3_950_000, ClockTerms("act", 60)) == motion
    assert questions.behind(motion, 1_000, ClockTerms("days", 3)) == motion
    assert questions.behind(None, 1_000, ClockTerms("days", 3)) is None


# over HTTP


async def test_a_program_sees_what_is_asked_and_answers(town: Town) -> None:
    anna = town.person()
    program = ProgramClient(town, await token_of(anna))
    table = await anna.open("hedge", seats="2", name="Anna")
    await program.sit(table)
    await anna.post(f"/t/{table}/start", fill="")
    line, _ = await anna.watch(table)
    assert (await program.http.get(f"/tables/{table}")).json()["motion"] is None
    await line.ask("propose", kind="end")
    motion = (await program.http.get(f"/tables/{table}")).json()["motion"]
    assert (motion["kind"], motion["seat"], motion["yours"]) == ("end", 0, None)
    assert [one["choice"] for one in motion["choices"]] == ["yes", "no"]
    for wrong, status in (({"choice": "maybe"}, 400), ({}, 400), ({"choice": "wait"}, 422)):
        assert (await program.http.post(f"/tables/{table}/vote", json=wrong)).status_code == status
    other = await program.http.post(
        f"/tables/{table}/vote", json={"choice": "yes", "about": motion["id"] + 9}
    )
    assert (other.status_code, other.json()["code"]) == (422, "nothing_asked")
    done = await program.http.post(f"/tables/{table}/vote", json={"choice": "no", "about": motion["id"]})
    assert (done.status_code, done.json()["motion"]) == (200, None)
    await line.ask("propose", kind="end")
    done = await program.http.post(f"/tables/{table}/vote", json={"choice": "yes"})
    assert (done.status_code, done.json()["phase"]) == (200, "over")
