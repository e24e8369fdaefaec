"""Golden games, perft and orders of offers; only `vigneron golden` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigneron.devtools.golden import fold, order_lines, perft_lines, read_plan, told_otherwise
from vigneron.games.burgundy_dice import GAME

HERE = Path(__file__).parent
PLAN = read_plan(HERE)


@pytest.mark.parametrize("name", [row["name"] for row in PLAN.games])
def test_a_golden_game_replays(name: str) -> None:
    """CB-60: every digest, the ending and the count are those that were written down."""
    found = fold(GAME, HERE, name)
    result = found.rules.result(found.states[-1])
    assert found.rules.to_act(found.states[-1]) == ()
    assert result.ending == "clock"
    assert told_otherwise(found, HERE, name) == []


def test_there_is_a_golden_game_of_every_variant_and_number_of_seats() -> None:
    """CB-70, CB-71, CB-72: one file per variant, and one to five seats."""
    folds = [fold(GAME, HERE, row["name"]) for row in PLAN.games]
    assert {found.setup.seats for found in folds} == {1, 2, 3, 4, 5}
    assert {found.setup.options["variant"] for found in folds} == set(GAME.options[1].values)


def test_perft() -> None:
    """CB-10, CB-12, CB-43: counts of sequences with every outcome of the dice."""
    written = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()
    assert list(perft_lines(GAME, HERE, PLAN)) == written


def test_the_first_perft_count_by_hand() -> None:
    """CB-2, CB-3: alone, four castles, then 6 x 6 colours, 6 x 6 numbers and two kinds of hourglass."""
    first = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()[0]
    assert first == f"solo ply 0: {4 * 6 * 6 * 6 * 6 * 2}"


def test_the_order_of_offers() -> None:
    """CB-12, CB-41, CB-42, CB-43: what is offered in more than twenty positions, in order."""
    written = (HERE / "order.txt").read_text(encoding="utf-8").splitlines()
    assert len(written) >= 20
    assert list(order_lines(GAME, HERE, PLAN)) == written
