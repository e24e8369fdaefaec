"""A position: small ints, rows of bytes and masks, nothing else."""

from __future__ import annotations

from vigneron.native.values import same


class Side:
    """The state of one player.

    castle        space of the start castle, -1 before it is chosen
    values        37 numbers written in spaces, 0 where there is none
    bonus         bonuses held, by bonus index
    points        victory points so far
    area_phase    by area: the phase (from 1) in which it was completed, else 0; the start castle's stays 0
    colour_phase  by colour: the phase in which its last mark was revealed, else 0
    colour_value  by colour: the value that it brought, 0 first, 1 second, 2 none
    sold          goods sold, by phase
    first, second acts of the current choice, -1 for none; covered until everyone has chosen
    chosen        1 when the choice is complete

    These are derived from `values` and `castle`, so that legality needs only a few masks:

    marked        spaces that are marked
    reach         spaces beside a marked one (CB-13)
    finished      whole colours that no reveal has counted yet (CB-50)
    fits          by number 0..6: spaces whose colour's rule admits the number (CB-20 to CB-25). Only `marks`
                  writes it: in compiled code it is a C array, and other modules get a copy."""

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
        """Return an independent copy."""
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
        fits = self.fits  # in compiled code, this copies the array without making a list
        out.fits = [fits[0], fits[1], fits[2], fits[3], fits[4], fits[5], fits[6]]
        return out


class State:
    """The state of a table.

    sides    one per seat
    phase    1, 2 or 3; stays 3 when the game is over
    turn     0 while start castles are chosen, then from 1
    boxes    boxes crossed off in this phase's time column, this turn included
    over     1 when phase III has ended
    dice     [colour, colour, number, number, hourglasses]; zeros before the first roll
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
        """Return an independent copy."""
        out = State.__new__(State)
        out.sides = [side.copy() for side in self.sides]
        out.phase = self.phase
        out.turn = self.turn
        out.boxes = self.boxes
        out.over = self.over
        out.dice = self.dice.copy()
        out.claimed = self.claimed.copy()
        return out
