"""Results without luck, and paired deals."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from vigneron.bots.arena.self_play import FAILED, Outcome, Series, played, run, summary
from vigneron.bots.arena.sequential_test import main
from vigneron.bots.failing import Failure
from vigneron.core.registry import game
from vigneron.evaluation import luck
from vigneron.evaluation.adjust import adjusted, game_luck


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare draws with few alternatives, because the rules run uncompiled here."""
    monkeypatch.setattr(luck, "LEAST", 4)
    monkeypatch.setattr(luck, "EXACT", 12)


def test_both_means_are_told_with_their_intervals() -> None:
    series = Series("burgundy_dice", ("greedy",), 5, {}, adjust=True)
    outcomes = run(series, 4)
    told = summary(series, outcomes)["seats"][0]
    assert told["raw_mean"] == told["mean_score"]
    assert told["adjusted_mean"] == pytest.approx(
        sum(one.scores[0] - one.luck[0] for one in outcomes) / 4, abs=1e-3
    )
    assert told["adjusted_ci95"][0] <= told["adjusted_mean"] <= told["adjusted_ci95"][1]
    again, _ = played(series, 2, game("burgundy_dice"), digests=False)
    assert outcomes[2].luck == game_luck(again.game, again.rules, again.setup, again.journal.plies(), 3)


def test_each_deal_has_alternatives_of_its_own() -> None:
    """With one seed for all games, what is wrong with the mean of the alternatives would not cancel out."""
    for paired, seeds in ((False, (1, 2, 3, 4)), (True, (1, 1, 2, 2))):
        series = Series("burgundy_dice", ("greedy", "greedy"), 5, {}, adjust=True, paired=paired)
        for number, (outcome, seed) in enumerate(zip(run(series, 4), seeds, strict=True)):
            again, _ = played(series, number, game("burgundy_dice"), digests=False)
            lucks = [
                game_luck(again.game, again.rules, again.setup, again.journal.plies(), one)
                for one in (seed, seed + 1)
            ]
            assert lucks[0] != lucks[1]
            assert sorted(outcome.luck) == sorted(lucks[0])


def test_without_being_asked_nothing_is_added() -> None:
    series = Series("burgundy_dice", ("greedy",), 5, {})
    outcomes = run(series, 1)
    assert outcomes[0].luck == ()
    assert "raw_mean" not in summary(series, outcomes)["seats"][0]


def test_the_luck_of_two_seats_is_opposite() -> None:
    assert adjusted((10, 4), (2.0, -2.0)) == [4.0, -4.0]
    assert adjusted((10,), (2.0,)) == [8.0]


def test_paired_games_have_the_same_draws_and_change_seats() -> None:
    series = Series("burgundy_dice", ("greedy", "apprentice"), 5, {}, paired=True)
    found = game("burgundy_dice")
    first, _ = played(series, 0, found)
    second, _ = played(series, 1, found)
    third, _ = played(series, 2, found)
    names = [list(match.journal.header.names) for match in (first, second)]
    assert names == [["greedy 1", "apprentice 2"], ["apprentice 1", "greedy 2"]]
    commitments = [match.journal.header.commitment for match in (first, second, third)]
    assert commitments[0] == commitments[1] != commitments[2]
    rolls = [
        [row.draws for row in match.journal.plies() if row.draws][:3] for match in (first, second, third)
    ]
    assert rolls[0] == rolls[1] != rolls[2]
    outcomes = run(series, 4)
    assert outcomes[1].scores == second.result.scores[::-1], "by bot"
    told = summary(series, outcomes)["seats"]
    margins = [one.scores[0] - one.scores[1] for one in outcomes]
    assert told[0]["raw_mean"] == pytest.approx(sum(margins) / 4)
    assert told[1]["raw_mean"] == -told[0]["raw_mean"]


def test_of_a_paired_deal_every_rotation_counts_or_none() -> None:
    """A bot that fails in one game of a deal would leave the other one with the luck of its seat."""
    series = Series("burgundy_dice", ("a", "b"), 5, {}, paired=True)
    failure = Failure("b", "burgundy_dice", 3, 0, 4, "boom")
    outcomes = [
        Outcome(0, (10, 4), (0,), 9, 9, ""),
        Outcome(1, (8, 6), (0,), 9, 9, ""),
        Outcome(2, (50, 0), (0,), 9, 9, ""),
        Outcome(3, (0, 0), (0,), 4, 1, FAILED, failure),
    ]
    first, second = summary(series, outcomes)["seats"]
    assert (first["raw_mean"], second["raw_mean"]) == (4.0, -4.0)
    assert first["raw_ci95"] is None, "of one deal"
    assert "raw_mean" not in summary(series, outcomes[2:])["seats"][0]


@pytest.mark.skipif(sys.platform == "win32", reason="processes that end themselves")
def test_in_a_paired_series_the_bot_that_ends_its_process_loses() -> None:
    """In game 1 it has seat 0, where the other bot has game 0."""
    bots = ("random", "tests.bots.failing:Dies")
    series = Series("burgundy_dice", bots, 1, game("burgundy_dice").setup(2).options, paired=True)
    outcomes = run(series, 2, 1, apart=True)
    assert [one.winners for one in outcomes] == [(0,), (0,)], "by bot"
    failures = [one.failure for one in outcomes if one.failure is not None]
    assert [(one.bot, one.seat) for one in failures] == [(bots[1], 1), (bots[1], 0)]


def test_a_sequential_test_of_margins_goes_on_without_luck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is kept has the luck of the games. A test with luck is another test."""
    path = tmp_path / "games.jsonl"
    words = ["burgundy_dice", "--bots", "greedy,apprentice", "--margin", "-60", "--out", str(path)]
    assert main([*words, "--games", "2", "--adjust"]) == 0
    capsys.readouterr()
    assert main([*words, "--games", "3", "--adjust"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    rows = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    values = [adjusted(row["scores"], row["luck"])[row["number"] % 2] for row in rows]
    assert told["mean"] == pytest.approx(sum(values) / 3, abs=1e-3)
    for wrong in (words, ["burgundy_dice", "--bots", "greedy", "--mean", "5", "--out", str(tmp_path)]):
        with pytest.raises(SystemExit) as ended:
            main(wrong)
        assert ended.value.code == 2
        assert "Traceback" not in capsys.readouterr().err
    path.write_text("[]\nnothing\n")
    with pytest.raises(SystemExit):
        main([*words, "--adjust"])
    assert path.read_text() == "[]\nnothing\n"


def test_a_sequential_test_may_stop_on_the_adjusted_figure(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["burgundy_dice", "--bots", "greedy", "--mean", "20", "--games", "3", "--adjust"]
    assert main(asked) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (told["verdict"], told["games"]) == ("cleared", 3)
    assert told["mean"] != round(told["mean"])
    margin = ["burgundy_dice", "--bots", "greedy,apprentice", "--margin", "-50", "--games", "2"]
    assert main(margin) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["mean"] > -50
    with pytest.raises(SystemExit):
        main(["burgundy_dice", "--bots", "greedy,apprentice", "--wins", "0.5", "--adjust"])
