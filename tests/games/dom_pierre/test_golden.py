"""Golden games, perft and orders of offers; only `vigneron golden` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigneron.devtools.golden import fold, order_lines, perft_lines, read_plan, told_otherwise
from vigneron.games.dom_pierre import GAME

HERE = Path(__file__).parent
PLAN = read_plan(HERE)


@pytest.mark.parametrize("name", [row["name"] for row in PLAN.games])
def test_a_golden_game_replays(name: str) -> None:
    """DP-100, DP-101: every digest, the ending and the count are those that were written down."""
    found = fold(GAME, HERE, name)
    result = found.rules.result(found.states[-1])
    assert found.rules.to_act(found.states[-1]) == ()
    assert result.ending == "end_track"
    assert told_otherwise(found, HERE, name) == []


def test_there_is_a_golden_game_of_every_player_count_and_of_the_quick_variant() -> None:
    """DP-110: one file per number of seats, and the quick game."""
    folds = [fold(GAME, HERE, row["name"]) for row in PLAN.games]
    assert {found.setup.seats for found in folds} == {2, 3, 4}
    assert {found.setup.options["variant"] for found in folds} == {"standard", "quick"}


def test_perft() -> None:
    """DP-20: counts of sequences of acts with every outcome of their draws."""
    written = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()
    assert list(perft_lines(GAME, HERE, PLAN)) == written


def test_the_order_of_offers() -> None:
    """DP-20: what is offered in more than twenty positions, in order."""
    written = (HERE / "order.txt").read_text(encoding="utf-8").splitlines()
    assert len(written) >= 20
    assert list(order_lines(GAME, HERE, PLAN)) == written
