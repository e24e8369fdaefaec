"""Finds games: the folders of `vigneron.games`, and games of other distributions.

The code contains no list of games."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from vigneron.core.errors import Picklable
from vigneron.core.game import Game
from vigneron.core.installed import BrokenGame as BrokenGame
from vigneron.core.installed import Installed, installed


class UnknownGame(Picklable, KeyError):
    """No game has this key. `near` holds similar keys, the most similar first.

    >>> import vigneron
    >>> vigneron.game("burgundy")
    Traceback (most recent call last):
    vigneron.core.registry.UnknownGame: no game 'burgundy'; did you mean 'burgundy_dice'?
    """

    def __init__(self, key: str) -> None:
        known = games()
        self.key, self.near = key, near(key, known)
        meant = f"did you mean {' or '.join(map(repr, self.near))}?" if self.near else "there are:"
        super().__init__(f"no game {key!r}; {meant}" + ("" if self.near else f" {', '.join(known)}"))

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError itself shows its message in quotation marks


def near(word: str, known: Sequence[str]) -> tuple[str, ...]:
    """Return the known names that are similar to an unknown name, the most similar first."""
    plain = {name: name.replace("_", "").replace("-", "").lower() for name in known}
    asked = word.replace("_", "").replace("-", "").replace(" ", "").lower()
    parts = [name for name, text in plain.items() if len(asked) > 1 and (asked in text or text in asked)]
    alike = [
        name
        for text in get_close_matches(asked, list(plain.values()), 3)
        for name in known
        if plain[name] == text
    ]
    return tuple(dict.fromkeys([*parts, *alike]))[:3]


def games() -> list[str]:
    """Return the keys of all packaged games and of games of other distributions, ascending.

    >>> import vigneron
    >>> "burgundy_dice" in vigneron.keys()
    True
    """
    return sorted({*_folders(), *_others().games})


def _folders() -> frozenset[str]:
    """Return the names of the games' folders. A folder whose name starts with `_` is not a game."""
    return frozenset(
        path.name
        for root in homes()
        for path in Path(root).iterdir()
        if (path / "__init__.py").is_file() and not path.name.startswith("_")
    )


def _others() -> Installed:
    return installed(_folders())


def broken() -> tuple[BrokenGame, ...]:
    """Return why games of other distributions cannot be used, ordered by key."""
    return _others().broken


def source(key: str) -> str:
    """Return the distribution of a game, such as `pig-dice 1.2`; "" for a packaged game."""
    return "" if key in _folders() else _others().sources.get(key, "")


@cache
def game(name: str) -> Game[Any, Any]:
    """Return the game with this key in its newest edition, or in the edition that `KEY@EDITION` names.

    Raises UnknownGame if there is no such game, BrokenGame if the game is installed but cannot be used, and
    NoEdition if the game does not have the edition.

    >>> import vigneron
    >>> vigneron.game("burgundy_dice").seats
    range(1, 6)
    """
    key, _, edition = name.partition("@")
    if key not in _folders():  # other distributions are searched only if necessary, because that is slow
        for fault in broken():
            if fault.key == key:
                raise fault
        if key not in _others().games:
            raise UnknownGame(key)
    found = load(key)
    return found.in_edition(edition) if edition else found


def load(key: str) -> Game[Any, Any]:
    """Return the game with this key; it may start with `_`. Raises ImportError if there is none."""
    if key not in _folders() and key in _others().games:
        return _others().games[key]
    found: Game[Any, Any] = import_module(f"vigneron.games.{key}").GAME
    return found


def editions() -> list[str]:
    """Return the names of all games in all editions, as `game` takes them, oldest first."""
    return [game(key).in_edition(edition.name).name for key in games() for edition in game(key).editions]


def homes() -> list[str]:
    """Return the folders in which games are searched for."""
    return list(import_module("vigneron.games").__path__)


def use_homes(folders: list[str]) -> None:
    """Search for games in these folders, so that a new process finds the same games as its parent."""
    import_module("vigneron.games").__path__[:] = folders
    game.cache_clear()
