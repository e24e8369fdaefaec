"""The rules. The clause numbers are those of text/en.md. Only `why_not` decides what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Action, Chance, Event, Json, Part, Refusal, Result, Seat, Seen, Setup
from vigneron.games._three_rows.rules.actions import PASS, ROWS
from vigneron.games._three_rows.rules.state import State

DIE: Final = (1, 1, 1, 1, 1, 1)
SPACES: Final = 4
"""Places in a row (TR-3)."""


class ThreeRowsRules:
    """The rules of one table. A full row pays `full[row]` points. The game has `length` rounds (TR-5)."""

    def __init__(self, seats: int, full: Sequence[int], length: int) -> None:
        self.seats = seats
        self.full = tuple(full)
        self.length = length

    def new(self, setup: Setup, chance: Chance) -> State:
        """Return the position with empty rows and the first seat's die (TR-1)."""
        return State(1, 0, chance.draw(DIE, "roll") + 1, [[] for _ in range(setup.seats * ROWS)])

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seat whose turn it is, or () at the end."""
        return () if state.round > self.length else (state.seat,)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Return the legal acts of a seat, ascending."""
        return [action for action in range(PASS + 1) if self.why_not(state, seat, action) is None]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return why the act is illegal, or None."""
        if state.round > self.length:
            return Refusal("over", "TR-5")
        if seat != state.seat:
            return Refusal("not_your_turn", "TR-2")
        if action == PASS:  # TR-4: passing is always allowed
            return None
        row = state.rows[seat * ROWS + action]
        if len(row) == SPACES:
            return Refusal("row_full", "TR-3", {"row": action + 1})
        if row and row[-1] > state.die:
            return Refusal("too_low", "TR-3", {"die": state.die, "last": row[-1]})
        return None

    def step(self, state: State, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        """Do a legal act."""
        if action == PASS:
            if log is not None:
                log.append(Event("passed", seat, {"die": state.die}))
        else:
            row = state.rows[seat * ROWS + action]
            row.append(state.die)
            if log is not None:
                log.append(Event("put", seat, {"die": state.die, "row": action + 1}))
                if len(row) == SPACES:
                    log.append(Event("filled", seat, {"row": action + 1, "points": self.full[action]}))
        state.seat += 1
        if state.seat == self.seats:
            state.seat = 0
            state.round += 1
        if state.round <= self.length:
            state.die = chance.draw(DIE, "roll") + 1

    def result(self, state: State) -> Result:
        """Return the result: numbers and full rows count. Most points win, and a tie is shared (TR-6)."""
        scores: list[int] = []
        parts: list[tuple[Part, ...]] = []
        for seat in range(self.seats):
            rows = state.rows[seat * ROWS : (seat + 1) * ROWS]
            numbers = sum(map(sum, rows))
            prizes = sum(self.full[i] for i in range(ROWS) if len(rows[i]) == SPACES)
            scores.append(numbers + prizes)
            parts.append((Part("numbers", numbers), Part("prizes", prizes)))
        best = max(scores)
        return Result(
            tuple(scores),
            tuple(1 + sum(other > score for other in scores) for score in scores),
            tuple(seat for seat, score in enumerate(scores) if score == best),
            tuple(parts),
            "" if state.round <= self.length else "rounds",
        )

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        return state.clone()

    def observe(self, state: State, viewer: Seat | None) -> Seen[State]:
        """Return a copy of the whole state, because everybody sees it."""
        return Seen(viewer, state.clone())

    def imagine(self, seen: Seen[State], chance: Chance) -> State:
        """Return the state that was seen, because nothing is hidden."""
        return seen.state.clone()

    def dump(self, state: State) -> Json:
        """Return the state as JSON."""
        return {"round": state.round, "seat": state.seat, "die": state.die, "rows": state.rows}

    def load(self, data: Json) -> State:
        """Return the state that `dump` wrote."""
        return State(data["round"], data["seat"], data["die"], [list(row) for row in data["rows"]])
