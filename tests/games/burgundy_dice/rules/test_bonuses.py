"""Using bonuses: CB-40 to CB-44."""

from __future__ import annotations

from tests.games.burgundy_dice.positions import Table, table


def two(castle: str = "c2", **bonuses: int) -> Table:
    return table(2).castles(castle, castle).holding(0, **bonuses)


def test_one_bonus_a_turn() -> None:
    """CB-40: after a monk's or a worker's mark the choice is complete, whatever else is held."""
    for act in ("monk:0.d2", "worker:0.c1.3"):
        here = two(monk=2, worker=2, silverling=2).rolled("city", "city", 5, 6)
        here.act(act)
        assert here.offers() == []
        assert here.rules.to_act(here.state) == (1,)


def test_one_silverling_a_turn() -> None:
    """CB-40, CB-43: after the second mark there is no third."""
    here = two(silverling=3).rolled("city", "city", 5, 6)
    here.act("mark:0.0.c1")
    here.act("second:1.1.b1")
    assert (here.offers(), here.bonuses()) == ([], {"silverling": 2})


def test_a_monk_changes_a_colour() -> None:
    """CB-41: any space whose number fits, whatever its colour; the monk is crossed off."""
    here = two(monk=2).rolled("mine", "mine", 5, 1)
    monks = [text for text in here.offers() if text.startswith("monk:0")]
    assert monks == ["monk:0.b1", "monk:0.b2", "monk:0.c1", "monk:0.c3", "monk:0.d2", "monk:0.d3"]
    here.act("monk:0.d2")
    assert (here.number("d2"), here.bonuses()) == (5, {"monk": 1})


def test_a_monk_does_not_change_a_number() -> None:
    """CB-41, CB-22: a river still takes 5 or 6."""
    here = two(monk=1).rolled("mine", "mine", 1, 1)
    assert here.why("monk:0.d2") == "wrong_number CB-22"
    assert here.why("monk:0.d4") == "not_adjacent CB-13"


def test_a_monk_needs_to_be_held() -> None:
    """CB-41: none, no change."""
    here = two().rolled("mine", "mine", 5, 5)
    assert here.why("monk:0.d2") == "no_bonus CB-41"


def test_a_monk_makes_another_colour() -> None:
    """CB-41: with two blue dice nothing can be changed into blue; with one, the other die can."""
    here = two(monk=1).rolled("river", "river", 5, 5)
    assert here.why("monk:0.d2") == "monk_changes_nothing CB-41"
    assert here.may("monk:0.c1")
    here.rolled("river", "mine", 5, 5)
    assert here.may("monk:0.d2")


def test_a_monk_is_for_ones_own_combination() -> None:
    """CB-41: the dice still show their colours to the others."""
    here = two(monk=1).rolled("mine", "mine", 5, 5)
    here.act("monk:0.d2")
    assert list(here.state.dice[:2]) == [1, 1]
    assert here.why("mark:0.0.d2", 1) == "wrong_colour CB-22"


def test_a_worker_changes_a_number() -> None:
    """CB-42: any number that the space takes; the changed number is written; the worker is crossed off."""
    here = two(worker=1).rolled("river", "city", 1, 1).written(0, c1=4)
    workers = [text for text in here.offers() if text.startswith("worker:0")]
    assert workers == ["worker:0.d2.5", "worker:0.d2.6", "worker:0.d3.5", "worker:0.d3.6"]
    assert here.why("worker:1.b1.4") == "number_in_city CB-23"
    here.act("worker:0.d2.6")
    assert (here.number("d2"), here.bonuses()) == (6, {})


def test_later_rules_see_the_changed_number() -> None:
    """CB-42, CB-24: the castle beside it takes the written 6, not the rolled 1."""
    here = two(worker=1).rolled("river", "city", 1, 1)
    here.turn("worker:0.d2.6", "pass", roll=("castle", "castle", 6, 1))
    assert here.may("mark:0.0.e2")
    assert not here.may("mark:0.1.e2")


def test_a_worker_does_not_change_a_colour() -> None:
    """CB-42, CB-22: no blue die, no river."""
    here = two(worker=1).rolled("city", "city", 1, 1)
    assert here.why("worker:0.d2.5") == "wrong_colour CB-22"


def test_a_worker_needs_to_be_held() -> None:
    """CB-42: none, no change."""
    here = two().rolled("river", "river", 1, 1)
    assert here.why("worker:0.d2.5") == "no_bonus CB-42"


def test_a_worker_makes_another_number() -> None:
    """CB-42: with two fives nothing can be changed into a five; with one, the other die can."""
    here = two(worker=1).rolled("city", "city", 5, 5)
    assert here.why("worker:0.c1.5") == "worker_changes_nothing CB-42"
    assert here.may("worker:0.c1.4")
    here.rolled("city", "city", 5, 2)
    assert here.may("worker:0.c1.5")


def test_a_worker_is_for_ones_own_combination() -> None:
    """CB-42: the dice still show their numbers to the others."""
    here = two(worker=1).rolled("river", "river", 1, 1)
    here.act("worker:0.d2.6")
    assert list(here.state.dice[2:4]) == [1, 1]
    assert here.why("mark:0.0.d2", 1) == "wrong_number CB-22"


def test_a_silverling_buys_a_second_mark() -> None:
    """CB-43: one or both dice new, never both the same; the silverling goes with the second mark."""
    here = two(silverling=1).rolled("city", "pasture", 1, 2)
    here.act("mark:0.0.c1")
    seconds = here.offers()
    assert seconds == [
        "second:0.1.b1",
        "second:0.1.b2",
        "second:0.1.d1",
        "second:1.0.c3",
        "second:1.1.c3",
        "done",
    ]
    assert here.why("second:0.0.b1") == "same_dice CB-43"
    here.act("second:1.1.c3")
    assert (here.number("c1"), here.number("c3"), here.bonuses()) == (1, 2, {})


