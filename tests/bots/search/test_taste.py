"""Tastes: lasting, small, and different from seat to seat and table to table."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean, pstdev

from tests.bots.toy import End, Turn, toy_view
from vigneron.bots.greedy import Greedy
from vigneron.bots.levels import LevelBot, LevelSettings
from vigneron.bots.search.mcts import Search
from vigneron.bots.search.taste import liking, likings, taste_of

CALM = LevelSettings(0, overlook=0.0, greed=0.0, stubborn=0.0)
EVEN = Turn(0, {act: End((0, 0)) for act in range(5)}, {})
CLOSE = Turn(0, {act: End((0, 0)) for act in range(5)}, {4: 0.05})
CLEAR = Turn(0, {act: End((0, 0)) for act in range(5)}, {4: 5.0})


def test_a_taste_belongs_to_a_table_and_a_seat() -> None:
    tastes = {taste_of(table, seat) for table in ("a", "b", "c") for seat in range(5)}
    assert len(tastes) == 15
    assert 0 not in tastes
    assert taste_of("a", 1) == taste_of("a", 1)


def test_likings_are_around_zero_and_as_large_as_the_game_says() -> None:
    view = toy_view(EVEN)
    found = [likings(replace(view, taste=taste), range(5), 0.3) for taste in range(1, 400)]
    everything = [liking for row in found for liking in row]
    assert abs(mean(everything)) < 0.03
    assert 0.27 < pstdev(everything) < 0.33
    assert likings(view, range(5), 0.3) == [0.0] * 5, "no taste"
    assert found[0] == likings(replace(view, taste=1), range(5), 0.3), "the same again"
    assert liking(1, "a") != liking(2, "a") != liking(2, "b")


def test_greedy_follows_its_taste_between_acts_that_are_nearly_equal() -> None:
    bots = [Greedy() for _ in range(2)]
    for taste in range(1, 60):
        chosen = {
            bot.choose(replace(toy_view(CLOSE, seed=seed, taste=0.2), taste=taste))
            for bot in bots
            for seed in range(3)
        }
        assert len(chosen) == 1, "it lasts, whatever the chance and the process"
    several = {Greedy().choose(replace(toy_view(CLOSE, taste=0.2), taste=taste)) for taste in range(1, 60)}
    assert several == set(range(5))
    clear = {Greedy().choose(replace(toy_view(CLEAR, taste=0.2), taste=taste)) for taste in range(1, 60)}
    assert clear == {4}, "a taste is small"


def test_levels_misjudge_by_their_taste_and_need_no_memory() -> None:
    """Most of the variance of an error is the taste, so a new bot with it errs as the first one does."""
    same = other = 0
    for taste in range(1, 150):
        first, second, stranger = (
            LevelBot(CALM).choose(replace(toy_view(EVEN, seed=seed, level_noise=(9.0,)), taste=of))
            for seed, of in ((2 * taste, taste), (2 * taste + 1, taste), (2 * taste + 1, taste + 1000))
        )
        same += first == second
        other += first == stranger
    assert same > other + 15


def test_the_search_has_a_taste_too() -> None:
    chosen = [
        Search().choose(replace(toy_view(CLOSE, seed=1, taste=1.0, iterations=4), taste=taste))
        for taste in (*range(1, 30), *range(1, 30))
    ]
    assert chosen[:29] == chosen[29:]
    assert len(set(chosen)) > 2
