"""What this game knows about playing well: what a house is worth (`worth`), how a seat decides (`mind`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigneron.core.chance import Quick
from vigneron.core.contract import Action, Rules, Seat
from vigneron.core.search_config import SearchHints
from vigneron.games.dom_pierre.ai.evaluation import Tables, worth
from vigneron.games.dom_pierre.ai.features import Signs
from vigneron.games.dom_pierre.ai.policy import Mind
from vigneron.games.dom_pierre.ai.weights import WEIGHTS
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import OVER, State


class DomPierreInsight:
    """Values in points; it remembers nothing but tables made from a table's data."""

    search: Final = SearchHints(
        iterations=140, depth=0, extend_to_turn_end=True, prior_std=1.5, level_noise=(5.5, 2.5, 1.5, 0.7)
    )
    """A house is best valued between turns."""

    def __init__(self, weights: Sequence[Sequence[float]] = WEIGHTS) -> None:
        self._tables: tuple[Box, Tables] | None = None
        self._signs = Signs(weights)

    def _of(self, box: Box) -> Tables:
        known = self._tables
        if known is None or known[0] is not box:
            known = self._tables = (box, Tables(box))
        return known[1]

    def value(self, rules: Rules[Any], state: State) -> list[float]:
        assert isinstance(rules, DomPierre)
        tables = self._of(rules.box)
        written = [worth(rules.box, tables, state, seat) for seat in range(len(state.houses))]
        if state.stage == OVER:
            return written
        self._signs.begin(rules.box, state)
        return [value + self._signs.more(rules.box, state, seat, value) for seat, value in enumerate(written)]

    def signs(self, rules: Rules[Any], state: State) -> tuple[list[list[float]], list[float]]:
        """Return every seat's signs, and the parts that their weights are sums of: for what learns them."""
        assert isinstance(rules, DomPierre)
        tables, signs = self._of(rules.box), self._signs
        signs.begin(rules.box, state)
        found = []
        for seat in range(len(state.houses)):
            signs.read(rules.box, state, seat, worth(rules.box, tables, state, seat))
            found.append(list(signs.row))
        return found, list(signs.parts)

    def prefer(self, rules: Rules[Any], state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(rules, DomPierre)
        chance = Quick(997 * state.round + 31 * seat + len(state.pending))
        return Mind(rules, self._of(rules.box), seat, chance).prefer(state, list(legal))


INSIGHT: Final = DomPierreInsight()
