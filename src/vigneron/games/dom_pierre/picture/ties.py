"""What breaks a tie at the end."""

from __future__ import annotations

from vigneron.core.contract import Seat
from vigneron.core.scene import Text
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.scoring import order
from vigneron.games.dom_pierre.rules.state import State


def ties(rules: DomPierre, state: State, seat: Seat) -> list[Text]:
    """Return the money of a seat, and its place in the turn order (DP-101)."""
    return [
        Text("tie-coins", {"count": state.houses[seat].coins}),
        Text("tie-order", {"place": order(state, seat) + 1}),
    ]
