"""What is said to break a tie is what the rules break it by."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Xorshift
from vigneron.games.burgundy_dice import GAME
from vigneron.i18n.speaker import Speaker


@pytest.mark.parametrize("had", [(3, 1), (1, 3), (2, 2)])
def test_the_bonuses_left_are_said_to_break_a_tie(had: tuple[int, int]) -> None:
    """CB-60."""
    rules = GAME.rules(GAME.setup(2))
    state = rules.new(GAME.setup(2), Xorshift(1))
    for side, count in zip(state.sides, had, strict=True):
        side.points = 10
        for bonus in range(len(side.bonus)):
            side.bonus[bonus] = 0
        side.bonus[1] = count
    told = [GAME.picture().ties(rules, state, seat) for seat in (0, 1)]
    places = rules.result(state).places
    assert (told[0] == told[1]) == (places[0] == places[1])
    words = [Speaker("en", GAME, ["Ada", "Bea"]).text(one) for (one,) in told]
    assert words == [f"{count} bonus left" if count == 1 else f"{count} bonuses left" for count in had]
