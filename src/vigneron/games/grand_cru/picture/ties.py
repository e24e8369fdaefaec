"""What breaks a tie at the end."""

from __future__ import annotations

from vigneron.core.contract import Seat
from vigneron.core.scene import Text
from vigneron.games.grand_cru.rules.rules import GrandCruRules
from vigneron.games.grand_cru.rules.state import State


def ties(rules: GrandCruRules, state: State, seat: Seat) -> list[Text]:
    """Return the tiles on the estate of a seat, unless it is bankrupt (GC-60)."""
    side = state.sides[seat]
    return [] if side.bankrupt else [Text("tie-tiles", {"count": len(side.estate)})]
