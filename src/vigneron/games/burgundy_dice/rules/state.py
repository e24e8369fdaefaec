"""A position: small ints, rows of bytes and masks, nothing else."""

from __future__ import annotations

from vigneron.native.values import same


class Side:
    """What one player has.

    castle        the start castle's space, -1 before it is chosen
    values        37 numbers written in spaces, 0 where there is none
    bonus         circled and not crossed off, by bonus index
    points        victory points so far
    area_phase    by area: the phase (from 1) in which it was completed, 0 before; the start castle's stays 0
    colour_phase  by colour: the phase in which its last space was revealed as marked, 0 before
    colour_value  by colour: which of the two values that brought, 0 first, 1 second, 2 none
    sold          goods sold, by phase
    first, second acts of the choice being made, -1 for none: covered until everyone has chosen
    chosen        1 when the choice is complete

    Kept in step with `values` and `castle`, so that legality is a few masks:
    marked        spaces that are marked
    reach         spaces that touch a marked one (CB-13)
    finished      whole colours that no reveal has counted yet (CB-50)
    fits          by number 0..6: spaces whose colour's rule admits the number (CB-20 to CB-25); `marks`
                  alone writes it: compiled, it is an array of C, and who reads it elsewhere gets a copy
    """

    __slots__ = (
        "area_phase",
        "bonus",
        "castle",
        "chosen",
        "colour_phase",
        "colour_value",
        "finished",
        "first",
        "fits",
        "marked",
        "points",
        "reach",
        "second",
        "sold",
        "values",
    )

    def __init__(self, spaces: int, areas: int, phases: int) -> None:
        self.castle: int = -1
        self.values = bytearray(spaces)
        self.bonus = bytearray(4)
        self.points: int = 0
        self.area_phase = bytearray(areas)
        self.colour_phase = bytearray(6)
        self.colour_value = bytearray(6)
        self.sold = bytearray(phases)
        self.first: int = -1
        self.second: int = -1
        self.chosen: int = 0
        self.marked: int = 0
        self.reach: int = 0
        self.finished: int = 0
        self.fits: list[int] = [0, 0, 0, 0, 0, 0, 0]

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def copy(self) -> Side:
        out = Side.__new__(Side)
        out.castle = self.castle
        out.values = self.values.copy()
        out.bonus = self.bonus.copy()
        out.points = self.points
        out.area_phase = self.area_phase.copy()
        out.colour_phase = self.colour_phase.copy()
        out.colour_value = self.colour_value.copy()
        out.sold = self.sold.copy()
        out.first = self.first
        out.second = self.second
        out.chosen = self.chosen
        out.marked = self.marked
        out.reach = self.reach
        out.finished = self.finished
        fits = self.fits  # written out, so that compiled it is a copy without a list between
        out.fits = [fits[0], fits[1], fits[2], fits[3], fits[4], fits[5], fits[6]]
        return out


class State:
    """A table.

    sides    one per seat
    phase    1, 2 or 3; stays 3 when the game is over
    turn     0 while start castles are chosen, then from 1
    boxes    boxes crossed off in this phase's time column, this turn's included
    over     1 when phase III has ended
    dice     [colour, colour, number, number, hourglasses] as rolled; zeros before the first roll
    claimed  by colour: how many of its two values are gone
    """

    __slots__ = ("boxes", "claimed", "dice", "over", "phase", "sides", "turn")

    def __init__(self, sides: list[Side]) -> None:
        self.sides: list[Side] = sides
        self.phase: int = 1
        self.turn: int = 0
        self.boxes: int = 0
        self.over: int = 0
        self.dice = bytearray(5)
        self.claimed = bytearray(6)

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def copy(self) -> State:
        out = State.__new__(State)
        out.sides = [side.copy() for side in self.sides]
        out.phase = self.phase
        out.turn = self.turn
        out.boxes = self.boxes
        out.over = self.over
        out.dice = self.dice.copy()
        out.claimed = self.claimed.copy()
        return out
