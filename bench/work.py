"""The work that `peers.py` measures, in a process of the Python that has the packages for it.

Reads lines {"work": name, "arguments": […], "seconds": s}, and answers each with a line {"rate": …, …} or
{"failed": why}. Times are processor times."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

Work = Callable[[float], dict[str, float]]
"""Works for this many seconds; returns `rate` and other figures worth printing."""

SIMULATIONS = 20
"""Of one search of OpenSpiel."""
OUR_SIMULATIONS = 400


def catanatron(players: int) -> Work:
    """Measure decisions per second of catanatron's random players, unchanged."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)[:players]

    def work(seconds: float) -> dict[str, float]:
        decisions = games = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            game = Game([RandomPlayer(color) for color in colors])
            game.play()
            decisions += len(game.state.actions)
            games += 1
        return {"rate": decisions / spent, "games/s": games / spent}

    return work


def fastcatan() -> Work:
    """Measure decisions per second of random play on fastcatan's C++ core, two Python calls per decision."""
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
        return {"rate": decisions / spent, "games/s": games / spent, "offers": offers / decisions}

    return work


def open_spiel() -> Work:
    """Measure simulations per second of OpenSpiel's Python MCTS on backgammon, one random rollout each."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    plies = 0

    class CountedRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # without types
        """OpenSpiel's own rollout, line for line, which also counts its plies."""

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
    rollout = CountedRollouts(n_rollouts=1, random_state=random)
    bot = mcts.MCTSBot(game, 2.0, SIMULATIONS, rollout, random_state=random)

    def work(seconds: float) -> dict[str, float]:
        nonlocal plies
        plies = searches = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            state = game.new_initial_state()
            state.apply_action(state.legal_actions()[0])
            bot.mcts_search(state)
            searches += 1
        done = SIMULATIONS * searches
        return {"rate": done / spent, "plies": plies / done, "plies/s": plies / spent}

    return work


def chess() -> Work:
    """Measure nodes per second of python-chess's perft from the first position, depth 3, move by move."""
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
    """Return one of the measures of `vigneron.devtools.speed`."""
    from vigneron.core.registry import game as find_game
    from vigneron.devtools.speed import Subject

    subject = Subject(find_game(key), seats)

    def work(seconds: float) -> dict[str, float]:
        rate, games = subject.rate(kind, seconds)
        return {"rate": rate} | ({"games/s": games, "offers": subject.offers} if games else {})

    return work


def our_search(key: str, seats: int, insight: bool) -> Work:
    """Measure simulations per second of our search, from the first position with three acts or more.

    Without an insight each simulation plays to the end by one random rollout, as OpenSpiel's do; its plies
    are the acts of a random game from that position, counted beforehand."""
    from dataclasses import replace

    from vigneron.bots.search.mcts import Search
    from vigneron.core.chance import Xorshift
    from vigneron.core.game import Budget, View
    from vigneron.core.playouts import playout
    from vigneron.core.registry import game as find_game

    game = find_game(key)
    if not insight:
        game = replace(game, insight=None)
    setup = game.setup(seats)
    rules = game.rules(setup)
    stream = Xorshift(1)
    state = rules.new(setup, stream)
    while len(rules.to_act(state)) < 1 or len(rules.legal(state, rules.to_act(state)[0])) < 3:
        playout(rules, state, stream, 1)
    seat = rules.to_act(state)[0]
    legal = rules.legal(state, seat)
    plies = sum(playout(rules, rules.clone(state), stream, 1 << 20) for _ in range(100)) / 100
    seen = rules.observe(state, seat)

    def work(seconds: float) -> dict[str, float]:
        simulations = searches = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            search = Search()
            search.choose(
                View(game, rules, seen, seat, legal, Budget(1e6, OUR_SIMULATIONS), Xorshift(searches))
            )
            simulations += search.playouts
            searches += 1
        told = {"rate": simulations / spent}
        return told if insight else {**told, "plies": plies, "plies/s": simulations * plies / spent}

    return work


def yardstick(seats: int) -> Work:
    """Measure acts per second of the loop in C.

    Raises RuntimeError if its games differ from those of the rules."""
    import tempfile
    from pathlib import Path

    from native import yardstick as native

    folder = tempfile.TemporaryDirectory()
    program = native.compile_native(Path(folder.name), seats)
    differs = native.check(program, seats)
    if differs:
        raise RuntimeError(f"it plays by other rules: {differs}")
    speed = 1000 / native.run_native(program, 1000, 1).seconds

    def work(seconds: float, folder: object = folder) -> dict[str, float]:
        run = native.run_native(program, max(1, int(speed * seconds)), 1)
        return {
            "rate": run.acts / run.seconds,
            "games/s": run.games / run.seconds,
            "offers": run.offers / run.acts,
        }

    return work


KINDS: dict[str, Callable[..., Work]] = {
    "catanatron": catanatron,
    "chess": chess,
    "fastcatan": fastcatan,
    "open_spiel": open_spiel,
    "our_search": our_search,
    "ours": ours,
    "yardstick": yardstick,
}


def serve(kinds: dict[str, Callable[..., Work]]) -> None:
    """Do what the lines of standard input ask for."""
    ready: dict[str, Work] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = json.dumps([asked["work"], asked["arguments"]])
        try:
            if name not in ready:
                ready[name] = kinds[asked["work"]](*asked["arguments"])
                ready[name](asked["seconds"] / 10)  # the first run is slower
            told: dict[str, Any] = ready[name](asked["seconds"])
        except Exception as error:
            told = {"failed": f"{type(error).__name__}: {error}".splitlines()[0]}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    serve(KINDS)
