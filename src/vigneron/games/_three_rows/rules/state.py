"""The position: ints and lists of ints, nothing else."""

from __future__ import annotations

from vigneron.native.values import same


class State:
    """A position: the round, the seat to act, its die, and three rows for each seat.

    A row is a list of numbers."""

    __slots__ = ("die", "round", "rows", "seat")

    def __init__(self, round: int, seat: int, die: int, rows: list[list[int]]) -> None:
        self.round = round
        """From 1; one more than the length when the game is over."""
        self.seat = seat
        self.die = die
        self.rows = rows
        """rows[seat * 3 + row]: the numbers put there, 1 to 6."""

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def clone(self) -> State:
        """Return an independent copy."""
        return State(self.round, self.seat, self.die, [row[:] for row in self.rows])
