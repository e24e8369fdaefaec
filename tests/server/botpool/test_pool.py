"""Bots in worker processes: given only their view, replaced when they fail, and never blocking anybody."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from typing import Any

import pytest
from msgspec.structs import replace

from tests.patience import HANG
from tests.server.harness import Town
from tests.server.live_game.test_position import begun, record_of
from vigneron.core.journal import TableRow
from vigneron.core.registry import game, games
from vigneron.server.botpool import levels, worker
from vigneron.server.botpool import pool as minds
from vigneron.server.botpool.pool import BotPool
from vigneron.server.stats import results
from vigneron.server.storage.models import SeatRecord


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for slow processes."""
    monkeypatch.setattr(minds, "_GRACE", HANG)


def tables() -> list[tuple[Any, Any]]:
    """Return a table of each game with a bot on the last seat."""
    out = []
    for key in games():
        seats = max(2, game(key).seats[0])
        record = record_of(key, seats, people=seats - 1)
        record.seats[-1].bot = "random"
        out.append((record, begun(key, seats, people=seats - 1)))
    return out


@pytest.mark.parametrize("processes", [0, 1])
async def test_a_bot_answers_with_a_legal_act_of_its_seat(processes: int) -> None:
    pool = BotPool(processes, seconds=0.1)
    for record, position in tables():
        seat = position.missing()[-1]
        record.seats[seat].kind, record.seats[seat].bot = "bot", "random"
        choice = await pool.choose(record, position, seat)
        assert not choice.failed
        assert choice.act in [position.game.actions.text[a] for a in position.legal(seat)]
    await pool.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_house_told_to_end_with_all_its_processes_lets_no_bot_be_answered_for(
    number: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    """As after Ctrl+C in a terminal: no fallback act may be stored for bots that are choosing."""
    pool = BotPool(1, seconds=0.1)
    record, position = tables()[0]
    await pool.choose(record, position, position.missing()[-1])  # its process has started
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
    asked: list[worker.Question] = []

    def listen(question: worker.Question) -> str:
        asked.append(question)
        return "pick:1"

    monkeypatch.setattr(minds, "think", listen)
    record, position = record_of("hedge", 2, 1), begun("hedge", 2, 1)
    position.cover(0, position.choose(0, "pick:3"))
    await BotPool(0).choose(record, position, 1)
    told = json.dumps([getattr(asked[0], name) for name in asked[0].__struct_fields__])
    assert asked[0].state["picks"] == [0, 0]
    assert record.secret.hex() not in told
    assert "p0" not in told


@pytest.mark.parametrize("answer", ["fly", "", "walk"])
async def test_after_two_illegal_wishes_a_plain_player_acts(
    monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    asked: list[int] = []

    def wish(question: worker.Question) -> str:
        asked.append(question.seed)
        return answer

    monkeypatch.setattr(minds, "think", wish)
    choices = [await BotPool(0).choose(record_of("hedge", 2, 1), begun("hedge", 2, 1), 1) for _ in range(5)]
    assert choices == [minds.Choice(choices[0].act, failed=True)] * 5, "the same one each time"
    assert choices[0].act in ("pick:1", "pick:2", "pick:3")
    assert len(asked) == len(set(asked)) == 10


async def test_once_is_no_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["fly", "pick:2"])
    monkeypatch.setattr(minds, "think", lambda question: next(answers))
    choice = await BotPool(0).choose(record_of("hedge", 2, 1), begun("hedge", 2, 1), 1)
    assert choice == minds.Choice("pick:2", failed=False)


async def test_where_even_the_plain_player_fails_the_first_act_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(question: worker.Question) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(minds, "think", broken)
    monkeypatch.setattr(minds, "plain", broken)
    choice = await BotPool(0).choose(record_of("hedge", 2, 1), begun("hedge", 2, 1), 1)
    assert choice == minds.Choice("pick:1", failed=True)


async def test_a_bot_that_raises_hangs_no_table(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(question: worker.Question) -> str:
        raise RuntimeError("no idea")

    monkeypatch.setattr(minds, "think", broken)
    anna = town.person()
    table = await anna.quick("hedge")
    line, _ = await anna.watch(table)
    await line.ask("act", v=1, d=0, act="pick:1")
    told = await line.ask("act", v=1, d=1, act="plain")
    while told.get("turn", {}).get("to_act") != [0]:
        told = await line.next("moved")
    live = await town.server.tables.find(table)
    assert live is not None
    assert live.position is not None
    rows = [row for row in live.position.rows if isinstance(row, TableRow)]
    assert sorted(row.data["seat"] for row in rows) == [1, 2], "said once of each, however often it fails"
    assert {row.kind for row in rows} == {"failed"}
    said = {
        lang: live.views.speaker(lang).event(entry.event)
        for entry in live.position.log
        if entry.event.kind == "table-failed"
        for lang in ("en", "fr", "de")
    }
    assert said["en"].endswith(
        " (a bot) gave no answer; a plain player acts in its place. This game is not rated."
    )
    assert len(set(said.values())) == 3
    assert live.services.metrics.bot_failures._value.get() >= 2
    people = [SeatRecord(0, "person", "a"), SeatRecord(1, "person", "b"), SeatRecord(2, "bot")]
    among = replace(live.record, seats=people)
    assert results.why_not(among, "") == ""
    assert results.why_not(among, "", rows) == "failed"


async def test_a_process_that_hangs_is_ended_and_the_next_one_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(minds, "_GRACE", 0.3)
    pool = BotPool(1, seconds=0.0)
    sleeper = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        "import time; time.sleep(60)",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    pool._all[0]._process = sleeper
    record, position = record_of("hedge", 2, 1), begun("hedge", 2, 1)
    record.seats[1].bot = "random"
    choice = await pool.choose(record, position, 1)
    assert choice.act in ("pick:1", "pick:2", "pick:3")
    assert sleeper.returncode is not None
    monkeypatch.setattr(minds, "_GRACE", HANG)
    assert (await pool.choose(record, position, 1)).act in ("pick:1", "pick:2", "pick:3")
    assert pool._all[0]._process is not None
    await pool.stop()
    assert pool._all[0]._process is None


async def test_a_process_that_is_stopped_is_replaced_and_the_bot_is_not_blamed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is detected as stopped, and not by the time-out for hung processes."""
    monkeypatch.setattr(minds, "_GRACE", 1e9)
    pool = BotPool(1, seconds=0.0)
    record, position = record_of("hedge", 2, 1), begun("hedge", 2, 1)
    record.seats[1].bot = "random"
    assert (await pool.choose(record, position, 1)).act in ("pick:1", "pick:2", "pick:3")
    first = pool._all[0]._process
    assert first is not None
    os.kill(first.pid, signal.SIGSTOP)
    choice = await pool.choose(record, position, 1)
    assert choice.act in ("pick:1", "pick:2", "pick:3")
    assert not choice.failed
    assert first.returncode == -signal.SIGKILL
    assert "gave no answer" not in caplog.text
    await pool.stop()


def test_only_names_of_this_house_are_bots() -> None:
    for key in games():
        known = levels.names(game(key))
        assert {"random", "greedy"} <= set(known)
        assert known[: len(levels.for_people())] == levels.for_people(), "levels first"
        assert levels.standard() in levels.for_people()
        assert levels.easiest() == known[0]
        assert not any(":" in name for name in known)


def test_with_one_legal_act_no_bot_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    found = game("hedge")
    rules = found.rules(found.setup(2, {}))
    monkeypatch.setattr(type(rules), "legal", lambda *_: [1])
    state = rules.dump(begun("hedge", 2).state)
    question = worker.Question("no such bot", "hedge", 2, {"rounds": "2"}, None, state, 0, 0.1, 1)
    assert worker.think(question) == "pick:2"


async def test_bots_of_one_level_have_tastes_of_their_own_that_outlive_the_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The taste belongs to the table and the seat, whichever worker is asked."""
    asked: list[worker.Question] = []

    def listen(question: worker.Question) -> str:
        asked.append(question)
        return think(question)

    think = worker.think
    monkeypatch.setattr(minds, "think", listen)
    record, position = record_of("hedge", 3, 1), begun("hedge", 3, 1)
    for seat in (1, 2, 1):
        record.seats[seat].kind, record.seats[seat].bot = "bot", "greedy"
        await BotPool(0).choose(record, position, seat)
    tastes = [question.taste for question in asked]
    assert tastes[0] == tastes[2] != tastes[1]
    assert 0 not in tastes
