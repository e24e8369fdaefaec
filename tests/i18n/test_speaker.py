"""Sentences and the names in them: said for each table, remembered once for all."""

from __future__ import annotations

import pytest

from vigneron.core.contract import Event
from vigneron.core.registry import game, games
from vigneron.i18n import speaker as words
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.projection import display_names


def test_names_stand_where_the_sentence_wants_them() -> None:
    for lang in LANGUAGES:
        said = [
            Speaker(lang, None, names).say("server-motion-end", {"who": 1})
            for names in (("Anna", "Bert"), ("Bert", "<b>Anna</b>"), ("Bert",))
        ]
        assert "Bert" in said[0]
        assert said[1] == said[0].replace("Bert", "<b>Anna</b>")
        assert said[2] == said[0].replace("Bert", "#2")


def test_an_argument_may_be_a_sentence_and_what_somebody_is_called_never_is() -> None:
    speaker = Speaker("en", None, ("@server-over",))
    sentence = speaker.say("server-over")
    assert sentence in speaker.say("refusal-unknown_bot", {"bot": "@server-over"})
    assert "@nobody" in speaker.say("refusal-unknown_bot", {"bot": "@nobody"})
    for told in (
        speaker.say("server-waiting", {"names": "@server-over"}),
        display_names.listed(speaker, ["@server-over"] * 2),
        speaker.say("server-undone", {"who": 0}),
    ):
        assert "@server-over" in told
        assert sentence not in told


def test_an_argument_may_be_a_list_of_sentences_with_arguments() -> None:
    speaker = Speaker("en", game("grand_cru"))
    tiles = "@tile-shown tile=Pinot Noir count=2, @tile-shown tile=aoc count=1"
    said = speaker.say("event-display_renewed", {"count": 3, "tiles": tiles, "left": 9})
    assert "2 × Pinot Noir, AOC" in said
    assert "@nobody count=2, Ann" in speaker.say("refusal-unknown_bot", {"bot": "@nobody count=2, Ann"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_in_a_row_are_those_of_the_table(lang: str) -> None:
    people = ("Anna", "@server-over", "Chloe", "Dora")
    for seats in ([], [1], [2, 0], [3, 1, 0], [0, 9]):
        for speaker in (Speaker(lang, None, people), Speaker(lang, None, people[::-1])):
            told = speaker.say("server-waiting", {"names": speaker.places(seats)})
            names = display_names.listed(speaker, [speaker.name(seat) for seat in seats])
            assert told == speaker.say("server-waiting", {"names": names})


def test_numbers_are_grouped_as_the_language_groups_them() -> None:
    said = {
        lang: [Speaker(lang, None).say("server-clock-days", {"count": n, "more": 0}) for n in (7, 12345)]
        for lang in LANGUAGES
    }
    for lang, (small, large) in said.items():
        assert "7" in small
        assert {"en": "12,345", "de": "12.345", "fr": "12\u202f345"}[lang] in large


def test_other_names_cost_no_memory() -> None:
    found = game(games()[0])
    Speaker("de", found, ("Anna", "Bert")).event(Event("won", 1, {"points": 7}))
    said_before = len(words._book("de", found.folder, False).said)
    for number in range(50):
        said = Speaker("de", found, (f"A{number}", f"B{number}")).event(Event("won", 1, {"points": 7}))
        assert f"B{number}" in said
    assert len(words._book("de", found.folder, False).said) == said_before


def test_sentences_are_forgotten_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_SAID", 8)
    book = words._Book("en", None, False)
    monkeypatch.setattr(words, "_book", lambda lang, folder, draft: book)
    speaker = Speaker("en", None, ())
    for number in range(50):
        assert f"N{number}" in speaker.say("server-waiting", {"names": f"N{number}"})
        assert len(book.said) <= 16
