"""Draws the figures of the page "how to play": parts of a position, with rings around what the text names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from vigneron.core.how_to_play import Figure, Panel, Played, play
from vigneron.core.scene import Frame, Node, Scene, disc
from vigneron.i18n.speaker import Speaker
from vigneron.render.cover import document
from vigneron.render.nodes import Painter, over
from vigneron.render.svg import THEMES

_GAP: Final = 14.0
_ACROSS: Final = re.compile(r"(-?\d+\.?\d*),|H(-?\d+\.?\d*)")
_DOWN: Final = re.compile(r",(-?\d+\.?\d*)|V(-?\d+\.?\d*)")
"""Numbers of a path that are distances from its centre, across and down."""
_LETTER: Final = 13.0
"""Half the width of a letter's place."""
_LETTERS: Final = "ABCDEFGHIJKL"
_NAMES: Final = ("Anna", "Bruno", "Clara", "David", "Emma")
"""The names of the seats. Captions may speak of them."""
_LISTED: Final = 10
"""The most things of a panel that the text for screen readers lists."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a page must know about a figure: its size in pixels, and what it shows in words."""

    width: int
    height: int
    says: str


def draw(figure: Figure, *, lang: str, theme: str, more: str = "") -> str:
    """Return a figure as an SVG document. Raises LookupError if its scene lacks a frame or a marked node.

    `more` is a style sheet after the usual ones.

    Raises ValueError for a theme other than `light` and `dark`."""
    if theme not in THEMES:
        raise ValueError(f"theme: expected one of {THEMES}, found {theme!r}")
    played = play(figure)
    game = played.before.game
    paint = Painter(Speaker(lang, game, _NAMES), f"{game.key}-", still=True)
    panels = _panels(figure, played)
    out: list[str] = []
    y, marks = _GAP, 0
    width, height = _size(panels)
    for panel, frame, nodes in panels:
        x0, y0, wide, high = _box(panel, frame)
        marked = [_node(nodes, key) for key in panel.mark]
        letters = _LETTERS[marks:] if figure.letters else ""
        marks += len(marked)
        inside = "\n".join([*map(paint.node, nodes), *_rings(paint, marked, letters, (x0, y0, wide, high))])
        out.append(
            f'<svg class="scene" x="{(width - wide) / 2:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
            f' viewBox="{x0:g} {y0:g} {wide:g} {high:g}">\n{inside}\n</svg>'
        )
        y += high + _GAP
    return document(game, paint, out, (width, height), theme, _css() + more)


def shape(figure: Figure, lang: str) -> Shape:
    """Return the size of a figure and what it shows.

    The words are the labels of what is marked, or of what lies in each panel. A label that an earlier panel
    has is not said again: of a position after the acts, what has changed is said."""
    played = play(figure)
    speaker, out, told = Speaker(lang, played.before.game, _NAMES), list[str](), set[str]()
    panels = _panels(figure, played)
    for panel, frame, nodes in panels:
        named = [node for key in panel.mark if (node := _node(nodes, key)).label]
        named = named or [one for one in nodes if _inside(panel, one)]
        said = dict.fromkeys(speaker.text(one.label) for one in named if one.label is not None)
        fresh = [label for label in said if label not in told][:_LISTED]
        told.update(said)
        out.append("; ".join([speaker.text(frame.title), *fresh]))
    width, height = _size(panels)
    return Shape(round(width), round(height), ". ".join(out))


def _box(panel: Panel, frame: Frame) -> tuple[float, float, float, float]:
    return panel.crop or (0.0, 0.0, frame.width, frame.height)


def _size(panels: Sequence[tuple[Panel, Frame, list[Node]]]) -> tuple[float, float]:
    boxes = [_box(panel, frame) for panel, frame, _ in panels]
    return max(box[2] for box in boxes) + 2 * _GAP, _GAP + sum(box[3] + _GAP for box in boxes)


def _panels(figure: Figure, played: Played) -> list[tuple[Panel, Frame, list[Node]]]:
    scenes = {after: _scene(figure, played, after) for after in {panel.after for panel in figure.panels}}
    out = []
    for panel in figure.panels:
        scene, more = scenes[panel.after]
        frame = next((one for one in scene.frames if one.key == panel.frame), None)
        if frame is None:
            raise LookupError(f"{figure.name}: there is no frame {panel.frame}")
        out.append((panel, frame, over(frame.nodes, more.get(frame.key, []))))
    return out


def _scene(figure: Figure, played: Played, after: bool) -> tuple[Scene, Mapping[str, Sequence[Node]]]:
    """Return the scene before or after the acts, and what the figure's seat sees in addition."""
    shown = played.after if after else played.before
    seen = shown.rules.observe(shown.state, figure.seat)
    picture = shown.game.picture()
    if figure.seat is None:
        return picture.scene(shown.rules, seen), {}
    return picture.scene(shown.rules, seen), picture.overlay(shown.rules, seen, figure.seat).nodes


def _node(nodes: Sequence[Node], key: str) -> Node:
    found = next((one for one in nodes if one.key == key), None)
    if found is None:
        raise LookupError(f"there is no node {key}")
    return found


def _inside(panel: Panel, node: Node) -> bool:
    if panel.crop is None:
        return True
    x, y, wide, high = panel.crop
    return x <= node.x <= x + wide and y <= node.y <= y + high


def _rings(paint: Painter, marked: Sequence[Node], letters: str, box: tuple[float, ...]) -> list[str]:
    """Return rings around nodes, each with the next of `letters`, if there are any.

    Letters stay in the box (x, y, width, height)."""
    out = []
    for at, node in enumerate(marked):
        path = node.path or disc(max(node.size / 2, node.font * 0.8, 8.0))
        ring = replace(
            node, path=path, symbol="", text=None, label=None, touch="", tone="", look="marked bare"
        )
        out.append(paint.node(ring))
        if letters:
            x, y = _corner(node, path)
            x = min(max(x, box[0] + _LETTER), box[0] + box[2] - _LETTER)
            y = min(max(y, box[1] + _LETTER), box[1] + box[3] - _LETTER)
            out.append(
                f'<g class="letter" transform="translate({x:g} {y:g})"><circle r="{_LETTER - 2:g}"/>'
                f'<text y="5.5" text-anchor="middle">{escape(letters[at])}</text></g>'
            )
    return out


def _largest(distances: re.Pattern[str], path: str) -> float:
    return max((abs(float(one or other)) for one, other in distances.findall(path)), default=0.0)


def _corner(node: Node, path: str) -> tuple[float, float]:
    """Return where a node's letter is: its upper left corner, or inside the top of a hexagon."""
    wide = _largest(_ACROSS, path)
    high = _largest(_DOWN, path)
    if path.startswith("M0"):
        return node.x, node.y - high * 0.62
    return node.x - wide, node.y - high


@lru_cache(maxsize=1)
def _css() -> str:
    return (Path(__file__).parent / "figure.css").read_text(encoding="utf-8")
