"""Compare our rules and search with those of other projects, in one interleaved run.

    python bench/peers.py [--seconds 0.5] [--rounds 7] [--seats 2,4] [--game KEY]… [--only TEXT]…
                          [--home .venv-peers] [--json] [--wait 300]

The first run makes environments under `--home` for catanatron, OpenSpiel, python-chess and, where there is a
Python 3.12, fastcatan; packages that cannot be installed are named and left out. In every round the rows work
one after the other, each for `--seconds` of processor time. Prints the median rates, and the medians of the
ratios within a round: of random play to catanatron's decisions, of search to the plies of OpenSpiel's MCTS.

Ratios depend on how busy the machine is, since the packages gain differently from idleness. So the run first
waits for a load of at most 1, for at most `--wait` seconds, prints the load at the start and in the rounds,
and warns if others kept the machine busy. `--json` has both as `load`.

Compiled rows need compiled rules (`python -m vigneron._compiled.build`, `VIGNERON_COMPILED`); the yardstick
needs `cc`. `--only` keeps the rows whose name contains one of the texts, and the two bases of ratios."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from homes import pythons
from idle import check_rounds, load, wait_for_idle

from vigneron._compiled.finder import why
from vigneron.core.registry import games
from vigneron.devtools.speed import MEASURES

PLAY = "catanatron 4, random play"
SEARCH = "open_spiel, Python MCTS, backgammon"
WORDS = {"playout": "inside", "call": "by calls", "acts": "by contract"}
YARDSTICK = "burgundy_dice"


class Worker:
    """A process that does all the work of one Python."""

    def __init__(
        self, python: str, environment: dict[str, str] | None = None, program: str = "work.py"
    ) -> None:
        self._process = subprocess.Popen(
            [python, str(Path(__file__).with_name(program))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **(environment or {})},
        )

    def work(self, name: str, arguments: tuple[Any, ...], seconds: float) -> dict[str, Any]:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        print(json.dumps({"work": name, "arguments": arguments, "seconds": seconds}), file=stdin, flush=True)
        line = stdout.readline()
        told: dict[str, Any] = json.loads(line) if line else {"failed": "the process ended"}
        return told

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


@dataclass(frozen=True, slots=True)
class Measure:
    """What is measured. Its ratio is to the figure `of` of the row `base`."""

    name: str
    worker: Worker
    work: str
    arguments: tuple[Any, ...] = ()
    base: str = ""
    of: str = "rate"


def rows(asked: argparse.Namespace, stack: ExitStack) -> Iterator[Measure]:
    """Yield everything that can be measured here."""

    def worker(python: str, environment: dict[str, str] | None = None) -> Worker:
        made = Worker(python, environment)
        stack.callback(made.stop)
        return made

    peers, fast = pythons(asked.home)
    if peers:
        theirs = worker(peers)
        yield Measure(PLAY, theirs, "catanatron", (4,), PLAY)
        yield Measure("catanatron 2, random play", theirs, "catanatron", (2,), PLAY)
    if fast:
        yield Measure("fastcatan 4, random play by calls", worker(fast), "fastcatan", (), PLAY)
    if peers:
        yield Measure("python-chess, perft 3 (nodes)", theirs, "chess")
        yield Measure(SEARCH, theirs, "open_spiel", (), SEARCH, "plies/s")
    built, pure = worker(sys.executable), worker(sys.executable, {"VIGNERON_PURE": "1"})
    for key in asked.game or games():
        ways = [("compiled", built)] if why(key) == "built" else []
        for seats in asked.seats:
            for way, ours in [*ways, ("interpreted", pure)]:
                head = f"{key} {seats}, {way}"
                for kind in MEASURES:
                    base = PLAY if kind in WORDS else ""
                    yield Measure(f"{head}, {WORDS.get(kind, kind)}", ours, "ours", (key, kind, seats), base)
                yield Measure(
                    f"{head}, search, random rollouts",
                    ours,
                    "our_search",
                    (key, seats, False),
                    SEARCH,
                    "plies/s",
                )
                yield Measure(f"{head}, search, its insight", ours, "our_search", (key, seats, True))
            if key == YARDSTICK:
                yield Measure(f"{key} {seats}, yardstick in C", built, "yardstick", (seats,), PLAY)


def wanted(row: Measure, only: list[str] | None) -> bool:
    return not only or row.name in (PLAY, SEARCH) or any(text in row.name for text in only)


def median(rounds: list[dict[str, dict[str, Any]]], row: Measure) -> dict[str, Any]:
    """Return a row's figures, as medians over the rounds, with `ratio` if its base was measured too."""
    mine = [told[row.name] for told in rounds]
    for one in mine:
        if "failed" in one:
            return one
    out: dict[str, Any] = {name: statistics.median(one[name] for one in mine) for name in mine[0]}
    if row.base and all(row.of in told.get(row.base, {}) for told in rounds):
        out["ratio"] = statistics.median(told[row.name][row.of] / told[row.base][row.of] for told in rounds)
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description="Our rules and search beside those of others.")
    parser.add_argument("--home", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[2, 4])
    parser.add_argument("--game", action="append")
    parser.add_argument("--only", action="append")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--wait", type=float, default=300.0)
    asked = parser.parse_args()
    with ExitStack() as stack:
        found = [row for row in rows(asked, stack) if wanted(row, asked.only)]
        begun, loads, rounds = wait_for_idle(asked.wait), list[float](), list[dict[str, dict[str, Any]]]()
        for _ in range(asked.rounds):
            rounds.append(
                {row.name: row.worker.work(row.work, row.arguments, asked.seconds) for row in found}
            )
            loads += filter(None, [load()])
    told = {row.name: median(rounds, row) for row in found}
    highest = check_rounds(loads)
    if asked.json:
        print(json.dumps({**told, "load": {"start": begun, "highest": highest}}, indent=1))
        return
    for name, figures in told.items():
        if "failed" in figures:
            print(f"{name:52}  not measured: {figures['failed']}")
            continue
        more = "  ".join(
            f"{what} {value:,.1f}" for what, value in figures.items() if what not in ("rate", "ratio")
        )
        ratio = f"{figures['ratio']:8.2f} x" if "ratio" in figures else " " * 10
        print(f"{name:52}{figures['rate']:14,.0f} /s {ratio}  {more}".rstrip())


if __name__ == "__main__":
    main()
