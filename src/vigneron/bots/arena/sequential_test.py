"""Does an opponent clear a bar? Plays until that is certain, and prints what it found as JSON lines.

    python -m vigneron.bots.arena.sequential_test GAME --bots BOT,OTHER[,OTHER…] --wins 0.75
    python -m vigneron.bots.arena.sequential_test GAME --bots BOT --mean 59

The first bot takes every seat in turn against the same dice; a shared win counts 1/k. With `--mean` its mean
score is tested instead. The test looks at growing numbers of games and stops when the 95 % bound lies beyond
the bar on either side; bounds are widened for the number of looks, as Pocock (1977) has it. Exit status: 0
cleared, 1 missed, 2 still open when the games or the time ran out (or it was asked wrongly), 3 a bot failed,
130 it was stopped. With `--out FILE` the games are kept there and a proof that was interrupted goes on where
it stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any, Final

from vigneron.bots import make_bot
from vigneron.bots.arena.process_pool import WorkerDied, each, returned
from vigneron.bots.arena.self_play import Outcome, Series, outcome, play, share_bounds
from vigneron.bots.failing import BotFailed
from vigneron.core.registry import game as find_game

FIRST_LOOK: Final = 16
GROWTH: Final = 1.3
WIDE: Final = 2.2
"""One-sided 5 % over some ten looks (Pocock 1977), in standard errors."""


def looks(most: int) -> list[int]:
    """Return after how many games the test looks, the last time after `most`."""
    out, at = [], float(FIRST_LOOK)
    while at < most:
        out.append(int(at))
        at *= GROWTH
    return [*out, most]


def mean_bounds(values: Sequence[float], wide: float = WIDE) -> tuple[float, float]:
    """Return the bounds of a mean, in standard errors either side."""
    count = len(values)
    mean = sum(values) / count
    half = wide * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean - half, mean + half


@dataclass
class Test:
    """One bar and what was measured for it; `values` are wins (1/k if shared) or scores, in order of play."""

    bar: float
    of_wins: bool
    values: list[float] = field(default_factory=list)

    def bounds(self) -> tuple[float, float]:
        if self.of_wins:
            return share_bounds(sum(self.values), len(self.values), WIDE)
        return mean_bounds(self.values)

    def verdict(self) -> str:
        """Return `cleared`, `missed` or `open`."""
        low, high = self.bounds()
        return "cleared" if low > self.bar else "missed" if high < self.bar else "open"

    def told(self) -> dict[str, Any]:
        low, high = self.bounds()
        mean = sum(self.values) / len(self.values)
        return {
            "games": len(self.values),
            "mean": round(mean, 4),
            "bounds": [round(low, 4), round(high, 4)],
            "bar": self.bar,
            "verdict": self.verdict(),
        }


def one(key: str, bots: tuple[str, ...], options: dict[str, str], seed: str, number: int) -> Outcome:
    """Return game `number`: the first bot in seat number % seats, the same dice for all seats in turn."""
    game = find_game(key)
    seats = len(bots)
    seat = number % seats
    others = list(bots[1:])
    line = (*others[:seat], bots[0], *others[seat:])
    setup = game.setup(seats, options)
    match = play(Series(key, line, seed, setup.options), number // seats, game, digests=False)
    return outcome(match, number)


def values_of(outcomes: Iterator[Outcome], seats: int, of_wins: bool) -> Iterator[float]:
    """Yield what the first bot got of each game."""
    for done in outcomes:
        seat = done.number % seats
        if of_wins:
            yield 1 / len(done.winners) if seat in done.winners else 0.0
        else:
            yield float(done.scores[seat])


class GameFile:
    """Finished games in a file: what is being proved in the first line, then one game per line."""

    def __init__(self, path: Path | None, about: dict[str, Any]) -> None:
        """Read what is there but for a last line that was cut off. Raises ValueError for another proof."""
        self.path = path
        self.games: dict[int, Outcome] = {}
        if path is None:
            return
        lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
        if lines and json.loads(lines[0]) != about:
            raise ValueError(f"{path} holds games of another proof")
        for line in lines[1:]:
            values: dict[str, Any] = json.loads(line)
            values |= {key: tuple(value) for key, value in values.items() if isinstance(value, list)}
            done = Outcome(**values)
            self.games[done.number] = done
        self._write([json.dumps(about), *lines[1:]], "w")

    def add(self, done: Outcome) -> None:
        if self.path is not None:
            self._write([json.dumps(asdict(done))], "a")

    def _write(self, lines: list[str], mode: str) -> None:
        assert self.path is not None
        with self.path.open(mode, encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))


def _outcomes(
    arguments: argparse.Namespace, bots: tuple[str, ...], options: dict[str, str], kept: GameFile
) -> Iterator[Outcome]:
    """Yield the games in their order, those that are kept already without playing them."""
    key, seed = arguments.game, arguments.seed
    if arguments.processes == 1:
        for number in range(arguments.games):
            if number not in kept.games:
                kept.add(done := one(key, bots, options, seed, number))
                yield done
            else:
                yield kept.games[number]
        return
    missing = [number for number in range(arguments.games) if number not in kept.games]
    tasks = ((key, bots, options, seed, number) for number in missing)
    found = dict(kept.games)
    with closing(each(one, tasks, arguments.processes)) as ends:
        for number in range(arguments.games):
            while number not in found:
                at, end = next(ends)
                found[missing[at]] = done = returned(end)
                kept.add(done)
            yield found[number]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="vigneron.bots.arena.sequential_test", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    bar = parser.add_mutually_exclusive_group(required=True)
    bar.add_argument("--wins", type=float)
    bar.add_argument("--mean", type=float)
    parser.add_argument("--games", type=int, default=400, help="the most")
    parser.add_argument("--seconds", type=float, default=86_400.0, help="the most")
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", default="prove")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep the games in this file")
    arguments = parser.parse_args(argv)
    bots = tuple(arguments.bots.split(","))
    if arguments.games < 2 or arguments.processes < 1:
        parser.error("--games must be 2 or more, --processes 1 or more")
    try:
        options = _options(arguments.options)
        game = find_game(arguments.game)
        game.setup(len(bots), options)
        for name in bots:
            make_bot(name, game)
    except (ValueError, LookupError) as error:
        parser.error(str(error))
    of_wins = arguments.wins is not None
    test = Test(arguments.wins if of_wins else arguments.mean, of_wins)
    about = {
        "game": arguments.game,
        "bots": arguments.bots,
        "options": arguments.options,
        "seed": arguments.seed,
    }
    try:
        kept = GameFile(arguments.out, about)
    except ValueError as error:
        parser.error(str(error))
    values = values_of(_outcomes(arguments, bots, options, kept), len(bots), of_wins)
    try:
        _look(test, values, looks(arguments.games), arguments.seconds)
    except (BotFailed, WorkerDied) as error:
        parser.exit(3, f"{error}\n")
    except KeyboardInterrupt:
        return 130
    return {"cleared": 0, "missed": 1, "open": 2}[test.verdict()]


def _options(text: str) -> dict[str, str]:
    """Raises ValueError."""
    words = [word.partition("=") for word in text.split(",") if word]
    if not all(key and value for key, _, value in words):
        raise ValueError(f"--options: {text!r} is not of the form option=value")
    return {key: value for key, _, value in words}


def _look(test: Test, values: Iterator[float], at: Sequence[int], seconds: float) -> None:
    """Take values and print what they say when it is time to, until that is certain or the time is over."""
    began = time.monotonic()
    for value in values:
        test.values.append(value)
        out_of_time = time.monotonic() - began > seconds and len(test.values) > 1
        if len(test.values) in at or out_of_time:
            print(json.dumps(test.told()), flush=True)
            if test.verdict() != "open" or out_of_time:
                return


if __name__ == "__main__":
    sys.exit(main())
