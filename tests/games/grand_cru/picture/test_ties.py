"""What is said to break a tie is what the rules break it by."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Xorshift
from vigneron.core.scene import Text
from vigneron.games.grand_cru import GAME


@pytest.mark.parametrize("had", [(3, 1), (1, 3), (2, 2)])
def test_the_tiles_of_the_estate_are_said_to_break_a_tie(had: tuple[int, int]) -> None:
    """GC-60: copies count. A bankrupt is behind whatever it has."""
    rules = GAME.rules(GAME.setup(2))
    state = rules.new(GAME.setup(2), Xorshift(1))
    for side, count in zip(state.sides, had, strict=True):
        side.estate[:] = [0] * count
        side.money, side.loans = 20, 0
    told = [list(GAME.picture().ties(rules, state, seat)) for seat in (0, 1)]
    places = rules.result(state).places
    assert told == [[Text("tie-tiles", {"count": count})] for count in had]
    assert (told[0] == told[1]) == (places[0] == places[1])
    state.sides[0].bankrupt = True
    assert list(GAME.picture().ties(rules, state, 0)) == []
    assert rules.result(state).places == (2, 1)
