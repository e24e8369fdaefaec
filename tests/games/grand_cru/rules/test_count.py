"""The final count: GC-60."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.games.grand_cru.rules import names as n


def counted(loans: int, money: int, kinds: int, cubes: int) -> int:
    here = table(2).loans(0, loans).money(0, money).tile(0, *n.KINDS[:kinds]).wine(0, 1, "pinot", cubes)
    return here.result().scores[0]


@pytest.mark.parametrize(
    ("loans", "money", "kinds", "cubes", "total"),
    [(4, 39, 6, 13, 54), (0, 17, 6, 0, 47), (5, 12, 9, 12, 34), (1, 15, 10, 6, 64)],
)
def test_the_books_counts(loans: int, money: int, kinds: int, cubes: int, total: int) -> None:
    """GC-60: the four players of the book's example."""
    assert counted(loans, money, kinds, cubes) == total


def test_kinds_and_not_copies() -> None:
    """GC-60: three Merlot and two AOC are two kinds."""
    here = table(2).tile(0, "merlot", "aoc", "merlot", "aoc", "merlot")
    parts = {part.key: (part.value, part.data.get("count")) for part in here.result().parts[0]}
    assert parts == {"money": (21, None), "kinds": (10, 2), "cellar": (0, 0), "loans": (-21, 3)}


def test_cubes_on_vines_and_prestige_count_nothing() -> None:
    """GC-60: nor do cubes in the market barrel."""
    here = table(2).vine(0, "merlot").prestige(0, 20).sold(0, "gamay", 3)
    assert here.result().scores == (5, 0)


def finished(*sides: tuple[int, int]) -> Table:
    """A table that is over: money and Gamay vines of each player, loans paid back."""
    here = Table(len(sides)).opened()
    for seat, (money, tiles) in enumerate(sides):
        here.loans(seat, 0).money(seat, money).tile(seat, *["gamay"] * tiles)
    here.state.phase, here.state.turn, here.state.ending = n.OVER, -1, n.REPAID
    return here


@pytest.mark.parametrize(
    ("sides", "places", "winners"),
    [
        (((9, 1), (8, 1), (7, 1)), (1, 2, 3), (0,)),
        (((8, 1), (8, 2), (7, 1)), (2, 1, 3), (1,)),
        (((8, 2), (8, 2), (7, 1)), (1, 1, 3), (0, 1)),
        (((9, 1), (8, 2), (8, 2), (7, 3)), (1, 2, 2, 4), (0,)),
        (((13, 0), (8, 1)), (2, 1), (1,)),
    ],
)
def test_places(
    sides: tuple[tuple[int, int], ...], places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    """GC-60: most points, then most tiles (copies count), then a shared place; places run 1, 2, 2, 4."""
    result = finished(*sides).result()
    assert (result.places, result.winners) == (places, winners)


def test_bankrupt_players_come_last() -> None:
    """GC-60: together, whatever they have; GC-53."""
    here = finished((90, 1), (8, 1), (7, 1), (80, 2))
    for seat in (0, 3):
        here.side(seat).bankrupt = 1
    result = here.result()
    assert (result.places, result.winners) == ((3, 1, 2, 3), (1,))


def test_all_bankrupt_and_nobody_wins() -> None:
    """GC-60"""
    here = finished((9, 1), (8, 1))
    for side in here.state.sides:
        side.bankrupt = 1
    result = here.result()
    assert (result.places, result.winners) == ((1, 1), ())


def test_the_ending_is_empty_while_the_game_goes_on() -> None:
    """GC-60: the count of the moment has no ending."""
    assert table(2).result().ending == ""
    assert finished((1, 1), (2, 1)).result().ending == "repaid"


def test_nothing_may_be_done_after_the_end() -> None:
    """GC-60"""
    here = table(2).loans(1, 0).settling(0).act("keep", "keep")
    assert here.result().ending == "repaid"
    assert here.why("pass", seat=0) == here.why("keep", seat=1) == ("over", "GC-60")
