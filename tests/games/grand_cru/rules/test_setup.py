"""Set-up and opening loans: GC-1 to GC-7."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.core.chance import Scripted
from vigneron.core.contract import BadSetup
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n

NEW = [0, 1, 2, 3, 5, 6]
"""Draws of a two players' set-up: Gamay, Syrah, Merlot, Cabernet, AOC, Blending."""


def test_the_box() -> None:
    """GC-1: cubes by grape, fourteen vines of each, three of each improvement."""
    box = table(2).rules.box
    assert list(box.supply) == [15, 17, 20, 23, 25]
    assert list(box.tiles) == [14] * 5 + [3] * 8
    assert sum(box.tiles) == 94


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_box_is_whole_before_the_first_act(seats: int) -> None:
    """GC-1: nothing is missing and nothing is too many."""
    here = Table(seats)
    assert GAME.invariants(here.rules, here.state) == []
    assert list(here.state.supply) == [15, 17, 20, 23, 25]


def test_prices_begin_at_the_bottom() -> None:
    """GC-2: every marker on its bottom step; eight steps as in the data."""
    here = Table(3)
    assert list(here.state.markers) == [0] * 5
    assert here.rules.box.price == [
        [2, 2, 2, 3, 3, 3, 4, 4],
        [2, 3, 3, 3, 4, 4, 5, 5],
        [3, 3, 4, 4, 5, 5, 6, 6],
        [4, 4, 5, 5, 6, 6, 7, 7],
        [5, 5, 6, 6, 7, 7, 8, 9],
    ]


def test_ripe_zones() -> None:
    """GC-2: three ripe barrels a grape, one later for each grape."""
    box = table(2).rules.box
    assert [(a + 1, b + 1) for a, b in zip(box.ripe_from, box.ripe_to, strict=True)] == [
        (1, 3),
        (2, 4),
        (3, 5),
        (4, 6),
        (5, 7),
    ]


@pytest.mark.parametrize(("seats", "vines", "improvements"), [(2, 4, 2), (3, 6, 3), (4, 8, 4), (5, 10, 5)])
def test_the_first_display(seats: int, vines: int, improvements: int) -> None:
    """GC-3: two vines and one improvement per player, the rest is one pile."""
    here = Table(seats)
    shown = here.shown()
    assert sum(name in n.GRAPES for name in shown) == vines
    assert sum(name in n.IMPROVEMENTS for name in shown) == improvements
    assert sum(here.state.pile) == 94 - vines - improvements
    assert sum(here.state.discards) == 0


def test_the_first_display_is_drawn_from_counts() -> None:
    """GC-3: vines first, then improvements, each drawn when it is laid out; no order of the pile exists."""
    setup = GAME.setup(2)
    chance = Scripted(NEW)
    state = GAME.rules(setup).new(setup, chance)
    assert chance.left == 0
    assert [tile // n.SERIALS for tile in state.display] == NEW
    with pytest.raises(ValueError, match="impossible"):
        GAME.rules(setup).new(setup, Scripted([5]))


def test_pawns_and_prestige() -> None:
    """GC-4: five pawns, one of them on the loans; 3 prestige."""
    for side in Table(5).state.sides:
        assert (side.pawns, side.prestige) == (4, 3)


def test_opening_loans_are_one_to_six() -> None:
    """GC-5: nothing else is offered, to anybody."""
    here = Table(3)
    assert here.rules.to_act(here.state) == (0, 1, 2)
    for seat in range(3):
        assert here.offers(seat=seat) == [f"loans:{count}" for count in range(1, 7)]
    assert here.why("pass", 0) == ("not_now", "GC-29")


def test_opening_loans_are_covered_until_all_have_chosen() -> None:
    """GC-5: in any order, nobody is paid before the last has chosen; then 7 francs a loan."""
    here = Table(3)
    here.does(1, "loans:2")
    assert [(event.kind, event.audience, event.told_later) for event in here.log] == [("pledged", (1,), True)]
    here.does(0, "loans:5")
    assert here.rules.to_act(here.state) == (2,)
    assert here.why("loans:3", 0) == ("already_chosen", "GC-5")
    assert here.offers(seat=0) == []
    assert [(side.money, side.loans) for side in here.state.sides] == [(0, 0)] * 3
    here.does(2, "loans:1")
    assert [(side.money, side.loans) for side in here.state.sides] == [(35, 5), (14, 2), (7, 1)]
    assert here.told("opened") == [("opened", 0), ("opened", 1), ("opened", 2)]


def test_the_most_loans_take_the_bottle() -> None:
    """GC-6: and begin; no lot is drawn."""
    here = Table(3)
    for seat, loans in ((0, 2), (1, 6), (2, 5)):
        here.does(seat, f"loans:{loans}", Scripted())
    assert (here.state.holder, here.rules.to_act(here.state)) == (1, (1,))
    assert here.told("bottle_given", "bottle_drawn") == [("bottle_given", 1)]


@pytest.mark.parametrize("lot", [0, 2])
def test_a_lot_among_the_tied(lot: int) -> None:
    """GC-6: only those who share most loans are in it."""
    here = Table(3)
    for seat, loans in ((0, 4), (1, 3)):
        here.does(seat, f"loans:{loans}")
    chance = Scripted([lot])
    here.does(2, "loans:4", chance)
    assert (here.state.holder, chance.left) == (lot, 0)
    assert here.told("bottle_given", "bottle_drawn") == [("bottle_drawn", lot)]


def test_a_lot_leaves_the_others_out() -> None:
    """GC-6: a seat with fewer loans cannot be drawn."""
    here = Table(3)
    for seat, loans in ((0, 4), (1, 3)):
        here.does(seat, f"loans:{loans}")
    with pytest.raises(ValueError, match="impossible"):
        here.does(2, "loans:4", Scripted([1]))


def test_options_and_seats() -> None:
    """GC-7, GC-57: two to five seats, two options with their defaults."""
    assert dict(GAME.setup(2).options) == {"open_money": "no", "last_year": "30"}
    for bad in (1, 6):
        with pytest.raises(BadSetup):
            GAME.setup(bad)
    with pytest.raises(BadSetup):
        GAME.setup(2, {"last_year": "7"})
