"""The measurement of levels goes on where it stopped, and prints only rows that are measured whole."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bench import levels
from vigneron.bots.levels import BOTS

KEY = "burgundy_dice"


def test_rows_are_all_pairs_of_neighbours_at_all_counts_of_seats() -> None:
    found = levels.rows([KEY])
    pairs = {(row.easier, row.stronger) for row in found}
    assert pairs == set(pairwise(BOTS))
    assert len(found) == 5 * len(pairs)
    assert {row.games for row in found if row.seats <= 2} == {100}
    assert {row.games for row in found if row.seats > 2} == {40}


def test_an_interrupted_measurement_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "MANY_GAMES", 2)
    monkeypatch.setattr(levels, "rows", lambda keys: [levels.Row(KEY, 1, "cellarhand", "apprentice")])
    assert list(levels.table(tmp_path, [KEY], -1.0))[2:] == ["0 of 1 rows are measured."]
    lines = list(levels.table(tmp_path, [KEY], 1e9))
    assert lines[2].startswith(f"| {KEY} | 1 | cellarhand, apprentice | 2 | ")
    kept = sorted(path.read_text() for path in tmp_path.iterdir())
    assert list(levels.table(tmp_path, [KEY], -1.0)) == lines, "nothing is played again"
    assert sorted(path.read_text() for path in tmp_path.iterdir()) == kept
