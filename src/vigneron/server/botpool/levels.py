"""The bot levels that a game offers."""

from __future__ import annotations

from typing import Any

from vigneron.core.game import Game


def names(found: Game[Any, Any]) -> list[str]:
    """Return the bot levels of a game. Other names may not be requested: they can be code to load."""
    from vigneron.bots import bot_names

    return bot_names(found)


def standard(found: Game[Any, Any]) -> str:
    """Return the default bot level."""
    known = names(found)
    return "greedy" if "greedy" in known else known[0]
