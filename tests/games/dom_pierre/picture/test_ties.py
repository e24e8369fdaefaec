"""What is said to break a tie is what the rules break it by."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Xorshift
from vigneron.games.dom_pierre import GAME


@pytest.mark.parametrize(("coins", "first"), [((3, 1), 0), ((1, 3), 0), ((2, 2), 0), ((2, 2), 1)])
def test_money_and_the_turn_order_are_said_to_break_a_tie(coins: tuple[int, int], first: int) -> None:
    """DP-101: more Fr, then who is earlier in the turn order."""
    rules = GAME.rules(GAME.setup(2))
    state = rules.new(GAME.setup(2), Xorshift(1))
    state.first = first
    for house, count in zip(state.houses, coins, strict=True):
        house.coins = count
    told = [GAME.picture().ties(rules, state, seat) for seat in (0, 1)]
    result = rules.result(state)
    assert result.scores[0] == result.scores[1], "a tie"
    ranks = [(-int(money.args["count"]), int(turn.args["place"])) for money, turn in told]
    assert (ranks[0] < ranks[1]) == (result.places[0] < result.places[1])
