"""The luck of draws: the value after them, less the mean over what could have been drawn instead.

Because both are valued by the same evaluator with the same streams, the mean of luck is 0, however good the
evaluator is (advantage sums: Zinkevich et al. 2006; AIVAT: Burch et al. 2018)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import islice
from operator import mul
from typing import Any, Final

from vigneron.core.split import Draw, Run, drawn, leaves, probability
from vigneron.evaluation.estimate import Estimate, estimate
from vigneron.evaluation.evaluator import Evaluator, Known, stream_of

EXACT: Final = 1000
"""Up to this many alternatives are all valued. Of more, `draw_samples` are sampled, at least LEAST."""
LEAST: Final = 100
OWN: Final = 16
"""Samples of the position after a draw, if the policy plays on: at least this many."""
_STREAMS: Final = 1 << 40
"""Alternatives are drawn from streams of their own, which no sample of a value uses."""


def ways(draws: tuple[Draw, ...]) -> int:
    """Return how many outcomes the draws of a path allow, multiplied."""
    count = 1
    for draw in draws:
        count *= sum(weight > 0 for weight in draw.weights)
    return count


def luck(
    evaluator: Evaluator,
    run: Run[Any],
    draws: tuple[Draw, ...],
    after: Any,
    ply: int,
    scale: float = 1.0,
    few: int = 0,
    once: bool = False,
) -> tuple[tuple[Estimate, ...], bool]:
    """Return the luck of an act's draws for each seat, and whether all alternatives were valued.

    `run` does the act, `draws` are its draws, and `after` is the position after them. `scale` multiplies the
    number of playouts. With `few` above 0, at most this many alternatives are valued. With `once`, there is
    one playout of each position: enough for means over many games, since luck has mean 0 with any numbers.
    Its error is not known then."""
    most = few or EXACT
    found = list(islice(leaves(run), most + 1)) if ways(draws) <= most else []
    exact = 0 < len(found) <= most
    playouts = max(1, round(evaluator.reference.draw_samples * scale))
    if exact:
        states = [(float(probability(path)), state) for path, state in found]
    else:
        count = few or max(LEAST, min(playouts, EXACT))
        states = [
            (1 / count, drawn(run, stream_of(evaluator.seed, ply, _STREAMS + number))[1])
            for number in range(count)
        ]
    each, own = (1, 1) if once else _counts(evaluator, playouts, len(states), scale, few)
    of_after = Known()
    values = [evaluator.draw_value(after, ply, sample, of_after) for sample in range(own)]
    others = []
    for at, (_, state) in enumerate(states):
        known = Known()
        samples = [(at * each + number) % own for number in range(each)]
        others.append([evaluator.draw_value(state, ply, sample, known) for sample in samples])
    weights = [weight for weight, _ in states]
    return tuple(
        _less_mean(
            [row[seat] for row in values], weights, [[row[seat] for row in rows] for rows in others], exact
        )
        for seat in range(len(values[0]))
    ), exact


def _counts(evaluator: Evaluator, playouts: int, states: int, scale: float, few: int) -> tuple[int, int]:
    """Return how many samples each alternative gets, and how many the position itself.

    The errors of many alternatives cancel out, that of the position does not: it gets at least OWN. A few
    alternatives get as many, so that all are valued with the same streams."""
    if evaluator.reference.draw_rounds < 0:  # nothing is played on, so there is nothing to sample
        return 1, 1
    each = max(1, playouts // states)
    own = max(each, round(OWN * scale), few // 4, 2)
    return own if own * states <= 2 * max(playouts, few or LEAST) else each, own


def _less_mean(
    own: Sequence[float], weights: Sequence[float], others: Sequence[Sequence[float]], exact: bool
) -> Estimate:
    """Return the mean of `own` less the weighted mean of the alternatives, whose samples are `others`.

    Alternatives that have as many samples as the position have the same streams, and are compared with it
    sample by sample."""
    means = [math.fsum(row) / len(row) for row in others]
    mine, mean = estimate(own), math.fsum(map(mul, weights, means))
    if exact and len(others[0]) == len(own):
        columns = zip(own, *others, strict=True)
        found = estimate([value - math.fsum(map(mul, weights, rest)) for value, *rest in columns])
        return Estimate(found.mean, found.error or 0.0, len(own))
    inner = mine.error or 0.0
    if exact:
        between = sum(weight**2 for weight in weights) * inner**2 * len(own) / len(others[0])
    else:
        between = sum((one - mean) ** 2 for one in means) / len(means) ** 2
    return Estimate(mine.mean - mean, math.hypot(inner, math.sqrt(between)), len(own))
