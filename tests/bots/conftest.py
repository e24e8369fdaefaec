"""The template is the game of these tests."""

from __future__ import annotations

import pytest

from vigneron.core.game import Game
from vigneron.games import _template
from vigneron.games._template.rules.state import State


@pytest.fixture
def game() -> Game[State]:
    return _template.GAME
