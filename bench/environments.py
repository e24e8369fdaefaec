"""Compare our environments with those of others, in one interleaved run on one core.

    python bench/environments.py [--seconds 0.5] [--rounds 5] [--seats 2] [--home .venv-peers]

The first run makes an environment under `--home` for catanatron, OpenSpiel, PettingZoo and pgx. Prints the
median rates, the medians of the ratios within a round, and whether they reach the bars: vector stepping of
256 games with masks and observations to compiled playouts (0.3), to catanatron's random play, to pgx's and
OpenSpiel's vectors of backgammon, and our PettingZoo environment to its tic-tac-toe (5). The choice of acts
is not counted for vectors; `with choice` counts it. Compiled rules are needed."""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from homes import home
from peers import Worker

from vigneron._compiled.finder import why
from vigneron.core.registry import game, games

PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2", "pettingzoo==1.27.0", "pgx==2.6.0", "pygame==2.6.1")
CATANATRON, TICTACTOE = "catanatron, random play", "PettingZoo, tic-tac-toe"
OPEN_SPIEL, PGX = "OpenSpiel, SyncVectorEnv, backgammon", "pgx, backgammon"
BARS = (40.0, 25.0, 15.0)
"""Times catanatron: of the games by their weight, the lightest first."""
BYTES = 4096


@dataclass(frozen=True, slots=True)
class Row:
    """What is measured, and its bars: the least ratio to each of some other rows."""

    name: str
    worker: Worker
    work: str
    arguments: tuple[Any, ...] = ()
    bars: tuple[tuple[str, float], ...] = ()


def rows(asked: argparse.Namespace, stack: ExitStack) -> Iterator[Row]:
    """Yield everything that can be measured here."""
    one = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    one["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"

    def worker(python: str) -> Worker:
        made = Worker(python, one, "steps.py")
        stack.callback(made.stop)
        return made

    theirs = home(asked.home / "environments", sys.executable, PACKAGES)
    if theirs:
        others = worker(theirs)
        yield Row(CATANATRON, others, "catanatron", (4,))
        yield Row(OPEN_SPIEL, others, "open_spiel")
        yield Row(TICTACTOE, others, "tictactoe")
        yield Row(PGX, worker(theirs), "pgx", ("backgammon",))
        for name in ("go_9x9", "2048"):
            yield Row(f"pgx, {name}", worker(theirs), "pgx", (name,))
    ours = worker(sys.executable)
    for place, key in enumerate(sorted(games(), key=lambda key: game(key).weight)):
        for seats in [count for count in asked.seats if count in game(key).seats]:
            head = f"{key} {seats}"
            bars = [(f"{head}, playouts", 0.3), (CATANATRON, BARS[min(place, len(BARS) - 1)])]
            bars += [(PGX, 15.0), (OPEN_SPIEL, 100.0)] if place == 0 else [(PGX, 0.0), (OPEN_SPIEL, 0.0)]
            yield Row(f"{head}, playouts", ours, "playout", (key, seats))
            yield Row(f"{head}, vector of 256", ours, "vector", (key, seats), tuple(bars))
            yield Row(f"{head}, PettingZoo", ours, "aec", (key, seats), ((TICTACTOE, 5.0),))
            yield Row(f"{head}, bytes per game", ours, "memory", (key, seats))


def main() -> int:
    """Run the command; return 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--home", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[2])
    asked = parser.parse_args()
    lacking = [f"{key} ({why(key)})" for key in games() if why(key) != "built"]
    print(f"load {os.getloadavg()[0]:.1f}" + (f"; not compiled: {', '.join(lacking)}" if lacking else ""))
    with ExitStack() as stack:
        found = list(rows(asked, stack))
        rounds = [
            {row.name: row.worker.work(row.work, row.arguments, asked.seconds) for row in found}
            for _ in range(asked.rounds)
        ]
    missed = 0
    for row in found:
        mine = [told[row.name] for told in rounds]
        if failed := [one["failed"] for one in mine if "failed" in one]:
            print(f"{row.name:40}  not measured: {failed[0]}")
            continue
        rate = statistics.median(one["rate"] for one in mine)
        said = [
            f"{what} {statistics.median(one[what] for one in mine):,.0f}"
            for what in mine[0]
            if what != "rate"
        ]
        if row.work == "memory":
            missed += rate > BYTES
            print(f"{row.name:40}{rate:14,.0f}    (bar {BYTES:,}: {'missed' if rate > BYTES else 'reached'})")
            continue
        for base, bar in row.bars:
            if all("rate" in told.get(base, {}) for told in rounds):
                ratio = statistics.median(told[row.name]["rate"] / told[base]["rate"] for told in rounds)
                missed += ratio < bar
                verdict = f" (bar {bar:g}: {'missed' if ratio < bar else 'reached'})" if bar else ""
                said.append(f"{ratio:,.2f} x {base}{verdict}")
        print(f"{row.name:40}{rate:14,.0f} /s  {'; '.join(said)}".rstrip())
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
