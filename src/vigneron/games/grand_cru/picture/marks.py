"""Nodes that several frames have in common: pawns, cubes, tiles, headings."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Node, Text, box, disc, number, words
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import tile_word

NEW_VINE: Final = "GC-24"
_RULES: Final = ("GC-31", "GC-33", "GC-32", "GC-36", "GC-34", "GC-35", "GC-38", "GC-39")
"""By improvement: the clause that explains it."""


def kind_of(tile: int) -> int:
    """Return the kind of a tile."""
    return tile // n.SERIALS


def tone_of(kind: int) -> str:
    """Return the tone of a kind of tile."""
    return n.KINDS[kind] if kind < n.GRAPE_COUNT else "plan"


def rule_of(kind: int) -> str:
    """Return the clause that explains a kind of tile."""
    return NEW_VINE if kind < n.GRAPE_COUNT else _RULES[kind - n.GRAPE_COUNT]


def tile_label(box_: Box, kind: int) -> Text:
    """Return what a tile is and does, for hover and screen readers."""
    if kind < n.GRAPE_COUNT:
        return Text("label-vine", {"grape": n.GRAPE_NAMES[kind], **zone_args(box_, kind)})
    return Text("label-plan", {"tile": n.KINDS[kind]})


def zone_args(box_: Box, grape: int) -> Args:
    """Return the first and last barrel of a grape's ripe zone, from 1."""
    return {"first": box_.ripe_from[grape] + 1, "last": box_.ripe_to[grape] + 1}


def tile_args(kind: int) -> Args:
    """Return the name of a kind of tile."""
    return {"tile": tile_word(kind)}


def heading(
    key: str,
    x: float,
    y: float,
    text: Text,
    label: Text,
    rule: str,
    *,
    font: float = 13,
    look: str = "strong",
) -> Node:
    """Return a heading within a frame, aligned left: softer than the frame's own."""
    return words(
        key, x, y, text, font, tone="soft", look=f"fine {look}", anchor="start", label=label, rule=rule
    )


def aside(key: str, x: float, y: float, text: Text, *, font: float = 13) -> Node:
    """Return a note, aligned right."""
    return words(key, x, y, text, font, tone="soft", look="fine", anchor="end")


def bevel(key: str, x: float, y: float, wide: float, high: float, tone: str, *, leaf: bool = False) -> Node:
    """Return the light edge inside a tile, and behind the grape of a vine a leaf."""
    node = Node(key, x, y, path=box(wide - 4, high - 4, 6.5), tone=tone, look="bevel inlay fine")
    if leaf:
        node.symbol, node.size = "leaf", min(wide, high) - 2
    return node


def pawn(key: str, x: float, y: float, seat: Seat, size: float, label: Text, rule: str) -> Node:
    """Return a player's pawn. Its sign distinguishes players without colour."""
    sign, tone = f"pawn-{seat}", f"seat-{seat}"
    return Node(key, x, y, symbol=sign, size=size, tone=tone, look="raised", label=label, rule=rule)


def cube(key: str, x: float, y: float, grape: int, size: float, look: str = "") -> Node:
    """Return a cube of a grape."""
    name = n.GRAPES[grape]
    return Node(key, x, y, symbol=f"cube-{name}", size=size, tone=name, look=f"inlay {look}".strip())


def figure(
    key: str,
    x: float,
    y: float,
    value: int,
    font: float,
    *,
    look: str = "strong",
    tone: str = "",
    anchor: str = "middle",
) -> Node:
    """Return a number, vertically centred on y."""
    return words(key, x, y + font * 0.36, number(value), font, tone=tone, look=look, anchor=anchor)


def short_name(kind: int) -> Text:
    """Return the name of a kind of tile in one short word."""
    return Text("tile-short", {"tile": tile_word(kind).split()[0]})  # Pinot alone, of Pinot Noir


def name_font(wide: float, font: float) -> float:
    """Return the size of a tile's short name: at most `font`, and less if the longest would reach the rims.

    That is Cabernet, which is 3.8 times as wide as its size."""
    return max(12.3, min(font, (wide - 8) / 3.8))


def coin(key: str, x: float, y: float, francs: int, radius: float) -> Node:
    """Return a coin with a number of francs on it."""
    return Node(key, x, y, path=disc(radius), text=number(francs), font=13, tone="coin", look="strong")


def crowd(seats: list[Seat], wide: float, high: float) -> list[tuple[Seat, float, float]]:
    """Return (seat, distance from the middle, size) for pawns that share a place."""
    count = len(seats)
    size = min(high, (high, high, 20.0, 17.0, 16.0, 15.0)[count])
    pitch = 0.0 if count < 2 else min(size * 0.8, (wide - size) / (count - 1))
    return [(seat, pitch * (i - (count - 1) / 2), size) for i, seat in enumerate(seats)]
