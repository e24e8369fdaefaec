"""The festival: GC-42 to GC-50."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n


def at_festival(prestige: int = 9, data: Any = None) -> Table:
    """A table of two at the festival; seat 0 is to act."""
    return table(2, data).prestige(0, prestige).festival(0)


@pytest.mark.parametrize(
    ("holder", "prestige", "first"),
    [(0, (3, 5, 4), 1), (0, (5, 5, 5), 0), (2, (5, 5, 4), 0), (1, (5, 4, 5), 2), (2, (5, 5, 5), 2)],
)
def test_most_prestige_begins(holder: int, prestige: tuple[int, ...], first: int) -> None:
    """GC-42: ties nearest to the bottle in turn order, the holder first."""
    here = Table(3).opened(holder=holder)
    for seat, count in enumerate(prestige):
        here.prestige(seat, count)
    here.until(n.FESTIVAL)
    assert here.state.turn == first
    assert here.told("festival_opened") == [("festival_opened", first)]


def test_one_space_in_turn_until_all_have_passed() -> None:
    """GC-42: clockwise; who has left takes no more this year."""
    here = table(3).prestige(0, 9).prestige(1, 9).prestige(2, 9).festival(0)
    here.act("cash:1")
    assert here.state.turn == 1
    here.act("leave")
    assert here.state.turn == 2
    here.act("first")
    assert here.state.turn == 0
    here.act("raise:1.gamay")
    assert here.state.turn == 2
    here.act("leave")
    assert here.state.turn == 0
    here.act("leave")
    assert here.state.phase == n.LOANS


def test_each_space_once_a_year() -> None:
    """GC-42: by anybody."""
    here = at_festival().prestige(1, 9)
    here.act("cash:2")
    assert here.why("cash:2") == ("space_taken", "GC-42")
    assert here.offers("cash") == ["cash:1", "cash:3"]


def test_prestige_is_paid_at_once_and_kept_when_left_over() -> None:
    """GC-42"""
    here = at_festival(6)
    here.act("cash:2")
    assert here.side(0).prestige == 3
    here.until(n.GROWING)
    assert here.side(0).prestige == 3


def test_prices_in_prestige() -> None:
    """GC-42: who cannot pay cannot choose: GC-43, GC-44, GC-45, GC-46, GC-47, GC-48, GC-49, GC-50."""
    assert list(table(2).rules.box.space_price) == [1, 2, 2, 2, 3, 4, 1, 2, 3, 1, 3, 5]
    here = at_festival(2).vine(0, "gamay").wine(0, 1, "gamay").wine(0, 1, "pinot").prices(8)
    assert here.offers() == ["first", "late:gamay", "deliver:1.gamay.1", "juice", "cash:1", "leave"]
    assert here.why("primeur:1.pinot.1") == ("no_prestige", "GC-47")
    assert here.why("replant:gamay.full.pinot.pile") == ("no_prestige", "GC-48")
    assert here.why("cash:3") == ("no_prestige", "GC-50")


def test_four_spaces_at_most() -> None:
    """GC-42: each needs a free pawn; pawns come home when all have passed."""
    here = at_festival(20).prestige(1, 0)
    here.act("first", "cash:1", "cash:2", "raise:1.gamay")
    assert here.state.phase == n.LOANS
    assert here.told("festival_spent")[-1] == ("festival_spent", 0)
    assert here.side(0).pawns == 4


def test_without_a_pawn_no_space() -> None:
    """GC-42"""
    here = at_festival(20)
    here.act("first")
    here.state.turn = 0
    here.side(0).pawns = 0
    here.state.spaces[n.CASH_1 : n.CASH_1 + 3] = [1, 1, 1]
    assert here.offers() == ["leave"]
    assert here.why("raise:1.gamay") == ("no_pawn", "GC-42")


def test_who_can_pay_for_nothing_has_passed() -> None:
    """GC-42: prestige is open, so this betrays nothing."""
    here = table(3).prestige(0, 9).prestige(1, 0).prestige(2, 9).festival(0)
    here.act("cash:1")
    assert here.state.turn == 2
    assert here.told("festival_spent") == [("festival_spent", 1)]
    assert here.side(1).passed == 1


def test_nobody_has_prestige() -> None:
    """GC-42: then the festival is over before it began."""
    here = table(2).prestige(0, 0).prestige(1, 0)
    here.act("pass", "pass")
    assert here.state.phase == n.LOANS


def test_only_spaces_with_an_effect() -> None:
    """GC-42, GC-44, GC-45, GC-46, GC-47: no cube, money or ripe wine, no such space."""
    here = at_festival(20).prices(8)
    assert here.offers() == ["first", "cash:1", "cash:2", "cash:3", "leave"]
    assert here.why("late:gamay") == ("no_cube", "GC-44")
    assert here.why("deliver:1.gamay.1") == ("too_few_cubes", "GC-45")
    assert here.why("juice") == ("no_cubes", "GC-46")
    assert here.why("primeur:1.pinot.1") == ("too_few_cubes", "GC-47")


def test_first_player_changes_hands_at_once() -> None:
    """GC-43: interest and loans already go by the new holder, this festival does not."""
    here = table(3).prestige(0, 9).prestige(1, 9).prestige(2, 9).festival(0)
    here.act("cash:1", "cash:2", "first")
    assert (here.state.holder, here.state.turn) == (2, 0)
    assert here.side(2).prestige == 8
    here.act("leave", "leave", "leave")
    assert here.told("interest_paid") == [("interest_paid", 2), ("interest_paid", 0), ("interest_paid", 1)]
    assert here.state.turn == 2
    here.act("keep", "keep", "keep")
    assert (here.state.phase, here.state.turn) == (n.GROWING, 2)


def test_the_holder_may_keep_the_bottle() -> None:
    """GC-43"""
    here = at_festival(1)
    here.act("first")
    assert (here.state.holder, here.side(0).prestige) == (0, 0)
    assert here.why("first") == ("space_taken", "GC-42")


def test_late_harvest() -> None:
    """GC-44: 1 franc; it may take the last cube and ends nothing."""
    here = at_festival().vine(0, "merlot").turn(0, 1)
    here.act("late:merlot")
    side = here.side(0)
    assert (side.money, side.prestige, side.vines[2], here.barrels(0, "merlot")[0]) == (20, 7, 0, 1)
    assert here.state.phase == n.FESTIVAL
    poor = at_festival().vine(0, "merlot").money(0, 0)
    assert poor.why("late:merlot") == ("no_money", "GC-44")
    assert poor.offers("late") == []


def test_late_delivery() -> None:
    """GC-45: one sale at the present price; the cubes go to the supply, the marker drops."""
    here = at_festival().wine(0, 2, "gamay", 3).price("gamay", 7)
    assert here.why("deliver:2.gamay.4") == ("too_few_cubes", "GC-45")
    here.act("deliver:2.gamay.2")
    assert (here.side(0).money, here.side(0).prestige, here.step_of("gamay")) == (29, 7, 6)
    assert (here.side(0).market[0], here.state.supply[0]) == (0, 14)
    assert at_festival().wine(0, 1, "syrah").why("deliver:1.syrah.1") == ("not_ripe", "GC-45")


def test_grape_juice() -> None:
    """GC-46: all cubes on the vines, 1 franc each, to the supply."""
    here = at_festival().vine(0, "merlot", "merlot", "gamay").tile(0, "syrah")
    here.act("juice")
    assert (here.side(0).money, here.side(0).prestige, sum(here.side(0).vines)) == (24, 7, 0)
    assert list(here.state.supply) == [15, 17, 20, 23, 25]


@pytest.mark.parametrize(("barrel", "count", "paid"), [(4, 1, 6), (3, 2, 10), (1, 1, 3)])
def test_primeur(barrel: int, count: int, paid: int) -> None:
    """GC-47: Pinot Noir at 7: one barrel short 6; two cubes two barrels short 10 together."""
    here = at_festival().wine(0, barrel, "pinot", 2).price("pinot", 6)
    here.act(f"primeur:{barrel}.pinot.{count}")
    assert here.side(0).money == 21 + paid
    assert (here.side(0).prestige, here.step_of("pinot")) == (6, 5)
    assert (here.side(0).market[4], here.state.supply[4]) == (0, 23 + count)


def test_primeur_never_pays_less_than_nothing() -> None:
    """GC-47: at 0 francs it is allowed."""
    data = GAME.data()
    data["grapes"]["grape"]["merlot"]["demand"]["value"] = [1] * 8
    here = at_festival(data=data).wine(0, 1, "merlot")
    assert here.offers("primeur") == ["primeur:1.merlot.1"]
    here.act("primeur:1.merlot.1")
    assert here.side(0).money == 21


def test_primeur_takes_unripe_wine_only() -> None:
    """GC-47: of one grape from one barrel."""
    here = at_festival().wine(0, 3, "merlot").wine(0, 2, "merlot").wine(0, 1, "gamay")
    assert here.offers("primeur") == ["primeur:2.merlot.1"]
    assert here.why("primeur:3.merlot.1") == ("ripe_already", "GC-47")
    assert here.why("primeur:2.merlot.2") == ("too_few_cubes", "GC-47")


def test_replanting() -> None:
    """GC-48: a vine for one of another grape out of pile or discards; its cube comes with the new year."""
    here = at_festival().tile(0, "aoc", "merlot")
    pile, discards = here.state.pile[:], here.state.discards[:]
    here.act("replant:merlot.bare.pinot.pile")
    side = here.side(0)
    assert (side.tiles[2], side.tiles[4], sum(side.vines), side.prestige) == (0, 1, 0, 5)
    assert (here.state.pile[4], here.state.discards[2]) == (pile[4] - 1, discards[2] + 1)
    assert [tile // n.SERIALS for tile in side.estate] == [n.AOC, 4]
    here.until(n.GROWING)
    assert here.side(0).vines[4] == 1


def test_the_vine_that_came_last_is_replanted() -> None:
    """GC-48: of several of a grape; the other tiles stay where they are."""
    here = at_festival().tile(0, "merlot", "merlot", "aoc").act("replant:merlot.bare.pinot.pile")
    assert [n.KINDS[tile // n.SERIALS] for tile in here.side(0).estate] == ["merlot", "pinot", "aoc"]


def test_replanting_a_vine_with_its_cube() -> None:
    """GC-48: the cube returns to the supply; an empty vine of the grape is another choice."""
    here = at_festival().vine(0, "merlot").tile(0, "merlot")
    assert here.why("replant:merlot.bare.gamay.pile") is None
    grapes = ("gamay", "syrah", "cabernet", "pinot")
    assert here.offers("replant") == [
        f"replant:merlot.{vine}.{grape}.pile" for vine in ("bare", "full") for grape in grapes
    ]
    here.act("replant:merlot.full.gamay.pile")
    assert (here.side(0).tiles[2], here.side(0).vines[2], here.state.supply[2]) == (1, 0, 20)
    full = at_festival().vine(0, "merlot")
    assert full.why("replant:merlot.bare.gamay.pile") == ("no_bare_vine", "GC-48")
    bare = at_festival().tile(0, "merlot")
    assert bare.why("replant:merlot.full.gamay.pile") == ("no_full_vine", "GC-48")


def test_sources_of_replanting() -> None:
    """GC-48: pile or discards as far as they have the grape, never the display; never the same grape."""
    here = at_festival().tile(0, "merlot").display("syrah").pile("gamay", "aoc")
    here.state.discards, kept = bytearray([0, 0, 0, 2, 0, *[0] * 8]), here.state.discards
    assert here.offers("replant") == [
        "replant:merlot.bare.gamay.pile",
        "replant:merlot.bare.cabernet.discards",
    ]
    assert here.why("replant:merlot.bare.syrah.pile") == ("not_in_pile", "GC-48")
    assert here.why("replant:merlot.bare.gamay.discards") == ("not_in_discards", "GC-48")
    here.state.discards = kept
    before = kept[3]
    here.act("replant:merlot.bare.cabernet.discards")
    assert (here.state.discards[3], here.state.discards[2]) == (before - 1, kept[2] + 1)


def test_the_discarded_vine_counts_among_the_discards() -> None:
    """GC-48: it is discarded first."""
    here = at_festival().tile(0, "merlot")
    here.act("replant:merlot.bare.gamay.pile")
    assert here.state.discards[2] == 1


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_demand_spaces(steps: int) -> None:
    """GC-49: up to so many steps on any markers, for as much prestige."""
    here = at_festival().prestige(1, 0)
    here.act(f"raise:{steps}.gamay")
    for _ in range(steps - 1):
        assert here.state.owed == n.STEPS
        here.act("step:pinot")
    assert (here.step_of("gamay"), here.step_of("pinot"), here.side(0).prestige) == (2, steps, 9 - steps)
    assert here.state.owed == n.NOTHING


def test_fewer_steps_cost_the_full_price() -> None:
    """GC-49"""
    here = at_festival().prestige(1, 0)
    here.act("raise:3.gamay")
    assert here.why("leave") == ("finish_first", "GC-49")
    assert here.why("raise:1.gamay") == ("finish_first", "GC-49")
    here.act("enough")
    assert (here.step_of("gamay"), here.side(0).prestige, here.state.owed) == (2, 6, n.NOTHING)
    for text in ("step:gamay", "enough"):
        assert here.festival(0).why(text) == ("not_now", "GC-49"), "steps of the festival, not of Advertising"


def test_demand_spaces_need_room() -> None:
    """GC-49: not a marker at its top, nor one that reaches it in between."""
    here = at_festival().prices(8).price("syrah", 7)
    assert here.offers("raise") == ["raise:1.syrah", "raise:2.syrah", "raise:3.syrah"]
    assert here.why("raise:1.gamay") == ("top_price", "GC-49")
    here.price("merlot", 7).act("raise:3.syrah")
    assert here.offers() == ["step:merlot", "enough"]
    assert here.why("step:syrah") == ("top_price", "GC-49")
    here.act("step:merlot")
    assert here.state.owed == n.NOTHING


@pytest.mark.parametrize(("space", "francs", "price"), [(1, 1, 1), (2, 2, 3), (3, 3, 5)])
def test_cash(space: int, francs: int, price: int) -> None:
    """GC-50: 1 franc for 1, 2 for 3, 3 for 5."""
    here = at_festival()
    here.act(f"cash:{space}")
    assert (here.side(0).money, here.side(0).prestige) == (21 + francs, 9 - price)
