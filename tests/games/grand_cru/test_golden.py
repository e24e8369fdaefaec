"""Golden games, perft and orders of offers; only `vigneron golden` rewrites them."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigneron.devtools.golden import fold, order_lines, perft_lines, read_plan, told_otherwise
from vigneron.games.grand_cru import GAME

HERE = Path(__file__).parent
PLAN = read_plan(HERE)


@pytest.mark.parametrize("name", [row["name"] for row in PLAN.games])
def test_a_golden_game_replays(name: str) -> None:
    """GC-60: every digest is the one that was written down, and the game is over."""
    found = fold(GAME, HERE, name)
    assert found.rules.to_act(found.states[-1]) == ()
    assert all(found.game.invariants(found.rules, state) == [] for state in found.states)
    assert told_otherwise(found, HERE, name) == []


def test_there_are_golden_games_of_every_kind() -> None:
    """GC-53, GC-55: to repayment, to bankruptcy, with two to five players."""
    folds = [fold(GAME, HERE, row["name"]) for row in PLAN.games]
    assert {found.setup.seats for found in folds} == {2, 3, 4, 5}
    assert {found.rules.result(found.states[-1]).ending for found in folds} == {"repaid", "bankrupt"}


def test_perft() -> None:
    """GC-10, GC-42: counts of sequences of acts, with the lot for the bottle where there is one."""
    written = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()
    assert list(perft_lines(GAME, HERE, PLAN)) == written


def test_the_first_perft_count_by_hand() -> None:
    """GC-5, GC-6: six choices, then six more, and two lots for each of the six ties."""
    first = (HERE / "perft.txt").read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith(f"bankrupt-two ply 0: 6 {30 + 6 * 2} ")


def test_the_order_of_offers() -> None:
    """GC-20, GC-42, GC-54: what is offered in more than twenty positions, in order."""
    written = (HERE / "order.txt").read_text(encoding="utf-8").splitlines()
    assert len(written) >= 20
    assert list(order_lines(GAME, HERE, PLAN)) == written
