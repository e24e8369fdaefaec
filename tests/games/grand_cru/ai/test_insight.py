"""The insight plays sensibly: whole games of its preferred acts against itself and against random play."""

from __future__ import annotations

import copy

import pytest

from tests.games.grand_cru.positions import table
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Result
from vigneron.core.journal import digest
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules.state import State

INSIGHT = GAME.insight
assert INSIGHT is not None


def play(seats: int, sensible: set[int], seed: int) -> tuple[State, Result]:
    setup = GAME.setup(seats)
    rules = GAME.rules(setup)
    stream = Xorshift(seed)
    state = rules.new(setup, stream)
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = rules.legal(state, seat)
        if seat in sensible and INSIGHT is not None:
            likes = INSIGHT.prefer(rules, state, seat, legal)
            action = legal[likes.index(max(likes))]
        else:
            action = legal[stream.below(len(legal))]
        rules.step(state, seat, action, stream, None)
    return state, rules.result(state)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sensible_games_end_by_repayment(seats: int) -> None:
    """GC-55, GC-53: in 5 to 12 years, without a bankruptcy, and the winner is well above nothing."""
    for seed in range(3):
        state, result = play(seats, set(range(seats)), seed)
        assert result.ending == "repaid"
        assert 5 <= state.year <= 12
        assert max(result.scores) > 30


def test_sense_beats_chance() -> None:
    """GC-60: from either seat."""
    for seed in range(6):
        _, result = play(2, {seed % 2}, seed)
        assert result.winners == (seed % 2,)


def test_looking_changes_nothing() -> None:
    """A preference for each legal act, the same each time; the position stays as it was."""
    assert INSIGHT is not None
    setup = GAME.setup(3)
    rules = GAME.rules(setup)
    stream = Xorshift(5)
    state = rules.new(setup, stream)
    for _ in range(150):
        to_act = rules.to_act(state)
        if not to_act:
            break
        legal = rules.legal(state, to_act[0])
        before = digest(rules, state)
        likes = INSIGHT.prefer(rules, state, to_act[0], legal)
        assert len(likes) == len(legal)
        assert likes == INSIGHT.prefer(rules, state, to_act[0], legal)
        assert len(INSIGHT.value(rules, state)) == 3
        assert digest(rules, state) == before
        rules.step(state, to_act[0], legal[stream.below(len(legal))], stream, None)


def test_the_value_of_a_finished_game_is_its_count() -> None:
    """GC-60"""
    state, result = play(2, {0, 1}, 4)
    assert INSIGHT is not None
    rules = GAME.rules(GAME.setup(2))
    assert INSIGHT.value(rules, state) == [float(score) for score in result.scores]


def test_wine_that_will_never_be_ripe_again_lends_no_worth_to_a_step() -> None:
    """GC-49: at the festival only what is ripe next year counts; where that begins and ends with the first
    barrel, no wine of today."""
    data = copy.deepcopy(GAME.data())
    data["grapes"]["grape"]["gamay"]["ripe"]["value"] = [1, 1]
    assert INSIGHT is not None
    likes = []
    for cubes in (0, 3):
        here = table(2, data).opened().festival(0).money(1, 40).price("gamay", 3).wine(0, 1, "gamay", cubes)
        assert "raise:1.gamay" in here.offers("raise")
        step = GAME.actions.parse("raise:1.gamay")
        assert step is not None
        likes.append(INSIGHT.prefer(here.rules, here.state, 0, [step])[0])
    assert likes[0] == likes[1]
