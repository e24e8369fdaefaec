"""Finds opponents by name, and asks them for acts. See docs/bots.md.

A name is that of a built-in bot, an entry point of the group `vigneron.bots`, `module:Class`, or
`cmd:COMMAND`, a program. A module of this folder defines a built-in bot as `BOT`, or several of them as
`BOTS`. The bot `NAME@200` thinks for 200 iterations per act, and `NAME@1.5s` for 1.5 seconds."""

from __future__ import annotations

import hashlib
import re
import sys
from dataclasses import replace
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, TypeVar

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Chance, Rules, Seat, Setup
from vigneron.core.errors import Picklable, error_line
from vigneron.core.game import Bot, Budget, Game, View
from vigneron.core.registry import game as find_game
from vigneron.core.registry import near

__all__ = ["COMMAND", "UnknownBot", "ask", "bot_chance", "bot_names", "budget_of", "end", "make_bot"]

GROUP: Final = "vigneron.bots"
COMMAND: Final = "cmd:"
"""Begins the name of a bot that is a program of its own (see `command`)."""
DAY: Final = 86_400.0
"""A time limit in seconds that no bot reaches."""
S = TypeVar("S")


class UnknownBot(Picklable, LookupError):
    """No bot has this name, or the bot cannot be loaded. In the second case, `reason` says why.

    >>> import vigneron
    >>> vigneron.make_bot("gredy", "burgundy_dice")
    Traceback (most recent call last):
    vigneron.bots.UnknownBot: no bot 'gredy': did you mean 'greedy'?
    """

    def __init__(self, name: str, reason: str = "") -> None:
        meant = "" if reason else " or ".join(map(repr, near(name.partition("@")[0], list(_modules()))))
        why = reason or (f"did you mean {meant}?" if meant else "")
        super().__init__(f"no bot {name!r}" + (f": {why}" if why else ""))
        self.name = name
        self.reason = reason


@cache
def _built_in() -> dict[str, Any]:
    """Return the factories of built-in bots, in the order in which they are offered."""
    return {name: maker for name, (maker, offered) in _modules().items() if offered}


@cache
def _modules() -> dict[str, tuple[Any, bool]]:
    single: dict[str, tuple[Any, bool]] = {}
    several: dict[str, tuple[Any, bool]] = {}
    for path in sorted(set(Path(__file__).parent.glob("*.py")) - {Path(__file__)}):
        text = path.read_text(encoding="utf-8")
        # Only modules with bots are loaded here.
        if "\nBOT = " in text:
            single[path.stem] = (import_module(f"vigneron.bots.{path.stem}").BOT, True)
        elif "\nBOTS: " in text:
            module = import_module(f"vigneron.bots.{path.stem}")
            several |= {name: (maker, True) for name, maker in module.BOTS.items()}
            several |= {name: (maker, False) for name, maker in getattr(module, "HIDDEN", {}).items()}
    return single | several


def _installed() -> dict[str, EntryPoint]:
    """Return the bots of other distributions. One that is installed later is found by a new process only."""
    return _points(tuple(sys.path))


