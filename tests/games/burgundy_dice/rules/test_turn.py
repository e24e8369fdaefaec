"""A turn: CB-10 to CB-15."""

from __future__ import annotations

import pytest

from tests.games.burgundy_dice.positions import QUIET, Table, kinds, table

DOUBLE = ("monastery", "monastery", 6, 6, 2)


def two() -> Table:
    return table(2).castles("c2", "e5")


def test_one_roll_serves_everybody() -> None:
    """CB-10: both seats may use the same die."""
    here = two().rolled("city", "castle", 3, 3)
    assert here.may("mark:0.0.c1", 0)
    assert here.may("mark:0.0.d6", 1)


@pytest.mark.parametrize(("glasses", "crossed"), [(1, 5), (2, 6)])
def test_the_hourglass_die_crosses_off_boxes(glasses: int, crossed: int) -> None:
    """CB-10: one or two boxes of the column."""
    here = two().clock(1, 4)
    here.turn("pass", "pass", roll=("city", "city", 1, 1, glasses))
    assert (here.state.phase, here.state.boxes) == (1, crossed)


def test_the_last_box_is_crossed_off_alone_and_goods_are_sold() -> None:
    """CB-10, CB-11: one box left and a double hourglass: one box, nothing carried over, goods sold."""
    here = two().clock(1, 9).holding(0, goods=2)
    here.turn("pass", "pass", roll=DOUBLE)
    assert (here.state.phase, here.state.boxes) == (1, 10)
    assert (here.points(0), here.bonuses(0)) == (1 + 4, {"silverling": 2, "worker": 1})
    here.turn("pass", "pass", roll=DOUBLE)
    assert (here.state.phase, here.state.boxes) == (2, 2)


def test_boxes_are_told() -> None:
    """CB-10: how many were crossed off, how many are left."""
    here = two().clock(1, 8)
    events = here.turn("pass", "pass", roll=DOUBLE)
    told = next(event for event in events if event.kind == "double_rolled")
    assert told.data == {"crossed": 2, "left": 0}


def test_a_double_hourglass_sells_everybodys_goods() -> None:
    """CB-11: 2 points and a silverling for each, and all of them."""
    here = two().holding(0, goods=3).holding(1, goods=1, monk=1)
    events = here.turn("pass", "pass", roll=DOUBLE)
    assert (here.points(0), here.points(1)) == (1 + 6, 1 + 2)
    assert here.bonuses(0) == {"silverling": 3, "worker": 1}
    assert here.bonuses(1) == {"silverling": 1, "monk": 1, "worker": 1}
    assert [e.data for e in events if e.kind == "goods_sold"] == [
        {"goods": 3, "points": 6, "silverlings": 3},
        {"goods": 1, "points": 2, "silverlings": 1},
    ]


def test_a_single_hourglass_sells_nothing() -> None:
    """CB-11: only the double one does."""
    here = two().holding(0, goods=3)
    here.turn("pass", "pass", roll=QUIET)
    assert (here.points(0), here.bonuses(0)) == (1, {"goods": 3, "worker": 1})


def test_goods_of_the_start_castle_are_sold_at_the_first_roll() -> None:
    """CB-11, CB-2: goods gained from a castle are goods held at the roll."""
    here = table(2)
    here.turn("castle:c2", "castle:e5", roll=DOUBLE)
    assert (here.points(0), here.bonuses(0)) == (3, {"silverling": 1})
    assert here.points(1) == 1


def test_a_silverling_from_the_sale_is_usable_this_very_turn() -> None:
    """CB-11, CB-40: the sale is not the turn's bonus."""
    here = two().holding(0, goods=1)
    here.turn("pass", "pass", roll=("city", "city", 1, 2, 2))
    here.act("mark:0.0.c1")
    assert here.may("second:1.1.b1")


