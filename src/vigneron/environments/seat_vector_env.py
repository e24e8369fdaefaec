"""One seat of many games as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from vigneron.environments.drawing import METADATA, check_mode, render
from vigneron.environments.seat_env import NotBegun, observation_space
from vigneron.environments.table import BadOption
from vigneron.environments.vector_games import VectorGames

MODES: Final = {
    AutoresetMode.NEXT_STEP: "next_step",
    AutoresetMode.SAME_STEP: "same_step",
    AutoresetMode.DISABLED: "disabled",
}


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat of many games, which are stepped in one call of compiled code.

    key, options    as those of `SeatEnv`
    num_envs        the number of games
    autoreset_mode  NEXT_STEP, SAME_STEP (with `final_obs` in `info`) or DISABLED (`reset_mask` in the options
                    of `reset`)
    copy            whether each step returns new arrays. Without it, the next step writes them anew
    buffers         see `VectorGames`

    The masks are in `info["action_mask"]`, or in the observation."""

    metadata = METADATA

    def __init__(
        self,
        key: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        observation: str = "array",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        copy: bool = True,
        seed: int = 0,
        buffers: Any = None,
        **options: Any,
    ) -> None:
        try:
            self.mode = AutoresetMode(autoreset_mode)
        except ValueError as error:
            known = ", ".join(mode.value for mode in AutoresetMode)
            raise BadOption(f"autoreset_mode: expected {known}, found {autoreset_mode!r}") from error
        self.games = VectorGames(
            key, num_envs, seat=seat, seed=seed, autoreset=MODES[self.mode], buffers=buffers, **options
        )
        self.num_envs = num_envs
        self.metadata = {**METADATA, "autoreset_mode": self.mode}
        self.render_mode = check_mode(render_mode)
        self.copy = copy
        self.with_mask = observation == "dict"
        layout, acts = self.games.table.layout, self.games.acts
        self.single_observation_space = observation_space(layout, acts, observation)
        self.single_action_space = spaces.Discrete(acts)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin new games; `options["reset_mask"]` says which. Return the observations and `info`.

        The seed is one number: game i of this seed is the same, however many games there are."""
        if isinstance(seed, list):
            raise BadOption("seed: expected one number for all games, found a list")
        super().reset(seed=seed)
        only = (options or {}).get("reset_mask")
        if only is not None and not np.any(only):
            raise BadOption("reset_mask: expected at least one game")
        self.games.reset(seed=seed, only=only)
        self._begun = True
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Any]:
        """Do one act in each game; return observations, rewards, terminations, truncations and `info`.

        Raises NotBegun before the first reset."""
        if not self._begun:
            raise NotBegun
        self.games.step(np.asarray(actions))
        info = self._info()
        ended = self.games.terminations.astype(bool)
        if self.mode == AutoresetMode.SAME_STEP and ended.any():
            info |= self._final(ended)
        return (self._seen(), self._out(self.games.rewards), ended, self.games.truncations.astype(bool), info)

    def _final(self, ended: npt.NDArray[Any]) -> dict[str, Any]:
        """Return the last observations of the games that have ended, as Gymnasium wants them."""
        assert self.games.final_observations is not None
        last = np.full(self.num_envs, None, object)
        over = np.ones(self.games.acts, np.int8)  # as in the other modes: any number may be chosen
        for game in np.flatnonzero(ended):
            row = self.games.final_observations[game].copy()
            last[game] = {"observation": row, "action_mask": over} if self.with_mask else row
        masks = np.zeros((self.num_envs, self.games.acts), np.int8)
        masks[ended] = over
        return {
            "final_obs": last,
            "_final_obs": ended.copy(),
            "final_info": {"action_mask": masks, "_action_mask": ended.copy()},
            "_final_info": ended.copy(),
        }

    def _out(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def _masks(self) -> npt.NDArray[np.int8]:
        return self._out(self.games.masks.view(np.int8))

    def _seen(self) -> Any:
        rows = self._out(self.games.observations)
        return {"observation": rows, "action_mask": self._masks()} if self.with_mask else rows

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks(), "_action_mask": np.ones(self.num_envs, bool)}

    def render(self) -> tuple[Any, ...] | None:
        """Return each game as its seat sees it; see `drawing.render`."""
        made = self.games.table
        if self.render_mode is None:
            return None
        return tuple(
            render(made, state, made.learner, self.render_mode) for state in self.games.stepper.states
        )
