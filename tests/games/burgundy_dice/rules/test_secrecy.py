"""What is covered and what is open: CB-2, CB-12, CB-14a."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.positions import Table, table
from vigneron.core.chance import Xorshift
from vigneron.games.burgundy_dice import GAME


def start() -> Table:
    here = table(3).castles("c2", "e5", "c5").rolled("city", "pasture", 3, 4)
    return here.holding(0, monk=1, worker=1, silverling=2).written(0, c1=1, b1=2, b2=5)


@pytest.mark.parametrize(
    "acts",
    [
        ["pass"],
        ["mark:0.0.d1"],
        ["monk:0.c3"],
        ["worker:0.d1.6"],
        ["mark:0.0.d1", "done"],
        ["mark:0.0.d1", "second:1.1.c3"],
    ],
)
def test_nobody_sees_a_choice_before_all_have_chosen(acts: list[str]) -> None:
    """CB-12, CB-14a: marks, areas, points and bonuses, even whether somebody has chosen, are taken back."""
    here = start()
    before = here.rules.dump(here.state)
    for text in acts:
        here.act(text)
    assert here.rules.dump(here.state) != before
    for viewer in (1, 2, None):
        assert here.rules.dump(here.seen(viewer)) == before
    assert here.rules.dump(here.seen(0)) == here.rules.dump(here.state)


def test_a_covered_castle() -> None:
    """CB-2: the others see neither castle nor bonus."""
    here = table(3)
    before = here.rules.dump(here.state)
    here.act("castle:c2")
    assert here.rules.dump(here.seen(1)) == here.rules.dump(here.seen(None)) == before
    assert here.seen(0).sides[0].castle >= 0


def test_two_finish_a_colour_in_the_same_turn_without_knowing() -> None:
    """CB-50, CB-14a: the second chooser is told that the first value is theirs, as the first was."""
    here = table(2).castles("c2", "c2")
    for seat in (0, 1):
        here.written(seat, a3=3, a4=3, f2=3).holding(seat)
    here.rolled("mine", "mine", 3, 4)
    here.act("mark:0.0.g1", 0)
    world = here.rules.imagine(here.rules.observe(here.state, 1), Xorshift(1))
    assert (world.sides[0].points, world.claimed[1]) == (1, 0)
    here.act("mark:0.0.g1", 1)
    assert (here.points(0), here.points(1)) == (8, 8)


def test_marks_between_turns_are_open() -> None:
    """CB-14a: after the reveal everybody sees everything."""
    here = start()
    here.act("mark:0.0.d1")
    here.act("done")
    here.act("pass", 1)
    here.act("pass", 2)
    for viewer in (0, 1, 2, None):
        assert here.rules.dump(here.seen(viewer)) == here.rules.dump(here.state)


def test_taking_back_restores_the_masks() -> None:
    """CB-13, CB-23, CB-24, CB-25: legality of what is seen is that before the choice."""
    here = start()
    before = here.rules.legal(here.state, 0)
    here.act("mark:0.0.d1")
    seen = here.seen(1)
    seen.sides[0].chosen = 0
    assert here.rules.legal(seen, 0) == before
    assert GAME.invariants(here.rules, table(2).state) == []
