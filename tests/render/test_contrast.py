"""Text on colour has contrast 4.5:1, states 3:1 against their surroundings, in both themes."""

from __future__ import annotations

import re

import pytest

from tests.render.colours import HOUSE, Tone, colour, contrast, mix, palette, tones
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.render.svg import THEMES
from vigneron.testing.walk import random_line

QUIET, DIM = 0.62, 0.7
"""How much of the face `quiet` and `dim` leave; compared with the style sheet below."""


def _tones(key: str, theme: str) -> dict[str, Tone]:
    page = palette(theme)
    path = find_game(key).folder / "art.css" if key else None
    css = HOUSE if path is None else path.read_text(encoding="utf-8") if path.is_file() else ""
    return {name: Tone(properties, page) for name, properties in tones(css, theme).items()}


def test_contrast_is_measured_as_wcag_does() -> None:
    page: dict[str, str] = {}
    assert contrast(colour("#ffffff", page), colour("#000000", page)) == pytest.approx(21)
    assert contrast(colour("#777777", page), colour("#ffffff", page)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", ["", *games()])
def test_ink_reads_on_its_face_and_on_the_card(key: str, theme: str) -> None:
    card = colour(palette(theme)["--card"], {})
    found = _tones(key, theme)
    faces = {name: round(contrast(tone.ink, tone.face), 2) for name, tone in found.items()}
    cards = {name: round(contrast(tone.on_card, card), 2) for name, tone in found.items()}
    assert {name: ratio for name, ratio in faces.items() if ratio < 4.5} == {}
    assert {name: ratio for name, ratio in cards.items() if ratio < 4.5} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_words_of_the_page_read_on_paper_and_card(theme: str) -> None:
    page = palette(theme)
    for ink in ("--ink", "--soft", "--wine", "--ok", "--warn"):
        for ground in ("--paper", "--card"):
            assert contrast(colour(page[ink], page), colour(page[ground], page)) >= 4.5, (ink, ground)
    assert contrast(colour(page["--on-wine"], page), colour(page["--wine"], page)) >= 4.5


@pytest.mark.parametrize("key", games())
def test_rings_show_on_everything_that_is_ever_offered(key: str) -> None:
    """The ring of a touchable node contrasts with its face and with the paler ones; all can be read.

    A lit face differs from one of its kind that is not lit by more than the ring."""
    game = find_game(key)
    setup = game.setup(game.seats[-1])
    rings: set[str] = set()
    paled: set[str] = set()
    for step, line in enumerate(random_line(game, setup, 3)):
        if step % 7:
            continue
        for seat in line.rules.to_act(line.state):
            legal = line.rules.legal(line.state, seat)
            offered = {touch for action in legal for touch in game.actions.touch[action]}
            seen = line.rules.observe(line.state, seat)
            for frame in game.picture().scene(line.rules, seen).frames:
                for node in frame.nodes:
                    if node.path and node.touch and frame.owner in (None, seat):
                        if node.touch in offered:
                            rings.add(node.tone)
                        elif "done" not in node.look.split():
                            paled.add(node.tone)
    for theme in THEMES:
        page = palette(theme)
        plain = Tone({}, page)
        known = {"": plain, **_tones("", theme), **_tones(key, theme)}
        weak = {tone: round(contrast(known[tone].lit, known[tone].rich), 2) for tone in sorted(rings)}
        assert {tone: ratio for tone, ratio in weak.items() if ratio < 3} == {}, theme
        veil = colour(page["--veil"], page)
        pale = {t: mix(known[t].face, DIM, veil) for t in sorted(rings | paled)}
        rim = {tone: round(contrast(known[tone].lit, face), 2) for tone, face in pale.items()}
        assert {tone: ratio for tone, ratio in rim.items() if ratio < 3} == {}, theme
        dim = {tone: round(contrast(known[tone].ink, face), 2) for tone, face in pale.items()}
        assert {tone: ratio for tone, ratio in dim.items() if ratio < 4.5} == {}, theme
        lit = {tone: round(contrast(known[tone].ink, known[tone].rich), 2) for tone in sorted(rings)}
        assert {tone: ratio for tone, ratio in lit.items() if ratio < 4.5} == {}, theme


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("key", games())
def test_a_rich_face_differs_from_a_pale_one(key: str, theme: str) -> None:
    """Where a tone is pale itself, what is lit gets a richer face: 1.2:1 against the same when it is not."""
    veil = colour(palette(theme)["--veil"], {})
    found = {name: tone for name, tone in _tones(key, theme).items() if tone.rich != tone.face}
    even = {name: round(contrast(tone.rich, mix(tone.face, DIM, veil)), 2) for name, tone in found.items()}
    assert {name: ratio for name, ratio in even.items() if ratio < 1.2} == {}


def test_the_sheet_pales_by_the_share_that_is_checked() -> None:
    for share in (QUIET, DIM):
        assert f"color-mix(in srgb, var(--f) {share:.0%}, var(--veil))" in HOUSE


def test_the_three_rings_differ_in_form() -> None:
    """Free, costly and completing are told apart without colours: by dashes and by width."""
    drawn = dict(re.findall(r"\.scene \.lit(\S*) > \.face \{([^}]*)\}", HOUSE))
    plain, costly, completing = (
        drawn[ring] for ring in ("", '[data-ring~="costly"]', '[data-ring~="completing"]')
    )
    assert "stroke-dasharray: none" in plain
    assert re.search(r"stroke-dasharray: \d", costly)
    widths = [float(re.findall(r"stroke-width: ([\d.]+)px", one)[0]) for one in (plain, completing)]
    assert widths[0] >= 3
    assert widths[1] >= widths[0] + 2
    (later,) = re.findall(r"stroke-width: ([\d.]+)px", drawn['[data-ring~="later"]'])
    assert float(later) <= widths[0] / 2
