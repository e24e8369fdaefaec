"""All seats of a table as a PettingZoo environment in which they act in turn."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from vigneron.environments import VERSION
from vigneron.environments.drawing import METADATA, check_mode, render
from vigneron.environments.modes import RAISE
from vigneron.environments.seat_env import NotBegun, observation_space
from vigneron.environments.turns import Pool, Turns
from vigneron.environments.vector_games import VectorGames, flat

POOLED: Final = 5
"""How many arrays are used again and again: a caller has two or three of the last ones at the same time."""


class TableAEC(Turns, AECEnv):  # type: ignore[misc]
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
        AECEnv.__init__(self)
        self.games = VectorGames(key, 1, autoreset="disabled", **options)
        self.games.stepper.write_rows_on_demand()
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
        no_acts = np.zeros(self.games.acts, np.int8)
        no_acts.flags.writeable = False
        self._zeros = dict.fromkeys(self.possible_agents, 0.0)
        Turns.__init__(
            self,
            self.games.stepper,
            self.possible_agents,
            _pool(self.games.observation_size, np.int16),
            _pool(self.games.acts, np.int8),
            no_acts,
            self.table.illegal == RAISE,
            not (self.table.by_ply or self.with_mask),
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of observations, the same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of acts, the same for all seats."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin a game. Without a seed, it is the next game of the last seed."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = self._zeros
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Yield the selected seat until all seats have left."""
        if not hasattr(self, "agents"):
            raise NotBegun
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Any:
        """Return what a seat sees now. Its mask is all zeros if it is not its turn."""
        seat = self.agent_name_mapping[agent]
        row = self.see(seat)
        if not self.with_mask:
            return row
        mask = self.infos[agent]["action_mask"] if seat == self.seat else self.no_acts
        return {"observation": row, "action_mask": mask.copy()}

    def pay(self, agent: str) -> None:
        """Hand out the rewards of an act. Without `reward_at="ply"`, all are 0 before the end."""
        if not self.running:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.games.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()

    def leave(self, action: Any) -> None:
        """Let a seat leave the game that is over. Raises NotBegun."""
        if not hasattr(self, "agents"):
            raise NotBegun
        self._was_dead_step(action)

    def last_of_any(self, observe: bool) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return the same as `last`, of every game and with every option. Raises NotBegun."""
        if not hasattr(self, "agents"):
            raise NotBegun
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def render(self) -> Any:
        """Return the table as a spectator sees it; see `drawing.render`."""
        return render(self.table, self.games.stepper.states[0], None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is no window."""


def parallel(key: str, **options: Any) -> Any:
    """Return the table as a parallel environment, by PettingZoo's wrapper for turns.

    The mask of a seat that waits is all zeros; what it does is ignored."""
    return turn_based_aec_to_parallel(TableAEC(key, **options))


def _pool(size: int, kind: type[np.generic]) -> Pool:
    arrays = [np.zeros(size, kind) for _ in range(POOLED)]
    return Pool(arrays, [flat(array) for array in arrays])
