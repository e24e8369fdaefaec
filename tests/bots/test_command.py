"""Bots that are programs of their own: the protocol, programs that fail, and what is left when all ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import vigneron
from tests.patience import HANG
from vigneron.bots import built_in, end
from vigneron.bots.arena.arena import Arena, here
from vigneron.bots.arena.arena import run as run_arena
from vigneron.bots.arena.self_play import Series, run, summary
from vigneron.bots.command import CommandBot, _Program, question
from vigneron.cli import main
from vigneron.cli.resuming import note

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs here are those of Unix")

KEY = "burgundy_dice"
WELL = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    with open(sys.argv[1], "a") as kept:
        kept.write(line)
    print(json.dumps({"act": asked["offers"][asked["seed"] % len(asked["offers"])]}), flush=True)
"""
HANGS = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(3600)"])
with open(sys.argv[1], "a") as kept:
    kept.write(f"{os.getpid()} {child.pid} ")
time.sleep(3600)
"""
CALL = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs of a shell ignore it
from vigneron.cli import main
sys.exit(main())
"""
Program = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Write a program, and return the name of its bot. It gets the path of a file to write to."""

    def write(text: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(text, encoding="utf-8")
        return f"cmd:{sys.executable} -S {path} {tmp_path / 'told'}"

    return write


def test_a_program_plays_whatever_the_number_of_processes(program: Program, tmp_path: Path) -> None:
    bot = program(WELL)
    assert not built_in(bot), "so it plays apart, and cannot end the series"
    series = Series(KEY, (bot, "random"), 1, {})
    once = run(series, 2, 1, apart=True)
    asked = [json.loads(line) for line in (tmp_path / "told").read_text(encoding="utf-8").splitlines()]
    assert run(series, 2, 2) == once
    assert not any(outcome.failure for outcome in once)
    first, game = asked[0], vigneron.game(KEY)
    match = vigneron.start(KEY, seats=2, seed=1)
    assert first["offers"] == match.offers(0)
    assert first["view"] == game.shown(match.rules, match.seen(0))
    assert first["options"] == dict(match.setup.options)
    assert (first["seat"], first["seats"], first["edition"], first["yours"]) == (0, 2, game.edition, True)
    assert 40 < len(asked) < sum(outcome.plies for outcome in once)


def test_it_is_asked_in_the_words_of_the_api_for_programs(program: Program) -> None:
    """A program that speaks HTTP to a server finds the same fields here (docs/live-bots.md)."""
    match = vigneron.start(KEY, seats=2)
    chance, budget = vigneron.Xorshift(1), vigneron.Budget()
    asked = question(vigneron.View(match.game, match.rules, match.seen(0), 0, match.legal(0), budget, chance))
    page = (Path(vigneron.__file__).parents[2] / "docs/live-bots.md").read_text(encoding="utf-8")
    assert [name for name in asked if f"`{name}`" not in page] == ["edition", "budget", "seed"]


WAITS = "import time; time.sleep(99)"
FAILING = {
    "import sys; sys.exit(3)": "its program ended (status 3)",
    "import sys; sys.stdin.readline(); sys.exit(4)": "its program ended (status 4)",
    f"print('hello', flush=True); {WAITS}": "it answered 'hello', which is not {\"act\": …}",
    f"print('[]', flush=True); {WAITS}": "it answered '[]', which is not {\"act\": …}",
    f'print(\'{{"act": "fly"}}\', flush=True); {WAITS}': "'\"fly\"' is no legal act",
    f"print('x' * 99999, flush=True); {WAITS}": "its answer is longer than 65536 bytes",
    WAITS: "it did not answer within 0.3 s",
}


@pytest.mark.parametrize("text", FAILING)
def test_a_program_that_fails_is_ended_and_says_why(program: Program, text: str) -> None:
    limit = "@0.3s" if "within" in FAILING[text] else "@60s"
    bot = vigneron.make_bot(program(text) + limit, KEY)
    with pytest.raises(vigneron.NoAnswer) as failed:
        vigneron.start(KEY, seats=2).bot(bot)
    assert str(failed.value).startswith(FAILING[text])
    assert bot._program is None  # type: ignore[attr-defined]


def test_failures_are_named_and_counted(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    bot = program("import sys; sys.stdin.readline(); sys.exit(3)")
    found = summary(series := Series(KEY, ("random", bot), 1, {}), run(series, 2, 1, apart=True))
    assert [(one["bot"], one["seat"]) for one in found["failures"]] == [(bot, 1), (bot, 1)]
    assert found["endings"] == {"failed": 2}
    assert found["seats"][0]["win_rate"] == 1
    words = ["match", KEY, "--bots", f"{bot},random", "--games", "2", "--seed", "1"]
    assert main([*words, "--on-failure", "stop"]) == 1
    told = capsys.readouterr().err
    assert bot in told
    assert "its program ended (status 3)" in told


def test_it_plays_in_arenas_and_in_the_terminal(
    program: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = program(WELL)
    rows = run_arena(
        Arena(KEY, (bot, "random"), 2, 1), tmp_path / "arena", partial(here, processes=1, apart=True)
    )
    assert sorted(row.line_up for row in rows) == sorted([(bot, "random"), ("random", bot)])
    assert all(row.ending == "clock" for row in rows)
    assert main(["play", KEY, "--seats", f"{bot},{bot}", "--seed", "1"]) == 0
    assert capsys.readouterr().err == ""


def test_a_journal_starts_no_program(
    program: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A journal may come from anybody, so whoever resumes it must name the programs."""
    journal, bot = tmp_path / "journal.jsonl", program(WELL)
    match = vigneron.start(KEY, seats=1, seed=1)
    match.journal.rows.append(note([bot]))
    match.save(journal)
    words = ["play", KEY, "--journal", str(journal), "--resume"]
    assert main([*words, "--lang", "en"]) == 2
    assert "Nothing was started" in capsys.readouterr().err
    assert not (tmp_path / "told").exists()
    assert main([*words, "--seats", bot]) == 0
    assert (tmp_path / "told").exists()


