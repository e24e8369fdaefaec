"""The Castles of Burgundy: The Dice Game, from text/en.md, records.md and the data files alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from tests.replayer.box import Box, Data, Part, ranked
from tests.replayer.draws import RecordedOutcomes
from tests.replayer.duchy import BONUSES, COLOURS, Sheet, read_sheet
from tests.replayer.faults import Fault

FIRST_DIGESTS = ("22ccf4aa9231da17", "fe1395c4e3821220")
MONK, SILVERLING, GOODS, WORKER = range(4)
CITY, PASTURE, CASTLE = 3, 4, 5
MOST = {"standard": 5, "all_alike": 5, "all_different": 4, "solo": 1}


@dataclass
class Side:
    """One player's sheet. `won` are the parts of the score, by key."""

    values: list[int]
    area_phase: list[int]
    castle: int = -1
    bonus: list[int] = field(default_factory=lambda: [0] * 4)
    points: int = 0
    first: str = ""
    second: str = ""
    chosen: bool = False
    sold: list[int] = field(default_factory=lambda: [0] * 3)
    colour_phase: list[int] = field(default_factory=lambda: [0] * 6)
    colour_value: list[int] = field(default_factory=lambda: [0] * 6)

    def marked(self, space: int) -> bool:
        """CB-2: the start castle counts as marked."""
        return self.values[space] > 0 or space == self.castle


