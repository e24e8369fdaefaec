"""What breaks a tie at the end."""

from __future__ import annotations

from vigneron.core.contract import Seat
from vigneron.core.scene import Text
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State


def ties(rules: BurgundyRules, state: State, seat: Seat) -> list[Text]:
    """Return the bonuses that a seat has left (CB-60)."""
    return [Text("tie-bonus", {"count": sum(state.sides[seat].bonus)})]
