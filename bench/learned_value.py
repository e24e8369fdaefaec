"""Learn the weights of a game's features from games that its search plays against itself.

    python bench/learned_value.py GAME [--games 1500] [--rounds 2] [--iterations 16] [--seed 1]
                                  [--processes 2] [--trial 100] [--data DIR] [--out FILE] [--write]

The weighted features correct the handwritten value. This works for games whose insight has a method
`features`.

Each round plays games by the search, with few playouts and the weights of the previous round. Most games have
two seats, and a seat sometimes plays an act that is not the best. Every position gives a sample for each pair
of neighbours: the difference of their features. Its target is the final lead of the one over the other, minus
the difference of their handwritten values. A ridge regression over all samples so far (Hoerl & Kennard 1970)
gives the weights. This is fitted value iteration with Monte Carlo returns (Sutton & Barto 2018, chapter 9). A
tenth of the games is held out to measure the errors of both values.

At the end, the search with the weights plays the search without them, each deal twice with the seats swapped.
`--data` takes other component data, as `vigneron` does. `--out` writes the weights as JSON, and `--write`
changes the package."""

from __future__ import annotations

import argparse
import dataclasses
import importlib
import json
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

import numpy as np
from weights_file import write_weights

from vigneron.bots import DAY
from vigneron.bots.search.mcts import Search, hints_of
from vigneron.core.chance import Xorshift
from vigneron.core.game import Budget, Game, View
from vigneron.core.registry import game

RIDGE, DARING, AMONG, WRITTEN = 1000.0, 0.15, 4, 1
"""The ridge; the rate of random acts among the AMONG best; the index of the handwritten value."""
TENS = 10.0
"""The unit of the handwritten value, in points."""
Weights = tuple[tuple[float, ...], ...]
"""Indexed by sign, then by part of time."""


def game_by(key: str, weights: Weights) -> Game[Any, Any]:
    """Return a game whose insight uses these weights, or the handwritten value alone if they are ()."""
    found = game(key)
    written: Any = found.insight
    return dataclasses.replace(found, insight=type(written)(weights))


def play(
    by: list[Game[Any, Any]], number: int, iterations: int, daring: float, data: Path | None = None
) -> tuple[Any, list[Any]]:
    """Play a game, each seat by the search of its own game; return its end, and some positions on the way."""
    rng, seats = random.Random(number), len(by)
    setup = by[0].setup(seats, {})
    rules, chance = by[0].rules(setup, by[0].data(data)), Xorshift(number)
    state = rules.new(setup, chance)
    searches, streams = [Search() for _ in by], [Xorshift(number * 8 + seat) for seat in range(seats)]
    settle, before = hints_of(by[0]).extend_to_turn_end, -1
    rows = []
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = list(rules.legal(state, seat))
        act = legal[0]
        if len(legal) > 1:
            seen, budget = rules.observe(state, seat), Budget(DAY, iterations)
            view = View(by[seat], rules, seen, seat, legal, budget, streams[seat])
            told = searches[seat].analyse(view)
            act = told[0].action
            if rng.random() < daring:
                act, searches[seat] = told[rng.randrange(min(AMONG, len(told)))].action, Search()
            if daring and (seat != before or not settle):
                insight: Any = by[seat].insight
                rows.append(insight.features(rules, state))
            before = seat
        rules.step(state, seat, act, chance, None)
    return rules.result(state), rows


def samples(key: str, number: int, weights: Weights, iterations: int, data: Path | None) -> tuple[Any, Any]:
    """Play a game; return its samples, one row each, and their targets."""
    seats = random.Random(number).choice((2, 2, 2, 3, 4))
    result, rows = play([game_by(key, weights)] * seats, number, iterations, DARING, data)
    features, targets = [], []
    for seen, parts in rows:
        for one in range(seats if seats > 2 else 1):
            two = (one + 1) % seats
            apart = np.array(seen[one]) - np.array(seen[two])
            features.append(np.outer(apart, parts).ravel())
            targets.append(result.scores[one] - result.scores[two] - TENS * apart[WRITTEN])
    return np.array(features), np.array(targets)


def many(
    key: str, numbers: range, weights: Weights, iterations: int, data: Path | None
) -> tuple[Any, Any, list[Any]]:
    """Return the sums of a regression over these games, and the samples of the held-out tenth."""
    square: Any = 0.0
    line: Any = 0.0
    kept = []
    for number in numbers:
        features, targets = samples(key, number, weights, iterations, data)
        if number % 10 == 0:
            kept.append((features, targets))
        else:
            square, line = square + features.T @ features, line + features.T @ targets
    return square, line, kept


