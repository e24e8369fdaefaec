"""Goals and bonuses: DP-77 to DP-79."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.games.dom_pierre.rules.actions import GOAL
from vigneron.games.dom_pierre.rules.box import BONUSES
from vigneron.games.dom_pierre.rules.common import cards_of
from vigneron.games.dom_pierre.rules.gains import can_take
from vigneron.games.dom_pierre.rules.state import AFTER
from vigneron.native import bits


def _deck(t: Table) -> list[int]:
    """Return the goal cards of the deck."""
    out: list[int] = []
    bits.add(out, 0, t.state.goal_pool)
    return out


def choosing(row: int = 3) -> Table:
    """Return a table whose Goals will have the strength of the next row."""
    return table().discs(row).display("G01", "G33", "G10", "G17", "G07")


def test_exactly_the_strength() -> None:
    """DP-77: keep one, discard the others for their bonus; then back to five."""
    t = choosing(3)
    t.act("move:goals")
    assert t.why("trade:G01") == "keep_first DP-77"
    assert t.why("goal:G02") == "goal_not_shown DP-77"
    t.act("goal:G17")
    assert [GOAL[g] for g in t.house().goals] == ["G17"]
    assert t.why("goal:G01") == "one_kept DP-77"
    t.act("trade:G33")
    assert (t.vp(), t.state.stage) != (0, AFTER)
    t.act("trade:G01")
    assert t.owns() == {"grey_box": 1}
    assert [GOAL[g] for g in t.state.discards] == ["G33", "G01"]
    assert len(t.state.display) == 5
    assert t.state.stage == AFTER


@pytest.mark.parametrize(("row", "cards"), [(0, 1), (1, 2), (2, 2), (3, 3), (5, 3)])
def test_the_number_of_cards(row: int, cards: int) -> None:
    """DP-77: as many as the strength, no fewer."""
    t = choosing(row)
    t.act("move:goals")
    assert t.state.pending[-1][1] == cards
    assert not t.may("done")


def test_all_cards_if_fewer_lie_there() -> None:
    """DP-77: a display of two with strength 3."""
    t = choosing(3)
    t.house(2).scored += bytes(_deck(t)) + t.state.display[2:]
    t.state.goal_pool, t.state.display = 0, t.state.display[:2]
    t.sound()
    t.acts("move:goals", "goal:G01")
    t.act("trade:G33")
    assert t.state.stage == AFTER
    assert [GOAL[g] for g in t.state.display] == ["G33"], "the deck was made from the discards"


def test_no_card_at_all() -> None:
    """DP-77, DP-24: an empty display takes nothing."""
    t = choosing(3)
    t.house(2).scored += bytes(_deck(t)) + t.state.display
    t.state.goal_pool, t.state.display = 0, bytearray()
    t.act("move:goals")
    assert t.state.stage == AFTER


def test_an_empty_deck_is_the_shuffled_discards() -> None:
    """DP-77: drawn when needed."""
    t = choosing(3)
    t.state.discards, t.state.goal_pool = bytearray(_deck(t)), 0
    t.acts("move:goals", "goal:G17", "trade:G33", "trade:G01")
    assert len(t.state.display) == 5
    assert list(t.state.discards) == []


def test_bonuses_in_any_order() -> None:
    """DP-77: the modifier first or the tile first makes a difference."""
    t = choosing(3).display("G06", "G07", "G01", "G02", "G03")
    t.acts("move:goals", "goal:G01", "trade:G06", "into:right", "trade:G07", "into:right")
    assert (t.house().modifiers[2], t.harvest("right")) == (1, {"chardonnay": 1})
    t = choosing(3).display("G06", "G07", "G01", "G02", "G03")
    t.acts("move:goals", "goal:G01", "trade:G07", "into:right")
    told = t.act("trade:G06")
    assert "bonus_lost" in kinds(told), "no press is empty any more"


def test_a_bonus_that_cannot_be_taken_is_lost() -> None:
    """DP-77: no flag left; the card may be taken all the same."""
    t = choosing(1).display("G05", "G01", "G02", "G03", "G04")
    t.state.flag_supply[0], t.house(2).flags[0] = 0, 6
    t.acts("move:goals", "goal:G01")
    told = t.act("trade:G05")
    assert "bonus_lost" in kinds(told)
    assert list(t.house().flags) == [0, 0]


def test_what_can_be_taken() -> None:
    """DP-54, DP-77: coins and VP always, harvest where its variety fits, modifiers in empty presses."""

    def takeable(t: Table) -> set[str]:
        wanted = {"coin", "vp", "harvest_noir", "harvest_meunier", "press_small"}
        return {name for name in wanted if can_take(t.box, t.state, t.house(), BONUSES.index(name))}

    t = table()
    for press in ("left", "centre", "right"):
        t.champagne(press, "bottle 3")
    assert takeable(t) == {"coin", "vp"}
    assert takeable(t.press("right", noir=1)) == {"coin", "vp", "harvest_meunier"}
    assert takeable(t.press("right")) == {"coin", "vp", "harvest_noir", "harvest_meunier", "press_small"}


def test_the_vintage_draws_first() -> None:
    """DP-78: as many extra cards as the strength, no refill after."""
    t = choosing(3).vintage(goals="vintage")
    t.act("move:goals")
    t.act("more")
    assert len(t.state.display) == 8
    assert t.state.vintage_used == 1, "the table shows the token as used"
    assert t.why("more") == "no_vintage DP-78"
    new = GOAL[t.state.display[-1]]
    t.act(f"goal:{new}")
    t.acts("trade:G33", "trade:G01")
    assert len(t.state.display) == 5
    assert t.state.stage == AFTER


def test_the_vintage_may_be_left() -> None:
    """DP-78: it is for the start of the action; after the first card it is too late."""
    t = choosing(1).vintage(goals="vintage")
    t.acts("move:goals", "goal:G17")
    assert t.why("more") == "no_vintage DP-78"
    t.act("trade:G01")
    assert len(t.state.display) == 5


def test_the_vintage_finds_cards_for_an_empty_display() -> None:
    """DP-78, DP-77: the cards drawn first count as lying there."""
    t = choosing(3).vintage(goals="vintage")
    t.state.goal_pool |= cards_of(t.state.display)
    t.state.display = bytearray()
    t.act("move:goals")
    assert t.offers() == ["more"]
    t.act("more")
    assert t.state.pending[-1][1] == 3


def take(goal: str, t: Table | None = None) -> Table:
    """Return a table whose seat 0 has just discarded a goal for its bonus."""
    found = (t or table()).discs(1)
    others = [g for g in ("G01", "G02", "G03", "G04", "G05") if g != goal][:4]
    found.display(goal, *others)
    found.acts("move:goals", f"goal:{others[0]}", f"trade:{goal}")
    return found


@pytest.mark.parametrize(
    ("goal", "owned"),
    [("G01", "grey_box"), ("G02", "grey_sugar"), ("G03", "grey_cork"), ("G04", "grey_label")],
)
def test_a_grey_accessory_of_the_type(goal: str, owned: str) -> None:
    """DP-79: from the supply."""
    t = take(goal)
    assert t.owns() == {owned: 1}
    assert sum(t.state.grey_supply) == 11


def test_other_bonuses_at_once() -> None:
    """DP-79: a flag token of six each, 1 Fr, 2 VP; these cannot be declined."""
    t = take("G05")
    assert (list(t.house().flags), list(t.state.flag_supply)) == ([1, 0], [5, 6])
    assert list(take("G12").house().flags) == [0, 1]
    assert take("G10").house().coins == 5
    assert take("G33").vp() == 2


def test_harvest_tile_and_modifier_may_be_declined() -> None:
    """DP-79: they ask for a press."""
    t = take("G07")
    assert t.offers() == ["done", "into:right"]
    assert t.why("into:left") == "champagne_there DP-34"
    t.act("done")
    assert t.harvest("right") == {}
    t = take("G29")
    assert t.why("into:centre") == "press_not_empty DP-47"
    t.act("into:right")
    assert list(t.house().modifiers) == [0, 0, 2]


def test_moving_a_worker() -> None:
    """DP-79: from anywhere to a route, the presses or a free grape, not to the maison; or nobody."""
    t = table().workers(maison=1, presses=1, vines="d3", north=(1, 2))
    t = take("G17", t)
    assert t.offers() == [
        "done",
        "lift:supply",
        "lift:maison",
        "lift:presses",
        "lift:north.1",
        "lift:north.2",
        "lift:d3",
    ]
    assert t.why("lift:e4") == "no_worker_there DP-79"
    t.act("lift:supply")
    assert t.offers()[:5] == ["put:presses", "put:north", "put:east", "put:south", "put:west"]
    t.act("put:e4")
    assert t.state.stage == AFTER
    t = take("G17")
    t.act("done")
    assert (t.house().supply, t.state.stage) == (8, AFTER)


def test_he_must_end_elsewhere() -> None:
    """DP-79: the worker's old space counts as vacant; within one area is allowed, but not the same place."""
    t = take("G17", table().workers(north=(2,), presses=1, vines="d3"))
    t.act("lift:north.2")
    assert t.may("put:north"), "the gap before him"
    t.act("put:north")
    assert t.on_route("north")[:2] == [0, None]
    t = take("G17", table().workers(north=(1,)))
    t.act("lift:north.1")
    assert t.why("put:north") == "must_end_elsewhere DP-79"
    assert t.may("put:east")
    t = take("G17", table().workers(vines="d3", presses=1))
    t.act("lift:d3")
    assert t.why("put:d3") == "must_end_elsewhere DP-79"
    assert t.may("put:e4")
    t = take("G17", table().workers(presses=1))
    t.act("lift:presses")
    assert t.why("put:presses") == "must_end_elsewhere DP-79"
    assert t.why("put:north.skip") == "no_vintage DP-62", "that is for Logistics"


def test_his_old_space_counts_as_vacant() -> None:
    """DP-79: on a route with no other vacant space there is nowhere to go."""
    t = table().workers(north=(6,)).workers(seat=1, north=(1, 2, 3, 4, 5))
    t = take("G17", t)
    t.act("lift:north.6")
    assert t.why("put:north") == "must_end_elsewhere DP-79"
