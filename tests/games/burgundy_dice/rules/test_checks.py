"""The invariants detect impossible positions (law 12)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.burgundy_dice.positions import Table, table
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.box import PLACE


def _write(**numbers: int) -> Callable[[Table], None]:
    """Numbers get onto the sheet without being marked."""

    def harm(here: Table) -> None:
        for place, number in numbers.items():
            here.side().values[PLACE.index(place)] = number
        here.rules.marks.refresh(here.side())

    return harm


def _set(name: str, value: int) -> Callable[[Table], None]:
    return lambda here: setattr(here.state, name, value)


def _set_side(name: str, value: int) -> Callable[[Table], None]:
    return lambda here: setattr(here.side(), name, value)


def _list(name: str, at: int, value: int) -> Callable[[Table], None]:
    return lambda here: getattr(here.side(), name).__setitem__(at, value)


def _all_chosen(here: Table) -> None:
    for side in here.state.sides:
        side.chosen = 1


BROKEN: list[tuple[str, Callable[[Table], None]]] = [
    ("11 boxes crossed off of 10 (CB-10)", _set("boxes", 11)),
    ("all have chosen and nothing is revealed (CB-14a)", _all_chosen),
    ("the parts do not add up to the points", _set_side("points", 7)),
    ("the start castle is no castle without a number (CB-2)", _set_side("castle", 0)),
    ("the start castle is no castle without a number (CB-2)", _write(c2=3)),
    ("more than two marks a turn (CB-40)", _write(d2=5, b1=5, c3=5)),
    ("masks and numbers disagree", _list("values", 16, 5)),
    ("a number that its colour does not take in space 16", _write(d2=1)),
    ("the castle's number in space 23 stands nowhere beside it", _write(e2=1)),
    ("space 0 touches no mark", _write(a1=5)),
    ("a number twice in city area 2", _write(b1=5, b2=5)),
    ("two numbers in pasture area 6", _write(c3=5, c4=4)),
    ("area 9 is full and counted otherwise", _write(d2=5, d3=5)),
    ("colour 1 is counted and not full", _list("colour_phase", 1, 1)),
]


@pytest.mark.parametrize(("said", "harm"), BROKEN, ids=[said[:40] for said, _ in BROKEN])
def test_a_broken_position_is_noticed(said: str, harm: Callable[[Table], None]) -> None:
    """CB-2, CB-10, CB-13, CB-14a, CB-20 to CB-25, CB-30, CB-40 to CB-43, CB-50: every fault has its words."""
    here = table(2).castles("c2", "e5")
    assert GAME.invariants(here.rules, here.state) == []
    harm(here)
    told = GAME.invariants(here.rules, here.state)
    assert any(said in fault for fault in told), told
