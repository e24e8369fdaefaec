"""The seats' colours are told apart on paper, on cards, in the dark, in greyscale and without colours."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path
from urllib.parse import unquote

import pytest

import vigneron
from tests.render.colours import HOUSE, colour, contrast, palette, rules, tones
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.render.svg import THEMES
from vigneron.server.lobby.preparation import COLOURS
from vigneron.testing.walk import random_line

STATIC = Path(vigneron.__file__).parent / "web" / "static"
SEATS = STATIC / "shell" / "seats.css"
NAMES = [f"seat-{colour}" for colour in range(COLOURS)]


def _crests() -> dict[str, str]:
    """Return the picture of every crest as SVG, by tone."""
    css = SEATS.read_text("utf-8").replace("\\\n", "")
    found = re.findall(r"\.tone-(seat-\d+) \{\s*--crest: url\(\"data:image/svg\+xml,([^\"]*)\"\)", css)
    return {name: unquote(text) for name, text in found}


@pytest.mark.parametrize("theme", THEMES)
def test_any_two_seats_differ_in_lightness(theme: str) -> None:
    """1.6:1 and more: what is left of two colours in greyscale, or to eyes that see few colours."""
    found = {name: colour(tones(HOUSE, theme)[name]["--f"], {}) for name in NAMES}
    weak = {
        (one, other): round(contrast(found[one], found[other]), 2)
        for one, other in combinations(NAMES, 2)
        if contrast(found[one], found[other]) < 1.6
    }
    assert weak == {}


@pytest.mark.parametrize("theme", THEMES)
def test_every_seat_has_an_edge_that_shows_on_paper_and_card(theme: str) -> None:
    """Ivory on cream and blue in the dark are seen by their edge."""
    page = palette(theme)
    for name in NAMES:
        edge = colour(tones(HOUSE, theme)[name]["--edge"], page)
        for ground in ("--paper", "--card"):
            assert contrast(edge, colour(page[ground], page)) >= 3, (name, ground)


def test_every_crest_has_the_colour_of_its_seat_and_a_sign_of_its_own() -> None:
    """A crest is a picture and cannot read the tokens, so it is compared with them."""
    crests = _crests()
    assert sorted(crests) == NAMES
    signs = set[str]()
    for name, svg in crests.items():
        tone = tones(HOUSE, "light")[name]
        sign, ink = re.findall(r"<path d='([^']+)' fill='([^']+)'/>", svg)[-1]
        assert re.search(rf"fill='{tone['--f']}'", svg), name
        assert ink == tone["--i"], name
        assert contrast(colour(ink, {}), colour(tone["--f"], {})) >= 4.5
        signs.add(sign)
        # Around the shield a dark line and a light one, of which one shows on any ground.
        lines = [colour(found, {}) for found in re.findall(r"stroke='(#\w+)'", svg)]
        for ground in (colour("#000000", {}), colour("#ffffff", {})):
            assert max(contrast(line, ground) for line in lines) >= 3
    assert len(signs) == COLOURS


def test_a_bar_in_a_seat_colour_has_an_edge_and_a_crest() -> None:
    """No other sheet draws a bare bar in a seat's colour: it would be white on cream for one of them."""
    for sheet in STATIC.rglob("*.css"):
        bare = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
        assert re.findall(r"border[\w-]*:[^;]*var\(--f\)", bare) == [], sheet.name
    shown = {
        part.removesuffix("::before").strip()
        for selector, _ in rules(SEATS.read_text("utf-8"))
        for part in selector.split(",")
        if part.endswith("::before")
    }
    for place in (
        ".person",
        "#strip .person",
        ".seats > .seat",
        ".who li",
        "#over-rows li",
        "#log .by",
        "#talk-lines .by",
    ):
        assert place in shown, place


@pytest.mark.parametrize("key", games())
def test_pieces_of_seats_have_a_sign_for_every_colour(key: str) -> None:
    """People choose colours: the piece `pawn-1` of a seat in another colour is that colour's pawn."""
    game = find_game(key)
    path = game.folder / "art.svg"
    drawn = (
        set(re.findall(r'<symbol id="([^"]+)"', path.read_text("utf-8"))) if path.is_file() else set[str]()
    )
    used = set[str]()
    for step, line in enumerate(random_line(game, game.setup(game.seats[-1]), 3)):
        if step % 9:
            continue
        scene = game.picture().scene(line.rules, line.rules.observe(line.state, None))
        things = [(node.symbol, node.tone) for frame in scene.frames for node in frame.nodes]
        things += [(counter.symbol, counter.tone) for row in scene.standings for counter in row.counters]
        for symbol, tone in things:
            base, _, seat = symbol.rpartition("-")
            if seat and tone == f"seat-{seat}":
                used.add(base)
    assert {f"{base}-{colour}" for base in used for colour in range(COLOURS)} <= drawn
