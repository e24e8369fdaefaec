"""`vigneron review` and `vigneron analyse`: what they print, write and refuse."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vigneron
from tests.cli.conftest import Run
from vigneron.analysis import analyse as analyse_module
from vigneron.analysis import plies
from vigneron.analysis import review as review_module
from vigneron.analysis.analyse import analyse as analysed
from vigneron.cli import main
from vigneron.cli.commands import analyse as analyse_command
from vigneron.cli.commands import review as command
from vigneron.cli.template import make_game
from vigneron.core.registry import homes, use_homes
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
    assert "Ihr technischer Name und ihre Version: burgundy_dice-greedy 1" in text


def test_accounts_that_do_not_fit_side_by_side_stand_below_each_other(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No name of a row is lost, whatever the width and the names are."""
    rows = (GOLDEN / "two.jsonl").read_text().splitlines(keepends=True)[:8]
    path = tmp_path / "begun.jsonl"
    path.write_text("".join(rows).replace("seat 1", "Anna Livia Plurabelle and her children"))
    for width, tables in ((40, 2), (100, 1)):
        monkeypatch.setenv("COLUMNS", str(width))
        lines = run("review", path, "--samples", "0.01").out.splitlines()
        assert sum(line.startswith("Own acts ") for line in lines) == tables
        assert sum(line.startswith("Doubtful, bad, very bad ") for line in lines) == tables
        assert not any("…" in line and "±" in line for line in lines), "no number is cut"


