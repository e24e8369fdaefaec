"""Law 15: compiled and interpreted rules give the same journals, byte for byte.

Compiles what has changed since the last run, into a folder that only these tests use."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from vigneron._compiled.build import build
from vigneron._compiled.finder import CORE, TAG, units
from vigneron.core.registry import editions, game
from vigneron.devtools.twins import difference

pytestmark = [pytest.mark.compiled, pytest.mark.timeout(900)]
GAMES, PLAYOUTS = 250, 1200
"""Twice as many as reach the last branch of the rules that random play reaches: in any game, no recorded game
after the 118th and no playout after the 589th takes a branch that none before it took. Before a release
`python -m vigneron.devtools.twins` compares many more."""


@pytest.fixture(scope="module")
def folder() -> Path:
    into = Path(sys.prefix) / "vigneron-law-15"
    manifest = build(into, quick=True)
    assert manifest["failed"] == {}
    return into


@pytest.mark.timeout(900)
@pytest.mark.parametrize("name", [name for name in editions() if name.partition("@")[0] in units()])
def test_compiled_rules_play_the_same_games(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 15: for each seed the same rows, digests, events and results of playouts, in every edition."""
    monkeypatch.setenv("VIGNERON_COMPILED", str(folder))
    earlier = len(game(name).editions) - 1
    share = 1 if "@" not in name else 4 * earlier  # most code is shared by all editions
    assert difference(name, seed=1, games=GAMES // share, playouts=PLAYOUTS // share) is None


def test_a_difference_is_noticed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 15: a difference is reported with its seed, and a game that is not compiled is not compared."""
    monkeypatch.setattr("vigneron.devtools.twins.sys.executable", str(_liar(folder)))
    found = difference(next(unit for unit in units() if unit != CORE), seed=5, games=1, playouts=1)
    assert found is not None
    assert found.startswith("compiled:    5 ")


def _liar(folder: Path) -> Path:
    """Return a program that prints different texts with and without compiled modules."""
    path = folder / TAG / "liar"
    path.write_text('#!/bin/sh\necho "5 ${VIGNERON_PURE:-0}"\n')
    path.chmod(0o755)
    return path
