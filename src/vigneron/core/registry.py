"""Finds games by their folders; keeps no list."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from vigneron.core.game import Game


def games() -> list[str]:
    """Return the keys of all games found, ascending. A folder whose name starts with `_` is not a game."""
    found = {
        path.name
        for root in homes()
        for path in Path(root).iterdir()
        if (path / "__init__.py").is_file() and not path.name.startswith("_")
    }
    return sorted(found)


@cache
def game(name: str) -> Game[Any]:
    """Return the game with this key in its newest edition, or as `KEY@EDITION` names it.

    Raises KeyError if there is no such game, NoEdition if it has no such edition."""
    key, _, edition = name.partition("@")
    if key not in games():
        raise KeyError(key)
    found: Game[Any] = import_module(f"vigneron.games.{key}").GAME
    return found.in_edition(edition) if edition else found


def editions() -> list[str]:
    """Return the names of all games in all their editions, as `game` takes them, oldest first."""
    return [game(key).in_edition(edition.name).name for key in games() for edition in game(key).editions]


def homes() -> list[str]:
    """Return the folders in which games are looked for."""
    return list(import_module("vigneron.games").__path__)


def use_homes(folders: list[str]) -> None:
    """Look for games in these folders: how a fresh process finds what the one that started it found."""
    import_module("vigneron.games").__path__[:] = folders
    game.cache_clear()
