"""Every text of a scene fits its place, in three languages, in the fonts of the house.

One page holds the frames of several positions; a real browser measures them."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from html import escape
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from vigneron.core.registry import game, games
from vigneron.core.scene import Frame, Node, Text, box, words
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.render.nodes import Painter, over
from vigneron.render.svg import stylesheet, tones
from vigneron.server.platform.static_files import STATIC
from vigneron.testing.walk import random_line

pytestmark = pytest.mark.browser
POSITIONS = 5
"""Positions of a game with the fewest seats, and as many of one with the most."""
EVERY = 31
"""Plies between two positions."""
MEASURE = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8").rstrip().removesuffix(";")


def fonts() -> str:
    """Return the style sheet of the fonts, with the fonts in it."""

    def inside(found: re.Match[str]) -> str:
        data = (STATIC / "fonts" / found[1]).read_bytes()
        return f'url("data:font/woff2;base64,{base64.b64encode(data).decode()}")'

    sheet = (STATIC / "shell" / "fonts.css").read_text(encoding="utf-8")
    return re.sub(r'url\("/static/fonts/([^"]+)"\)', inside, sheet)


def frames(key: str) -> Iterator[str]:
    """Yield the frames of some positions as the first seat sees them, in every language."""
    found = game(key)
    for seats in {max(2, found.seats[0]), found.seats[-1]}:
        names = ["Anna", "Maximiliane", "Bo", "Chloé", "Dirk"][:seats]
        lines = islice(random_line(found, found.setup(seats), seats), 0, EVERY * POSITIONS, EVERY)
        for at, line in enumerate(lines):
            seen = line.rules.observe(line.state, 0)
            scene = found.picture().scene(line.rules, seen)
            overlay = found.picture().overlay(line.rules, seen, 0)
            for lang in LANGUAGES:
                paint = Painter(Speaker(lang, found, names))
                for frame in scene.frames:
                    if frame.owner not in (None, 0):
                        continue
                    nodes = over(frame.nodes, overlay.nodes.get(frame.key, []))
                    svg = paint.frame(frame, nodes, (0, 0, frame.width, frame.height))
                    where = escape(f"{lang} {seats} seats, position {at}: {frame.key}")
                    yield f'<div data-where="{where}">{svg}</div>'


def measured(browser: Browser, key: str, content: str) -> dict[str, Any]:
    """Return what the browser measures of these frames: fonts, number of texts, faults."""
    page = browser.new_page()
    sheet = f"{fonts()}{stylesheet()}{tones(game(key).folder, key)}"
    page.set_content(
        f"<!doctype html><html data-theme=light><style>{sheet}</style>"
        f'<body class="scene game-{key}">{content}</body></html>'
    )
    told: dict[str, Any] = page.evaluate(f"({MEASURE})()")
    page.close()
    return told


@pytest.mark.parametrize("key", games())
def test_every_text_of_a_scene_fits(browser: Browser, key: str) -> None:
    """In its face, in the frame, and beside other texts."""
    told = measured(browser, key, "".join(frames(key)))
    assert told["fonts"] == ["EB Garamond", "Inter"]
    assert told["texts"] > 1000
    assert "\n".join(told["faults"]) == ""


def test_a_text_that_does_not_fit_is_found(browser: Browser) -> None:
    """The measure finds what leaves its face, the face around it, the frame, and what runs into another."""
    key = games()[0]
    nodes = [
        Node("own", 30, 15, path=box(40, 20), text=Text("=Vindemiatrix"), font=12),
        Node("plate", 90, 38, path=box(30, 20)),
        words("around", 90, 42, Text("=Vindemiatrix"), 12),
        words("under", 150, 42, Text("=Vindemiatrix"), 12),
        Node("cover", 150, 38, path=box(80, 20), text=Text("=over"), font=12),
        words("edge", 196, 19, Text("=Rastaban"), 12),
        words("one", 60, 60, Text("=Rastaban"), 12),
        words("two", 80, 60, Text("=Rastaban"), 12),
        words("fits", 100, 90, Text("=Rastaban"), 12),
    ]
    frame = Frame("board", Text("=Board"), 200, 100, nodes)
    svg = Painter(Speaker("en", game(key), [])).frame(frame, nodes, (0, 0, 200, 100))
    told = measured(browser, key, f'<div data-where="en: board">{svg}</div>')
    assert [re.sub(r"[^(]*\((\w+)\).*", r"\1", fault) for fault in told["faults"]] == [
        "own",
        "around",
        "edge",
        "one",
    ]