def ahead(
    key: str, numbers: range, weights: Weights, iterations: int, data: Path | None
) -> list[tuple[float, float]]:
    """Return wins and lead of the learned value over the written one, the mean of both seatings of a deal."""
    learned, written = game_by(key, weights), game_by(key, ())
    out = []
    for number in numbers:
        wins = lead = 0.0
        for mine, by in enumerate(([learned, written], [written, learned])):
            result, _ = play(by, number, iterations, 0.0, data)
            wins += (mine in result.winners) / max(1, len(result.winners)) / 2
            lead += (result.scores[mine] - result.scores[1 - mine]) / 2
        out.append((wins, lead))
    return out


def split(numbers: range, count: int) -> list[range]:
    return [numbers[at::count] for at in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1_500, help="a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=16, help="playouts before each act")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--trial", type=int, default=100, help="deals that compare the values at the end")
    parser.add_argument("--data", type=Path)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if options.write and game(options.game).name != game(options.game).key:
        parser.error("--write: only the newest edition's weights are written")
    weights: Weights = ()
    square: Any = 0.0
    line: Any = 0.0
    told: list[str] = []
    parts = parts_of_time(options.game)
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        for number in range(options.rounds):
            first = options.seed * 10_000_000 + number * options.games
            runs = split(range(first, first + options.games), options.processes * 8)
            kept: list[Any] = []
            jobs = [
                pool.submit(many, options.game, run, weights, options.iterations, options.data)
                for run in runs
            ]
            for job in jobs:
                one_square, one_line, held = job.result()
                square, line, kept = square + one_square, line + one_line, kept + held
            found = np.linalg.solve(square + RIDGE * np.eye(len(line)), line).reshape(-1, parts)
            weights = tuple(tuple(round(float(weight), 4) for weight in row) for row in found)
            targets = np.concatenate([target for _, target in kept])
            rest = targets - np.concatenate([features for features, _ in kept]) @ np.array(weights).ravel()
            off = [float(np.sqrt((by**2).mean())) for by in (targets, rest)]
            told.append(
                f"round {number + 1}: written value off by {off[0]:.2f} points, learned by {off[1]:.2f}"
            )
            print(told[-1], flush=True)
        trial = split(range(1, options.trial + 1), options.processes * 8)
        duels = [
            pool.submit(ahead, options.game, run, weights, options.iterations, options.data)
            for run in trial
            if run
        ]
        ended = [pair for duel in duels for pair in duel.result()]
    if len(ended) > 1:
        told.append(compared(np.array(ended)))
        print(told[-1])
    if options.out is not None:
        options.out.write_text(json.dumps(weights), encoding="utf-8")
    if options.write:
        write(options, weights, told)


def compared(ended: Any) -> str:
    """Return a text about the deals of a trial; `deals[deal]` is (wins, lead)."""
    error = ended.std(axis=0, ddof=1) / len(ended) ** 0.5
    return (
        f"learned against written, {2 * len(ended)} games of two: {ended[:, 0].mean():.1%} won "
        f"(standard error {error[0]:.1%}), ahead by {ended[:, 1].mean():.2f} points ({error[1]:.2f})"
    )


def parts_of_time(key: str) -> int:
    """Return the number of parts into which time is divided."""
    found = game(key)
    setup = found.setup(2, {})
    rules, insight = found.rules(setup), cast(Any, found.insight)
    return len(insight.features(rules, rules.new(setup, Xorshift(1)))[1])


def write(options: argparse.Namespace, weights: Weights, told: list[str]) -> None:
    learned = importlib.import_module(
        f"{type(game(options.game).insight).__module__.rsplit('.', 1)[0]}.weights"
    )
    sizes = (
        f"--games {options.games} --rounds {options.rounds} --iterations {options.iterations} "
        f"--seed {options.seed} --trial {options.trial}"
    )
    write_weights(
        learned,
        weights,
        title="Weights of the features of a seat, learned from games; see `features`.",
        command=f"learned_value.py {options.game} {sizes}",
        told=told,
        order="By feature, by part of time (`features.Features.parts`).",
    )


if __name__ == "__main__":
    main()
