"""`vigneron new-game` copies the template under another name; keys that cannot be are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import FOUND, Run
from vigneron.cli.template import make_game, prefix_of


def test_the_copy_knows_its_own_name_only(run: Run, tmp_path: Path) -> None:
    said = run("new-game", "blue_moon", "--into", tmp_path)
    assert said.status == 0
    assert "blue_moon" in said.out
    texts = {path: path.read_text(encoding="utf-8") for path in tmp_path.rglob("*") if path.is_file()}
    assert tmp_path / "blue_moon" / "__init__.py" in texts
    for path, text in texts.items():
        assert "_three_rows" not in text, path
        assert "TR-" not in text, path
    assert "class BlueMoonRules" in texts[tmp_path / "blue_moon" / "rules" / "rules.py"]
    assert "### BM-1" in texts[tmp_path / "blue_moon" / "text" / "fr.md"]


def test_in_a_checkout_tests_go_where_tests_are(tmp_path: Path) -> None:
    games, tests = tmp_path / "src" / "vigneron" / "games", tmp_path / "tests" / "games"
    games.mkdir(parents=True)
    tests.mkdir(parents=True)
    assert make_game("blue_moon", games) == [games / "blue_moon", tests / "blue_moon"]
    assert list((tests / "blue_moon").glob("test_*.py"))
    assert not (games / "blue_moon" / "example_tests").exists()


@pytest.mark.parametrize(
    "key", ["", "Blue", "1up", "blue-moon", "blue__moon", "_blue", "../blue", "b" * 41, "é"]
)
def test_bad_keys(key: str, run: Run, tmp_path: Path) -> None:
    said = run("new-game", key, "--into", tmp_path)
    assert said.status == 2
    assert said.err.startswith(f"“{key}” cannot be a game's key")
    assert list(tmp_path.iterdir()) == []


def test_taken_keys(run: Run, tmp_path: Path) -> None:
    for key in FOUND:
        said = run("new-game", key, "--into", tmp_path)
        assert (said.status, said.err) == (2, f"There is already something called “{key}”.\n")
    (tmp_path / "blue_moon").mkdir()
    assert run("new-game", "blue_moon", "--into", tmp_path).status == 2
    assert run("new-game", "blue_moon", "--into", tmp_path / "nowhere").status == 2


@pytest.mark.parametrize(
    ("key", "prefix"), [("blue_moon", "BM"), ("chess", "CH"), ("g", "GX"), ("a1_2b", "AX")]
)
def test_prefixes(key: str, prefix: str) -> None:
    assert prefix_of(key) == prefix
