"""One seat as a Gymnasium environment, alone or against opponents."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from vigneron.core.errors import Picklable
from vigneron.core.observation import Layout
from vigneron.environments.drawing import METADATA, check_mode, render
from vigneron.environments.table import one_of
from vigneron.environments.vector_games import VectorGames

OBSERVATIONS: Final = ("array", "dict")


class NotBegun(Picklable, ResetNeeded, AttributeError):
    """An environment is asked for a game before its first reset."""

    def __init__(self) -> None:
        super().__init__("no game has begun: call reset() first")


def box(layout: Layout) -> spaces.Box:
    """Return the space of observations."""
    return spaces.Box(np.array(layout.low(), np.int16), np.array(layout.high(), np.int16), dtype=np.int16)


def observation_space(layout: Layout, acts: int, observation: str) -> spaces.Space[Any]:
    """Return the space of observations, alone or with the mask. Raises BadOption."""
    one_of("observation", observation, OBSERVATIONS)
    if observation == "array":
        return box(layout)
    return spaces.Dict({"observation": box(layout), "action_mask": spaces.Box(0, 1, (acts,), np.int8)})


class SeatEnv(gymnasium.Env[Any, np.int64]):
    """One seat of a table. Each step is an act of this seat; the other seats act in between.

    key, options  see `table.table`; `seat` is 0 by default
    observation   `array`: an int16 row (see the game's layout), with the mask in `info["action_mask"]`;
                  `dict`: both as {"observation", "action_mask"}
    render_mode   `svg`, `ansi` or `rgb_array`

    The game of `reset(seed=n)` is game 0 of `VectorGames(seed=n)`. A reset without a seed begins the next
    game of the last seed. `options` of `reset` are ignored."""

    metadata = METADATA

    def __init__(
        self,
        key: str,
        *,
        seat: int = 0,
        observation: str = "array",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.games = VectorGames(key, 1, seat=seat, autoreset="disabled", **options)
        self.table = self.games.table
        self.render_mode = check_mode(render_mode)
        self.with_mask = observation == "dict"
        self.observation_space = observation_space(self.table.layout, self.games.acts, observation)
        self.action_space = spaces.Discrete(self.games.acts)
        self._begun = False

    def action_masks(self) -> npt.NDArray[np.int8]:
        """Return 1 for each legal act (the name that Stable-Baselines3 asks for)."""
        return np.array(self.games.masks[0], np.int8)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; return the observation and `info`."""
        if seed is None and self._np_random is None:
            super().reset(seed=None)
            seed = int(self.np_random.integers(2**62))
        else:
            super().reset(seed=seed)
        self.games.reset(seed=seed)
        self._begun = True
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Do an act; return the observation, the reward, whether the game is over, False, and `info`.

        Raises ValueError for an illegal act with `illegal="raise"`, and NotBegun before the first reset."""
        if not self._begun:
            raise NotBegun
        self.games.step(np.array([action]))
        seen, info = self._seen()
        return seen, float(self.games.rewards[0]), bool(self.games.terminations[0]), False, info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        row, mask = self.games.observations[0].copy(), self.action_masks()
        return ({"observation": row, "action_mask": mask} if self.with_mask else row), {"action_mask": mask}

    def render(self) -> Any:
        """Return the table as this seat sees it; see `drawing.render`."""
        return render(self.table, self.games.stepper.states[0], self.table.learner, self.render_mode)
