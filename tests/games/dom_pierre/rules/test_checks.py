"""The invariants detect pieces that appear or disappear (law 12), and the readable position names them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.dom_pierre.positions import Table, fresh, put, table, tile
from vigneron.core.chance import Xorshift
from vigneron.games.dom_pierre import GAME


def _lose_a_grape(t: Table) -> None:
    t.state.bag[0] -= 1


def _bury(t: Table) -> None:
    t.state.ground[19] = 1


def _stand_on_soil(t: Table) -> None:
    t.house().on_vines |= 1
    t.house().supply -= 1


def _hire(t: Table) -> None:
    t.house(1).maison += 1


def _lose_a_tile(t: Table) -> None:
    t.state.harvest_supply[4] -= 1


def _lose_a_village_tile(t: Table) -> None:
    t.state.below[0] -= 1


def _find_grey(t: Table) -> None:
    t.state.grey_supply[0] += 1


def _find_blue(t: Table) -> None:
    t.state.blue_used[1] += 1


def _lower_blue(t: Table) -> None:
    t.state.blue_below[1] -= 1


def _two_coins(t: Table) -> None:
    t.state.ground[0] = t.state.ground[1] = 5


def _same_card(t: Table) -> None:
    t.house().cards.append(t.state.top_cards[2])


def _no_market(t: Table) -> None:
    put(t.state, "pool", 1, t.state.pool[1] | 1 << t.state.top_cards[1])
    put(t.state, "top_cards", 1, -1)


def _same_goal(t: Table) -> None:
    t.house().goals.append(t.state.display[0])


def _flag(t: Table) -> None:
    t.house().flags[0] += 1


def _token(t: Table) -> None:
    t.house().tokens[0] += 1


def _glass(t: Table) -> None:
    t.state.glass_down += 1


def _debt(t: Table) -> None:
    t.coins(-1)


def _too_high(t: Table) -> None:
    t.house().step = 9


def _no_row(t: Table) -> None:
    t.discs(7)


def _both(t: Table) -> None:
    t.house().champagne[2] = tile("bottle 3")


def _second_place(t: Table) -> None:
    t.house().champagne[5] = tile("bottle 3")


def _made_of_more(t: Table) -> None:
    t.house().harvest[3] = 0


FAULTS: list[tuple[Callable[[Table], None], str]] = [
    (_lose_a_grape, "chardonnay grapes"),
    (_bury, "under a grape"),
    (_stand_on_soil, "bare square"),
    (_hire, "workers of seat 1"),
    (_lose_a_tile, "harvest tiles meunier 2"),
    (_lose_a_village_tile, "village tiles"),
    (_find_grey, "grey box"),
    (_find_blue, "blue sugar"),
    (_lower_blue, "blue accessories below"),
    (_two_coins, "two coins"),
    (_same_card, "market cards south"),
    (_no_market, "no card is visible east"),
    (_same_goal, "goal cards"),
    (_flag, "flags 0"),
    (_token, "prestige tokens crown"),
    (_glass, "face down or out"),
    (_debt, "less than"),
    (_too_high, "prestige step 9"),
    (_no_row, "discs at"),
    (_both, "champagne and harvest"),
    (_second_place, "second place"),
    (_made_of_more, "made of"),
]


@pytest.mark.parametrize(("change", "fault"), FAULTS, ids=[f.__name__ for f, _ in FAULTS])
def test_a_broken_box_is_noticed(change: Callable[[Table], None], fault: str) -> None:
    """DP-7: pieces are limited; each fault is named."""
    t = table(3).sound()
    change(t)
    assert any(fault in found for found in GAME.invariants(t.rules, t.state)), GAME.invariants(
        t.rules, t.state
    )


def test_a_lost_vintage_is_noticed() -> None:
    """DP-10: twelve tokens in the draft."""
    t = fresh(3).sound()
    t.state.vintage_pool[2] += 1
    assert "vintage tokens" in GAME.invariants(t.rules, t.state)[0]


def test_the_position_in_words() -> None:
    """DP-11: everything open has a name."""
    t = table(2).vintage(sales="strength").workers(north=(1,), vines="d3").champagne("right", "bottle 9")
    t.ground("b3", "coin").holds(blue_cork=1).goal("G40").tokens(crown=1).won("Wien").market(
        north="Bruxelles"
    )
    said = GAME.picture().readable(t.rules, t.state)
    house = said["houses"][0]
    assert house["presses"]["right"] == {"harvest": {}, "modifiers": 0, "champagne": ["bottle 9"]}
    assert house["presses"]["centre"]["harvest"] == {"chardonnay": 1}
    assert (house["accessories"], house["tokens"], house["goals"]) == (
        {"blue_cork": 1},
        {"crown": 1},
        ["G40"],
    )
    assert house["cards"] == ["E07 Wien"]
    assert house["vintage_spaces"]["sales"] == "strength"
    assert said["routes"]["north"]["workers"] == [0, "neutral", None, "neutral", None, None]
    assert said["routes"]["north"]["market"] == "N01 Bruxelles"
    assert said["vineyard"]["squares"]["d3"] == "noir, worker of seat 0"
    assert said["vineyard"]["squares"]["b3"] == "coin"
    assert (said["stage"], said["round"], said["last_round"]) == ("before the move", 1, None)
    assert said["draft"] == []
    covered = GAME.picture().readable(t.rules, fresh(2).rules.observe(fresh(2).state, None).state)
    assert covered["draft"][0] == {"hand": ["hidden"] * 3, "chosen": None}


def test_worlds_of_the_draft() -> None:
    """DP-10, DP-11: covered hands are dealt from the pool, a covered choice is one of its hand."""
    t = fresh(3)
    t.act(t.offers(seat=2)[0], 2)
    for viewer in (0, None):
        seen = t.rules.observe(t.state, viewer)
        for seed in range(4):
            world = t.rules.imagine(seen, Xorshift(seed))
            assert GAME.invariants(t.rules, world) == []
            assert world.choice[2] in world.hands[2]
    assert t.rules.dump(t.rules.load(t.rules.dump(t.state))) == t.rules.dump(t.state)
