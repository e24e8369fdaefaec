"""The options that all environments share, and their errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from vigneron.bots import UnknownBot, ask, bot_names, make_bot
from vigneron.core import registry
from vigneron.core.contract import BadSetup, Rules, Setup
from vigneron.core.game import Budget, Game
from vigneron.core.observation import Layout, encoding
from vigneron.core.rewards import REWARDS
from vigneron.environments.modes import WIN
from vigneron.environments.stepper import stream_word
from vigneron.native.encoding import Encoding
from vigneron.native.prng import Xorshift

WHEN: Final = ("end", "ply")
ILLEGAL: Final = ("lose", "raise", "random")
RANDOM: Final = "random"
"""The opponents that act at random in compiled code."""
BUDGET: Final = Budget(86_400.0, 60)
"""How long opponents think, unless their name says it: as many iterations as `NAME@60`."""


class BadOption(ValueError):
    """An option of an environment cannot be right. The message says what is expected."""


def one_of(name: str, value: object, known: Sequence[str]) -> int:
    """Return the index of a value in the known ones. Raises BadOption."""
    if value not in known:
        raise BadOption(f"{name}: expected {', '.join(known[:-1])} or {known[-1]}, found {value!r}")
    return known.index(str(value))


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its rules and its encoding, and what its environment does."""

    game: Game[Any, Any]
    setup: Setup
    rules: Rules[Any]
    encoding: Encoding
    reward: int
    by_ply: bool
    illegal: int
    learner: int
    """The seat that one player plays, or -1."""
    opponents: tuple[str, ...]
    """The names of the other seats' bots clockwise; () for random acts."""

    @property
    def layout(self) -> Layout:
        """The names and ranges of an observation."""
        layout: Layout = self.encoding.layout
        return layout


def table(
    key: str,
    *,
    seats: int | None = None,
    opponents: str | Sequence[str] = RANDOM,
    seat: int | None = None,
    reward: str = "score",
    reward_at: str = "end",
    illegal: str = "lose",
    **options: str,
) -> Table:
    """Return the table that these options describe. Raises UnknownGame, BadOption or UnknownBot.

    key        of a game, or `KEY@EDITION` for one of its editions
    seats      the number of seats; by default the least
    seat       the seat that one player plays, by default 0; None where all seats are played
    opponents  of one player: `random`, the name of a bot, or a list of names for the other seats clockwise
    reward     `score` (points), `margin` (points minus those of the best other seat), `win` (1, shared by
               all winners) or `place` (1 for the first, 0 for the last, the mean of their places for tied
               seats)
    reward_at  `end`: paid when the game ends; `ply`: after every act, what score or margin have grown by.
               Both add up to the same
    illegal    what an illegal act does: `lose` ends the game with -100 points and the last place, `raise` is
               a ValueError, `random` does a random legal act instead
    options    the options of the game, such as `sheet="B"`"""
    name = key if isinstance(key, str) else repr(key)
    found = registry.load(name) if name.startswith("_") else registry.game(name)
    count = found.seats[0] if seats is None else seats
    chosen = {option: str(value) for option, value in options.items()}
    try:
        setup = found.setup(count, chosen)
    except BadSetup as error:
        raise BadOption(_why(found, count, chosen, error)) from error
    number, when = one_of("reward", reward, REWARDS), one_of("reward_at", reward_at, WHEN)
    if number >= WIN and (setup.seats == 1 or when == 1):
        why = "needs at least two seats" if setup.seats == 1 else "is paid at the end only"
        raise BadOption(f"reward: {reward!r} {why}")
    learner = -1 if seat is None else seat
    if seat is not None and not (isinstance(seat, int) and 0 <= seat < setup.seats):
        raise BadOption(f"seat: expected 0 to {setup.seats - 1}, found {seat!r}")
    names = _opponents(found, opponents, setup.seats - 1)
    rules = found.rules(setup)
    return Table(
        found,
        setup,
        rules,
        encoding(found, setup, rules),
        number,
        when == 1,
        one_of("illegal", illegal, ILLEGAL),
        learner,
        names if learner >= 0 else (),
    )


def _why(game: Game[Any, Any], seats: object, options: dict[str, str], error: BadSetup) -> str:
    """Return what is wrong with the seats or the options of a game."""
    if not isinstance(seats, int) or seats not in game.seats:
        return f"seats: expected {game.seats[0]} to {game.seats[-1]}, found {seats!r}"
    known = {option.key: option.values for option in game.options}
    for key, value in options.items():
        if key not in known:
            there = f"{game.key} has {', '.join(known)}" if known else f"{game.key} has none"
            return f"there is no option {key!r}: {there}"
        if value not in known[key]:
            return f"{key}: expected {', '.join(known[key])}, found {value!r}"
    return str(error)


def _opponents(game: Game[Any, Any], opponents: str | Sequence[str], count: int) -> tuple[str, ...]:
    """Return a name for each other seat, or () if all of them act at random. Raises UnknownBot."""
    names = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(names) != count:
        raise BadOption(f"opponents: expected {count} names, found {len(names)}")
    for name in names:
        if not isinstance(name, str):
            raise BadOption(f"opponents: expected names of bots, found {name!r}")
        try:
            make_bot(name, game)
        except UnknownBot as error:
            known = ", ".join(bot_names(game))
            raise BadOption(f"opponents: {error}; there are {known}") from error
    return () if all(name == RANDOM for name in names) else tuple(names)


class Opponents:
    """The bots of the other seats, as the function by which a `Stepper` asks for acts.

    Each seat of each game has a bot and a random stream of its own."""

    def __init__(self, made: Table, games: int) -> None:
        seats = made.setup.seats
        self._table = made
        self.failed = False
        """Whether a bot has failed, or was interrupted. Its game then stands in the middle of a step."""
        self._bots = {
            (game, (made.learner + 1 + number) % seats): (make_bot(name, made.game), Xorshift(0))
            for game in range(games)
            for number, name in enumerate(made.opponents)
        }
        for (game, seat), (_, chance) in self._bots.items():
            chance.word = stream_word(seat, game, 0, 2)

    def __call__(self, game: int, state: Any, seat: int) -> int:
        """Return the act of a seat. Raises NoAnswer."""
        bot, chance = self._bots[game, seat]
        try:
            return ask(bot, self._table.game, self._table.rules, state, seat, chance, BUDGET)
        except BaseException:
            self.failed = True
            raise
