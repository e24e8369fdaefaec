"""Fit the chance to win: `python -m bench.winning GAME [--seats N] [--games G]`.

Plays games of the reference policy, in which one act of six is random (otherwise all seats would play alike
with the same dice), takes the margin that a review tells (one sample, played on to the moment of draws) and
the share left at ten positions of each, and fits the three numbers of `evaluation.winning` that
`Reference.win` holds. Prints them, the log loss with and without them, and the calibration on games that the
fit has not seen."""

from __future__ import annotations

import argparse
import json
from typing import Any, Final

from vigneron.core.registry import game as find_game
from vigneron.evaluation.evaluator import Evaluator, stream_of
from vigneron.evaluation.winning import DEFAULT, Point, calibration, fit, log_loss

SEED: Final = 18
MOMENTS: Final = 10
UNLIKE: Final = 6


def points(key: str, seats: int, number: int) -> list[Point]:
    """Return (margin, share left, share of the win) of every seat at some moments of a game."""
    found = find_game(key)
    setup = found.setup(seats)
    rules = found.rules(setup)
    evaluator = Evaluator(found, rules, SEED)
    assert evaluator.evaluation is not None, f"{key} has no evaluation"
    stream = stream_of(SEED, number, 0)
    state = rules.new(setup, stream)
    seen: list[Any] = []
    while to_act := rules.to_act(state):
        seen.append(rules.clone(state))
        seat = to_act[0]
        legal = rules.legal(state, seat)
        unlike = stream.below(UNLIKE) == 0
        act = legal[stream.below(len(legal))] if unlike else evaluator.choice(state, seat, legal, stream)
        rules.step(state, seat, act, stream, None)
    winners = rules.result(state).winners
    return [
        (value.mean, evaluator.evaluation.left(rules, one), 1 / len(winners) if seat in winners else 0.0)
        for one in seen[:: max(1, len(seen) // MOMENTS)]
        for seat, value in enumerate(evaluator.value(one, number, 1))
    ]


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    arguments = parser.parse_args()
    rows = [points(arguments.game, arguments.seats, number) for number in range(arguments.games)]
    half = len(rows) // 2
    known = [point for row in rows[:half] for point in row]
    unseen = [point for row in rows[half:] for point in row]
    a, b, c = fit(known, arguments.seats)
    told = {"game": arguments.game, "seats": arguments.seats, "games": len(rows), "fit": [a, b, c]}
    told |= {"log_loss": round(log_loss(unseen, a, b, c), 4)}
    print(json.dumps(told | {"log_loss_default": round(log_loss(unseen, *DEFAULT), 4)}))
    for mean, won, count in calibration(unseen, a, b, c):
        print(json.dumps({"told": round(mean, 3), "won": round(won, 3), "count": count}))


if __name__ == "__main__":
    main()
