"""What the evaluator asks of this game: values at any moment, the time left, and named parts of a value."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.game import Insight
from vigneron.core.reference import Reference
from vigneron.games.dom_pierre.ai.evaluation import rounds_expected
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import OVER, State

REFERENCE: Final = Reference(
    "dom_pierre-lookahead",
    version=4,
    rounds=4,
    draw_rounds=4,
    candidates=4,
    samples=16,
    error=0.5,
    most_samples=160,
    draw_samples=100,
    doubt=20.0,
    marks=(3.5, 13.0, 26.0),
    win={2: (0.2, 28.75, 0.0), 3: (0.2, 26.718, 11.517), 4: (0.203, 29.5, 21.188)},
    slopes={
        2: {
            **{9: 1.19, 10: 1.18, 11: 1.21, 12: 1.19, 13: 1.19, 14: 1.21},
            **{15: 1.21, 16: 1.19, 17: 1.16, 18: 1.14, 19: 1.12, 20: 1.14},
        }
    },
)
"""Acts and draws are valued four rounds later."""
REFERENCE_2: Final = Reference(
    "dom_pierre-greedy",
    version=2,
    rounds=6,
    draw_rounds=3,
    candidates=4,
    samples=16,
    draw_samples=100,
    doubt=25.0,
    marks=(3.1, 16.0, 32.0),
    win={2: (0.2, 25.856, 0.0), 3: (0.2, 20.414, 9.351), 4: (0.688, 19.25, 14.75)},
)
"""Settings of editions 1 and 2. Their policy compares by handwritten values. Acts are valued six rounds
later, since the learned value is that of other play and leans on what pays soon."""


class DomPierreEvaluation:
    """Values houses in points, best between rounds."""

    def __init__(self, insight: Insight[State, DomPierre], reference: Reference) -> None:
        self.insight, self.reference = insight, reference

    def values(self, rules: DomPierre, state: State) -> list[float]:
        """Return an estimate of each seat's final score."""
        return self.insight.value(rules, state)

    def left(self, rules: DomPierre, state: State) -> float:
        """Return the share of the expected rounds that is left."""
        if state.stage == OVER:
            return 0.0
        expected = max(rounds_expected(rules.box, state), state.round)
        return (expected - state.round + 1) / expected

    def addends(self, rules: DomPierre, state: State, seat: Seat) -> dict[str, float]:
        """Return the parts of the score, and what the house would lose without each thing that it has.

        Things are taken away one after another. Grapes that are not yet champagne are in `wine`. `winery` is
        what is left: discs, vintage tokens, and time, which discs that rise bring to an end."""
        found: dict[str, float] = {}
        for part in rules.result(state).parts[seat]:
            found[part.key] = found.get(part.key, 0.0) + part.value
        if state.stage == OVER:
            return found
        bare = rules.clone(state)
        house = bare.houses[seat]
        whole = before = self.insight.value(rules, bare)[seat]

        def lost(name: str) -> None:
            nonlocal before
            after = self.insight.value(rules, bare)[seat]
            found[name], before = before - after, after

        house.champagne = bytearray(len(house.champagne))
        house.harvest, house.modifiers = bytearray(len(house.harvest)), bytearray(len(house.modifiers))
        lost("wine")
        house.goals = bytearray()
        lost("open_goals")
        house.coins = 0
        lost("coins")
        house.accessories = bytearray(len(house.accessories))
        lost("accessories")
        house.tokens = bytearray(len(house.tokens))
        lost("tokens")
        house.on_roads = 0
        lost("on_routes")
        house.on_vines = 0
        lost("in_vineyard")
        house.supply = house.maison = house.presses = 0
        lost("other_workers")
        found["winery"] = whole - sum(found.values())
        return {name: value for name, value in found.items() if value}
