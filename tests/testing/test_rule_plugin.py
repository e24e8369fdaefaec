"""Selecting tests by clause, and the clauses in the summary of failures."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vigneron.testing.citations import first_sentence, known_clauses

FILE = '''
import pytest


def test_one():
    """TR-1: the set-up."""
    assert BROKEN


def test_both():
    """TR-1, TR-12: two clauses."""


@pytest.mark.rule("TR-3")
def test_marked():
    assert BROKEN


@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("TR-4"))])
def test_by_parameter(n):
    assert BROKEN


@pytest.fixture
def nothing():
    raise RuntimeError


def test_whose_fixture_breaks(nothing):
    """TR-6 and UTF-8, which is no clause."""


def test_of_nothing():
    pass
'''


def run(folder: Path, *words: str, broken: bool = False) -> str:
    path = folder / "test_some.py"
    path.write_text(FILE.replace("BROKEN", str(not broken)), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "vigneron.testing.rule_plugin",
        "-p",
        "no:cacheprovider",
    ]
    done = subprocess.run(
        [*command, *words, str(path)], cwd=folder, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("asked", "chosen"),
    [
        (["TR-1"], {"test_one", "test_both"}),
        (["tr-12"], {"test_both"}),
        (["TR-3"], {"test_marked"}),
        (["TR-4"], {"test_by_parameter[2]"}),
        (["TR-3", "TR-4"], {"test_marked", "test_by_parameter[2]"}),
        (["TR-9"], set()),
    ],
)
def test_rules_choose_tests(asked: list[str], chosen: set[str], tmp_path: Path) -> None:
    """`TG-1` is not `TG-12`; a marker counts like a docstring, and so does a parameter's."""
    said = run(tmp_path, "--collect-only", *(word for number in asked for word in ("--rule", number)))
    assert {line.split("::")[1] for line in said.splitlines() if "::" in line} == chosen


@pytest.mark.parametrize("processes", [[], ["-n", "1"]])
def test_the_summary_names_the_clauses_of_failing_tests(processes: list[str], tmp_path: Path) -> None:
    said = run(tmp_path, "--tb=no", *processes, broken=True)
    told = said.partition("rules that failing tests are about")[2]
    known = known_clauses()
    failing = {"TR-1": "test_one", "TR-3": "test_marked", "TR-4": "test_by_parameter[2]"}
    for number, test in {**failing, "TR-6": "test_whose_fixture_breaks"}.items():
        line = f"{number} {known[number].title}: {first_sentence(known[number])}"
        assert line in told.splitlines()
        assert told.splitlines()[told.splitlines().index(line) + 1].endswith(f"::{test}")
    assert "TR-12" not in told
    assert "UTF-8" not in told


def test_without_a_failure_the_summary_is_as_ever(tmp_path: Path) -> None:
    assert "rules that failing" not in run(tmp_path, "--deselect", "test_some.py::test_whose_fixture_breaks")


def test_the_tests_of_the_house_are_chosen_by_clause() -> None:
    """The plugin is loaded for all tests of this project."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--rule", "TR-6", "tests/testing"]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert "deselected" in done.stdout, done.stdout + done.stderr
