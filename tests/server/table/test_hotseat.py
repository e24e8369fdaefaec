"""Several players on one device: only the open seat's view is sent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, SocketLine, Town, as_json, town_in
from vigneron.core.chance import Xorshift
from vigneron.core.registry import games


async def shared(
    town: Town, game: str = "hedge", **fields: str
) -> tuple[str, Person, SocketLine, dict[str, Any]]:
    """Return a running table at which one person holds both seats."""
    anna = town.person()
    table = await anna.open(game, seats="2", name="Anna", **{"bot-1": "@here", **fields})
    assert (await anna.post(f"/t/{table}/start", fill="")).status_code == 303
    line, welcome = await anna.watch(table)
    return table, anna, line, welcome


async def test_those_on_the_device_have_the_names_that_the_form_was_told(town: Town) -> None:
    """Who was not named has a name that no other has, and a name twice is told apart."""
    anna = town.person()
    here = {f"bot-{n}": "@here" for n in (1, 2, 3)}
    table = await anna.open("hedge", seats="4", name="Anna", **here, **{"here-1": " Ben ", "here-2": "Anna"})
    kept = await town.services.store.load(table)
    assert kept is not None
    names = [seat.name for seat in kept.record.seats]
    assert names[:2] == ["Anna", "Ben"]
    assert len(set(names)) == 4
    assert "" not in names


async def choose(line: SocketLine, number: int, v: int = 1) -> dict[str, Any]:
    await line.ask("act", v=v, d=0, act=f"pick:{number}")
    return await line.ask("act", v=v, d=1, act="plain")


async def test_a_curtain_lies_between_covered_choices(town: Town) -> None:
    _, _, line, welcome = await shared(town)
    assert welcome["you"]["seat"] is None
    assert welcome["you"]["device"] == {"seats": [0, 1], "next": None, "awaited": [0, 1], "curtain": True}
    assert (welcome["overlay"], welcome["offers"]) == (None, [])
    assert (await line.ask("act", v=1, d=0, act="pick:3"))["code"] == "curtain_drawn"
    told = await line.ask("open", seat=0)
    assert told["you"]["seat"] == 0
    assert told["offers"]
    told = await choose(line, 3)
    assert (told["you"]["seat"], told["you"]["device"]["awaited"]) == (0, [1])
    assert (
        told["overlay"]["counters"][0]["value"] == "3"
    )  # the player who has chosen still sees the choice, and may change it
    told = await line.ask("open", seat=1)
    assert (told["you"]["seat"], told["you"]["device"]["next"]) == (None, 1)
    assert (told["overlay"], told["offers"]) == (None, [])
    told = await line.ask("open", seat=1)
    assert (told["you"]["seat"], told["you"]["device"]["next"]) == (1, None)
    assert told["overlay"]["counters"][0]["value"] == "0"
    told = await choose(line, 1)
    assert told["v"] == 5
    assert [row["score"] for row in told["diff"]["standings"]] == ["3", "1"]


async def test_where_nothing_is_hidden_whoever_is_awaited_is_open(town: Town) -> None:
    table, anna, line, _ = await shared(town)
    for seat in (0, 1):
        while (await line.ask("open", seat=seat))["you"]["seat"] != seat:
            pass
        await choose(line, 1)
    _, welcome = await anna.watch(table)
    assert (welcome["you"]["seat"], welcome["you"]["device"]["curtain"]) == (0, False)
    told = await line.ask("act", v=5, d=0, act="walk")
    assert (told["you"]["seat"], told["turn"]["undo"]) == (0, True)
    told = await line.ask("act", v=6, d=0, act="rest")
    assert told["you"]["seat"] == 1  # the turn passes by itself
    assert told["turn"]["undo"]
    told = await line.ask("undo", v=7)
    assert (told["v"], told["you"]["seat"]) == (8, 0)
    assert told["turn"]["yours"]
    told = await line.ask("act", v=8, d=0, act="roll")
    assert (told["you"]["seat"], told["turn"]["undo"]) == (1, False)


async def test_a_page_that_is_loaded_anew_shows_nobody_and_a_lost_line_comes_back(town: Town) -> None:
    table, anna, line, _ = await shared(town)
    await line.ask("open", seat=1)
    await line.ask("act", v=1, d=0, act="pick:2")
    fresh, welcome = await anna.watch(table)
    assert welcome["you"]["seat"] is None
    assert '"2"' not in json.dumps(welcome["overlay"])
    again = anna.connect(table)
    told = await again.ask("hello", since=1, open=1)
    assert (told["you"]["seat"], told["d"]) == (1, 1)
    stranger = anna.connect(table)
    assert (await stranger.ask("hello", since=1, open=7))["you"]["seat"] is None
    other = town.person().connect(table)
    assert (await other.ask("hello", since=1, open=1))["you"]["seat"] is None
    assert (await other.ask("open", seat=1))["code"] == "no_seat"
    await again.ask("undo", v=1, n=101)
    told = await again.ask("act", v=1, d=0, act="pick:1", n=102)
    assert told["overlay"]["counters"][0]["value"] == "1"
    assert fresh.waiting() is not None


async def test_those_on_a_device_sit_with_others_and_vote_each(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="3", name="Anna")
    assert (await anna.post(f"/t/{table}/beside", name="Chloe")).status_code == 303
    await bert.post("/join", code=town.live(table).record.code, name="Bert")
    assert (await bert.post(f"/t/{table}/beside", name="Dora")).status_code == 409  # the table is full
    assert (await bert.post(f"/t/{table}/beside/name", seat="1", name="Mine")).status_code == 403
    assert (await anna.post(f"/t/{table}/beside/name", seat="1", name="Clara")).status_code == 303
    assert [seat.name for seat in town.live(table).record.seats] == ["Anna", "Clara", "Bert"]
    assert (await anna.post(f"/t/{table}/beside/leave", seat="0")).status_code == 403
    assert (await anna.post(f"/t/{table}/beside/leave", seat="1")).status_code == 303
    await anna.post(f"/t/{table}/beside", name="Chloe")
    await anna.post(f"/t/{table}/start", fill="")
    assert (await anna.post(f"/t/{table}/beside", name="Eve")).status_code == 409
    (mine, _), (his, told) = await anna.watch(table), await bert.watch(table)
    assert all(person["here"] for person in told["people"])
    assert told["you"]["device"] is None
    await his.ask("propose", kind="end")
    told = await mine.ask("open", seat=1)
    assert (told["motion"]["yours"], told["motion"]["beside"]) == (None, [0])
    told = await mine.ask("vote", choice="yes")
    assert (told["t"], told["motion"]["yours"], told["motion"]["open"]) == ("people", "yes", [0])
    assert (await mine.ask("vote", choice="yes", seat=2))["code"] == "nothing_asked"  # Bert's own answer
    assert (await mine.ask("vote", choice="yes", seat=0))["over"]


async def test_who_asks_from_a_device_has_not_answered_for_those_beside(town: Town) -> None:
    _, _, line, _ = await shared(town)
    await line.ask("open", seat=0)
    told = await line.ask("propose", kind="end")
    assert (told["motion"]["open"], told["motion"]["beside"]) == ([1], [1])
    assert [one["choice"] for one in told["motion"]["choices"]] == ["withdraw"]
    assert (await line.ask("vote", choice="no", seat=1))["motion"] is None
    await line.ask("propose", kind="end")
    assert (await line.ask("vote", choice="yes", seat=1))["over"]["ending"] == "The table agreed to end here."


async def test_who_gives_up_a_device_gives_up_all_its_seats(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="3", name="Anna", **{"bot-1": "@here"})
    await bert.post("/join", code=town.live(table).record.code, name="Bert")
    await anna.post(f"/t/{table}/start", fill="")
    await anna.post(f"/t/{table}/leave")
    record = town.live(table).record
    assert [record.plays(seat) for seat in range(3)] == [False, False, True]
    await anna.post(f"/t/{table}/back")
    record = town.live(table).record
    assert all(record.plays(seat) for seat in range(3))


@pytest.mark.parametrize("key", games())
async def test_every_game_is_played_on_one_device_and_only_the_open_seat_is_told(
    tmp_path: Path, key: str
) -> None:
    async with town_in(tmp_path) as town:
        table, _, line, _ = await shared(town, key)
        stream, live = Xorshift(9), town.live(table)
        for step in range(36):
            position = live.position
            assert position is not None
            if position.over:
                break
            missing = position.missing()
            told = (
                await line.ask("hello", since=None) if step == 20 else await line.ask("open", seat=missing[0])
            )
            if told["you"]["seat"] != missing[0]:
                told = await line.ask("open", seat=missing[0])
            seat = told["you"]["seat"]
            assert seat == missing[0]
            alone = live.views.overlay_part(seat, "en")
            assert told["overlay"] == as_json(alone)
            act = told["offers"][stream.below(len(told["offers"]))]["act"]
            answer = await line.ask("act", v=told["v"], d=told["d"], act=act)
            assert answer["t"] == "moved"
            if answer["you"]["seat"] is not None:
                assert answer["you"]["seat"] in (seat, *position.missing())
