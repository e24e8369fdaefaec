"""The invariants detect what they are made for: GC-1 to GC-56 as laws of the box."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n


def set_supply(here: Table) -> None:
    here.state.supply[2] += 1


def set_marker(here: Table) -> None:
    here.state.markers[0] = 8


def lost_cube(here: Table) -> None:
    here.side(0).cellar[7] += 1


def lost_market_cube(here: Table) -> None:
    here.side(0).market[1] += 1


def lost_tile(here: Table) -> None:
    here.state.pile[3] -= 1


def tile_twice(here: Table) -> None:
    here.tile(0, "aoc")
    here.side(1).estate.append(here.side(0).estate[0])
    here.side(1).tiles[n.AOC] += 1
    here.state.pile[n.AOC] -= 1


def half_column(here: Table) -> None:
    here.state.column_price[0] = 3


def third_auction(here: Table) -> None:
    here.auction(3, "gamay", 0, 1)


def pawn_too_many(here: Table) -> None:
    here.side(0).pawns = 5


def pawn_on_a_space(here: Table) -> None:
    here.festival(0)
    here.state.spaces[n.JUICE] = 1


def negative_pawn(here: Table) -> None:
    here.side(0).pawns = -1
    here.festival(0)
    here.state.spaces[:5] = [1] * 5


def secret_money(here: Table) -> None:
    here.side(0).money += 1


def debt(here: Table) -> None:
    here.money(0, -2)


def many_loans(here: Table) -> None:
    here.loans(0, 12)


def negative_prestige(here: Table) -> None:
    here.prestige(0, -1)


def thirteen_tiles(here: Table) -> None:
    here.tile(0, *["gamay"] * 7, *["syrah"] * 6)


def wrong_count(here: Table) -> None:
    here.tile(0, "gamay")
    here.side(0).tiles[0], here.side(0).tiles[1] = 0, 1


def missing_count(here: Table) -> None:
    here.tile(0, "gamay").side(0).tiles[0] = 0


def used_too_often(here: Table) -> None:
    here.side(0).used[n.AOC] = 1


def cube_without_vine(here: Table) -> None:
    here.side(0).vines[0] = 1
    here.state.supply[0] -= 1


def past_the_last_barrel(here: Table) -> None:
    here.wine(0, 4, "gamay")


def nobody(here: Table) -> None:
    here.state.turn = -1


def counter_off(here: Table) -> None:
    here.state.counter = 5


def remembered(here: Table) -> None:
    here.state.last = 0


def stale_display(here: Table) -> None:
    here.state.shown ^= 1


def stale_columns(here: Table) -> None:
    here.state.running = 1


def stale_demand(here: Table) -> None:
    here.state.rising = 1


def stale_vines(here: Table) -> None:
    here.side(0).fruit = 1


def stale_cellar(here: Table) -> None:
    here.side(0).stock = 1


def stale_improvements(here: Table) -> None:
    here.side(0).ready = 1 << n.AOC


def stale_bids(here: Table) -> None:
    here.side(0).leads = 1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (set_supply, "21 cubes of merlot, 20 in the box"),
        (lost_cube, "21 cubes of merlot"),
        (lost_market_cube, "18 cubes of syrah"),
        (set_marker, "the marker of gamay"),
        (lost_tile, "13 tiles of cabernet"),
        (tile_twice, "a tile lies in two places"),
        (half_column, "column 1 is half free"),
        (third_auction, "more auctions run"),
        (pawn_too_many, "5 pawns free and 0 out, of 4"),
        (pawn_on_a_space, "4 pawns free and 1 out, of 4"),
        (negative_pawn, "-1 pawns free and 5 out, of 4"),
        (secret_money, "money and public payments"),
        (debt, "out of bounds"),
        (many_loans, "out of bounds"),
        (negative_prestige, "out of bounds"),
        (thirteen_tiles, "13 tiles on the estate"),
        (wrong_count, "tiles of gamay are miscounted"),
        (missing_count, "1 tiles on the estate"),
        (used_too_often, "aoc used more often"),
        (cube_without_vine, "cubes of gamay without a vine"),
        (past_the_last_barrel, "1 cubes of gamay in barrel 4"),
        (nobody, "nobody is to act"),
        (counter_off, "round counter stands on 5"),
        (remembered, "a last cube is remembered"),
        (stale_display, "shown is out of step"),
        (stale_columns, "running is out of step"),
        (stale_demand, "rising is out of step"),
        (stale_vines, "fruit is out of step"),
        (stale_cellar, "stock is out of step"),
        (stale_improvements, "ready is out of step"),
        (stale_bids, "leads is out of step"),
    ],
)
def test_a_broken_box_is_noticed(spoil: Callable[[Table], None], said: str) -> None:
    """GC-1, GC-2, GC-4, GC-7, GC-11, GC-12, GC-20, GC-24, GC-28, GC-51, GC-52, GC-54: laws of the box."""
    here = table(2)
    assert GAME.invariants(here.rules, here.state) == []
    spoil(here)
    assert any(said in complaint for complaint in GAME.invariants(here.rules, here.state))
