"""Vigneron: three board games about wine, as a library, a command line and a table in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import vigneron._compiled.finder  # noqa: F401  (before anything that may be compiled)
from vigneron.core import registry
from vigneron.core.match import seed_secret, table_name
from vigneron.core.registry import game
from vigneron.core.snapshot import read as position
from vigneron.notebook import ShownMatch

if TYPE_CHECKING:
    from vigneron.analysis.analyse import analyse
    from vigneron.analysis.review import review
    from vigneron.core.registry import games
else:
    from vigneron import games

    class _Games(ModuleType):
        """A package that can be called: `vigneron.games()` lists what `import vigneron.games.KEY` imports."""

        def __call__(self) -> list[str]:
            """Return the keys of all games found, ascending."""
            return registry.games()

    games.__class__ = _Games

__all__ = ["__version__", "analyse", "game", "games", "position", "review", "start"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Return `analyse` or `review`, whose modules are imported when they are first asked for.

    A game that is only played does not need them."""
    if name in ("analyse", "review"):
        return getattr(import_module(f"vigneron.analysis.{name}"), name)
    raise AttributeError(f"module 'vigneron' has no attribute {name!r}")


def start(
    key: str, *, seats: int, seed: int | str = 0, options: Mapping[str, str] | None = None
) -> ShownMatch[Any]:
    """Return a new game in memory. The seed decides its dice; `key` may be KEY@EDITION.

    Raises KeyError for an unknown game, NoEdition or BadSetup."""
    found = game(key)
    return ShownMatch(found, seats, options, secret=seed_secret(seed), table=table_name(found.key, seed))
