"""Completing an area: CB-30 to CB-32."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.positions import Table, table


def near_complete(phase: int, castle: str, **numbers: int) -> Table:
    here = table(2).castles(castle, castle).clock(phase, 3).holding(0)
    return here.written(0, **numbers)


@pytest.mark.parametrize(("phase", "points"), [(1, 1), (2, 1), (3, 1)])
def test_an_area_of_one(phase: int, points: int) -> None:
    """CB-30: 1/1/1, here the single monastery at c6."""
    here = near_complete(phase, "c5").rolled("monastery", "castle", 2, 6)
    here.act("mark:0.0.c6")
    assert here.points() == 1 + points


@pytest.mark.parametrize(("phase", "points"), [(1, 4), (2, 3), (3, 2)])
def test_an_area_of_two(phase: int, points: int) -> None:
    """CB-30: 4/3/2, here the river at d2 and d3."""
    here = near_complete(phase, "c2", d2=5).rolled("river", "castle", 6, 1)
    here.act("mark:0.0.d3")
    assert here.points() == 1 + points


@pytest.mark.parametrize(("phase", "points"), [(1, 8), (2, 6), (3, 4)])
def test_an_area_of_three(phase: int, points: int) -> None:
    """CB-30: 8/6/4, the book's own numbers, here the city at d5, d6, d7."""
    here = near_complete(phase, "e5", d5=1, d6=2).rolled("city", "castle", 3, 3)
    here.act("mark:0.0.d7")
    assert here.points() == 1 + points


@pytest.mark.parametrize(("phase", "points"), [(1, 13), (2, 10), (3, 7)])
def test_an_area_of_four(phase: int, points: int) -> None:
    """CB-30: 13/10/7, here the city at b1, b2, c1, d1."""
    here = near_complete(phase, "c2", b1=1, b2=2, c1=3).rolled("city", "castle", 4, 4)
    here.act("mark:0.0.d1")
    assert here.points() == 1 + points


def test_an_unfinished_area_brings_nothing() -> None:
    """CB-30, CB-31: three of four spaces."""
    here = near_complete(1, "c2", b1=1, b2=2).rolled("city", "castle", 4, 4)
    here.act("mark:0.0.c1")
    assert (here.points(), here.bonuses()) == (1, {})


@pytest.mark.parametrize(
    ("castle", "written", "dice", "act", "bonus"),
    [
        ("c5", {"b3": 1}, ("monastery", "mine", 2, 2), "mark:0.0.b4", {"monk": 1}),
        ("c5", {"a3": 3, "b4": 1}, ("mine", "city", 4, 4), "mark:0.0.a4", {"silverling": 1}),
        ("c2", {"d2": 5}, ("river", "city", 6, 6), "mark:0.0.d3", {"goods": 1}),
        ("c5", {}, ("city", "mine", 6, 6), "mark:0.0.b5", {"worker": 1}),
        ("c2", {"d2": 5}, ("castle", "mine", 5, 5), "mark:0.0.e2", {"worker": 1}),
        ("c2", {"b5": 5}, ("castle", "mine", 5, 5), "mark:0.0.c5", {"silverling": 1}),
        ("c2", {"d5": 5}, ("castle", "mine", 5, 5), "mark:0.0.e5", {"monk": 1}),
        ("e2", {"d2": 5}, ("castle", "mine", 5, 5), "mark:0.0.c2", {"goods": 1}),
        ("c2", {"c4": 5}, ("pasture", "mine", 5, 5), "mark:0.0.c3", {}),
    ],
)
def test_a_completed_area_gives_its_bonus(
    castle: str, written: dict[str, int], dice: tuple[str, str, int, int], act: str, bonus: dict[str, int]
) -> None:
    """CB-31: monk, silverling, goods, worker; a castle what is printed on it; a pasture no bonus."""
    here = near_complete(1, castle, **written).rolled(*dice)
    here.act(act)
    assert here.bonuses() == bonus


def test_a_pasture_of_two_in_phase_two_brings_six() -> None:
    """CB-31, CB-30: the book's example, 3 + 3."""
    here = near_complete(2, "c2", c4=3).rolled("pasture", "mine", 3, 3)
    events = here.act("mark:0.0.c3")
    assert here.points() == 1 + 6
    completed = next(event for event in events if event.kind == "area_completed")
    assert completed.data == {"colour": "pasture", "size": 2, "points": 6, "bonus": "doubled"}


def test_the_books_worker_completes_the_pasture() -> None:
    """CB-42, CB-31: the book's other dice: a worker makes a 3 of a 4 or a 6, and the pasture pays 6."""
    here = near_complete(2, "c2", c4=3).holding(0, worker=1).rolled("pasture", "city", 4, 6)
    here.act("worker:0.c3.3")
    assert (here.points(), here.bonuses()) == (1 + 6, {})


def test_a_pasture_of_one_brings_one_and_one() -> None:
    """CB-32, CB-31: the single pasture at e6."""
    here = near_complete(3, "e5").rolled("pasture", "mine", 2, 2)
    here.act("mark:0.0.e6")
    assert here.points() == 1 + 1 + 1


def test_a_silverling_won_by_the_first_mark_pays_for_the_second() -> None:
    """CB-32: nobody had one before."""
    here = near_complete(1, "c5", a3=3, b4=1).rolled("mine", "city", 4, 6)
    here.act("mark:0.0.a4")
    assert here.bonuses() == {"silverling": 1}
    assert here.rules.to_act(here.state) == (0, 1)
    here.act("second:1.1.b5")
    assert (here.points(), here.bonuses()) == (1 + 4 + 1, {"worker": 1})


def test_two_areas_completed_in_one_turn_both_score() -> None:
    """CB-32: a river and a city."""
    here = near_complete(2, "c2", d2=5, b1=1, b2=2, c1=3).holding(0, silverling=1)
    here.rolled("river", "city", 6, 4)
    here.act("mark:0.0.d3")
    here.act("second:1.1.d1")
    assert (here.points(), here.bonuses()) == (1 + 3 + 10, {"goods": 1, "worker": 1})


def test_a_bonus_won_by_the_second_mark_is_there_next_turn() -> None:
    """CB-32, CB-40: won now, but the turn's one bonus is used."""
    here = near_complete(1, "c2", d2=5).holding(0, silverling=1).rolled("river", "city", 6, 4)
    here.act("mark:1.1.c1")
    here.act("second:0.0.d3")
    assert (here.offers(), here.bonuses()) == ([], {"goods": 1})
