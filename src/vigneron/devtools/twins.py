"""Law 15: compiled and interpreted rules play the same games, byte for byte.

    python -m vigneron.devtools.twins [GAME]… [--games 1000] [--playouts 10000] [--seed 1]

plays random games of all set-ups in two processes, one of which uses no compiled module. The command compares
every row of the journals with its digest, every event, and the end of every playout. It also compares, to the
last bit, the insight's values and the observations of one position in eight, and the evaluations by a search
of one position in forty. It stops at the first difference and prints the seed of the game. Exit status: 0
equal, 1 different, 2 a game does not run compiled here."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from typing import Any, Final

from vigneron._compiled.finder import units, why
from vigneron.bots import DAY
from vigneron.bots.search.mcts import Search
from vigneron.core.contract import Rules, Setup
from vigneron.core.game import Budget, Game, View
from vigneron.core.journal import digest
from vigneron.core.observation import encoding
from vigneron.core.playouts import playout, random_act
from vigneron.core.registry import editions
from vigneron.core.registry import game as find_game
from vigneron.native.prng import Xorshift
from vigneron.testing.observations import Rows
from vigneron.testing.walk import any_setup, random_line

SEARCH: Final = 24
"""The number of playouts of the search whose evaluations are compared."""


def recorded(game: Game[Any, Any], seed: int) -> Iterator[str]:
    """Yield the rows of the journal of a random game, then its events."""
    line = None
    for grown in random_line(game, any_setup(game, Xorshift(seed).below), seed):
        line = grown
    assert line is not None
    yield from line.journal().splitlines()
    for events in line.events:
        yield repr(events)


def _rules(game: Game[Any, Any], seed: int) -> tuple[Setup, Rules[Any]]:
    """Return a random set-up and its rules.

    Rules are cached, because reading the data takes longer than a playout."""
    setup = any_setup(game, Xorshift(seed).below)
    return setup, _rules_of(game.name, setup.seats, tuple(sorted(setup.options.items())))


@cache
def _rules_of(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Rules[Any]:
    game = find_game(name)
    found: Rules[Any] = game.rules(game.setup(seats, dict(options)))
    return found


def played(game: Game[Any, Any], seed: int) -> str:
    """Return the end of a playout as text: set-up, acts, state of the stream, digest of the position."""
    setup, rules = _rules(game, seed)
    stream = Xorshift(seed)
    state = rules.new(setup, stream)
    first = random_act(rules, state, rules.to_act(state)[0], stream)
    acts = playout(rules, state, stream, game.max_plies(setup))
    return f"{setup.seats} {first} {acts} {stream.below(1 << 30)} {digest(rules, state)}"


def _amid(game: Game[Any, Any], seed: int) -> tuple[Rules[Any], Any]:
    """Return the rules of a random set-up, and a position that random play has reached."""
    setup, rules = _rules(game, seed)
    stream = Xorshift(seed)
    state = rules.new(setup, stream)
    playout(rules, state, stream, stream.below(60))
    return rules, state


def estimated(game: Game[Any, Any], seed: int) -> str:
    """Return the insight's values of a position as text, exact to the last bit, or '' without an insight."""
    rules, state = _amid(game, seed)
    if game.insight is None:
        return ""
    likes = [
        game.insight.prefer(rules, state, seat, rules.legal(state, seat)) for seat in rules.to_act(state)
    ]
    return f"{game.insight.value(rules, state)} {likes}"


@cache
def _rows_of(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Rows:
    game = find_game(name)
    return Rows(encoding(game, game.setup(seats, dict(options))))


def encoded(game: Game[Any, Any], seed: int) -> str:
    """Return observations, masks and the result of a position as text."""
    setup = any_setup(game, Xorshift(seed).below)
    rows = _rows_of(game.name, setup.seats, tuple(sorted(setup.options.items())))
    _, state = _amid(game, seed)
    seen = [(rows.observation(state, seat), rows.mask(state, seat)) for seat in range(setup.seats)]
    return f"{seen} {rows.result(state)}"


def evaluated(game: Game[Any, Any], seed: int) -> str:
    """Return a search's evaluations of a position as text, exact to the last bit.

    Return '' at the end of a game."""
    rules, state = _amid(game, seed)
    waiting = rules.to_act(state)
    if not waiting:
        return ""
    seat = waiting[0]
    legal, budget = rules.legal(state, seat), Budget(DAY, SEARCH)
    view = View(game, rules, rules.observe(state, seat), seat, legal, budget, Xorshift(seed))
    return repr(Search().analyse(view))


def _child(key: str, seed: int, games: int, playouts: int) -> None:
    game = find_game(key)
    for number in range(seed, seed + games):
        for row in recorded(game, number):
            print(number, row)
    for number in range(seed, seed + playouts):
        print(number, played(game, number))
        if number % 8 == 0:
            print(number, estimated(game, number))
            print(number, encoded(game, number))
        if number % 40 == 0:
            print(number, evaluated(game, number))


def difference(key: str, seed: int, games: int, playouts: int) -> str | None:
    """Return the first row that differs between compiled and interpreted rules, or None."""
    command = [
        sys.executable,
        "-m",
        "vigneron.devtools.twins",
        key,
        "--child",
        "--seed",
        str(seed),
        "--games",
        str(games),
        "--playouts",
        str(playouts),
    ]
    compiled = {name: value for name, value in os.environ.items() if name != "VIGNERON_PURE"}
    both = [
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        for env in (compiled, {**compiled, "VIGNERON_PURE": "1"})
    ]
    try:
        first, second = (process.stdout for process in both)
        assert first is not None
        assert second is not None
        for one, other in zip_longest(first, second):
            if one != other:
                return f"compiled:    {one}interpreted: {other}"
        if any(process.wait() for process in both):
            return "one of them ended with an error"
    finally:
        for process in both:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
    return None


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m vigneron.devtools.twins")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--playouts", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    if asked.child:
        _child(asked.game[0], asked.seed, asked.games, asked.playouts)
        return 0
    status = 0
    for key in asked.game or [name for name in editions() if name.partition("@")[0] in units()]:
        if why(key.partition("@")[0]) != "built":
            print(f"{key} does not run compiled: {why(key)}")
            return 2
        found = difference(key, asked.seed, asked.games, asked.playouts)
        print(f"{key}: {asked.games} games, {asked.playouts} playouts: {found or 'the same'}")
        status = status or int(found is not None)
    return status


if __name__ == "__main__":
    sys.exit(main())
