"""The rules. The clause numbers are those of text/en.md. Only `why_not` decides what is legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vigneron.core.contract import Action, Chance, Event, Part, Refusal, Result, Seat, Setup
from vigneron.core.game import ActionTable
from vigneron.core.open_rules import OpenRules, most_points_win

ACTIONS: Final = ActionTable(("take", "leave"))
TAKE: Final = 0
"""Index in the action table."""
DIE: Final = (1, 1, 1, 1, 1, 1)
"""Weights of the faces 1 to 6."""
MOST: Final = 21
ROUNDS: Final = 8


@dataclass
class State:
    """The position: ints, texts, and lists of them."""

    turn: int
    """Number of turns that are over."""
    die: int
    points: list[int]
    """By seat."""


class TemplateRules(OpenRules[State]):
    """The rules of Twenty-One."""

    actions = ACTIONS
    state_type = State

    def new(self, setup: Setup, chance: Chance) -> State:
        """Return the position before the first turn (TG-1)."""
        return State(0, chance.draw(DIE, "throw") + 1, [0] * setup.seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seat whose turn it is, () at the end (TG-2, TG-4)."""
        seats = len(state.points)
        return () if state.turn == seats * ROUNDS else (state.turn % seats,)

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return why the act is illegal, or None (TG-2, TG-3, TG-4)."""
        if not self.to_act(state):
            return Refusal("over", "TG-4")
        if seat not in self.to_act(state):
            return Refusal("not_your_turn", "TG-2")
        if action == TAKE and state.points[seat] + state.die > MOST:
            return Refusal("too_much", "TG-3", {"die": state.die})
        return None

    def step(self, state: State, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        """Do a legal act, and begin the next turn (TG-2)."""
        if action == TAKE:
            state.points[seat] += state.die
        if log is not None:
            log.append(Event("taken" if action == TAKE else "left", seat, {"die": state.die}))
        state.turn += 1
        if self.to_act(state):
            state.die = chance.draw(DIE, "throw") + 1

    def result(self, state: State) -> Result:
        """Return the count if the game ended now (TG-4)."""
        parts = [[Part("points", points)] for points in state.points]
        return most_points_win(parts, "" if self.to_act(state) else "rounds")