def test_only_goods_held_at_the_roll_are_sold() -> None:
    """CB-11: goods won after the roll wait for the next double hourglass."""
    here = two().rolled("river", "river", 5, 6, 2).holding(0).written(0, d2=5)
    here.act("mark:0.1.d3")
    assert (here.bonuses(0), here.points(0)) == ({"goods": 1}, 1 + 4)


def test_goods_sold_are_remembered_by_phase() -> None:
    """CB-11: for the count."""
    here = two().clock(2, 3).holding(0, goods=2)
    here.turn("pass", "pass", roll=DOUBLE)
    assert list(here.side(0).sold) == [0, 2, 0]


def test_a_combination_marks_exactly_one_space() -> None:
    """CB-12: after a plain mark without a silverling the choice is complete."""
    here = two().rolled("city", "river", 3, 5)
    here.act("mark:0.1.c1")
    assert (here.number("c1"), here.rules.to_act(here.state)) == (5, (1,))
    assert here.offers(0) == []
    assert here.why("mark:1.1.d2") == "already_chosen CB-12"


def test_any_colour_die_goes_with_any_number_die() -> None:
    """CB-12: four combinations."""
    here = two().rolled("city", "pasture", 3, 5)
    assert [text for text in here.offers() if text.endswith("c1")] == ["mark:0.0.c1", "mark:0.1.c1"]
    assert [text for text in here.offers() if text.endswith("c3")] == ["mark:1.0.c3", "mark:1.1.c3"]


def test_a_space_must_touch_a_marked_one() -> None:
    """CB-13: at first the start castle; then whatever is marked."""
    here = two().rolled("city", "city", 3, 5)
    assert here.why("mark:0.0.d1") == "not_adjacent CB-13"
    here.written(0, c1=1)
    assert here.may("mark:0.0.d1")


def test_a_marked_space_is_not_marked_again() -> None:
    """CB-13: neither a numbered one nor the start castle."""
    here = two().written(0, c1=1).rolled("city", "castle", 3, 5)
    assert here.why("mark:0.0.c1") == "space_marked CB-13"
    assert here.why("mark:1.0.c2") == "space_marked CB-13"


def test_touching_follows_the_hexes() -> None:
    """CB-13: the six neighbours of castle c2, and no other space."""
    here = two()
    touched = {"b1", "b2", "c1", "c3", "d2", "d3"}
    for place in ["a1", "a2", "b1", "b2", "b3", "c1", "c3", "c4", "d1", "d2", "d3", "d4", "e1", "e2", "e3"]:
        colour = here.rules.colour[int(here._text(place))]
        here.state.dice[:2] = [colour, colour]
        refused = here.why(f"mark:0.0.{place}")
        assert (refused == "not_adjacent CB-13") == (place not in touched)


def test_making_no_combination_circles_a_worker() -> None:
    """CB-14: always allowed, also when a combination would be possible."""
    here = two().rolled("city", "city", 3, 5).holding(0)
    here.act("pass")
    assert here.bonuses(0) == {"worker": 1}
    assert here.rules.to_act(here.state) == (1,)


def test_the_worker_for_declining_waits_for_the_next_turn() -> None:
    """CB-14: it cannot change a number of the same turn."""
    here = two().rolled("city", "city", 3, 5).holding(0)
    here.act("pass")
    assert here.offers(0) == []
    here.act("pass", 1, roll=("city", "city", 3, 5))
    assert here.may("worker:0.c1.6", 0)


def test_no_bonus_need_be_spent_to_avoid_declining() -> None:
    """CB-14: with a monk in hand one may still decline."""
    here = two().rolled("mine", "mine", 1, 1).holding(0, monk=1)
    assert here.may("monk:0.c1")
    assert here.may("pass")


def test_no_worker_after_a_first_combination() -> None:
    """CB-14: who has combined does not decline the second one for a worker."""
    here = two().rolled("city", "city", 3, 5).holding(0, silverling=1)
    here.act("mark:0.0.c1")
    assert here.why("pass") == "has_combined CB-14"
    here.act("done")
    assert here.bonuses(0) == {"silverling": 1}