class Burgundy:
    """A box of burgundy_dice; see `box.Box`."""

    def __init__(self, edition: str, seats: int, options: Mapping[str, str], data: Data) -> None:
        if edition != "1":
            raise Fault(f"there is no edition {edition}")
        self.variant = options.get("variant", "")
        if (
            self.variant not in MOST
            or not 1 <= seats <= MOST[self.variant]
            or (seats == 1) != (self.variant == "solo")
        ):
            raise Fault(f"{seats} seats do not play {self.variant}")
        chooser = options.get("first_chooser", "0")
        if chooser not in map(str, range(seats)):
            raise Fault("first_chooser is not a seat")
        self.chooser = int(chooser)
        self.data = data
        self.sheet: Sheet = read_sheet(data, options.get("sheet", ""))
        self.seats = seats
        scoring = data["scoring"]
        self.allowed = {
            COLOURS.index(name): set(row["allowed"]) for name, row in data["dice"]["numbers"].items()
        }
        self.start: int = scoring["start"]["points"]
        self.sides = [
            Side([0] * len(self.sheet.colour), [0] * len(self.sheet.areas), points=self.start)
            for _ in range(seats)
        ]
        self.phase, self.turn, self.boxes = 1, 0, 0
        self.dice = [0] * 5
        self.claimed = [0] * 6
        self.over = False

    # -------------------------------------------------------------------------------- who and what

    def begin(self, draws: RecordedOutcomes) -> None:
        """CB-2: nothing is drawn before the start castles are chosen."""

    def to_act(self) -> list[int]:
        if self.over:
            return []
        waiting = [seat for seat, side in enumerate(self.sides) if not side.chosen]
        if self.turn == 0 and self.variant == "all_alike":
            return [self.chooser]
        if self.turn == 0 and self.variant == "all_different":
            order = [(self.chooser + step) % self.seats for step in range(self.seats)]
            return [next(seat for seat in order if self.sides[seat].castle < 0)]
        return waiting

    def offers(self, seat: int) -> list[str]:
        if seat not in self.to_act():
            return []
        side = self.sides[seat]
        if self.turn == 0:
            taken = {other.castle for other in self.sides} if self.variant == "all_different" else set()
            return [f"castle:{space}" for space in self.sheet.castles if space not in taken]
        if side.first:
            return [*self._seconds(side), "done"]
        return [*self._firsts(side), "pass"]

    def _free(self, side: Side) -> list[int]:
        """CB-13: unmarked spaces that touch a marked one."""
        return [
            space
            for space, near in enumerate(self.sheet.near)
            if not side.marked(space) and any(side.marked(other) for other in near)
        ]

    def _takes(self, side: Side, space: int, number: int) -> bool:
        """CB-20 to CB-25: whether this number may be written here, the colour being right."""
        colour = self.sheet.colour[space]
        if colour in self.allowed:
            return number in self.allowed[colour]
        here = {side.values[other] for other in self.sheet.areas[self.sheet.area_of[space]]} - {0}
        if colour == CITY:
            return number not in here
        if colour == PASTURE:
            return here <= {number}
        return number in {side.values[other] for other in self.sheet.near[space]}

    def _pairs(self, side: Side) -> Iterator[tuple[int, int, int]]:
        """Colour die, number die and space of every combination with unchanged dice."""
        for space in self._free(side):
            for colour in (0, 1):
                for number in (0, 1):
                    fits = self.dice[colour] == self.sheet.colour[space]
                    if fits and self._takes(side, space, self.dice[2 + number]):
                        yield colour, number, space

    def _firsts(self, side: Side) -> Iterator[str]:
        for colour, number, space in self._pairs(side):
            yield f"mark:{colour}.{number}.{space}"
        for space in self._free(side):
            want = self.sheet.colour[space]
            if side.bonus[MONK] and any(self.dice[die] != want for die in (0, 1)):
                for number in (0, 1):
                    if self._takes(side, space, self.dice[2 + number]):
                        yield f"monk:{number}.{space}"
            if side.bonus[WORKER]:
                for colour in (0, 1):
                    if self.dice[colour] != want:
                        continue
                    for value in range(1, 7):
                        if self._takes(side, space, value) and any(self.dice[die] != value for die in (2, 3)):
                            yield f"worker:{colour}.{space}.{value}"

    def _seconds(self, side: Side) -> list[str]:
        """CB-43: at least one of the two dice differs from those of the first combination."""
        used = tuple(int(part) for part in side.first.partition(":")[2].split(".")[:2])
        return [f"second:{c}.{n}.{space}" for c, n, space in self._pairs(side) if (c, n) != used]

    # -------------------------------------------------------------------------------- acts

    def play(self, seat: int, text: str, draws: RecordedOutcomes) -> None:
        side = self.sides[seat]
        verb, _, rest = text.partition(":")
        fields = [int(part) for part in rest.split(".")] if rest else []
        if verb == "second":
            side.second = text
        elif verb != "done":
            side.first = text
        side.chosen = True
        if verb == "castle":
            for other in self.sides if self.variant == "all_alike" else [side]:
                other.castle = fields[0]
                other.bonus[self.sheet.gives[fields[0]]] += 1
            if self.variant == "all_different":
                side.first, side.chosen = "", False
        elif verb == "pass":
            side.bonus[WORKER] += 1
        elif verb == "mark":
            self._write(side, fields[2], self.dice[2 + fields[1]])
            side.chosen = not (side.bonus[SILVERLING] and self._seconds(side))
        elif verb == "monk":
            side.bonus[MONK] -= 1
            self._write(side, fields[1], self.dice[2 + fields[0]])
        elif verb == "worker":
            side.bonus[WORKER] -= 1
            self._write(side, fields[1], fields[2])
        elif verb == "second":
            side.bonus[SILVERLING] -= 1
            self._write(side, fields[2], self.dice[2 + fields[1]])
        self._reveal(draws)

    def _write(self, side: Side, space: int, number: int) -> None:
        """CB-30, CB-31: write a number; a completed area pays and gives at once."""
        side.values[space] = number
        area = self.sheet.area_of[space]
        if not all(side.marked(other) for other in self.sheet.areas[area]):
            return
        side.area_phase[area] = self.phase
        colour = self.sheet.colour[space]
        points = self.data["scoring"]["area"][str(len(self.sheet.areas[area]))]["points"][self.phase - 1]
        side.points += points * (2 if colour == PASTURE else 1)
        if colour == CASTLE:
            side.bonus[self.sheet.gives[space]] += 1
        elif colour != PASTURE:
            side.bonus[BONUSES.index(self.data["scoring"]["gives"][COLOURS[colour]]["bonus"])] += 1

    def _reveal(self, draws: RecordedOutcomes) -> None:
        """CB-12, CB-50: when all have chosen, whole colours count and the next turn begins."""
        if self.turn == 0:
            if any(side.castle < 0 for side in self.sides):
                return
        elif not all(side.chosen for side in self.sides):
            return
        else:
            self._whole_colours()
        for side in self.sides:
            side.first = side.second = ""
            side.chosen = False
        self._roll(draws)

    def _whole_colours(self) -> None:
        spaces = [[s for s, c in enumerate(self.sheet.colour) if c == colour] for colour in range(6)]
        for colour, name in enumerate(COLOURS):
            full = [
                side
                for side in self.sides
                if not side.colour_phase[colour] and all(side.marked(space) for space in spaces[colour])
            ]
            if not full:
                continue
            value = min(self.claimed[colour], 2)
            if self.variant == "solo":
                value = self.data["scoring"]["solo"]["values"][self.phase - 1] - 1
            for side in full:
                side.colour_phase[colour], side.colour_value[colour] = self.phase, value
                side.points += [*self.data["scoring"]["colour"][name]["points"], 0][value]
            self.claimed[colour] = min(self.claimed[colour] + 1, 2)

    def _phase_over(self) -> bool:
        """CB-15, CB-72."""
        if self.variant == "solo":
            return bool(self.boxes == self.data["scoring"]["solo"]["turns"])
        return bool(self.boxes == self.data["scoring"]["time"]["boxes"])

    def _roll(self, draws: RecordedOutcomes) -> None:
        """CB-10, CB-11: the next turn's dice, its boxes, and goods that are sold."""
        if self.turn and self._phase_over():
            if self.phase == self.data["scoring"]["time"]["phases"]:
                self.over = True
                return
            self.phase, self.boxes = self.phase + 1, 0
        self.turn += 1
        glass = self.data["dice"]["hourglass_die"]["faces"]
        weights = [[1] * 6, [1] * 6, [1] * 6, [1] * 6, [glass.count(1), glass.count(2)]]
        names = ("colour", "colour", "number", "number", "hourglass")
        found = [draws.take(row, why) for row, why in zip(weights, names, strict=True)]
        self.dice = [*found[:2], *(outcome + 1 for outcome in found[2:])]
        hours = self.dice[4]
        self.boxes += (
            1 if self.variant == "solo" else min(hours, self.data["scoring"]["time"]["boxes"] - self.boxes)
        )
        if hours == 2:
            goods = self.data["scoring"]["goods"]
            for side in self.sides:
                sold, side.bonus[GOODS] = side.bonus[GOODS], 0
                side.sold[self.phase - 1] += sold
                side.points += sold * goods["points"]
                side.bonus[SILVERLING] += sold * goods["silverlings"]

    # -------------------------------------------------------------------------------- the count

    def ending(self) -> str:
        return "clock" if self.over else ""

    def scores(self) -> list[int]:
        return [side.points for side in self.sides]

    def places(self) -> list[int]:
        """CB-60: most points, then most bonuses left."""
        return ranked([(side.points, sum(side.bonus)) for side in self.sides])

    def parts(self) -> list[list[Part]]:
        return [self._parts(side) for side in self.sides]

    def _parts(self, side: Side) -> list[Part]:
        found: list[Part] = [("start", self.start, {})]
        groups: dict[tuple[int, int, int], int] = {}
        for area, phase in enumerate(side.area_phase):
            if phase:
                spaces = self.sheet.areas[area]
                key = (phase, self.sheet.colour[spaces[0]], len(spaces))
                groups[key] = (
                    groups.get(key, 0) + self.data["scoring"]["area"][str(key[2])]["points"][phase - 1]
                )
        for (phase, colour, size), points in sorted(groups.items()):
            detail: dict[str, int | str] = {"colour": COLOURS[colour], "size": size, "phase": phase}
            found.append(("area", points, detail))
            if colour == PASTURE:
                found.append(("pasture", points, detail))
        for phase, sold in enumerate(side.sold, 1):
            if sold:
                found.append(("goods", sold * self.data["scoring"]["goods"]["points"], {"phase": phase}))
        for colour, phase in enumerate(side.colour_phase):
            if phase and side.colour_value[colour] < 2:
                value = side.colour_value[colour]
                points = self.data["scoring"]["colour"][COLOURS[colour]]["points"][value]
                told = ("first", "second")[value]
                found.append(
                    ("colour_bonus", points, {"colour": COLOURS[colour], "phase": phase, "value": told})
                )
        return found

    def dump(self) -> Any:
        sides = [
            {
                "area_phase": side.area_phase,
                "bonus": side.bonus,
                "castle": side.castle,
                "chosen": int(side.chosen),
                "colour_phase": side.colour_phase,
                "colour_value": side.colour_value,
                "first": side.first,
                "points": side.points,
                "second": side.second,
                "sold": side.sold,
                "values": side.values,
            }
            for side in self.sides
        ]
        return deepcopy(
            {
                "boxes": self.boxes,
                "claimed": self.claimed,
                "dice": self.dice,
                "over": int(self.over),
                "phase": self.phase,
                "sides": sides,
                "turn": self.turn,
            }
        )


def make(edition: str, seats: int, options: Mapping[str, str], data: Data) -> Box:
    """Return a box that stands before its set-up."""
    return Burgundy(edition, seats, options, data)
