"""Cellar: DP-40 to DP-47."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.games.dom_pierre.rules.state import AFTER


def pressing(row: int = 3) -> Table:
    """Return a table whose discs lie so that Cellar will have the strength of the next row."""
    return table().discs(row).coins(9).workers(presses=2)


def test_presses_with_harvest_up_to_the_strength() -> None:
    """DP-40: up to the strength, each once, at least one harvest tile; then the tiles go back."""
    t = pressing(1).press("right", noir=2, plus=1).press("centre", meunier=3)
    supply = t.state.harvest_supply[:]
    t.act("move:cellar")
    assert t.why("press:left.bb") == "press_without_harvest DP-40"
    t.act("press:right.bb")
    assert t.why("press:right.bb") == "press_without_harvest DP-40", "each once"
    t.act("press:centre.bb")
    assert t.state.stage == AFTER, "strength 2"
    assert t.harvest("right") == t.harvest("centre") == {}
    assert list(t.house().modifiers) == [0, 0, 0]
    assert t.state.harvest_supply[7] == supply[7] + 1
    assert t.tiles("right") == ["bottle 6", "bottle 3"]


def test_no_press_is_a_press_too() -> None:
    """DP-40, DP-24: Cellar may be left without pressing."""
    t = pressing().press("right", noir=2)
    t.acts("move:cellar", "done")
    assert t.harvest("right") == {"noir": 2}


def test_the_strength_is_used_up() -> None:
    """DP-40: a second press needs strength 2."""
    t = pressing(0).press("right", noir=2)
    t.act("move:cellar")
    t.act("press:centre.rr")
    assert t.state.stage == AFTER
    assert t.harvest("right") == {"noir": 2}


def test_each_price_once_per_action() -> None:
    """DP-41: the Fr at the first bottle, a worker at the first barrel, each once."""
    t = pressing().press("right", noir=2)
    t.act("move:cellar")
    assert t.house().coins == 9, "nothing is paid before the first bottle"
    t.act("press:right.br")
    assert (t.house().coins, t.house().presses, t.house().maison) == (6, 1, 1)
    t.act("press:centre.br")
    assert (t.house().coins, t.house().presses, t.house().maison) == (6, 1, 1)


def test_what_cannot_be_paid_cannot_be_made() -> None:
    """DP-41, DP-23: without Fr only barrels, without a worker at the presses only bottles."""
    t = pressing().press("right", noir=2).coins(2)
    t.act("move:cellar")
    assert t.why("press:right.bb") == "too_dear DP-41"
    assert t.why("press:right.br") == "too_dear DP-41"
    t.act("press:right.rr")
    assert t.house().coins == 2
    t = pressing().press("right", noir=2).workers(maison=3)
    t.act("move:cellar")
    assert t.why("press:right.rr") == "no_worker_at_presses DP-41"
    assert t.why("press:right.br") == "no_worker_at_presses DP-41"
    t.act("press:right.bb")
    assert t.house().presses == 0


@pytest.mark.parametrize(
    ("press", "made", "tiles"),
    [
        ("left", "bb", ["bottle 5", "bottle 5"]),
        ("left", "br", ["bottle 5", "barrel 6"]),
        ("left", "rr", ["barrel 6", "barrel 5"]),
        ("centre", "bb", ["bottle 7", "bottle 5"]),
        ("centre", "br", ["bottle 7", "barrel 5"]),
        ("centre", "rr", ["barrel 5", "barrel 5"]),
        ("right", "bb", ["bottle 8", "bottle 5"]),
        ("right", "br", ["bottle 8", "barrel 5"]),
        ("right", "rr", ["barrel 5", "barrel 5"]),
    ],
)
def test_the_first_of_its_kind_in_a_press(press: str, made: str, tiles: list[str]) -> None:
    """DP-42: left barrel +1, centre bottle +2, right bottle +3, first of its kind only; modifiers count."""
    t = pressing().press(press, noir=2, meunier=2, plus=1)
    t.acts("move:cellar", f"press:{press}.{made}")
    assert t.tiles(press) == tiles


def test_the_bonus_is_for_each_press() -> None:
    """DP-42: the first bottle of every press has its bonus, not only the first of the action."""
    t = pressing().press("right", noir=1).press("centre", noir=1)
    t.acts("move:cellar", "press:centre.bb", "press:right.bb")
    assert t.tiles("centre") == ["bottle 3", "bottle 1"]
    assert t.tiles("right") == ["bottle 4", "bottle 1"]


def test_cut_at_twelve_last() -> None:
    """DP-42, DP-43: 9 + 1 + 3 is cut to 12 and brings prestige; the second tile is 10."""
    t = pressing().press("right", noir=3, meunier=3, chardonnay=3, plus=1)
    t.act("move:cellar")
    t.act("press:right.bb")
    assert t.tiles("right") == ["bottle 12", "bottle 10"]
    assert t.house().step == 1
    assert t.offers("take:") != []


def test_each_tile_of_twelve_brings_prestige() -> None:
    """DP-43: two tiles of value 12, twice prestige."""
    t = (
        pressing()
        .press("right", noir=3, meunier=3, chardonnay=3, plus=3)
        .glass("coin", "coin", "vp_small", down=4)
    )
    t.act("move:cellar")
    t.act("press:right.bb")
    t.act("take:coin")
    assert t.house().step == 2
    t.act("take:coin")
    assert t.house().step == 2


def test_eleven_brings_nothing() -> None:
    """DP-43: only value 12 does."""
    t = pressing().press("right", noir=3, meunier=3, chardonnay=2)
    t.acts("move:cellar", "press:right.bb")
    assert t.tiles("right")[0] == "bottle 11"
    assert t.house().step == 0


def test_three_presses_in_one_action() -> None:
    """DP-44: the third press of an action brings prestige, after it is finished."""
    t = pressing().champagne("left").press("left", noir=1).press("right", noir=1)
    t.acts("move:cellar", "press:left.rr", "press:centre.rr")
    assert t.house().step == 0
    t.act("press:right.rr")
    assert t.house().step == 1
    assert t.tiles("right") == ["barrel 1", "barrel 1"]


def test_three_presses_by_a_strength_token() -> None:
    """DP-44: also by strength 2 and the token."""
    t = pressing(1).champagne("left").press("left", noir=1).press("right", noir=1).vintage(cellar="strength")
    t.acts("move:cellar", "press:left.rr", "press:centre.rr", "press:right.rr")
    assert t.house().step == 1


def test_champagne_and_harvest_exclude_each_other() -> None:
    """DP-45: a press with champagne holds no harvest tiles until the last tile is gone."""
    t = table().discs(3).coins(9).champagne("right", "bottle 4", "barrel 3").village("noir 3", "meunier 2")
    t.act("move:village")
    assert t.why("tile:1.right") == "champagne_there DP-34"
    t.act("give:r1")
    assert t.why("tile:1.right") == "champagne_there DP-34", "the barrel is still there"
    t = table().discs(3).coins(9).champagne("right", "bottle 4", "barrel 3").village("noir 3", "meunier 2")
    t.acts("move:village", "give:r1.r2", "tile:1.right")
    assert t.harvest("right") == {"noir": 3}


def test_the_vintage_of_the_cellar() -> None:
    """DP-46: barrels of one press +1 each, both if two; named with the press, once."""
    t = pressing().press("right", noir=2).press("centre", noir=2).vintage(cellar="vintage")
    t.act("move:cellar")
    assert t.offers("press:right") == [
        "press:right.bb",
        "press:right.br",
        "press:right.rr",
        "press:right.br.v",
        "press:right.rr.v",
    ]
    t.act("press:right.rr.v")
    assert t.tiles("right") == ["barrel 3", "barrel 3"]
    assert t.why("press:centre.rr.v") == "no_vintage DP-46"
    t.act("press:centre.rr")
    assert t.tiles("centre") == ["barrel 2", "barrel 2"]


def test_the_vintage_does_not_help_bottles() -> None:
    """DP-46: only the barrel of a mixed press is worth more."""
    t = pressing().champagne("left").press("left", noir=2).vintage(cellar="vintage")
    t.acts("move:cellar", "press:left.br.v")
    assert t.tiles("left") == ["bottle 2", "barrel 4"], "2 + 1 for the left press + 1"


def test_modifiers_need_an_empty_press() -> None:
    """DP-47: a modifier goes into a press in which nothing lies, no modifier either."""
    t = table().tokens(press_small=1, press_large=1)
    assert t.why("use:press_small.left") == "press_not_empty DP-47"
    assert t.why("use:press_small.centre") == "press_not_empty DP-47"
    t.act("use:press_small.right")
    assert list(t.house().modifiers) == [0, 0, 1]
    assert t.why("use:press_large.right") == "press_not_empty DP-47"
    assert t.offers("use:") == []


def test_modifiers_stacked_in_edition_1() -> None:
    """DP-47 as edition 1 had it: a press with nothing but modifiers was still empty."""
    t = table(edition="1").tokens(press_small=1, press_large=1)
    assert t.why("use:press_small.centre") == "press_not_empty DP-47"
    t.acts("use:press_small.right", "use:press_large.right")
    assert list(t.house().modifiers) == [0, 0, 3]


def test_a_modifier_bonus_needs_a_completely_empty_press() -> None:
    """DP-47, DP-54, DP-77: with a modifier in the last empty press, a bonus of one cannot be taken."""
    for edition, refusal in (("1", ""), ("2", "cannot_take DP-54")):
        t = table(edition=edition).discs(2).coins(9).tokens(press_small=1)
        t.display("G06", "G01", "G17", "G10", "G43").acts("use:press_small.right", "move:village")
        assert t.why("gift:press_small") == refusal


def test_a_modifier_without_an_empty_press_is_lost() -> None:
    """DP-47, DP-77: nothing to lay it into, nothing gained."""
    t = table().discs(1).display("G06", "G01", "G02", "G03", "G04").press("right", noir=1)
    t.acts("move:goals", "goal:G01")
    told = t.act("trade:G06")
    assert "bonus_lost" in kinds(told)
    assert list(t.house().modifiers) == [0, 0, 0]


def test_a_modifier_counts_for_both_tiles() -> None:
    """DP-47, DP-42: it is part of the press's total."""
    t = pressing().tokens(press_large=1)
    t.acts("use:press_large.right")
    t.act("move:cellar")
    assert t.why("press:right.rr") == "press_without_harvest DP-40", "modifiers alone make nothing"
    t.act("done")
    t.press("right", noir=1, plus=2).turn(0)
    t.acts("end")
    t.state.seat, t.state.stage = 0, 2
    t.acts("move:cellar", "press:right.rr")
    assert t.tiles("right") == ["barrel 3", "barrel 3"]
