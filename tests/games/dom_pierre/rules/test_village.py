"""Village: DP-50 to DP-56."""

from __future__ import annotations

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.games.dom_pierre.rules.common import planted
from vigneron.games.dom_pierre.rules.state import AFTER, NONE


def visiting(row: int = 3) -> Table:
    """Return a table whose village visit will have strength 3 (2 below row 3)."""
    return table().discs(row).coins(9).village("noir 3", "meunier 2").blue("cork", "sugar")


def test_one_benefit_per_strength_each_kind_once() -> None:
    """DP-50: pay, then as many benefits as the strength, in any order, none twice."""
    t = visiting()
    t.act("move:village")
    assert t.house().coins == 6
    t.act("blue:1")
    assert t.why("blue:2") == "benefit_used DP-50"
    t.act("tile:1.right")
    assert t.why("tile:2.right") == "benefit_used DP-50"
    t.act("give:l1")
    assert t.state.stage == AFTER, "strength 3"


def test_fewer_benefits_are_allowed() -> None:
    """DP-50, DP-24: up to the strength."""
    t = visiting()
    t.acts("move:village", "blue:1", "done")
    assert t.state.stage == AFTER


def test_no_more_than_the_strength() -> None:
    """DP-50: strength 1, one benefit; the vintage is no benefit."""
    t = visiting(0).vintage(village="vintage")
    t.acts("move:village", "blue:1")
    assert t.why("tile:1.right") == "no_strength DP-50"
    assert t.may("lift:supply")


def test_one_of_the_top_harvest_tiles() -> None:
    """DP-51: one of the two visible tiles, into a press where it has room."""
    t = visiting().press("centre", noir=1)
    t.act("move:village")
    assert t.why("tile:1.centre") == "variety_there DP-34"
    assert t.why("tile:1.left") == "champagne_there DP-34"
    told = t.act("tile:1.right")
    assert kinds(told) == ["tile_bought", "tile_shown"]
    assert t.harvest("right") == {"noir": 3}
    assert list(t.state.below) == [1, 2], "the next one is revealed"
    assert t.state.tops[0] != NONE


def test_an_empty_stack() -> None:
    """DP-51, DP-52: nothing can be taken from a stack that is empty."""
    t = visiting().village("noir 3", "", below=(2, 0)).blue("cork", "", below=(2, 0))
    t.act("move:village")
    assert t.why("tile:2.right") == "stack_empty DP-51"
    assert t.why("blue:2") == "stack_empty DP-52"


def test_one_of_the_top_blue_accessories() -> None:
    """DP-52, DP-55: one of the two visible ones; the next is revealed; the village is looked after."""
    t = visiting()
    t.acts("move:village", "blue:2")
    assert t.state.pending[-1][3] == 0
    assert t.owns() == {"blue_sugar": 1}
    assert list(t.state.blue_below) == [7, 6]


def test_champagne_for_the_village() -> None:
    """DP-53: one tile 2 VP, two tiles 5 VP."""
    t = visiting().champagne("right", "bottle 9", "barrel 2")
    t.act("move:village")
    t.act("give:l1")
    assert t.vp() == 2
    t = visiting().champagne("right", "bottle 9", "barrel 2")
    t.act("move:village")
    t.act("give:l1.r2")
    assert t.vp() == 5
    assert t.tiles("right") == ["bottle 9"]
    assert t.tiles("left") == []
    assert t.why("give:r1") == "benefit_used DP-50"


def test_tiles_that_are_the_same_are_offered_once() -> None:
    """DP-53: of two equal tiles in a press the first stands for both; two of them may go together."""
    t = visiting().champagne("right", "barrel 4", "barrel 4")
    t.act("move:village")
    assert t.why("give:r2") == "take_the_twin DP-53"
    assert t.why("give:c1") == "no_tile_there DP-53"
    assert t.offers("give:r") == ["give:r1", "give:r1.r2"]
    assert t.may("give:l1.r1")
    assert not t.may("give:l1.r2")
    t.act("give:r1")
    assert t.tiles("right") == ["barrel 4"]


def test_two_different_bonuses() -> None:
    """DP-54: two bonuses of displayed cards that differ; the cards stay."""
    t = visiting().display("G01", "G15", "G33", "G10", "G17")
    t.act("move:village")
    assert t.offers("gift:") == ["gift:grey_box", "gift:coin", "gift:vp", "gift:worker"], (
        "G01 and G15 show the same"
    )
    assert t.why("gift:flag_usa") == "not_shown DP-54"
    t.act("gift:grey_box")
    assert t.why("gift:grey_box") == "same_bonus DP-54"
    t.act("gift:coin")
    assert t.owns() == {"grey_box": 1}
    assert t.house().coins == 7
    assert len(t.state.display) == 5
    assert t.state.pending[-1][1] == 2, "both were one benefit of three"
    assert t.why("gift:vp") == "benefit_used DP-50"


def test_one_bonus_alone() -> None:
    """DP-54: a second bonus may be left."""
    t = visiting().display("G01", "G33", "G10", "G17", "G43")
    t.acts("move:village", "gift:vp", "done")
    assert t.vp() == 2
    assert t.state.pending[-1][1] == 2


def test_a_bonus_that_cannot_be_taken_cannot_be_chosen() -> None:
    """DP-54: no press for a modifier or tile, no flag left, no accessory left."""
    t = visiting().display("G05", "G06", "G07", "G01", "G17").press("right", chardonnay=1, noir=1)
    t.state.flag_supply[0], t.house(2).flags[0] = 0, 6
    t.state.grey_supply[0], t.house(2).accessories[0] = 0, t.state.grey_supply[0]
    t.sound().act("move:village")
    assert t.why("gift:press_small") == "cannot_take DP-54"
    assert t.why("gift:harvest_chardonnay") == "cannot_take DP-54"
    assert t.why("gift:flag_usa") == "cannot_take DP-54"
    assert t.why("gift:grey_box") == "cannot_take DP-54"
    assert t.offers("gift:") == ["gift:worker"]


