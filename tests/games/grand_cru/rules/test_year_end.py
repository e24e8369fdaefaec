"""The automatic steps of the year's end: GC-40, GC-41, GC-51 to GC-53, GC-55 to GC-57."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.core.chance import Scripted
from vigneron.games.grand_cru.rules import names as n


def to_festival(here: Table) -> Table:
    """All but the last have passed; the last one passes too."""
    return here.until(n.FESTIVAL)


def aged(here: Table) -> Table:
    """A table in the festival goes on to the loans: ageing and interest are done."""
    return here.festival(0).until(n.LOANS)


@pytest.mark.parametrize(("seats", "count"), [(2, 4), (3, 6), (4, 8), (5, 10)])
def test_new_tiles(seats: int, count: int) -> None:
    """GC-40: display and auctioned tiles are discarded, pawns go home, two tiles per player are drawn."""
    here = Table(seats).opened().display("merlot", "aoc").auction(1, "syrah", 1, 3)
    here = to_festival(here)
    assert len(here.shown()) == count
    discards = here.state.discards
    assert (discards[2], discards[n.AOC], discards[1], sum(discards)) == (1, 1, 1, 3)
    assert set(here.state.column_seat) == {n.NONE}
    assert set(here.state.column_tile) == {n.NONE}
    assert list(here.state.column_price) == [0] * 5
    assert here.side(1).pawns == 4
    assert here.told("display_renewed") == [("display_renewed", -1)]


def test_new_tiles_are_drawn_one_by_one() -> None:
    """GC-40: of all kinds in the pile, at the moment of reveal."""
    here = table(2).passed(1).turn(0, 4)
    chance = Scripted([12, 0, 12, 4])
    here.does(0, "pass", chance)
    assert here.shown() == ["advertising", "gamay", "advertising", "pinot"]
    assert chance.left == 0


def test_the_discards_become_the_pile() -> None:
    """GC-40: when it runs out, drawing goes on from them, those of this year included."""
    here = table(2).display("aoc", "aoc").pile("merlot", "gamay").passed(1).turn(0, 4)
    discards = sum(here.state.discards)
    chance = Scripted([0, 2, 5, 5])
    here.does(0, "pass", chance)
    assert here.shown() == ["gamay", "merlot", "aoc", "aoc"]
    assert sum(here.state.pile) == discards + 2 - 2
    assert sum(here.state.discards) == 0
    assert here.told("pile_renewed") == [("pile_renewed", -1)]


def test_a_pile_that_just_suffices_is_not_renewed() -> None:
    """GC-40: the discards become the pile when a tile is missing, not before."""
    here = table(2).pile("merlot", "gamay", "gamay", "aoc").passed(1).turn(0, 4)
    here.act("pass")
    assert sum(here.state.pile) == 0
    assert here.told("pile_renewed") == []


def prizes(*sold: int) -> list[int]:
    """Return the prestige that these sales of Merlot earn."""
    here = Table(len(sold)).opened()
    for seat, count in enumerate(sold):
        here.sold(seat, "merlot", count)
    before = here.state.supply[2]
    here = to_festival(here)
    assert all(list(side.market) == [0] * 5 for side in here.state.sides)
    assert here.state.supply[2] == before + sum(sold)
    return [side.prestige - 3 for side in here.state.sides]


@pytest.mark.parametrize(
    ("sold", "earned"),
    [
        ((3, 2), [3, 1]),
        ((3, 0), [3, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((2, 2, 1), [1, 1, 0]),
        ((2, 2, 2), [1, 1, 1]),
        ((4, 2, 2), [3, 0, 0]),
        ((1, 4, 2, 2), [0, 3, 0, 0]),
        ((5, 4, 3, 2, 1), [3, 1, 0, 0, 0]),
        ((2, 0, 2, 0, 1), [1, 0, 1, 0, 0]),
    ],
)
def test_prizes(sold: tuple[int, ...], earned: list[int]) -> None:
    """GC-41: most 3, second 1; shared first 1 each, no second; shared second nothing; none without a cube."""
    assert prizes(*sold) == earned


def test_prizes_grape_by_grape() -> None:
    """GC-41: each grape by itself."""
    here = table(2).sold(0, "merlot", 1).sold(1, "gamay", 2).sold(0, "gamay", 1)
    here = to_festival(here)
    assert [side.prestige for side in here.state.sides] == [7, 6]


def test_ageing() -> None:
    """GC-51: every cube one barrel on; one that leaves its grape's last barrel goes to the supply."""
    here = table(2).wine(0, 1, "gamay").wine(0, 3, "gamay", 2).wine(1, 6, "pinot").wine(1, 7, "pinot")
    before = here.state.supply[:]
    here = aged(here)
    assert here.barrels(0, "gamay") == [0, 1, 0, 0, 0, 0, 0]
    assert here.barrels(1, "pinot") == [0, 0, 0, 0, 0, 0, 1]
    assert [now - then for now, then in zip(here.state.supply, before, strict=True)] == [2, 0, 0, 0, 1]
    assert here.told("spoiled") == [("spoiled", 0), ("spoiled", 1)]


