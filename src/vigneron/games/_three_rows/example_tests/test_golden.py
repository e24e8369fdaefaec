"""Golden games and counts: a change of play would show here."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigneron.devtools.golden import fold, read_plan, told_otherwise
from vigneron.games._three_rows import GAME

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", [row["name"] for row in read_plan(HERE).games])
def test_a_golden_game_replays(name: str) -> None:
    """TR-5: to its end, digest by digest."""
    found = fold(GAME, HERE, name)
    assert not found.rules.to_act(found.states[-1])
    assert told_otherwise(found, HERE, name) == []
