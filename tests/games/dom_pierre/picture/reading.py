"""What the picture of a table shows: its scene, the nodes of a frame, and their words."""

from __future__ import annotations

from tests.games.dom_pierre.positions import Table
from vigneron.core.scene import Node, Scene
from vigneron.games.dom_pierre import GAME
from vigneron.i18n.speaker import Speaker


def scene(t: Table) -> Scene:
    return GAME.picture().scene(t.rules, t.rules.observe(t.state, None))


def nodes(t: Table, frame: str, seat: int | None = None) -> dict[str, Node]:
    """Return a frame's nodes by key, with those of a seat's overlay."""
    found = {n.key: n for f in scene(t).frames if f.key == frame for n in f.nodes}
    if seat is not None:
        over = GAME.picture().overlay(t.rules, t.rules.observe(t.state, seat), seat)
        found |= {n.key: n for n in over.nodes.get(frame, [])}
    return found


def said(node: Node, lang: str = "en") -> str:
    assert node.text is not None
    return Speaker(lang, GAME, ["Anna", "Bert", "Clara", "Dirk"]).text(node.text)


def told(node: Node, lang: str = "en") -> str:
    assert node.label is not None
    return Speaker(lang, GAME, ["Anna", "Bert", "Clara", "Dirk"]).text(node.label)
