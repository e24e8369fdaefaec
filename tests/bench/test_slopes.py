"""The slopes of margins: what is noted of a game, and which slopes are fitted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vigneron.core.chance import Xorshift

KEY = "burgundy_dice"


@pytest.fixture
def slopes(script: Callable[[str], Any]) -> Any:
    return script("slopes")


def test_a_game_has_a_margin_at_the_beginning_of_each_round(slopes: Any) -> None:
    rows = slopes.margins_of(KEY, 1)
    rounds = [row[0] for row in rows]
    assert rounds == list(range(2, 2 + len(rounds)))
    assert len(rounds) > 10
    assert any(estimate != end for _, estimate, end in rows)


def test_only_slopes_that_surely_differ_from_1_are_fitted(
    slopes: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of rounds 2, 3 and 4, margins grow by half, by a twentieth, and by too much noise to be told."""
    path = tmp_path / "kept.jsonl"
    kept, stream = slopes.Kept(path), Xorshift(3)
    for task in slopes.tasks([KEY], 40):
        value = float(stream.below(40) - 20)
        noise = float(stream.below(2000) - 1000)
        small = float(stream.below(9) - 4) / 10
        rows = [[2, value, 1.5 * value + small], [3, value, 1.05 * value], [4, value, value + noise]]
        kept.add(task.key, [*rows, [5, 0.0, 0.0]])
    slopes.main(["--only", KEY, "--games", "40", "--out", str(path), "--print"])
    *rounds, fit = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["round"] for row in rounds] == [2, 3, 4], "round 5 has one margin only"
    assert fit["slopes"] == {"2": 1.5}
    assert rounds[0]["halves"] == pytest.approx([1.5, 1.5], abs=0.02)
    assert (rounds[1]["slope"], rounds[1]["halves"]) == (1.05, [1.05, 1.05])
