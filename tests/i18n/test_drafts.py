"""A draft is said in English where a language lacks a sentence, and by its id where English lacks it too."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from vigneron.core.contract import Event, Refusal
from vigneron.i18n.speaker import MissingWords, Speaker, plain


@dataclass(frozen=True)
class Words:
    folder: Path
    draft: bool = True


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "words").mkdir()
    english = "title = Pig\nevent-rolled = { $who } rolls a { $die }.\nevent-held = { $who } holds.\n"
    (tmp_path / "words" / "en.ftl").write_text(english, encoding="utf-8")
    french = "title = Cochon\nevent-held = { $who } garde { $points }.\n"
    (tmp_path / "words" / "fr.ftl").write_text(french, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("lang", "title", "waits"),
    [("en", "Pig", "It is not"), ("fr", "Cochon", "Ce n’est pas"), ("de", "Pig", "Du bist nicht")],
)
def test_a_language_says_what_it_has_and_english_the_rest(
    lang: str, title: str, waits: str, folder: Path
) -> None:
    speaker = Speaker(lang, Words(folder), ["Anna", "Otto"])
    assert speaker.say("title") == title
    assert speaker.event(Event("rolled", 1, {"die": 3})) == "Otto rolls a 3."
    assert speaker.has("event-rolled")
    assert speaker.refusal(Refusal("not_your_turn", "PX-1")).startswith(waits)


def test_a_sentence_that_asks_for_something_else_gives_way_to_english(folder: Path) -> None:
    assert Speaker("fr", Words(folder), ["Anna"]).event(Event("held", 0)) == "Anna holds."


def test_what_nobody_has_written_is_said_by_its_id(folder: Path) -> None:
    speaker = Speaker("de", Words(folder), ["Anna", "Otto"])
    assert not speaker.has("event-lost_all")
    assert speaker.event(Event("lost_all", 0, {"points": 12})) == "Anna: lost all (points 12)"
    assert speaker.refusal(Refusal("too_low", "PX-2")) == "too low"
    assert plain("tagline", {}) == "tagline"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_finished_game_has_no_way_out(lang: str, folder: Path) -> None:
    for speaker in (Speaker(lang, Words(folder, draft=False)), Speaker(lang, Words(folder), strict=True)):
        with pytest.raises(MissingWords):
            speaker.say("event-lost_all")
    with pytest.raises(MissingWords):
        Speaker("de", Words(folder, draft=False)).say("title")


def test_a_draft_without_words_can_be_said(tmp_path: Path) -> None:
    assert Speaker("fr", Words(tmp_path)).say("offer-roll") == "roll"
