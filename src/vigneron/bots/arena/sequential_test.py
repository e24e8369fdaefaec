"""Tests whether a bot clears a bar: plays games until that is certain, and prints JSON lines.

    python -m vigneron.bots.arena.sequential_test GAME --bots BOT,OTHER[,OTHER…] --wins 0.75
    python -m vigneron.bots.arena.sequential_test GAME --bots BOT --mean 59 [--adjust]
    python -m vigneron.bots.arena.sequential_test GAME --bots BOT,OTHER --margin 0 [--adjust]

The first bot takes each seat in turn with the same dice; a shared win counts 1/k. `--mean` tests its mean
score instead of its wins, and `--margin` its mean margin to the best other score. `--adjust` takes the luck
out of the score of a bot alone, or out of the margin (see `evaluation.adjust`).

The test looks at growing numbers of games, and stops when the 95 % bound is beyond
the bar on either side. The bounds are widened for the number of looks (Pocock 1977).

Exit status: 0 cleared, 1 missed, 2 still open when the games or the time ran out (also for wrong arguments),
3 a bot failed, 130 interrupted. `--out FILE` keeps the games, so that an interrupted test continues where it
stopped."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from math import sqrt
from pathlib import Path
from typing import Any, Final

from vigneron.bots import make_bot
from vigneron.bots.arena.process_pool import WorkerDied, each, returned
from vigneron.bots.arena.self_play import Outcome, Series, outcome, play, share_bounds
from vigneron.bots.failing import BotFailed
from vigneron.core.registry import game as find_game
from vigneron.evaluation.adjust import adjusted, game_luck

FIRST_LOOK: Final = 16
GROWTH: Final = 1.3
WIDE: Final = 2.2
"""Width of bounds, in standard errors: one-sided 5 % over about ten looks (Pocock 1977)."""


def looks(most: int) -> list[int]:
    """Return the numbers of games at which the test looks. The last one is `most`."""
    out, at = [], float(FIRST_LOOK)
    while at < most:
        out.append(int(at))
        at *= GROWTH
    return [*out, most]


def mean_bounds(values: Sequence[float], wide: float = WIDE) -> tuple[float, float]:
    """Return the bounds of a mean, `wide` standard errors either side."""
    count = len(values)
    mean = sum(values) / count
    half = wide * sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean - half, mean + half


@dataclass
class Test:
    """A bar, and the measured values: wins (1/k if shared) or scores, in the order of play."""

    bar: float
    of_wins: bool
    values: list[float] = field(default_factory=list)

    def bounds(self) -> tuple[float, float]:
        """Return the lower and upper bound."""
        if self.of_wins:
            return share_bounds(sum(self.values), len(self.values), WIDE)
        return mean_bounds(self.values)

    def verdict(self) -> str:
        """Return `cleared`, `missed` or `open`."""
        low, high = self.bounds()
        return "cleared" if low > self.bar else "missed" if high < self.bar else "open"

    def told(self) -> dict[str, Any]:
        """Return the state of the test as the line that is printed."""
        low, high = self.bounds()
        mean = sum(self.values) / len(self.values)
        return {
            "games": len(self.values),
            "mean": round(mean, 4),
            "bounds": [round(low, 4), round(high, 4)],
            "bar": self.bar,
            "verdict": self.verdict(),
        }


def one(
    key: str, bots: tuple[str, ...], options: dict[str, str], seed: str, number: int, adjust: bool = False
) -> Outcome:
    """Play game `number` with the first bot in seat number % seats. All seats get the same dice in turn."""
    game = find_game(key)
    seats = len(bots)
    seat = number % seats
    others = list(bots[1:])
    line = (*others[:seat], bots[0], *others[seat:])
    setup = game.setup(seats, options)
    deal = number // seats
    match = play(Series(key, line, seed, setup.options), deal, game, digests=False)
    found = outcome(match, number)
    if not adjust:
        return found
    lucks = game_luck(match.game, match.rules, match.setup, match.journal.plies(), 1 + deal)
    return replace(found, luck=lucks)


def values_of(
    outcomes: Iterator[Outcome], seats: int, of_wins: bool, of_margin: bool = False
) -> Iterator[float]:
    """Yield the win (or score, or margin) of the first bot in each game, less its luck if that is known."""
    for done in outcomes:
        seat = done.number % seats
        if of_wins:
            yield 1 / len(done.winners) if seat in done.winners else 0.0
        elif of_margin or done.luck:
            yield adjusted(done.scores, done.luck or (0.0,) * seats)[seat]
        else:
            yield float(done.scores[seat])


class GameFile:
    """A file of finished games: the arguments of the test in the first line, then a game per line."""

    def __init__(self, path: Path | None, about: dict[str, Any]) -> None:
        """Read the file without a torn last line. Raises ValueError if it belongs to another test."""
        self.path = path
        self.games: dict[int, Outcome] = {}
        if path is None:
            return
        lines = path.read_text(encoding="utf-8").split("\n")[:-1] if path.exists() else []
        try:
            if lines and json.loads(lines[0]) != about:
                raise ValueError(f"{path} holds games of another test")
            for line in lines[1:]:
                values: dict[str, Any] = json.loads(line)
                values |= {key: tuple(value) for key, value in values.items() if isinstance(value, list)}
                done = Outcome(**values)
                self.games[done.number] = done
        except (json.JSONDecodeError, TypeError, AttributeError) as error:
            raise ValueError(f"{path} is no file of games of a test") from error
        self._write([json.dumps(about), *lines[1:]], "w")

    def add(self, done: Outcome) -> None:
        """Add a game."""
        if self.path is not None:
            self._write([json.dumps(asdict(done))], "a")

    def _write(self, lines: list[str], mode: str) -> None:
        assert self.path is not None
        with self.path.open(mode, encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))


def _outcomes(
    arguments: argparse.Namespace, bots: tuple[str, ...], options: dict[str, str], kept: GameFile
) -> Iterator[Outcome]:
    """Yield the games in order. Games in the file are not played again."""
    key, seed = arguments.game, arguments.seed
    if arguments.processes == 1:
        for number in range(arguments.games):
            if number not in kept.games:
                kept.add(done := one(key, bots, options, seed, number, arguments.adjust))
                yield done
            else:
                yield kept.games[number]
        return
    missing = [number for number in range(arguments.games) if number not in kept.games]
    tasks = ((key, bots, options, seed, number, arguments.adjust) for number in missing)
    found = dict(kept.games)
    with closing(each(one, tasks, arguments.processes)) as ends:
        for number in range(arguments.games):
            while number not in found:
                at, end = next(ends)
                found[missing[at]] = done = returned(end)
                kept.add(done)
            yield found[number]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="vigneron.bots.arena.sequential_test", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True)
    bar = parser.add_mutually_exclusive_group(required=True)
    bar.add_argument("--wins", type=float)
    bar.add_argument("--mean", type=float)
    bar.add_argument("--margin", type=float)
    parser.add_argument("--adjust", action="store_true", help="without luck")
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
    of_wins, of_margin = arguments.wins is not None, arguments.margin is not None
    if arguments.adjust and (of_wins or (len(bots) > 1 and not of_margin)):
        parser.error("--adjust needs --margin, or --mean of a bot alone")
    test = Test(
        next(bar for bar in (arguments.wins, arguments.mean, arguments.margin) if bar is not None), of_wins
    )
    about = {
        "game": arguments.game,
        "bots": arguments.bots,
        "options": arguments.options,
        "seed": arguments.seed,
        **({"adjust": True} if arguments.adjust else {}),
    }
    try:
        kept = GameFile(arguments.out, about)
    except (ValueError, OSError) as error:
        parser.error(str(error))
    values = values_of(_outcomes(arguments, bots, options, kept), len(bots), of_wins, of_margin)
    try:
        _look(test, values, looks(arguments.games), arguments.seconds)
    except (BotFailed, WorkerDied) as error:
        parser.exit(3, f"{error}\n")
    except KeyboardInterrupt:
        return 130
    return {"cleared": 0, "missed": 1, "open": 2}[test.verdict()]


def _options(text: str) -> dict[str, str]:
    """Return options of the form key=value,key=value. Raises ValueError."""
    words = [word.partition("=") for word in text.split(",") if word]
    if not all(key and value for key, _, value in words):
        raise ValueError(f"--options: {text!r} is not of the form option=value")
    return {key: value for key, _, value in words}


def _look(test: Test, values: Iterator[float], at: Sequence[int], seconds: float) -> None:
    """Take values until the test is certain or the time is over; print a line at each look."""
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
