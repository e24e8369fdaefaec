"""Bots that fail: what counts as that, where it happened, and who plays on."""

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
    """A bot raised, wanted to end the program, or answered with no legal act; the message says which."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Which bot failed in which game, on which ply, and why. `number` is the game's in its series, from 0."""

    bot: str
    game: str
    number: int
    seat: Seat
    ply: int
    why: str


class BotFailed(Picklable, RuntimeError):
    """A game that cannot go on because a bot failed."""

    def __init__(self, failure: Failure) -> None:
        f = failure
        super().__init__(
            f"{f.bot} failed in game {f.number} of {f.game}, seat {f.seat}, ply {f.ply}: {f.why}"
        )
        self.failure = failure


def answer(bot: Bot, view: View[Any]) -> Action:
    """Return the legal act that a bot chooses. Raises NoAnswer."""
    legal = tuple(view.legal)  # a bot may change its list
    try:
        chosen = bot.choose(view)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # SystemExit and asyncio.CancelledError are no Exception
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
    """Return what was raised, and in which line of which file."""
    where = traceback.extract_tb(error.__traceback__)[-1:]
    place = "".join(f" ({Path(frame.filename).name}:{frame.lineno})" for frame in where)
    return error_line(error) + place


class FallbackBot:
    """The player that acts where a bot failed: looks one act ahead; its view alone decides, never chance.

    A game's own judgement may be what fails: then it takes the first legal act.
    """

    def choose(self, view: View[Any]) -> Action:
        try:
            return answer(Greedy(), replace(view, chance=Xorshift(1)))
        except NoAnswer:
            return view.legal[0]


class RetryingBot:
    """A bot that is asked once more if it fails; if it fails again, the plain player acts."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.failed = ""
        """Why the last answer was not the bot's own, '' if it was."""

    def choose(self, view: View[Any]) -> Action:
        self.failed = ""
        try:
            return answer(self.bot, _copy(view))
        except NoAnswer:
            pass  # once is no habit
        try:
            return answer(self.bot, _copy(view))
        except NoAnswer as error:
            self.failed = str(error)
            return FallbackBot().choose(view)


def _copy(view: View[Any]) -> View[Any]:
    """Return a view in which a bot may change everything: whoever is asked next finds it as it was."""
    seen = Seen(view.seen.viewer, view.rules.clone(view.seen.state))
    return replace(view, seen=seen, legal=list(view.legal))