@lru_cache(maxsize=8)
def _points(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    # A search through all distributions takes longer than a whole page.
    return {point.name: point for point in entry_points(group=GROUP)}


def _plays(maker: Any, game: Game[Any, Any]) -> bool:
    """Return whether a bot plays a game. A class without the attribute `games` plays all games."""
    keys = getattr(maker, "games", None)
    return keys is None or game.key in keys


def bot_names(game: Game[Any, Any] | str) -> list[str]:
    """Return the names of all bots for a game (or the key of one), built-in ones first.

    Raises UnknownGame.

    >>> import vigneron
    >>> vigneron.bot_names("burgundy_dice")[:3]
    ['greedy', 'random', 'apprentice']
    """
    game = find_game(game) if isinstance(game, str) else game
    own = [name for name, maker in _built_in().items() if _plays(maker, game)]
    return own + sorted(
        name for name, point in _installed().items() if name not in own and _plays(point.load(), game)
    )


def built_in(name: str) -> bool:
    """Return whether this bot comes with Vigneron."""
    return name.partition("@")[0] in _modules()


def _maker(name: str) -> Any:
    if name in _modules():
        return _modules()[name][0]
    point = _installed().get(name)
    module, colon, attribute = name.partition(":")
    try:
        if point is not None:
            return point.load()
        if colon and module and attribute:
            return getattr(import_module(module), attribute)
    except ImportError as error:
        raise UnknownBot(name, str(error)) from error
    except (Exception, SystemExit) as error:  # code of a third party may raise any error
        raise UnknownBot(name, error_line(error)) from error
    raise UnknownBot(name)


def make_bot(name: str, game: Game[Any, Any] | str) -> Bot:
    """Return a new bot for one seat of one table of a game (or of the key of one).

    Raises UnknownBot and UnknownGame.

    >>> import vigneron
    >>> bot = vigneron.make_bot("master@50", "burgundy_dice")
    >>> vigneron.start("burgundy_dice", seats=2).bot(bot).partition(":")[0]
    'castle'
    """
    game = find_game(game) if isinstance(game, str) else game
    if name.startswith(COMMAND):
        return _program(name)
    base, at, amount = name.partition("@")
    if at:
        budget = _budget(name, amount)
        return Budgeted(make_bot(base, game), budget)
    maker = _maker(name)
    if not _plays(maker, game):
        raise UnknownBot(name, f"does not play {game.key}")
    try:
        bot: Any = maker() if callable(maker) else None
    except (Exception, SystemExit) as error:
        raise UnknownBot(name, error_line(error)) from error
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(name, "has no method choose(view)")
    made: Bot = bot
    return made


def _program(name: str) -> Bot:
    """Return the bot `cmd:COMMAND` or `cmd:COMMAND@BUDGET`. A command may contain other signs @."""
    from vigneron.bots.command import CommandBot  # imports `failing`, which imports bots

    command, at, amount = name.removeprefix(COMMAND).rpartition("@")
    budget = None
    if at and re.fullmatch(r"[0-9]+(\.[0-9]+)?s?", amount):
        budget = _budget(name, amount)
    else:
        command = name.removeprefix(COMMAND)
    try:
        return CommandBot(command, budget)
    except ValueError as error:
        raise UnknownBot(name, str(error)) from error


class Budgeted:
    """A bot that thinks for as long as its name says, whatever budget the table gives."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget

    def choose(self, view: View[Any]) -> Action:
        """Return the choice of the bot with its own budget."""
        return self.bot.choose(replace(view, budget=self.budget))


def end(bot: object) -> None:
    """End what a bot holds, such as a program, by its method `close` if it has one."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def _budget(name: str, amount: str) -> Budget:
    """Return the budget of `NAME@amount`: iterations, or seconds if it ends in `s`. Raises UnknownBot."""
    try:
        if amount.endswith("s") and 0 < float(amount[:-1]) <= DAY:
            return Budget(float(amount[:-1]), 0)
        if amount.isdecimal() and int(amount):
            return Budget(DAY, int(amount))
    except ValueError:
        pass
    raise UnknownBot(name, f"{amount!r} is no budget")


def bot_chance(seed: int | str, number: int, seat: Seat) -> Xorshift:
    """Return the random stream of a bot in game `number` of a seeded series.

    The stream is independent of the draws of the table."""
    text = f"vigneron-bot|{seed}|{number}|{seat}".encode()
    return Xorshift(int.from_bytes(hashlib.sha256(text).digest()[:8], "big"))


def budget_of(game: Game[Any, Any]) -> Budget:
    """Return the budget of bots in self-play: the game's number of iterations, without a time limit.

    Without a time limit, a slow machine plays the same games as a fast one. An act takes about 0.1 s on a
    common core."""
    from vigneron.bots.search.mcts import hints_of  # only bots that are asked need the search

    return Budget(DAY, hints_of(game).iterations)


def ask(
    bot: Bot,
    game: Game[S, Rules[S]],
    rules: Rules[S],
    state: S,
    seat: Seat,
    chance: Chance,
    budget: Budget,
    taste: int = 0,
    setup: Setup | None = None,
) -> Action:
    """Return the act that a bot chooses in a position. The bot sees only what its seat may see.

    `taste` is that of its seat (`search.taste.taste_of`). Raises NoAnswer."""
    from vigneron.bots.failing import answer  # imports bots, which import this module

    seen, legal = rules.observe(state, seat), rules.legal(state, seat)
    return answer(bot, View(game, rules, seen, seat, legal, budget, chance, taste, setup))
