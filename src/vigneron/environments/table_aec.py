"""All seats of a table as a PettingZoo environment in which they act in turn."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from vigneron.environments import VERSION
from vigneron.environments.drawing import METADATA, check_mode, render
from vigneron.environments.seat_env import observation_space
from vigneron.environments.vector_games import VectorGames, flat


class TableAEC(AECEnv):  # type: ignore[misc]
    """A table whose seats, `seat_0`, `seat_1`, …, act one after the other.

    key, options  see `table.table`
    observation   `array`: an int16 row, with the mask in `infos[agent]["action_mask"]`; `dict`: both as
                  {"observation", "action_mask"}
    render_mode   `svg`, `ansi` or `rgb_array`: what a spectator sees

    If several seats choose at once, the first of them acts first; the others do not see what it chose. The
    game of `reset(seed=n)` is game 0 of `VectorGames(seed=n)`. `options` of `reset` are ignored."""

    metadata = METADATA

    def __init__(
        self, key: str, *, observation: str = "array", render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.games = VectorGames(key, 1, autoreset="disabled", **options)
        self.table = self.games.table
        self.metadata = {**METADATA, "is_parallelizable": True, "name": f"{self.table.game.key}_v{VERSION}"}
        self.render_mode = check_mode(render_mode)
        self.with_mask = observation == "dict"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.games.seats)]
        self.agent_name_mapping = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.table.layout, self.games.acts, observation)
        act = spaces.Discrete(self.games.acts)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, act)
        self._no_acts = np.zeros(self.games.acts, np.int8)
        self._no_acts.flags.writeable = False
        self._zeros = dict.fromkeys(self.possible_agents, 0.0)
        self._row, self._mask = self.games.observations[0], self.games.masks[0].view(np.int8)
        # Reading a view costs a third of reading an array.
        self._act = flat(np.zeros(1, np.int32))
        self._turns, self._over = flat(self.games.turns), flat(self.games.terminations)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, the same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of acts, the same for all seats."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a game. Without a seed, it is the next game of the last seed."""
        self.games.reset(seed=seed)
        self.agents = self.possible_agents[:]
        self.rewards = self._zeros
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._no_acts} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Let the seat that is to act be selected, and give it its mask."""
        self.agent_selection = self.possible_agents[self._turns[0]]
        self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}

    def observe(self, agent: str) -> Any:
        """Return what a seat sees now. Its mask is all zeros if it is not its turn."""
        seat = self.agent_name_mapping[agent]
        if seat == self._turns[0]:
            row, mask = self._row.copy(), self._mask
        else:
            row, mask = np.zeros(self.games.observation_size, np.int16), self._no_acts
            self.table.encoding.write_observation(self.games.stepper.states[0], seat, flat(row), 0)
        return {"observation": row, "action_mask": mask.copy()} if self.with_mask else row

    def step(self, action: Any) -> None:
        """Do an act of the selected seat. A seat whose game is over leaves by None.

        Raises ValueError for an illegal act with `illegal="raise"`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._act[0] = action if action is not None and -1 <= action < self.games.acts else -1
        self.games.stepper.step(self._act)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self._no_acts}
        over = self._over[0]
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._turn()
        if over or self.table.by_ply:
            self.rewards = dict(zip(self.possible_agents, self.games.rewards[0].tolist(), strict=True))
            self._accumulate_rewards()
        else:
            self.rewards = self._zeros

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the selected seat sees, its rewards since its last act, two flags, and `info`."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def render(self) -> Any:
        """Return the table as a spectator sees it; see `drawing.render`."""
        return render(self.table, self.games.stepper.states[0], None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""


def parallel(key: str, **options: Any) -> Any:
    """Return the table as a parallel environment, by PettingZoo's wrapper for turns.

    The mask of a seat that waits is all zeros; what it does is ignored."""
    return turn_based_aec_to_parallel(TableAEC(key, **options))
