"""Auctions, buying and demand: GC-20 to GC-25."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.games.grand_cru.rules import names as n


def test_opening_an_auction() -> None:
    """GC-20: the tile leaves the display for the first free column, a pawn stands on the price."""
    here = table(3).display("merlot", "merlot", "aoc")
    here.act("auction:merlot.3")
    assert here.shown() == ["merlot", "aoc"]
    state = here.state
    assert (state.column_tile[0] // n.SERIALS, state.column_seat[0], state.column_price[0]) == (2, 0, 3)
    assert here.side(0).pawns == 3
    assert state.turn == 1


def test_prices_of_an_auction() -> None:
    """GC-20: 1 to 6, for each kind in the display."""
    here = table(2).display("merlot", "aoc")
    expected = [f"auction:{kind}.{bid}" for kind in ("merlot", "aoc") for bid in range(1, 7)]
    assert here.offers("auction") == expected


def test_an_auction_needs_a_pawn() -> None:
    """GC-20: four bids out, none is free."""
    here = table(5).display("merlot")
    for column in range(1, 5):
        here.auction(column, "syrah", 0, 1)
    assert here.why("auction:merlot.1") == ("no_pawn", "GC-20")
    assert here.offers("auction", "overbid") == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_auctions_as_players(seats: int) -> None:
    """GC-20: two players have two at once, five have five; no more columns serve."""
    here = table(seats).display("merlot")
    for column in range(1, seats):
        here.auction(column, "syrah", column % seats, 2)
    assert here.why("auction:merlot.2") is None
    here.auction(seats, "gamay", 1, 2)
    assert here.why("auction:merlot.2") == ("no_column", "GC-20")
    assert here.offers("auction") == []


def test_only_what_is_in_the_display() -> None:
    """GC-20, GC-23: not what is under auction, not what is in the pile."""
    here = table(2).display("merlot").auction(1, "syrah", 1, 2)
    assert here.why("auction:syrah.3") == ("not_on_display", "GC-20")
    assert here.why("buy:syrah") == ("not_on_display", "GC-23")


def test_overbidding() -> None:
    """GC-21: a higher price, at most 6; the old pawn goes home."""
    here = table(2).auction(1, "syrah", 1, 4)
    assert here.offers("overbid") == ["overbid:1.5", "overbid:1.6"]
    assert here.why("overbid:1.4") == ("bid_too_low", "GC-21")
    here.act("overbid:1.5")
    assert (here.state.column_seat[0], here.state.column_price[0]) == (0, 5)
    assert [side.pawns for side in here.state.sides] == [3, 4]


def test_nobody_overbids_himself_or_nothing() -> None:
    """GC-21"""
    here = table(2).auction(1, "syrah", 0, 4)
    assert here.why("overbid:1.5") == ("own_bid", "GC-21")
    assert here.why("overbid:2.5") == ("empty_column", "GC-21")
    assert here.offers("overbid") == []


def test_a_six_cannot_be_outbid() -> None:
    """GC-21: but bought, GC-23."""
    here = table(2).auction(1, "syrah", 1, 6)
    assert here.offers("overbid") == []
    assert here.offers("buycol") == ["buycol:1"]


def test_overbidding_needs_a_pawn() -> None:
    """GC-21"""
    here = table(5)
    for column in range(1, 5):
        here.auction(column, "syrah", 0, 1)
    here.auction(5, "gamay", 1, 1)
    assert here.why("overbid:5.2") == ("no_pawn", "GC-21")


def test_bids_need_no_money_and_no_space() -> None:
    """GC-21: a bid that cannot be paid simply stands."""
    here = table(2).display("merlot").money(0, 0).tile(0, *["gamay"] * 12)
    assert here.why("auction:merlot.6") is None
    here.act("auction:merlot.6")
    here.act("demand:pinot")
    assert here.why("acquire:1") == ("estate_full", "GC-24")
    here.act("demand:pinot", "pass", "pass")
    assert here.state.phase == n.FESTIVAL
    assert here.side(0).pawns == 4


def test_a_bid_of_a_passed_player_stands() -> None:
    """GC-21: until it is outbid, bought or cleared away."""
    here = table(3).auction(1, "syrah", 0, 2)
    here.act("pass")
    assert here.offers("overbid")[0] == "overbid:1.3"
    here.act("overbid:1.3")
    assert here.side(0).pawns == 4
    assert here.state.column_seat[0] == 1


def test_acquiring() -> None:
    """GC-22: pay the bid, tile and pawn come, the column is free."""
    here = table(2).money(0, 5).auction(1, "syrah", 0, 4).display("merlot")
    assert here.offers("acquire") == ["acquire:1"]
    here.act("acquire:1")
    side = here.side(0)
    assert (side.money, side.pawns, side.tiles[1], side.vines[1]) == (1, 4, 1, 1)
    assert here.state.column_seat[0] == n.NONE
    assert here.offers("auction")[0] == "auction:merlot.1"


def test_only_where_one_leads_and_can_pay() -> None:
    """GC-22"""
    here = table(2).money(0, 3).auction(1, "syrah", 1, 2).auction(2, "gamay", 0, 4)
    assert here.why("acquire:1") == ("not_your_bid", "GC-22")
    assert here.why("acquire:2") == ("no_money", "GC-22")
    assert here.offers("acquire") == []


def test_buying_outright() -> None:
    """GC-23: 7 francs for any tile in sight."""
    here = table(2).money(0, 7).display("merlot", "aoc").auction(1, "syrah", 1, 6)
    assert here.offers("buy", "buycol") == ["buy:merlot", "buy:aoc", "buycol:1"]
    here.act("buy:aoc")
    assert (here.side(0).money, here.side(0).tiles[n.AOC], here.shown()) == (0, 1, ["merlot"])
    assert here.side(0).pawns == 4


def test_buying_needs_seven_francs() -> None:
    """GC-23"""
    here = table(2).money(0, 6).display("merlot").auction(1, "syrah", 1, 1)
    assert here.why("buy:merlot") == ("no_money", "GC-23")
    assert here.why("buycol:1") == ("no_money", "GC-23")
    assert here.offers("buy", "buycol") == []
    assert here.why("buycol:2") == ("empty_column", "GC-23")


@pytest.mark.parametrize("leader", [0, 1])
def test_buying_over_a_bid(leader: int) -> None:
    """GC-23: the pawn goes home, an own one too; the column is free and nothing else is paid."""
    here = table(2).money(0, 9).money(1, 9).auction(1, "syrah", leader, 3)
    here.act("buycol:1")
    assert [side.pawns for side in here.state.sides] == [4, 4]
    assert [side.money for side in here.state.sides] == [2, 9]
    assert here.side(0).tiles[1] == 1
    assert here.state.column_seat[0] == here.state.column_tile[0] == n.NONE
    assert here.told("bid_ended") == ([("bid_ended", 1)] if leader else [])


def test_a_new_vine_bears_a_cube() -> None:
    """GC-24: from the supply, at once."""
    here = table(2).display("merlot")
    here.act("buy:merlot")
    assert (here.side(0).vines[2], here.state.supply[2]) == (1, 19)


def test_a_new_vine_without_supply() -> None:
    """GC-24: no cube and no compensation."""
    here = table(2).display("merlot").supply("merlot", 0)
    here.act("buy:merlot")
    assert (here.side(0).vines[2], here.side(0).money, here.side(0).tiles[2]) == (0, 14, 1)
    assert here.told("cube_missed") == [("cube_missed", 0)]


def test_a_new_improvement_serves_from_the_next_action_on() -> None:
    """GC-24"""
    here = table(2).display("advertising")
    here.act("buy:advertising", "demand:pinot")
    assert "advertising:gamay" in here.offers()


def test_a_full_estate() -> None:
    """GC-24: twelve tiles, and nothing is acquired or bought."""
    here = table(2).tile(0, *["gamay"] * 11).auction(1, "syrah", 0, 1).display("merlot")
    assert here.why("acquire:1") is None
    here.tile(0, "merlot")
    for text in ("acquire:1", "buycol:1", "buy:merlot"):
        assert here.why(text) == ("estate_full", "GC-24")
    assert here.offers("acquire", "buy", "buycol") == []


def test_raising_demand() -> None:
    """GC-25: one step, whether or not the price changes."""
    here = table(2).price("merlot", 1)
    here.act("demand:merlot")
    assert (here.step_of("merlot"), here.price_of("merlot")) == (2, 3)
    here.act("demand:merlot")
    assert (here.step_of("merlot"), here.price_of("merlot")) == (3, 4)


def test_demand_stops_at_the_top() -> None:
    """GC-25"""
    here = table(2).price("merlot", 8)
    assert here.why("demand:merlot") == ("top_price", "GC-25")
    assert here.offers("demand") == ["demand:gamay", "demand:syrah", "demand:cabernet", "demand:pinot"]
    assert here.prices(8).offers("demand") == []


def test_equal_tiles_make_one_offer() -> None:
    """GC-20: tiles of a kind and free columns are alike, so they do not multiply what is offered."""
    here = Table(5).opened().display(*["merlot"] * 10)
    assert len(here.offers("auction")) == 6
    assert here.offers("buy") == ["buy:merlot"]


def test_a_marker_that_came_to_its_top_rises_no_more() -> None:
    """GC-25"""
    here = table(2).price("gamay", 7).act("demand:gamay")
    assert here.step_of("gamay") == 8
    assert here.why("demand:gamay") == ("top_price", "GC-25")
    assert "demand:gamay" not in here.offers("demand")
