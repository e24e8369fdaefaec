"""Learn the weights of a sheet's features in burgundy_dice from games of `greedy`.

    python bench/burgundy_value.py [--games 6000] [--rounds 3] [--seed 1] [--processes 2] [--write]

The weighted features (`SheetEvaluation.look`) correct the handwritten value. Each round plays games with the
weights of the previous round, on all sheets. Most games have one seat, and a seat sometimes plays an act that
is not the best. The sheet after every choice is a sample; its target is the final score minus the handwritten
value. A ridge regression over all samples so far (Hoerl & Kennard 1970) gives the weights. This is fitted
value iteration with Monte Carlo returns (Sutton & Barto 2018, chapter 9). A tenth of the games is held out to
measure the errors of both values.

At the end, `greedy` plays new games with and without the weights, with the same dice. Only `--write` changes
the package."""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy as np
from weights_file import write_weights

from vigneron.core.chance import Xorshift
from vigneron.core.registry import game
from vigneron.games.burgundy_dice.ai import evaluation
from vigneron.games.burgundy_dice.ai import weights as learned
from vigneron.games.burgundy_dice.ai.evaluation import SheetEvaluation, over_time
from vigneron.games.burgundy_dice.ai.insight import BurgundyInsight
from vigneron.games.burgundy_dice.rules.actions import DONE, KIND

GAME = "burgundy_dice"
FEATURES, BASIS = len(SheetEvaluation().row), len(over_time(1.0))
SIZE = FEATURES * BASIS
RIDGE, RANDOM, AMONG = 30.0, 0.12, 6
Weights = tuple[tuple[float, ...], ...]
"""Indexed by sign, then by part of `over_time`."""


def prospects_by(weights: Weights) -> SheetEvaluation:
    """Return an evaluation with these weights, or with the handwritten value alone if they are ()."""
    # It is read when a position's evaluation is first made.
    evaluation.WEIGHTS = weights  # type: ignore[attr-defined]
    return BurgundyInsight()._prospects


def one(number: int, weights: Weights, daring: float, sheet: str = "") -> tuple[list[Any], int]:
    """Play a game; return its samples (features, turns left, final points) and the first seat's score."""
    found, rng = game(GAME), random.Random(number)
    seats = 1 if sheet or rng.random() < 0.75 else rng.randint(2, 4)
    options = {"sheet": sheet or rng.choice("ABCDEFGH")} if seats == 1 else {}
    rules: Any = found.rules(found.setup(seats, options))
    chance, values = Xorshift(number), prospects_by(weights)
    state: Any = rules.new(found.setup(seats, options), chance)
    samples: list[tuple[int, list[float], float]] = []
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = list(rules.legal(state, seat))
        act = legal[0]
        if len(legal) > 1:
            likes = values.prefer(rules, state, seat, legal)
            order = sorted(range(len(legal)), key=lambda at: -likes[at])
            best = order[0] if rng.random() >= daring else order[rng.randrange(min(AMONG, len(order)))]
            act = legal[best]
        side = state.sides[seat]
        if daring and state.turn and KIND[act] != DONE:
            after = side.copy()
            rules.choose(state, after, act)
            moment = values.moment(rules, state)
            if after.chosen and moment.last > 0:
                values.side(rules, state, after)
                samples.append((seat, list(values.row), moment.last))
        rules.step(state, seat, act, chance, None)
    scores = rules.result(state).scores
    return [(row, last, scores[seat]) for seat, row, last in samples], int(scores[0])


def many(numbers: range, weights: Weights) -> tuple[Any, Any, list[Any]]:
    """Return the sums of a regression over these games, and the samples of the held-out tenth."""
    square, line = np.zeros((SIZE, SIZE)), np.zeros(SIZE)
    kept: list[Any] = []
    for number in numbers:
        samples, _ = one(number, weights, RANDOM)
        if number % 10 == 0:
            kept += samples
        elif samples:
            rows = np.array([np.outer(row, over_time(last)).ravel() for row, last, _ in samples])
            over = np.array([score - row[1] for row, _, score in samples])
            square += rows.T @ rows
            line += rows.T @ over
    return square, line, kept


def scores(numbers: range, weights: Weights, sheet: str) -> list[int]:
    return [one(number, weights, 0.0, sheet)[1] for number in numbers]


def parts(numbers: range, count: int) -> list[range]:
    return [numbers[at::count] for at in range(count)]


def off(kept: list[Any], weights: Weights) -> tuple[float, float]:
    """Return RMS errors: of the handwritten value less its mean error per time, and of the learned value."""
    rows = np.array([row for row, _, _ in kept])
    basis = np.array([over_time(last) for _, last, _ in kept])
    over = np.array([score for _, _, score in kept]) - rows[:, 1]
    told = np.einsum("ns,nb,sb->n", rows, basis, np.array(weights))
    plain = over - basis @ np.linalg.lstsq(basis, over, rcond=None)[0]
    return float(np.sqrt((plain**2).mean())), float(np.sqrt(((over - told) ** 2).mean()))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=6_000, help="a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--trial", type=int, default=1000, help="games that compare the values on sheet A")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    square, line = np.zeros((SIZE, SIZE)), np.zeros(SIZE)
    weights: Weights = ()
    told: list[str] = []
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        for number in range(options.rounds):
            first = options.seed * 10_000_000 + number * options.games
            runs = parts(range(first, first + options.games), options.processes * 4)
            kept: list[Any] = []
            for one_square, one_line, samples in pool.map(many, runs, [weights] * len(runs)):
                square += one_square
                line += one_line
                kept += samples
            found = np.linalg.solve(square + RIDGE * np.eye(SIZE), line).reshape(FEATURES, BASIS)
            weights = tuple(tuple(round(float(weight), 4) for weight in row) for row in found)
            plain, learnt = off(kept, weights)
            told.append(
                f"round {number + 1}: written value off by {plain:.2f} points, learned by {learnt:.2f}"
            )
            print(told[-1], flush=True)
        trial = parts(range(-options.trial, 0), options.processes * 4)
        sides = [
            [
                score
                for part in pool.map(scores, trial, [by] * len(trial), ["A"] * len(trial))
                for score in part
            ]
            for by in ((), weights)
        ]
    gain = np.array(sides[1]) - np.array(sides[0])
    error = gain.std(ddof=1) / len(gain) ** 0.5
    told.append(
        f"greedy on sheet A, {options.trial} games: {np.mean(sides[0]):.2f} without, "
        f"{np.mean(sides[1]):.2f} with, {gain.mean():+.2f} (standard error {error:.2f})"
    )
    print(told[-1])
    if options.write:
        write(weights, options, told)


def write(weights: Weights, options: argparse.Namespace, told: list[str]) -> None:
    sizes = f"--games {options.games} --rounds {options.rounds} --seed {options.seed}"
    write_weights(
        learned,
        weights,
        title="Weights of the features of a sheet, learned from games; see `evaluation`.",
        command=f"burgundy_value.py {sizes}",
        told=told,
        order="By feature, by part of `evaluation.over_time`.",
    )


if __name__ == "__main__":
    main()
