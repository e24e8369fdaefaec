"""Vineyard: DP-30 to DP-36."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.core.chance import Scripted
from vigneron.core.match import Match, seed_secret
from vigneron.core.playouts import playout
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import SQUARE, SQUARES, VARIETIES
from vigneron.games.dom_pierre.rules.common import piece_for, planted, variety_at
from vigneron.games.dom_pierre.rules.state import AFTER, EMPTY, HARVEST, NONE, PLANT, STRENGTH, VINTAGE, State
from vigneron.games.dom_pierre.rules.vineyard import around
from vigneron.native.prng import Xorshift

CHARDONNAY, MEUNIER, NOIR = range(3)


def planting(*grapes: int) -> Table:
    """Return a table whose seat 0 has just drawn these grapes."""
    t = table().discs({1: 0, 2: 1, 3: 3}[len(grapes)]).coins(9)
    t.act("move:vineyard", grape=grapes)
    return t


def test_draw_exactly_the_strength() -> None:
    """DP-30: as many grapes as the strength, all seen before the first is planted; the Fr are paid."""
    t = table().discs(3).coins(5)
    told = t.act("move:vineyard", grape=[NOIR, NOIR, MEUNIER])
    assert kinds(told) == ["moved", "paid", "grape_drawn", "grape_drawn", "grape_drawn"]
    assert t.state.pending[-1] == [PLANT, 0, 1, 2, 0]
    assert t.house().coins == 2
    assert {text.split(".")[0] for text in t.offers()} == {"plant:meunier", "plant:noir"}
    assert t.why("plant:chardonnay.d2") == "no_such_grape DP-30"


def test_the_bag_gives_what_it_has() -> None:
    """DP-30, DP-35: what the bag lacks is pointed at, in any order with the planting."""
    t = table().discs(3).coins(9).bag(0, 1, 0)
    t.act("move:vineyard")
    assert t.state.pending[-1] == [PLANT, 0, 1, 0, 2]
    assert t.may("point:d3")
    assert t.offers("plant:") != []


def test_where_grapes_may_stand() -> None:
    """DP-31: on empty squares orthogonally next to a grape."""
    t = planting(NOIR)
    around = ["b5", "c3", "c4", "c6", "d2", "d4", "d5", "e2", "e5", "f3", "f4"]
    assert sorted(text.split(".")[1] for text in t.offers()) == around
    assert t.why("plant:noir.c2") == "not_beside DP-31", "c2 touches d3 by a corner only"
    assert t.why("plant:noir.d3") == "square_planted DP-31"


def test_any_order_of_grapes() -> None:
    """DP-31: the grapes are planted one by one, in any order."""
    t = planting(NOIR, CHARDONNAY)
    assert t.may("plant:noir.d2")
    t.acts("plant:chardonnay.d2", "done")
    assert t.may("plant:noir.d1"), "the first grape is a neighbour for the second"
    assert not t.may("plant:chardonnay.d1")


@pytest.mark.parametrize(("what", "gains"), [("sugar", {"grey_sugar": 1}), ("coin", {})])
def test_taking_what_lies_there(what: str, gains: dict[str, int]) -> None:
    """DP-31: an accessory or coin on the square is taken."""
    t = table().coins(9).ground("d2", what).sound()
    coins = 9 - 0 + (what == "coin")
    t.act("move:vineyard", grape=[NOIR])
    told = t.act("plant:noir.d2")
    assert ("coins_found" if what == "coin" else "accessory_found") in kinds(told)
    assert t.owns() == gains
    assert t.house().coins == coins
    assert t.state.ground[SQUARE.index("d2")] == 0


def test_any_variety_by_the_eight_squares_around() -> None:
    """DP-32: any variety; its grapes on the eight squares around, without the grape itself; 0 gives none."""
    t = planting(NOIR)
    t.act("plant:noir.d4")
    assert t.offers("crop:") == [
        "crop:chardonnay.right",
        "crop:meunier.centre",
        "crop:meunier.right",
        "crop:noir.centre",
        "crop:noir.right",
    ]
    t.act("crop:chardonnay.right")
    assert t.harvest("right") == {"chardonnay": 2}, "c5 touches d4 by a corner, e3 too"
    t = planting(NOIR)
    t.act("plant:noir.c3")
    assert t.why("crop:meunier.right") == "nothing_around DP-32"
    t.act("crop:noir.right")
    assert t.harvest("right") == {"noir": 1}, "the grape on c3 itself does not count"


def test_never_above_three() -> None:
    """DP-32: a tile is never worth more than 3."""
    t = table().coins(9).vines(d2="noir", d4="noir", c4="noir")
    t.act("move:vineyard", grape=[MEUNIER])
    t.act("plant:meunier.c3")
    t.act("crop:noir.right")
    assert t.harvest("right") == {"noir": 3}, "four around"


def test_a_tile_is_optional() -> None:
    """DP-32: nobody has to take one."""
    t = planting(NOIR)
    t.act("plant:noir.d4")
    t.act("done")
    assert t.harvest("right") == {}


def test_nothing_to_harvest_needs_no_answer() -> None:
    """DP-32: when no tile can be taken, the next grape follows at once."""
    t = table().champagne("left", "bottle 3").champagne("centre", "bottle 3").champagne("right", "bottle 3")
    t.act("move:vineyard", grape=[NOIR])
    t.act("plant:noir.d4")
    assert t.state.pending == []


def test_a_worker_helps() -> None:
    """DP-33: a worker on any grape of the variety, anywhere, goes to the maison for +1; one per tile."""
    t = table().vines(d2="noir", d1="noir").workers(vines="d1 d2 e4")
    t.act("move:vineyard", grape=[CHARDONNAY])
    t.act("plant:chardonnay.d4")
    assert t.offers("help:") == ["help:d1", "help:d2", "help:e4"]
    assert t.why("help:d3") == "no_worker_there DP-33"
    t.act("help:d1")
    assert t.house().maison == 1
    assert t.state.workers[SQUARE.index("d1")] == NONE
    assert t.why("help:d2") == "one_helper DP-33"
    assert t.why("crop:meunier.right") == "helper_elsewhere DP-33"
    t.act("crop:noir.right")
    assert t.harvest("right") == {"noir": 2}


def test_a_worker_raises_what_would_be_nothing() -> None:
    """DP-33: +1 on a value of 0 gives a tile of 1."""
    t = table().vines(d2="noir", d1="noir").workers(vines="e4")
    t.act("move:vineyard", grape=[CHARDONNAY])
    t.act("plant:chardonnay.c2")
    assert t.why("crop:meunier.right") == "nothing_around DP-32"
    t.acts("help:e4", "crop:meunier.right")
    assert t.harvest("right") == {"meunier": 1}


def test_a_worker_helps_only_a_tile_that_rises_and_finds_a_press() -> None:
    """DP-33: not at value 3, not without room; and once the worker has gone a press must be chosen."""
    t = table().coins(9).vines(d2="noir", d4="noir", c4="noir").workers(vines="d3 e3")
    t.act("move:vineyard", grape=[MEUNIER])
    t.act("plant:meunier.c3")
    assert t.why("help:d3") == "already_highest DP-33"
    t = (
        table()
        .workers(vines="d3 c5")
        .champagne("centre")
        .champagne("right", "barrel 5")
        .press("centre", noir=1)
    )
    t.act("move:vineyard", grape=[MEUNIER])
    t.act("plant:meunier.d4")
    assert t.why("help:d3") == "no_press_for DP-33"
    t.act("help:c5")
    assert t.why("done") == "not_done DP-33"
    assert t.offers() == ["crop:chardonnay.centre"]


def test_one_tile_of_each_variety_in_a_press() -> None:
    """DP-34: at most three tiles, one per variety, no champagne in it; a tile never moves."""
    t = planting(NOIR)
    t.act("plant:noir.d4")
    assert t.why("crop:chardonnay.centre") == "variety_there DP-34"
    assert t.why("crop:noir.left") == "champagne_there DP-34"
    t = table().press("right", chardonnay=1, meunier=2, noir=3)
    t.act("move:vineyard", grape=[NOIR])
    t.act("plant:noir.d4")
    assert t.offers("crop:") == ["crop:meunier.centre", "crop:noir.centre"]


def test_a_value_that_has_run_out() -> None:
    """DP-34: it is made from the next lower tile and modifiers; without a lower one nothing is taken."""
    t = table().vines(d2="noir", d4="noir")
    for seat in (1, 2):
        for press in ("left", "centre", "right"):
            t.press(press, seat, noir=3 if t.state.harvest_supply[8] > 0 else 0)
    assert t.state.harvest_supply[8] == 0, "the village has one of the five"
    t.act("move:vineyard", grape=[MEUNIER])
    t.act("plant:meunier.c3")
    t.act("crop:noir.right")
    assert t.harvest("right") == {"noir": 3}
    assert t.house().base[8] == 2, "made of a 2"
    t.sound()


def test_nothing_below_a_one() -> None:
    """DP-34: when all tiles of value 1 are out, a value of 1 cannot be taken, nor can a worker help."""
    t = table().workers(vines="e4")
    for seat in (1, 2):
        for press in ("left", "centre", "right"):
            t.press(press, seat, noir=1 if t.state.harvest_supply[6] else 0, meunier=0)
    assert t.state.harvest_supply[6] == 0
    t.act("move:vineyard", grape=[MEUNIER])
    t.act("plant:meunier.c3")
    assert t.why("crop:noir.right") == "tiles_run_out DP-34"


def test_no_helper_for_a_tile_that_has_run_out() -> None:
    """DP-34, DP-33: a worker is not sent for a tile that nobody can take."""
    t = table().workers(vines="e4")
    for seat in (1, 2):
        for press in ("left", "centre", "right"):
            t.press(press, seat, meunier=1 if t.state.harvest_supply[3] else 0)
    assert t.state.harvest_supply[3] == 0
    t.act("move:vineyard", grape=[NOIR])
    t.act("plant:noir.c3")
    assert t.why("help:e4") == "tiles_run_out DP-34"


def test_pointing_when_the_bag_is_empty() -> None:
    """DP-35: point at any planted grape, the same one twice; no accessory; it stays one grape."""
    t = table().discs(2).coins(9).bag(0, 0, 0)
    planted = sum(grape != NONE for grape in t.state.grapes)
    t.act("move:vineyard")
    assert t.why("point:a1") == "no_grape_there DP-35"
    t.act("point:d3")
    t.act("crop:chardonnay.right")
    assert t.harvest("right") == {"chardonnay": 1}, "e3 beside d3"
    assert t.may("point:d3"), "the same grape again"
    t.act("point:d3")
    t.act("done")
    assert t.state.stage == AFTER, "strength 2"
    assert sum(grape != NONE for grape in t.state.grapes) == planted
    assert t.owns() == {}


def test_no_pointing_while_there_are_grapes() -> None:
    """DP-35: as long as the bag gives grapes they are planted."""
    t = planting(NOIR)
    assert t.why("point:d3") == "still_grapes DP-35"


def test_the_vintage_counts_the_grape_itself() -> None:
    """DP-36: for one grape per turn the placed grape counts too, up to 3 with everything."""
    t = table().discs(1).coins(9).vintage(vineyard="vintage").workers(vines="d3")
    t.act("move:vineyard", grape=[NOIR, NOIR])
    t.act("plant:noir.c3")
    assert t.why("crop:chardonnay.right.v") == "other_variety DP-36"
    t.act("crop:noir.right.v")
    assert t.harvest("right") == {"noir": 2}
    t.act("plant:noir.c4")
    assert t.why("crop:noir.centre.v") == "no_vintage DP-36"
    assert table().why("crop:noir.centre.v") == "not_now DP-32"


def test_vintage_and_worker_together() -> None:
    """DP-36, DP-33: both may add, but a worker must still raise the tile."""
    t = table().vintage(vineyard="vintage").workers(vines="d3")
    t.act("move:vineyard", grape=[NOIR])
    t.acts("plant:noir.c3", "help:d3", "crop:noir.right.v")
    assert t.harvest("right") == {"noir": 3}
    t = table().vintage(vineyard="vintage").workers(vines="d3").vines(c4="noir")
    t.act("move:vineyard", grape=[NOIR])
    t.acts("plant:noir.c3", "help:d3")
    assert t.why("crop:noir.right.v") == "already_highest DP-36"
    t.act("crop:noir.right")
    assert t.harvest("right") == {"noir": 3}


def test_the_vintage_counts_a_grape_that_is_pointed_at() -> None:
    """DP-36, DP-35: pointing at a grape counts it too."""
    t = table().bag(0, 0, 0).vintage(vineyard="vintage")
    t.act("move:vineyard")
    found = ((s, g) for s, g in enumerate(t.state.grapes) if g != NONE)
    square, variety = next((s, g) for s, g in found if around(t.state, s, g) < 3)
    count = around(t.state, square, variety)
    t.act(f"point:{SQUARE[square]}")
    t.act(f"crop:{VARIETIES[variety]}.right.v")
    assert t.harvest("right") == {VARIETIES[variety]: count + 1}


def test_no_vintage_without_use() -> None:
    """DP-36: where three stand around already, the vintage would add nothing."""
    t = table().coins(9).vines(d2="noir", d4="noir", c4="noir").vintage(vineyard="vintage")
    t.act("move:vineyard", grape=[NOIR])
    t.act("plant:noir.c3")
    assert t.why("crop:noir.right.v") == "already_highest DP-36"


def helping(edition: str, vintage: int = VINTAGE, grape: str = "e4") -> Match[State]:
    """Return a match with an empty bag, a worker on e4, the only Meunier, no Meunier tile of 1, and a grape
    pointed at."""
    match = Match(GAME.in_edition(edition), 2, secret=seed_secret("help"), table="dom_pierre-help-0")
    for _ in range(4):
        match.act(match.to_act[0], match.offers(match.to_act[0])[0])
    data = match.rules.dump(match.state)
    data["bag"], data["workers"][28], data["harvest_supply"][3] = [0, 0, 0], 0, 0
    data["houses"][0]["vintages"][0] = vintage
    match.state = match.rules.load(data)
    match.act(0, "move:vineyard")
    match.act(0, f"point:{grape}")
    return match


def test_help_and_vintage_count_before_the_tile_is_looked_for() -> None:
    """DP-33, DP-34, DP-36: none around, 1 by the worker and 1 by the vintage make a 2, and a 2 is there."""
    match = helping("2")
    match.act(0, "help:e4")
    refusal = match.refusal(0, "crop:meunier.right")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("tiles_run_out", "DP-34")
    match.act(0, "crop:meunier.right.v")
    assert match.state.houses[0].harvest[7] == 2


@pytest.mark.parametrize(
    ("edition", "vintage", "grape"),
    [("1", VINTAGE, "e4"), ("2", STRENGTH, "e4"), ("2", EMPTY, "e4"), ("2", VINTAGE, "c5")],
)
def test_no_help_without_a_tile(edition: str, vintage: int, grape: str) -> None:
    """DP-33, DP-36: in edition 1, without the vintage or for a grape of another variety nothing is raised."""
    refusal = helping(edition, vintage, grape).refusal(0, "help:e4")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("tiles_run_out", "DP-34")


@pytest.mark.parametrize("edition", ["1", "2"])
def test_a_worker_helps_exactly_where_a_tile_can_follow(edition: str) -> None:
    """DP-33, DP-34, DP-36: whatever has run out, a worker is sent if and only if a raised tile can be taken.

    Edition 1 asks besides that a tile one higher, or a lower one, is left without the vintage."""
    game, stream, seen = GAME.in_edition(edition), Xorshift(33), [0, 0]
    for seed in range(12):
        setup = game.setup(2 + seed % 3)
        rules = game.rules(setup)
        state = rules.new(setup, Xorshift(seed))
        while rules.to_act(state):
            if state.pending and state.pending[-1][0] == HARVEST:
                for _ in range(6):
                    may, can = helped(rules, state, stream, first=edition == "1")
                    assert may == can
                    seen[may != []] += 1
            playout(rules, state, stream, 1)
    assert min(seen) > 50


def helped(rules: Any, state: State, stream: Xorshift, *, first: bool) -> tuple[list[str], list[str]]:
    """Return which workers the rules send in a copy with scarce tiles, and after which a tile follows."""
    trial = rules.clone(state)
    seat = trial.seat
    house = trial.houses[seat]
    trial.harvest_supply = bytearray(stream.below(2) for _ in range(9))
    house.vintages[0] = stream.below(3)
    trial.vintage_used = stream.below(3) == 0
    house.on_vines |= 1 << stream.below(SQUARES) & planted(trial)
    may, can = [], []
    for square in range(SQUARES):
        act = GAME.actions.parse(f"help:{SQUARE[square]}")
        assert act is not None
        if rules.why_not(trial, seat, act) is None:
            may.append(SQUARE[square])
            assert act in rules.legal(trial, seat)
        row = trial.pending[-1]
        if row[3] != NONE or not house.on_vines >> square & 1:
            continue
        variety = variety_at(trial, square)
        count = around(trial, row[1], variety)
        if count >= 3 or (first and not piece_for(trial, variety, count + 1)):
            continue
        after = rules.clone(trial)
        rules.step(after, seat, act, Scripted(), None)
        crops = [GAME.actions.text[a] for a in rules.legal(after, seat)]
        if any(text.startswith(f"crop:{VARIETIES[variety]}") for text in crops):
            can.append(SQUARE[square])
    return may, can
