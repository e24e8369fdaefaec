"""Fit the weights of Dom Pierre's reference policy to games of this same policy.

    python bench/reference_weights.py [--games 4000] [--rounds 11] [--seed 1] [--processes 2] [--trial 200]
                                      [--write]

This is approximate policy iteration (Bertsekas 2011): each round plays games by the policy with the weights
of the round before, at first by the handwritten values alone. A game begins with acts of which some are
random, up to a random round; from there on the policy plays for all seats. The beginning of each turn from
there on gives a sample for each pair of neighbours: the difference of their features, and the final lead of
the one over the other less the difference of their handwritten values. A ridge regression (Hoerl & Kennard
1970) gives the weights. Samples of earlier rounds count less and less.

After each round, the policy plays the handwritten one, each deal twice with the seats swapped. The weights
of the round that leads by most are the result. They play against the handwritten values once more, on other
deals: what that prints is not flattered by the choice. `--write` changes the package."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, Final

import numpy as np
from weights_file import write_weights

from vigneron.core.chance import Xorshift
from vigneron.core.registry import game
from vigneron.games.dom_pierre.ai import reference_weights
from vigneron.games.dom_pierre.ai.insight import HouseValues
from vigneron.games.dom_pierre.ai.weights import WEIGHTS
from vigneron.games.dom_pierre.rules.state import BEFORE

KEY: Final = "dom_pierre"
SEATS: Final = (2, 2, 2, 3, 4)
"""Numbers of seats, as often as they are drawn."""
LATEST: Final = 22
"""The policy plays alone from one of the rounds before this one on."""
DARING: Final = (0.05, 0.15, 0.3)
"""Shares of random acts before that, one of them for each game."""
RIDGE: Final = 1000.0
KEPT: Final = 0.8
"""How much a round's samples count in the next one."""
TENS: Final = 10.0
"""The unit of the handwritten value, which is feature WRITTEN, in points."""
WRITTEN: Final = 1
HELD: Final = 10
"""One game in so many is left out of the regression, and measures the errors."""
Weights = Sequence[Sequence[float]]


def insight_of(weights: Weights) -> HouseValues:
    """Return the policy with these weights; without any, that of the handwritten values."""
    return HouseValues(weights, trusted=bool(weights))


def choice(insight: HouseValues, rules: Any, state: Any, seat: int, legal: Sequence[int]) -> int:
    """Return the act of the policy."""
    if len(legal) == 1:
        return legal[0]
    likes = insight.prefer(rules, state, seat, legal)
    return legal[likes.index(max(likes))]


@dataclass(slots=True)
class Played:
    """A game: (features of every seat, functions of time) of its positions, and the scores."""

    rows: list[tuple[list[list[float]], list[float]]] = field(default_factory=list)
    scores: Sequence[float] = ()


def play(insight: HouseValues, number: int) -> Played:
    """Play a game; return what it teaches."""
    drawn, found, played = random.Random(number), game(KEY), Played()
    setup = found.setup(drawn.choice(SEATS))
    rules, chance = found.rules(setup), Xorshift(number)
    alone, daring = drawn.randrange(LATEST), drawn.choice(DARING)
    state, last = rules.new(setup, chance), (0, 0)
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = rules.legal(state, seat)
        turn = (state.round, seat)
        if state.round >= alone and not state.pending and state.stage == BEFORE and turn != last:
            last = turn
            played.rows.append(insight.features(rules, state))
        if state.round < alone and drawn.random() < daring:
            act = legal[drawn.randrange(len(legal))]
        else:
            act = choice(insight, rules, state, seat, legal)
        rules.step(state, seat, act, chance, None)
    played.scores = rules.result(state).scores
    return played


def samples(weights: Weights, number: int) -> tuple[Any, Any]:
    """Play a game; return its samples, one row each, and their targets."""
    played = play(insight_of(weights), number)
    scores, seats = played.scores, len(played.scores)
    features, targets = [], []
    for seen, parts in played.rows:
        for one in range(seats if seats > 2 else 1):
            two = (one + 1) % seats
            apart = np.array(seen[one]) - np.array(seen[two])
            features.append(np.outer(apart, parts).ravel())
            targets.append(scores[one] - scores[two] - TENS * apart[WRITTEN])
    return np.array(features), np.array(targets)


