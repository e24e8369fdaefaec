"""Complete pictures: well-formed at every ply, self-contained, and without covered things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.render.colours import HOUSE, rules
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.scene import Control, Node
from vigneron.i18n.speaker import LANGUAGES
from vigneron.render import draw
from vigneron.render.svg import THEMES, symbols
from vigneron.testing.walk import random_line

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(params=games())
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return find_game(request.param)


def _art(game: Game[Any, Any], name: str) -> str:
    """Return a game's art; a game may have none."""
    path = game.folder / name
    return path.read_text(encoding="utf-8") if path.is_file() else "<svg/>" if name.endswith("svg") else ""


def _names(game: Game[Any, Any], seats: int) -> list[str]:
    return [f"<{game.key}> & {i}" for i in range(seats)]


def test_every_ply_is_well_formed_and_complete(game: Game[Any, Any]) -> None:
    """Parses as XML, has a title, unique keys in a frame, unique ids, and no outside references."""
    setup = game.setup(game.seats[0])
    for ply, line in enumerate(random_line(game, setup, 11)):
        viewer = None if ply % 2 else ply // 2 % setup.seats
        seen = line.rules.observe(line.state, viewer)
        lang, theme = LANGUAGES[ply % len(LANGUAGES)], THEMES[ply % len(THEMES)]
        text = draw(game, line.rules, seen, names=_names(game, setup.seats), lang=lang, theme=theme)
        if ply % 4:
            continue
        root = ElementTree.fromstring(text)
        assert root.find(f"{SVG}title") is not None
        assert root.find(f"{SVG}desc") is not None
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        for use in root.iter(f"{SVG}use"):
            assert use.get("href", "")[1:] in ids
        for frame in root.iter(f"{SVG}svg"):
            keys = [node.get("data-key") for node in frame.findall(f"{SVG}g")]
            assert len(keys) == len(set(keys))
        assert not re.search(r'(href|src)="(?!#)|url\((?!#)|@import', text)


def _all_nodes(game: Game[Any, Any]) -> Iterator[Node | Control]:
    setup = game.setup(game.seats[-1])
    for ply, line in enumerate(random_line(game, setup, 5)):
        if ply % 9 == 0:
            for frame in game.picture().scene(line.rules, line.rules.observe(line.state, None)).frames:
                yield from frame.nodes
        for seat in line.rules.to_act(line.state)[:1]:
            overlay = game.picture().overlay(line.rules, line.rules.observe(line.state, seat), seat)
            yield from overlay.controls
            for nodes in overlay.nodes.values():
                yield from nodes


def test_symbols_tones_and_looks_exist(game: Game[Any, Any]) -> None:
    """A picture that names a missing symbol would show a hole."""
    drawn = set(re.findall(r'<symbol id="([^"]+)"', _art(game, "art.svg")))
    css = HOUSE + _art(game, "art.css")
    named = set(re.findall(r"\.([a-z][\w-]*)", css))
    for node in _all_nodes(game):
        assert not node.symbol or node.symbol in drawn, node
        assert not node.tone or f"tone-{node.tone}" in named, node
        if isinstance(node, Node):
            assert set(node.look.split()) <= named, node


def test_art_is_only_symbols_and_tones(game: Game[Any, Any]) -> None:
    """SVG files scope the sheet by rewriting `.tone-`, so it must contain nothing else (docs/scene.md)."""
    root = ElementTree.fromstring(_art(game, "art.svg"))
    assert {child.tag for child in root} <= {f"{SVG}symbol"}
    assert all(child.get("viewBox") == "-20 -20 40 40" for child in root)
    for selector, _ in rules(_art(game, "art.css")):
        assert re.fullmatch(r'(\[data-theme="dark"\] )?\.tone-[\w-]+', selector), selector


def test_ids_bear_the_games_name(game: Game[Any, Any]) -> None:
    """A notebook may contain pictures of two games."""
    ids = re.findall(r'\bid="([^"]+)"', symbols(game.folder, "x-"))
    assert all(id.startswith("x-") for id in ids)


def test_an_unknown_theme_is_refused(game: Game[Any, Any]) -> None:
    line = next(random_line(game, game.setup(game.seats[0]), 1))
    with pytest.raises(ValueError, match="theme"):
        draw(game, line.rules, line.rules.observe(line.state, None), theme="sepia")
