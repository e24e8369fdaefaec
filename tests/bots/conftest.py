"""The template is the game of these tests."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from vigneron.core.game import Game
from vigneron.games import _template
from vigneron.games._template.state import State


@pytest.fixture
def game() -> Game[State]:
    return _template.GAME


collect_ignore = [] if find_spec("ray") else ["test_ray.py"]
"""Ray is too big to be installed for the checks; its test is a command of its own (docs/bots.md)."""
