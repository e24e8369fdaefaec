"""What the evaluator asks of this game: values at any moment, the time left, and named parts of a value."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.game import Insight
from vigneron.core.reference import Reference
from vigneron.games.burgundy_dice.rules.box import COLOURS, GOODS, MONK, SILVERLING, WORKER
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State

REFERENCE: Final = Reference(
    "burgundy_dice-greedy",
    version=1,
    rounds=4,
    draw_rounds=-1,
    candidates=5,
    samples=160,
    draw_samples=300,
    starts=400,
    doubt=0.8,
    marks=(1.6, 2.8, 5.6),
    turn=("roll",),
    win={2: (1.28, 4.664, 0.0), 3: (0.633, 4.781, 2.578), 4: (0.933, 4.008, 4.141), 5: (1.123, 3.531, 5.094)},
)
"""Acts are valued four rolls later. Draws need no playing on: the best act with the dice is a value."""
_BONUSES: Final = (("monks", MONK), ("workers", WORKER), ("silverlings", SILVERLING), ("goods_held", GOODS))


class BurgundyEvaluation:
    """Values sheets with the dice that lie: as they will be after the best act of this turn."""

    reference = REFERENCE

    def __init__(self, insight: Insight[State, BurgundyRules]) -> None:
        self.insight = insight

    def values(self, rules: BurgundyRules, state: State) -> list[float]:
        """Return an estimate of each seat's final score."""
        values = self.insight.value(rules, state)
        for seat in rules.to_act(state):
            values[seat] = max(self.insight.prefer(rules, state, seat, rules.legal(state, seat)))
        return values

    def left(self, rules: BurgundyRules, state: State) -> float:
        """Return which share of the boxes is not crossed off."""
        if state.over:
            return 0.0
        boxes = rules.column * (rules.phases - state.phase + 1) - state.boxes
        return max(0.0, boxes / (rules.column * rules.phases))

    def addends(self, rules: BurgundyRules, state: State, seat: Seat) -> dict[str, float]:
        """Return the parts of the score, and what the sheet would lose without each thing that it has.

        Things are taken away one after another: the dice that lie (`roll`), each kind of bonus, the open
        spaces of each colour (`open_COLOUR`). `sheet` is what is left: the freedom to choose."""
        found: dict[str, float] = {}
        for part in rules.result(state).parts[seat]:
            found[part.key] = found.get(part.key, 0.0) + part.value
        if state.over:
            return found
        whole = self.values(rules, state)[seat]
        bare = rules.clone(state)
        side = bare.sides[seat]
        before = self.insight.value(rules, bare)[seat]
        found["roll"] = whole - before
        for name, bonus in _BONUSES:
            if side.bonus[bonus]:
                side.bonus[bonus] = 0
                after = self.insight.value(rules, bare)[seat]
                found[name], before = before - after, after
        for colour, mask in enumerate(rules.box.sheet.colour_mask):
            if mask & ~side.marked:
                side.marked |= mask
                side.colour_phase[colour] = side.colour_phase[colour] or state.phase
                after = self.insight.value(rules, bare)[seat]
                found[f"open_{COLOURS[colour]}"], before = before - after, after
        found["sheet"] = whole - sum(found.values())
        return {name: value for name, value in found.items() if value}
