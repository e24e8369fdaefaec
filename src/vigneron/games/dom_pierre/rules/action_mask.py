"""The legal acts of one seat, stored as rows. A row is a first act and a mask of the acts that follow it."""

from __future__ import annotations

from vigneron.native import bits


class Offers:
    """The offers of one seat. They are added in ascending order, in at most sixteen rows."""

    __slots__ = ("first", "mask", "rows")

    def __init__(self) -> None:
        self.rows: int = 0
        self.first: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.mask: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

    def empty(self) -> None:
        """Remove all offers."""
        self.rows = 0

    def put(self, first: int, mask: int) -> None:
        """Offer act `first` plus the index of each set bit."""
        if mask:
            self.first[self.rows] = first
            self.mask[self.rows] = mask
            self.rows += 1

    def count(self) -> int:
        """Return the number of offered acts."""
        total = 0
        for row in range(self.rows):
            total += bits.count(self.mask[row])
        return total

    def only(self, act: int) -> bool:
        """Return whether this act is the only offer."""
        return self.rows == 1 and self.mask[0] == 1 and self.first[0] == act

    def has(self, act: int) -> bool:
        """Return whether this act is offered."""
        for row in range(self.rows):
            past = act - self.first[row]
            if 0 <= past < 63 and self.mask[row] >> past & 1:
                return True
        return False

    def acts(self) -> list[int]:
        """Return the acts, ascending."""
        out: list[int] = []
        for row in range(self.rows):
            bits.add(out, self.first[row], self.mask[row])
        return out

    def nth(self, number: int) -> int:
        """Return offered act `number`, counted from 0. More than `number` acts must be offered."""
        row = 0
        here = bits.count(self.mask[0])
        while number >= here:
            number -= here
            row += 1
            here = bits.count(self.mask[row])
        return self.first[row] + bits.nth(self.mask[row], number)
