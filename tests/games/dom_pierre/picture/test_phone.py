"""The boards fit a phone, and their words can be read there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.dom_pierre.picture.reading import scene
from tests.games.dom_pierre.positions import table
from vigneron.core.scene import Scene
from vigneron.games.dom_pierre import GAME
from vigneron.testing.walk import random_line

PHONE = 342
"""Pixels of width that a frame has on a phone of 360."""


def frames_of(tab: str, shown: Scene) -> Iterator[Any]:
    names = next(t.frames for t in shown.layout.tabs if t.key == tab)
    keys = [f"{n.removeprefix('mine:')}-0" if n.startswith("mine:") else n for n in names]
    return (f for f in shown.frames if f.key in keys)


def test_a_phone_has_four_pages() -> None:
    """The winery with its presses, the vineyard, the markets, and everything about goals and prestige."""
    assert [tab.key for tab in scene(table()).layout.tabs] == ["winery", "vineyard", "roads", "goals"]


@pytest.mark.parametrize("tab", ["winery", "vineyard", "roads", "goals"])
def test_each_board_fits_a_phone(tab: str) -> None:
    """360 by 640: at full width a board is at most 360 high. Pages of several boards scroll."""
    shown = scene(table())
    for frame in frames_of(tab, shown):
        scale = PHONE / frame.width
        assert frame.height * scale <= 360


def test_no_words_are_under_11_pixels_on_a_phone() -> None:
    """At every move of a game, with what a seat sees in addition. The players' list is apart."""
    for step, line in enumerate(random_line(GAME, GAME.setup(4), 12)):
        if step % 5:
            continue
        seen = line.rules.observe(line.state, 0)
        over = line.game.picture().overlay(line.rules, seen, 0).nodes
        for frame in line.game.picture().scene(line.rules, seen).frames:
            if frame.key.startswith("house-") or frame.owner not in (None, 0):
                continue
            scale = PHONE / frame.width
            all_ = [*frame.nodes, *over.get(frame.key, ())]
            assert {n.key: n.font for n in all_ if n.text is not None and n.font * scale < 11} == {}
