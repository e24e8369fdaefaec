"""The drawing for readers: it can be repeated, it hides whose a paragraph is, and it counts marks."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bench.readers import main, paragraphs, sentences

MODULE = '''"""Opens a thing that was closed, or closes one that was open."""

# The lock is taken before the door is looked at.
WIDTH = 3  # not a paragraph


def open_door(door: str) -> None:
    """Open one door of the starlette house. It stays open until the next call."""
'''


@pytest.fixture
def models(tmp_path: Path) -> Path:
    folder = tmp_path / "model"
    (folder / "starlette").mkdir(parents=True)
    for number in range(3):
        (folder / "starlette" / f"m{number}.py").write_text(MODULE)
    return folder


def test_paragraphs_are_docstrings_and_comments_beside_their_code() -> None:
    assert paragraphs("starlette/doors.py", MODULE) == [
        ("module doors.py", "Opens a thing that was closed, or closes one that was open."),
        (
            "def open_door(door: str)",
            "Open one door of the PROJECT house. It stays open until the next call.",
        ),
        ("WIDTH = 3 # not a paragraph", "The lock is taken before the door is looked at."),
    ]


def test_markup_is_prose_only() -> None:
    text = (
        "# A heading of eight or more words is none\n\n```\ncode that is not read by anybody at all\n```\n\n"
    )
    text += "money     francs, of which every player has enough to play\n\n"
    text += "| a | table |\n\n- One item of a list, with quite enough words.\n- short\n"
    assert paragraphs("docs/x.md", text) == [("", "One item of a list, with quite enough words.")]
    assert sentences("See e.g. X, or a.b. It works? Yes.") == ["See e.g. X, or a.b.", "It works?", "Yes."]


def test_the_same_seed_draws_the_same(
    models: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = []
    for seed in ("1", "1", "2"):
        key = tmp_path / "key.json"
        main(["draw", "--models", str(models), "--seed", seed, "--key", str(key), "--files", "3"])
        drawn.append((capsys.readouterr().out, key.read_text()))
    assert drawn[0] == drawn[1]
    assert drawn[0] != drawn[2]
    text, rows = drawn[0][0], json.loads(drawn[0][1])
    assert {row["side"] for row in rows.values()} == {"ours", "theirs"}
    assert "vigneron" not in text.lower()
    assert "starlette" not in text.lower()
    numbered = re.findall(r"^(\d+)\.\d+  ", text, re.MULTILINE)
    assert {number: numbered.count(number) for number in rows} == {
        number: row["sentences"] for number, row in rows.items()
    }


def test_marks_are_counted_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = {
        "1": {"side": "ours", "path": "a.py", "sentences": 4},
        "2": {"side": "theirs", "path": "b.py", "sentences": 5},
    }
    (tmp_path / "key.json").write_text(json.dumps(rows))
    (tmp_path / "one").write_text("1.2\n2.1\n2.5 what is meant?\n")
    (tmp_path / "two").write_text("1.2\n")
    main(["count", "--key", str(tmp_path / "key.json"), str(tmp_path / "one"), str(tmp_path / "two")])
    assert capsys.readouterr().out.splitlines() == [
        "ours: 4 sentences; marked by each reader: 1 (25.0%), 1 (25.0%)",
        "theirs: 5 sentences; marked by each reader: 2 (40.0%), 0 (0.0%)",
        "1.2  ours  a.py  2 of 2",
        "2.1  theirs  b.py  1 of 2",
        "2.5  theirs  b.py  1 of 2",
    ]
