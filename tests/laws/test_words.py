"""Law 14: cited rules exist, and refusals and events have sentences, in three languages.

Words are whole: what one touches in the panel is not a code."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.laws.conftest import needs
from vigneron.core.game import Game
from vigneron.core.rules_text import clauses
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.projection.repeats import Repeats
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
                overlay_part(overlay, Repeats(Speaker(lang, game, ["Ada", "Bea", "Cleo", "Dora", "Eve"])))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_control_is_a_bare_code(game: Game[Any, Any], lang: str) -> None:
    """A button such as "C2", "R0" or "N+1" means nothing to somebody who does not see the board.

    A number, with a unit, is allowed if the heading of its group says of what it is."""
    speaker = Speaker(lang, game, ["Ada", "Bea", "Cleo", "Dora", "Eve"], strict=not game.draft)
    for seed in range(4):
        for line in random_line(game, game.setup(game.seats[-1], {}), seed):
            for seat in line.rules.to_act(line.state):
                overlay = game.picture().overlay(line.rules, line.rules.observe(line.state, seat), seat)
                for control in overlay.controls:
                    said = speaker.text(control.label)
                    headed = control.group and re.fullmatch(r"[\d\s+−×·.]+([^\W\d]{2})?", said)
                    assert headed or re.search(r"[^\W\d]{3}", said), (control.touch, said)
