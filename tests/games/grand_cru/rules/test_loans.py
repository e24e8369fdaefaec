"""The yearly loans and the end by repayment: GC-54, GC-55."""

from __future__ import annotations

from tests.games.grand_cru.positions import Table, table
from vigneron.games.grand_cru.rules import names as n


def test_taking_loans() -> None:
    """GC-54: any number at 7 francs, eleven in all."""
    here = table(2).loans(0, 9).money(0, 0).settling(0)
    assert here.offers() == ["borrow:1", "borrow:2", "keep"]
    assert here.why("borrow:3") == ("too_many_loans", "GC-54")
    here.act("borrow:2")
    assert (here.side(0).loans, here.side(0).money) == (11, 14)


def test_paying_back() -> None:
    """GC-54: any number that there is and that can be paid."""
    here = table(2).loans(0, 3).money(0, 20).settling(0)
    assert here.offers("repay") == ["repay:1", "repay:2"]
    assert here.why("repay:3") == ("no_money", "GC-54")
    here.act("repay:2")
    assert (here.side(0).loans, here.side(0).money) == (1, 6)
    rich = table(2).loans(0, 1).money(0, 50).settling(0)
    assert rich.offers("repay") == ["repay:1"]
    assert rich.why("repay:2") == ("too_few_loans", "GC-54")


def test_one_decision_each_from_the_holder_on() -> None:
    """GC-54: either or neither, once."""
    here = Table(3).opened(holder=1).settling(1)
    seats = []
    while here.state.phase == n.LOANS:
        seats.append(here.state.turn)
        here.act("keep")
    assert seats == [1, 2, 0]
    assert here.state.phase == n.GROWING


def test_paying_back_the_last_loan_ends_the_game() -> None:
    """GC-55: after this step, in which the others still decide; there is no new year."""
    here = table(3).loans(0, 1).tile(1, "merlot").settling(0)
    here.act("repay:1")
    assert (here.state.phase, here.state.turn) == (n.LOANS, 1)
    here.act("borrow:1")
    assert here.state.turn == 2
    here.act("keep")
    assert here.state.phase == n.OVER
    assert here.result().ending == "repaid"
    assert (here.side(1).vines[2], here.state.year) == (0, 1)
    assert here.told("ended_repaid") == [("ended_repaid", -1)]


def test_several_may_pay_back_the_last_loan() -> None:
    """GC-55: nobody acts again because of it."""
    here = table(2).loans(0, 1).loans(1, 2).settling(0)
    here.act("repay:1", "repay:2")
    assert here.state.phase == n.OVER
    assert [side.loans for side in here.state.sides] == [0, 0]


def test_only_the_last_loan_counts() -> None:
    """GC-55: paying back some goes on."""
    here = table(2).loans(0, 3).settling(0)
    here.act("repay:2", "keep")
    assert here.state.phase == n.GROWING


def test_loans_are_decided_in_their_phase() -> None:
    """GC-54: in their phase, from the holder clockwise."""
    assert table(2).settling(0).why("keep", 1) == ("not_your_turn", "GC-54")
    here = table(2)
    for text in ("borrow:1", "repay:1", "keep"):
        assert here.why(text) == ("not_now", "GC-54")
