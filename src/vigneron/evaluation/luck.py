"""The luck of draws: the value after them, less the mean over what could have been drawn instead.

Because both are valued by the same evaluator with the same streams, the mean of luck is 0, however good the
evaluator is (advantage sums: Zinkevich et al. 2006; AIVAT: Burch et al. 2018)."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from vigneron.core.contract import Setup
from vigneron.core.split import Draw, Run, act, drawn, leaves, probability
from vigneron.evaluation.estimate import Estimate, estimate
from vigneron.evaluation.evaluator import Evaluator, Known, stream_of

EXACT: Final = 1000
"""Up to this many alternatives are all valued. Of more, `draw_samples` are sampled, at least LEAST."""
LEAST: Final = 100
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
) -> tuple[tuple[Estimate, ...], bool]:
    """Return the luck of an act's draws for each seat, and whether all alternatives were valued.

    `run` does the act, `draws` are its draws, and `after` is the position after them. `scale` multiplies the
    number of playouts. With `few` above 0, at most this many alternatives are valued, each with one playout:
    enough for means over many games, since luck has mean 0 with any number of alternatives."""
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
    sampled = evaluator.reference.draw_rounds >= 0
    rounds = max(2, playouts // len(states)) if sampled and not few else 1
    seats = len(evaluator.rules.result(after).scores)
    lucks: list[list[float]] = [[] for _ in range(seats)]
    spread = [0.0] * seats
    of_after, known = Known(), [Known() for _ in states]
    for sample in range(rounds):
        own = evaluator.draw_value(after, ply, sample, of_after)
        others = [
            (weight, evaluator.draw_value(state, ply, sample, own_known))
            for (weight, state), own_known in zip(states, known, strict=True)
        ]
        for seat in range(seats):
            mean = sum(weight * values[seat] for weight, values in others)
            lucks[seat].append(own[seat] - mean)
            spread[seat] += sum(weight * (values[seat] - mean) ** 2 for weight, values in others) / rounds
    return tuple(
        _estimated(lucks[seat], 0.0 if exact else spread[seat] / len(states)) for seat in range(seats)
    ), exact


def _estimated(samples: list[float], between: float) -> Estimate:
    """Return the mean, with the variance `between` of the mean over sampled alternatives in its error."""
    found = estimate(samples)
    inner = 0.0 if found.error is None else found.error**2
    return Estimate(found.mean, (inner + between) ** 0.5, len(samples))


def act_luck(
    evaluator: Evaluator,
    state: Any,
    seat: int,
    action: int,
    draws: tuple[Draw, ...],
    after: Any,
    ply: int,
    scale: float = 1.0,
) -> tuple[tuple[Estimate, ...], bool]:
    """Return the luck of the draws of an act in a position, as `luck` does."""
    return luck(evaluator, act(evaluator.rules, state, seat, action), draws, after, ply, scale)


def setup_luck(
    evaluator: Evaluator, setup: Setup, draws: tuple[Draw, ...], after: Any, scale: float = 1.0
) -> tuple[tuple[Estimate, ...], bool]:
    """Return the luck of the draws of the set-up, as `luck` does."""
    return luck(evaluator, lambda chance: evaluator.rules.new(setup, chance), draws, after, 0, scale)
