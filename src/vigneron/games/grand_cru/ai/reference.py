"""What the evaluator asks of this game: values at any moment, the time left, and named parts of a value."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.game import Insight
from vigneron.core.reference import Reference
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.names import GRAPE_COUNT, KIND_COUNT, OVER
from vigneron.games.grand_cru.rules.state import State
from vigneron.native import byte_rows

REFERENCE: Final = Reference(
    "grand_cru-lookahead",
    version=2,
    rounds=1,
    draw_rounds=1,
    lookahead=1.0,
    candidates=5,
    samples=8,
    draw_samples=100,
    doubt=20.0,
    marks=(4.0, 10.0, 20.0),
    win={2: (0.2, 10.351, 0.0), 3: (1.953, 7.688, 3.531), 4: (2.844, 7.375, 6.188), 5: (2.258, 7.844, 8.016)},
    slopes={2: {2: 1.56, 3: 1.41, 4: 1.25}},
)
"""Acts and draws are valued at the end of the year. Acts are tried, which gains 25 francs of margin a game
over the insight's preference alone. After the first years the insight tells too little of a margin."""
_YEARS: Final = 12.0
"""Years of a usual game. The time left is counted by the loans that the seat nearest to the end still has."""
_LOAN: Final = 7.0


class GrandCruEvaluation:
    """Values estates in francs, at any moment."""

    reference = REFERENCE

    def __init__(self, insight: Insight[State, GrandCruRules]) -> None:
        self.insight = insight

    def values(self, rules: GrandCruRules, state: State) -> list[float]:
        """Return an estimate of each seat's final score."""
        return self.insight.value(rules, state)

    def left(self, rules: GrandCruRules, state: State) -> float:
        """Return the larger share that is left of the years, or less if a seat has few loans left."""
        if state.phase == OVER:
            return 0.0
        if state.year <= 1:
            return 1.0
        years = max(1.0, _YEARS - state.year + 1) / _YEARS
        loans = min((side.loans for side in state.sides if not side.bankrupt), default=0) / _LOAN
        return max(0.05, min(years, 0.3 + loans))

    def addends(self, rules: GrandCruRules, state: State, seat: Seat) -> dict[str, float]:
        """Return the parts of the score, and what the estate would lose without each thing that it has.

        Things are taken away one after another. Wine, vineyards and improvements are worth what the estate
        loses beyond the points that they count already. `estate` is what is left: money at work, and time.
        Loans are in `money`: who takes one has as much more of both."""
        found: dict[str, float] = {}
        for part in rules.result(state).parts[seat]:
            name = "money" if part.key == "loans" else part.key
            found[name] = found.get(name, 0.0) + part.value
        if state.phase == OVER:
            return found
        bare = rules.clone(state)
        side = bare.sides[seat]
        whole = before = self.insight.value(rules, bare)[seat]
        cubes = byte_rows.total(side.cellar)
        side.cellar, side.stock = bytearray(len(side.cellar)), 0
        after = self.insight.value(rules, bare)[seat]
        found["wine"] = before - after - rules.box.cube_counts * cubes
        side.vines, before = bytearray(len(side.vines)), after
        after = self.insight.value(rules, bare)[seat]
        found["harvest"] = before - after
        before = after
        for name, kinds in (
            ("vineyards", range(GRAPE_COUNT)),
            ("improvements", range(GRAPE_COUNT, KIND_COUNT)),
        ):
            counted = rules.box.kind_counts * sum(1 for kind in kinds if side.tiles[kind])
            for kind in kinds:
                side.tiles[kind] = 0
            after = self.insight.value(rules, bare)[seat]
            found[name], before = before - after - counted, after
        side.market = bytearray(len(side.market))
        after = self.insight.value(rules, bare)[seat]
        found["market"], before = before - after, after
        side.prestige = 0
        after = self.insight.value(rules, bare)[seat]
        found["prestige"] = before - after
        found["estate"] = whole - sum(found.values())
        return {name: value for name, value in found.items() if value}
