"""The rules text of a game: numbered clauses in chapters, and what a chapter says before them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from vigneron.core.game import Game
from vigneron.core.rules_text import changes, chapters, clauses, own_numbers
from vigneron.games._three_rows import GAME

TEXT = """# Words
area = spaces of one colour

# Play

### XY-1 Begin
One.

Two.

### XY-2a
**Ruling**: three.
"""


def written(path: Path, text: str, **earlier: str) -> Game[Any, Any]:
    """Return a game with this text of its rules, and one of earlier editions `e1`, `e2`, …"""
    names = [*(name.removeprefix("e") for name in earlier), str(len(earlier) + 1)]
    editions = tuple(replace(GAME.editions[0], name=name) for name in names)
    for name, own in (("", text), *((key.removeprefix("e"), value) for key, value in earlier.items())):
        place = path / "text" / name
        place.mkdir(exist_ok=True)
        (place / "en.md").write_text(own, encoding="utf-8")
    return replace(GAME, folder=path, editions=editions, edition="")


def test_clauses_are_found_by_number(tmp_path: Path) -> None:
    found = clauses(written(tmp_path, TEXT), "en")
    assert [(c.number, c.title, c.chapter, c.text) for c in found.values()] == [
        ("XY-1", "Begin", "Play", "One.\n\nTwo."),
        ("XY-2a", "", "Play", "**Ruling**: three."),
    ]


def test_a_glossary_has_no_clause_and_is_not_lost(tmp_path: Path) -> None:
    found = chapters(written(tmp_path, TEXT), "en")
    assert [(c.title, c.text, len(c.clauses)) for c in found] == [
        ("Words", "area = spaces of one colour", 0),
        ("Play", "", 2),
    ]


def test_a_number_stands_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="XY-1 stands twice"):
        clauses(written(tmp_path, TEXT + "\n### XY-1 Again\nFour."), "en")


def test_earlier_editions_lie_over_later_ones(tmp_path: Path) -> None:
    """Each edition's text is the newest's, with what reads otherwise in it and in those between."""
    second, first = "### XY-1 Begin\nTwo said.", "### XY-2a\n"
    game = written(tmp_path, TEXT, e1=first, e2=second)
    texts = {
        e.name: {n: c.text for n, c in clauses(game.in_edition(e.name), "en").items()} for e in game.editions
    }
    assert texts == {
        "1": {"XY-1": "Two said."},
        "2": {"XY-1": "Two said.", "XY-2a": "**Ruling**: three."},
        "3": {"XY-1": "One.\n\nTwo.", "XY-2a": "**Ruling**: three."},
    }
    assert changes(game.in_edition("1"), "en") == {}
    assert changes(game.in_edition("2"), "en") == {"XY-2a": None}
    assert {n: c and c.text for n, c in changes(game, "en").items()} == {"XY-1": "Two said."}


def test_an_earlier_edition_has_no_clause_of_its_own_number(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="XY-9"):
        clauses(written(tmp_path, TEXT, e1="### XY-9\nNine.").in_edition("1"), "en")


def test_a_draft_has_its_clauses_in_english_where_a_language_lacks_them(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    draft = replace(GAME, folder=tmp_path, draft=True)
    assert clauses(draft, "en") == {}
    english = "# Play\n\n### PX-1 Rolling\nRoll.\n\n### PX-2 Holding\nHold.\n"
    (tmp_path / "text" / "en.md").write_text(english, encoding="utf-8")
    french = "# Jouer\n\n### PX-2 Garder\nGardez.\n\n### PX-9 Rien\nRien.\n"
    (tmp_path / "text" / "fr.md").write_text(french, encoding="utf-8")
    again = replace(draft, folder=tmp_path / "text" / "..")
    assert [clause.text for clause in clauses(again, "de").values()] == ["Roll.", "Hold."]
    assert [clause.text for clause in clauses(again, "fr").values()] == ["Roll.", "Gardez."]
    assert [chapter.title for chapter in chapters(again, "fr")] == ["Play"]
    assert own_numbers(again, "fr") == ["PX-2", "PX-9"]
    assert own_numbers(again, "de") == []
    with pytest.raises(FileNotFoundError):
        clauses(replace(again, draft=False), "de")
