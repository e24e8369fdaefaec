"""Positions and acts as numbers, for programs that learn.

`Encoding` does everything through the methods of the rules, so it works for every game; only the observation
is left to subclasses. A game may have a compiled subclass, which writes the same numbers faster."""

from __future__ import annotations

from typing import Any

from vigneron.native import buffers
from vigneron.native.prng import Xorshift


class Encoding:
    """The observation and the numbered acts of one table.

    rules, setup   of the table
    layout         names, ranges and clauses of the numbers of an observation (`core.observation.Layout`)
    seats          the number of seats
    size           the number of integers of an observation
    acts           how many numbers of acts there are
    direct         whether every number always stands for the act with this number

    Rows are views of memory (see `buffers`), in which a method writes from index `at` on."""

    def __init__(self, rules: Any, setup: Any, layout: Any, acts: int) -> None:
        self.rules = rules
        self.setup = setup
        self.layout = layout
        self.seats: int = setup.seats
        self.size: int = len(layout)
        self.acts: int = acts
        self.direct: bool = True

    def new(self, stream: Xorshift) -> Any:
        """Return the position before the first act."""
        return self.rules.new(self.setup, stream)

    def next_seat(self, state: Any) -> int:
        """Return the first seat that may act now, or -1 when the game is over."""
        seats = self.rules.to_act(state)
        return seats[0] if seats else -1

    def act(self, state: Any, seat: int, number: int) -> int:
        """Return the act that a number stands for now, or -1 if the seat may not do it."""
        return number if number in self.rules.legal(state, seat) else -1

    def number(self, state: Any, seat: int, action: int) -> int:
        """Return the number of a legal act."""
        return action

    def table_acts(self) -> list[int]:
        """Return for each number the act that it always stands for, or -1 if that depends on the position."""
        return list(range(self.acts))

    def write_mask(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write 1 for each number that the seat may choose now, and otherwise 0 (`acts` bytes).

        Return the number of legal acts."""
        mask = buffers.flags(row, at + self.acts)
        buffers.clear(mask, at, self.acts)
        legal = self.rules.legal(state, seat)
        for action in legal:
            mask[at + action] = 1
        return len(legal)

    def write_observation(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write what the seat may know (`size` 16-bit integers). Return the index after them.

        A position as the seat sees it (`Rules.observe`) gives the same row as the whole position."""
        raise NotImplementedError("a subclass writes the observation")

    def write_result(self, state: Any, row: memoryview, at: int) -> int:
        """Write scores, places and wins by seat (3 * `seats` 32-bit integers), as if the game ended now.

        Return the index after them."""
        out = buffers.ints(row, at + 3 * self.seats)
        result = self.rules.result(state)
        for seat in range(self.seats):
            out[at + seat] = result.scores[seat]
            out[at + self.seats + seat] = result.places[seat]
            out[at + 2 * self.seats + seat] = 1 if seat in result.winners else 0
        return at + 3 * self.seats

    def step(self, state: Any, seat: int, action: int, stream: Xorshift) -> int:
        """Do a legal act in place. Return 0."""
        self.rules.step(state, seat, action, stream, None)
        return 0

    def random_act(self, state: Any, seat: int, stream: Xorshift) -> int:
        """Return a random legal act; each is equally likely."""
        legal = self.rules.legal(state, seat)
        chosen: int = legal[stream.below(len(legal))]
        return chosen
