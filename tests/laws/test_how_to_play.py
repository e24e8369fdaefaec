"""Law 23: "how to play": three languages, figures, examples that the rules confirm, and all signs."""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

import pytest

from vigneron.core.game import Game
from vigneron.core.how_to_play import (
    Played,
    Section,
    counted,
    figures,
    filled,
    named_values,
    page,
    play,
    refusal,
    signs,
)
from vigneron.core.rules_text import LANGUAGES, clauses
from vigneron.render.figure import draw, shape
from vigneron.render.svg import symbols

MOST_WORDS = 2_000
"""What a person reads in ten minutes."""
_NUMBER = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")


@pytest.fixture
def guided(game: Game[Any, Any]) -> Game[Any, Any]:
    """A game that has the page; the others are skipped."""
    if not page(game, "en") or game.name != game.key:
        pytest.skip(f"{game.name} has no page of its own")
    return game


def texts(sections: tuple[Section, ...]) -> list[str]:
    return [block.text for part in sections for block in part.blocks]


def test_a_game_without_the_page_has_no_part_of_it(game: Game[Any, Any]) -> None:
    has = {lang: bool(page(game, lang) and signs(game, lang)) for lang in LANGUAGES}
    assert len(set(has.values())) == 1
    assert bool(figures(game.folder)) == has["en"]


def test_languages_have_the_same_sections_figures_signs_and_values(guided: Game[Any, Any]) -> None:
    own = {lang: (page(guided, lang), signs(guided, lang)) for lang in LANGUAGES}
    for lang, (text, aid) in own.items():
        english, english_aid = own["en"]
        assert [part.id for part in text] == [part.id for part in english], lang
        assert [part.id for part in aid] == [part.id for part in english_aid], lang
        assert [_shown(part) for part in text] == [_shown(part) for part in english], lang
        assert [_shown(part) for part in aid] == [_shown(part) for part in english_aid], lang
        assert sorted(set(named_values(text))) == sorted(set(named_values(english))), lang
        assert set(_NUMBER.findall(" ".join(texts(text + aid)))) <= set(clauses(guided, lang)), lang


def _shown(section: Section) -> list[Any]:
    return [block.figure or block.sign for block in section.blocks if block.figure or block.sign]


def test_the_page_is_read_in_ten_minutes(guided: Game[Any, Any]) -> None:
    for lang in LANGUAGES:
        assert len(" ".join(texts(page(guided, lang))).split()) <= MOST_WORDS


def test_every_figure_is_shown_and_every_clause_under_which_it_stands_exists(guided: Game[Any, Any]) -> None:
    found = figures(guided.folder)
    shown = [block.figure for part in page(guided, "en") for block in part.blocks if block.figure]
    assert sorted(shown) == sorted(found)
    assert {number for one in found.values() for number in one.rules} <= set(clauses(guided, "en"))


def test_examples_say_what_the_rules_do(guided: Game[Any, Any]) -> None:
    """Acts are legal, refused acts are refused as told, and every number is the one that the rules give."""
    used = set(named_values(page(guided, "en")))
    for name, figure in figures(guided.folder).items():
        played = play(figure)
        assert played.before.game.name == guided.name, f"{name} shows a position of another edition"
        for seat, act, code, rule in figure.refused:
            said = refusal(played, seat, act)
            assert said is not None, f"{name}: the rules allow {act}"
            assert (said.code, said.rule) == (code, rule), f"{name}: {act}"
        _check_values(name, figure.values, dict(figure.counts), played)
        assert {value for value, _ in figure.values} == {value for one, value in used if one == name}, name
    for text in chain.from_iterable(texts(page(guided, lang)) for lang in LANGUAGES):
        assert not re.search(r"[{}]", filled(text, figures(guided.folder)))


def _check_values(
    name: str, values: tuple[tuple[str, int], ...], counts: dict[str, str], played: Played
) -> None:
    assert dict(values).keys() == counts.keys(), name
    for value, number in values:
        assert counted(played, counts[value]) == number, f"{name}.{value}"


def test_figures_can_be_drawn_and_say_what_they_show(guided: Game[Any, Any]) -> None:
    for name, figure in figures(guided.folder).items():
        drawn = draw(figure, lang="fr", theme="dark")
        assert drawn.count('class="node shape marked bare"') == sum(len(one.mark) for one in figure.panels), (
            name
        )
        said = {shape(figure, lang).says for lang in LANGUAGES}
        assert len(said) == len(LANGUAGES), name
        assert all(said), name


def test_every_sign_is_explained(guided: Game[Any, Any]) -> None:
    """Every symbol of art.svg that scenes may use; those that only other symbols use are parts of these."""
    art = symbols(guided.folder)
    drawn = set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', art))
    parts = set(re.findall(r'<use[^>]*href="#([^"]+)"', art))
    told = {
        symbol
        for part in signs(guided, "en")
        for block in part.blocks
        for symbol, _ in (block.sign.signs if block.sign else ())
    }
    assert sorted(drawn - parts - told) == []
    assert sorted(one for one in told - drawn if not one.startswith("=")) == []


def test_a_text_without_a_heading_is_refused(tmp_path: Any) -> None:
    from vigneron.core import how_to_play

    (tmp_path / "howto").mkdir()
    (tmp_path / "howto" / "en.md").write_text("No heading.\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no heading with an id"):
        how_to_play._read(tmp_path, "en.md")
