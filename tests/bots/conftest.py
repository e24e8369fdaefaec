"""The template is the game of these tests."""

from __future__ import annotations

import pytest

from vigneron.core.contract import Rules
from vigneron.core.game import Game
from vigneron.games import _three_rows
from vigneron.games._three_rows.rules.state import State


@pytest.fixture
def game() -> Game[State, Rules[State]]:
    return _three_rows.GAME
