"""Draws the payouts of areas by size and phase (CB-30), and the race for whole colours (CB-50)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box, disc, number, words
from vigneron.games.burgundy_dice.picture.panels import PHASES
from vigneron.games.burgundy_dice.rules.box import COLOURS
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.games.burgundy_dice.rules.variants import Solo

_WIDTH: Final = 244.0
"""As few units as the narrowest column has pixels, so that words are as large there as they are written."""
_LEFT: Final = 34.0
_LINE: Final = 22.0
_FONT: Final = 15.0
_CAPTION: Final = 13.5
_FRAMES: Final[Cache[Frame]] = Cache(256)


def points(rules: BurgundyRules, state: State) -> Frame:
    """Return the frame of both tables. It highlights the current phase and the values that are still open."""
    lacking = tuple(_lacking(rules, side) for side in state.sides)
    key = (rules, state.phase, state.over, bytes(state.claimed), lacking)
    return _FRAMES.get(key, lambda: _points(rules, state, lacking))


def _points(rules: BurgundyRules, state: State, lacking: tuple[tuple[int, ...], ...]) -> Frame:
    top = _race_top(rules)
    nodes = [_caption("areas", 13, "CB-30"), *_worth(rules, state), _caption("colours", top + 13, "CB-50")]
    for colour, name in enumerate(COLOURS):
        nodes += _race(rules, state, colour, name)
    for seat, row in enumerate(lacking):
        y = _seat_y(rules, seat)
        label = Text("label-race-row", {"who": seat})
        nodes.append(
            Node(f"racer-{seat}", 15, y, path=disc(7.5), tone=f"seat-{seat}", label=label, rule="CB-50")
        )
        nodes += [_left(rules, seat, colour, left, mine=False) for colour, left in enumerate(row)]
    return Frame("points", Text("scene-points"), _WIDTH, _seat_y(rules, len(lacking)) - 8, nodes)


def _caption(name: str, y: float, rule: str) -> Node:
    said, label = Text(f"scene-{name}"), Text(f"label-{name}")
    return words(f"caption-{name}", 2, y, said, _CAPTION, tone="soft", anchor="start", label=label, rule=rule)


def _size_x(rules: BurgundyRules, size: int) -> float:
    sizes = len(rules.box.area_points) - 1
    return _LEFT + (_WIDTH - _LEFT) / sizes * (size - 0.5)


def _worth(rules: BurgundyRules, state: State) -> list[Node]:
    """Return the table of areas: a row per phase, a column per size."""
    table = rules.box.area_points
    sizes = range(1, len(table))
    nodes: list[Node] = []
    for phase in range(rules.box.phases):
        y = 59 + _LINE * phase
        now = phase + 1 == state.phase and not state.over
        if now:
            ground = box(_WIDTH - 2, _LINE, 7)
            nodes.append(Node("worth-now", _WIDTH / 2, y - 5, path=ground, tone="soft", look="bare"))
        head = Text(f"={PHASES[phase]}")
        tone = "wine" if now else "soft"
        nodes.append(words(f"caption-areas-{phase}", 15, y, head, _FONT, tone=tone, look="title mute"))
        for size in sizes:
            paid = number(table[size][phase])
            look = "strong mute" if now else "mute"
            nodes.append(words(f"size-{size}-in-{phase}", _size_x(rules, size), y, paid, _FONT, look=look))
    for size in sizes:
        later = table[size][state.phase] if state.phase < rules.box.phases else 0
        label = Text("label-worth", {"size": size, "points": table[size][state.phase - 1], "later": later})
        nodes.append(
            Node(
                f"size-{size}",
                _size_x(rules, size),
                29,
                path=_cluster(size),
                tone="brass",
                look="done",
                label=label,
                rule="CB-30",
            )
        )
    return nodes


def _race_top(rules: BurgundyRules) -> float:
    return 52 + _LINE * rules.box.phases


def _race_x(colour: int) -> float:
    return _LEFT + (_WIDTH - _LEFT) / 6 * (colour + 0.5)


def _seat_y(rules: BurgundyRules, seat: Seat) -> float:
    return _race_top(rules) + 92 + _LINE * seat


def _race(rules: BurgundyRules, state: State, colour: int, name: str) -> list[Node]:
    """Return the nodes of one whole colour: its sign and its two values.

    A value that is gone is struck through."""
    x, y = _race_x(colour), _race_top(rules) + 34
    open_value = rules.open_value(state, colour)
    if isinstance(rules, Solo) and state.claimed[colour]:
        open_value = 2  # with one seat, a colour pays once
    paid = rules.box.colour_points[colour]
    label = Text("label-race", {"colour": name, "points": paid[open_value]})
    sign = Node(
        f"race-{name}",
        x,
        y,
        path=disc(15),
        symbol=name,
        size=25,
        tone=name,
        look="bare",
        label=label,
        rule="CB-50",
    )
    out = [sign]
    for value in (0, 1):
        at = x - 8.5 + 17 * value
        now = value == open_value
        gone = value < open_value or (isinstance(rules, Solo) and not now)
        out.append(
            Node(
                f"race-{name}-{value}",
                at,
                y + 29,
                path=box(16, 22, 5),
                text=number(paid[value]),
                font=_FONT,
                tone=name if now else "",
                look="done strong mute" if now else "step mute",
            )
        )
        if gone:
            out.append(Node(f"race-{name}-gone-{value}", at, y + 29, symbol="struck", size=22, tone="wine"))
    return out


def race_left(rules: BurgundyRules, side: Side, seat: Seat) -> list[Node]:
    """Return the number of spaces of each colour that a seat lacks, its covered choice included."""
    return [_left(rules, seat, colour, left, mine=True) for colour, left in enumerate(_lacking(rules, side))]


def _lacking(rules: BurgundyRules, side: Side) -> tuple[int, ...]:
    open_ = ~side.marked
    return tuple((mask & open_).bit_count() for mask in rules.box.sheet.colour_mask)


def _left(rules: BurgundyRules, seat: Seat, colour: int, left: int, *, mine: bool) -> Node:
    """Return how many spaces of a colour a seat lacks. A seat that lacks one or none stands out."""
    name = COLOURS[colour]
    said = "label-race-left" if mine else "label-race-left-of"
    return Node(
        f"left-{seat}-{name}",
        _race_x(colour),
        _seat_y(rules, seat),
        path=box(26, 20, 6),
        text=number(left),
        font=_FONT,
        tone=f"{name}-full" if left == 0 else name if left == 1 else "",
        look="strong bare" if mine or left < 2 else "bare",
        label=Text(said, {"who": seat, "left": left, "colour": name}),
        rule="CB-50",
    )


def _cluster(size: int) -> str:
    """Return the path of `size` little hexes in a heap, which is the sign of an area of that size."""
    across, down = 4.2, 7.2
    out = ""
    for i in range(size):
        rows = 1 if size < 3 else 2
        upper = size // rows
        row, col = (0, i) if i < upper else (1, i - upper)
        wide = upper if row == 0 else size - upper
        x, y = across * (2 * col - wide + 1), down * (row - (rows - 1) / 2)
        corner = (f"{x + 4.4 * sin(pi / 3 * j):.1f},{y - 4.4 * cos(pi / 3 * j):.1f}" for j in range(6))
        out += "M" + "L".join(corner) + "Z"
    return out
