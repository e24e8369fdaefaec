"""Checks that play a game: laws, repeatability, bots, golden games, compiled rules, and the game's tests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from vigneron._compiled.finder import units
from vigneron.bots.arena.self_play import Series, played
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal
from vigneron.core.playouts import plain_playout, playout, quick
from vigneron.core.registry import homes
from vigneron.devtools import golden, twins
from vigneron.devtools.findings import Finding, failed, listed, missing, ok
from vigneron.native.prng import Xorshift
from vigneron.testing import citations, repeat
from vigneron.testing.sweep import sweep
from vigneron.testing.walk import any_setup

BOTS: Final = ("random", "greedy", "master@40")
"""The bots that each play a game: one plays at random, one by insight or score, and one by search."""
_TWINS: Final = 20
"""The number of games, and a tenth of the number of playouts, in which compiled and interpreted rules are
compared."""
_SEEDS: Final = 3
_TAIL: Final = 30
"""The number of last lines that are shown of a failed test run."""
_PYTEST: Final = """
import sys
from vigneron.core.registry import use_homes
use_homes(sys.argv[2:])
import pytest
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", sys.argv[1]]))
"""


def check_laws(game: Game[Any, Any], games: int) -> Iterator[Finding]:
    """Check the laws in random games of all set-ups.

    The finding of a broken law has a short journal as proof."""
    faults = sweep(game, games)
    for fault in faults:
        proof = "\n".join(filter(None, [fault.position, fault.journal.rstrip("\n")]))
        if fault.law:
            yield failed("laws-broken", proof, law=str(fault.law), why=fault.why)
        else:
            yield failed("laws-raised", proof, why=fault.why)
    if not faults:
        yield ok("laws", games=games)


def check_again(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that other processes play the same game, journals replay, and undo restores the position."""
    faults: tuple[tuple[str, Callable[[Game[Any, Any], int], str]], ...] = (
        ("processes", repeat.fault_of_processes),
        ("replay", repeat.fault_of_replay),
        ("undo", repeat.fault_of_undo),
    )
    for id, fault in faults:
        why = fault(game, _SEEDS)
        yield failed(f"{id}-fault", why=why) if why else ok(id)


def check_playouts(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that fast random play gives the same games as the methods of the contract (law 18)."""
    for seed in range(_SEEDS):
        setup = any_setup(game, Xorshift(seed).below)
        rules = game.rules(setup)
        if quick(rules) is None:
            return
        one, other = Xorshift(seed), Xorshift(seed)
        mine, plain = rules.new(setup, one), rules.new(setup, other)
        most = game.max_plies(setup)
        acts = playout(rules, mine, one, most), plain_playout(rules, plain, other, most)
        if acts[0] != acts[1] or rules.dump(mine) != rules.dump(plain):
            yield failed("playouts-fault", seed=seed)
            return
    yield ok("playouts")


def check_bots(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that a bot of each kind plays to the end, with the fewest and with the most seats."""
    for name in BOTS:
        for seats in sorted({game.seats[0], game.seats[-1]}):
            _, failure = played(Series(game.name, (name,) * seats, 1, {}), 0, game)
            if failure is not None:
                yield failed("bots-fault", bot=name, ply=failure.ply, why=failure.why)
    yield ok("bots", bots=", ".join(BOTS))


def check_golden(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that there are golden games, and that the rules still replay them (law 16)."""
    folder = citations.own_tests(game)
    if folder is None or not (folder / "golden" / "plan.toml").is_file():
        yield missing("no-golden")
        return
    plan = golden.read_plan(folder)
    rows = [row for row in plan.games if row.get("edition", game.edition) == game.edition]
    lacking = [row["name"] for row in rows if not (folder / "golden" / f"{row['name']}.jsonl").is_file()]
    if lacking:
        yield failed("golden-unwritten", names=listed(lacking))
        return
    for row in rows:
        try:
            found = golden.fold(game, folder, row["name"])
            otherwise = golden.told_otherwise(found, folder, row["name"])
        except BadJournal as error:
            otherwise = str(error).splitlines()
        if otherwise:
            yield failed("golden-fault", "\n".join(otherwise), name=row["name"])
    texts = {"perft.txt": golden.perft_lines, "order.txt": golden.order_lines}
    for name, lines in texts.items():
        path = folder / name
        written = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
        if written != list(lines(game, folder, plan)):
            yield failed("golden-fault", name=name)
    yield ok("golden", count=len(rows))


def check_compiled(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that compiled rules, if there are any, play the same games as interpreted ones (law 15)."""
    if game.key not in units():
        yield ok("not-compiled")
        return
    why = twins.difference(game.name, 1, _TWINS, 10 * _TWINS)
    yield failed("compiled-fault", why) if why else ok("compiled", games=_TWINS)


def check_tests(game: Game[Any, Any]) -> Iterator[Finding]:
    """Check that the game's own tests pass."""
    folder = citations.own_tests(game)
    if folder is None or not list(folder.rglob("test_*.py")):
        yield missing("no-tests")
        return
    if find_spec("pytest") is None:
        yield missing("no-pytest")
        return
    done = _pytest(folder)
    last = [line for line in done.stdout.splitlines() if line.strip()][-1:]
    if done.returncode:
        yield failed("tests-fault", "\n".join((done.stdout + done.stderr).splitlines()[-_TAIL:]))
    else:
        yield ok("tests", said=last[0].strip("= ") if last else "")


def _pytest(folder: Path) -> subprocess.CompletedProcess[str]:
    run = partial(subprocess.run, capture_output=True, text=True, check=False, encoding="utf-8")
    return run([sys.executable, "-c", _PYTEST, str(folder), *homes()])