def test_ageing_moves_lots_together() -> None:
    """GC-51: no lot is overtaken."""
    here = aged(table(2).wine(0, 1, "cabernet", 1).wine(0, 2, "cabernet", 2).wine(0, 3, "cabernet", 3))
    assert here.barrels(0, "cabernet") == [0, 1, 2, 3, 0, 0, 0]


@pytest.mark.parametrize(("loans", "due"), list(enumerate([0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16])))
def test_interest(loans: int, due: int) -> None:
    """GC-52: by the table."""
    here = aged(table(2).loans(0, loans).money(0, 20))
    assert here.side(0).money == 20 - due


def test_interest_is_paid_from_the_holder_on() -> None:
    """GC-52"""
    here = Table(3).opened(holder=2)
    here = aged(here)
    assert here.told("interest_paid") == [("interest_paid", 2), ("interest_paid", 0), ("interest_paid", 1)]


@pytest.mark.parametrize(
    ("loans", "money", "after"),
    [(3, 3, (3, 0)), (3, 2, (4, 4)), (6, 0, (8, 4)), (8, 0, (10, 0)), (5, 4, (6, 4))],
)
def test_emergency_loans(loans: int, money: int, after: tuple[int, int]) -> None:
    """GC-52: 5 francs each, as many as are needed and no more; no interest on them; change is kept."""
    here = aged(table(2).loans(0, loans).money(0, money))
    assert (here.side(0).loans, here.side(0).money) == after


def test_the_last_loan_may_be_an_emergency() -> None:
    """GC-53: eleven are allowed."""
    here = aged(table(2).loans(0, 10).money(0, 9))
    assert (here.side(0).loans, here.side(0).money, here.side(0).bankrupt) == (11, 0, 0)


@pytest.mark.parametrize(("loans", "money"), [(11, 15), (10, 8), (9, 1)])
def test_bankruptcy(loans: int, money: int) -> None:
    """GC-53: an emergency loan beyond the eleventh, if only the last of several; money and loans stay."""
    here = aged(table(2).loans(0, loans).money(0, money))
    side = here.side(0)
    assert (side.bankrupt, side.loans, side.money) == (1, loans, money)
    assert here.told("went_bankrupt") == [("went_bankrupt", 0)]


def test_after_a_bankruptcy_the_others_finish_the_year() -> None:
    """GC-53: they pay interest and decide on loans; a bankrupt holder keeps the bottle only."""
    here = Table(3).opened(holder=1).loans(1, 11).money(1, 0)
    here = aged(here)
    assert here.told("went_bankrupt", "interest_paid") == [
        ("went_bankrupt", 1),
        ("interest_paid", 2),
        ("interest_paid", 0),
    ]
    assert here.state.turn == 2
    here.act("borrow:1")
    assert here.state.turn == 0
    here.act("repay:1")
    assert here.state.phase == n.OVER
    assert here.result().ending == "bankrupt"
    assert here.told("ended_bankrupt") == [("ended_bankrupt", -1)]


def test_all_bankrupt() -> None:
    """GC-53: nobody is left to decide, and the game ends at once."""
    here = table(2).loans(0, 11).money(0, 0).loans(1, 11).money(1, 0)
    here.festival(0).until(n.OVER)
    assert here.result().ending == "bankrupt"
    assert here.rules.to_act(here.state) == ()
    assert here.why("keep", 0) == ("over", "GC-60")


