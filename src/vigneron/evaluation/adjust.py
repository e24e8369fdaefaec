"""The luck of a whole game, by which results of bots are adjusted.

A mean of results less luck has the same expectation as the mean of results, and a smaller error: at
burgundy_dice, 315 games of `greedy` were worth 2,600."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigneron.core.chance import Scripted
from vigneron.core.contract import Rules, Setup
from vigneron.core.game import Game
from vigneron.core.journal import Ply
from vigneron.core.rewards import margins
from vigneron.core.split import act, dealt, drawn
from vigneron.evaluation.evaluator import Evaluator
from vigneron.evaluation.luck import luck


def game_luck(
    game: Game[Any, Any],
    rules: Rules[Any],
    setup: Setup,
    plies: Sequence[Ply],
    seed: int,
    scale: float = 1.0,
    few: int = 0,
) -> tuple[float, ...]:
    """Return the sum of the luck of all draws of a game for each seat, in points.

    Alone it is of the score, otherwise of the margin to the best other score. `plies` begin with the set-up.
    `scale` and `few` are those of `luck`; a few alternatives are played on once.

    Games whose means are taken need a `seed` for each deal. With one seed for all, the alternatives of the
    draws at a ply would be the same in every game, and what is wrong with their mean would not cancel out."""
    evaluator = Evaluator(game, rules, seed)
    total = [0.0] * setup.seats
    state: Any = None
    for row in plies:
        if row.seat < 0:
            run = dealt(rules, setup)
        else:
            action = game.actions.parse(row.act)
            assert action is not None, "a played act is in the table"
            run = act(rules, state, row.seat, action)
        draws, state = drawn(run, Scripted(row.draws))
        if draws:
            lucks, _ = luck(evaluator, run, draws, state, row.ply, scale, few, once=few > 0)
            total = [sum_ + one.mean for sum_, one in zip(total, lucks, strict=True)]
    return tuple(total)


def adjusted(scores: Sequence[int], lucks: Sequence[float]) -> list[float]:
    """Return each seat's score (alone) or margin less its luck."""
    return [value - luck for value, luck in zip(margins(list(map(float, scores))), lucks, strict=True)]
