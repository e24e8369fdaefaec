"""The rules, one test for each; the docstring names the clause."""

from __future__ import annotations

from vigneron.core.chance import Scripted
from vigneron.core.contract import apply
from vigneron.games._template import GAME
from vigneron.games._template.rules.rules import ACTIONS, TAKE, State

LEAVE = ACTIONS.parse("leave")
RULES = GAME.rules(GAME.setup(2))


def test_everybody_begins_without_points() -> None:
    """TG-1."""
    assert RULES.new(GAME.setup(3), Scripted([4])) == State(0, 5, [0, 0, 0])


def test_a_player_takes_the_die_and_the_next_one_gets_another() -> None:
    """TG-2."""
    after, events = apply(RULES, State(0, 5, [0, 2]), 0, TAKE, Scripted([2]))
    assert after == State(1, 3, [5, 2])
    assert RULES.to_act(after) == (1,)
    assert [event.kind for event in events] == ["taken"]


def test_others_wait() -> None:
    """TG-2."""
    refusal = RULES.why_not(State(0, 5, [0, 2]), 1, TAKE)
    assert refusal is not None
    assert refusal.code == "not_your_turn"


def test_nobody_gets_above_21() -> None:
    """TG-3."""
    assert RULES.legal(State(0, 5, [17, 0]), 0) == [LEAVE]
    assert RULES.legal(State(0, 4, [17, 0]), 0) == [TAKE, LEAVE]


def test_the_most_points_win_after_the_last_round() -> None:
    """TG-4."""
    assert RULES.to_act(State(16, 1, [20, 21])) == ()
    result = RULES.result(State(24, 1, [20, 21, 21]))
    assert (result.places, result.winners, result.ending) == ((3, 1, 1), (1, 2), "rounds")
