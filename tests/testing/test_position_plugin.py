"""A failing test shows the positions that it is about as one line of text."""

from __future__ import annotations

from importlib import import_module

import pytest

import vigneron
from vigneron.testing.position_plugin import text_of

KEY = vigneron.keys()[0]
FILE = f'''
import pytest
import vigneron


class Builder:
    def __init__(self, match):
        self.match = match

    def position_text(self):
        return self.match.text()


class Broken:
    def position_text(self):
        raise ValueError("a state without rows")


def begun(acts=0):
    match = vigneron.start("{KEY}", seats=2, seed=1)
    for _ in range(acts):
        match.act(match.to_act[0], match.offers(match.to_act[0])[0])
    return match


def test_local():
    match = begun()
    assert not match.to_act


def helper(inner):
    assert not inner.to_act


def test_in_a_helper():
    helper(begun(1))


def test_builder():
    here, broken = Builder(begun(1)), Broken()
    assert not here.match.to_act


def test_compared():
    assert begun().position == begun(1).position


def test_passes():
    match = begun()
    assert match.to_act


def test_without_positions():
    kinds, number = [Builder], 3
    assert number == 4
'''


def _texts() -> tuple[str, str]:
    match = vigneron.start(KEY, seats=2, seed=1)
    first = match.text()
    match.act(match.to_act[0], match.offers(match.to_act[0])[0])
    return first, match.text()


@pytest.fixture
def said(pytester: pytest.Pytester) -> dict[str, list[str]]:
    """The lines of each failure in FILE, by the name of its test."""
    pytester.makepyfile(FILE)
    done = pytester.runpytest_subprocess(
        "-p", "vigneron.testing.position_plugin", "-p", "no:cacheprovider", "-p", "no:asyncio"
    )
    done.assert_outcomes(failed=5, passed=1)
    parts: dict[str, list[str]] = {}
    name = ""
    for line in done.outlines:
        if line.startswith("___"):
            name = line.strip("_ ")
        parts.setdefault(name, []).append(line)
    return parts


def test_failures_show_the_text_of_positions(said: dict[str, list[str]]) -> None:
    first, second = _texts()
    assert f"match: {first}" in said["test_local"]
    assert f"inner: {second}" in said["test_in_a_helper"]
    assert f"here: {second}" in said["test_builder"]
    assert "broken: no text: ValueError: a state without rows" in said["test_builder"]
    assert {f"compared: {first}", f"compared: {second}"} <= set(said["test_compared"])
    assert not any("vigneron1:" in line for line in said["test_without_positions"])
    assert "Positions" not in "".join(said["test_without_positions"])


def test_the_text_is_read_again(said: dict[str, list[str]]) -> None:
    line = next(line for line in said["test_local"] if line.startswith("match: "))
    match = vigneron.start(KEY, seats=2, seed=1)
    assert vigneron.position(line.removeprefix("match: ")) == match.position


@pytest.mark.parametrize("key", vigneron.keys())
def test_builders_of_the_games_tests_take_part(key: str) -> None:
    table = import_module(f"tests.games.{key}.positions").table(2)
    text = text_of(table)
    assert text is not None
    assert vigneron.position(text).state == table.state
