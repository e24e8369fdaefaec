"""What a player can end in their next turn: they fill the end track, so that one more round is the last."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import CanEnd, Text
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.state import ACTING, AFTER, OVER, WAIT, House, State

_FILLS: Final = CanEnd(Text("scene-can-end"), game=True)


def can_end(box: Box, state: State, seat: Seat) -> CanEnd | None:
    """Return that a player can fill the end track in this turn or their next one, or None (DP-100)."""
    if state.stage in (OVER, *range(WAIT + 1)) or state.last_round:
        return None
    house: House = state.houses[seat]
    moves, leaving = 1 + house.cork, 0
    if seat == state.seat:
        moves = (state.stage not in (ACTING, AFTER)) + (house.cork and not state.free_used)
        leaving = state.stage == ACTING and house.discs[state.column] == box.top
    return _FILLS if leaving + _leave(box, house, moves) >= box.trigger - len(state.track) else None


def _leave(box: Box, house: House, moves: int) -> int:
    """Return how many discs can leave with so many moves of one row: the turn's own and the cork's."""
    below = sum(row == box.top - 1 for row in house.discs)
    if moves > 1 and below == 0:
        return int(any(row == box.top - 2 for row in house.discs))
    return min(moves, below)
