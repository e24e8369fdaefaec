"""Fit what a margin at the beginning of a round comes to: `python bench/slopes.py [--only GAME,…]`.

The value of a position at a moment is an estimate. Where it tells too little of a margin (or too much), sums
of advantages fall short of distances, although the values are right in the mean over all positions. So this
plays games of two seats by the reference policy, in which one seat takes one act in UNLIKE at random. At the
beginning of each round it notes this seat's margin by the estimate, and the margin after the policy has
played the position to its end. The slope is that of the second by the first. It is a line through 0, because
either seat could be the one that errs.

It prints for each round the slope, its error, and the slopes in both halves of the games. The last line has
the slopes that stand in `Reference.slopes`: those that differ from 1 by three errors, and by a tenth.

--out FILE keeps games, and the next run goes on there; --seconds S begins nothing after this time; --print
runs nothing."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from luck_and_skill import policy
from resumable import Kept, Task, command_line, deadline

from vigneron.bots import bot_chance
from vigneron.core.registry import game as find_game
from vigneron.evaluation.evaluator import Evaluator, stream_of

SEED: Final = "slopes-18"
UNLIKE: Final = 4
LEAST: Final = 0.1
ERRORS: Final = 3.0
SEATS: Final = 2
GAMES: Final = 300
FEWEST: Final = 5
"""Different margins that each half needs."""


def margins_of(key: str, number: int) -> list[list[float]]:
    """Return [round, margin by the estimate, margin at the end] at the beginning of each round but the first.

    They are those of the seat that plays some acts at random."""
    found = find_game(key)
    setup = found.setup(SEATS)
    rules = found.rules(setup)
    evaluator = Evaluator(found, rules)
    stream, seat = bot_chance(SEED, number, 0), number % SEATS
    state = rules.new(setup, stream)
    rows: list[list[float]] = []
    round_, ply = found.round_of(state), 0
    while to_act := rules.to_act(state):
        ply += 1
        if found.round_of(state) != round_:
            round_ = found.round_of(state)
            end = rules.clone(state)
            evaluator.play_on(end, stream_of(evaluator.seed, number, ply), 0)
            pair = [evaluator.at_once(world)[seat] for world in (state, end)]
            rows.append([round_, *(round(value, 4) for value in pair)])
        mover, legal = to_act[0], list(rules.legal(state, to_act[0]))
        if mover == seat and stream.below(UNLIKE) == 0:
            action = legal[stream.below(len(legal))]
        else:
            action = evaluator.reference_act(rules.observe(state, mover), mover, legal, ply)
        rules.step(state, mover, action, stream, None)
    return rows


def tasks(keys: Sequence[str], most: int) -> Iterator[Task]:
    """Yield the games, one of each kind after another."""
    for number in range(most):
        for key in keys:
            yield Task(f"slopes {policy(key)} {SEATS} {number}", margins_of, (key, number))


def slope(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the slope of the second number by the first (least squares through 0), and its standard error.

    The error does not suppose that all points are off by as much (White 1980)."""
    square = math.fsum(one * one for one, _ in points)
    found = math.fsum(one * other for one, other in points) / square
    rest = math.fsum((one * (other - found * one)) ** 2 for one, other in points)
    return found, math.sqrt(rest) / square


def figures(kept: Kept, key: str, most: int) -> Iterator[dict[str, Any]]:
    """Yield a line for each round that has enough margins in both halves, and the slopes."""
    found = kept.of(tasks([key], most))
    points: dict[int, list[tuple[float, float]]] = {}
    halves: dict[tuple[int, int], list[tuple[float, float]]] = {}
    for number, rows in enumerate(found):
        for round_, one, other in rows:
            points.setdefault(int(round_), []).append((one, other))
            halves.setdefault((int(round_), number // SEATS % 2), []).append((one, other))
    fitted: dict[int, float] = {}
    for round_, known in sorted(points.items()):
        parts = [halves.get((round_, half), []) for half in (0, 1)]
        if any(len({one for one, _ in part}) < FEWEST for part in parts):
            continue
        value, error = slope(known)
        if abs(value - 1) >= max(ERRORS * error, LEAST):
            fitted[round_] = float(f"{value:.3g}")
        told = {"game": key, "round": round_, "points": len(known)}
        told |= {"slope": round(value, 3), "error": round(error, 3)}
        yield told | {"halves": [round(slope(part)[0], 3) for part in parts]}
    yield {"game": key, "policy": policy(key), "games": len(found), "slopes": fitted}


def main(given: Sequence[str] | None = None) -> None:
    """Run the command."""
    options = command_line(__doc__ or "", GAMES).parse_args(given)
    kept = Kept(options.out)
    if not options.print:
        kept.run(tasks(options.only, options.games), options.processes, deadline(options.seconds))
    for key in options.only:
        for line in figures(kept, key, options.games):
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
