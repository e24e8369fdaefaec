"""Positions as programs that learn see them: rows, masks, and numbers of acts, in numpy.

So a network that has learnt in an environment can play in a `Match`, be a bot, and value a position."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from vigneron.core.contract import Action, Rules, Seat, Setup
from vigneron.core.game import Game
from vigneron.core.observation import Layout, encoding
from vigneron.environments.vector_games import flat


class Reader:
    """Reads positions of one table: of a match, of a snapshot, or of what a bot sees.

    A state that a seat sees (`view.seen.state`) gives that seat the same row and mask as the whole state.

    >>> import vigneron
    >>> from vigneron import environments
    >>> match = vigneron.start("burgundy_dice", seats=2, seed=1)
    >>> reader = environments.reader(match)
    >>> reader.row(match.state, 0).shape, int(reader.mask(match.state, 0).sum()), len(match.legal(0))
    ((186,), 4, 4)
    """

    def __init__(self, game: Game[Any, Any], setup: Setup, rules: Rules[Any]) -> None:
        self._encoding = encoding(game, setup, rules)
        self.layout: Layout = self._encoding.layout
        """The names and ranges of a row."""
        self.acts: int = self._encoding.acts
        """How many numbers of acts there are."""

    def row(self, state: Any, seat: Seat) -> npt.NDArray[np.int16]:
        """Return what a seat sees: the row of the environments, int16 of length `len(layout)`."""
        row = np.zeros(len(self.layout), np.int16)
        self._encoding.write_observation(state, seat, flat(row), 0)
        return row

    def mask(self, state: Any, seat: Seat) -> npt.NDArray[np.int8]:
        """Return 1 for each number that a seat may choose now, int8 of length `acts`."""
        mask = np.zeros(self.acts, np.int8)
        self._encoding.write_mask(state, seat, flat(mask), 0)
        return mask

    def act(self, state: Any, seat: Seat, number: int) -> Action:
        """Return the act of the game's table that a number stands for now.

        Raises ValueError if the seat may not do it."""
        action = self._encoding.act(state, seat, int(number)) if 0 <= number < self.acts else -1
        if action < 0:
            raise ValueError(f"seat {seat} may not do act {number} now")
        return action

    def number(self, state: Any, seat: Seat, action: Action) -> int:
        """Return the number of a legal act of the game's table."""
        return self._encoding.number(state, seat, action)
