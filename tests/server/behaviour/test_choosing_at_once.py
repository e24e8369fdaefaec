"""Covered choices: counted once, changeable until the last one, unknown to others, never stale."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.harness import SocketLine, Town
from vigneron.core.registry import game, games


async def three(town: Town, game: str = "hedge") -> tuple[str, list[SocketLine]]:
    people = [town.person() for _ in range(3)]
    table = await town.table_of(*people, game=game)
    return table, [(await person.watch(table))[0] for person in people]


async def choose(line: SocketLine, number: int, how: str = "plain", v: int = 1) -> dict[str, Any]:
    first = await line.ask("act", v=v, d=0, act=f"pick:{number}")
    assert first["t"] == "moved", first
    assert first["d"] == 1
    return await line.ask("act", v=v, d=1, act=how)


async def test_all_submit_at_once_and_each_counts_once(town: Town) -> None:
    table, lines = await three(town)
    answers = await asyncio.gather(*(choose(line, i + 1) for i, line in enumerate(lines)))
    assert [answer["t"] for answer in answers] == ["moved"] * 3
    position = town.live(table).position
    assert position is not None
    assert position.state.points == [1, 2, 3]
    assert position.v == 7  # the set-up, and two acts per seat


@pytest.mark.parametrize("key", [*(key for key in games() if 3 in game(key).seats), "hedge"])
async def test_who_has_to_act_waits_for_nobody_else(town: Town, key: str) -> None:
    """Of the awaited seats any may act next, whatever the others have done or undone."""
    table, lines = await three(town, key)
    rng, together = random.Random(11), 0
    for _ in range(60):
        position = town.live(table).position
        assert position is not None
        waited_for = position.missing()
        if not waited_for:
            break
        together += len(waited_for) > 1
        seat = rng.choice(waited_for)
        act = position.game.actions.text[rng.choice(position.legal(seat))]
        told = await lines[seat].ask("act", v=position.v, d=position.d(seat), act=act)
        assert told["t"] == "moved", told
    assert together or key != "hedge"  # a game may have no covered choices


async def test_version_stays_while_choices_are_made(town: Town) -> None:
    _, (anna, bert, _) = await three(town)
    await choose(anna, 3)
    told = await bert.ask("act", v=1, d=0, act="pick:1")
    assert (told["t"], told["v"], told["d"]) == ("moved", 1, 1)


async def test_the_same_submission_twice_is_done_once(town: Town) -> None:
    table, (anna, bert, chloe) = await three(town)
    n = anna.send("act", v=1, d=0, act="pick:2")
    assert (await anna.answer(n))["t"] == "moved"
    assert (await anna.ask("act", v=1, d=0, act="pick:2", n=n))["t"] == "again"
    assert (await anna.ask("act", v=1, d=0, act="pick:2"))["t"] == "again"  # another tab with another number
    assert (await anna.ask("act", v=1, d=0, act="pick:3"))["t"] == "stale"
    await anna.ask("act", v=1, d=1, act="double")
    await choose(bert, 1)
    await choose(chloe, 1)
    assert (await anna.ask("act", v=1, d=1, act="double"))["t"] == "again"  # repeated after the reveal
    position = town.live(table).position
    assert position is not None
    assert position.state.points == [4, 1, 1]


async def test_a_changed_mind_counts_until_the_last_has_chosen(town: Town) -> None:
    table, (anna, bert, chloe) = await three(town)
    await choose(anna, 1)
    refused = await anna.ask("act", v=1, d=2, act="pick:3")
    assert (refused["t"], refused["code"]) == ("refused", "already_chosen")
    back = await anna.ask("change")
    assert (back["t"], back["d"], back["turn"]["chosen"]) == ("moved", 1, False)
    assert (await anna.ask("change"))["d"] == 0
    assert (await anna.ask("change"))["code"] == "no_choice_to_change"
    await choose(anna, 3)
    await choose(bert, 1)
    told = await choose(chloe, 1)
    assert told["v"] == 7
    late = await anna.ask("change")
    assert (late["t"], late["code"]) == ("refused", "no_choice_to_change")
    position = town.live(table).position
    assert position is not None
    assert position.state.points == [3, 1, 1]


async def test_nobody_learns_what_another_has_chosen_before_the_reveal(town: Town) -> None:
    anna, bert, stranger = town.person(), town.person("fr"), town.person("de")
    table = await town.table_of(anna, bert)
    (mine, _), (his, _), (theirs, _) = [await one.watch(table) for one in (anna, bert, stranger)]
    for number in (2, 3):
        await mine.ask("act", v=1, d=0, act=f"pick:{number}")
        await mine.ask("preview", v=1, d=1, act="double")
        await mine.ask("act", v=1, d=1, act="double")
        await mine.ask("change")
        await mine.ask("change")
    await mine.ask("act", v=1, d=0, act="pick:3")
    quiet = len(his.messages)
    await his.ask("ping")
    assert len(his.messages) == quiet + 1  # an incomplete choice is not shown to anybody
    await mine.ask("act", v=1, d=1, act="double")
    told = await his.until(lambda told: told["t"] == "people" and told["people"][0]["chosen"])
    assert told["turn"]["say"] == "Choisissez\u00a0; les autres choisissent en même temps."
    again, welcome = await bert.watch(table)
    await again.ask("why", touches=["path"])
    assert welcome["people"][0]["chosen"]
    for text in [*his.messages, *theirs.messages, *again.messages]:
        assert "picks" not in text
        assert '"text":"3"' not in text
        assert '"value":"3"' not in text
    shown = await choose(his, 1)
    assert any("shows 3" in entry["say"] or "3" in entry["say"] for entry in shown["log"])


async def test_a_covered_choice_is_seen_in_all_ones_own_tabs(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    first, _ = await anna.watch(table)
    second, _ = await anna.watch(table)
    await first.ask("act", v=1, d=0, act="pick:2")
    told = await second.next("moved")
    assert told["d"] == 1
    assert told["overlay"]["counters"][0]["value"] == "2"
    _, welcome = await anna.watch(table)
    assert welcome["d"] == 1
    assert [offer["act"] for offer in welcome["offers"]] == ["plain", "double"]


async def test_choices_are_kept_over_a_restart_and_revealed_once(town: Town) -> None:
    table, (anna, bert, _) = await three(town)
    await choose(anna, 3)
    await bert.ask("act", v=1, d=0, act="pick:2")
    town.forget()  # as after a restart: only the store has it
    people = town.people
    lines = [(await person.watch(table))[0] for person in people]
    told = await lines[1].ask("act", v=1, d=1, act="plain")
    assert told["people"][0]["chosen"]
    await choose(lines[2], 1)
    position = town.live(table).position
    assert position is not None
    assert position.state.points == [3, 2, 1]
    kept = await town.services.store.load(table)
    assert kept is not None
    assert kept.drafts == {}