def test_a_program_that_is_not_executable(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("#!/bin/sh\n")
    with pytest.raises(vigneron.UnknownBot, match=r"mine' is not executable"):
        vigneron.make_bot(f"cmd:{tmp_path}/mine", KEY)


def test_a_program_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("cmd:", "cmd:./no-such-program --fast", "cmd:'open"):
        with pytest.raises(vigneron.UnknownBot):
            vigneron.make_bot(name, KEY)
    assert main(["match", KEY, "--bots", "cmd:./no-such-program"]) == 2
    assert "there is no program './no-such-program'" in capsys.readouterr().err
    assert vigneron.make_bot("cmd:cat me@home", KEY).words == ["cat", "me@home"]  # type: ignore[attr-defined]


def _gone(pids: list[int]) -> bool:
    """Return whether none of these processes runs. One that ended may wait for its parent."""
    for pid in pids:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
                return False
        except OSError:
            continue
    return True


def _wait(done: Callable[[], bool]) -> None:
    limit = time.monotonic() + HANG
    while not done():
        assert time.monotonic() < limit
        time.sleep(0.02)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux")
@pytest.mark.parametrize("how", ["close", "killed", "ctrl-c"])
def test_nothing_is_left_running(program: Program, tmp_path: Path, how: str) -> None:
    """Neither the program nor its children: when the bot ends, and when its process is killed or stopped."""
    told = tmp_path / "told"

    def pids() -> list[int]:
        return [int(word) for word in told.read_text().split()] if told.exists() else []

    if how == "close":
        bot = CommandBot(program(HANGS).removeprefix("cmd:"))
        bot._program = _Program(bot.words)
        _wait(lambda: len(pids()) == 2)
        end(bot)
        _wait(lambda: _gone(pids()))
        return
    bots = f"{program(HANGS)}@900s,random"
    command = [sys.executable, "-c", CALL, "match", KEY, "--bots", bots, "--games", "4", "--processes", "2"]
    env = {**os.environ, "PYTHONPATH": str(Path(vigneron.__file__).parents[1])}
    started = subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL, env=env)
    try:
        _wait(lambda: len(pids()) == 4)
        if how == "killed":
            started.kill()
        else:
            os.killpg(started.pid, signal.SIGINT)
        assert started.wait(HANG) == (-signal.SIGKILL if how == "killed" else 130)
        _wait(lambda: _gone(pids()))
    finally:
        started.kill()
        started.wait()
