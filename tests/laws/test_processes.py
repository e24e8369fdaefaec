"""Laws 2 and 10: the same game in other processes, and from its journal."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from tests.laws.conftest import load
from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.core.journal import read, replay
from vigneron.testing.walk import any_setup, random_line


def journal_of(key: str, seed: int) -> str:
    game = load(key)
    line = None
    for grown in random_line(game, any_setup(game, Xorshift(seed).below), seed):
        line = grown
    assert line is not None
    return line.journal()


def test_other_processes_play_the_same_game(game: Game[Any, Any]) -> None:
    """Law 2: neither hash seeds nor memory addresses affect a game."""
    code = f"from tests.laws.test_processes import journal_of; print(journal_of({game.key!r}, 5), end='')"
    here = journal_of(game.key, 5)
    for hash_seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        there = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
        )
        assert there.stdout == here


def test_a_journal_replays_to_every_digest(game: Game[Any, Any]) -> None:
    """Law 10: acts and draws reproduce the positions and their digests."""
    for seed in (1, 2):
        journal = read(journal_of(game.key, seed))
        fold = replay(game, journal)
        assert len(fold.states) == len(journal.rows)
        assert not fold.rules.to_act(fold.states[-1])