def test_a_bonus_that_needs_a_place() -> None:
    """DP-54, DP-79: the harvest tile is laid before the second bonus is chosen."""
    t = visiting().display("G07", "G33", "G10", "G17", "G43")
    t.acts("move:village", "gift:harvest_chardonnay")
    assert t.offers() == ["done", "into:right"], "the centre press has a Chardonnay"
    t.act("into:right")
    assert t.harvest("right") == {"chardonnay": 1}
    assert "gift:vp" in t.offers()


def test_the_last_harvest_tile_is_discarded() -> None:
    """DP-55: at once after the benefit, when one is left it goes back and six new ones are laid out."""
    t = visiting().village("noir 3", "meunier 2", below=(0, 0))
    t.act("move:village")
    told = t.act("tile:1.right")
    assert list(kinds(told)) == ["tile_bought", "tile_discarded", "village_dealt"]
    assert list(t.state.below) == [2, 2]
    t.sound()


def test_two_tiles_stay() -> None:
    """DP-55: nothing happens as long as two are left."""
    t = visiting().village("noir 3", "meunier 2", below=(1, 0))
    t.act("move:village")
    assert kinds(t.act("tile:1.right")) == ["tile_bought", "tile_shown"]


def test_tiles_that_have_run_out_are_left_out() -> None:
    """DP-55: the new stacks are made of what the supply has; the left one is higher if they are odd."""
    t = visiting().village("noir 3", "meunier 2", below=(0, 0))
    for value in (2, 3):
        for seat in (1, 2):
            for press in ("left", "centre", "right"):
                if t.state.harvest_supply[value - 1] > 0:
                    t.press(press, seat, chardonnay=value)
    left = t.state.harvest_supply[1:3]
    t.acts("move:village", "tile:1.right")
    total = sum(t.state.below) + 2
    assert total == 4 + sum(count > 0 for count in left)
    assert t.state.below[0] >= t.state.below[1]


def test_used_blue_accessories_come_back() -> None:
    """DP-55: when one blue is left it is shuffled with all used ones into two stacks, the left one higher."""
    t = visiting().holds(seat=1, blue_box=1).blue("cork", "sugar", below=(0, 0))
    assert sum(t.state.blue_used) == 13
    t.act("move:village")
    told = t.act("blue:1")
    assert kinds(told) == ["accessory_gained", "blue_dealt"]
    assert sum(t.state.blue_used) == 0
    assert list(t.state.blue_below) == [6, 6], "the one left and 13 used ones"
    t = visiting().holds(seat=1, blue_box=2).blue("cork", "sugar", below=(0, 0))
    t.acts("move:village", "blue:1")
    assert list(t.state.blue_below) == [6, 5], "13, so the left stack has seven"


def test_the_last_blue_accessory_stays_while_none_is_used() -> None:
    """DP-55: nothing to shuffle; it is looked at again after the next benefit."""
    t = visiting().holds(seat=1, blue_box=4, blue_label=4, blue_cork=3, blue_sugar=3)
    t.blue("cork", "sugar", below=(0, 0))
    assert sum(t.state.blue_used) == 0
    t.act("move:village")
    assert kinds(t.act("blue:1")) == ["accessory_gained"]
    assert t.state.blue_tops == [NONE, 1]
    t.house(1).accessories[4] -= 1
    t.state.blue_used[0] += 1
    assert kinds(t.act("give:l1")) == ["tiles_given", "blue_dealt"]


def test_the_vintage_moves_a_worker_to_another_area() -> None:
    """DP-56: once per turn, from anywhere, to another area: a route, the presses, a free grape."""
    t = visiting().vintage(village="vintage").workers(maison=1, presses=1, vines="d3", north=(1,))
    t.act("move:village")
    assert t.offers("lift:") == ["lift:supply", "lift:maison", "lift:presses", "lift:north.1", "lift:d3"]
    t.act("lift:north.1")
    assert t.why("put:north") == "must_end_elsewhere DP-56"
    assert t.why("put:east") == "must_end_elsewhere DP-56", "all routes are one area"
    assert t.may("put:presses")
    t.act("put:e4")
    assert not t.may("lift:supply"), "once per turn"
    for home in ("supply", "maison", "presses"):
        t = visiting().vintage(village="vintage").workers(maison=1, presses=1)
        t.acts("move:village", f"lift:{home}")
        assert t.may("put:north"), f"{home} is an area of its own"
        assert t.may("put:presses") == (home != "presses")
    t = visiting().vintage(village="vintage").workers(presses=1, vines="d3")
    t.acts("move:village", "lift:d3")
    assert t.why("put:e4") == "must_end_elsewhere DP-56"
    t.act("put:south")
    assert t.on_route("south")[0] == 0


def test_workers_of_the_presses_need_somewhere_to_go() -> None:
    """DP-56: a move that cannot end is not offered."""
    t = visiting().vintage(village="vintage").workers(presses=9)
    t.state.houses[1].on_roads = t.state.spaces
    t.state.houses[2].on_vines = planted(t.state)
    assert "lift:presses" not in t.offers()


def test_no_vintage_no_move() -> None:
    """DP-56: without the token in its space no worker moves."""
    t = visiting()
    t.act("move:village")
    assert t.why("lift:supply") == "no_vintage DP-56"
