"""Bots: asked with their own view only, answered for when they fail, never in anybody's way."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from typing import Any

import pytest

from tests.server.harness import Town
from tests.server.test_position import begun, record_of
from vigneron.core.registry import game, games
from vigneron.server import mind, minds
from vigneron.server.minds import Minds


def tables() -> list[tuple[Any, Any]]:
    """Return a table of each game whose last seat is a bot's."""
    out = []
    for key in games():
        seats = max(2, game(key).seats[0])
        record = record_of(key, seats, people=seats - 1)
        record.seats[-1].bot = "random"
        out.append((record, begun(key, seats, people=seats - 1)))
    return out


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_bot_answers_with_a_legal_act_of_its_seat(processes: int) -> None:
    pool = Minds(processes, seconds=0.1)
    for record, position in tables():
        seat = position.missing()[-1]
        record.seats[seat].kind, record.seats[seat].bot = "bot", "random"
        act = await pool.choose(record, position, seat)
        assert act in [position.game.actions.text[a] for a in position.legal(seat)]
    await pool.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_house_told_to_end_with_all_its_processes_lets_no_bot_be_answered_for(
    number: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    """As Ctrl+C in a terminal, or systemd, do; chance answered for bots that were thinking then."""
    pool = Minds(1, seconds=0.1)
    record, position = tables()[0]
    await pool.choose(record, position, position.missing()[-1])  # its process has begun
    process = pool._all[0]._process
    assert process is not None
    os.kill(process.pid, number)
    record.seats[-1].bot = "greedy"
    await pool.choose(record, position, position.missing()[-1])
    assert pool._all[0]._process is process
    assert not caplog.messages
    await pool.stop()
    assert process.returncode is not None


async def test_what_a_bot_is_handed_holds_no_secret_and_no_other_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[mind.Question] = []

    def listen(question: mind.Question) -> str:
        asked.append(question)
        return "pick:1"

    monkeypatch.setattr(minds, "think", listen)
    record, position = record_of("hedge", 2, 1), begun("hedge", 2, 1)
    position.cover(0, position.choose(0, "pick:3"))
    await Minds(0).choose(record, position, 1)
    told = json.dumps([getattr(asked[0], name) for name in asked[0].__struct_fields__])
    assert asked[0].state["picks"] == [0, 0]
    assert record.secret.hex() not in told
    assert "p0" not in told


@pytest.mark.parametrize("answer", ["fly", "", "walk"])
async def test_an_illegal_wish_is_replaced_by_a_legal_act(
    monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr(minds, "think", lambda question: answer)
    act = await Minds(0).choose(record_of("hedge", 2, 1), begun("hedge", 2, 1), 1)
    assert act in ("pick:1", "pick:2", "pick:3")


async def test_a_bot_that_raises_hangs_no_table(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(question: mind.Question) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(minds, "think", broken)
    anna = town.person()
    table = await anna.quick("hedge")
    line, _ = await anna.watch(table)
    await line.ask("act", v=1, d=0, act="pick:1")
    told = await line.ask("act", v=1, d=1, act="plain")
    while told.get("v") != 7:
        told = await line.next("moved")
    assert told["turn"]["to_act"] == [0]


async def test_a_process_that_hangs_is_ended_and_the_next_one_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(minds, "_GRACE", 0.3)
    pool = Minds(1, seconds=0.0)
    sleeper = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "import time; time.sleep(60)", stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    pool._all[0]._process = sleeper
    record, position = record_of("hedge", 2, 1), begun("hedge", 2, 1)
    record.seats[1].bot = "random"
    act = await pool.choose(record, position, 1)
    assert act in ("pick:1", "pick:2", "pick:3")
    assert sleeper.returncode is not None
    monkeypatch.setattr(minds, "_GRACE", 20.0)
    assert await pool.choose(record, position, 1) in ("pick:1", "pick:2", "pick:3")
    assert pool._all[0]._process is not None
    await pool.stop()
    assert pool._all[0]._process is None


def test_only_names_of_this_house_are_bots() -> None:
    for key in games():
        known = minds.names(game(key))
        assert {"random", "greedy"} <= set(known)
        assert minds.standard(game(key)) in known
        assert not any(":" in name for name in known)


def test_with_one_legal_act_no_bot_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    found = game("hedge")
    rules = found.rules(found.setup(2, {}))
    monkeypatch.setattr(type(rules), "legal", lambda *_: [1])
    state = rules.dump(begun("hedge", 2).state)
    question = mind.Question("no such bot", "hedge", 2, {"rounds": "2"}, None, state, 0, 0.1, 1)
    assert mind.think(question) == "pick:2"
