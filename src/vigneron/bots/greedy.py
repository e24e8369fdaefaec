"""The bot `greedy`. It takes the act that the game's insight values most in one imagined world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from vigneron.bots.search.mcts import hints_of
from vigneron.bots.search.taste import likings
from vigneron.core.contract import Action, Chance, Rules, Seat
from vigneron.core.game import View

S = TypeVar("S")


def lookahead_scores(
    rules: Rules[S], state: S, seat: Seat, legal: Sequence[Action], chance: Chance
) -> list[float]:
    """Return for each act the score of the seat if the game ended after it.

    This function replaces `Insight.prefer` in games without an insight."""
    values = []
    for action in legal:
        world = rules.clone(state)
        rules.step(world, seat, action, chance, None)
        values.append(float(rules.result(world).scores[seat]))
    return values


class Greedy:
    """Takes the act with the highest `Insight.prefer`, with its taste added; ties are broken at random."""

    def choose(self, view: View[Any]) -> Action:
        """Return the best act."""
        if len(view.legal) == 1:
            return view.legal[0]
        world = view.rules.imagine(view.seen, view.chance)
        insight = view.game.insight
        if insight is None:
            values = lookahead_scores(view.rules, world, view.seat, view.legal, view.chance)
        else:
            values = insight.prefer(view.rules, world, view.seat, view.legal)
        size = hints_of(view.game).taste
        tasted = zip(values, likings(view, view.legal, size), strict=True)
        values = [value + liking for value, liking in tasted]
        top = max(values)
        best = [action for action, value in zip(view.legal, values, strict=True) if value == top]
        return best[view.chance.draw([1] * len(best), "bot")]


BOT = Greedy
