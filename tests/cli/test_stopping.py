"""Ctrl-C, which a terminal sends to all processes: all end with status 130, and complete games are kept."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.patience import HANG
from vigneron.cli.app import command_names
from vigneron.core.journal import read, replay
from vigneron.core.registry import game as find_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals to process groups")

_CALL = """
import signal
import sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs of a shell ignore it
from vigneron.core.registry import homes, use_homes
use_homes([*homes(), sys.argv.pop(1)])
from vigneron.cli import main
sys.exit(main())
"""
_SEEN = """
import os as _os
import pathlib as _pathlib
if "VIGNERON_TEST_SEEN" in _os.environ:
    (_pathlib.Path(_os.environ["VIGNERON_TEST_SEEN"]) / str(_os.getpid())).touch()
"""


@pytest.fixture
def home(toy: str, toy_home: Path, tmp_path: Path) -> Path:
    """A folder with a game that records which processes have loaded it."""
    import shutil

    home = tmp_path / "home"
    shutil.copytree(toy_home / toy, home / "seen")
    for path in (home / "seen").rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace(f"vigneron.games.{toy}", "vigneron.games.seen")
        path.write_text(text + (_SEEN if path.parent == home / "seen" and path.stem == "__init__" else ""))
    return home


Started = tuple["subprocess.Popen[str]", Path]
Start = Callable[..., Started]


@pytest.fixture
def start(home: Path, tmp_path: Path) -> Iterator[Start]:
    """Start a command in a session of its own; return it, and the folder where its processes are recorded."""
    begun: list[subprocess.Popen[str]] = []

    def start(*words: str | Path) -> Started:
        seen = tmp_path / f"processes-{len(begun)}"
        seen.mkdir()
        clean = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG")}
        process = subprocess.Popen(
            [sys.executable, "-c", _CALL, str(home), *map(str, words)],
            text=True,
            start_new_session=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**clean, "VIGNERON_TEST_SEEN": str(seen)},
        )
        begun.append(process)
        return process, seen

    yield start
    for process in begun:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def wait_until(happened: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + HANG
    while not happened():
        assert process.poll() is None, "it ended by itself"
        assert time.monotonic() < end, "it did not begin to work"
        time.sleep(0.02)


def running(group: int) -> list[str]:
    """Return the running processes of a group, without zombies."""
    out = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = path.read_text()
        except OSError:
            continue
        state, _, its_group = text.rpartition(")")[2].split()[:3]
        if int(its_group) == group and state not in "ZX":
            out.append(text)
    return out


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Send Ctrl-C to all; return the output. Fails if a process does not end."""
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=HANG)
    assert process.returncode == 130, err
    end = time.monotonic() + HANG
    while running(process.pid):
        assert time.monotonic() < end, running(process.pid)
        time.sleep(0.02)
    return out, err


MANY = "1000000"


