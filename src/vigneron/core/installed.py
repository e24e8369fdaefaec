"""Finds games of other distributions. An entry point of the group `vigneron.games` names such a game.

    [project.entry-points."vigneron.games"]
    pig_dice = "pig_dice:GAME"

The name is the game's key. A game that cannot be used is left out, and `BrokenGame` says why."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from vigneron.core.contract import Args
from vigneron.core.errors import Picklable, error_line
from vigneron.core.game import BadData, Game
from vigneron.core.rules_text import LANGUAGES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "vigneron.games"
KEY: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
"""The pattern of a game's key. A key has at most `LONGEST` characters."""
LONGEST: Final = 40


class BrokenGame(Picklable, LookupError):
    """A game of another distribution cannot be used.

    `source` is the distribution with its version, or several joined by `and`. `code` says why: bad_key,
    packaged, several, failed, no_game, other_key, archive, missing, data."""

    def __init__(self, key: str, source: str, code: str, reason: str, data: Args | None = None) -> None:
        super().__init__(f"game {key!r} of {source} is not used: {reason}")
        self.key, self.source, self.code, self.data = key, source, code, data or {}


@dataclass(frozen=True)
class Installed:
    """The games of other distributions by key, and the errors of games that cannot be used."""

    games: Mapping[str, Game[Any, Any]] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
    """By key: the distribution and its version, such as `pig-dice 1.2`."""
    broken: tuple[BrokenGame, ...] = ()


def installed(packaged: frozenset[str]) -> Installed:
    """Return the games of other distributions. The first call imports them.

    `packaged` lists the keys that packaged games have. If a distribution is installed later, only a new
    process finds it."""
    return _found(packaged, tuple(sys.path))


@lru_cache(maxsize=8)
def _found(packaged: frozenset[str], path: tuple[str, ...]) -> Installed:
    from importlib.metadata import entry_points  # slow to import

    points: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        points.setdefault(point.name, []).append(point)
    games, sources, broken = dict[str, Game[Any, Any]](), dict[str, str](), list[BrokenGame]()
    for key, several in sorted(points.items()):
        source = " and ".join(sorted(map(_source, several)))
        try:
            games[key] = _game(key, several, packaged)
            sources[key] = source
        except _Fault as fault:
            broken.append(BrokenGame(key, source, fault.code, str(fault), fault.data))
    return Installed(games, sources, tuple(broken))


def _source(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist is not None else point.value


class _Fault(Picklable, Exception):
    """Why a game cannot be used; see BrokenGame."""

    def __init__(self, code: str, reason: str, **data: str) -> None:
        super().__init__(reason)
        self.code, self.data = code, Args(data)


def _game(key: str, points: list[EntryPoint], packaged: frozenset[str]) -> Game[Any, Any]:
    """Return the game that an entry point names. Raises _Fault."""
    if not KEY.fullmatch(key) or len(key) > LONGEST:
        raise _Fault("bad_key", "a key has lower-case letters, digits and single underscores")
    if key in packaged:
        raise _Fault("packaged", "Vigneron has a game of this key itself")
    if len(points) > 1:
        raise _Fault("several", "only one of them may be installed")
    try:
        game = points[0].load()
    except (Exception, SystemExit) as error:  # code of a third party may raise any error
        raise _Fault("failed", error_line(error), why=error_line(error)) from error
    if not isinstance(game, Game):
        raise _Fault("no_game", f"{points[0].value} is no Game", value=points[0].value)
    if game.key != key:
        raise _Fault("other_key", f"its key is {game.key!r}", key=str(game.key))
    return _whole(game)


def _whole(game: Game[Any, Any]) -> Game[Any, Any]:
    """Return the game if it has the files that pages about all games need.

    Raises _Fault."""
    if not game.folder.is_dir():
        raise _Fault("archive", f"{game.folder} is no folder", folder=str(game.folder))
    for lang in ("en",) if game.draft else LANGUAGES:
        for name in (f"words/{lang}.ftl", f"text/{lang}.md"):
            if not (game.folder / name).is_file():
                raise _Fault("missing", f"{name} is missing", file=name)
    try:
        game.data()
    except (BadData, OSError) as error:
        raise _Fault("data", error_line(error), why=error_line(error)) from error
    return game
