"""Bots that fail: what counts as that, where it happened, and who plays on."""

from __future__ import annotations

import operator
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vigneron.bots.greedy import Greedy
from vigneron.core.chance import Quick
from vigneron.core.contract import Action, Seat
from vigneron.core.errors import Picklable
from vigneron.core.game import Bot, View


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
    try:
        chosen = bot.choose(view)
    except (Exception, SystemExit) as error:
        raise NoAnswer(blame(error)) from error
    try:
        action = operator.index(chosen)
    except TypeError:
        raise NoAnswer(f"{type(chosen).__name__} is no act") from None
    if action not in view.legal:
        raise NoAnswer(f"{action:.60g} is no legal act")
    return action


def blame(error: BaseException) -> str:
    """Return what was raised, and in which line of which file."""
    where = traceback.extract_tb(error.__traceback__)[-1:]
    place = "".join(f" ({Path(frame.filename).name}:{frame.lineno})" for frame in where)
    said = str(error).strip().splitlines()[:1]
    return ": ".join([type(error).__name__, *(line[:200] for line in said)]) + place


class Plain:
    """The player that acts where a bot failed: looks one act ahead; its view alone decides, never chance.

    A game's own judgement may be what fails: then it takes the first legal act.
    """

    def choose(self, view: View[Any]) -> Action:
        own = View(view.game, view.rules, view.seen, view.seat, view.legal, view.budget, Quick(1))
        try:
            return answer(Greedy(), own)
        except NoAnswer:
            return view.legal[0]


class Steady:
    """A bot that is asked once more if it fails; if it fails again, the plain player acts."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.failed = ""
        """Why the last answer was not the bot's own, '' if it was."""

    def choose(self, view: View[Any]) -> Action:
        self.failed = ""
        try:
            return answer(self.bot, view)
        except NoAnswer:
            pass  # once is no habit
        try:
            return answer(self.bot, view)
        except NoAnswer as error:
            self.failed = str(error)
            return Plain().choose(view)
