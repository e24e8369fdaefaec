"""Results without luck, and paired deals."""

from __future__ import annotations

import json

import pytest

from vigneron.bots.arena.self_play import Series, played, run, summary
from vigneron.bots.arena.sequential_test import main
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
    assert outcomes[2].luck == game_luck(again.game, again.rules, again.setup, again.journal.plies())


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
