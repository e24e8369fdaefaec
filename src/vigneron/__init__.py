"""Vigneron: three board games about wine, as a library, a command line and a table in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import vigneron._compiled.finder  # noqa: F401  (before anything that may be compiled)
import vigneron.games as _folders
from vigneron.core.match import seed_secret, table_name
from vigneron.core.registry import game, games
from vigneron.core.snapshot import read as position
from vigneron.notebook import ShownMatch

del _folders  # loaded before the function `games`, whose name it would take later

__all__ = ["__version__", "game", "games", "position", "start"]
__version__ = "0.1.0"


def start(
    key: str, *, seats: int, seed: int | str = 0, options: Mapping[str, str] | None = None
) -> ShownMatch[Any]:
    """Return a new game in memory. The seed decides its dice; `key` may be KEY@EDITION.

    Raises KeyError for an unknown game, NoEdition or BadSetup."""
    found = game(key)
    return ShownMatch(found, seats, options, secret=seed_secret(seed), table=table_name(found.key, seed))
