"""The legal acts of a seat, computed from masks of the spaces that may be marked.

The rules of combinations are in `open_pairs`, `open_monk` and `open_worker`. `legal` lists the acts on these
spaces, and `random_act` picks one of them. `rules` finds the reasons for refusals independently, from the
numbers on the sheet."""

from __future__ import annotations

from vigneron.core.contract import Seat
from vigneron.games.burgundy_dice.rules.actions import (
    COLOUR_DIE,
    DONE_ACT,
    FIRST_MARK,
    FIRST_MONK,
    FIRST_SECOND,
    FIRST_WORKER,
    NUMBER_DIE,
    PASS_ACT,
)
from vigneron.games.burgundy_dice.rules.box import CASTLE, MONK, SILVERLING, SPACES, WORKER, Box
from vigneron.games.burgundy_dice.rules.marks import Marks
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.native import bits, rolls
from vigneron.native.prng import Xorshift


class Choices:
    """The legal acts of the seats of one table."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.marks = Marks(box)
        self.bit = box.bit
        self.colour = bytes(box.sheet.colour)
        self.colour_mask = box.sheet.colour_mask
        self.colour_spaces = box.sheet.colour_spaces

    # ---- seats to act

    def chooses_castle(self, state: State, seat: Seat) -> bool:
        """Return whether a seat may choose a start castle now. Every seat chooses once (CB-2)."""
        side: Side = state.sides[seat]
        return not side.chosen

    def castle_taken(self, state: State, castle: int) -> bool:
        """Return whether a start castle can no longer be chosen. Several seats may choose the same (CB-2)."""
        return False

    def next_seat(self, state: State) -> Seat:
        """Return the first seat that may act now, or -1."""
        if state.over:
            return -1
        seats = len(state.sides)
        if state.turn == 0:
            for seat in range(seats):
                if self.chooses_castle(state, seat):
                    return seat
            return -1
        for seat in range(seats):
            side: Side = state.sides[seat]
            if not side.chosen:
                return seat
        return -1

    # ---- open spaces: each method fills an empty row of masks and returns the number of spaces

    def open_pairs(self, state: State, side: Side, row: list[int]) -> int:
        """Fill row[2 * c + n] with the spaces that colour die c and number die n can mark unchanged.

        CB-12, CB-13, CB-20 to CB-25. A second combination needs at least one other die (CB-43)."""
        dice = state.dice
        free = side.reach & ~side.marked
        first = free & side.fits[dice[2]]
        second = free & side.fits[dice[3]]
        spaces = self.colour_mask[dice[0]]
        row[0] = spaces & first
        row[1] = spaces & second
        spaces = self.colour_mask[dice[1]]
        row[2] = spaces & first
        row[3] = spaces & second
        if side.first >= 0:
            row[2 * COLOUR_DIE[side.first] + NUMBER_DIE[side.first]] = 0
        return bits.count(row[0]) + bits.count(row[1]) + bits.count(row[2]) + bits.count(row[3])

    def open_monk(self, state: State, side: Side, row: list[int]) -> int:
        """Fill row[n] with the spaces that number die n and a monk can mark.

        A monk changes a colour die to any other colour, so a space needs a die of another colour than its own
        (CB-41)."""
        dice = state.dice
        free = side.reach & ~side.marked
        if dice[0] == dice[1]:
            free &= ~self.colour_mask[dice[0]]
        row[0] = free & side.fits[dice[2]]
        row[1] = free & side.fits[dice[3]]
        return bits.count(row[0]) + bits.count(row[1])

    def open_worker(self, state: State, side: Side, row: list[int]) -> int:
        """Fill row[6 * c + value] with the spaces that colour die c and the value of a worker can mark.

        A worker changes a number die to any other number, so a number needs a die that shows another one
        (CB-42)."""
        dice = state.dice
        free = side.reach & ~side.marked
        first = free & self.colour_mask[dice[0]]
        second = free & self.colour_mask[dice[1]]
        total = 0
        if first | second:
            alike = dice[2] if dice[2] == dice[3] else 0
            for value in range(1, 7):
                if value != alike:
                    fits = side.fits[value]
                    spaces = first & fits
                    if spaces:
                        row[value] = spaces
                        total += bits.count(spaces)
                    spaces = second & fits
                    if spaces:
                        row[6 + value] = spaces
                        total += bits.count(spaces)
        return total

    def can_second(self, state: State, side: Side) -> bool:
        """Return whether a silverling, perhaps just won (CB-32), can pay a second combination (CB-43)."""
        row = [0, 0, 0, 0]
        return side.bonus[SILVERLING] > 0 and self.open_pairs(state, side, row) > 0

    # ---- as a list

    def legal(self, state: State, seat: Seat) -> list[int]:
        """Return the legal acts of a seat, ascending."""
        side: Side = state.sides[seat]
        if state.over or side.chosen:
            return []
        if state.turn == 0:
            return self.castles(state, seat)
        if side.first >= 0:
            out = self.second_marks(state, side)
            out.append(DONE_ACT)
            return out
        out = []
        pairs = [0, 0, 0, 0]
        self.open_pairs(state, side, pairs)
        for pair in range(4):
            bits.add(out, FIRST_MARK + SPACES * pair, pairs[pair])
        if side.bonus[MONK]:
            monk = [0, 0]
            self.open_monk(state, side, monk)
            bits.add(out, FIRST_MONK, monk[0])
            bits.add(out, FIRST_MONK + SPACES, monk[1])
        if side.bonus[WORKER]:
            worker = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            self.open_worker(state, side, worker)
            self.add_worker_marks(worker, out)
        out.append(PASS_ACT)  # CB-14: declining is always allowed
        return out

    def castles(self, state: State, seat: Seat) -> list[int]:
        """Return the start castles that a seat may choose (CB-2)."""
        if not self.chooses_castle(state, seat):
            return []
        return [castle for castle in self.colour_spaces[CASTLE] if not self.castle_taken(state, castle)]

    def second_marks(self, state: State, side: Side) -> list[int]:
        """Return the second combinations of a seat that has made its first (CB-43)."""
        out: list[int] = []
        pairs = [0, 0, 0, 0]
        self.open_pairs(state, side, pairs)
        for pair in range(4):
            bits.add(out, FIRST_SECOND + SPACES * pair, pairs[pair])
        return out

    def add_worker_marks(self, row: list[int], out: list[int]) -> None:
        """Append the combinations with a worker, ordered by colour die, space and value."""
        for colour_die in range(2):
            at = 6 * colour_die
            spaces = row[at + 1] | row[at + 2] | row[at + 3] | row[at + 4] | row[at + 5] | row[at + 6]
            while spaces:
                space = bits.lowest(spaces)
                spaces &= spaces - 1
                act = FIRST_WORKER + 6 * (SPACES * colour_die + space) - 1
                for value in range(1, 7):
                    if row[at + value] & self.bit[space]:
                        out.append(act + value)  # noqa: PERF401  faster compiled than a list in between

    # ---- at random

    def random_act(self, state: State, seat: Seat, stream: Xorshift) -> int:
        """Return `legal(state, seat)[stream.below(length)]` without making the list."""
        if state.turn == 0:
            castles = self.castles(state, seat)
            return castles[rolls.below(stream, len(castles))]
        return self.random_choice(state, state.sides[seat], stream)

    def random_choice(self, state: State, side: Side, stream: Xorshift) -> int:
        """Return a random act of a side that is choosing."""
        pairs = [0, 0, 0, 0]
        count = self.open_pairs(state, side, pairs)
        if side.first >= 0:
            number = rolls.below(stream, count + 1)
            return self.nth_pair(pairs, FIRST_SECOND, number) if number < count else DONE_ACT
        monks = workers = 0
        if side.bonus[MONK]:
            monk = [0, 0]
            monks = self.open_monk(state, side, monk)
        if side.bonus[WORKER]:
            worker = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            workers = self.open_worker(state, side, worker)
        number = rolls.below(stream, count + monks + workers + 1)
        if number < count:
            return self.nth_pair(pairs, FIRST_MARK, number)
        number -= count
        if number < monks:
            count = bits.count(monk[0])
            if number < count:
                return FIRST_MONK + bits.nth(monk[0], number)
            return FIRST_MONK + SPACES + bits.nth(monk[1], number - count)
        number -= monks
        return self.nth_worker(worker, number) if number < workers else PASS_ACT

    def nth_pair(self, row: list[int], first_act: int, number: int) -> int:
        """Return act `number`, counted from 0, of a row of pairs.

        The row must have more than `number` acts."""
        pair = 0
        here = bits.count(row[0])
        while number >= here:
            number -= here
            pair += 1
            here = bits.count(row[pair])
        return first_act + SPACES * pair + bits.nth(row[pair], number)

    def nth_worker(self, row: list[int], number: int) -> int:
        """Return act `number`, counted from 0, of a row in the order of `add_worker_marks`.

        The row must have more than `number` acts."""
        colour_die = -1
        spaces = 0
        while True:
            while not spaces:
                colour_die += 1
                at = 6 * colour_die
                spaces = row[at + 1] | row[at + 2] | row[at + 3] | row[at + 4] | row[at + 5] | row[at + 6]
            space = bits.lowest(spaces)
            spaces &= spaces - 1
            for value in range(1, 7):
                if row[at + value] & self.bit[space]:
                    if number == 0:
                        return FIRST_WORKER + 6 * (SPACES * colour_die + space) - 1 + value
                    number -= 1
