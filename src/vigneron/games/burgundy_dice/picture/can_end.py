"""What a player can end with their next choice: a whole colour, whose value is then gone for the others."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.contract import Args, Seat
from vigneron.core.scene import CanEnd, Text
from vigneron.games.burgundy_dice.rules.actions import KIND, PASS
from vigneron.games.burgundy_dice.rules.box import COLOURS
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State

_MOST: Final = 2
"""A choice marks at most two spaces (CB-43)."""
_FOUND: Final[Cache[tuple[int, ...]]] = Cache(256)


def can_end(rules: BurgundyRules, state: State, seat: Seat) -> CanEnd | None:
    """Return which colours the player can complete with this roll, while they bring points (CB-50).

    None if there are none, when the player has begun to choose, and with one seat."""
    side: Side = state.sides[seat]
    if state.over or state.turn == 0 or side.first >= 0 or len(state.sides) == 1:
        return None
    close = [colour for colour in range(len(COLOURS)) if _is_close(rules, state, side, colour)]
    if not close:
        return None
    key = (rules, *close, bytes(side.values), side.castle, bytes(side.bonus), bytes(state.dice))
    found = _FOUND.get(key, lambda: _completes(rules, state, seat, close))
    if not found:
        return None
    args: Args = {"count": len(found), "colour": COLOURS[found[0]]}
    return CanEnd(Text("scene-can-end", args))


def _is_close(rules: BurgundyRules, state: State, side: Side, colour: int) -> bool:
    """Return whether a colour that brings points lacks as few spaces as one choice can mark."""
    value, paid = rules.open_value(state, colour), rules.box.colour_points[colour]
    left = (rules.box.sheet.colour_mask[colour] & ~side.marked).bit_count()
    return 0 < left <= _MOST and value < len(paid) and paid[value] > 0


def _completes(rules: BurgundyRules, state: State, seat: Seat, close: list[int]) -> tuple[int, ...]:
    """Return which of these colours some choice of the player completes, ascending."""
    masks = rules.box.sheet.colour_mask
    found: set[int] = set()
    for first in rules.legal(state, seat):
        if KIND[first] == PASS:
            continue
        after = state.copy()
        side: Side = after.sides[seat]
        rules.choose(after, side, first)
        found |= {colour for colour in close if not masks[colour] & ~side.marked}
        if side.chosen or len(found) == len(close):
            continue
        for second in rules.legal(after, seat):
            last = side.copy()
            rules.choose(after, last, second)
            found |= {colour for colour in close if not masks[colour] & ~last.marked}
    return tuple(sorted(found))
