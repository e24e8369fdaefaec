"""Harvest, sale and improvements: GC-26 to GC-28, GC-31 to GC-39."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.games.grand_cru.rules import names as n


def owner(*improvements: str) -> Table:
    """A table of two in the last round; seat 0 owns these."""
    return table(2).turn(0, 4).tile(0, *improvements)


def test_a_harvest() -> None:
    """GC-26: 1 franc, and one cube goes from a vine to the first barrel."""
    here = table(2).turn(0, 4).vine(0, "merlot", "merlot", "syrah")
    here.act("harvest:merlot")
    side = here.side(0)
    assert (side.money, side.vines[2], here.barrels(0, "merlot")) == (20, 1, [1, 0, 0, 0, 0, 0, 0])


def test_no_harvest_without_money_or_cube() -> None:
    """GC-26"""
    here = table(2).turn(0, 4).vine(0, "merlot").money(0, 0)
    assert here.why("harvest:merlot") == ("no_money", "GC-26")
    assert here.why("harvest:syrah") == ("no_cube", "GC-26")
    assert here.offers("harvest") == []
    assert here.money(0, 1).offers("harvest") == ["harvest:merlot"]


def test_two_merlot_at_five() -> None:
    """GC-27: pay 10 francs, go to the market barrel, and Merlot drops one step."""
    here = table(2).price("merlot", 6).wine(0, 5, "merlot", 2).wine(0, 4, "merlot").wine(0, 2, "merlot", 2)
    assert here.price_of("merlot") == 5
    assert here.offers("sell") == ["sell:4.merlot.1", "sell:5.merlot.2", "sell:5.merlot.1"]
    assert here.why("sell:2.merlot.1") == ("not_ripe", "GC-27")
    here.act("sell:5.merlot.2")
    assert (here.side(0).money, here.side(0).market[2], here.step_of("merlot")) == (31, 2, 5)
    assert here.barrels(0, "merlot") == [0, 2, 0, 1, 0, 0, 0]


def test_some_cubes_of_a_barrel() -> None:
    """GC-27: one or more, and one step down however many."""
    here = table(2).price("gamay", 8).wine(0, 1, "gamay", 4)
    assert here.offers("sell") == [f"sell:1.gamay.{count}" for count in (4, 3, 2, 1)]
    assert here.why("sell:1.gamay.5") == ("too_few_cubes", "GC-27")
    here.act("sell:1.gamay.3")
    assert (here.side(0).money, here.step_of("gamay"), here.barrels(0, "gamay")[0]) == (33, 7, 1)


def test_a_sale_at_the_bottom() -> None:
    """GC-27: still possible, and the marker stays."""
    here = table(2).wine(0, 1, "gamay")
    here.act("sell:1.gamay.1")
    assert (here.side(0).money, here.step_of("gamay")) == (23, 1)


@pytest.mark.parametrize(("name", "first", "last"), [("gamay", 1, 3), ("syrah", 2, 4), ("pinot", 5, 7)])
def test_ripe_barrels(name: str, first: int, last: int) -> None:
    """GC-27: only from barrels that show the grape."""
    here = table(2)
    for barrel in range(1, last + 1):
        here.wine(0, barrel, name)
    assert here.offers("sell") == [f"sell:{barrel}.{name}.1" for barrel in range(first, last + 1)]


def test_an_improvement_once_a_year() -> None:
    """GC-28: turned over when used, an owned one only."""
    here = owner("advertising")
    assert here.why("refinement:1.gamay") == ("no_improvement", "GC-28")
    here.act("advertising:gamay", "enough", "demand:pinot")
    assert here.side(0).used[n.ADVERTISING] == 1
    assert here.why("advertising:gamay") == ("improvement_used", "GC-28")
    assert here.offers("advertising") == []


def test_used_improvements_are_not_offered() -> None:
    """GC-28: none of the eight."""
    here = owner("aoc", "blending", "hands", "wholesaler", "vintage", "rich", "refinement", "advertising")
    here.vine(0, "gamay", "gamay").wine(0, 2, "gamay", 2).wine(0, 2, "syrah")
    words = ("aoc", "blending", "hands", "wholesaler", "vintage", "rich", "refinement", "advertising")
    for word in words:
        assert here.offers(word) != []
    here.side(0).used = here.side(0).tiles[:]
    assert here.offers(*words) == []


def test_one_improvement_an_action() -> None:
    """GC-28: no act combines two."""
    here = owner("aoc", "wholesaler").wine(0, 1, "gamay", 3)
    here.act("wholesaler:1.gamay.1")
    assert here.offers() == ["second:1.gamay.2", "second:1.gamay.1"]
    assert here.why("aoc:1.gamay.1") == ("finish_first", "GC-36")


def test_aoc() -> None:
    """GC-31: one franc more per cube, otherwise a sale."""
    here = owner("aoc").wine(0, 1, "gamay", 3).price("gamay", 7)
    here.act("aoc:1.gamay.2")
    assert (here.side(0).money, here.side(0).market[0], here.step_of("gamay")) == (31, 2, 6)
    assert here.side(0).used[n.AOC] == 1
    assert owner("aoc").why("aoc:1.gamay.1") == ("too_few_cubes", "GC-27")


def test_harvest_hands() -> None:
    """GC-32: two harvests for 1 franc together; the same grape may be taken twice."""
    here = owner("hands").vine(0, "merlot", "merlot", "gamay").money(0, 1)
    here.act("hands:merlot")
    assert (here.state.turn, here.side(0).money) == (0, 0)
    assert here.offers() == ["again:gamay", "again:merlot"]
    assert here.why("again:syrah") == ("no_cube", "GC-32")
    assert here.why("pass") == ("finish_first", "GC-32")
    here.act("again:merlot")
    assert (here.state.turn, here.side(0).money, here.barrels(0, "merlot")[0]) == (1, 0, 2)
    assert here.side(0).used[n.HANDS] == 1


def test_harvest_hands_need_two_cubes() -> None:
    """GC-32: and 1 franc, and a cube of the grape."""
    here = owner("hands").vine(0, "merlot")
    assert here.why("hands:merlot") == ("hands_need_two", "GC-32")
    assert here.offers("hands") == []
    here.vine(0, "merlot").money(0, 0)
    assert here.why("hands:merlot") == ("no_money", "GC-32")
    assert here.money(0, 1).why("hands:syrah") == ("no_cube", "GC-32")


def test_the_second_harvest_belongs_to_hands() -> None:
    """GC-32: it is nothing by itself."""
    here = owner("hands").vine(0, "merlot", "merlot")
    assert here.why("again:merlot") == ("not_now", "GC-32")


def test_blending() -> None:
    """GC-33: all cubes of one colour for another that is in the barrel; the replaced go to the supply."""
    here = owner("blending").wine(0, 2, "gamay", 3).wine(0, 2, "pinot").wine(0, 3, "merlot")
    assert here.offers("blending") == ["blending:2.gamay.pinot", "blending:2.pinot.gamay"]
    here.act("blending:2.gamay.pinot")
    assert (here.barrels(0, "gamay")[1], here.barrels(0, "pinot")[1]) == (0, 4)
    assert (here.state.supply[0], here.state.supply[4]) == (15, 21)
    assert here.side(0).used[n.BLENDING] == 1
    assert here.state.turn == 1


def test_blending_as_many_as_the_supply_can_replace() -> None:
    """GC-33: at least one; none in the supply, no blending."""
    here = owner("blending").wine(0, 2, "gamay", 3).wine(0, 2, "pinot").supply("pinot", 2)
    here.act("blending:2.gamay.pinot")
    assert (here.barrels(0, "gamay")[1], here.barrels(0, "pinot")[1], here.state.supply[4]) == (1, 3, 0)
    here = owner("blending").wine(0, 2, "gamay", 3).wine(0, 2, "pinot").supply("pinot", 0)
    assert here.why("blending:2.gamay.pinot") == ("supply_empty", "GC-33")
    assert here.offers("blending") == ["blending:2.pinot.gamay"]


def test_blending_needs_both_colours_in_one_barrel() -> None:
    """GC-33"""
    here = owner("blending").wine(0, 2, "gamay").wine(0, 3, "pinot")
    assert here.why("blending:2.gamay.pinot") == ("too_few_cubes", "GC-33")
    assert here.why("blending:3.gamay.pinot") == ("too_few_cubes", "GC-33")
    assert table(2).why("blending:2.gamay.pinot") == ("no_improvement", "GC-28")


def test_good_vintage() -> None:
    """GC-34: one ripe cube at the highest price, to the supply; the marker does not move."""
    here = owner("vintage").wine(0, 5, "pinot", 2).wine(0, 4, "pinot")
    assert here.offers("vintage") == ["vintage:5.pinot"]
    assert here.why("vintage:4.pinot") == ("not_ripe", "GC-34")
    assert here.why("vintage:6.pinot") == ("too_few_cubes", "GC-34")
    here.act("vintage:5.pinot")
    side = here.side(0)
    assert (side.money, side.market[4], here.state.supply[4], here.step_of("pinot")) == (30, 0, 23, 1)
    assert side.used[n.VINTAGE] == 1


def test_rich_harvest() -> None:
    """GC-35: a harvest, and one more cube of the grape from the supply."""
    here = owner("rich").vine(0, "merlot", "merlot")
    here.act("rich:merlot")
    assert (here.side(0).money, here.barrels(0, "merlot")[0], here.state.supply[2]) == (20, 2, 17)
    assert here.side(0).used[n.RICH] == 1


def test_rich_harvest_without_supply() -> None:
    """GC-35: impossible, though a plain harvest is not."""
    here = owner("rich").vine(0, "merlot", "syrah").supply("merlot", 0)
    assert here.why("rich:merlot") == ("supply_empty", "GC-35")
    assert here.offers("rich", "harvest") == ["harvest:syrah", "harvest:merlot", "rich:syrah"]
    here.money(0, 0)
    assert here.why("rich:syrah") == ("no_money", "GC-35")
    assert here.offers("rich") == []


def test_wholesaler() -> None:
    """GC-36: two sales, the second at the price after the first; the same barrel may serve twice."""
    here = owner("wholesaler").wine(0, 1, "gamay", 3).price("gamay", 7)
    assert here.offers("wholesaler") == ["wholesaler:1.gamay.2", "wholesaler:1.gamay.1"]
    here.act("wholesaler:1.gamay.2")
    assert (here.state.turn, here.side(0).money, here.step_of("gamay")) == (0, 29, 6)
    assert here.why("pass") == ("finish_first", "GC-36")
    here.act("second:1.gamay.1")
    assert (here.state.turn, here.side(0).money, here.step_of("gamay")) == (1, 32, 5)
    assert (here.side(0).market[0], here.side(0).used[n.WHOLESALER]) == (3, 1)


def test_wholesaler_with_two_barrels() -> None:
    """GC-36: all cubes of the first may go when another barrel is ripe."""
    here = owner("wholesaler").wine(0, 1, "gamay", 2).wine(0, 5, "pinot").wine(0, 4, "pinot", 3)
    first = here.offers("wholesaler")
    assert first == ["wholesaler:1.gamay.2", "wholesaler:1.gamay.1", "wholesaler:5.pinot.1"]
    here.act("wholesaler:1.gamay.2")
    assert here.offers() == ["second:5.pinot.1"]


def test_wholesaler_needs_two_possible_sales() -> None:
    """GC-36"""
    here = owner("wholesaler").wine(0, 1, "gamay", 2)
    assert here.why("wholesaler:1.gamay.2") == ("no_second_sale", "GC-36")
    one = owner("wholesaler").wine(0, 1, "gamay")
    assert one.why("wholesaler:1.gamay.1") == ("no_second_sale", "GC-36")
    assert one.offers("wholesaler") == []
    assert one.why("second:1.gamay.1") == ("not_now", "GC-36")


def test_no_improvement_at_the_festival() -> None:
    """GC-37: not even with its sale or harvest."""
    here = owner("aoc", "hands", "vintage").vine(0, "gamay", "gamay").wine(0, 1, "gamay", 2)
    here.festival(0)
    for text in ("aoc:1.gamay.1", "hands:gamay", "vintage:1.gamay"):
        refusal = here.why(text)
        assert refusal is not None
        assert refusal[0] == "not_now"
    assert {text.split(":")[0] for text in here.offers()} == {
        "first",
        "late",
        "deliver",
        "juice",
        "raise",
        "cash",
        "leave",
    }


def test_two_copies_are_two_tiles() -> None:
    """GC-37a: each once a year, in separate actions."""
    here = owner("aoc", "aoc").wine(0, 1, "gamay", 3)
    here.act("aoc:1.gamay.1", "demand:pinot", "aoc:1.gamay.1", "demand:pinot")
    assert here.side(0).used[n.AOC] == 2
    assert here.why("aoc:1.gamay.1") == ("improvement_used", "GC-28")


def test_refinement() -> None:
    """GC-38: all cubes of one colour move one barrel on, others stay."""
    here = owner("refinement").wine(0, 4, "pinot", 2).wine(0, 5, "pinot").wine(0, 4, "merlot")
    here.act("refinement:4.pinot")
    assert here.barrels(0, "pinot") == [0, 0, 0, 0, 3, 0, 0]
    assert here.barrels(0, "merlot") == [0, 0, 0, 1, 0, 0, 0]
    assert here.side(0).used[n.REFINEMENT] == 1


def test_refinement_stops_at_the_last_barrel() -> None:
    """GC-38: of the grape."""
    here = owner("refinement").wine(0, 3, "gamay").wine(0, 2, "gamay").wine(0, 7, "pinot")
    assert here.offers("refinement") == ["refinement:2.gamay"]
    assert here.why("refinement:3.gamay") == ("last_barrel", "GC-38")
    assert here.why("refinement:1.gamay") == ("too_few_cubes", "GC-38")
    assert here.why("refinement:7.pinot") == ("last_barrel", "GC-38")


def test_advertising() -> None:
    """GC-39: one to three steps, on one marker or spread."""
    here = owner("advertising").price("pinot", 7)
    here.act("advertising:pinot")
    assert (here.state.turn, here.step_of("pinot")) == (0, 8)
    assert here.offers() == ["step:gamay", "step:syrah", "step:merlot", "step:cabernet", "enough"]
    assert here.why("step:pinot") == ("top_price", "GC-39")
    assert here.why("pass") == ("finish_first", "GC-39")
    here.act("step:merlot", "step:merlot")
    assert (here.state.turn, here.step_of("merlot")) == (1, 3)
    assert here.side(0).used[n.ADVERTISING] == 1


def test_advertising_less_than_three() -> None:
    """GC-39: after one step or two it may end."""
    here = owner("advertising")
    here.act("advertising:pinot", "step:pinot", "enough")
    assert (here.state.turn, here.step_of("pinot")) == (1, 3)
    assert here.state.left == 0


def test_advertising_with_little_room() -> None:
    """GC-39: it ends by itself when every marker is at its top; with no room at all it cannot begin."""
    here = owner("advertising").prices(8).price("pinot", 7)
    assert here.offers("advertising") == ["advertising:pinot"]
    assert here.why("advertising:gamay") == ("top_price", "GC-39")
    here.act("advertising:pinot")
    assert (here.state.turn, here.state.owed) == (1, n.NOTHING)
    assert owner("advertising").prices(8).offers("advertising") == []