def many(weights: Weights, numbers: range) -> tuple[Any, Any, list[Any]]:
    """Return the sums of a regression over these games, and the samples of those that are held out."""
    square: Any = 0.0
    line: Any = 0.0
    held = []
    for number in numbers:
        features, targets = samples(weights, number)
        if not len(targets):
            continue
        if number % HELD == 0:
            held.append((features, targets))
        else:
            square, line = square + features.T @ features, line + features.T @ targets
    return square, line, held


def leads(weights: Weights, numbers: range) -> list[float]:
    """Return by how much the policy leads over the handwritten one: the mean of both seatings of a deal."""
    found = game(KEY)
    setup = found.setup(2)
    rules, policies = found.rules(setup), (insight_of(weights), insight_of(()))
    out = []
    for number in numbers:
        lead = 0.0
        for mine in (0, 1):
            state, chance = rules.new(setup, Xorshift(number)), Xorshift(-number)
            while to_act := rules.to_act(state):
                seat = to_act[0]
                act = choice(policies[seat != mine], rules, state, seat, rules.legal(state, seat))
                rules.step(state, seat, act, chance, None)
            scores = rules.result(state).scores
            lead += (scores[mine] - scores[1 - mine]) / 2
        out.append(lead)
    return out


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=4_000, help="a round")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--trial", type=int, default=200, help="deals that compare the policies")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    weights: Weights = ()
    best: tuple[float, Weights, list[str]] = (0.0, (), ["no round leads"])
    square: Any = 0.0
    line: Any = 0.0
    count = 8 * options.processes
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:

        def trial(weights: Weights, first: int) -> tuple[float, str]:
            runs = [range(first + at, first + options.trial, count) for at in range(count)]
            found = [lead for run in pool.map(leads, [weights] * count, runs) for lead in run]
            error = stdev(found) / len(found) ** 0.5
            told = f"leads by {fmean(found):.2f} points ({error:.2f}), {2 * len(found)} games of two"
            return fmean(found), told

        for number in range(options.rounds):
            first = (options.seed * 1_000 + number) * 100_000
            runs = [range(first + at, first + options.games, count) for at in range(count)]
            done = list(pool.map(many, [weights] * count, runs))
            square = KEPT * square + sum(one for one, _, _ in done)
            line = KEPT * line + sum(one for _, one, _ in done)
            held = [pair for _, _, kept in done for pair in kept]
            solved = np.linalg.solve(square + RIDGE * np.eye(len(line)), line)
            features, targets = (np.concatenate(part) for part in zip(*held, strict=True))
            off = [float(np.sqrt((by**2).mean())) for by in (targets, targets - features @ solved)]
            weights = solved.reshape(np.shape(WEIGHTS)).round(4).tolist()
            lead, told = trial(weights, 1)
            errors = f"written value off by {off[0]:.2f} points, learned by {off[1]:.2f}"
            lines = [f"round {number + 1}: {errors}", f"it {told}"]
            print("; ".join(lines), flush=True)
            if lead > best[0]:
                best = lead, weights, lines
        _, told = trial(best[1], 1_000_001)
    lines = [*best[2], f"on other deals, it {told}"]
    print("chosen:", *lines, sep="\n")
    if options.write:
        write(options, best[1], lines)


def write(options: argparse.Namespace, weights: Weights, told: Sequence[str]) -> None:
    """Write the weights into the package."""
    sizes = f"--games {options.games} --rounds {options.rounds} --seed {options.seed} --trial {options.trial}"
    write_weights(
        reference_weights,
        weights,
        title="Weights of the features of a house, fitted to games of the reference policy; see `features`.",
        command=f"reference_weights.py {sizes}",
        told=told,
        order="By feature, by part of time (`features.Features.parts`).",
    )


if __name__ == "__main__":
    main()
