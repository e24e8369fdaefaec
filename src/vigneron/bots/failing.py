"""Handles bots that fail: what counts as a failure, how it is described, and which bot acts instead."""

from __future__ import annotations

import operator
import traceback
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from vigneron.bots.greedy import Greedy
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Action, Seat, Seen
from vigneron.core.errors import Picklable, error_line
from vigneron.core.game import Bot, View

_LARGEST: Final = 10**15


class NoAnswer(RuntimeError):
    """A bot raised an error, tried to exit, or returned no legal act.

    The message says which of these happened.

    >>> import vigneron
    >>> class Broken:
    ...     def choose(self, view: vigneron.View) -> int:
    ...         return -1
    >>> vigneron.start("burgundy_dice", seats=2).bot(Broken())
    Traceback (most recent call last):
    vigneron.bots.failing.NoAnswer: -1 is no legal act
    """


@dataclass(frozen=True, slots=True)
class Failure:
    """The failure of a bot: its game, ply and seat, and the reason. `number` counts games from 0."""

    bot: str
    game: str
    number: int
    seat: Seat
    ply: int
    why: str


class BotFailed(Picklable, RuntimeError):
    """A game cannot go on because a bot failed."""

    def __init__(self, failure: Failure) -> None:
        f = failure
        super().__init__(
            f"{f.bot} failed in game {f.number} of {f.game}, seat {f.seat}, ply {f.ply}: {f.why}"
        )
        self.failure = failure


def answer(bot: Bot, view: View[Any]) -> Action:
    """Return the legal act that a bot chooses. Raises NoAnswer."""
    legal = tuple(view.legal)  # a bot may change the list of acts that it gets
    try:
        chosen = bot.choose(view)
    except (KeyboardInterrupt, NoAnswer):
        raise
    except BaseException as error:  # SystemExit and asyncio.CancelledError do not derive from Exception
        raise NoAnswer(blame(error)) from error
    try:
        action = operator.index(chosen)
    except Exception:
        raise NoAnswer(f"{type(chosen).__name__} is no act") from None
    if action not in legal:
        said = str(action) if abs(action) < _LARGEST else "a number of too many digits"
        raise NoAnswer(f"{said} is no legal act")
    return action


def blame(error: BaseException) -> str:
    """Return the error as one line of text, with the file and line that raised the error."""
    where = traceback.extract_tb(error.__traceback__)[-1:]
    place = "".join(f" ({Path(frame.filename).name}:{frame.lineno})" for frame in where)
    return error_line(error) + place


class FallbackBot:
    """The bot that acts instead of a bot that failed. It looks one act ahead and does not use randomness.

    If the game's insight fails too, it takes the first legal act."""

    def choose(self, view: View[Any]) -> Action:
        """Return the act that `greedy` would choose, or the first legal act."""
        try:
            return answer(Greedy(), replace(view, chance=Xorshift(1), taste=0))
        except NoAnswer:
            return view.legal[0]


class RetryingBot:
    """A bot that is asked a second time if it fails. If it fails again, the fallback bot acts."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.failed = ""
        """Why the fallback bot gave the last answer, '' if the bot itself did."""

    def choose(self, view: View[Any]) -> Action:
        """Return the choice of the bot, or of the fallback bot."""
        self.failed = ""
        try:
            return answer(self.bot, _copy(view))
        except NoAnswer:
            pass  # the second try may succeed
        try:
            return answer(self.bot, _copy(view))
        except NoAnswer as error:
            self.failed = str(error)
            return FallbackBot().choose(view)


def _copy(view: View[Any]) -> View[Any]:
    """Return a copy of the view, because a failing bot may have changed it."""
    seen = Seen(view.seen.viewer, view.rules.clone(view.seen.state))
    return replace(view, seen=seen, legal=list(view.legal))
