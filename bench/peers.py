"""Our rules beside those of others, in one interleaved run, so that ratios can be quoted.

    python bench/peers.py [--peers PYTHON]… [--seconds 1] [--rounds 7] [--seats 2,4] [--game KEY]… [--json]

Each row is a process of its own; in every round each works for so many seconds of processor time, one after
the other. Told are the median rate and the median of the ratios to catanatron's in the same round. PYTHON is
one that has the peers' packages (default: this one):

    python -m venv peers && peers/bin/pip install catanatron==3.2.1 open_spiel chess

fastcatan needs Python 3.12: give `--peers` more than once.

What is not there is named and left out. `VIGNERON_COMPILED` says where compiled rules are, as everywhere.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import process_time
from typing import Any

Work = Callable[[float], dict[str, float]]
"""Work for so many seconds; return `rate` and whatever else is worth telling."""

BASE = "catanatron, random play"


# ---- what peers do


def catanatron() -> Work:
    """Decisions per second of four random players, as the package comes."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def work(seconds: float) -> dict[str, float]:
        decisions = games = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            game = Game([RandomPlayer(color) for color in colors])
            game.play()
            decisions += len(getattr(game.state, "action_records", None) or game.state.actions)
            games += 1
        return {"rate": decisions / spent, "games": games / spent}

    return work


def open_spiel() -> Work:
    """Simulations per second of the Python MCTS on backgammon, one random rollout each."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    plies = 0

    class Counted(mcts.RandomRolloutEvaluator):
        def evaluate(self, state: Any) -> Any:
            nonlocal plies
            before = state.move_number()
            working = state.clone()
            while not working.is_terminal():
                if working.is_chance_node():
                    outcomes, chances = zip(*working.chance_outcomes(), strict=True)
                    working.apply_action(self._random_state.choice(outcomes, p=chances))
                else:
                    working.apply_action(self._random_state.choice(working.legal_actions()))
            plies += working.move_number() - before
            return numpy.array(working.returns())

    game = pyspiel.load_game("backgammon")
    random = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 20, Counted(n_rollouts=1, random_state=random), random_state=random)

    def work(seconds: float) -> dict[str, float]:
        nonlocal plies
        plies = searches = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            state = game.new_initial_state()
            state.apply_action(state.legal_actions()[0])
            bot.mcts_search(state)
            searches += 1
        return {"rate": 20 * searches / spent, "plies": plies / (20 * searches), "plies/s": plies / spent}

    return work


def fastcatan() -> Work:
    """Decisions per second of random play on its C++ core, two Python calls per decision."""
    from random import Random

    import fastcatan as core

    random = Random(1)
    env = core.Env()

    def work(seconds: float) -> dict[str, float]:
        decisions = games = offers = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            env.reset(seed=games)
            while not env.done:
                legal = env.legal_actions()
                offers += len(legal)
                env.step(random.choice(legal))
                decisions += 1
            games += 1
        return {"rate": decisions / spent, "games": games / spent, "offers": offers / decisions}

    return work


def chess() -> Work:
    """Nodes per second of perft from the first position, depth 3, move by move."""
    import chess as python_chess

    def perft(board: Any, depth: int) -> int:
        count = 0
        for move in board.legal_moves:
            board.push(move)
            count += perft(board, depth - 1) if depth > 1 else 1
            board.pop()
        return count

    def work(seconds: float) -> dict[str, float]:
        nodes = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            nodes += perft(python_chess.Board(), 3)
        return {"rate": nodes / spent}

    return work


def ours(key: str, kind: str, seats: int) -> Work:
    """Acts per second of random self-play; `kind` is a measure of `vigneron.testing.speed`."""
    from vigneron.core.registry import game as find_game
    from vigneron.testing.speed import self_play

    game = find_game(key)
    setup = game.setup(seats)
    rules = game.rules(setup)

    def work(seconds: float) -> dict[str, float]:
        acts, games = self_play(game, rules, setup, kind, seconds)
        return {"rate": acts, "games": games}

    return work


WORK: dict[str, Callable[..., Work]] = {
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "chess": chess,
    "fastcatan": fastcatan,
    "ours": ours,
}


def serve(name: str, *arguments: str) -> None:
    """Be one row: read seconds, work, print what came of it."""
    work = WORK[name](*(int(a) if a.isdigit() else a for a in arguments))
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        print(json.dumps(work(float(line))), flush=True)


# ---- the one run


class Row:
    """A worker process; `failed` says why it could not begin."""

    def __init__(self, python: str, arguments: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [python, __file__, "--worker", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env={**os.environ, **environment},
        )  # fmt: skip
        self.failed = ""
        if not self._read():
            assert self.process.stderr is not None
            self.failed = (self.process.stderr.read().strip().splitlines() or ["ended"])[-1]

    def _read(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else {}

    def work(self, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        return self._read()

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()


class Native:
    """The yardstick as a row: as many games as take about so many seconds."""

    def __init__(self, program: Path) -> None:
        from native.yardstick import run_native

        self._run = run_native
        self._program = program
        self._speed = 1000 / run_native(program, 1000, 1).seconds
        self.failed = ""

    def work(self, seconds: float) -> dict[str, float]:
        run = self._run(self._program, max(1, int(self._speed * seconds)), 1)
        return {"rate": run.acts / run.seconds, "games": run.games / run.seconds}

    def stop(self) -> None:
        pass


def peer(name: str, pythons: list[str]) -> Row:
    """Return a peer's row, run by the first of these that has its package."""
    for python in pythons[:-1]:
        row = Row(python, [name], {})
        if not row.failed:
            return row
        row.stop()
    return Row(pythons[-1], [name], {})


