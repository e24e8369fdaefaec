"""The insight: values in points, and acts that a sensible player would choose."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, fresh, put, table
from vigneron.core.chance import Xorshift
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.ai.evaluation import ValueTables, cheapest_set, costs_of, turns_left, worth
from vigneron.games.dom_pierre.ai.insight import INSIGHT_2 as INSIGHT


def liked(t: Table, seat: int = 0) -> str:
    """Return the act that is preferred."""
    legal = t.rules.legal(t.state, seat)
    values = INSIGHT.prefer(t.rules, t.state, seat, legal)
    assert len(values) == len(legal)
    return GAME.actions.text[legal[values.index(max(values))]]


def test_values_are_points() -> None:
    """DP-101: at the end the worth is the score; before it what is likely to come is added."""
    t = table(3)
    put(t.house(1), "earned", 0, 30)
    values = INSIGHT.value(t.rules, t.state)
    assert len(values) == 3
    assert values[1] > values[0] > 1
    t.state.stage, t.state.last_round = 5, t.state.round
    for house in t.state.houses:
        house.coins = 0
    ended = INSIGHT.value(t.rules, t.state)
    assert [round(value) for value in ended] == [1, 31, 1]


def test_it_changes_nothing() -> None:
    """DP-20: valuing acts leaves the position as it was."""
    for t in (fresh(2), table(3), table(4, "quick").coins(7).tokens(press_small=1)):
        before = t.rules.dump(t.state)
        liked(t)
        assert t.rules.dump(t.state) == before


@pytest.mark.parametrize("value", [5, 10])
def test_it_adds_what_reaches_the_next_shield(value: int) -> None:
    """DP-71, DP-72: an accessory that lifts the sale over a limit is used, one too many is not."""
    t = table().discs(3).champagne("right", f"bottle {value}").holds(grey_box=1, blue_box=1)
    t.market(north="Bruxelles").ratio("north", 1, 4, 9)
    t.acts("move:sales", "sell:north.r1")
    assert liked(t) == "add:grey_box"
    t.act("add:grey_box")
    assert liked(t) == "done"


def test_it_takes_what_a_sale_brings() -> None:
    """DP-70: nine VP now are better than a tile in the press."""
    t = table().discs(3).champagne("right", "bottle 12").market(north="Bruxelles").ratio("north", 1, 4, 9)
    t.act("move:sales")
    assert liked(t).startswith("sell:")


def test_it_plants_where_most_stands_around() -> None:
    """DP-32: a square with three of a kind around."""
    t = table().vines(d2="noir", d4="noir", b4="")
    t.act("move:vineyard", grape=[1])
    assert liked(t) == "plant:meunier.c3"
    t.act("plant:meunier.c3")
    assert liked(t).startswith("crop:noir")


def test_a_met_goal_is_scored_before_the_end() -> None:
    """DP-92: in the last turn nothing is left for later."""
    t = table().goal("G40").coins(4 + 6).discs(3)
    t.state.last_round = t.state.round
    t.acts("layoff:sales", "done")
    assert liked(t) == "score:G40"


def test_less_to_come_is_worth_less() -> None:
    """DP-100: harvest in the presses fades as turns run out."""
    t = table(3).press("right", noir=3, meunier=3, chardonnay=3)
    tables = ValueTables(t.box)
    found = []
    for last in (15, 4, 3, 2, 1):
        t.state.last_round = last
        found.append(worth(t.box, tables, t.state, 0))
    assert found == sorted(found, reverse=True)
    assert found[0] > found[-1] + 8
    assert turns_left(t.box, t.state, 0) == 1


def test_sets_of_extras() -> None:
    """DP-71: the least worth that adds enough."""
    extras = [(1, 0.7, 0), (2, 1.3, 4), (1, 1.0, 8), (2, 1.9, 9)]
    assert cheapest_set(extras, 1) == (0.7, [0])
    assert cheapest_set(extras, 3) == (2.0, [0, 4])
    assert cheapest_set(extras, 7) == (-1.0, [])
    costs = costs_of(extras)
    assert len(costs) == 7
    assert costs == sorted(costs)
    assert costs[3] == pytest.approx(2.0)


def test_greedy_beats_random() -> None:
    """DP-101: four games of two seats, each won by far."""
    for seed in range(4):
        setup = GAME.setup(2, {"variant": "quick" if seed % 2 else "standard"})
        rules, chance, other = GAME.rules(setup), Xorshift(seed), Xorshift(seed + 99)
        state = rules.new(setup, chance)
        while to_act := rules.to_act(state):
            seat = to_act[0]
            legal = rules.legal(state, seat)
            if seat == seed // 2 % 2:
                values = INSIGHT.prefer(rules, state, seat, legal)
                act = legal[values.index(max(values))]
            else:
                act = legal[other.below(len(legal))]
            rules.step(state, seat, act, chance, None)
        scores = rules.result(state).scores
        assert scores[seed // 2 % 2] > max(60, scores[1 - seed // 2 % 2] + 20)
