"""Hints at a table: who gets them, in which steps, and what they are found from."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import Town
from tests.server.table.test_hotseat import shared
from vigneron.core.registry import game
from vigneron.i18n.speaker import LANGUAGES
from vigneron.server.botpool.pool import BotPool
from vigneron.server.botpool.worker import HintQuestion
from vigneron.server.storage import schema


async def test_against_bots_a_hint_comes_in_three_steps(town: Town) -> None:
    anna = town.person()
    table = await anna.quick("hedge")
    line, welcome = await anna.watch(table)
    assert welcome["table"]["hints"]
    assert {"label": "Hints", "value": "for whoever asks; not rated", "rule": ""} in welcome["table"][
        "options"
    ]
    at = {"v": welcome["v"], "d": welcome["d"]}
    offers = {offer["act"]: offer for offer in welcome["offers"]}
    look = await line.ask("hint", **at, step=1)
    assert (look["t"], look["act"], look["say"], look["why"]) == ("hint", None, "", "")
    act = await line.ask("hint", **at, step=2)
    offer = offers[act["act"]]
    assert (act["say"], act["touches"], act["why"]) == (offer["say"], offer["touch"], "")
    assert look["touches"] == offer["touch"][:1]
    why = await line.ask("hint", **at, step=3)
    assert why["act"] == act["act"]
    assert why["why"]
    assert why["note"].startswith("This game has no evaluator of its own")  # it is marked as rough
    told = await line.ask("act", **at, act=act["act"])
    assert told["t"] in ("moved", "done")
    assert line.messages  # an old position gets no hint, and nothing else happens
    line.send("hint", **at, step=1)
    assert (await line.ask("ping"))["t"] == "pong"


async def test_where_something_is_at_stake_nobody_gets_one(town: Town) -> None:
    anna, bert, stranger = town.person("fr"), town.person(), town.person()
    table = await town.table_of(anna, bert)
    (mine, welcome), (theirs, _) = await anna.watch(table), await stranger.watch(table)
    assert not welcome["table"]["hints"]
    assert not any(one["label"] == "Conseils" for one in welcome["table"]["options"])
    refused = await mine.ask("hint", v=welcome["v"], d=0)
    assert (refused["t"], refused["code"]) == ("refused", "no_hints")
    assert refused["say"].count(".") == 1
    assert (await theirs.ask("hint", v=welcome["v"], d=0))["code"] == "no_seat"
    await bert.post(f"/t/{table}/leave")  # a bot plays for Bert, and the game still counts
    assert not town.live(table).record.gives_hints


async def test_players_agree_on_hints_before_the_start_and_the_game_is_not_rated(town: Town) -> None:
    anna, bert = town.person(), town.person()
    for lang in LANGUAGES:
        page = (await town.person(lang).http.get("/new?game=hedge")).text
        assert 'name="hints" value="1"' in page
    table = await town.table_of(anna, bert, hints="1")
    town.forget()
    (mine, welcome), (his, _) = await anna.watch(table), await bert.watch(table)
    assert welcome["table"]["hints"]
    assert (await mine.ask("hint", v=welcome["v"], d=0, step=2))["act"]
    for act in ("pick:1", "plain"):
        told = await mine.ask("act", v=welcome["v"], d=0 if act == "pick:1" else 1, act=act)
    refused = await mine.ask("hint", v=told["v"], d=told["d"])
    assert refused["code"] == "not_your_turn"
    await play_to_the_end([mine, his])
    assert (await mine.ask("hint", v=99, d=0))["code"] == "over"
    query = select(schema.result.c.why).where(schema.result.c.play == table)
    assert [row["why"] for row in await town.services.store.read(query)] == ["hints"]


async def test_several_people_on_one_device_have_hints_only_if_agreed(town: Town) -> None:
    table, _, _, _ = await shared(town)
    assert not town.live(table).record.gives_hints


async def test_a_hint_is_found_from_what_the_seat_knows(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another seat has chosen in secret changes nothing, and the secret of the draws is not told."""
    asked: list[HintQuestion] = []

    async def ask(pool: BotPool, question: Any) -> dict[str, Any]:
        asked.append(question)
        raise RuntimeError("stopped here")

    monkeypatch.setattr(BotPool, "_ask", ask)
    for number, choice in ((1, "pick:1"), (2, "pick:3")):
        anna, bert = town.person(), town.person()
        table = await town.table_of(anna, bert, hints="1")
        (mine, _), (his, welcome) = await anna.watch(table), await bert.watch(table)
        await mine.ask("act", v=welcome["v"], d=0, act=choice)
        await mine.ask("act", v=welcome["v"], d=1, act="plain")
        assert (await his.ask("hint", v=welcome["v"], d=0))["code"] == "failed"
        assert len(asked) == number
        assert town.live(table).record.secret.hex() not in str(msgspec.json.encode(asked[-1]))
    assert asked[0] == asked[1]


async def test_a_process_of_the_bots_finds_the_hint(town: Town) -> None:
    anna = town.person()
    table = await anna.quick("hedge")
    await anna.watch(table)
    live, pool = town.live(table), BotPool(1)
    assert live.position is not None
    try:
        found = await pool.hint(live.record, live.position, 0)
    finally:
        await pool.stop()
    here = await town.services.bots.hint(live.record, live.position, 0)
    assert found == here
    assert game("hedge").actions.parse(found.act) is not None


async def test_one_hint_is_found_at_a_time_and_a_late_one_is_not_told(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, begun, go = town.person(), 0, asyncio.Event()
    table = await anna.quick("hedge")
    line, welcome = await anna.watch(table)
    whole = BotPool.hint

    async def slow(pool: BotPool, *about: Any) -> Any:
        nonlocal begun
        begun += 1
        await go.wait()
        return await whole(pool, *about)

    monkeypatch.setattr(BotPool, "hint", slow)
    at = {"v": welcome["v"], "d": 0}
    first, second = line.send("hint", **at, step=1), line.send("hint", **at, step=2)
    assert (await line.ask("act", **at, act=welcome["offers"][0]["act"]))["t"] == "moved"
    go.set()
    assert (await line.ask("ping"))["t"] == "pong"
    while town.live(table)._tasks:
        await asyncio.sleep(0.01)
    assert begun == 1
    assert not any(f'"n":{n}' in text for n in (first, second) for text in line.messages)