def test_choices_are_revealed_together() -> None:
    """CB-14a, CB-12: nothing is told to the others before the last has chosen; then all, in seat order."""
    here = table(3).castles("c2", "e5", "c5").rolled("city", "mine", 3, 4).holding(2)
    for seat, text in enumerate(["mark:0.0.c1", "pass"]):
        told = here.act(text, seat)
        assert told
        assert all(event.audience == (seat,) and event.told_later for event in told)
        assert here.state.turn == 1
    last = here.act("mark:0.0.b5", 2)
    assert kinds(last)[:4] == [("marked", 0), ("declined", 1), ("marked", 2), ("area_completed", 2)]
    assert all(event.audience is None and not event.told_later for event in last)
    assert here.state.turn == 2


def test_choices_may_be_made_in_any_order() -> None:
    """CB-12, CB-14a: the seats wait for nobody; what is revealed does not depend on who was first."""
    one, other = (two().rolled("city", "mine", 3, 4) for _ in range(2))
    for seat in (0, 1):
        one.act(["mark:0.0.c1", "mark:0.0.d6"][seat], seat)
    for seat in (1, 0):
        other.act(["mark:0.0.c1", "mark:0.0.d6"][seat], seat)
    assert one.rules.dump(one.state) == other.rules.dump(other.state)


def test_a_full_sheet_goes_on_declining() -> None:
    """CB-14a: the only offer is to decline, and the clock runs on."""
    here = two()
    here.side(0).marked = sum(here.rules.box.bit)
    here.rolled("city", "mine", 3, 4).holding(0, monk=1, worker=1, silverling=1)
    assert here.offers(0) == ["pass"]
    here.turn("pass", "pass")
    assert here.state.turn == 2


def test_bonuses_have_no_upper_limit() -> None:
    """CB-14b: the thirtieth worker is a worker too."""
    here = two().holding(0, worker=29)
    here.act("pass")
    assert here.bonuses(0) == {"worker": 30}


def test_castle_bonuses_are_used_like_the_others() -> None:
    """CB-14b: the monk of a start castle changes a colour."""
    here = table(2)
    here.turn("castle:e5", "castle:c2", roll=("mine", "mine", 1, 1))
    here.act("monk:0.d6")
    assert (here.number("d6"), here.bonuses(0)) == (1, {})


def test_a_phase_ends_with_the_turn_of_its_last_box() -> None:
    """CB-15: that turn is played in full, with points of its phase; then the next column begins."""
    here = two().clock(1, 10).rolled("city", "pasture", 3, 5).written(0, c4=3)
    here.holding(0)
    events = here.turn("mark:1.0.c3", "pass", roll=("city", "city", 1, 1, 1))
    assert here.points(0) == 1 + 4 + 4
    assert (here.state.phase, here.state.boxes) == (2, 1)
    assert [e.data for e in events if e.kind == "phase_ended"] == [{"phase": 1}]


def test_the_phase_goes_on_while_a_box_is_left() -> None:
    """CB-15: nine boxes are not ten."""
    here = two().clock(1, 8)
    events = here.turn("pass", "pass")
    assert (here.state.phase, here.state.boxes) == (1, 9)
    here.turn("pass", "pass")
    assert (here.state.phase, here.state.boxes) == (1, 10)
    assert "phase_ended" not in [event.kind for event in events]


@pytest.mark.parametrize(("glasses", "turns"), [(1, 10), (2, 5)])
def test_a_phase_has_five_to_ten_turns(glasses: int, turns: int) -> None:
    """CB-15: ten with single hourglasses, five with double ones; three phases."""
    here = table(2)
    roll = ("monastery", "monastery", 6, 6, glasses)
    here.turn("castle:c2", "castle:c2", roll=roll)
    count: dict[int, int] = {}
    while not here.state.over:
        count[here.state.phase] = count.get(here.state.phase, 0) + 1
        here.turn("pass", "pass", roll=roll)
    assert count == {1: turns, 2: turns, 3: turns}
