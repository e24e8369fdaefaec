"""Laws 1, 3 to 9, 11 to 13 and 17 on every game (vigneron.testing.laws)."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.testing.laws import complaints
from vigneron.testing.strategies import grow, start
from vigneron.testing.sweep import check_game
from vigneron.testing.walk import any_setup

CHOSEN = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


@CHOSEN
@given(data=st.data())
def test_every_law_holds_wherever_hypothesis_goes(game: Game[Any, Any], data: st.DataObject) -> None:
    """Deep checks at the set-up and at two positions that shrink towards it."""
    line = start(data, game)
    for plies in (0, 3, 6):
        on = grow(data, line, plies)
        broken = list(complaints(line, deep=True))
        assert not broken, f"law {broken[0][0]}: {broken[0][1]}\n{line.text()}\n{line.journal()}"
        if not on:
            return


def test_whole_random_games_keep_the_laws(game: Game[Any, Any]) -> None:
    """Cheap laws at every ply, costly ones on a sample, to the end."""
    for seed in range(6):
        found = check_game(game, any_setup(game, Xorshift(seed).below), seed, deep_every=60)
        assert found is None, f"law {found.law}: {found.why}"
