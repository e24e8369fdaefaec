"""Tests of the games for OpenSpiel run on every game found, and on the template without a line for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.conftest import load
from vigneron.core.registry import games


def every_game() -> list[str]:
    """Return all games, the small finished game, and the draft that is the template."""
    return [*games(), "_three_rows", "_template"]


@pytest.fixture(params=every_game())
def name(request: pytest.FixtureRequest) -> str:
    """Return the name of a game in OpenSpiel."""
    from vigneron.spiel import register

    return register(load(request.param))


def fewest_and_most(name: str) -> list[Any]:
    """Return a game with its fewest and with its most seats."""
    import pyspiel

    kind = pyspiel.load_game(name).get_type()
    seats = sorted({kind.min_num_players, kind.max_num_players})
    return [pyspiel.load_game(f"{name}(seats={count})") for count in seats]
