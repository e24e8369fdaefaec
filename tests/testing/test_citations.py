"""Which code and tests cite a clause, and `vigneron rules GAME NUMBER --where`."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run, toy, toy_home
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games, homes, use_homes
from vigneron.core.rules_text import Clause, clauses
from vigneron.testing.citations import cited, first_sentence, known_clauses, places_in_code, places_in_tests

__all__ = ("run", "toy", "toy_home")

ROOT = Path(__file__).parents[2]
SAID = {
    "en": ("Code:", "Tests:", "The tests are not part of this installation"),
    "fr": ("Code\u00a0:", "Tests\u00a0:", "Les tests ne font pas partie de cette installation"),
    "de": ("Code:", "Tests:", "Die Tests gehören nicht zu dieser Installation"),
}


def test_numbers_are_whole() -> None:
    assert cited("XY-1, XY-12a; XY-1 and XY-9", {"XY-1", "XY-12", "XY-12a"}) == ["XY-1", "XY-12a"]


@pytest.mark.parametrize("key", games())
def test_places_are_lines_that_name_the_clause(key: str) -> None:
    game = find_game(key)
    numbers = list(clauses(game, "en"))
    for number in (numbers[0], numbers[len(numbers) // 2], numbers[-1]):
        for place in places_in_code(game, number):
            line = place.path.read_text(encoding="utf-8").splitlines()[place.line - 1]
            assert re.search(rf"\b{number}\b", line)
        tests = places_in_tests(game, number)
        assert tests
        for place in tests:
            line = place.path.read_text(encoding="utf-8").splitlines()[place.line - 1]
            assert f"def {place.test}(" in line


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("key", games())
def test_where_prints_code_and_tests(key: str, lang: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    game = find_game(key)
    number = next(number for number in clauses(game, lang) if places_in_code(game, number))
    said = run("rules", key, number, "--where", "--lang", lang)
    code, tests, _ = SAID[lang]
    assert said.status == 0
    assert said.out.startswith(run("rules", key, number, "--lang", lang).out)
    lines = said.out.splitlines()
    for line in lines[lines.index(code) + 1 : lines.index(tests) - 1]:
        assert re.fullmatch(rf"  src/vigneron/games/{key}/[\w/]+\.(py|pxd):\d+", line)
    found = lines[lines.index(tests) + 1 :]
    assert found
    for line in found:
        assert re.fullmatch(r"  tests/[\w/]+\.py:\d+ test_\w+", line)


@pytest.fixture
def installed(toy: str, toy_home: Path, tmp_path: Path) -> Iterator[str]:
    """The tests' own game as a wheel contains it: without tests."""
    shutil.copytree(
        toy_home / toy, tmp_path / toy, ignore=shutil.ignore_patterns("example_tests", "__pycache__")
    )
    before = homes()
    use_homes([*(home for home in before if home != str(toy_home)), str(tmp_path)])
    for name in [name for name in sys.modules if name.startswith(f"vigneron.games.{toy}")]:
        del sys.modules[name]
    yield toy
    use_homes(before)
    for name in [name for name in sys.modules if name.startswith(f"vigneron.games.{toy}")]:
        del sys.modules[name]


@pytest.mark.parametrize("lang", SAID)
def test_where_without_tests(lang: str, installed: str, run: Run) -> None:
    said = run("rules", installed, "TR-3", "--where", "--lang", lang)
    code, tests, elsewhere = SAID[lang]
    lines = said.out.splitlines()
    assert said.status == 0
    assert lines[lines.index(code) + 1].strip().split(":")[0].endswith(".py")
    assert lines[lines.index(tests) + 1].strip().startswith(elsewhere)


def test_where_asks_for_a_number(run: Run, toy: str) -> None:
    said = run("rules", toy, "--where")
    assert (said.status, said.out, said.err) == (2, "", "--where needs the number of a rule.\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Take one. Then two.", "Take one."),
        ("**Ruling** Take `one`! Then two.", "Take one!"),
        ("Of these:\n\n- one\n- two", "Of these"),
        ("", "The title"),
    ],
)
def test_the_first_sentence_of_a_clause(text: str, sentence: str) -> None:
    assert first_sentence(Clause("XY-1", "The title", "", text)) == sentence


def test_clauses_of_all_games_are_known() -> None:
    known = known_clauses()
    for key in games():
        assert known.keys() >= clauses(find_game(key), "en").keys()
