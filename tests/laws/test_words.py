"""Law 14: cited rules exist, and refusals and events have sentences, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.conftest import needs
from vigneron.core.game import Game
from vigneron.core.rules_text import clauses
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.projection.scene_diff import overlay_part
from vigneron.testing import citations, sentences
from vigneron.testing.walk import random_line


def test_every_language_has_the_same_rules(game: Game[Any, Any]) -> None:
    needs(game, *(f"text/{lang}.md" for lang in LANGUAGES))
    for lang in LANGUAGES:
        here = clauses(game, lang)
        assert list(here) == list(clauses(game, "en"))
        assert all(clause.text for clause in here.values())


def test_every_rule_is_cited_by_a_test_and_every_cited_rule_exists(game: Game[Any, Any]) -> None:
    assert citations.unknown(game) == []
    uncited = citations.uncited(game)
    if game.draft and uncited:
        pytest.skip(f"{game.key} is a draft without tests of {', '.join(uncited)}")
    assert uncited == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_event_and_option_has_a_sentence(game: Game[Any, Any], lang: str) -> None:
    needs(game, f"words/{lang}.ftl")
    assert sentences.missing(game, lang) == []


def test_every_language_has_the_same_sentences(game: Game[Any, Any]) -> None:
    needs(game, *(f"words/{lang}.ftl" for lang in LANGUAGES))
    ids = {lang: sorted(sentences.own_ids(game, lang)) for lang in LANGUAGES}
    assert len(set(ids["en"])) == len(ids["en"]), "a sentence stands twice"
    assert ids["en"] == ids["fr"] == ids["de"]


def test_everything_that_a_seat_is_shown_can_be_said(game: Game[Any, Any]) -> None:
    """Prompts, buttons, counters and headings of a complete random game, in every language."""
    for line in random_line(game, game.setup(game.seats[-1], {}), 7):
        for seat in line.rules.to_act(line.state):
            overlay = game.picture().overlay(line.rules, line.rules.observe(line.state, seat), seat)
            for lang in LANGUAGES:
                overlay_part(overlay, Speaker(lang, game, ["Ada", "Bea", "Cleo", "Dora", "Eve"]))
