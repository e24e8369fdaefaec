"""Opponents: found by name, asked through one method. See docs/bots.md.

A name is a built-in (`random`, `greedy` …: a module of this folder with a `BOT`), an entry point of the group
`vigneron.bots`, or `module:Class`.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, TypeVar

from vigneron.core.chance import Quick
from vigneron.core.contract import Action, Chance, Rules, Seat
from vigneron.core.game import Bot, Budget, Game, View

__all__ = ["UnknownBot", "ask", "bot_chance", "bot_names", "make_bot"]

GROUP: Final = "vigneron.bots"
S = TypeVar("S")


class UnknownBot(LookupError):
    """No opponent has this name, or it cannot be loaded; `reason` says why in the second case."""

    def __init__(self, name: str, reason: str = "") -> None:
        super().__init__(f"no bot {name!r}" + (f": {reason}" if reason else ""))
        self.name = name
        self.reason = reason


@cache
def _built_in() -> tuple[str, ...]:
    modules = sorted(set(Path(__file__).parent.glob("*.py")) - {Path(__file__)})
    # Only modules that offer a BOT are opponents; the others help them.
    return tuple(path.stem for path in modules if "\nBOT" in path.read_text(encoding="utf-8"))


def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _plays(maker: Any, game: Game[Any]) -> bool:
    """A bot class may name the games it plays in `games`; one that does not plays all."""
    keys = getattr(maker, "games", None)
    return keys is None or game.key in keys


def bot_names(game: Game[Any]) -> list[str]:
    """Return the names of all opponents for a game, built-in ones first."""
    own = [name for name in _built_in() if _plays(import_module(f"vigneron.bots.{name}").BOT, game)]
    return own + sorted(
        name for name, point in _installed().items() if name not in own and _plays(point.load(), game)
    )


def _maker(name: str) -> Any:
    if name in _built_in():
        return import_module(f"vigneron.bots.{name}").BOT
    point = _installed().get(name)
    module, colon, attribute = name.partition(":")
    try:
        if point is not None:
            return point.load()
        if colon and module and attribute:
            return getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(name, str(error)) from error
    raise UnknownBot(name)


def make_bot(name: str, game: Game[Any]) -> Bot:
    """Return a new opponent for one seat of one table of `game`. Raises UnknownBot."""
    maker = _maker(name)
    if not _plays(maker, game):
        raise UnknownBot(name, f"does not play {game.key}")
    bot: Any = maker() if callable(maker) else None
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(name, "has no method choose(view)")
    made: Bot = bot
    return made


def bot_chance(seed: int | str, number: int, seat: Seat) -> Quick:
    """Return a bot's own stream in game `number` of a seeded series: independent of the table's draws."""
    text = f"vigneron-bot|{seed}|{number}|{seat}".encode()
    return Quick(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))


def ask(
    bot: Bot, game: Game[S], rules: Rules[S], state: S, seat: Seat, chance: Chance, budget: Budget
) -> Action:
    """Return what the bot does in this position; it is shown only what its seat may see."""
    view = View(game, rules, rules.observe(state, seat), seat, rules.legal(state, seat), budget, chance)
    return bot.choose(view)
