"""Series of games: arithmetic of the report, and reproducible games."""

from __future__ import annotations

import pytest

from vigneron.bots.arena.self_play import Outcome, Series, mean_ci, play, run, summary
from vigneron.core.contract import Rules
from vigneron.core.game import Game
from vigneron.core.journal import write
from vigneron.core.match import table_name
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.games._three_rows.rules.state import State


def test_mean_and_interval_by_hand() -> None:
    """2, 4, 6, 8: mean 5, variance 20/3, standard error sqrt(20/3/4) = 1.29099; times 1.96 = 2.53035."""
    mean, interval = mean_ci([2, 4, 6, 8])
    assert mean == 5
    assert interval == pytest.approx((5 - 2.53035, 5 + 2.53035), abs=1e-5)
    assert mean_ci([7]) == (7, None)


def test_one_game_has_no_interval() -> None:
    game = Outcome(0, (10,), (0,), 20, 3, "clock")
    (seat,) = summary(Series("g", ("a",), 1, {}, paired=True), [game])["seats"]
    assert (seat["mean_score"], seat["ci95"]) == (10, None)
    assert (seat["raw_mean"], seat["raw_ci95"]) == (10, None)


def test_summary_by_hand() -> None:
    """Three games of two seats: one won by the first, one shared (half each), one by nobody."""
    series = Series("g", ("a", "b"), 1, {})
    outcomes = [
        Outcome(0, (10, 5), (0,), 20, 3, "clock"),
        Outcome(1, (8, 8), (0, 1), 30, 4, "clock"),
        Outcome(2, (-3, 2), (), 10, 5, "bankrupt"),
    ]
    told = summary(series, outcomes)
    assert [seat["win_rate"] for seat in told["seats"]] == [0.5, round(0.5 / 3, 4)]
    assert [seat["mean_score"] for seat in told["seats"]] == [5, 5]
    assert told["plies"] == {"mean": 20, "min": 10, "max": 30}
    assert told["rounds"] == {"mean": 4, "min": 3, "max": 5}
    assert told["lengths"] == {"3": 1, "4": 1, "5": 1}
    assert told["winner_score"] == 9
    assert told["endings"] == {"bankrupt": 1, "clock": 2}


def test_a_game_hangs_on_seed_and_number_only(game: Game[State, Rules[State]]) -> None:
    series = Series("_three_rows", ("random", "greedy"), 5, {})
    one = write(play(series, 3, game).journal)
    assert one == write(play(series, 3, game).journal)
    assert one != write(play(series, 4, game).journal)
    assert play(series, 3, game).journal.header.table == table_name("_three_rows", 5, 3) == "_three_rows-5-3"


def test_dice_do_not_hang_on_who_plays(game: Game[State, Rules[State]]) -> None:
    """Draws follow from the table's secret: other bots meet the same dice as long as acts draw alike."""
    dice = [
        [row.draws for row in play(Series("_three_rows", bots, 5, {}), 0, game).journal.plies()]
        for bots in (("random", "random"), ("greedy", "random"))
    ]
    assert dice[0] == dice[1]


@pytest.mark.parametrize("key", games())
def test_progress_tells_every_game_once(key: str) -> None:
    told: list[int] = []
    seats = find_game(key).seats[0]
    series = Series(key, ("random",) * seats, 1, {})
    outcomes = run(series, 3, progress=told.append)
    assert [outcome.number for outcome in outcomes] == [0, 1, 2]
    assert sum(told) == 3
