"""`vigneron review` and `vigneron analyse`: what they print, write and refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from vigneron.analysis import plies
from vigneron.cli import main
from vigneron.cli.commands import review as command
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
        (["review", str(GOLDEN / "solo.jsonl"), "--samples", "nan"], "--samples"),
        (["analyse", str(GOLDEN / "two.jsonl")], "The game is over"),
        (["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seconds", "0"], "The budget must be"),
        (["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--samples", "0"], "The budget must be"),
        (["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seat", "9"], "not to act"),
        (["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--lines", "0"], "--lines"),
        (["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--processes", "0"], "--processes"),
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


@pytest.mark.parametrize(
    ("lines", "said"),
    [(0, "empty"), (2, "has no acts that could be reviewed"), (3, "breaks at ply 1")],
    ids=["empty", "no acts", "broken"],
)
def test_a_journal_that_cannot_be_reviewed_gets_one_sentence(
    lines: int, said: str, tmp_path: Path, run: Run
) -> None:
    path = tmp_path / "cut.jsonl"
    rows = (GOLDEN / "solo.jsonl").read_text().splitlines()[:lines]
    if lines > 2:  # the last act draws what no die has
        rows[-1] = json.dumps({**json.loads(rows[-1]), "draws": [99]})
    path.write_text("".join(f"{row}\n" for row in rows))
    told = run("review", path)
    assert (told.status, told.out) == (1, "")
    assert told.err.count("\n") == 1
    assert "cut.jsonl" in told.err
    assert said in told.err


@pytest.mark.parametrize("option", ["--html", "--plot"])
@pytest.mark.parametrize("place", ["missing/review.html", ""], ids=["no folder", "a folder"])
def test_a_file_that_cannot_be_written_is_told_before_the_work(
    option: str, place: str, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "reviewed", lambda *args, **settings: pytest.fail("the review began"))
    told = run("review", GOLDEN / "solo.jsonl", option, tmp_path / place)
    assert (told.status, told.out) == (1, "")
    assert told.err.count("\n") == 1
    assert str((tmp_path / place).parent if place else tmp_path) in told.err


def test_a_game_without_an_evaluator_is_reviewed_and_analysed_with_random_play(
    run: Run, toy: str, journal: Path
) -> None:
    """Both say so. Its review still has an account and moments."""
    told = run("review", journal, "--samples", "0.1")
    assert told.status == 0
    assert "This game has no evaluator of its own" in " ".join(told.out.split())
    data = run("review", journal, "--samples", "0.1", "--json").json()
    assert data["plain"]
    analysed = run("analyse", journal, "--ply", "2", "--samples", "2", "--json")
    assert json.loads(analysed.out.splitlines()[-1])["plain"]
