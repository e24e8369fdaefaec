"""What each colour takes: CB-20 to CB-25."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.positions import Table, table


def taken(here: Table, colour: str, place: str) -> list[int]:
    """Return the numbers that a space takes with a die of this colour."""
    out = []
    for number in range(1, 7):
        here.rolled(colour, colour, number, number)
        if here.may(f"mark:0.0.{place}"):
            out.append(number)
    return out


@pytest.mark.parametrize(
    ("rule", "colour", "castle", "place", "numbers"),
    [
        ("CB-20", "monastery", "e2", "e3", [1, 2]),
        ("CB-21", "mine", "e2", "f2", [3, 4]),
        ("CB-22", "river", "c2", "d2", [5, 6]),
    ],
)
def test_three_colours_take_two_numbers_each(
    rule: str, colour: str, castle: str, place: str, numbers: list[int]
) -> None:
    """CB-20: monastery 1 or 2. CB-21: mine 3 or 4. CB-22: river 5 or 6."""
    here = table(2).castles(castle, castle)
    assert taken(here, colour, place) == numbers
    wrong = 7 - numbers[0] if numbers[0] != 3 else 6
    here.rolled(colour, colour, wrong, wrong)
    assert here.why(f"mark:0.0.{place}") == f"wrong_number {rule}"


@pytest.mark.parametrize(
    ("rule", "castle", "place", "number"),
    [
        ("CB-20", "e2", "e3", 1),
        ("CB-21", "e2", "f2", 3),
        ("CB-22", "c2", "d2", 5),
        ("CB-23", "c2", "c1", 5),
        ("CB-25", "c2", "c3", 5),
    ],
)
def test_the_die_must_show_the_colour(rule: str, castle: str, place: str, number: int) -> None:
    """CB-20, CB-21, CB-22, CB-23, CB-25: a right number with a green die is refused."""
    here = table(2).castles(castle, castle).rolled("castle", "castle", number, number)
    assert here.why(f"mark:0.0.{place}") == f"wrong_colour {rule}"


def test_a_castle_needs_a_green_die() -> None:
    """CB-24: with the number beside it but no green die."""
    here = table(2).castles("c2", "c2").written(0, d2=5).rolled("city", "city", 5, 5)
    assert here.why("mark:0.0.e2") == "wrong_colour CB-24"


def test_a_city_takes_any_number_once() -> None:
    """CB-23: what stands in this city area is no longer taken."""
    here = table(2).castles("c2", "c2")
    assert taken(here, "city", "c1") == [1, 2, 3, 4, 5, 6]
    here.written(0, b1=3, b2=5)
    assert taken(here, "city", "c1") == [1, 2, 4, 6]
    here.rolled("city", "city", 3, 3)
    assert here.why("mark:0.0.c1") == "number_in_city CB-23"


def test_each_city_area_counts_for_itself() -> None:
    """CB-23: a 3 in the city on the left does not touch the city on the right."""
    here = table(2).castles("e5", "e5").written(0, b1=3, d5=1)
    assert taken(here, "city", "d6") == [2, 3, 4, 5, 6]


def test_a_castle_takes_numbers_that_stand_beside_it() -> None:
    """CB-24: the castle at e2 touches d2, d3, e1, e3, f1 and f2."""
    here = table(2).castles("c2", "c2").written(0, d2=5)
    assert taken(here, "castle", "e2") == [5]
    here.written(0, d3=6, f2=4, c3=1)
    assert taken(here, "castle", "e2") == [4, 5, 6]
    here.rolled("castle", "castle", 1, 1)
    assert here.why("mark:0.0.e2") == "number_not_beside CB-24"


def test_the_start_castle_lends_no_number() -> None:
    """CB-24: on a sheet with two castles in touch, one beside nothing but the start castle."""
    from vigneron.games.burgundy_dice import GAME

    data = GAME.data()
    data["sheets"]["A"]["rows"][3] = "O Kg B P O O O"
    data["sheets"]["A"]["rows"][2] = "O Kb Y Y G P"
    here = table(2, data=data).castles("c2", "c2")
    assert taken(here, "castle", "d2") == []
    here.rolled("castle", "castle", 1, 1)
    assert here.why("mark:0.0.d2") == "number_not_beside CB-24"


def test_castles_in_touch_are_areas_of_one_each() -> None:
    """CB-30, CB-24: two castles side by side are two areas, and a marked castle lends its number."""
    from vigneron.games.burgundy_dice import GAME

    data = GAME.data()
    data["sheets"]["A"]["rows"][3] = "O Kg B P O O O"
    data["sheets"]["A"]["rows"][2] = "O Kb Y Y G P"
    here = table(2, data=data).castles("e5", "e5").written(0, b1=4, c2=4)
    assert here.rules.box.sheet.area[10] != here.rules.box.sheet.area[16]
    assert taken(here, "castle", "d2") == [4]


def test_a_pasture_takes_any_number_first_and_then_the_same() -> None:
    """CB-25: all numbers of one pasture area are equal."""
    here = table(2).castles("c2", "c2")
    assert taken(here, "pasture", "c3") == [1, 2, 3, 4, 5, 6]
    here.written(0, c3=4)
    assert taken(here, "pasture", "c4") == [4]
    here.rolled("pasture", "pasture", 5, 5)
    assert here.why("mark:0.0.c4") == "other_pasture_number CB-25"


def test_each_pasture_area_counts_for_itself() -> None:
    """CB-25: a 4 in one pasture does not bind another."""
    here = table(2).castles("e2", "e2").written(0, c3=4)
    assert taken(here, "pasture", "e1") == [1, 2, 3, 4, 5, 6]
