"""`vigneron review` and `vigneron analyse`: what they print, write and refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vigneron.analysis import plies
from vigneron.cli import main
from vigneron.evaluation import luck

GOLDEN = Path(__file__).parents[1] / "games" / "burgundy_dice" / "golden"


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Use few samples, and keep reviews in a folder of the test."""
    monkeypatch.setattr(luck, "LEAST", 4)
    monkeypatch.setattr(plies, "LEAST_STARTS", 2)
    monkeypatch.setattr(plies, "LEAST_SAMPLES", 2)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_a_review_is_printed_written_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, curves = tmp_path / "r.html", tmp_path / "r.svg"
    asked = ["review", str(GOLDEN / "solo.jsonl"), "--samples", "0.02"]
    assert main([*asked, "--html", str(page), "--plot", str(curves), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["missing"] == []
    assert told["accounts"][0]["final"] == 63.0
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert curves.read_text(encoding="utf-8").startswith("<svg")
    assert list((tmp_path / "cache" / "vigneron" / "reviews").glob("*.json"))
    assert main([*asked, "--lang", "de"]) == 0
    text = capsys.readouterr().out
    assert "Ohne Glück" in text
    assert "Vergleichsstrategie: burgundy_dice-greedy 1" in text


def test_a_position_of_a_journal_is_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--samples", "4"]
    assert main([*asked, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["samples"] for row in rows] == [2, 4]
    assert main([*asked, "--lines", "2"]) == 0
    assert "4 samples of each act" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["review", "missing.jsonl"], "missing.jsonl"),
        (["review", str(GOLDEN / "plan.toml")], "plan.toml"),
        (["review", str(GOLDEN / "solo.jsonl"), "--samples", "0"], "--samples"),
        (["review", str(GOLDEN / "solo.jsonl"), "--seat", "2"], "--seat"),
        (["review", str(GOLDEN / "solo.jsonl"), "--processes", "0"], "--processes"),
        (["analyse", str(GOLDEN / "two.jsonl")], "The game is over"),
        (["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seconds", "0"], "The budget must be"),
        (["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seat", "9"], "not to act"),
        (["analyse", "vigneron1:nonsense"], "2 parts between colons"),
        (["analyse", "missing.jsonl"], "missing.jsonl"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) in (1, 2)
    error = capsys.readouterr().err
    assert said in error
    assert len(error.strip().splitlines()) == 1
    assert "Traceback" not in error
