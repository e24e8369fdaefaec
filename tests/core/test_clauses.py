"""The rules text of a game: numbered clauses in chapters, and what a chapter says before them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigneron.core.clauses import chapters, clauses

TEXT = """# Words
area = spaces of one colour

# Play

### XY-1 Begin
One.

Two.

### XY-2a
**Ruling**: three.
"""


def folder(path: Path, text: str) -> Path:
    (path / "rules").mkdir()
    (path / "rules" / "en.md").write_text(text, encoding="utf-8")
    return path


def test_clauses_are_found_by_number(tmp_path: Path) -> None:
    found = clauses(folder(tmp_path, TEXT), "en")
    assert [(c.number, c.title, c.chapter, c.text) for c in found.values()] == [
        ("XY-1", "Begin", "Play", "One.\n\nTwo."),
        ("XY-2a", "", "Play", "**Ruling**: three."),
    ]


def test_a_glossary_has_no_clause_and_is_not_lost(tmp_path: Path) -> None:
    found = chapters(folder(tmp_path, TEXT), "en")
    assert [(c.title, c.text, len(c.clauses)) for c in found] == [
        ("Words", "area = spaces of one colour", 0),
        ("Play", "", 2),
    ]


def test_a_number_stands_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="XY-1 stands twice"):
        clauses(folder(tmp_path, TEXT + "\n### XY-1 Again\nFour."), "en")
