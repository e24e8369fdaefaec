"""What the bots know about this game. The module `evaluation` values houses, and `policy` values acts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Seat
from vigneron.core.search_config import SearchHints
from vigneron.games.dom_pierre.ai.evaluation import ValueTables, worth
from vigneron.games.dom_pierre.ai.features import Features
from vigneron.games.dom_pierre.ai.policy import SeatPolicy
from vigneron.games.dom_pierre.ai.reference import REFERENCE, REFERENCE_2, DomPierreEvaluation
from vigneron.games.dom_pierre.ai.reference_weights import WEIGHTS as REFERENCE_WEIGHTS
from vigneron.games.dom_pierre.ai.weights import WEIGHTS
from vigneron.games.dom_pierre.ai.weights_2 import WEIGHTS as WEIGHTS_2
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import OVER, State


class HouseValues:
    """Values positions and acts, in points. Only tables that are made from component data are cached.

    `weights` correct the handwritten value of a house. With `trusted`, acts are compared by the corrected
    value, too: this needs weights that are fitted to games of this same policy."""

    def __init__(self, weights: Sequence[Sequence[float]], trusted: bool = False) -> None:
        self._tables: tuple[Box, ValueTables] | None = None
        self._features = Features(weights)
        self._followed = self._features if trusted else None

    def _of(self, box: Box) -> ValueTables:
        known = self._tables
        if known is None or known[0] is not box:
            known = self._tables = (box, ValueTables(box))
        return known[1]

    def value(self, rules: DomPierre, state: State) -> list[float]:
        """Return an estimate of each seat's final score, in points."""
        tables = self._of(rules.box)
        written = [worth(rules.box, tables, state, seat) for seat in range(len(state.houses))]
        if state.stage == OVER:
            return written
        self._features.begin(rules.box, state)
        return [
            value + self._features.more(rules.box, state, seat, value) for seat, value in enumerate(written)
        ]

    def features(self, rules: DomPierre, state: State) -> tuple[list[list[float]], list[float]]:
        """Return (features of every seat, functions of time), from which the weights are learned."""
        tables, features = self._of(rules.box), self._features
        features.begin(rules.box, state)
        found = []
        for seat in range(len(state.houses)):
            features.read(rules.box, state, seat, worth(rules.box, tables, state, seat))
            found.append(list(features.row))
        return found, list(features.parts)

    def prefer(self, rules: DomPierre, state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
        """Return the value of each act, in points."""
        chance = Xorshift(997 * state.round + 31 * seat + len(state.pending))
        policy = SeatPolicy(rules, self._of(rules.box), seat, chance, self._followed)
        return policy.prefer(state, list(legal))


class DomPierreInsight(HouseValues):
    """What the bots know, and the reference policy of reviews, which has weights of its own.

    An insight that is made without weights uses `learned`. These weights are fitted to the data of the newest
    edition."""

    learned: ClassVar[Sequence[Sequence[float]]] = WEIGHTS
    search: Final = SearchHints(
        iterations=140, depth=0, extend_to_turn_end=True, prior_std=1.5, level_noise=(5.5, 2.5, 1.5, 0.7)
    )
    """Houses are valued best between turns."""

    def __init__(self, weights: Sequence[Sequence[float]] | None = None) -> None:
        super().__init__(self.learned if weights is None else weights)
        self.evaluation: Final = self._evaluation()

    def _evaluation(self) -> DomPierreEvaluation:
        return DomPierreEvaluation(HouseValues(REFERENCE_WEIGHTS, trusted=True), REFERENCE)


class DomPierreInsight2(DomPierreInsight):
    """Uses the weights that are fitted to the data of editions 1 and 2."""

    learned: ClassVar[Sequence[Sequence[float]]] = WEIGHTS_2

    def _evaluation(self) -> DomPierreEvaluation:
        return DomPierreEvaluation(self, REFERENCE_2)


INSIGHT: Final = DomPierreInsight()
INSIGHT_2: Final = DomPierreInsight2()
