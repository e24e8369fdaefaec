"""Measure the order of the levels: python -m bench.levels DIR [--games KEY,KEY] [--seconds N]

Every level plays against the next easier one: one seat of the stronger level, in turn each seat of the
table, and the easier level in all others, with the same dice. 100 games with one seat (by scores) and two
seats (by wins), 40 with more. DIR keeps the games, so an interrupted measurement goes on where it stopped;
`--seconds` ends it after that time. It prints the rows of docs/strength.md that are measured."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from vigneron.bots.arena.self_play import Outcome, mean_ci, share_bounds
from vigneron.bots.arena.sequential_test import GameFile, one, values_of
from vigneron.bots.levels import BOTS
from vigneron.core.registry import game, games

FEW_SEATS: Final = 2
MANY_GAMES: Final = 100
FEWER_GAMES: Final = 40
SEED: Final = "levels"


@dataclass(frozen=True, slots=True)
class Row:
    """A level against the next easier one at a number of seats. With one seat, each plays alone."""

    game: str
    seats: int
    stronger: str
    easier: str

    @property
    def games(self) -> int:
        """Return the number of games of this row."""
        return MANY_GAMES if self.seats <= FEW_SEATS else FEWER_GAMES


def rows(keys: list[str]) -> list[Row]:
    """Return all rows, with few seats first, because these matter most."""
    pairs = [(stronger, easier) for easier, stronger in pairwise(BOTS)]
    found = [Row(key, seats, *pair) for key in keys for seats in game(key).seats for pair in pairs]
    return sorted(found, key=lambda row: (row.seats > FEW_SEATS, row.stronger == list(BOTS)[-1]))


def played(folder: Path, key: str, bots: tuple[str, ...], count: int, until: float) -> list[Outcome]:
    """Return the games of these bots, and play those that are missing until the time is up."""
    name = "-".join((key, *(bots if len(bots) == 1 else (bots[0], bots[1], str(len(bots))))))
    kept = GameFile(folder / f"{name}.jsonl", {"game": key, "bots": list(bots), "seed": SEED})
    for number in range(count):
        if number not in kept.games:
            if time.monotonic() > until:
                break
            kept.games[number] = done = one(key, bots, {}, SEED, number)
            kept.add(done)
    return [kept.games[number] for number in sorted(kept.games)]


def measured(folder: Path, row: Row, until: float) -> str:
    """Return a row of the table, or '' if it is not measured whole."""
    if row.seats == 1:
        return _alone(folder, row, until)
    bots = (row.stronger, *[row.easier] * (row.seats - 1))
    done = played(folder, row.game, bots, row.games, until)
    if len(done) < row.games:
        return ""
    wins = sum(values_of(iter(done), row.seats, of_wins=True))
    low, high = share_bounds(wins, len(done))
    return (
        f"| {row.game} | {row.seats} | {row.stronger}, {row.easier} | {len(done)} "
        f"| wins {wins / len(done):.0%} | {low:.0%} to {high:.0%} | {1 / row.seats:.0%} |"
    ).replace("%", " %")


def _alone(folder: Path, row: Row, until: float) -> str:
    """Return the row of two levels that play alone with the same dice: by how many points one is ahead."""
    sides = [played(folder, row.game, (name,), row.games, until) for name in (row.stronger, row.easier)]
    if min(map(len, sides)) < row.games:
        return ""
    ahead = [float(mine.scores[0] - other.scores[0]) for mine, other in zip(*sides, strict=True)]
    mean, interval = mean_ci(ahead)
    bounds = "–" if interval is None else "{:+.1f} to {:+.1f}".format(*interval)
    return (
        f"| {row.game} | 1 | {row.stronger}, {row.easier} | {len(ahead)} "
        f"| {mean:+.1f} points | {bounds} | 0 |"
    )


def table(folder: Path, keys: list[str], seconds: float) -> Iterator[str]:
    """Yield the lines of the table. Rows that are not measured whole are left out, and counted at the end."""
    until = time.monotonic() + seconds
    yield "| game | seats | pair | games | the stronger | 95 % interval | if equal |"
    yield "|---|---|---|---|---|---|---|"
    wanted = rows(keys)
    found = [line for row in wanted if (line := measured(folder, row, until))]
    yield from sorted(found)
    yield f"{len(found)} of {len(wanted)} rows are measured."


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="bench.levels", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--seconds", type=float, default=1e9)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for line in table(asked.folder, asked.games.split(","), asked.seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
