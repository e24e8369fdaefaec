"""Makes and undoes marks on a sheet. This module changes only a single `Side`.

Turns, dice and other players are in `rules`."""

from __future__ import annotations

from typing import Final

from vigneron.games.burgundy_dice.rules.box import CASTLE, CITY, NEIGHBOURS, NUMBERS, PASTURE, Box
from vigneron.games.burgundy_dice.rules.state import Side


class Marks:
    """Makes and undoes marks on the sheets of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        sheet = box.sheet
        self.sheet = sheet
        self.bit = box.bit
        self.near = box.near
        self.colour = bytes(sheet.colour)
        self.area = bytes(sheet.area)
        self.ground = tuple(sheet.area_mask[area] for area in sheet.area)
        """By space: the mask of its area."""
        self.castle_bonus = sheet.castle_bonus
        self.colour_mask = sheet.colour_mask
        self.castles = sheet.colour_mask[CASTLE]
        self.phases = box.phases
        areas = range(len(sheet.area_mask))
        self.gifts = tuple(self.gift(area) for area in areas)
        self.pays = tuple(self.worth(area, phase + 1) for area in areas for phase in range(box.phases))
        fits = [0] * 7
        for colour, mask in enumerate(sheet.colour_mask):
            for number in NUMBERS:
                if number in box.allowed[colour] or colour in (CITY, PASTURE):  # CB-20 to 23, CB-25
                    fits[number] |= mask
        self.fits_at_first = tuple(fits)
        self.empty = Side(len(sheet.colour), len(sheet.area_mask), box.phases)
        self.empty.points = box.start_points  # CB-2: these points are printed on the sheet
        self.refresh(self.empty)

    def blank(self) -> Side:
        """Return an empty sheet."""
        return self.empty.copy()

    def start(self, side: Side, castle: int) -> None:
        """Mark the start castle without a number, and take its bonus (CB-2).

        A blank sheet already counts the point."""
        side.castle = castle
        side.marked |= self.bit[castle]
        side.reach |= self.near[castle]
        side.bonus[self.castle_bonus[castle]] += 1

    def unstart(self, side: Side) -> None:
        """Undo the start castle. The caller must call `refresh` afterwards."""
        side.bonus[self.castle_bonus[side.castle]] -= 1
        side.castle = -1

    def mark(self, side: Side, space: int, value: int, phase: int) -> None:
        """Write a number into a space. A completed area pays at once (CB-30, CB-31)."""
        side.values[space] = value
        side.marked |= self.bit[space]
        side.reach |= self.near[space]
        self.narrow(side, space, value)
        area = self.area[space]
        if not self.ground[space] & ~side.marked:
            side.area_phase[area] = phase
            side.points += self.pays[area * self.phases + phase - 1]
            gift = self.gifts[area]
            if gift >= 0:
                side.bonus[gift] += 1
            if not self.colour_mask[self.colour[space]] & ~side.marked:
                side.finished += 1

    def narrow(self, side: Side, space: int, value: int) -> None:
        """Update `fits` after a number was written into a space (CB-23, CB-24, CB-25)."""
        fits = side.fits
        colour = self.colour[space]
        if colour == CITY:
            fits[value] &= ~self.ground[space]
        elif colour == PASTURE:
            others = ~self.ground[space]
            for number in range(1, 7):
                if number != value:
                    fits[number] &= others
        fits[value] |= self.near[space] & self.castles

    def worth(self, area: int, phase: int) -> int:
        """Return the points of a completed area (CB-30). A pasture pays twice (CB-31)."""
        points = self.box.area_points[len(self.sheet.area_spaces[area])][phase - 1]
        return points * 2 if self.sheet.area_colour[area] == PASTURE else points

    def gift(self, area: int) -> int:
        """Return the bonus of a completed area, or -1 if it has none (CB-31)."""
        colour = self.sheet.area_colour[area]
        if colour == CASTLE:
            return self.sheet.castle_bonus[self.sheet.area_spaces[area][0]]
        return self.box.gives[colour]

    def unmark(self, side: Side, space: int, phase: int) -> None:
        """Undo the latest mark and all its effects. The caller must call `refresh` afterwards."""
        area = self.area[space]
        if side.area_phase[area]:
            side.area_phase[area] = 0
            side.points -= self.pays[area * self.phases + phase - 1]
            gift = self.gifts[area]
            if gift >= 0:
                side.bonus[gift] -= 1
        side.values[space] = 0
        side.marked &= ~self.bit[space]

    def refresh(self, side: Side) -> None:
        """Compute the derived masks of a side from `castle` and `values`."""
        side.marked = 0
        side.reach = 0
        side.fits[:] = self.fits_at_first
        if side.castle >= 0:
            side.marked = self.bit[side.castle]
            side.reach = self.near[side.castle]
        for space in range(len(self.colour)):
            value = side.values[space]
            if value:
                side.marked |= self.bit[space]
                side.reach |= self.near[space]
                self.narrow(side, space, value)
        side.finished = 0
        for colour in range(6):
            mask = self.colour_mask[colour]
            if mask and not mask & ~side.marked and not side.colour_phase[colour]:
                side.finished += 1

    def misfit(self, side: Side, space: int, value: int) -> tuple[str, str]:
        """Return (code, rule) of the refusal of this number in this space, or ('', '') if the number fits.

        This method reads the numbers on the sheet. `legal` reads the masks, so that tests can compare the
        two."""
        sheet = self.sheet
        colour = sheet.colour[space]
        values = side.values
        if self.box.allowed[colour]:
            rule = ("CB-20", "CB-21", "CB-22")[colour]
            return ("", "") if value in self.box.allowed[colour] else ("wrong_number", rule)
        if colour == CASTLE:
            beside = [values[other] for other in NEIGHBOURS[space]]
            return ("", "") if value in beside else ("number_not_beside", "CB-24")
        inside = [values[other] for other in sheet.area_spaces[sheet.area[space]] if values[other]]
        if colour == CITY:
            return ("number_in_city", "CB-23") if value in inside else ("", "")
        return ("other_pasture_number", "CB-25") if inside and value not in inside else ("", "")


COLOUR_RULE: Final = ("CB-20", "CB-21", "CB-22", "CB-23", "CB-25", "CB-24")
"""By colour: the clause that requires a die of this colour."""
