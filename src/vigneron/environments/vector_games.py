"""Many games in one call, with rows in numpy arrays that the caller may own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from vigneron.core.act_features import ActFeatures, act_features
from vigneron.environments.modes import SAME_STEP
from vigneron.environments.stepper import Stepper
from vigneron.environments.table import BadOption, Opponents, one_of, table

AUTORESET: Final = ("next_step", "same_step", "disabled")
_BYTES: Final = ("bool", "int8", "uint8")
"""Masks and flags may have any of these types."""


class VectorGames:
    """Several games of one table, stepped together.

    key, options  see `table.table`. Without `seat`, the caller plays all seats: then a row shows what the
                  seat that is to act sees, and there is a reward for each seat
    games         the number of games
    seed          of the first episodes. Game i is the same, however many games there are
    autoreset     `next_step` (the next step begins the new game and ignores its act), `same_step` (the step
                  that ends a game returns the new one; `final_observations` holds the last row) or `disabled`
                  (`reset(only=...)` begins it)
    buffers       arrays to use, by name. They must be contiguous and have these types and shapes:

        observations        int16    games, observation_size
        masks               bool     games, acts (also int8 or uint8): 1 for each legal act, all 1 at the end
        rewards             float32  games, with `seat`; else games, seats
        terminations        bool     games (also int8 or uint8)
        truncations         bool     games (also int8 or uint8): always 0, since every game ends
        turns               int32    games: the seat that is to act, -1 when the game is over
        final_observations  int16    as `observations`, with `same_step` only

    A buffer that does not fit is refused, and nothing is written then. With `next_step` and `disabled`, a
    game that is over shows its last position."""

    def __init__(
        self,
        key: str,
        games: int,
        *,
        seed: int = 0,
        autoreset: str = "next_step",
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
        **options: Any,
    ) -> None:
        if not isinstance(games, int) or games < 1:
            raise BadOption(f"games: expected at least 1, found {games!r}")
        self.table = table(key, **options)
        self.games = games
        self.observation_size: int = self.table.encoding.size
        self.acts: int = self.table.encoding.acts
        self.seats: int = self.table.setup.seats
        made = self.table
        mode = one_of("autoreset", autoreset, AUTORESET)
        self._opponents = Opponents(made, games) if made.opponents else None
        self.stepper = Stepper(
            made.encoding,
            games,
            learner=made.learner,
            reward=made.reward,
            by_ply=made.by_ply,
            illegal=made.illegal,
            autoreset=mode,
            opponent=self._opponents,
        )
        alone = made.learner >= 0
        shapes: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
            "observations": ((games, self.observation_size), ("int16",)),
            "masks": ((games, self.acts), _BYTES),
            "rewards": ((games,) if alone else (games, self.seats), ("float32",)),
            "terminations": ((games,), _BYTES),
            "truncations": ((games,), _BYTES),
            "turns": ((games,), ("int32",)),
        }
        if mode == SAME_STEP:
            shapes["final_observations"] = ((games, self.observation_size), ("int16",))
        given = dict(buffers or {})
        if unknown := [name for name in given if name not in shapes]:
            raise BadOption(f"buffers: there is no {unknown[0]!r}: expected some of {', '.join(shapes)}")
        for name, array in given.items():
            _check(f"buffers: {name}", array, *shapes[name])
        self.buffers: dict[str, npt.NDArray[Any]] = {
            name: given[name] if name in given else np.zeros(shape, kinds[0])
            for name, (shape, kinds) in shapes.items()
        }
        self.observations = self.buffers["observations"]
        self.masks = self.buffers["masks"]
        self.rewards = self.buffers["rewards"]
        self.terminations = self.buffers["terminations"]
        self.truncations = self.buffers["truncations"]
        self.turns = self.buffers["turns"]
        self.final_observations = self.buffers.get("final_observations")
        self._actions = np.zeros(games, np.int32)
        self._numbers = flat(self._actions)
        final = self.final_observations
        self.stepper.bind(
            flat(self.observations),
            flat(self.masks),
            flat(self.rewards),
            flat(self.terminations),
            flat(self.truncations),
            flat(self.turns),
            None if final is None else flat(final),
        )
        self.reset(seed=seed)

    def reset(self, *, seed: int | None = None, only: npt.NDArray[Any] | None = None) -> None:
        """Begin new games: all of them, or those for which `only` (bytes by game) is not 0.

        With a seed, every game begins the first episode of that seed. Raises BadOption."""
        if only is not None:
            _check("only", only, (self.games,), _BYTES)
        if self._opponents is not None:
            if only is not None and self._opponents.failed:
                raise RuntimeError("an opponent has failed: all games must be reset")
            self._opponents.failed = False
        if seed is not None:
            self.stepper.reseed(int(seed))
        self.stepper.reset(None if only is None else flat(np.ascontiguousarray(only)))

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one act in each game, and write the rows. Acts are integers by game: an array or a list.

        Raises BadOption for an array of another shape or type, and ValueError for an illegal act with
        `illegal="raise"`. Nothing has changed then. Raises NoAnswer if an opponent fails, and RuntimeError in
        the steps after that, until `reset` begins new games."""
        if self._opponents is not None and self._opponents.failed:
            raise RuntimeError("an opponent has failed: reset() begins new games")
        actions = np.asarray(actions)
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            raise BadOption(
                f"actions: expected {self.games} integers, found {actions.dtype} of shape {actions.shape}"
            )
        if actions.dtype.itemsize > 4 and actions.size and not -1 <= actions.min() <= actions.max() < 2**31:
            actions = np.where((actions < 0) | (actions >= 2**31), -1, actions)
        np.copyto(self._actions, actions, casting="unsafe")
        self.stepper.step(self._numbers)

    def act_features(self) -> ActFeatures:
        """Return the verbs and operands of the numbered acts."""
        return act_features(self.table.game, self.table.encoding)

    def random_actions(self) -> npt.NDArray[np.int32]:
        """Return a random legal act for each game. The array is written anew by the next call."""
        self.stepper.choose(self._numbers)
        return self._actions


def _check(name: str, array: object, shape: tuple[int, ...], kinds: tuple[str, ...]) -> None:
    """Raise BadOption for an array that is not of this shape and of one of these types."""
    expected = f"{name}: expected a contiguous array of {kinds[0]} and shape {shape}"
    if not isinstance(array, np.ndarray):
        raise BadOption(f"{expected}, found {type(array).__name__}")
    if array.shape != shape or array.dtype.name not in kinds or not array.dtype.isnative:
        raise BadOption(f"{expected}, found {array.dtype} of shape {array.shape}")
    if not array.flags.c_contiguous or not (array.flags.writeable or name == "only"):
        raise BadOption(f"{expected}, found one that is not contiguous or not writable")


def flat(array: npt.NDArray[Any]) -> memoryview:
    """Return the memory of an array as a row."""
    kind = {1: "b", 2: "h", 4: "f" if array.dtype.kind == "f" else "i"}[array.dtype.itemsize]
    whole: Any = array  # typeshed does not know that an array is a buffer before Python 3.12
    return memoryview(whole).cast("B").cast(kind)  # type: ignore[call-overload, no-any-return]
