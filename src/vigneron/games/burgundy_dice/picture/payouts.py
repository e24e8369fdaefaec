"""Draws the payouts of areas by size and phase (CB-30), and of whole colours (CB-50)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.scene import Frame, Node, Text, box, disc, number, words
from vigneron.games.burgundy_dice.picture.panels import PHASES, WIDTH
from vigneron.games.burgundy_dice.rules.box import COLOURS
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.games.burgundy_dice.rules.variants import Solo

_LEFT: Final = 46.0
_COLUMN: Final = 28.0
_TOP: Final = 33.0
"""The baseline of the table's head. Captions are above it."""
_LINE: Final = 21.0
_FRAMES: Final[Cache[Frame]] = Cache(256)
_LACKING: Final[Cache[list[list[Node]]]] = Cache(16)
"""By colour, then by the number of missing spaces: the drawn nodes."""


def points(rules: BurgundyRules, state: State) -> Frame:
    """Return the frame of both tables. It highlights the current phase and the values that are still open."""
    key = (rules, state.phase, state.over, bytes(state.claimed))
    return _FRAMES.get(key, lambda: _points(rules, state))


def _points(rules: BurgundyRules, state: State) -> Frame:
    sizes = len(rules.box.area_points)
    nodes = [
        words("caption-areas", 2, 12, Text("scene-areas"), 12, tone="soft", anchor="start"),
        words(
            "caption-colours",
            _race_start(rules) + 2,
            12,
            Text("scene-colours"),
            12,
            tone="soft",
            anchor="start",
        ),
        *_worth(rules, state),
    ]
    for colour, name in enumerate(COLOURS):
        nodes += _race(rules, state, colour, name)
    return Frame("points", Text("scene-points"), WIDTH, max(_TOP + _LINE * (sizes - 1) + 8, 128), nodes)


def _worth(rules: BurgundyRules, state: State) -> list[Node]:
    """Return the table of areas: a row per size, a column per phase."""
    table = rules.box.area_points
    sizes = range(1, len(table))
    nodes: list[Node] = []
    for phase in range(rules.box.phases):
        x = _LEFT + _COLUMN * phase
        now = phase + 1 == state.phase and not state.over
        if now:
            tall = _LINE * len(table)
            ground = box(_COLUMN, tall, 7)
            nodes.append(Node("worth-now", x, _TOP - 15 + tall / 2, path=ground, tone="soft", look="bare"))
        head = Text(f"={PHASES[phase]}")
        nodes.append(words(f"worth-{phase}", x, _TOP, head, 15, tone="wine" if now else "soft", look="title"))
        look = "strong" if now else ""
        for size in sizes:
            paid = number(table[size][phase])
            nodes.append(words(f"worth-{phase}-{size}", x, _TOP + _LINE * size, paid, 15, look=look))
    for size in sizes:
        label = Text("label-worth", {"size": size, "points": table[size][state.phase - 1]})
        nodes.append(
            Node(
                f"size-{size}",
                16,
                _TOP - 5 + _LINE * size,
                path=_cluster(size),
                tone="brass",
                look="done",
                label=label,
                rule="CB-30",
            )
        )
    return nodes


def _race(rules: BurgundyRules, state: State, colour: int, name: str) -> list[Node]:
    """Return the nodes of one whole colour: its sign and its two values.

    A value that is gone is struck through."""
    x, y = _race_place(rules, colour)
    open_value = rules.open_value(state, colour)
    if isinstance(rules, Solo) and state.claimed[colour]:
        open_value = 2  # with one seat, a colour pays once
    paid = rules.box.colour_points[colour]
    label = Text("label-race", {"colour": name, "points": paid[open_value]})
    out = [
        Node(
            f"race-{name}",
            x + 17,
            y,
            path=disc(15),
            symbol=name,
            size=25,
            tone=name,
            look="bare",
            label=label,
            rule="CB-50",
        )
    ]
    for value in (0, 1):
        at = x + 47 + 25 * value
        now = value == open_value
        gone = value < open_value or (isinstance(rules, Solo) and not now)
        out.append(
            Node(
                f"race-{name}-{value}",
                at,
                y,
                path=box(22, 24, 6),
                text=number(paid[value]),
                font=14,
                tone=name if now else "",
                look="done strong" if now else "step",
            )
        )
        if gone:
            out.append(Node(f"gone-{name}-{value}", at, y, symbol="struck", size=24, tone="wine"))
    return out


def race_left(rules: BurgundyRules, side: Side) -> list[Node]:
    """Return the number of spaces of each colour that a seat lacks, as nodes."""
    masks = rules.box.sheet.colour_mask
    lacking = _LACKING.get(rules.box, lambda: [_all_lacking(rules, c, m) for c, m in enumerate(masks)])
    open_ = ~side.marked
    return [nodes[(mask & open_).bit_count()] for nodes, mask in zip(lacking, masks, strict=True)]


def _all_lacking(rules: BurgundyRules, colour: int, mask: int) -> list[Node]:
    return [_lacking(rules, colour, left) for left in range(mask.bit_count() + 1)]


def _lacking(rules: BurgundyRules, colour: int, left: int) -> Node:
    name = COLOURS[colour]
    x, y = _race_place(rules, colour)
    return Node(
        f"left-{name}",
        x + 4,
        y + 11,
        path=disc(8),
        text=number(left),
        font=12,
        tone=f"{name}-full" if left == 0 else "paper",
        look="step strong",
        label=Text("label-race-left", {"left": left}),
        rule="CB-50",
    )


def _race_start(rules: BurgundyRules) -> float:
    return _LEFT + _COLUMN * (rules.box.phases - 0.5) + 8


def _race_place(rules: BurgundyRules, colour: int) -> tuple[float, float]:
    start = _race_start(rules)
    return start + (WIDTH - start) / 2 * (colour % 2), 36.0 + 36 * (colour // 2)


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
