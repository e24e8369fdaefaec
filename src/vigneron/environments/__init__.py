"""Environments for programs that learn: Gymnasium, PettingZoo, and many games in one call.

    vector(key, games, ...)      `VectorGames`: many games in one call of compiled code (numpy)
    solo(key, ...)               a `gymnasium.Env` of one seat
    vector_env(key, games, ...)  a `gymnasium.vector.VectorEnv` of one seat
    aec(key, ...)                a `pettingzoo.AECEnv` of all seats
    parallel(key, ...)           the same as a `pettingzoo.ParallelEnv`
    reader(match)                rows, masks and acts of positions of a match, a snapshot or a bot

All take the options of `table.table`. `gymnasium.make("vigneron/BurgundyDice-v0", seats=1)` and
`gymnasium.make_vec` find every game after `register()`, or after `import vigneron.environments.registered`.
The libraries of the extra `learn` are imported when they are first needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from vigneron.core.contract import Rules, Setup
from vigneron.core.errors import Picklable
from vigneron.core.game import Game

if TYPE_CHECKING:
    from vigneron.environments.position_reader import Reader
    from vigneron.environments.seat_env import SeatEnv
    from vigneron.environments.seat_vector_env import SeatVectorEnv
    from vigneron.environments.table_aec import TableAEC
    from vigneron.environments.vector_games import VectorGames

__all__ = ["aec", "env_id", "parallel", "reader", "register", "solo", "vector", "vector_env"]

NAMESPACE: Final = "vigneron"
VERSION: Final = 0
"""The version of all environments. It rises when a seed no longer gives the same game or the same numbers."""
EXTRA: Final = "learn"


class Missing(Picklable, ImportError):
    """A library of the extra `learn` is not installed."""

    def __init__(self, library: str) -> None:
        super().__init__(f'{library} is not installed: pip install "vigneron[{EXTRA}]"')


def _module(name: str, library: str) -> Any:
    try:
        import_module(library)
    except ImportError as error:
        raise Missing(library) from error
    return import_module(f"vigneron.environments.{name}")


def vector(key: str, games: int, **options: Any) -> VectorGames:
    """Return many games in one object; see `vector_games.VectorGames`."""
    made: VectorGames = _module("vector_games", "numpy").VectorGames(key, games, **options)
    return made


def solo(key: str, **options: Any) -> SeatEnv:
    """Return a Gymnasium environment of one seat, alone or against opponents; see `seat_env.SeatEnv`."""
    made: SeatEnv = _module("seat_env", "gymnasium").SeatEnv(key, **options)
    return made


def vector_env(key: str, games: int, **options: Any) -> SeatVectorEnv:
    """Return a Gymnasium vector environment of one seat; see `seat_vector_env.SeatVectorEnv`."""
    made: SeatVectorEnv = _module("seat_vector_env", "gymnasium").SeatVectorEnv(key, games, **options)
    return made


def aec(key: str, **options: Any) -> TableAEC:
    """Return a PettingZoo environment of all seats, which act in turn; see `table_aec.TableAEC`."""
    made: TableAEC = _module("table_aec", "pettingzoo").TableAEC(key, **options)
    return made


def parallel(key: str, **options: Any) -> Any:
    """Return the environment of `aec` as a parallel environment, in which seats that wait do nothing."""
    return _module("table_aec", "pettingzoo").parallel(key, **options)


class AtTable(Protocol):
    """What belongs to a table: a `Match`, a `Snapshot`, or the `View` of a bot."""

    @property
    def game(self) -> Game[Any, Any]:
        """The game."""

    @property
    def setup(self) -> Setup | None:
        """What was agreed, or None where nobody knows."""

    @property
    def rules(self) -> Rules[Any]:
        """The rules of the table."""


def reader(of: AtTable) -> Reader:
    """Return what reads positions of the same table as rows and masks; see `position_reader.Reader`.

    `of` is a match, a snapshot, or the view of a bot. Raises ValueError for a view of which nobody knows what
    was agreed."""
    if of.setup is None:
        raise ValueError("the view has no setup")
    made: Reader = _module("position_reader", "numpy").Reader(of.game, of.setup, of.rules)
    return made


def env_id(key: str) -> str:
    """Return the name of a game for `gymnasium.make`, such as `vigneron/BurgundyDice-v0`."""
    name = "".join(part.capitalize() for part in key.split("_") if part)
    return f"{NAMESPACE}/{name}-v{VERSION}"


def register() -> list[str]:
    """Make all games that are found known to Gymnasium. Return their names."""
    gymnasium = _module("table", "gymnasium") and import_module("gymnasium")
    from vigneron.core.registry import games

    for key in games():
        if env_id(key) not in gymnasium.registry:
            gymnasium.register(
                env_id(key),
                entry_point="vigneron.environments.seat_env:SeatEnv",
                vector_entry_point="vigneron.environments.seat_vector_env:SeatVectorEnv",
                kwargs={"key": key},
                disable_env_checker=False,
            )
    return [env_id(key) for key in games()]
