"""Every text of a scene fits its place, in three languages, and no piece is half covered by another.

One page holds the frames of several positions; a real browser measures them in the fonts of the house."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Sequence
from html import escape
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.patience import HANG
from vigneron.core.contract import Rules
from vigneron.core.game import Game
from vigneron.core.journal import edition_of, read, replay
from vigneron.core.registry import game, games
from vigneron.core.scene import Frame, Node, Text, box, disc, words
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.render.nodes import Painter, over
from vigneron.render.svg import stylesheet, symbols, tones
from vigneron.server.platform.static_files import STATIC
from vigneron.testing.walk import random_line

pytestmark = pytest.mark.browser
POSITIONS = 5
"""Positions of a game with the fewest seats, and as many of one with the most."""
EVERY = 31
"""Plies between two positions."""
GOLDEN = Path(__file__).parents[2] / "games"
MEASURES = {
    name: (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8").rstrip().removesuffix(";")
    for name in ("fits", "covers")
}


def fonts() -> str:
    """Return the style sheet of the fonts, with the fonts in it."""

    def inside(found: re.Match[str]) -> str:
        data = (STATIC / "fonts" / found[1]).read_bytes()
        return f'url("data:font/woff2;base64,{base64.b64encode(data).decode()}")'

    sheet = (STATIC / "shell" / "fonts.css").read_text(encoding="utf-8")
    return re.sub(r'url\("/static/fonts/([^"]+)"\)', inside, sheet)


def frames(key: str) -> Iterator[str]:
    """Yield the frames of some positions as the first seat sees them.

    Those of random games are in every language; those of games between bots are in English, and full."""
    found = game(key)
    for seats in {max(2, found.seats[0]), found.seats[-1]}:
        lines = islice(random_line(found, found.setup(seats), seats), 0, EVERY * POSITIONS, EVERY)
        for at, line in enumerate(lines):
            yield from drawn(found, line.rules, line.state, seats, f"position {at}", LANGUAGES)
    for file in played(key):
        journal = read(file.read_text(encoding="utf-8"))
        fold = replay(edition_of(found, journal.header), journal)
        states, seats = fold.states, fold.setup.seats
        for ply in range(len(states) // POSITIONS - 1, len(states), len(states) // POSITIONS):
            what = f"{file.stem} {ply}"
            yield from drawn(fold.game, fold.rules, states[ply], seats, what, ("en",))


def played(key: str) -> list[Path]:
    """Return the longest golden game of a game."""
    return sorted((GOLDEN / key / "golden").glob("*.jsonl"), key=lambda file: file.stat().st_size)[-1:]


def drawn(
    found: Game[Any, Any], rules: Rules[Any], state: Any, seats: int, what: str, langs: Sequence[str]
) -> Iterator[str]:
    """Yield the frames of a position as the first seat sees them."""
    names = ["Anna", "Maximiliane", "Bo", "Chloé", "Dirk"][:seats]
    seen = rules.observe(state, 0)
    scene = found.picture().scene(rules, seen)
    overlay = found.picture().overlay(rules, seen, 0)
    for lang in langs:
        paint = Painter(Speaker(lang, found, names))
        for frame in scene.frames:
            if frame.owner not in (None, 0):
                continue
            nodes = over(frame.nodes, overlay.nodes.get(frame.key, []))
            svg = paint.frame(frame, nodes, (0, 0, frame.width, frame.height))
            where = escape(f"{lang} {seats} seats, {what}: {frame.key}")
            yield f'<div data-where="{where}">{svg}</div>'


def measured(browser: Browser, key: str, content: str) -> dict[str, Any]:
    """Return what the browser measures of these frames, by measure."""
    page = browser.new_page()
    page.set_default_timeout(HANG * 1000)
    sheet = f"{fonts()}{stylesheet()}{tones(game(key).folder, key)}"
    page.set_content(
        f"<!doctype html><html data-theme=light><style>{sheet}</style>"
        f'<body class="scene game-{key}"><svg width="0" height="0">{symbols(game(key).folder)}</svg>'
        f"{content}</body></html>"
    )
    told = {name: page.evaluate(f"({measure})()") for name, measure in MEASURES.items()}
    page.close()
    return told


@pytest.mark.parametrize("key", games())
def test_every_text_of_a_scene_fits_and_every_piece_shows(browser: Browser, key: str) -> None:
    """A text in its face, in the frame, and beside other texts; no piece half covers a text or a piece."""
    told = measured(browser, key, "".join(frames(key)))
    assert told["fits"]["fonts"] == ["EB Garamond", "Inter"]
    assert told["fits"]["texts"] > 1000
    assert told["covers"]["pieces"] > 5000
    assert "\n".join([*told["fits"]["faults"], *told["covers"]["faults"]]) == ""


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
    assert [re.sub(r"[^(]*\((\w+)\).*", r"\1", fault) for fault in told["fits"]["faults"]] == [
        "own",
        "around",
        "edge",
        "one",
    ]


def test_a_piece_that_is_half_covered_is_found(browser: Browser) -> None:
    """What covers a part of words or most of a piece, and a chip that hangs over an edge."""
    key = games()[0]
    nodes = [
        words("price", 30, 20, Text("=−10"), 12),
        Node("pawn", 20, 16, path=disc(7)),
        Node("first", 60, 20, path=disc(8)),
        Node("second", 65, 20, path=box(16, 16)),
        Node("tile", 110, 20, path=box(30, 30)),
        Node("count", 125, 8, path=box(14, 12), text=Text("=3"), font=10),
        Node("card", 155, 20, path=box(30, 30)),
        Node("inside", 160, 12, path=box(14, 12), text=Text("=4"), font=10),
        Node("near", 30, 60, path=disc(8)),
        Node("beside", 42, 60, path=disc(8)),
        Node("hidden", 80, 60, path=disc(8), text=Text("=5"), font=10),
        Node("lid", 80, 60, path=box(20, 20)),
        *(Node(f"pile-{i}", 120 + i, 60, path=disc(8)) for i in range(3)),
    ]
    frame = Frame("board", Text("=Board"), 200, 100, nodes)
    svg = Painter(Speaker("en", game(key), [])).frame(frame, nodes, (0, 0, 200, 100))
    told = measured(browser, key, f'<div data-where="en: board">{svg}</div>')
    assert told["covers"]["faults"] == [
        "en: board: price and pawn: words are half covered",
        "en: board: first and second: a piece is half covered",
        "en: board: tile and count: a chip on an edge",
    ]
