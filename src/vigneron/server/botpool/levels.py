"""Which opponents may sit at a table."""

from __future__ import annotations

from typing import Any

from vigneron.core.game import Game


def names(found: Game[Any]) -> list[str]:
    """Return the levels of bots for a game. Only these may be asked for: other names can be code to load."""
    from vigneron.bots import bot_names

    return bot_names(found)


def standard(found: Game[Any]) -> str:
    """Return the level that is taken where nobody chose one."""
    known = names(found)
    return "greedy" if "greedy" in known else known[0]
