"""The fit of the marks: its quantiles, what it needs, and that a run goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vigneron.core.registry import game, games
from vigneron.evaluation.evaluator import reference_of

DOCS = Path(__file__).resolve().parents[2] / "docs" / "review.md"
KEY = "burgundy_dice"


@pytest.fixture
def marks(script: Callable[[str], Any]) -> Any:
    return script("marks")


def test_marks_are_quantiles_of_three_levels(marks: Any) -> None:
    """Of 40 decisions of grower, four lose more than 3 and one more than 6. The others raise the limits."""
    grower = [0.0] * 30 + [1.0, 2.0, 3.0, 3.0, 3.0, 3.0, 4.0, 5.0, 6.0, 9.0]
    assert marks.fitted({"grower": grower}) == (4.0, 9.0, 18.0)
    assert marks.fitted({"grower": grower, "master": [20.0] * 199}) == (4.0, 9.0, 18.0), "200 are needed"
    assert marks.fitted({"grower": grower, "master": [20.0] * 200}) == (4.0, 20.0, 40.0)
    beginner = [0.0] * 98 + [31.0, 50.0]
    assert marks.fitted({"grower": grower, "apprentice": beginner}) == (4.0, 9.0, 50.0)
    assert marks.fitted({"grower": grower, "apprentice": beginner[1:]}) == (4.0, 9.0, 18.0), "100 are needed"
    assert marks.fitted({"grower": [0.0] * 35 + [8.04] * 5})[:2] == (8.0, 12.0), "bad is 1.5 times doubtful"


def test_a_run_goes_on_and_tells_what_the_docs_have(
    marks: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[tuple[str, int]] = []

    def losses(key: str, level: str, number: int) -> list[float]:
        played.append((level, number))
        return [float(number), 0.0, 2.0, 0.0]

    monkeypatch.setattr(marks, "losses", losses)
    words = ["--only", KEY, "--out", str(tmp_path / "kept.jsonl")]
    marks.main([*words, "--games", "1"])
    marks.main([*words, "--games", "3"])
    assert played == [(level, number) for number in range(3) for level in marks.LEVELS]
    capsys.readouterr()
    marks.main([*words, "--games", "3", "--print"])
    *levels, fit = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["games"], row["decisions"], row["most"]) for row in levels] == [(3, 12, 2.0)] * 3
    assert levels[0]["one_in_10"] == 2.0
    assert "one_in_40" not in levels[0], "12 decisions do not tell it"
    assert fit["marks"] == [2.0, 3.0, 6.0]
    assert len(played) == 9


def test_a_game_is_judged_in_a_quarter_of_its_decisions(marks: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plies: list[int] = []

    def judge(evaluator: Any, state: Any, seat: int, action: int, ply: int, *given: Any, **more: Any) -> Any:
        plies.append(ply)
        raise KeyError

    monkeypatch.setattr(marks, "judge", judge)
    with pytest.raises(KeyError):
        marks.losses(KEY, "random", 1)
    assert len(plies) == 1


@pytest.mark.parametrize("key", games())
def test_the_docs_have_the_marks_of_every_game(key: str) -> None:
    doubtful, bad, very_bad = reference_of(game(key)).marks
    rows = [
        line.split("|")[1:-1] for line in DOCS.read_text(encoding="utf-8").splitlines() if line[:1] == "|"
    ]
    assert [f" {value:.1f} " for value in (doubtful, bad, very_bad)] in [
        row[1:] for row in rows if row[0].strip() == key
    ]
