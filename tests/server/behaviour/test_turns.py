"""Open turns: what is refused, what is stale, what can be undone."""

from __future__ import annotations

import json
from typing import Any

from tests.server.harness import SocketLine, Town
from vigneron.core.journal import TableRow


async def past_choosing(town: Town, count: int = 2) -> tuple[str, list[SocketLine]]:
    """Return a table of people at the beginning of its open turns, at version 1 + 2 * count."""
    people = [town.person() for _ in range(count)]
    table = await town.table_of(*people)
    lines = [(await person.watch(table))[0] for person in people]
    for line in lines:
        await line.ask("act", v=1, d=0, act="pick:1")
        await line.ask("act", v=1, d=1, act="plain")
    for line in lines:
        await line.until(lambda told: told["v"] > 1) if line is not lines[-1] else None
    return table, lines


def position(town: Town, table: str) -> Any:
    return town.live(table).position


async def test_everybody_is_told_and_only_the_asker_gets_his_number(town: Town) -> None:
    _, (anna, bert) = await past_choosing(town)
    told = await anna.ask("act", v=5, d=0, act="walk")
    assert (told["t"], told["v"]) == ("moved", 6)
    assert told["log"] == [{"v": 6, "say": "Anna walks.", "seat": 0}]
    assert told["diff"]["frames"]["path"]["set"] == [
        {
            "key": "pawn-0",
            "path": told["diff"]["frames"]["path"]["set"][0]["path"],
            "y": 5,
            "text": "2",
            "font": 0,
        }
    ]
    his = await bert.next("moved")
    assert "n" not in his
    assert his["turn"]["say"] == "Waiting for Anna."
    assert his["offers"] == []


async def test_what_the_rules_refuse_changes_nothing(town: Town) -> None:
    table, (anna, bert) = await past_choosing(town)
    before = json.dumps(position(town, table).rules.dump(position(town, table).state))
    for line, act, code in (
        (bert, "walk", "not_your_turn"),
        (anna, "pick:1", "other_part"),
        (anna, "fly", "unknown_act"),
        (anna, "x" * 200, "unknown_act"),
    ):
        told = await line.ask("act", v=5, d=0, act=act)
        assert (told["t"], told["code"]) == ("refused", code)
        assert told["say"]
    assert position(town, table).v == 5
    assert json.dumps(position(town, table).rules.dump(position(town, table).state)) == before


async def test_an_act_against_an_old_position_is_answered_with_the_new_one(town: Town) -> None:
    _, (anna, bert) = await past_choosing(town)
    await anna.ask("act", v=5, d=0, act="rest")
    told = await bert.ask("act", v=5, d=0, act="walk")
    assert (told["t"], told["v"]) == ("stale", 6)
    assert told["scene"]["frames"]
    assert told["say"] == "The table had moved on; this is how it stands now."
    assert (await bert.ask("act", v=told["v"], d=told["d"], act="walk"))["t"] == "moved"


async def test_a_step_without_news_is_taken_back_as_a_new_row(town: Town) -> None:
    table, (anna, bert) = await past_choosing(town)
    before = position(town, table)
    state, log = json.dumps(before.rules.dump(before.state)), list(before.log)
    await anna.ask("act", v=5, d=0, act="walk")
    told = await anna.ask("undo", v=6)
    assert (told["t"], told["v"], told["log"], told["drop"]) == ("moved", 7, [], [6])
    assert told["events"] == ["Anna took back the last step."]
    after = position(town, table)
    assert json.dumps(after.rules.dump(after.state)) == state
    assert after.log == log
    kept = await town.services.store.load(table)
    assert kept is not None
    assert kept.rows[-1] == TableRow("undo", {"to": 4})
    his = await bert.until(lambda message: message["v"] == 7)
    assert his["turn"]["to_act"] == [0]
    assert (await anna.ask("act", v=7, d=0, act="walk"))["v"] == 8


async def test_undo_goes_back_step_by_step_and_no_further_than_the_reveal(town: Town) -> None:
    table, (anna, _) = await past_choosing(town)
    await anna.ask("act", v=5, d=0, act="walk")
    await anna.ask("act", v=6, d=0, act="walk")
    await anna.ask("undo", v=7)
    told = await anna.ask("undo", v=8)
    assert not told["turn"]["undo"]
    refused = await anna.ask("undo", v=9)
    assert (refused["t"], refused["code"]) == ("refused", "nothing_to_undo")
    assert position(town, table).state.points == [1, 1]


async def test_no_undo_after_a_draw_or_another_s_act(town: Town) -> None:
    _, (anna, bert) = await past_choosing(town)
    await anna.ask("act", v=5, d=0, act="walk")
    await anna.ask("act", v=6, d=0, act="roll")
    assert (await anna.ask("undo", v=7))["code"] == "nothing_to_undo"
    await bert.until(lambda told: told["v"] == 7)
    assert (await bert.ask("undo", v=7))["code"] == "nothing_to_undo"  # the last act is not theirs
    await bert.ask("act", v=7, d=0, act="walk")
    assert (await anna.ask("undo", v=8))["code"] == "nothing_to_undo"
    assert (await bert.ask("undo", v=8))["t"] == "moved"


async def test_an_end_of_turn_without_news_is_taken_back_before_the_next_acts(town: Town) -> None:
    _, (anna, bert) = await past_choosing(town)
    await anna.ask("act", v=5, d=0, act="rest")
    told = await anna.ask("undo", v=6)
    assert told["turn"]["yours"]
    late = await bert.ask("act", v=6, d=0, act="rest")
    assert late["t"] == "stale"


async def test_steps_are_taken_back_after_a_restart_too(town: Town) -> None:
    table, (anna, _) = await past_choosing(town)
    await anna.ask("act", v=5, d=0, act="walk")
    await anna.ask("act", v=6, d=0, act="walk")
    await anna.ask("undo", v=7)
    town.forget()
    line, welcome = await town.people[0].watch(table)
    assert (welcome["v"], welcome["turn"]["undo"]) == (8, True)
    assert (await line.ask("undo", v=8))["v"] == 9
    assert (await line.ask("undo", v=9))["code"] == "nothing_to_undo"
    town.forget()
    _, again = await town.people[0].watch(table)
    assert (again["v"], again["turn"]["undo"]) == (9, False)


async def test_after_a_reload_the_page_has_the_same_log_and_picture(town: Town) -> None:
    table, (anna, _) = await past_choosing(town)
    await anna.ask("act", v=5, d=0, act="walk")
    await anna.ask("undo", v=6)
    await anna.ask("act", v=7, d=0, act="roll")
    _, before = await town.people[0].watch(table)
    town.forget()
    _, after = await town.people[0].watch(table)
    for message in (before, after):
        del message["n"], message["people"]
    assert before == after


async def test_undo_sent_twice_takes_back_one_step(town: Town) -> None:
    table, (anna, _) = await past_choosing(town)
    await anna.ask("act", v=5, d=0, act="walk")
    await anna.ask("act", v=6, d=0, act="walk")
    n = anna.send("undo", v=7)
    await anna.answer(n)
    assert (await anna.ask("undo", v=7, n=n))["t"] == "again"
    assert (await anna.ask("undo", v=7))["t"] == "stale"
    assert position(town, table).state.points == [2, 1]
