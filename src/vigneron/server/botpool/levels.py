"""The bots that a game offers: the levels that people choose from, and those for programmers."""

from __future__ import annotations

from typing import Any

from vigneron.core.game import Game


def for_people() -> list[str]:
    """Return the levels that people choose from, the easiest first. Every game has all of them."""
    from vigneron.bots.levels import BOTS  # loads the search, which few requests need

    return list(BOTS)


def names(found: Game[Any, Any]) -> list[str]:
    """Return the bots of a game, the levels first.

    Other names may not be requested, because they can be code to load."""
    from vigneron.bots import bot_names

    own = for_people()
    return [*own, *(name for name in bot_names(found) if name not in own)]


def standard() -> str:
    """Return the level that plays where nobody has chosen one: the middle one."""
    own = for_people()
    return own[len(own) // 2]


def easiest() -> str:
    """Return the level for a person who has never played."""
    return for_people()[0]
