"""The insight: preferences and values."""

from __future__ import annotations

from statistics import mean

from tests.games.burgundy_dice.positions import table
from vigneron.core.chance import Xorshift
from vigneron.games.burgundy_dice import GAME


def score(seed: int, greedy: bool, sheet: str = "A") -> int:
    """Return the points of one solo game."""
    setup = GAME.setup(1, {"sheet": sheet})
    rules, chance = GAME.rules(setup), Xorshift(seed)
    state = rules.new(setup, chance)
    while rules.to_act(state):
        legal = rules.legal(state, 0)
        act = legal[chance.below(len(legal))]
        if greedy:
            assert GAME.insight is not None
            likes = GAME.insight.prefer(rules, state, 0, legal)
            assert len(likes) == len(legal)
            act = legal[likes.index(max(likes))]
        rules.step(state, 0, act, chance, None)
    return state.sides[0].points


def test_greedy_alone_is_far_better_than_random() -> None:
    """Means of the whole series: about 60 and 27 points; here a small sample with room."""
    assert mean(score(seed, True) for seed in range(40)) > 54
    assert 18 < mean(score(seed, False) for seed in range(60)) < 34


def test_a_first_mark_is_worth_its_best_second() -> None:
    """CB-43: with a silverling, the mark that opens a completed area is liked for it."""
    assert GAME.insight is not None
    here = table(2).castles("c2", "c2").holding(0, silverling=1).rolled("pasture", "mine", 4, 4)
    legal = here.rules.legal(here.state, 0)
    likes = dict(zip(here.offers(), GAME.insight.prefer(here.rules, here.state, 0, legal), strict=True))
    without = here.holding(0)
    poor = dict(zip(here.offers(), GAME.insight.prefer(without.rules, without.state, 0, legal), strict=True))
    assert likes["mark:0.0.c3"] - likes["pass"] > poor["mark:0.0.c3"] - poor["pass"] + 0.5


def test_values_at_the_end_are_the_points() -> None:
    """CB-60: when nothing can come any more, an estimate is the count, ties told apart by bonuses left."""
    assert GAME.insight is not None
    here = table(2).castles("c2", "c2").clock(3, 10).holding(0, monk=2).holding(1)
    one, other = GAME.insight.value(here.rules, here.state)
    assert 1 < one < 1.01
    assert other == 1


def test_prefer_changes_nothing() -> None:
    """The position that is judged stays as it was."""
    assert GAME.insight is not None
    here = (
        table(2)
        .castles("c2", "c2")
        .holding(0, silverling=1, monk=1, worker=1)
        .rolled("city", "pasture", 4, 4)
    )
    before = here.rules.dump(here.state)
    GAME.insight.prefer(here.rules, here.state, 0, here.rules.legal(here.state, 0))
    assert here.rules.dump(here.state) == before
