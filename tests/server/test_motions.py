"""Agreeing: taking back more than one may alone, ending the table. Nobody's consent is skipped."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Line, Person, Town
from vigneron.core.journal import TableRow


async def open_turns(
    town: Town, count: int = 2, **fields: str
) -> tuple[str, list[Person], list[Line]]:  # fmt: skip
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
    assert (told["turn"]["undo"], told["turn"]["ask"]) == (False, True)
    assert (await anna.ask("undo", v=9))["code"] == "nothing_to_undo"
    told = await anna.ask("propose", kind="undo")
    assert (told["motion"]["yours"], told["motion"]["open"]) == ("yes", [1, 2])
    told = await bert.until(lambda m: m.get("motion"))
    assert told["motion"]["say"] == "Anna would like to take back a step and all that followed it."
    assert (await bert.ask("vote", choice="yes"))["motion"]["open"] == [2]
    told = await chloe.ask("vote", choice="yes")
    assert (told["t"], told["v"], told["drop"], told["motion"]) == ("moved", 10, [8, 9], None)
    assert told["turn"]["to_act"] == [0]
    position = town.house._tables[table].position
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


async def test_the_table_ends_when_all_who_are_here_agree(town: Town) -> None:
    _, _, (anna, bert, chloe) = await open_turns(town, 3)
    await chloe.close()
    told = await anna.ask("propose", kind="end")
    assert told["motion"]["open"] == [1]
    told = await bert.ask("vote", choice="yes")
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
    town.house._tables.clear()
    again, welcome = await bert.watch(table)
    assert welcome["motion"]["kind"] == "end"
    await anna.watch(table)
    assert (await again.ask("vote", choice="yes"))["table"]["phase"] == "over"


@pytest.mark.parametrize("clock", ["act:180", "bank:900:15"])
async def test_who_agree_to_go_back_have_the_time_again_that_they_had(town: Town, clock: str) -> None:
    """Every seat, over several turns, and after the house has begun anew in between."""
    table, people, lines = await open_turns(town, 3, clock=clock)
    house = town.house

    async def later(seconds: int) -> None:
        house.means.hours._base += seconds * 1000
        await house.keeping.look()

    def times(told: dict[str, Any]) -> list[int]:
        return [person["clock"]["left"] for person in told["people"]]

    await later(50)
    then = times(await lines[0].ask("hello"))
    for v, seat, seconds in ((7, 0, 0), (8, 1, 40), (9, 2, 30)):
        await later(seconds)
        await lines[seat].ask("act", v=v, d=0, act="rest")
    await later(20)
    house._tables.clear()
    lines = [(await person.watch(table))[0] for person in people]
    await lines[1].ask("propose", kind="undo")
    await later(25)
    await lines[0].ask("vote", choice="yes")
    n = lines[2].send("vote", choice="yes")
    told = await lines[2].answer(n)
    assert told["turn"]["to_act"] == [1]
    now = times(told)
    whole = 180_000 if clock.startswith("act") else then[0] + 15_000
    assert abs(now[0] - whole) < 15_000  # his turn had ended already
    assert abs(now[1] - (then[1] - 40_000)) < 15_000  # what he thought before his act stays thought
    assert abs(now[2] - then[2]) < 15_000
    assert [person["clock"]["runs"] for person in told["people"]] == [False, True, False]
