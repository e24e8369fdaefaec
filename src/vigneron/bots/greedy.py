"""Looks one act ahead, in one imagined world, with the game's own opinion of what is good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from vigneron.core.contract import Action, Chance, Rules, Seat
from vigneron.core.game import View

S = TypeVar("S")


def lookahead_scores(
    rules: Rules[S], state: S, seat: Seat, legal: Sequence[Action], chance: Chance
) -> list[float]:
    """Return the seat's score after each act, as if it were counted then (for games without an insight)."""
    values = []
    for action in legal:
        world = rules.clone(state)
        rules.step(world, seat, action, chance, None)
        values.append(float(rules.result(world).scores[seat]))
    return values


class Greedy:
    """Takes the act that `Insight.prefer` likes best; equals are decided by chance."""

    def choose(self, view: View[Any]) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        world = view.rules.imagine(view.seen, view.chance)
        insight = view.game.insight
        if insight is None:
            values = lookahead_scores(view.rules, world, view.seat, view.legal, view.chance)
        else:
            values = insight.prefer(view.rules, world, view.seat, view.legal)
        top = max(values)
        best = [action for action, value in zip(view.legal, values, strict=True) if value == top]
        return best[view.chance.draw([1] * len(best), "bot")]


BOT = Greedy
