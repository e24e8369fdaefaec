"""The rules of the game, one test per rule; each names its number."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Scripted
from vigneron.core.contract import IllegalAction, apply
from vigneron.games._three_rows import GAME
from vigneron.games._three_rows.rules.actions import PASS
from vigneron.games._three_rows.rules.state import State


def at(die: int, *rows: list[int], round: int = 1) -> State:
    """A position of one player: their rows and the die before them."""
    return State(round, 0, die, [*rows, *([] for _ in range(3 - len(rows)))])


ALONE = GAME.setup(1)
RULES = GAME.rules(ALONE)


def test_everybody_starts_with_empty_rows() -> None:
    """TR-1"""
    state = GAME.rules(GAME.setup(3)).new(GAME.setup(3), Scripted([4]))
    assert state.rows == [[]] * 9
    assert state.die == 5


def test_turns_go_round() -> None:
    """TR-2: the next seat gets a die of its own; the others wait."""
    rules = GAME.rules(GAME.setup(2))
    state = rules.new(GAME.setup(2), Scripted([0]))
    refusal = rules.why_not(state, 1, PASS)
    assert refusal is not None
    assert refusal.code == "not_your_turn"
    after, _ = apply(rules, state, 0, PASS, Scripted([5]))
    assert (rules.to_act(after), after.die) == ((1,), 6)


@pytest.mark.parametrize(("die", "row", "code"), [(2, [3], "too_low"), (6, [1, 1, 1, 1], "row_full")])
def test_rows_rise_and_have_four_places(die: int, row: list[int], code: str) -> None:
    """TR-3"""
    refusal = RULES.why_not(at(die, row), 0, 0)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, "TR-3")
    with pytest.raises(IllegalAction):
        apply(RULES, at(die, row), 0, 0, Scripted([0]))


def test_an_equal_number_may_follow() -> None:
    """TR-3"""
    assert RULES.why_not(at(3, [3]), 0, 0) is None


def test_passing_is_always_allowed() -> None:
    """TR-4: and changes no row."""
    after, _ = apply(RULES, at(1, [6], [6], [6]), 0, PASS, Scripted([0]))
    assert after.rows == [[6], [6], [6]]


@pytest.mark.parametrize(("length", "rounds"), [("short", 8), ("long", 16)])
def test_the_game_ends_after_its_rounds(length: str, rounds: int) -> None:
    """TR-5"""
    rules = GAME.rules(GAME.setup(1, {"length": length}))
    after, _ = apply(rules, at(1, round=rounds), 0, PASS, Scripted())
    assert rules.to_act(after) == ()
    assert rules.result(after).ending == "rounds"


def test_numbers_and_full_rows_count() -> None:
    """TR-6: 1+2+3+4 in a full first row and a 6: 16, and 5 for the row."""
    assert RULES.result(at(1, [1, 2, 3, 4], [6])).scores == (21,)


def test_equal_points_share_the_win() -> None:
    """TR-6"""
    rules = GAME.rules(GAME.setup(3))
    state = State(9, 0, 1, [[6], [], [], [6], [], [], [5], [], []])
    result = rules.result(state)
    assert (result.places, result.winners) == ((1, 1, 3), (0, 1))
