"""Sales: DP-70 to DP-76."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.core.contract import Event
from vigneron.games.dom_pierre.rules.box import PERMANENT
from vigneron.games.dom_pierre.rules.state import AFTER, NONE


def selling(row: int = 3) -> Table:
    """Return a table whose Sales will have the strength of the next row; seat 0 has nothing to sell."""
    t = table().discs(row).champagne("left").champagne("centre").champagne("right")
    return t.market(north="Bruxelles", east="Wien", south="Lisboa", west="Boston")


def sale(events: list[Event]) -> dict[str, int | str]:
    """Return the data of the sale that happened."""
    return next(event.data for event in events if event.kind == "sold")


def test_markets_take_what_they_show() -> None:
    """DP-70: bottle cards bottles, barrel cards barrels, orders both; nothing from a press marked X."""
    t = selling().champagne("left", "bottle 5", "barrel 4").champagne("right", "bottle 6", "barrel 6")
    t.act("move:sales")
    assert t.offers("sell:north") == ["sell:north.l1", "sell:north.l2", "sell:north.r1", "sell:north.r2"]
    assert t.offers("sell:east") == ["sell:east.r1"], "Wien: bottles, none from the left press"
    assert t.offers("sell:south") == ["sell:south.l2"], "Lisboa: barrels, none from the right press"
    assert t.why("sell:east.l1") == "press_refused DP-70"
    assert t.why("sell:east.r2") == "kind_refused DP-70"
    assert t.why("sell:south.l1") == "kind_refused DP-70"
    assert t.why("sell:north.c1") == "no_tile_there DP-70"


def test_up_to_the_strength() -> None:
    """DP-70: as many sales as the strength, several to the same route if one likes."""
    t = selling(1).champagne("left", "barrel 5", "barrel 4").champagne("right", "bottle 6")
    t.acts("move:sales", "sell:north.l1")
    t.market(north="London")
    t.act("sell:north.r1")
    assert t.state.stage == AFTER
    assert len(t.house().cards) == 2
    t = selling(0).vintage(sales="vintage").champagne("left", "barrel 5", "barrel 4")
    t.acts("move:sales", "sell:north.l1", "done")
    t.market(north="Bruxelles")
    assert t.why("sell:north.l1") == "no_strength DP-70", "only the vintage is left"


def test_equal_tiles_are_offered_once() -> None:
    """DP-70: of two equal tiles in a press the first stands for both."""
    t = selling().champagne("left", "barrel 5", "barrel 5")
    t.act("move:sales")
    assert t.why("sell:north.l2") == "take_the_twin DP-70"


def test_the_value_part_by_part() -> None:
    """DP-71: tile + the card's bonus for the press + the section of the furthest worker."""
    t = selling().champagne("left", "barrel 5").workers(north=(1, 4))
    told = t.acts("move:sales", "sell:north.l1")
    found = sale(told)
    assert (found["tile"], found["market"], found["road"], found["added"], found["value"]) == (5, 1, 2, 0, 8)


