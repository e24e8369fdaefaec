"""All seats of a table as a PettingZoo environment in which they act in turn."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]

from vigneron.environments import VERSION
from vigneron.environments.drawing import METADATA, check_mode, render
from vigneron.environments.modes import RAISE
from vigneron.environments.seat_env import NotBegun, observation_space
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
        # What every step needs is kept here: a look-up in another object costs as much as a small copy.
        stepper = self.games.stepper
        self._step_game, self._act, self._acts = stepper.step_game, stepper.act, self.games.acts
        self._raises, self._by_ply = self.table.illegal == RAISE, self.table.by_ply
        self._copy_row = self.games.observations[0].copy
        self._copy_mask = self.games.masks[0].view(np.int8).copy
        self._turns = flat(self.games.turns)  # reading a view costs a third of reading an array
        self._seat = -1
        self._running = False
        self._nothing_paid = False
        """Whether a game is running in which nothing is paid before its end, and `last` returns a row."""

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
        self._running, self._nothing_paid = True, not (self._by_ply or self.with_mask)
        self._seat = seat = self._turns[0]
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self._copy_mask()}

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Yield the selected seat until all seats have left."""
        if not hasattr(self, "agents"):
            raise NotBegun
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> Any:
        """Return what a seat sees now. Its mask is all zeros if it is not its turn."""
        seat = self.agent_name_mapping[agent]
        own = seat == self._seat
        if own:
            row = self._copy_row()
        else:
            row = np.zeros(self.games.observation_size, np.int16)
            self.table.encoding.write_observation(self.games.stepper.states[0], seat, flat(row), 0)
        if not self.with_mask:
            return row
        return {"observation": row, "action_mask": self._copy_mask() if own else self._no_acts.copy()}

    def step(self, action: Any) -> None:
        """Do an act of the selected seat. A seat whose game is over leaves by None.

        Raises ValueError for an illegal act with `illegal="raise"`."""
        if not self._running:
            self._leave(action)
            return
        if action.__class__ is not int or not -1 <= action < self._acts:
            action = -1 if action is None or not 0 <= (number := index(action)) < self._acts else number
        if self._raises and self._act(0, self._seat, action) < 0:
            raise ValueError(f"{self.agent_selection} may not do act {action} now")
        over = self._step_game(0, self._seat, action)
        self._seat = seat = self._turns[0]
        agent, infos = self.agent_selection, self.infos
        infos[agent] = {"action_mask": self._no_acts}
        if not over:
            self.agent_selection = following = self.possible_agents[seat]
            infos[following] = {"action_mask": self._copy_mask()}
            if self._by_ply:
                self._pay(agent)
            return
        self._running = self._nothing_paid = False
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._pay(agent)

    def _pay(self, agent: str) -> None:
        """Hand out the rewards of an act. Without `reward_at="ply"`, all are 0 before the end."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.games.rewards[0].tolist(), strict=True))
        self._accumulate_rewards()

    def _leave(self, action: Any) -> None:
        """Let a seat leave the game that is over. Raises NotBegun."""
        if not hasattr(self, "agents"):
            raise NotBegun
        self._was_dead_step(action)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Return what the selected seat sees, its rewards since its last act, two flags, and `info`."""
        if self._nothing_paid and observe:
            return self._copy_row(), 0.0, False, False, self.infos[self.agent_selection]
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