def test_no_new_year_after_a_bankruptcy() -> None:
    """GC-55: vines get no cubes, improvements stay turned."""
    here = table(2).loans(0, 11).money(0, 0).tile(1, "merlot", "aoc")
    here.side(1).used[n.AOC] = 1
    here.festival(0).until(n.OVER)
    assert here.side(1).vines[2] == 0
    assert here.side(1).used[n.AOC] == 1
    assert here.state.year == 1


def test_a_new_year() -> None:
    """GC-56: cubes for empty vines, improvements turned back, spaces free, the counter on its first space."""
    here = table(2).turn(1, 4).tile(0, "merlot", "aoc").vine(0, "merlot").passed(0)
    here.side(0).used[n.AOC] = 1
    here.act("pass", "cash:1", "leave")
    assert here.state.spaces[n.CASH_1] == 1
    here.until(n.GROWING)
    assert (here.side(0).vines[2], here.state.supply[2]) == (2, 18)
    assert list(here.side(0).used) == [0] * 13
    assert list(here.state.spaces) == [0] * 12
    assert (here.state.counter, here.state.year, here.state.turn) == (1, 2, 0)
    assert [side.passed for side in here.state.sides] == [0, 0]
    assert here.told("year_began") == [("year_began", -1)]


def short(holder: int, left: int) -> Table:
    """Three players with 3, 1 and 2 empty Merlot vines; so many cubes are left. The rest lies in a cellar."""
    here = Table(3).opened(holder=holder).tile(0, *["merlot"] * 3).tile(1, "merlot").tile(2, *["merlot"] * 2)
    here.wine(0, 1, "merlot", 20 - left)
    for seat in range(3):
        here.money(seat, 10).loans(seat, 1)
    return here.settling(holder).until(n.GROWING)


@pytest.mark.parametrize(
    ("holder", "left", "cubes", "money"),
    [
        (0, 6, [3, 1, 2], [10, 10, 10]),
        (0, 5, [2, 1, 2], [11, 10, 10]),
        (0, 4, [2, 1, 1], [11, 10, 11]),
        (2, 4, [1, 1, 2], [12, 10, 10]),
        (1, 1, [0, 1, 0], [13, 10, 12]),
        (2, 0, [0, 0, 0], [13, 11, 12]),
    ],
)
def test_a_short_supply(holder: int, left: int, cubes: list[int], money: list[int]) -> None:
    """GC-56: one cube at a time from the holder on; each that is missing pays 1 franc."""
    here = short(holder, left)
    assert [side.vines[2] for side in here.state.sides] == cubes
    assert [side.money for side in here.state.sides] == money
    paid = [seat for seat in range(3) if money[seat] > 10]
    assert sorted(seat for _, seat in here.told("compensated")) == paid


@pytest.mark.parametrize("last_year", [10, 30])
def test_the_last_year(last_year: int) -> None:
    """GC-57: the game ends after it, without a new year, though nobody ever repays."""
    here = table(2, last_year=str(last_year)).year(last_year - 1).tile(0, "merlot")
    for seat in range(2):
        here.loans(seat, 1).money(seat, 10)
    here.settling(0).act("keep", "keep")
    assert (here.state.phase, here.state.year) == (n.GROWING, last_year)
    here.act("pass", "pass").until(n.OVER)
    assert here.result().ending == "last_year"
    assert here.told("ended_last_year") == [("ended_last_year", -1)]
    assert here.side(0).vines[2] == 1


def test_a_year_of_nothing() -> None:
    """GC-40 to GC-56, in this order, though nobody does anything."""
    here = table(2)
    here.next_year()
    kinds = [
        kind
        for kind, _ in here.told(
            "display_renewed", "festival_opened", "aged", "interest_paid", "loans_kept", "year_began"
        )
    ]
    assert list(dict.fromkeys(kinds)) == [
        "display_renewed",
        "festival_opened",
        "aged",
        "interest_paid",
        "loans_kept",
        "year_began",
    ]