def test_the_books_first_example() -> None:
    """CB-43: a city with a 2, then for a silverling another city space with a 4 and the same colour die."""
    here = two(silverling=1).rolled("city", "mine", 2, 4)
    here.act("mark:0.0.c1")
    here.act("second:0.1.b1")
    assert (here.number("c1"), here.number("b1")) == (2, 4)


def test_the_books_second_example() -> None:
    """CB-43: a pasture with a 1, then another with the other 1: two equal pips are two dice."""
    here = two(silverling=1).rolled("pasture", "mine", 1, 1)
    here.act("mark:0.0.c3")
    assert here.why("second:0.0.c4") == "same_dice CB-43"
    here.act("second:0.1.c4")
    assert (here.number("c3"), here.number("c4")) == (1, 1)


def test_two_equal_colours_are_two_dice() -> None:
    """CB-43: the book says the same of two yellow dice."""
    here = two(silverling=1).rolled("pasture", "pasture", 1, 6)
    here.act("mark:0.0.c3")
    here.act("second:1.0.c4")
    assert (here.number("c3"), here.number("c4")) == (1, 1)


def test_equal_pairs_serve_twice() -> None:
    """CB-43: both colours equal and both numbers equal: the same faces by different dice."""
    here = two(silverling=1).rolled("pasture", "pasture", 1, 1)
    here.act("mark:0.0.c3")
    assert [text for text in here.offers() if text.endswith("c4")] == [
        "second:0.1.c4",
        "second:1.0.c4",
        "second:1.1.c4",
    ]


def test_the_second_mark_builds_on_the_first() -> None:
    """CB-43: place (d1 touches only the new c1), castle (the new 5 lends itself), city and pasture."""
    here = two(silverling=1).rolled("city", "castle", 5, 6)
    here.act("mark:0.0.c1")
    assert here.may("second:0.1.d1")
    here = two(silverling=1).rolled("river", "castle", 5, 6)
    here.act("mark:0.0.d2")
    assert here.may("second:1.0.e2")
    assert here.why("second:1.1.e2") == "number_not_beside CB-24"
    here = two(silverling=1).rolled("pasture", "city", 5, 6)
    here.act("mark:0.0.c3")
    assert here.why("second:0.1.c4") == "other_pasture_number CB-25"
    here = two(silverling=1).rolled("city", "pasture", 5, 5)
    here.act("mark:0.0.c1")
    assert here.why("second:0.1.b1") == "number_in_city CB-23"


def test_the_second_mark_obeys_the_rules_of_place() -> None:
    """CB-43, CB-13: neither a marked space nor one out of touch."""
    here = two(silverling=1).rolled("city", "city", 5, 6)
    here.act("mark:0.0.c1")
    assert here.why("second:1.1.c1") == "space_marked CB-13"
    assert here.why("second:1.1.d6") == "not_adjacent CB-13"


def test_the_silverling_is_spent_only_with_a_second_mark() -> None:
    """CB-43: `done` keeps it."""
    here = two(silverling=1).rolled("city", "city", 5, 6)
    here.act("mark:0.0.c1")
    here.act("done")
    assert (here.bonuses(), here.rules.to_act(here.state)) == ({"silverling": 1}, (1,))


def test_nobody_is_asked_when_there_is_nothing_to_choose() -> None:
    """CB-43: without a silverling, or without a second combination, the first mark completes the choice."""
    here = two().rolled("city", "city", 5, 6)
    here.act("mark:0.0.c1")
    assert here.rules.to_act(here.state) == (1,)
    here = two(silverling=1).rolled("pasture", "mine", 5, 6)
    here.act("mark:0.0.c3")
    assert here.rules.to_act(here.state) == (1,)


def test_a_second_combination_follows_a_first() -> None:
    """CB-43: neither `second` nor `done` comes first."""
    here = two(silverling=1).rolled("city", "city", 5, 6)
    assert here.why("second:0.0.c1") == "no_first_combination CB-43"
    assert here.why("done") == "no_first_combination CB-43"


def test_a_second_combination_needs_a_silverling() -> None:
    """CB-43, CB-12: asked for after the first mark, with the silverling taken away by hand."""
    here = two(silverling=1).rolled("city", "city", 5, 6)
    here.act("mark:0.0.c1")
    assert here.why("mark:1.1.b1") == "one_combination CB-12"
    here.holding(0)
    refusal = here.rules.why_not(here.state, 0, here._act("second:1.1.b1"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no_bonus", "CB-43")


def test_no_changed_die_in_a_silverling_turn() -> None:
    """CB-44: after a plain first mark neither monk nor worker; after a changed one no silverling."""
    here = two(silverling=1, monk=1, worker=1).rolled("city", "city", 5, 6)
    here.act("mark:0.0.c1")
    assert here.why("monk:0.d2") == "two_purposes CB-44"
    assert here.why("worker:0.b1.1") == "two_purposes CB-44"
    for act in ("monk:0.d2", "worker:0.c1.3"):
        here = two(silverling=1, monk=1, worker=1).rolled("city", "city", 5, 6)
        here.act(act)
        assert here.why("second:1.1.c1") == "already_chosen CB-12"


def test_no_monk_and_worker_together() -> None:
    """CB-44: a monk's mark takes the number as it lies, a worker's the colour as it lies."""
    here = two(monk=1, worker=1).rolled("mine", "mine", 1, 1)
    assert here.why("monk:0.d2") == "wrong_number CB-22"
    assert here.why("worker:0.d2.5") == "wrong_colour CB-22"
