"""What the others may know: GC-5 and GC-7."""

from __future__ import annotations

import json

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Event, Seen
from vigneron.core.journal import digest
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.year_end import collect_interest


def moneys(here: Table, viewer: int | None) -> list[int]:
    return [side.money for side in here.rules.observe(here.state, viewer).state.sides]


def test_balances_are_covered() -> None:
    """GC-7: everybody sees their own, spectators none."""
    here = table(3).money(0, 5).money(1, 6).money(2, 7)
    assert moneys(here, 1) == [-1, 6, -1]
    assert moneys(here, None) == [-1, -1, -1]


def test_open_money() -> None:
    """GC-7: with the option nothing is covered, not even for a spectator."""
    here = table(3, open_money="yes").money(0, 5).money(1, 6).money(2, 7)
    assert moneys(here, None) == [5, 6, 7]


def test_balances_are_shown_in_the_final_count() -> None:
    """GC-7: until then a count of what is seen leaves covered money out."""
    here = table(2).money(0, 30).money(1, 9).loans(0, 1).settling(0)
    seen = here.rules.observe(here.state, 1).state
    assert [part.key for part in here.rules.result(seen).parts[0]] == ["kinds", "cellar", "loans"]
    here.act("repay:1", "keep")
    assert here.state.phase == n.OVER
    assert moneys(here, None) == [23, 9]


def test_an_imagined_world_has_the_true_balances() -> None:
    """GC-7: payments are public, so what is covered follows from them."""
    here = table(3)
    here.act("buy:" + here.shown()[0], "demand:merlot", "pass", "demand:syrah", "pass")
    seen = here.rules.observe(here.state, 2)
    world = here.rules.imagine(seen, Xorshift(1))
    assert digest(here.rules, world) == digest(here.rules, here.state)


def test_programs_are_told_payments_and_no_balances() -> None:
    """GC-7: a view as data spells out nobody else's balance, and can be gone on from all the same."""
    here = table(3).money(0, 5).money(1, 6).money(2, 7)
    seen = here.rules.observe(here.state, 1)
    told = GAME.shown(here.rules, seen)
    assert [(side["money"], side["ledger"]) for side in told["sides"]] == [(-1, -1), (6, 6), (-1, -1)]
    world = here.rules.imagine(Seen(1, here.rules.load(told)), Xorshift(1))
    assert [side.money for side in world.sides] == [6, 6, 6]
    opened = table(3, open_money="yes").money(0, 5).money(1, 6).money(2, 7)
    told = GAME.shown(opened.rules, opened.rules.observe(opened.state, 1))
    assert [(side["money"], side["ledger"]) for side in told["sides"]] == [(5, 5), (6, 6), (7, 7)]


def test_covered_opening_loans_are_imagined() -> None:
    """GC-5: an own choice is known, another's may be any of the six."""
    here = Table(3).does(0, "loans:6").does(1, "loans:2")
    seen = here.rules.observe(here.state, 1)
    assert [side.pledge for side in seen.state.sides] == [-1, 2, 0]
    worlds = [[side.pledge for side in here.rules.imagine(seen, Xorshift(i)).sides] for i in range(60)]
    assert sorted({world[0] for world in worlds}) == [1, 2, 3, 4, 5, 6]
    assert all(world[1:] == [2, 0] for world in worlds)


def test_nothing_is_told_of_a_covered_choice() -> None:
    """GC-5: a spectator's view and events are the same whatever was chosen."""
    views = []
    for loans in range(1, 7):
        here = Table(2).does(0, f"loans:{loans}")
        seen = here.rules.observe(here.state, None)
        told = [event.kind for event in here.log if event.audience is None]
        views.append((json.dumps(here.rules.dump(seen.state)), told))
    assert all(view == views[0] for view in views)


@pytest.mark.parametrize("francs", [0, 30])
def test_nobody_is_passed_over_for_want_of_money(francs: int) -> None:
    """GC-7: in every phase the turn comes to a player, with money or without."""
    here = table(2).money(0, francs)
    assert here.rules.to_act(here.state) == (0,)
    assert "pass" in here.offers()
    here.until(n.FESTIVAL)
    assert here.rules.to_act(here.state) == (0,)
    here.until(n.LOANS).money(0, francs)
    assert here.rules.to_act(here.state) == (0,)
    assert "keep" in here.offers()


def test_what_others_are_shown_does_not_depend_on_a_balance() -> None:
    """GC-7: the whole picture of spectators and rivals, money apart that is public by payments."""
    pictures = []
    for francs in (0, 12, 99):
        here = table(3).vine(0, "merlot").money(0, francs)
        for viewer in (None, 1):
            seen = here.rules.observe(here.state, viewer)
            pictures.append((repr(GAME.picture().scene(here.rules, seen)), viewer))
        seen = here.rules.observe(here.state, 1)
        pictures.append((repr(GAME.picture().overlay(here.rules, seen, 1)), 99))
    assert len(set(pictures)) == 3


def test_what_one_may_do_rests_on_ones_own_purse() -> None:
    """GC-7: refusals name the own balance only."""
    here = table(2).money(0, 3).display("merlot").auction(1, "syrah", 0, 4)
    refusal = here.refusal("acquire:1")
    assert refusal is not None
    assert refusal.data == {"price": 4, "money": 3}
    seen = here.rules.observe(here.state, 0).state
    assert here.rules.legal(seen, 0) == here.rules.legal(here.state, 0)


def test_interest_says_that_it_reveals() -> None:
    """GC-52: who is short was hidden (GC-7), so no preview may tell and no undo may take it back."""
    here = table(2).money(0, 30).money(1, 0).loans(1, 4)
    log: list[Event] = []
    collect_interest(here.rules.box, here.state, log)
    assert {(event.kind, event.seat) for event in log} >= {("rescued", 1), ("interest_paid", 0)}
    assert all(event.reveals for event in log)
