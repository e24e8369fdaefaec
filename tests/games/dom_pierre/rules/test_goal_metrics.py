"""What every goal card counts: DP-92, G01 to G45."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.dom_pierre.positions import Table, table
from vigneron.games.dom_pierre.rules.actions import GOAL
from vigneron.games.dom_pierre.rules.goals import goal_vp, measure
from vigneron.games.dom_pierre.rules.state import GONE

NORTHERN = ("Bruxelles", "Antwerpen", "Gent")
EASTERN = ("Wien", "Riga", "Dresden")
SOUTHERN = ("Madrid", "Lisboa", "Roma")
WESTERN = ("Boston", "Paris", "Compiègne")


def cards(t: Table) -> Table:
    """Bottles Wien and Moskva, barrels Riga and Boston, orders Dresden and Gent; two crowns, three flags."""
    return t.won("Wien", "Riga", "Dresden", "Moskva", "Boston", "Gent")


def posts(t: Table) -> Table:
    return t.workers(maison=1, presses=2, vines="d3 e4 c5", north=(1, 3), east=(5,))


def champagne(t: Table) -> Table:
    return t.champagne("left", "bottle 5", "barrel 7").champagne("centre", "bottle 9").champagne("right")


def harvest(t: Table) -> Table:
    t.champagne("left").press("left", chardonnay=3, meunier=3, noir=1, plus=2)
    return t.press("centre", chardonnay=3).press("right", chardonnay=1, noir=2)


CASES: list[tuple[str, Callable[[Table], Table], int]] = [
    ("G01", cards, 1),
    ("G02", cards, 4),
    ("G03", cards, 0),
    ("G04", cards, 1),
    ("G05", cards, 3),
    ("G06", cards, 0),
    ("G06", lambda t: t.won(*NORTHERN[:2], *EASTERN[:2], *SOUTHERN[:2], *WESTERN), 2),
    ("G07", cards, 2),
    ("G08", cards, 2),
    ("G09", cards, 2),
    ("G10", cards, 2),
    ("G10", lambda t: t.won("Wien", "Riga", "Moskva"), 0),
    ("G11", cards, 6),
    ("G12", cards, 6),
    ("G13", cards, 3),
    ("G14", cards, 3),
    ("G13", lambda t: t.tokens(crown=2), 3),
    ("G15", cards, 1),
    ("G16", cards, 2),
    ("G17", cards, 3),
    ("G18", cards, 1),
    ("G15", lambda t: t.flags(usa=2), 2),
    ("G16", lambda t: t.flags(rus=3), 3),
    ("G17", lambda t: t.flags(usa=2, rus=3), 5),
    ("G18", lambda t: t.flags(usa=2, rus=3), 2),
    ("G19", posts, 2),
    ("G20", posts, 3),
    ("G21", posts, 2),
    ("G22", posts, 1),
    ("G22", lambda t: t.workers(north=(1, 2, 3, 4), west=(6,), south=(5,)), 2),
    ("G23", posts, 3),
    ("G24", posts, 2),
    ("G25", posts, 1),
    ("G26", posts, 2),
    ("G26", lambda t: t.workers(presses=4, north=(1, 2, 3)), 0),
    ("G27", posts, 0),
    ("G27", lambda t: t.workers(presses=4), 5),
    ("G28", champagne, 3),
    ("G29", champagne, 2),
    ("G30", champagne, 1),
    ("G31", champagne, 9),
    ("G32", champagne, 7),
    ("G33", champagne, 21),
    ("G34", champagne, 2),
    ("G32", lambda t: t.champagne("left", "bottle 5"), 0),
    ("G35", harvest, 6),
    ("G36", harvest, 1),
    ("G37", harvest, 3),
    ("G38", harvest, 7),
    ("G39", harvest, 3),
    ("G40", lambda t: t.coins(8), 8),
    ("G42", lambda t: t.holds(grey_box=2, blue_box=1, blue_sugar=1), 4),
    ("G43", lambda t: t.holds(grey_box=2, blue_box=1, blue_sugar=1), 2),
    ("G44", lambda t: t.discs(4, sales=2, goals=GONE), 2),
    ("G45", lambda t: t.discs(4, sales=GONE, goals=GONE), 2),
]


@pytest.mark.parametrize(
    ("goal", "arrange", "count"), CASES, ids=[f"{c[0]}-{i}" for i, c in enumerate(CASES)]
)
def test_what_a_goal_counts(goal: str, arrange: Callable[[Table], Table], count: int) -> None:
    """DP-92: own pieces only, at the moment of scoring."""
    t = arrange(table(4)).sound()
    assert measure(t.box, t.state, 0, t.box.goal_metric[GOAL.index(goal)]) == count


def test_steps_of_prestige() -> None:
    """DP-92: G41 counts the step's index from 0."""
    t = table()
    t.house().step = 3
    assert measure(t.box, t.state, 0, t.box.goal_metric[GOAL.index("G41")]) == 3


def test_every_goal_is_counted_here() -> None:
    """DP-92: no metric without a case."""
    assert {case[0] for case in CASES} | {"G41"} == set(GOAL)


def test_pieces_of_others_do_not_count() -> None:
    """DP-92: everything belongs to seat 1, nothing to seat 0 but what it began with."""
    t = harvest(posts(cards(table(4))))
    for goal in range(45):
        before = [measure(t.box, t.state, 1, metric) for metric in (t.box.goal_metric[goal],)]
        assert before == [measure(table(4).box, table(4).state, 1, t.box.goal_metric[goal])]


def test_a_made_up_tile_has_its_value() -> None:
    """DP-92, DP-34: a 2 with a modifier that stands for a 3 is a 3 for G38 and G39."""
    t = table().press("right", noir=2, plus=2)
    t.house().harvest[8] = 3
    assert measure(t.box, t.state, 0, t.box.goal_metric[GOAL.index("G39")]) == 1
    assert measure(t.box, t.state, 0, t.box.goal_metric[GOAL.index("G38")]) == 3


def test_a_popped_cork_is_no_crown() -> None:
    """DP-92, DP-94: the initial card counts face up only."""
    t = table().tokens(crown=1)
    assert measure(t.box, t.state, 0, t.box.goal_metric[GOAL.index("G13")]) == 2
    t.act("cork:sales")
    assert measure(t.box, t.state, 0, t.box.goal_metric[GOAL.index("G13")]) == 1


@pytest.mark.parametrize(("coins", "vp"), [(5, 0), (6, 3), (7, 3), (8, 5), (9, 5), (10, 8), (30, 8)])
def test_the_best_tier(coins: int, vp: int) -> None:
    """DP-92: exactly one tier, the best that is met."""
    t = table().goal("G40").coins(coins)
    assert goal_vp(t.box, t.state, 0, GOAL.index("G40")) == vp


def test_at_most() -> None:
    """DP-92: G27 wants nobody in the own supply."""
    t = table().goal("G27").workers(presses=8)
    assert t.why("score:G27") == "goal_not_met DP-92"
    t.workers(presses=9)
    t.act("score:G27")
    assert t.vp() == 6


def test_the_quick_game_meets_the_first_tier_of_g44_at_once() -> None:
    """DP-92, DP-110: the lowest disc is on row 1 from the start; that is allowed."""
    t = table(3, "quick").goal("G44")
    assert t.may("score:G44")
    assert table(3).goal("G44").why("score:G44") == "goal_not_met DP-92"
