"""Positions as rows of numbers, and acts as numbers, for programs that learn.

`fields` describes the row; `BurgundyEncoding` writes it. A number of an act is the act itself."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.contract import Setup
from vigneron.core.observation import Field, Layout, by_seats
from vigneron.games.burgundy_dice.rules.actions import (
    ACTIONS,
    COLOUR_DIE,
    DONE,
    DONE_ACT,
    FIRST_MARK,
    FIRST_MONK,
    FIRST_SECOND,
    FIRST_WORKER,
    KIND,
    MARK,
    MONK_MARK,
    NUMBER_DIE,
    PASS,
    PASS_ACT,
    SECOND,
    SPACE,
    START,
    VALUE,
    WORKER_MARK,
)
from vigneron.games.burgundy_dice.rules.box import (
    BONUSES,
    COLOURS,
    MONK,
    MOST_BOXES,
    SILVERLING,
    SPACES,
    WORKER,
)
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.native import bits, buffers
from vigneron.native.encoding import Encoding
from vigneron.native.prng import Xorshift

AREAS: Final = 23
"""The most areas of a packaged sheet. All sheets have rows of the same length."""
STARTED: Final = 7
"""What stands for the start castle in a row of spaces."""
ACTS: Final = len(ACTIONS)
_BONUSES: Final = len(BONUSES)


def fields(rules: BurgundyRules, seats: int) -> list[Field]:
    """Return the description of a row."""
    phases = rules.phases
    areas = max(AREAS, len(rules.box.sheet.area_mask))
    side = [
        Field(
            "space", 0, 7, "CB-13", SPACES, word=True, values="0 free, 1 to 6 a number, 7 the start castle"
        ),
        Field("bonus", 0, 255, "CB-40", len(BONUSES), items=BONUSES),
        Field("points", 0, 999, "CB-60"),
        Field("area completed in phase", 0, phases, "CB-30", areas, values="0 if it is not complete"),
        Field("colour completed in phase", 0, phases, "CB-50", len(COLOURS), items=COLOURS),
        Field(
            "value of colour", 0, 2, "CB-50", len(COLOURS), items=COLOURS, values="0 first, 1 second, 2 none"
        ),
        Field("goods sold in phase", 0, 255, "CB-11", phases),
    ]
    act = [
        Field("kind", 0, 7, "CB-12", word=True, values="0 none, else 1 + the kind of act"),
        Field("colour die", 0, 1, "CB-12", word=True),
        Field("number die", 0, 1, "CB-12", word=True),
        Field("space of act", 0, SPACES - 1, "CB-12", word=True),
        Field("number of worker", 0, 6, "CB-42"),
    ]
    choice = [
        Field(f"{which} act, {one.name}", one.low, one.high, one.clause, word=one.word, values=one.values)
        for which in ("first", "second")
        for one in act
    ]
    own = [*side, *choice, Field("has chosen", 0, 1, "CB-14a")]
    table = [
        Field("phase", 1, phases, "CB-15"),
        Field("turn", 0, 999, "CB-10", values="0 while start castles are chosen"),
        Field("boxes crossed off", 0, MOST_BOXES, "CB-10"),
        Field("over", 0, 1, "CB-60"),
        Field("colour dice", 0, 5, "CB-10", 2, word=True, values=", ".join(COLOURS)),
        Field("number dice", 0, 6, "CB-10", 2, word=True, values="0 before the first roll"),
        Field("hourglasses", 0, 2, "CB-10"),
        Field("values of colour that are gone", 0, 2, "CB-50", len(COLOURS), items=COLOURS),
    ]
    return [*by_seats(seats, own, side), *table]


class BurgundyEncoding(Encoding):
    """The encoding of one table."""

    def __init__(self, rules: BurgundyRules, setup: Setup) -> None:
        Encoding.__init__(self, rules, setup, Layout(fields(rules, setup.seats)), ACTS)
        self.marks = rules.marks
        self.areas: int = max(AREAS, len(rules.box.sheet.area_mask))
        self.phases: int = rules.phases
        self.declining_gives: int = rules.declining_gives

    def next_seat(self, state: Any) -> int:
        """Return the first seat that may act now, or -1 when the game is over."""
        rules: BurgundyRules = self.rules
        return rules.next_seat(state)

    def step(self, state: Any, seat: int, action: int, stream: Xorshift) -> int:
        """Do a legal act in place. Return 0."""
        rules: BurgundyRules = self.rules
        rules.step(state, seat, action, stream, None)
        return 0

    def random_act(self, state: Any, seat: int, stream: Xorshift) -> int:
        """Return a random legal act."""
        rules: BurgundyRules = self.rules
        return rules.random_act(state, seat, stream)

    # ---- acts

    def act(self, state: Any, seat: int, number: int) -> int:
        """Return the act, or -1 if the seat may not do it now."""
        rules: BurgundyRules = self.rules
        position: State = state
        if position.over or number < 0 or number >= ACTS:
            return -1
        side: Side = position.sides[seat]
        kind = KIND[number]
        if position.turn == 0:
            return number if kind == START and number in rules.castles(position, seat) else -1
        if side.chosen or kind == START:
            return -1
        space = SPACE[number]
        pairs = [0, 0, 0, 0]
        if kind == DONE:
            return number if side.first >= 0 else -1
        if kind in (MARK, SECOND):
            if (kind == SECOND) != (side.first >= 0):
                return -1
            rules.open_pairs(position, side, pairs)
            return number if pairs[2 * COLOUR_DIE[number] + NUMBER_DIE[number]] >> space & 1 else -1
        if side.first >= 0:
            return -1
        if kind == MONK_MARK and side.bonus[MONK]:
            monk = [0, 0]
            rules.open_monk(position, side, monk)
            return number if monk[NUMBER_DIE[number]] >> space & 1 else -1
        if kind == WORKER_MARK and side.bonus[WORKER]:
            worker = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            rules.open_worker(position, side, worker)
            return number if worker[6 * COLOUR_DIE[number] + VALUE[number]] >> space & 1 else -1
        return number if kind == PASS else -1

    def write_mask(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write 1 for each number that the seat may choose now. Return how many there are."""
        rules: BurgundyRules = self.rules
        position: State = state
        mask = buffers.flags(row, at + ACTS)
        buffers.clear(mask, at, ACTS)
        side: Side = position.sides[seat]
        if position.over or side.chosen:
            return 0
        if position.turn == 0:
            castles = rules.castles(position, seat)
            for castle in castles:
                mask[at + castle] = 1
            return len(castles)
        pairs = [0, 0, 0, 0]
        count = rules.open_pairs(position, side, pairs) + 1
        first = FIRST_MARK if side.first < 0 else FIRST_SECOND
        for pair in range(4):
            buffers.spread(mask, at + first + SPACES * pair, pairs[pair])
        if side.first >= 0:
            mask[at + DONE_ACT] = 1
            return count
        mask[at + PASS_ACT] = 1
        if side.bonus[MONK]:
            monk = [0, 0]
            count += rules.open_monk(position, side, monk)
            buffers.spread(mask, at + FIRST_MONK, monk[0])
            buffers.spread(mask, at + FIRST_MONK + SPACES, monk[1])
        if side.bonus[WORKER]:
            worker = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            count += rules.open_worker(position, side, worker)
            for colour_die in range(2):
                for value in range(1, 7):
                    spaces = worker[6 * colour_die + value]
                    while spaces:
                        space = bits.lowest(spaces)
                        spaces &= spaces - 1
                        mask[at + FIRST_WORKER + 6 * (SPACES * colour_die + space) - 1 + value] = 1
        return count

    # ---- observations

    def write_observation(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write what the seat may know. Return the index after it."""
        position: State = state
        out = buffers.shorts(row, at + self.size)
        seats = len(position.sides)
        side: Side = position.sides[seat]
        at = self.write_side(side, out, at)
        at = self.write_act(side.first, out, at)
        at = self.write_act(side.second, out, at)
        out[at] = side.chosen
        at += 1
        for number in range(1, seats):
            side = position.sides[(seat + number) % seats]
            begin = at
            at = self.write_side(side, out, at)
            self.cover(side.second, position.phase, out, begin)
            self.cover(side.first, position.phase, out, begin)
        out[at] = position.phase
        out[at + 1] = position.turn
        out[at + 2] = position.boxes
        out[at + 3] = position.over
        at = buffers.copy(out, at + 4, position.dice)
        return buffers.copy(out, at, position.claimed)

    def write_side(self, side: Side, out: memoryview, at: int) -> int:
        """Write the sheet of one player, in the order of `fields`. Return the index after it."""
        start = at
        at = buffers.copy(out, at, side.values)
        if side.castle >= 0:
            out[start + side.castle] = STARTED
        at = buffers.copy(out, at, side.bonus)
        out[at] = side.points
        start = at + 1
        at = buffers.copy(out, start, side.area_phase)
        while at < start + self.areas:
            out[at] = 0
            at += 1
        at = buffers.copy(out, at, side.colour_phase)
        at = buffers.copy(out, at, side.colour_value)
        return buffers.copy(out, at, side.sold)

    def write_act(self, act: int, out: memoryview, at: int) -> int:
        """Write the fields of an act of the own choice; all are 0 if there is none."""
        if act < 0:
            for index in range(at, at + 5):
                out[index] = 0
        else:
            out[at] = 1 + KIND[act]
            out[at + 1] = COLOUR_DIE[act]
            out[at + 2] = NUMBER_DIE[act]
            out[at + 3] = SPACE[act]
            out[at + 4] = VALUE[act]
        return at + 5

    def cover(self, act: int, phase: int, out: memoryview, at: int) -> None:
        """Undo an act of another seat's covered choice in the row of its sheet (CB-14a).

        This changes the numbers that `BurgundyRules.take_back` would change."""
        if act < 0:
            return
        kind = KIND[act]
        bonus = at + SPACES
        space = SPACE[act]
        if kind == PASS:
            out[bonus + self.declining_gives] -= 1
            return
        out[at + space] = 0
        if kind == START:
            gift = self.marks.castle_bonus[space]
            out[bonus + gift] -= 1
            return
        area = self.marks.area[space]
        completed = bonus + _BONUSES + 1 + area
        if out[completed]:
            out[completed] = 0
            paid = self.marks.pays[area * self.phases + phase - 1]
            out[bonus + _BONUSES] -= paid
            gift = self.marks.gifts[area]
            if gift >= 0:
                out[bonus + gift] -= 1
        if kind == SECOND:
            out[bonus + SILVERLING] += 1
        elif kind == MONK_MARK:
            out[bonus + MONK] += 1
        elif kind == WORKER_MARK:
            out[bonus + WORKER] += 1

    def write_result(self, state: Any, row: memoryview, at: int) -> int:
        """Write scores, places and wins by seat, as if the game ended now (CB-60)."""
        position: State = state
        out = buffers.ints(row, at + 3 * self.seats)
        seats = self.seats
        for seat in range(seats):
            side: Side = position.sides[seat]
            points, left = side.points, side.bonus[0] + side.bonus[1] + side.bonus[2] + side.bonus[3]
            place = 1
            for number in range(seats):
                other: Side = position.sides[number]
                held = other.bonus[0] + other.bonus[1] + other.bonus[2] + other.bonus[3]
                if other.points > points or (other.points == points and held > left):
                    place += 1
            out[at + seat] = points
            out[at + seats + seat] = place
            out[at + 2 * seats + seat] = 1 if place == 1 else 0
        return at + 3 * seats