def test_a_position_of_a_journal_is_analysed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--samples", "4"]
    assert main([*asked, "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["samples"] for row in rows] == [2, 4]
    assert main([*asked, "--lines", "2"]) == 0
    assert "4 samples of each act" in capsys.readouterr().out


@pytest.mark.parametrize(("reason", "compiled"), [("source", False), ("built", True), ("untyped", True)])
def test_an_analysis_without_compiled_rules_says_so(
    reason: str, compiled: bool, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyse_module, "why", lambda unit: reason)
    asked = ["analyse", GOLDEN / "two.jsonl", "--ply", "9", "--samples", "2"]
    assert run(*asked, "--json").json()["compiled"] is compiled
    assert ("The rules run uncompiled" in run(*asked).out) is not compiled


def test_acts_that_read_alike_are_one_line(run: Run) -> None:
    """Two dice of one number write the same mark. JSON has both acts; the table has other acts instead."""
    asked = ["analyse", GOLDEN / "two.jsonl", "--ply", "5", "--samples", "2", "--lines", "3"]
    acts = [line["act"] for line in run(*asked, "--json").json()["lines"]]
    assert len(acts) == 3
    assert acts[0][len("mark:0") :] == acts[1][len("mark:1") :]
    told = [line.split("  ")[0] for line in run(*asked).out.splitlines()[2:6]]
    assert len(set(told)) == 4
    assert told[3].startswith("Chance to win")


def test_names_are_printed_as_they_are(tmp_path: Path, run: Run) -> None:
    """A name may look like markup of the terminal, or like an emoji."""
    path, name = tmp_path / "names.jsonl", "[/x] [red]:wine_glass:"
    head, *rows = (GOLDEN / "two.jsonl").read_text().splitlines()[:7]
    head = json.dumps({**json.loads(head), "names": [name, "Bert"]})
    path.write_text("".join(f"{row}\n" for row in [head, *rows]))
    told = run("review", path, "--samples", "0.01")
    assert (told.status, told.err) == (0, "")
    assert name in told.out
    told = run("analyse", path, "--ply", "0", "--samples", "2")
    assert (told.status, told.err) == (0, "")
    assert name in told.out


def test_a_review_of_one_seat_has_its_account_and_its_moments(run: Run) -> None:
    asked = ["review", GOLDEN / "two.jsonl", "--samples", "0.01"]
    whole, own = run(*asked, "--json").json(), run(*asked, "--json", "--seat", "2").json()
    assert [len(one["accounts"]) for one in (whole, own)] == [2, 1]
    assert own["accounts"] == whole["accounts"][1:]
    assert {own["plies"][ply]["seat"] for ply in own["moments"]} <= {1}
    assert own["plies"] == whole["plies"]


def test_ctrl_c_keeps_what_is_done_and_the_next_review_goes_on(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, reviewed = tmp_path / "begun.jsonl", list[int]()
    path.write_text("".join((GOLDEN / "solo.jsonl").read_text().splitlines(keepends=True)[:10]))
    whole = run("review", path, "--samples", "0.01", "--json", "--fresh").json()
    review_ply = plies.review_ply

    def stopping(fold: Any, evaluator: Any, ply: int, scale: float) -> Any:
        if ply == 5 and reviewed[-1:] == [4]:
            raise KeyboardInterrupt
        reviewed.append(ply)
        return review_ply(fold, evaluator, ply, scale)

    monkeypatch.setattr(review_module, "review_ply", stopping)
    told = run("review", path, "--samples", "0.01")
    assert told.status == 130
    assert told.err == "The same command goes on where this review was stopped.\n"
    assert "The review was stopped: 4 acts are missing." in told.out
    assert "Not yet reviewed" in told.out
    assert "Without luck" not in told.out
    reviewed.clear()
    assert run("review", path, "--samples", "0.01", "--json").json() == whole
    assert reviewed == [5, 6, 7, 8]


def test_ctrl_c_ends_an_analysis_with_what_is_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopping(*given: Any, **settings: Any) -> Iterator[Any]:
        yield next(analysed(*given, **settings))
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse_command, "analysed", stopping)
    told = run("analyse", GOLDEN / "two.jsonl", "--ply", "9")
    assert (told.status, told.err) == (130, "Stopped.\n")
    assert "2 samples of each act" in told.out


@pytest.mark.parametrize(
    "words",
    [
        ["review", "JOURNAL", "--html", "JOURNAL"],
        ["review", "JOURNAL", "--html", "one", "--plot", "one"],
        ["draw", "JOURNAL", "-o", "JOURNAL"],
    ],
    ids=["the journal", "the same file", "a drawing"],
)
def test_what_is_written_has_a_file_of_its_own(words: list[str], tmp_path: Path, run: Run) -> None:
    path, before = tmp_path / "game.jsonl", (GOLDEN / "solo.jsonl").read_bytes()
    path.write_bytes(before)
    told = run(*(path if word == "JOURNAL" else tmp_path / word if word == "one" else word for word in words))
    assert (told.status, told.out) == (2, "")
    assert told.err.endswith("” is named twice; what is written needs a file of its own.\n")
    assert path.read_bytes() == before
    assert not (tmp_path / "one").exists()


def test_a_folder_that_cannot_keep_reviews_is_told(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    path = tmp_path / "begun.jsonl"
    path.write_text("".join((GOLDEN / "solo.jsonl").read_text().splitlines(keepends=True)[:5]))
    told = run("review", path, "--samples", "0.01")
    assert told.status == 0
    assert told.err.startswith("Reviews cannot be kept in “")
    assert told.err.count("\n") == 1
    assert "Without luck" in told.out
    assert run("review", path, "--samples", "0.01", "--fresh").err == ""


def test_the_file_of_a_journal_may_have_any_name(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "vigneron1.jsonl"
    path.write_bytes((GOLDEN / "two.jsonl").read_bytes())
    with contextlib.chdir(tmp_path):
        told = run("analyse", path.name, "--ply", "9", "--samples", "2", "--json")
    assert told.status == 0
    assert json.loads(told.out)["samples"] == 2


TEXT = vigneron.start("burgundy_dice", seats=2, seed=4).text()
BAD = [
    (2, ["review", "missing.jsonl"], "missing.jsonl"),
    (1, ["review", str(GOLDEN / "plan.toml")], "plan.toml"),
    (2, ["review", str(GOLDEN / "solo.jsonl"), "--samples", "0"], "a number above 0, at most 1,000"),
    (2, ["review", str(GOLDEN / "solo.jsonl"), "--samples", "1001"], "a number above 0, at most 1,000"),
    (2, ["review", str(GOLDEN / "solo.jsonl"), "--samples", "nan"], "a number above 0, at most 1,000"),
    (2, ["review", str(GOLDEN / "solo.jsonl"), "--seat", "2"], "no seat 2; it has only seat 1."),
    (2, ["review", str(GOLDEN / "two.jsonl"), "--seat", "3"], "no seat 3; its seats are 1 to 2."),
    (2, ["review", str(GOLDEN / "solo.jsonl"), "--processes", "0"], "--processes must be a whole number"),
    (1, ["analyse", str(GOLDEN / "two.jsonl")], "The game is over"),
    (
        2,
        ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seconds", "-1"],
        "--seconds must be a number above 0.",
    ),
    (
        2,
        ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--samples", "0"],
        "number from 2 to 1,000,000.",
    ),
    (2, ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seat", "3"], "its seats are 1 to 2."),
    (2, ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seat", "-1"], "no seat −1; its seats are"),
    (2, ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--seat", "1"], "not to act"),
    (2, ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--lines", "0"], "--lines"),
    (2, ["analyse", str(GOLDEN / "two.jsonl"), "--ply", "9", "--processes", "0"], "--processes"),
    (1, ["analyse", "vigneron1:nonsense"], "2 parts between colons"),
    (2, ["analyse", "missing.jsonl"], "missing.jsonl"),
    (2, ["analyse", ""], "TEXT|JOURNAL"),
    (2, ["analyse", str(GOLDEN)], "” is a folder"),
    (2, ["analyse", TEXT, "--ply", "3"], "--ply belongs to a journal"),
    (2, ["analyse", str(GOLDEN / "two.jsonl"), "--data", "."], "--data belongs to the text"),
]


@pytest.mark.parametrize(("status", "words", "said"), BAD)
def test_bad_input_gets_one_sentence(status: int, words: list[str], said: str, run: Run) -> None:
    """In the language that is asked for. A wrong command line has status 2, a wrong file or text 1."""
    told = run(*words)
    assert (told.status, told.out) == (status, "")
    assert said in told.err
    others = [run(*words, "--lang", lang) for lang in ("fr", "de")]
    assert all((one.status, one.out) == (status, "") for one in others)
    errors = {one.err for one in [told, *others]}
    assert len(errors) == 3, "each language has its own sentence"
    assert all(error.count("\n") == 1 for error in errors)


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
    asked = ["analyse", journal, "--ply", "2", "--samples", "2"]
    assert json.loads(run(*asked, "--json").out.splitlines()[-1])["plain"]
    assert "This game has no evaluator of its own" in " ".join(run(*asked).out.split())


def test_a_new_game_from_the_template_is_reviewed_and_analysed(run: Run, tmp_path: Path) -> None:
    """It has no insight at all: acts are random in the games from which its values come."""
    make_game("fresh_game", tmp_path / "games")
    before = homes()
    use_homes([*before, str(tmp_path / "games")])
    try:
        asked = ["match", "fresh_game", "--bots", "random,random", "--games", 1, "--seed", 3]
        assert run(*asked, "--journals", tmp_path).status == 0
        journal = tmp_path / "fresh_game-3-0.jsonl"
        told = run("review", journal, "--samples", "0.1")
        assert (told.status, told.err) == (0, "")
        plain = "This game has no evaluator of its own"
        assert plain in " ".join(told.out.split())
        assert "Its technical name and version: plain-random 1" in " ".join(told.out.split())
        found = run("analyse", journal, "--ply", "1", "--samples", "4")
        assert plain in " ".join(found.out.split())
    finally:
        use_homes(before)
