"""Hypothesis strategies for any game. Hypothesis shrinks a failing example to a short line of acts."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import DataObject, DrawFn, SearchStrategy

from vigneron.core.contract import Setup
from vigneron.core.game import Game
from vigneron.testing.walk import GameLine, any_setup, begin


def setups(game: Game[Any, Any]) -> SearchStrategy[Setup]:
    """Return a strategy of valid set-ups."""

    @st.composite
    def build(draw: DrawFn) -> Setup:
        """Draw a valid set-up."""
        return any_setup(game, lambda below: draw(st.integers(0, below - 1)))

    return build()


def grow(data: DataObject, line: GameLine[Any], plies: int) -> bool:
    """Play up to `plies` acts that hypothesis chooses. Return whether the game goes on."""
    for _ in range(plies):
        seats = line.rules.to_act(line.state)
        if not seats:
            return False
        seat = seats[data.draw(st.integers(0, len(seats) - 1))]
        legal = line.rules.legal(line.state, seat)
        line.step(seat, legal[data.draw(st.integers(0, len(legal) - 1))])
    return True


def start(data: DataObject, game: Game[Any, Any]) -> GameLine[Any]:
    """Return a line before its first act. Hypothesis chooses the set-up and the dice."""
    return begin(game, data.draw(setups(game)), f"hypothesis-{data.draw(st.integers(0, 9999))}")
