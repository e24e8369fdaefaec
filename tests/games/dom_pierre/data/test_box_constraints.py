"""What the rulebooks state or imply about the box: every edition's values keep it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dom_pierre.positions import table
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import BARREL, BOTTLE, ORDER, ROUTES

EDITIONS = [edition.name for edition in GAME.editions]
KINDS = ("bottle", "barrel", "order")


@pytest.fixture(params=EDITIONS)
def data(request: pytest.FixtureRequest) -> Any:
    return GAME.in_edition(request.param).data()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("route", "row", "kinds"),
    [
        ("north", (0, 0, 15, 6, 0, 0), (0, 0, 10)),
        ("east", (9, 4, 2, 4, 0, 6), (6, 3, 1)),
        ("south", (8, 4, 3, 6, 0, 0), (5, 3, 2)),
        ("west", (4, 9, 2, 4, 6, 0), (3, 6, 1)),
    ],
)
def test_the_distribution_of_market_cards(
    edition: str, route: str, row: tuple[int, ...], kinds: tuple[int, ...]
) -> None:
    """DP-4: bottle, barrel, order, crowns, flags as the book's table has them; ten cards for two."""
    box, small = table(4, edition=edition).box, table(2, edition=edition).box
    cards, few = box.deck[ROUTES.index(route)], small.deck[ROUTES.index(route)]
    found = [sum(box.card_kind[c] == kind for c in cards) for kind in (BOTTLE, BARREL, ORDER)]
    flags = [sum(box.card_flag[c] == flag for c in cards) for flag in (0, 1)]
    assert (*found, sum(box.card_crown[c] for c in cards), *flags) == row
    assert tuple(sum(box.card_kind[c] == kind for c in few) for kind in (BOTTLE, BARREL, ORDER)) == kinds


def test_the_card_of_example_10(data: Any) -> None:
    """DP-71: Bruxelles takes both kinds, adds 1 for the left press, and takes box and sugar."""
    card = next(card for card in data["markets"]["card"] if card["city"] == "Bruxelles")
    assert card["kind"] == "order"
    assert {"box", "sugar"} <= set(card["accessories"])
    assert "left" in card["plus_one"]
    assert "left" not in card["refuses"]


def test_a_card_crosses_out_one_press_at_most(data: Any) -> None:
    """DP-70: the book says "one of the presses"; a press is not both crossed out and worth 1 more."""
    for card in data["markets"]["card"]:
        assert len(card["refuses"]) <= 1
        assert not set(card["refuses"]) & set(card["plus_one"])


def test_routes(data: Any) -> None:
    """DP-61, DP-71: the first northern section adds 1; Example 9 needs six western spaces; bonuses rise."""
    routes = {row["key"]: row for row in data["routes"]["route"]}
    assert routes["north"]["bonus"][0] == 1
    assert sum(routes["west"]["sections"]) == 6
    assert sum(len(row["neutral"]) for row in routes.values()) <= 9
    for row in routes.values():
        assert row["bonus"] == sorted(row["bonus"])


def test_rows_cost_their_number(data: Any) -> None:
    """DP-23: the review that names the cost, Examples 1 and 8."""
    rows = data["winery"]["row"]
    assert [row["cost"] for row in rows[:-1]] == list(range(len(rows) - 1))
    assert [row["strength"] for row in rows[1:3]] == [1, 2]
    assert [row["strength"] for row in rows[4:]] == [3, 3, 3]


def test_a_ratio_tile_pays_4_in_the_middle(data: Any) -> None:
    """DP-72: Example 10; a larger value never pays less."""
    sides = [side for tile in data["ratio"]["tile"] for side in tile["sides"]]
    assert len(sides) == 10
    assert any(side[1] == 4 for side in sides)
    for side in sides:
        assert side == sorted(side)


def test_the_vineyard_of_example_5(data: Any) -> None:
    """DP-32: one free square touches both the first Pinot Noir and the first Pinot Meunier with a side."""
    vineyard = data["vineyard"]
    first = {row["variety"]: tuple(row["square"]) for row in vineyard["initial"]}
    taken = set(first.values())

    def beside(square: tuple[int, int]) -> set[tuple[int, int]]:
        x, y = square
        return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} - taken

    assert beside(first["noir"]) & beside(first["meunier"]) == {(4, 4)}
    marked = [tuple(square) for key in ("few", "many") for square in vineyard["bonus_spaces"][key]["squares"]]
    assert len(set(marked)) == 10
    assert not set(marked) & (taken | {(4, 4)})


def test_goals_reward_more_for_more(data: Any) -> None:
    """DP-92: 45 goals; a further tier needs more and pays more; ten are left out with two players."""
    goals = data["goals"]["goal"]
    assert len(goals) == 45
    assert sum(not goal["two_players"] for goal in goals) == 10
    for goal in goals:
        tiers = goal["tiers"]
        assert tiers == sorted(tiers)
        assert [vp for _, vp in tiers] == sorted({vp for _, vp in tiers})
        assert tiers[0][1] > 0
    bonuses = {goal["bonus"] for goal in goals}
    for stated in ("grey_box", "grey_sugar", "grey_cork", "grey_label", "press_small", "press_large"):
        assert stated in bonuses
    values = {row["key"]: row["value"] for row in data["goals"]["bonus"]}
    assert (values["press_small"], values["press_large"], values["harvest_noir"]) == (1, 2, 1)


def test_editions_before_keep_their_box() -> None:
    """The digest of edition 2 is the one that its journals hold; edition 1 has the same values."""
    one, two, three = (GAME.in_edition(name) for name in ("1", "2", "3"))
    assert two.digest(two.data()) == one.digest(one.data()) == "396972a175480290"
    assert three.digest(three.data()) != two.digest(two.data())
