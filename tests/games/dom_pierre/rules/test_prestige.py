"""Prestige: DP-95 to DP-97."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.games.dom_pierre.rules.box import TOKENS


def rising(*up: str, down: int = 0, unseen: str = "") -> Table:
    """Return a table where seat 0 has 5 Fr and the glass holds these tokens."""
    return table().coins(5).glass(*up, down=down, unseen=unseen).sound()


def test_a_step_a_turn_and_a_token() -> None:
    """DP-95: one step up; one face-down token is turned up; then one token is taken."""
    t = rising("coin", "crown", down=2, unseen="worker")
    told = t.act("prestige", token=[TOKENS.index("worker")])
    assert kinds(told) == ["prestige_bought", "rose", "token_turned"]
    assert t.house().step == 1
    assert t.offers() == ["take:crown", "take:coin", "take:worker", "take:down"]
    assert t.why("take:vp_small") == "token_not_shown DP-95"
    t.act("take:crown")
    assert t.kept() == {"crown": 1}


def test_a_token_face_down() -> None:
    """DP-95, DP-11: it may be taken face down; all see it then."""
    t = rising("coin", down=2, unseen="crown sale_large")
    t.act("prestige", token=[TOKENS.index("crown")])
    told = t.act("take:down", token=[TOKENS.index("sale_large")])
    assert kinds(told) == ["token_taken"]
    assert (t.kept(), t.state.glass_down) == ({"sale_large": 1}, 0)


def test_nothing_face_down() -> None:
    """DP-95: no turning then, and nothing face down to take."""
    t = rising("coin", "vp_small")
    assert "token_turned" not in kinds(t.act("prestige"))
    assert t.why("take:down") == "nothing_face_down DP-95"


def test_an_empty_glass() -> None:
    """DP-95: only the step."""
    t = rising()
    told = t.act("prestige")
    assert kinds(told) == ["prestige_bought", "rose", "glass_empty"]
    assert t.state.pending == []


def test_the_last_face_down_token() -> None:
    """DP-95: it is turned, and can then be taken face up."""
    t = rising(down=1, unseen="vp_large")
    t.act("prestige", token=[TOKENS.index("vp_large")])
    assert t.offers() == ["take:vp_large"]


def test_at_the_top_of_the_track() -> None:
    """DP-95: only the token; with an empty glass too prestige cannot be bought."""
    t = rising("coin")
    t.house().step = 7
    t.act("prestige")
    assert t.house().step == 7
    t.act("take:coin")
    t = rising()
    t.house().step = 7
    assert t.why("prestige") == "prestige_full DP-95"


@pytest.mark.parametrize(("token", "vp", "coins"), [("vp_small", 2, 0), ("vp_large", 3, 0), ("coin", 0, 1)])
def test_tokens_that_take_effect_at_once(token: str, vp: int, coins: int) -> None:
    """DP-96: 2 VP, 3 VP, 1 Fr."""
    t = rising(token)
    t.acts("prestige", f"take:{token}")
    assert (t.vp(), t.house().coins, t.kept()) == (vp, coins, {})
    assert t.state.tokens_spent[TOKENS.index(token)] >= 1


def test_a_token_may_be_used_when_taken() -> None:
    """DP-96: at once or kept; then only this one may be used."""
    t = rising("press_large").tokens(worker=1)
    t.acts("prestige", "take:press_large")
    assert t.offers() == ["done", "use:press_large.right"]
    assert t.why("use:worker") == "only_the_new_one DP-96"
    t.act("use:press_large.right")
    assert (list(t.house().modifiers), t.kept()) == ([0, 0, 2], {"worker": 1})
    t = rising("press_large")
    t.acts("prestige", "take:press_large", "done")
    assert t.kept() == {"press_large": 1}
    assert t.may("use:press_large.right"), "in the window"
    t = rising("worker").tokens(worker=1)
    t.acts("prestige", "take:worker", "use:worker", "lift:supply", "put:presses")
    assert (t.state.pending, t.kept()) == ([], {"worker": 1}), "one is used when it is taken, not both"


def test_a_token_that_cannot_be_used_stays() -> None:
    """DP-96: no press is empty; it is kept without asking."""
    t = rising("press_small").press("right", noir=1)
    t.acts("prestige", "take:press_small")
    assert (t.state.pending, t.kept()) == ([], {"press_small": 1})
    assert t.why("use:press_small.right") == "press_not_empty DP-47"


def test_a_harvest_token() -> None:
    """DP-96, DP-34: the tile shown, into a press with room, from the supply."""
    t = table().tokens(harvest_noir=1, harvest_chardonnay=1)
    assert t.offers("use:") == [
        "use:harvest_chardonnay.right",
        "use:harvest_noir.centre",
        "use:harvest_noir.right",
    ]
    assert t.why("use:harvest_chardonnay.centre") == "variety_there DP-34"
    supply = t.state.harvest_supply[7]
    t.act("use:harvest_noir.centre")
    assert t.harvest("centre") == {"chardonnay": 1, "noir": 2}
    assert t.state.harvest_supply[7] == supply - 1


def test_a_harvest_token_without_tiles() -> None:
    """DP-96, DP-34: it cannot be used when the supply has none of that value or lower."""
    t = table().tokens(harvest_noir=1)
    for kind in (6, 7):
        while t.state.harvest_supply[kind]:
            t.state.harvest_supply[kind] -= 1
            t.state.village_pool[kind] += 1
            t.state.below[0] += 1
    t.sound()
    assert t.why("use:harvest_noir.right") == "tiles_run_out DP-34"
    assert t.offers("use:") == []


def test_a_worker_token() -> None:
    """DP-96, DP-79: from anywhere to anywhere, by the rules of the bonus."""
    t = table().tokens(worker=1)
    t.acts("use:worker", "lift:supply", "put:d3")
    assert t.state.workers[19] == 0
    assert t.kept() == {}


def test_a_worker_token_when_every_space_is_taken() -> None:
    """DP-79, DP-96: the workers at the presses have nowhere to go, one on a route may still join them."""
    t = table(4).workers(presses=8, north=(1,))
    t.workers(1, north=(2, 3, 4, 5, 6), east=(1, 2, 3, 4))
    t.workers(2, east=(5, 6), south=(1, 2, 3, 4, 5, 6), west=(1,))
    t.workers(3, west=(2, 3, 4, 5, 6), vines="d3 e3 e4 c5").tokens(worker=1).sound()
    t.act("use:worker")
    assert t.offers() == ["done", "lift:north.1"]
    assert t.why("lift:presses") == "nowhere_to_go DP-79"
    t.act("lift:north.1")
    assert t.offers() == ["put:presses"]
    t = table(4).workers(presses=9).tokens(worker=1)
    t.workers(1, north=(1, 2, 3, 4, 5, 6), east=(1, 2, 3))
    t.workers(2, east=(4, 5, 6), south=(1, 2, 3, 4, 5, 6))
    t.workers(3, west=(1, 2, 3, 4, 5, 6), vines="d3 e3 e4")
    assert t.may("use:worker")
    t.vines(c5="")
    assert t.why("use:worker") == "nowhere_to_go DP-96"


def test_any_number_of_tokens_in_a_turn() -> None:
    """DP-96, DP-25: they are no free actions; in the windows only."""
    t = table().tokens(worker=2, press_small=1, press_large=1).coins(5).press("centre")
    t.acts("use:press_small.right", "use:press_large.centre", "use:worker", "lift:supply", "put:north")
    t.acts("use:worker", "lift:supply", "put:north", "local:l1", "layoff:sales")
    assert t.why("use:worker") == "not_now DP-96"
    assert table().why("use:worker") == "no_token DP-96"


def test_sale_tokens_only_in_a_sale() -> None:
    """DP-96: not in the windows."""
    t = table().tokens(sale_small=1, sale_large=1)
    assert t.offers("use:") == []
    assert t.offers("spend:") == []
    assert t.why("spend:small") == "not_now DP-71"


def test_unspent_tokens_are_worth_nothing_but_crowns() -> None:
    """DP-96, DP-101: only crowns count."""
    t = table()
    base = t.rules.result(t.state).scores[0]
    t.tokens(worker=1, sale_large=1)
    assert t.rules.result(t.state).scores[0] == base
    t.tokens(crown=1)
    assert t.rules.result(t.state).scores[0] == base + 1


def test_prestige_in_the_cellar() -> None:
    """DP-97: the press is finished first; a tile gained may be pressed later in the same action."""
    t = table().discs(3).coins(9).workers(presses=2).glass("harvest_noir", down=0)
    t.press("centre", noir=3, meunier=3, chardonnay=3, plus=1).press("right")
    t.act("move:cellar")
    t.act("press:centre.bb")
    assert t.tiles("centre") == ["bottle 12", "bottle 10"]
    assert t.harvest("centre") == {}
    t.acts("take:harvest_noir", "use:harvest_noir.right")
    assert t.may("press:right.bb"), "the action goes on"
    t.act("press:right.bb")
    assert t.tiles("right") == ["bottle 5", "bottle 2"]


def test_a_worker_moved_in_the_middle_of_a_sale() -> None:
    """DP-97, DP-74: prestige is settled before the workers come home."""
    t = table().discs(3).champagne("right", "bottle 12").workers(north=(3,)).tokens(sale_large=1)
    t.market(north="Bruxelles").glass("worker", down=0)
    t.house().tokens[TOKENS.index("sale_large")] = 1
    t.state.tokens_spent[TOKENS.index("sale_large")] = 0
    t.acts(
        "move:sales", "sell:north.r1", "spend:large", "take:worker", "use:worker", "lift:north.3", "put:east"
    )
    assert t.on_route("north") == [None] * 6
    assert t.on_route("east")[0] == 0
    assert t.house().maison == 0
