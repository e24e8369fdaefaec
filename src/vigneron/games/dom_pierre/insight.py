"""What this game knows about playing well: what a house is worth (`worth`), how a seat decides (`mind`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigneron.core.chance import Quick
from vigneron.core.contract import Action, Rules, Seat
from vigneron.core.hints import SearchHints
from vigneron.games.dom_pierre.mind import Mind
from vigneron.games.dom_pierre.play import DomPierre
from vigneron.games.dom_pierre.state import State
from vigneron.games.dom_pierre.tables import Box
from vigneron.games.dom_pierre.worth import Tables, worth


class DomPierreInsight:
    """Values in points; it remembers nothing but tables made from a table's data."""

    search: Final = SearchHints(iterations=140, depth=0, settle=True, error=1.5, slips=(5.5, 2.5, 1.5, 0.7))
    """A house is best valued between turns."""

    def __init__(self) -> None:
        self._tables: tuple[Box, Tables] | None = None

    def _of(self, box: Box) -> Tables:
        known = self._tables
        if known is None or known[0] is not box:
            known = self._tables = (box, Tables(box))
        return known[1]

    def value(self, rules: Rules[Any], state: State) -> list[float]:
        assert isinstance(rules, DomPierre)
        tables = self._of(rules.box)
        return [worth(rules.box, tables, state, seat) for seat in range(len(state.houses))]

    def prefer(self, rules: Rules[Any], state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(rules, DomPierre)
        chance = Quick(997 * state.round + 31 * seat + len(state.pending))
        return Mind(rules, self._of(rules.box), seat, chance).prefer(state, list(legal))


INSIGHT: Final = DomPierreInsight()