@pytest.mark.parametrize(("space", "bonus"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_route_bonus_by_section(space: int, bonus: int) -> None:
    """DP-71: sections of two spaces give 1, 2, 3."""
    t = selling().champagne("right", "bottle 5").workers(seat=0, east=(space,))
    assert sale(t.acts("move:sales", "sell:east.r1"))["road"] == bonus


def test_only_own_workers_count() -> None:
    """DP-71: somebody else's worker further out gives nothing."""
    t = selling().champagne("right", "bottle 5").workers(seat=1, east=(5,)).workers(east=(1,))
    assert sale(t.acts("move:sales", "sell:east.r1"))["road"] == 1


def test_accessories_that_the_card_shows() -> None:
    """DP-71: per type one grey (1) and one blue (2), as one likes; to the supply and the used pile."""
    t = selling().champagne("left", "barrel 3").holds(grey_box=2, blue_box=1, grey_cork=1, blue_sugar=1)
    t.acts("move:sales", "sell:north.l1")
    assert t.offers() == ["done", "add:grey_box", "add:blue_box", "add:blue_sugar"]
    assert t.why("add:grey_cork") == "accessory_refused DP-71"
    assert t.why("add:grey_sugar") == "no_accessory DP-71"
    t.act("add:grey_box")
    assert t.why("add:grey_box") == "one_of_each DP-71"
    t.act("add:blue_box")
    grey = t.state.grey_supply[0]
    told = t.act("done")
    assert sale(told)["value"] == 3 + 1 + 1 + 2
    assert t.owns() == {"grey_box": 1, "grey_cork": 1, "blue_sugar": 1}
    assert t.state.grey_supply[0] == grey + 1
    assert list(t.state.blue_used) == [1, 0, 0, 0]


def test_any_number_of_sale_tokens() -> None:
    """DP-71: prestige tokens +1 and +2, as many as one has; they are spent."""
    t = selling().champagne("left", "barrel 3").tokens(sale_small=2, sale_large=1)
    t.acts("move:sales", "sell:north.l1", "spend:small", "spend:small")
    assert t.why("spend:small") == "no_token DP-71"
    t.act("spend:large")
    assert t.kept() == {}
    assert t.house().earned[0] == t.box.shields[t.state.ratio[0]][1], "3 + 1 + 1 + 1 + 2 = 8"
    t = selling().champagne("left", "barrel 3").tokens(sale_small=1)
    told = t.acts("move:sales", "sell:north.l1", "done")
    assert sale(told)["value"] == 4
    assert t.kept() == {"sale_small": 1}, "not spent"


@pytest.mark.parametrize(("value", "vp"), [(1, 1), (5, 1), (6, 4), (10, 4), (11, 9), (12, 9)])
def test_the_ratio_tile(value: int, vp: int) -> None:
    """DP-72: 1 to 5 top, 6 to 10 middle, 11 or more bottom shield."""
    t = selling().champagne("right", f"bottle {value}").ratio("north", 1, 4, 9)
    t.acts("move:sales", "sell:north.r1")
    assert t.vp() == vp


@pytest.mark.parametrize(("value", "steps"), [(10, 0), (11, 1)])
def test_sixteen_brings_prestige_before_the_rest(value: int, steps: int) -> None:
    """DP-72, DP-97: 16 or more, at once, before card, tile and workers."""
    t = selling().champagne("right", f"bottle {value}").workers(north=(5,)).holds(blue_box=1)
    t.ratio("north", 1, 4, 9)
    t.acts("move:sales", "sell:north.r1", "add:blue_box")
    assert t.house().step == steps, "tile 10 or 11, route 3, box 2"
    if steps:
        assert t.vp() == 9
        assert list(t.house().cards) == []
        assert t.tiles("right") == ["bottle 11"], "the tile is still there"
        t.act(t.offers("take:")[0])
        while t.state.pending and t.may("done"):
            t.act("done")
    assert len(t.house().cards) == 1
    assert t.tiles("right") == []


def test_a_sale_token_gained_counts_from_the_next_sale() -> None:
    """DP-72: the value of this sale is settled."""
    t = selling().champagne("right", "bottle 12", "bottle 12").workers(north=(5,)).holds(blue_box=1)
    t.glass("sale_large", down=0)
    t.acts("move:sales", "sell:north.r1", "add:blue_box")
    t.act("take:sale_large")
    assert t.kept() == {"sale_large": 1}
    t.market(north="London")
    t.act("sell:north.r1")
    assert "spend:large" in t.offers()


def test_the_card_is_taken_and_the_next_is_visible() -> None:
    """DP-73: crowns, flags, kind and route count; the tile goes back."""
    t = selling().champagne("right", "bottle 5")
    pool = t.state.pool[1]
    told = t.acts("move:sales", "sell:east.r1")
    assert kinds(told)[-3:] == ["sold", "card_won", "market_opened"]
    assert t.box.card_city[t.house().cards[0]] == "Wien"
    assert pool >> t.state.top_cards[1] & 1
    assert t.tiles("right") == []


@pytest.mark.parametrize(
    ("spaces", "left", "coins"),
    [
        ((1,), (), 1),
        ((1, 2), (1,), 1),
        ((1, 2, 3), (1,), 2),
        ((1, 2, 3, 4), (1, 2), 1),
        ((1, 3, 5), (1,), 2),
        ((1, 2, 3, 4, 5), (1, 2), 2),
        ((2, 4, 6), (2,), 2),
        ((1, 2, 3, 4, 5, 6), (1, 2, 3), 2),
    ],
)
def test_half_of_the_workers_come_home(spaces: tuple[int, ...], left: tuple[int, ...], coins: int) -> None:
    """DP-74: by number, rounded up, furthest first; gaps stay; 1 Fr per section that lost one."""
    t = selling().champagne("right", "bottle 5").workers(east=spaces).coins(0)
    t.acts("move:sales", "sell:east.r1")
    assert tuple(i + 1 for i, owner in enumerate(t.on_route("east")) if owner == 0) == left
    assert t.house().coins == coins
    assert t.house().maison == len(spaces) - len(left)


def test_selling_without_workers() -> None:
    """DP-74: no workers are needed, and there is no coin."""
    t = selling().champagne("right", "bottle 5").coins(0).workers(north=(1,))
    t.acts("move:sales", "sell:east.r1")
    assert t.house().coins == 0
    assert t.on_route("north")[0] == 0, "other routes are not touched"


def test_reims_buys_on() -> None:
    """DP-75: both kinds, no press bonus, no accessory, no card; route, ratio and workers as usual."""
    t = selling().deck("north").champagne("left", "barrel 5").holds(grey_box=1).workers(north=(3,)).coins(0)
    t.ratio("north", 1, 4, 9)
    told = t.acts("move:sales", "sell:north.l1")
    found = sale(told)
    assert (found["city"], found["market"], found["road"], found["value"]) == ("Reims", 0, 2, 7)
    assert (t.vp(), list(t.house().cards), t.house().coins) == (4, [], 1)
    assert t.state.top_cards[0] == NONE
    assert t.box.card_accepts[PERMANENT] == ()


def test_reims_gives_prestige_too() -> None:
    """DP-75, DP-72: prestige and tokens as usual."""
    t = selling().deck("north").champagne("right", "bottle 12").workers(north=(5,)).tokens(sale_small=1)
    t.acts("move:sales", "sell:north.r1", "spend:small")
    assert t.house().step == 1


def test_another_empty_deck_has_no_market() -> None:
    """DP-75: only Reims buys without a card."""
    t = selling().deck("south").champagne("left", "barrel 5")
    t.act("move:sales")
    assert t.why("sell:south.l1") == "no_market DP-75"


def test_the_last_card_of_a_deck() -> None:
    """DP-75, DP-73: after it the route has no market."""
    t = selling().deck("south", "Lisboa").champagne("left", "barrel 5")
    told = t.acts("move:sales", "sell:south.l1")
    assert t.state.top_cards[2] == NONE
    assert "market_opened" not in kinds(told)


def test_the_vintage_puts_a_card_under_its_deck() -> None:
    """DP-76: once, at any moment; the card comes back when all unseen ones are gone, and everybody knows."""
    t = (
        selling()
        .vintage(sales="vintage")
        .deck("east", "Wien", "Berlin", "Praha")
        .champagne("right", "bottle 5")
    )
    t.act("move:sales")
    told = t.act("under:east")
    assert kinds(told) == ["market_buried", "market_opened"]
    assert [t.box.card_city[card] for card in t.state.bottom[1]] == ["Wien"]
    assert t.why("under:north") == "no_vintage DP-76"
    t.state.stage, t.state.pending, t.state.seat = 2, [], 0
    t.vintage(sales="empty").champagne("right", "bottle 5", "barrel 5").champagne(
        "left", "barrel 5", "bottle 5"
    )
    for _ in range(2):
        t.state.stage = 2
        t.act("move:sales")
        t.act(t.offers("sell:east")[0])
        t.state.pending = []
    assert t.box.card_city[t.state.top_cards[1]] == "Wien"


def test_under_is_possible_before_between_and_after_sales() -> None:
    """DP-76: at any moment of the action, also when the strength is used up."""
    t = selling(0).vintage(sales="vintage").champagne("right", "bottle 5")
    t.acts("move:sales", "sell:east.r1", "done")
    assert t.state.stage != AFTER
    assert t.why("sell:north.l1") == "no_strength DP-70"
    assert t.may("under:west")
    t.act("under:west")
    assert t.state.stage == AFTER
    t = selling(0).vintage(sales="vintage").champagne("right", "bottle 5")
    t.acts("move:sales", "sell:east.r1")
    assert t.why("under:east") == "market_chosen DP-76"
    t.act("under:west")
    assert t.state.stage == AFTER, "nothing can be added, so the sale is closed"
    assert len(t.house().cards) == 1


def test_the_order_of_cards_put_under() -> None:
    """DP-76: the card put under first comes back first."""
    t = selling().vintage(sales="vintage").deck("east", "Wien", "Berlin")
    t.acts("move:sales", "under:east", "done") if t.offers("sell") else t.acts("move:sales", "under:east")
    t.state.stage, t.state.pending, t.state.vintage_used = 2, [], 0
    t.acts("move:sales", "under:east")
    assert t.box.card_city[t.state.top_cards[1]] == "Wien"
    assert [t.box.card_city[card] for card in t.state.bottom[1]] == ["Berlin"]


def test_no_card_to_put_under() -> None:
    """DP-76: only where another card lies below; without the vintage not at all."""
    t = selling().vintage(sales="vintage").deck("east", "Wien").deck("north").champagne("right", "bottle 5")
    t.act("move:sales")
    assert t.why("under:east") == "no_card_under DP-76"
    assert t.why("under:north") == "no_card_under DP-76"
    t = selling().champagne("right", "bottle 5")
    t.act("move:sales")
    assert t.why("under:east") == "no_vintage DP-76"
