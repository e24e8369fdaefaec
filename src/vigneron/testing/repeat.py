"""Plays the same game again: in other processes, from its journal, and after an undo (laws 2 and 10)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

from vigneron.core.game import Game
from vigneron.core.journal import digest, read, replay
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game as find_game
from vigneron.core.registry import homes, load
from vigneron.native.prng import Xorshift
from vigneron.testing.walk import any_setup, random_line

HASH_SEEDS: Final = ("1", "77")
_CODE: Final = """
import sys
from vigneron.core.registry import use_homes
use_homes(sys.argv[3:])
from vigneron.testing.repeat import journal_of
sys.stdout.reconfigure(encoding="utf-8")
print(journal_of(sys.argv[1], int(sys.argv[2])), end="")
"""


def journal_of(name: str, seed: int) -> str:
    """Return the journal of a random game. `name` is what `registry.game` takes, or `_KEY`."""
    return _journal(load(name) if name.startswith("_") else find_game(name), seed)


def _journal(game: Game[Any, Any], seed: int) -> str:
    line = None
    for grown in random_line(game, any_setup(game, Xorshift(seed).below), seed):
        line = grown
    assert line is not None
    return line.journal()


def elsewhere(name: str, seed: int) -> Iterator[str]:
    """Yield the journals of the same game that processes with other hash seeds write."""
    for hash_seed in HASH_SEEDS:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", _CODE, name, str(seed), *homes()]
        done = subprocess.run(command, env=env, capture_output=True, check=False)
        yield done.stdout.decode("utf-8") if done.returncode == 0 else done.stderr.decode(errors="replace")


def fault_of_processes(game: Game[Any, Any], seed: int) -> str:
    """Return how the same game differs in another process, or '' if it does not differ (law 2)."""
    here = _journal(game, seed)
    for there in elsewhere(game.name, seed):
        if there != here:
            rows = zip(here.splitlines(), there.splitlines(), strict=False)
            return next((f"{one} / {other}" for one, other in rows if one != other), there[-300:])
    return ""


def fault_of_replay(game: Game[Any, Any], seed: int) -> str:
    """Return at which ply a journal does not replay and why, or '' if it replays (law 10)."""
    journal = read(_journal(game, seed))
    try:
        fold = replay(game, journal)
    except ValueError as error:
        return str(error)
    return "" if not fold.rules.to_act(fold.states[-1]) else "the game does not end"


def fault_of_undo(game: Game[Any, Any], seed: int) -> str:
    """Return after which act an undo does not restore the position before the act, or '' if there is none."""
    secret, stream = seed_secret(seed), Xorshift(seed)
    match = Match(game, game.seats[0], secret=secret, table="undo")
    while match.to_act:
        seat = match.to_act[stream.below(len(match.to_act))]
        offers = match.offers(seat)
        act = offers[stream.below(len(offers))]
        before = digest(match.rules, match.state)
        match.act(seat, act)
        if match.to_act and match.ply % 5 == 1:
            try:
                match.undo()
            except ValueError as error:  # BadJournal: the rows before it do not replay
                return str(error)
            if digest(match.rules, match.state) != before:
                return f"ply {match.ply + 1}, {act}"
            match.act(seat, act)
    return ""
