"""`vigneron new-game` copies a draft under another name; what cannot be is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import FOUND, Run
from vigneron.cli import template
from vigneron.cli.template import free_prefix, make_game, prefix_of


def files(folder: Path) -> dict[Path, str]:
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path: path.read_text(encoding="utf-8") for path in found}


def test_the_copy_knows_its_own_name_only(run: Run, tmp_path: Path) -> None:
    said = run("new-game", "blue_moon", "--into", tmp_path)
    assert said.status == 0
    assert "“vigneron play blue_moon”" in said.out
    texts = files(tmp_path)
    assert {str(path) for path in texts} <= set(said.out.splitlines())
    for path, text in texts.items():
        assert "_template" not in text, path
        assert "TG-" not in text, path
        assert "Twenty-One" not in text or path.suffix == ".py", path
    assert "class BlueMoonRules" in texts[tmp_path / "blue_moon" / "rules" / "rules.py"]
    assert "### BM-1" in texts[tmp_path / "blue_moon" / "text" / "en.md"]
    assert "title = Blue Moon\n" in texts[tmp_path / "blue_moon" / "words" / "en.ftl"]


def test_a_draft_is_at_most_ten_files_and_250_lines(tmp_path: Path) -> None:
    make_game("blue_moon", tmp_path)
    texts = files(tmp_path)
    assert len(texts) <= 10
    assert sum(text.count("\n") for text in texts.values()) <= 250


def test_the_title_may_be_given(run: Run, tmp_path: Path) -> None:
    said = run("new-game", "pig", "--title", " Pig: für 2 ", "--into", tmp_path)
    assert said.status == 0
    assert "Pig: für 2 is a draft" in said.out
    assert "title = Pig: für 2\n" in (tmp_path / "pig" / "words" / "en.ftl").read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in (tmp_path / "pig").rglob("*.py")]
    assert not any("Twenty-One" in text for text in sources)
    assert any("The rules of Pig: für 2." in text for text in sources)


@pytest.mark.parametrize("title", ["", "  ", "x" * 41, "a\nb", "{ $who }", "\x1b[1m"])
def test_bad_titles(title: str, run: Run, tmp_path: Path) -> None:
    said = run("new-game", "pig", "--title", title, "--into", tmp_path)
    assert said.status == 2
    assert "cannot be a game's name" in said.err
    assert list(tmp_path.iterdir()) == []


def test_in_a_checkout_tests_go_where_tests_are(tmp_path: Path) -> None:
    games, tests = tmp_path / "src" / "vigneron" / "games", tmp_path / "tests" / "games"
    games.mkdir(parents=True)
    tests.mkdir(parents=True)
    made = make_game("blue_moon", games)
    assert set(made) == set(files(tmp_path))
    assert list((tests / "blue_moon").glob("test_*.py"))
    assert not (games / "blue_moon" / "example_tests").exists()


@pytest.mark.parametrize(
    "key", ["", "Blue", "1up", "blue-moon", "blue__moon", "_blue", "../blue", "é", "class", "import"]
)
def test_bad_keys(key: str, run: Run, tmp_path: Path) -> None:
    for bad in (key, "b" * 41):
        said = run("new-game", bad, "--into", tmp_path)
        assert said.status == 2
        assert said.err.startswith(f"“{bad}” cannot be a game's key")
        assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("lang", "bad", "taken"),
    [
        ("en", "cannot be a game's key", "There is already something called"),
        ("fr", "ne peut pas être la clé d’un jeu", "Il y a déjà quelque chose du nom de"),
        ("de", "kann kein Schlüssel eines Spiels sein", "Es gibt schon etwas mit dem Namen"),
    ],
)
def test_refusals_are_sentences_of_the_asker(
    lang: str, bad: str, taken: str, run: Run, tmp_path: Path
) -> None:
    assert bad in run("new-game", "Blue", "--into", tmp_path, "--lang", lang).err
    assert taken in run("new-game", FOUND[0], "--into", tmp_path, "--lang", lang).err


def test_taken_keys(run: Run, tmp_path: Path) -> None:
    for key in FOUND:
        said = run("new-game", key, "--into", tmp_path)
        assert said.status == 2
        assert re.fullmatch(f"There is already something called “{key}”: .*/{key}\\.\n", said.err)
    (tmp_path / "blue_moon").mkdir()
    assert run("new-game", "blue_moon", "--into", tmp_path).status == 2
    assert run("new-game", "blue_moon", "--into", tmp_path / "nowhere").status == 2


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games, tests = tmp_path / "src" / "vigneron" / "games", tmp_path / "tests" / "games"
    games.mkdir(parents=True)
    tests.mkdir(parents=True)
    write = Path.write_text

    def full(path: Path, *args: str, **kwargs: str) -> int:
        if path.suffix == ".ftl":
            raise OSError(28, "No space left on device", str(path))
        return write(path, *args, **kwargs)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        make_game("blue_moon", games)
    assert files(tmp_path) == {}
    assert list(games.iterdir()) == list(tests.iterdir()) == []


@pytest.mark.parametrize(
    ("key", "prefix"), [("blue_moon", "BM"), ("chess", "CH"), ("g", "GX"), ("a1_2b", "AX")]
)
def test_prefixes(key: str, prefix: str) -> None:
    assert prefix_of(key) == prefix


def test_no_two_games_have_one_prefix() -> None:
    taken = template.prefixes()
    assert {"TR", "TG"} <= taken
    assert free_prefix("tom_ram", taken) not in taken
    assert free_prefix("tom_ram", taken)[0] == "T"
    assert free_prefix("blue_moon", {"BM"}) == "BB"
