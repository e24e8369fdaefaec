"""Programs and processes beside an environment: they may die, and Ctrl-C ends them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from tests.bots.test_command import _gone, _wait
from tests.patience import HANG
from vigneron import environments
from vigneron.bots.failing import NoAnswer
from vigneron.environments.seat_env import SeatEnv
from vigneron.environments.vector_games import VectorGames

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs here are those of Unix")

QUICK = "_three_rows"
PLAYS = """
import json, os, sys
with open(sys.argv[1], "a") as kept:
    kept.write(f"{os.getpid()} ")
for line in sys.stdin:
    if len(sys.argv) > 2:
        sys.exit(3)
    print(json.dumps({"act": json.loads(line)["offers"][0]}), flush=True)
"""
STEPS = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # background jobs of a shell ignore it
from vigneron.environments.vector_games import VectorGames
games = VectorGames("_three_rows", 2, seats=2, seat=0, opponents=sys.argv[1])
print("begun", flush=True)
while True:
    games.step(games.random_actions())
"""


def program(folder: Path, *more: str) -> str:
    """Write a program, and return the name of its bot. It dies at its first decision if there is more."""
    path = folder / "bot.py"
    path.write_text(PLAYS, encoding="utf-8")
    return " ".join((f"cmd:{sys.executable} -S {path} {folder / 'pids'}", *more))


def test_a_program_that_dies_is_an_error_and_not_a_wait(tmp_path: Path) -> None:
    """A step in which an opponent fails is half done: only new games go on."""
    games = VectorGames(QUICK, 2, seats=2, seat=0, opponents=program(tmp_path, "dies"))
    assert (games.turns == 0).all(), "the first decision is the caller's"
    with pytest.raises(NoAnswer, match="ended"):
        games.step(games.random_actions())
    for _ in range(2):
        with pytest.raises(RuntimeError, match=r"an opponent has failed: reset\(\) begins new games"):
            games.step(games.random_actions())
    with pytest.raises(RuntimeError, match="all games must be reset"):
        games.reset(only=np.ones(2, bool))
    games.reset()
    with pytest.raises(NoAnswer, match="ended"):
        games.step(games.random_actions())


def test_ctrl_c_ends_a_vector_and_its_programs(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STEPS, program(tmp_path)]
    started = subprocess.Popen(
        command, start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert started.stdout
        assert started.stdout.readline() == "begun\n"
        pids = tmp_path / "pids"
        _wait(lambda: pids.exists() and len(pids.read_text().split()) == 2)
        os.killpg(started.pid, signal.SIGINT)
        _, told = started.communicate(timeout=HANG)
        assert told.rstrip().endswith("KeyboardInterrupt")
        _wait(lambda: _gone([int(pid) for pid in pids.read_text().split()]))
    finally:
        started.kill()
        started.wait()


@pytest.mark.filterwarnings("ignore")
def test_a_process_that_dies_does_not_hang_gymnasiums_vector() -> None:
    """`SeatEnv` in Gymnasium's AsyncVectorEnv: the next step raises what Gymnasium raises."""
    vector: Any = gymnasium.vector.AsyncVectorEnv(
        [lambda: SeatEnv(QUICK, seats=2, illegal="random")] * 2, context="fork", shared_memory=False
    )
    try:
        vector.reset(seed=1)
        vector.processes[1].kill()
        vector.processes[1].join()
        with pytest.raises((EOFError, OSError)):
            vector.step(np.zeros(2, np.int64))
    finally:
        vector.close(terminate=True)


def test_opponents_that_fail_are_told_by_the_environment_of_one_seat(tmp_path: Path) -> None:
    env = environments.solo(QUICK, seats=2, opponents=program(tmp_path, "dies"))
    _, info = env.reset(seed=1)
    act = int(np.flatnonzero(info["action_mask"])[0])
    with pytest.raises(NoAnswer):
        env.step(act)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(act)
