"""A whole colour: CB-50."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.positions import QUIET, Table, table

MINES = {"a3": 3, "a4": 3, "f2": 3}
"""All mines of sheet A but g1, which touches f2."""
PASTURES = {"c4": 3, "e1": 3, "f1": 3, "e6": 3, "g3": 3, "g4": 3}
"""All pastures but c3."""


def almost(seats: int, *done: int, **numbers: int) -> Table:
    """Seats in `done` have all these numbers; everybody starts at c2 with nothing held."""
    here = table(seats).castles(*["c2"] * seats)
    for seat in range(seats):
        here.holding(seat)
    for seat in done:
        here.written(seat, **numbers)
    return here


def test_the_first_value_then_the_second_then_nothing() -> None:
    """CB-50: mines pay 3, in a later turn 1, then nothing; on top of the area's own 4."""
    here = almost(4, 0, 1, 2, **MINES)
    for seat, bonus in [(0, 3), (1, 1), (2, 0)]:
        acts = ["pass"] * 4
        acts[seat] = "mark:0.0.g1"
        here.rolled("mine", "mine", 4, 4)
        here.turn(*acts)
        assert here.points(seat) == 1 + 4 + bonus
    assert here.points(3) == 1


def test_two_finish_in_the_same_turn_and_both_get_it_in_full() -> None:
    """CB-50: the book's case with yellow: both get 4, the next one 2."""
    here = almost(3, 0, 1, 2, **PASTURES).rolled("pasture", "city", 3, 4)
    here.turn("mark:0.0.c3", "mark:0.0.c3", "pass")
    assert (here.points(0), here.points(1)) == (1 + 8 + 4, 1 + 8 + 4)
    here.rolled("pasture", "city", 3, 4)
    here.turn("pass", "pass", "mark:0.0.c3")
    assert here.points(2) == 1 + 8 + 2


def test_the_doubling_of_a_pasture_never_applies() -> None:
    """CB-50, CB-31: 4, not 8, for all pastures."""
    here = almost(2, 0, **PASTURES).rolled("pasture", "city", 3, 4)
    here.turn("mark:0.0.c3", "pass")
    assert here.points(0) == 1 + 4 * 2 + 4


def test_two_take_the_second_value_together() -> None:
    """CB-50: likewise in full, then nothing is left."""
    here = almost(4, 0, 1, 2, 3, **MINES)
    for acts in (
        ["mark:0.0.g1", "pass", "pass", "pass"],
        ["pass", "mark:0.0.g1", "mark:0.0.g1", "pass"],
        ["pass", "pass", "pass", "mark:0.0.g1"],
    ):
        here.rolled("mine", "mine", 4, 4)
        here.turn(*acts)
    assert [here.points(seat) for seat in range(4)] == [8, 6, 6, 5]


@pytest.mark.parametrize(
    ("colour", "first", "second"),
    [
        ("city", 6, 3),
        ("pasture", 4, 2),
        ("river", 4, 2),
        ("monastery", 3, 2),
        ("mine", 3, 1),
        ("castle", 3, 1),
    ],
)
def test_the_values_of_the_colours(colour: str, first: int, second: int) -> None:
    """CB-50: city 6/3, pasture 4/2, river 4/2, monastery 3/2, mine 3/1, castle 3/1."""
    from vigneron.games.burgundy_dice.rules.box import COLOURS

    index = COLOURS.index(colour)
    here = table(3).castles("c2", "c2", "c2")
    gained = []
    for seat in range(3):
        here.side(seat).marked |= here.rules.box.sheet.colour_mask[index]
        before = here.points(seat)
        here.rules.claim_colours(here.state, None)
        gained.append(here.points(seat) - before)
    assert gained == [first, second, 0]


def test_the_start_castle_counts_as_marked() -> None:
    """CB-50, CB-2: three castles with numbers and the start castle are all castles."""
    here = almost(2, 0, d2=5, b5=5, d5=5, c5=5, e5=5).rolled("castle", "city", 5, 4)
    here.turn("mark:0.0.e2", "pass")
    assert here.points(0) == 1 + 1 + 3


def test_nobody_gets_both_values() -> None:
    """CB-50: who has the first value does not take the second in the next turn."""
    here = almost(2, 0, **MINES).rolled("mine", "mine", 4, 4)
    here.turn("mark:0.0.g1", "pass")
    before = here.points(0)
    here.turn("pass", "pass")
    assert here.points(0) == before
    assert here.state.claimed[1] == 1


def test_the_second_value_opens_with_the_next_turn() -> None:
    """CB-50: not in the turn in which the first is taken, although seats are counted one after the other."""
    here = almost(2, 0, 1, **MINES).rolled("mine", "mine", 4, 4)
    here.turn("mark:0.0.g1", "mark:0.0.g1")
    assert (here.points(0), here.points(1)) == (8, 8)
    assert here.state.claimed[1] == 1


def test_the_value_is_paid_at_the_reveal() -> None:
    """CB-50: the own mark counts at once, the colour only when all have chosen; a preview tells of it."""
    here = almost(2, 0, **MINES).rolled("mine", "mine", 4, 4)
    told = here.act("mark:0.0.g1")
    assert here.points(0) == 1 + 4
    assert [e.data for e in told if e.kind == "colour_claimed"] == [
        {"colour": "mine", "value": "first", "points": 3}
    ]
    revealed = here.act("pass", 1)
    assert here.points(0) == 1 + 4 + 3
    assert [e.audience for e in revealed if e.kind == "colour_claimed"] == [None]


def test_a_preview_of_the_second_value() -> None:
    """CB-50: when the first is gone the preview says so."""
    here = almost(2, 0, 1, **MINES)
    here.state.claimed[1] = 1
    told = here.rolled("mine", "mine", 4, 4).act("mark:0.0.g1", 1)
    assert [e.data["points"] for e in told if e.kind == "colour_claimed"] == [1]


def test_an_unfinished_colour_pays_nothing() -> None:
    """CB-50: three of four mines."""
    here = almost(2, 0, a3=3, a4=3).rolled("mine", "mine", 4, 4)
    here.written(0, e3=1)
    here.turn("mark:0.0.f2", "pass")
    assert here.points(0) == 1


def test_two_colours_in_one_turn_both_pay() -> None:
    """CB-32, CB-50: the last mine and, for the silverling it wins, the last pasture."""
    here = almost(2, 0, **MINES).written(0, **PASTURES).rolled("mine", "pasture", 4, 3)
    here.act("mark:0.0.g1")
    here.act("second:1.1.c3")
    here.act("pass", 1)
    assert here.points(0) == 1 + 4 + 8 + 3 + 4


def test_in_the_last_turn_of_a_phase_that_phase_counts() -> None:
    """CB-50: the count remembers the phase that was being played."""
    here = almost(2, 0, **MINES).clock(2, 10).rolled("mine", "mine", 4, 4)
    here.turn("mark:0.0.g1", "pass", roll=QUIET)
    assert here.state.phase == 3
    assert here.side(0).colour_phase[1] == 2
    assert here.points(0) == 1 + 3 + 3