def rows(asked: argparse.Namespace, stack: ExitStack) -> Iterator[tuple[str, Row | Native]]:
    """Yield (name, worker) of everything that is measured."""
    from native import yardstick

    from vigneron.core.compiled import why
    from vigneron.core.registry import games

    pythons = asked.peers or [sys.executable]
    yield BASE, peer("catanatron", pythons)
    yield "fastcatan, random play", peer("fastcatan", pythons)
    yield "open_spiel, Python MCTS, backgammon (simulations)", peer("open_spiel", pythons)
    yield "python-chess, perft 3 (nodes)", peer("chess", pythons)
    for seats in asked.seats:
        for key in asked.game or games():
            for kind, word in (("playout", "inside"), ("call", "one call each"), ("acts", "by contract")):
                if why(key) == "built":
                    yield (
                        f"{key} {seats}, compiled, {word}",
                        Row(sys.executable, ["ours", key, kind, str(seats)], {}),
                    )
                pure = {"VIGNERON_PURE": "1"}
                if kind != "call":
                    yield (
                        f"{key} {seats}, interpreted, {word}",
                        Row(sys.executable, ["ours", key, kind, str(seats)], pure),
                    )
        if yardstick.GAME in (asked.game or games()):
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            program = yardstick.compile_native(folder, seats)
            differs = yardstick.check(program, seats)
            if differs:
                raise SystemExit(f"the yardstick plays by other rules: {differs}")
            yield f"{yardstick.GAME} {seats}, yardstick in C", Native(program)


def measure(asked: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """Return {row: {"rate": median, "ratio": to catanatron, …}}."""
    with ExitStack() as stack:
        found = list(rows(asked, stack))
        for _, row in found:
            stack.callback(row.stop)
        told: dict[str, dict[str, Any]] = {name: {"failed": row.failed} for name, row in found if row.failed}
        working = [(name, row) for name, row in found if not row.failed]
        rounds = [{name: row.work(asked.seconds) for name, row in working} for _ in range(asked.rounds)]
    for name, _ in working:
        names = rounds[0][name]
        told[name] = {what: statistics.median(each[name][what] for each in rounds) for what in names}
        if BASE in rounds[0]:
            told[name]["ratio"] = statistics.median(
                each[name]["rate"] / each[BASE]["rate"] for each in rounds
            )
    return {name: told[name] for name, _ in found}


def main() -> None:
    if sys.argv[1:2] == ["--worker"]:
        serve(*sys.argv[2:])
        return
    parser = argparse.ArgumentParser(description="Our rules beside those of others, in one interleaved run.")
    parser.add_argument("--peers", action="append", metavar="PYTHON")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[2, 4])
    parser.add_argument("--game", action="append")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    told = measure(asked)
    if asked.json:
        print(json.dumps(told, indent=1))
        return
    for name, row in told.items():
        if "failed" in row:
            print(f"{name:52}  not measured: {row['failed']}")
            continue
        more = "  ".join(
            f"{what} {value:,.1f}" for what, value in row.items() if what not in ("rate", "ratio")
        )
        ratio = f"{row['ratio']:8.2f} x" if "ratio" in row else ""
        print(f"{name:52}{row['rate']:14,.0f} /s {ratio}  {more}")


if __name__ == "__main__":
    main()
