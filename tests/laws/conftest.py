"""Laws run on every game found, and on the template."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from vigneron.core.game import Game
from vigneron.core.registry import editions
from vigneron.core.registry import game as find_game
from vigneron.testing.drafts import lacks

ROOT = Path(__file__).parents[2]


def every_game() -> list[str]:
    """Return all games in all their editions, the small finished game, and the draft that is the template."""
    return [*editions(), "_three_rows", "_template"]


def needs(game: Game[Any, Any], *paths: str) -> None:
    """Skip a law about these files of a game's folder if a draft does not have them yet."""
    if why := lacks(game, *paths):
        pytest.skip(why)


def load(key: str) -> Game[Any, Any]:
    if key.startswith("_"):
        found: Game[Any, Any] = import_module(f"vigneron.games.{key}").GAME
        return found
    return find_game(key)


@pytest.fixture(params=every_game())
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return load(request.param)


def own_tests(game: Game[Any, Any]) -> Path:
    """Return the folder of a game's own tests; the template's travel with it."""
    if game.key.startswith("_"):
        return game.folder / "example_tests"
    return ROOT / "tests" / "games" / game.key