@pytest.mark.parametrize(
    ("words", "processes"),
    [
        (["laws", "seen", "--games", MANY], 1),
        (["laws", "seen", "--games", MANY, "--processes", "2"], 3),
        (["match", "seen", "--bots", "random,random", "--games", MANY], 1),
        (["match", "seen", "--bots", "random,random", "--games", MANY, "--processes", "2"], 3),
        (["match", "seen", "--bots", "random,tests.bots.failing:First", "--games", MANY], 2),
        (["perft", "seen", "--depth", "40"], 1),
        (["bench", "seen", "--seconds", "3600"], 1),
        (["play", "seen", "--seats", "human,random"], 1),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_command_at_work_ends(words: list[str], processes: int, start: Start) -> None:
    process, seen = start(*words)
    wait_until(lambda: len(list(seen.iterdir())) >= processes, process)
    _, err = interrupt(process)
    assert err == "Stopped.\n", "one word, and no traceback of any process"


@pytest.fixture
def long_game(journal: Path, tmp_path: Path, toy: str) -> Path:
    """A journal of the game that records its processes."""
    path = tmp_path / "seen.jsonl"
    path.write_text(journal.read_text(encoding="utf-8").replace(f'"{toy}"', '"seen"'), encoding="utf-8")
    return path


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_review_ends(processes: str, start: Start, long_game: Path) -> None:
    process, seen = start("review", long_game, "--fresh", "--samples", "1000", "--processes", processes)
    wait_until(lambda: len(list(seen.iterdir())) >= (1 if processes == "1" else 3), process)
    _, err = interrupt(process)
    assert err.count("\n") == 1
    assert err.startswith(("The review was stopped", "Stopped."))


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_analysis_ends_with_what_is_known(processes: str, start: Start, long_game: Path) -> None:
    words = ["--ply", "1", "--seconds", "1000000", "--json", "--processes", processes]
    process, _ = start("analyse", long_game, *words)
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["samples"] == 2
    out, err = interrupt(process)
    assert err == "Stopped.\n"
    assert all(json.loads(line)["samples"] > 2 for line in out.splitlines())


def test_processes_that_have_just_been_started_end_too(start: Start) -> None:
    """While they import their modules, before they can ignore the signal."""
    process, _ = start("match", "seen", "--bots", "random,random", "--games", MANY, "--processes", "2")
    wait_until(lambda: len(running(process.pid)) > 1, process)
    _, err = interrupt(process)
    assert err == "Stopped.\n"


@pytest.mark.parametrize("processes", ["1", "2"])
def test_whole_journals_are_kept(processes: str, start: Start, tmp_path: Path, home: Path) -> None:
    folder = tmp_path / "journals"
    process, _ = start(
        "match",
        "seen",
        "--bots",
        "random,random",
        "--games",
        MANY,
        "--processes",
        processes,
        "--journals",
        folder,
    )
    wait_until(lambda: folder.is_dir() and len(list(folder.glob("seen-*"))) > 3, process)
    interrupt(process)
    left = sorted(folder.iterdir())
    assert len(left) > 3
    for path in left:
        assert path.name.endswith(".jsonl"), "nothing is left of what was being written"
        assert read(path.read_text(encoding="utf-8")).closing is not None


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_arena_keeps_its_games_and_goes_on(processes: str, start: Start, tmp_path: Path) -> None:
    results = tmp_path / "arena" / "results.jsonl"
    process, _ = start(
        "arena",
        "seen",
        "--bots",
        "random,greedy",
        "--games",
        "100000",
        "--processes",
        processes,
        "--out",
        results.parent,
    )
    wait_until(lambda: results.is_file() and results.read_bytes().count(b"\n") > 3, process)
    interrupt(process)
    rows = results.read_bytes().splitlines(keepends=True)
    assert all(json.loads(row) for row in rows)
    process, _ = start(
        "arena",
        "seen",
        "--bots",
        "random,greedy",
        "--games",
        "100000",
        "--processes",
        processes,
        "--out",
        results.parent,
    )
    wait_until(lambda: results.read_bytes().count(b"\n") > len(rows), process)
    interrupt(process)
    assert results.read_bytes().startswith(b"".join(rows))


def test_a_game_at_the_terminal_is_kept(start: Start, toy: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    process, _ = start("play", "seen", "--seats", "human,random", "--seed", "4", "--journal", path)
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    wait_until(lambda: path.is_file() and path.read_bytes().count(b'"ply"') >= 3, process)
    interrupt(process)
    text = path.read_text(encoding="utf-8").replace('"seen"', f'"{toy}"')
    assert len(replay(find_game(toy), read(text)).states) >= 3


def test_a_house_ends(start: Start, tmp_path: Path) -> None:
    process, _ = start("serve", "--port", "0", "--data-dir", tmp_path / "data")
    assert process.stdout is not None
    assert "http://localhost:" in process.stdout.readline()
    interrupt(process)


def test_workers_end_with_who_started_them(start: Start) -> None:
    """Even if the parent was killed and could not tell them."""
    process, seen = start("match", "seen", "--bots", "random,random", "--games", MANY, "--processes", "2")
    wait_until(lambda: len(list(seen.iterdir())) >= 3, process)
    process.kill()
    process.wait(HANG)
    end = time.monotonic() + HANG
    while running(process.pid):
        assert time.monotonic() < end, running(process.pid)
        time.sleep(0.02)


@pytest.mark.parametrize("command", command_names())
def test_every_command_says_that_it_was_stopped(
    command: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import import_module

    def stopped() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module(f"vigneron.cli.commands.{command.replace('-', '_')}"), "run", stopped)
    said = run(command)
    assert (said.status, said.err) == (130, "Stopped.\n")
