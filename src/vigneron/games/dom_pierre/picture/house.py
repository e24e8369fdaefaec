"""A rival's house in short: how high the six discs stand, and the champagne in the presses."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box
from vigneron.games.dom_pierre.picture.kit import Kit, Nodes, face, kit_of, once, say, sign, tile_tone
from vigneron.games.dom_pierre.rules.box import COLUMNS, Box
from vigneron.games.dom_pierre.rules.common import press_total, tile_value
from vigneron.games.dom_pierre.rules.state import GONE, State

_WIDE: Final = 240.0
_HIGH: Final = 46.0
_BARS: Final = 28.0
"""Height of the bars of the discs."""
_PITCH: Final = 16.0
_PRESS_X: Final = (125.0, 171.0, 217.0)


def frame(box_: Box, state: State, seat: Seat) -> Frame:
    """Return the frame that the players' list shows of a seat."""
    kit, house = kit_of(box_), state.houses[seat]
    nodes: list[Node] = []
    for column in range(6):
        nodes += _bar(kit, seat, column, house.discs[column])
    for press in range(3):
        first, second = house.champagne[2 * press], house.champagne[2 * press + 1]
        nodes += _press(kit, press, first, second, 0 if first else press_total(house, press))
    return Frame(f"house-{seat}", Text("frame-house", {"who": seat}), _WIDE, _HIGH, nodes, seat)


@once
def _bar(kit: Kit, seat: Seat, column: int, row: int) -> Nodes:
    """Return a column as a bar that fills with its disc, over the sign of its action."""
    x, bottom = 7 + _PITCH * column, _BARS + 1
    out = [face(f"bar-{column}", x, bottom - _BARS / 2, box(11, _BARS, 3), "band-2", "bare")]
    if row == GONE:
        out.append(sign(f"bar-done-{column}", x, bottom - _BARS / 2, "tick", 13, "ok"))
    else:
        high = max(4.0, _BARS * row / kit.box.top)
        out.append(face(f"bar-row-{column}", x, bottom - high / 2, box(11, high, 3), f"seat-{seat}"))
    out.append(sign(f"bar-of-{column}", x, 38, COLUMNS[column], 14, "wine"))
    return tuple(out)


@once
def _press(kit: Kit, press: int, first: int, second: int, total: int) -> Nodes:
    """Return a press: its champagne with values, or the value of the harvest that lies in it."""
    x = _PRESS_X[press]
    out = [face(f"cell-{press}", x, 23, box(44, 44, 6), "woodwork")]
    for i, tile in enumerate((first, second)):
        if tile:
            at, tone = x - 10.25 + 20.5 * i, tile_tone(tile)
            out += [
                face(f"cell-tile-{press}-{i}", at, 23, box(19.5, 39, 4), tone),
                sign(f"cell-kind-{press}-{i}", at, 13, tone, 15, tone, "inlay"),
                say(f"cell-value-{press}-{i}", at, 32, tile_value(tile), 14, tone, "strong inlay"),
            ]
    if not first and total:
        out += [
            sign(f"cell-press-{press}", x, 13, "press", 15, "woodwork", "inlay"),
            say(f"cell-total-{press}", x, 32, total, 14, "woodwork", "strong inlay"),
        ]
    return tuple(out)
