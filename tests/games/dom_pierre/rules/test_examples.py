"""The worked examples of the rulebook, 1 to 14: every edition's box must keep them."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre import positions
from tests.games.dom_pierre.positions import kinds, table
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import LOGISTICS, VILLAGE
from vigneron.games.dom_pierre.rules.common import cost_after
from vigneron.games.dom_pierre.rules.state import AFTER, STRENGTH

CHARDONNAY, MEUNIER, NOIR = range(3)


@pytest.fixture(autouse=True, params=[edition.name for edition in GAME.editions])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "EDITION", request.param)


def test_example_1() -> None:
    """Example 1, DP-23: Village at strength 3, the lowest disc (Goals) in the 1-Fr row: the cost is 1."""
    t = table().discs(3, goals=1).coins(4)
    assert cost_after(t.box, t.house(), VILLAGE) == 1
    t.act("move:village")
    assert t.house().coins == 3
    assert t.state.pending[-1][1] == 3


def test_example_2() -> None:
    """Example 2, DP-21: the last disc reaches row 2 by Logistics; the strength token goes there."""
    t = table().discs(2, logistics=1).waiting(strength=True)
    t.act("move:logistics")
    t.act("set:logistics")
    assert t.house().vintages[LOGISTICS] == STRENGTH
    t.acts("lift:supply", "lift:supply", "lift:supply")
    assert t.offers("lift:") == []
    t.acts("put:north", "put:presses", "put:d3")
    assert t.state.stage == AFTER


def test_example_3() -> None:
    """Example 3, DP-22: a kept vintage works from the first action on."""
    t = table().vintage(vineyard="vintage")
    t.act("move:vineyard", grape=[NOIR])
    t.acts("plant:noir.d2", "crop:noir.right.v")
    assert t.harvest("right") == {"noir": 2}


def test_example_4() -> None:
    """Example 4, DP-22: Sales at strength 3 with the strength token: four sales."""
    t = table().discs(3).vintage(sales="strength")
    t.champagne("left", "barrel 5", "bottle 4").champagne("right", "bottle 3", "barrel 2")
    t.deck("north").act("move:sales")
    for place in ("l1", "l1", "r1", "r1"):
        assert t.state.stage != AFTER
        t.act(f"sell:north.{place}")
    assert t.state.stage == AFTER


def test_example_5() -> None:
    """Example 5, DP-32, DP-33: one purple around, an own worker on Pinot Noir: a tile of value 2."""
    t = table().vines(f5="noir", f4="noir").workers(vines="f5")
    t.act("move:vineyard", grape=[CHARDONNAY])
    t.acts("plant:chardonnay.d4", "help:f5", "crop:noir.right")
    assert t.harvest("right") == {"noir": 2}
    assert t.house().maison == 1


def test_example_6() -> None:
    """Example 6, DP-31, DP-32: three grapes with values 1, 3 (the grape placed before counts) and 2."""
    t = table().discs(3).coins(9).press("right", meunier=2).champagne("left")
    t.vines(c4="chardonnay", d5="chardonnay", e5="noir").ground("d4", "sugar")
    t.act("move:vineyard", grape=[CHARDONNAY, NOIR, MEUNIER])
    told = t.act("plant:chardonnay.d4")
    assert "accessory_found" in kinds(told)
    assert t.owns() == {"grey_sugar": 1}
    t.act("crop:meunier.left")
    assert t.harvest("left") == {"meunier": 1}, "e4"
    t.act("plant:noir.c3")
    t.vines(b4="chardonnay")
    assert t.may("crop:chardonnay.right")
    t.act("crop:chardonnay.right")
    assert t.harvest("right") == {"chardonnay": 3, "meunier": 2}, "b4, c4 and the d4 placed before"
    t.act("plant:meunier.d2")
    t.act("crop:noir.right")
    assert t.harvest("right") == {"chardonnay": 3, "meunier": 2, "noir": 2}, "d3 and c3"
    assert t.state.stage == AFTER


def test_example_7() -> None:
    """Example 7, DP-41, DP-42: right 2+3+2: bottle 10, barrel 7; left 1: barrels 2, 1; 1 Fr, a worker."""
    t = table().discs(1).coins(4).workers(presses=1)
    t.press("right", chardonnay=3, meunier=2, noir=2).champagne("left").press("left", meunier=1)
    t.acts("move:cellar", "press:right.br", "press:left.rr")
    assert t.tiles("right") == ["bottle 10", "barrel 7"]
    assert t.tiles("left") == ["barrel 2", "barrel 1"]
    assert (t.house().coins, t.house().presses, t.house().maison) == (3, 0, 1)


def test_example_8() -> None:
    """Example 8, DP-50: Village at strength 3, lowest row 2: 2 Fr; cork, tile, 5 VP."""
    t = table().discs(3, sales=2).coins(4).village("meunier 3", "noir 2").blue("cork", "label")
    t.champagne("right", "bottle 4")
    t.acts("move:village", "blue:1", "tile:1.centre", "give:l1.r1")
    assert t.house().coins == 2
    assert t.owns() == {"blue_cork": 1}
    assert t.harvest("centre") == {"chardonnay": 1, "meunier": 3}
    assert t.vp() == 5
    assert t.state.stage == AFTER


def test_example_9() -> None:
    """Example 9, DP-60, DP-61: strength 3 and two from the maison: gap first, the last at the presses."""
    t = table(4).discs(3).workers(maison=2).workers(seat=1, west=(1,)).workers(seat=2, west=(3,))
    t.acts("move:logistics", *["lift:supply"] * 3, *["lift:maison"] * 2, "put:west")
    assert t.on_route("west") == [1, 0, 2, None, None, None]
    t.acts("put:west", "put:west", "put:west")
    assert t.on_route("west") == [1, 0, 2, 0, 0, 0]
    t.act("put:presses")
    assert t.house().presses == 1
    assert t.state.stage == AFTER


def test_example_10() -> None:
    """Example 10, DP-71 to DP-74: barrel 3 + 1 card + 1 route + 1 box = 6: 4 VP, 1 Fr."""
    t = table().market(north="Bruxelles").coins(0)
    t.ratio("north", *next(shields for shields in t.box.shields if shields[1] == 4))
    t.workers(north=(1,)).holds(grey_box=1, blue_sugar=1)
    t.acts("move:sales", "sell:north.l1", "add:grey_box")
    told = t.act("done")
    sold = next(event.data for event in told if event.kind == "sold")
    assert (sold["tile"], sold["market"], sold["road"], sold["added"], sold["value"]) == (3, 1, 1, 1, 6)
    assert (t.vp(), t.house().coins, t.house().maison) == (4, 1, 1)
    assert t.owns() == {"blue_sugar": 1}
    assert [t.box.card_city[card] for card in t.house().cards] == ["Bruxelles"]


def test_example_11() -> None:
    """Example 11, DP-77: strength 3: keep one, a grey box and a Pinot Noir 1 for the two others."""
    t = table().discs(3).display("G13", "G01", "G08", "G02", "G03")
    t.acts("move:goals", "goal:G13", "trade:G01", "trade:G08", "into:centre")
    assert t.owns() == {"grey_box": 1}
    assert t.harvest("centre") == {"chardonnay": 1, "noir": 1}
    assert len(t.state.display) == 5


def test_example_12() -> None:
    """Example 12, DP-80: the Cellar disc reaches strength 3; two and one workers: 3 Fr."""
    t = table().discs(3).coins(0).workers(maison=2, vines="d3")
    t.acts("layoff:cellar", "lift:maison", "lift:maison", "lift:d3")
    assert (t.house().coins, t.house().supply) == (3, 9)
    assert t.state.stage == AFTER


def test_example_13() -> None:
    """Example 13, DP-95: a sale of 17: prestige; after turning one up four tokens are visible; +2 is kept."""
    t = table(4).champagne("right", "bottle 12").discs(3)
    t.holds(blue_box=1, blue_sugar=1, grey_box=1)
    t.market(north="Bruxelles").glass("press_large", "coin", "crown", down=9)
    t.house().step = 3
    told = t.acts("move:sales", "sell:north.r1", "add:blue_box", "add:blue_sugar", "add:grey_box")
    assert [event.data["value"] for event in told if event.kind == "sold"] == [17]
    assert t.house().step == 4
    assert sum(t.state.glass_up) == 4
    t.act("take:press_large")
    while t.state.pending:
        t.act("done")
    assert t.kept() == {"press_large": 1}
    t.act("use:press_large.right")
    assert list(t.house().modifiers) == [0, 0, 2]


def test_example_14() -> None:
    """Example 14, DP-101: top of the track 30 VP; three crowns of cards, the cork popped: 3 x 3 = 9."""
    t = table().won("Wien", "Berlin", "London")
    t.house().step, t.house().cork = 7, 0
    parts = {part.key: part.value for part in t.rules.result(t.state).parts[0]}
    assert (parts["step"], parts["crowns"]) == (30, 9)
