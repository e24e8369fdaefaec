"""The games as OpenSpiel has them: their types, their parameters, and their registration."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from vigneron.core import registry
from vigneron.core.contract import BadSetup, Rules, Setup
from vigneron.core.game import Game
from vigneron.core.rewards import REWARDS
from vigneron.i18n.speaker import Speaker
from vigneron.native.prng import Xorshift
from vigneron.spiel.nodes import Table
from vigneron.spiel.states import VigneronObserver, VigneronState

PREFIX: Final = "vigneron_"
MOST_OUTCOMES: Final = 256
"""The most outcomes of a draw that OpenSpiel is told."""
MOST_DRAWS: Final = 256
"""The most draws of a set-up and of an act that OpenSpiel is told. No game comes near it."""
MOST_POINTS: Final = 1000.0
"""The bound of scores and margins that OpenSpiel is told. No game comes near it."""
_OWN: Final = ("seats", "rewards", "edition")
_GAMES: dict[str, Game[Any, Any]] = {}
"""The registered games by their names in OpenSpiel."""


class VigneronGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Vigneron with a number of seats and options. `pyspiel.load_game` makes it.

    Each registered game has a subclass with its `name` in OpenSpiel. OpenSpiel keeps this class, and frees it
    after Python has ended. For a class that is harmless, for a function it is not.

    `table` holds the game, its set-up and its rules."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Make the game. Raises SpielError for seats, options, an edition or rewards that do not exist."""
        name, found = self.name, _GAMES[self.name]
        given = {**_defaults(found), **(params or {})}
        rewards = str(given["rewards"])
        if rewards not in REWARDS:
            raise pyspiel.SpielError(f"no rewards {rewards!r}, only {', '.join(REWARDS)}")
        editions = [edition.name for edition in found.editions]
        if str(given["edition"]) not in editions:
            raise pyspiel.SpielError(f"no edition {given['edition']}, only {', '.join(editions)}")
        game = found.in_edition(str(given["edition"]))
        setup = _setup(game, given)
        points = rewards in ("score", "margin")
        low, high = (-MOST_POINTS, MOST_POINTS) if points else (0.0, 1.0)
        zero_sum = rewards == "margin" and setup.seats == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=setup.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=game.max_plies(setup),
        )
        kind = game_type(name, game, setup, zero_sum)
        super().__init__(kind, info, dict(params or {}))
        self.table = Table(str(self), game, setup, nothing_hidden(game, setup))
        self._state: type[VigneronState] = type(
            "VigneronState", (VigneronState,), {"_node": self.table.root, "_rewards": rewards}
        )

    def __reduce__(self) -> tuple[Callable[[str], VigneronGame], tuple[str]]:
        return load, (str(self),)

    def new_initial_state(self) -> VigneronState:
        """Return the first state: the draws of the set-up, or the first decision if it has none."""
        return self._state(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound for the draws of a game, which is far above their number."""
        most: int = MOST_DRAWS * (1 + self.max_game_length())
        return most

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> VigneronObserver:
        """Return an observer. Without a type, it observes everything that a player sees now."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return VigneronObserver(self.table, kind, params)


def _setup(game: Game[Any, Any], given: Mapping[str, Any]) -> Setup:
    options = {option.key: str(given[option.key]) for option in game.options}
    try:
        return game.setup(int(given["seats"]), options)
    except BadSetup as refused:
        raise pyspiel.SpielError(Speaker("en", game).refusal(refused.refusal)) from refused


def _number(value: str) -> int | str:
    """Return a value as OpenSpiel reads it in the name of a game: digits are an integer."""
    return int(value) if value.isdigit() else value


def _defaults(game: Game[Any, Any]) -> dict[str, int | str]:
    """Return all parameters of a game with their defaults. Two seats are the default, if two can play."""
    out: dict[str, int | str] = {
        "seats": 2 if 2 in game.seats else game.seats[0],
        "rewards": "score",
        "edition": _number(game.editions[-1].name),
    }
    for option in game.options:
        if option.key in _OWN:
            raise ValueError(f"{game.key}: an option may not be called {option.key!r} in OpenSpiel")
        out[option.key] = _number(option.default)
    return out


def game_type(name: str, game: Game[Any, Any], setup: Setup, zero_sum: bool) -> Any:
    """Return what OpenSpiel is told about a game in general. With a set-up, it is what holds for this one."""
    kinds, defaults = pyspiel.GameType, _defaults(game)
    opened = nothing_hidden(game, setup)
    return kinds(
        short_name=name,
        long_name=f"{Speaker('en', game).say('title')} (Vigneron)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if opened
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
        provides_factored_observation_string=True,
    )


_OPEN: dict[tuple[object, ...], bool] = {}


def nothing_hidden(game: Game[Any, Any], setup: Setup) -> bool:
    """Return whether every seat sees everything at all times.

    A random game shows it: in the games of Vigneron, something is hidden early or never."""
    key = (game.name, setup.seats, *sorted(setup.options.items()))
    if key not in _OPEN:
        _OPEN[key] = _all_seen(game.rules(setup), setup)
    return _OPEN[key]


def _all_seen(rules: Rules[Any], setup: Setup) -> bool:
    chance = Xorshift(1)
    state = rules.new(setup, chance)
    while True:
        whole = rules.dump(state)
        if any(rules.dump(rules.observe(state, seat).state) != whole for seat in range(setup.seats)):
            return False
        to_act = rules.to_act(state)
        if not to_act:
            return True
        legal = rules.legal(state, to_act[0])
        rules.step(state, to_act[0], legal[chance.below(len(legal))], chance, None)


def register(game: Game[Any, Any]) -> str:
    """Register a game with OpenSpiel, and return its name there. A game that is registered stays as it is."""
    name = PREFIX + game.key.lstrip("_")
    if name not in _GAMES:
        newest = game.in_edition(game.editions[-1].name)
        _GAMES[name] = newest
        setup = _setup(newest, _defaults(newest))
        kind = game_type(name, newest, setup, zero_sum=False)
        pyspiel.register_game(kind, type("VigneronGame", (VigneronGame,), {"name": name}))
    return name


def register_all() -> list[str]:
    """Register all games that are found, and return their names in OpenSpiel, ascending."""
    return sorted(register(registry.game(key)) for key in registry.games())


_LOADED: dict[str, VigneronGame] = {}


def load(name: str) -> VigneronGame:
    """Return the game that `pyspiel.load_game` takes by this name. The same name gives the same object."""
    if name not in _LOADED:
        _LOADED[name] = pyspiel.load_game(name)
    return _LOADED[name]
