"""Positions as rows of numbers, and acts as numbers, for programs that learn.

`fields` describes the row; `GrandCruEncoding` writes it.

The action table has 5,758 acts, and most of them sell more cubes of a wine than anybody ever has. So acts
have compact numbers. Acts with at most `OFTEN` cubes keep a number of their own, in the order of the table.
Sales of more cubes use the spare numbers after them: the first such act that is legal now has the first spare
number, and so on. There are as many spare numbers as such acts can be legal at the same time."""

from __future__ import annotations

from array import array
from typing import Any, Final

from vigneron.core.contract import Setup
from vigneron.core.observation import Field, Layout, by_seats
from vigneron.games.grand_cru.rules import action_mask, names
from vigneron.games.grand_cru.rules.actions import (
    ACTIONS,
    SELL,
    SELL_AOC,
    SELL_FIRST,
    SELL_LATE,
    SELL_PRIMEUR,
    SELL_SECOND,
    VERB,
    C,
)
from vigneron.games.grand_cru.rules.count import score
from vigneron.games.grand_cru.rules.names import KIND_COUNT, NONE, OPENING, OVER, SERIALS
from vigneron.games.grand_cru.rules.rules import GrandCruRules
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import bits, buffers
from vigneron.native.encoding import Encoding
from vigneron.native.prng import Xorshift

OFTEN: Final = 4
"""The most cubes of a sale that has a number of its own."""
SALES: Final = (SELL, SELL_AOC, SELL_FIRST, SELL_SECOND, SELL_LATE, SELL_PRIMEUR)
"""The verbs that name a number of cubes."""
AT_ONCE: Final = 3
"""How many of these verbs can be legal at the same time: `sell`, `aoc` and `wholesaler` (GC-27)."""
ACTS: Final = len(ACTIONS)


def numbered() -> list[int]:
    """Return the acts that have a number of their own, in the order of their numbers."""
    return [act for act in range(ACTS) if VERB[act] not in SALES or C[act] <= OFTEN]


def spare(supply: bytes) -> int:
    """Return how many sales of more than `OFTEN` cubes can be legal at the same time.

    A barrel with k cubes of a grape allows k - OFTEN of them, and there are no more cubes than in the box."""
    return AT_ONCE * sum(max(0, cubes - OFTEN) for cubes in supply)


def fields(rules: GrandCruRules, state: State) -> list[Field]:
    """Return the description of a row, for tables with as many slots as this position."""
    seats, slots = rules.seats, len(state.display)
    tile = names.KIND_COUNT * names.SERIALS
    one_of = f"0 none, else 1 + the kind: {', '.join(names.KINDS)}"
    numbered_tile = f"0 none, else 1 + kind * {names.SERIALS} + serial"
    seat = "0 none, else 1 + seats clockwise from the own one"
    cells = [f"{barrel + 1} {grape}" for barrel in range(names.BARRELS) for grape in names.GRAPES]
    side = [
        Field("francs", -999, 999, "GC-7", values="as the public payments add up"),
        Field("loans", 0, 255, "GC-54"),
        Field("opening loans", -1, names.MOST_OPENING, "GC-5", values="0 before, -1 covered"),
        Field("prestige", 0, 255, "GC-4"),
        Field("free pawns", 0, 255, "GC-4"),
        Field("out of this phase", 0, 1, "GC-29"),
        Field("bankrupt", 0, 1, "GC-53"),
        Field("tiles", 0, 255, "GC-24", KIND_COUNT, items=names.KINDS),
        Field("tiles turned over", 0, 255, "GC-28", KIND_COUNT, items=names.KINDS),
        Field("cubes on vines", 0, 25, "GC-26", names.GRAPE_COUNT, items=names.GRAPES),
        Field("cubes in barrel", 0, 25, "GC-27", len(cells), items=cells),
        Field("cubes in the market barrel", 0, 25, "GC-27", names.GRAPE_COUNT, items=names.GRAPES),
        Field("tile of estate", 0, tile, "GC-24", rules.box.estate_spaces, word=True, values=numbered_tile),
    ]
    table = [
        Field("year", 1, 99, "GC-56"),
        Field("phase", 0, 4, "GC-10", word=True, values="opening, growing, festival, loans, over"),
        Field("turn", 0, seats, "GC-10", word=True, values=seat),
        Field("red bottle", 0, seats, "GC-6", word=True, values=seat),
        Field("round counter", 1, 99, "GC-11"),
        Field("closing", 0, 2, "GC-12", word=True, values="open, last cube, last player"),
        Field("seat that closes the year", 0, seats, "GC-12", word=True, values=seat),
        Field("owed", 0, 3, "GC-36", word=True, values="nothing, second sale, second harvest, steps"),
        Field("steps left", 0, 99, "GC-39"),
        Field("ending", 0, 3, "GC-60", word=True, values="none, repaid, bankrupt, last year"),
        Field("step of price", 0, 99, "GC-2", names.GRAPE_COUNT, items=names.GRAPES),
        Field("cubes in the supply", 0, 25, "GC-1", names.GRAPE_COUNT, items=names.GRAPES),
        Field("tiles in the draw pile", 0, 255, "GC-40", KIND_COUNT, items=names.KINDS),
        Field("tiles in the discard pile", 0, 255, "GC-40", KIND_COUNT, items=names.KINDS),
        Field("kind of slot", 0, KIND_COUNT, "GC-3", slots, word=True, values=one_of),
        Field("tile of slot", 0, tile, "GC-3", slots, word=True, values=numbered_tile),
        Field("kind of column", 0, KIND_COUNT, "GC-20", names.COLUMNS, word=True, values=one_of),
        Field("tile of column", 0, tile, "GC-20", names.COLUMNS, word=True, values=numbered_tile),
        Field("leader of column", 0, seats, "GC-20", names.COLUMNS, word=True, values=seat),
        Field("bid of column", 0, names.HIGHEST_BID, "GC-20", names.COLUMNS),
        Field(
            "seat on space", 0, seats, "GC-42", names.SPACE_COUNT, word=True, values=seat, items=names.SPACES
        ),
    ]
    return [*by_seats(seats, side, side), *table]


class GrandCruEncoding(Encoding):
    """The encoding of one table."""

    def __init__(self, rules: GrandCruRules, setup: Setup) -> None:
        own = numbered()
        layout = Layout(fields(rules, rules.new(setup, Xorshift(1))))
        Encoding.__init__(self, rules, setup, layout, len(own) + spare(rules.box.supply))
        self.direct = False
        self.box = rules.box
        self.own: int = len(own)
        """How many acts have a number of their own."""
        number_of = array("i", [-1] * ACTS)
        for number, act in enumerate(own):
            number_of[act] = number
        self.number_of = number_of.tobytes()
        self.act_of = array("i", own).tobytes()

    def next_seat(self, state: Any) -> int:
        """Return the first seat that may act now, or -1 when the game is over."""
        rules: GrandCruRules = self.rules
        position: State = state
        return -1 if position.phase == OVER else rules.next_seat(position)

    def step(self, state: Any, seat: int, action: int, stream: Xorshift) -> int:
        """Do a legal act in place. Return 0."""
        rules: GrandCruRules = self.rules
        rules.step(state, seat, action, stream, None)
        return 0

    def random_act(self, state: Any, seat: int, stream: Xorshift) -> int:
        """Return a random legal act."""
        rules: GrandCruRules = self.rules
        return rules.random_act(state, seat, stream)

    # ---- acts

    def act(self, state: Any, seat: int, number: int) -> int:
        """Return the act that a number stands for now, or -1 if the seat may not do it."""
        if number < 0 or number >= self.acts:
            return -1
        rules: GrandCruRules = self.rules
        offers = action_mask.fresh()
        rules.offer(state, seat, offers)
        if number < self.own:
            wanted = buffers.int_at(self.act_of, number)
            return wanted if action_mask.has(offers, wanted) else -1
        left = number - self.own
        for run in range(action_mask.runs(offers)):
            first, mask = action_mask.first(offers, run), action_mask.mask(offers, run)
            while mask:
                action = first + bits.lowest(mask)
                mask &= mask - 1
                if buffers.int_at(self.number_of, action) < 0:
                    if left == 0:
                        return action
                    left -= 1
        return -1

    def number(self, state: Any, seat: int, action: int) -> int:
        """Return the number of a legal act."""
        found = buffers.int_at(self.number_of, action)
        if found >= 0:
            return found
        found = self.own
        for other in self.rules.legal(state, seat):
            if other == action:
                return found
            if buffers.int_at(self.number_of, other) < 0:
                found += 1
        return -1

    def table_acts(self) -> list[int]:
        """Return for each number the act that it always stands for, or -1 for spare numbers."""
        return [*numbered(), *([-1] * (self.acts - self.own))]

    def write_mask(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write 1 for each number that the seat may choose now. Return how many there are."""
        rules: GrandCruRules = self.rules
        mask = buffers.flags(row, at + self.acts)
        buffers.clear(mask, at, self.acts)
        offers = action_mask.fresh()
        rules.offer(state, seat, offers)
        count = 0
        left = at + self.own
        for run in range(action_mask.runs(offers)):
            first, acts = action_mask.first(offers, run), action_mask.mask(offers, run)
            while acts:
                number = buffers.int_at(self.number_of, first + bits.lowest(acts))
                acts &= acts - 1
                count += 1
                if number >= 0:
                    mask[at + number] = 1
                else:
                    mask[left] = 1
                    left += 1
        return count

    # ---- observations

    def write_observation(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write what the seat may know. Return the index after it."""
        position: State = state
        out = buffers.shorts(row, at + self.size)
        seats = self.seats
        for number in range(seats):
            side: Side = position.sides[(seat + number) % seats]
            at = self.write_side(side, number > 0 and position.phase == OPENING, out, at)
        out[at] = position.year
        out[at + 1] = position.phase
        out[at + 2] = self.clockwise(seat, position.turn)
        out[at + 3] = self.clockwise(seat, position.holder)
        out[at + 4] = position.counter
        out[at + 5] = position.closing
        out[at + 6] = self.clockwise(seat, position.last)
        out[at + 7] = position.owed
        out[at + 8] = position.left
        out[at + 9] = position.ending
        at = buffers.copy(out, at + 10, position.markers)
        at = buffers.copy(out, at, position.supply)
        at = buffers.copy(out, at, position.pile)
        at = buffers.copy(out, at, position.discards)
        at = self.write_tiles(position.display, out, at)
        at = self.write_tiles(position.column_tile, out, at)
        leaders = position.column_seat
        for column in range(len(leaders)):
            leader = leaders[column]
            out[at] = 0 if leader == NONE else self.clockwise(seat, leader)
            at += 1
        at = buffers.copy(out, at, position.column_price)
        spaces = position.spaces
        for space in range(len(spaces)):
            taken = spaces[space]
            out[at] = self.clockwise(seat, taken - 1)
            at += 1
        return at

    def clockwise(self, seat: int, other: int) -> int:
        """Return 1 + how many seats clockwise the other seat is, or 0 if `other` is -1."""
        if other < 0:
            return 0
        return 1 + other - seat if other >= seat else 1 + other - seat + self.seats

    def write_side(self, side: Side, covered: bool, out: memoryview, at: int) -> int:
        """Write the estate of one player, in the order of `fields`. Return the index after it."""
        out[at] = side.ledger
        out[at + 1] = side.loans
        out[at + 2] = -1 if covered and side.pledge else side.pledge
        out[at + 3] = side.prestige
        out[at + 4] = side.pawns
        out[at + 5] = side.passed
        out[at + 6] = side.bankrupt
        at = buffers.copy(out, at + 7, side.tiles)
        at = buffers.copy(out, at, side.used)
        at = buffers.copy(out, at, side.vines)
        at = buffers.copy(out, at, side.cellar)
        at = buffers.copy(out, at, side.market)
        estate = side.estate
        end = at + self.box.estate_spaces
        for place in range(len(estate)):
            tile = estate[place]
            out[at] = 1 + tile
            at += 1
        while at < end:
            out[at] = 0
            at += 1
        return at

    def write_tiles(self, tiles: bytearray, out: memoryview, at: int) -> int:
        """Write the kinds of a row of tiles, then their numbers. Return the index after them."""
        count = len(tiles)
        for place in range(count):
            tile = tiles[place]
            out[at + place] = 0 if tile == NONE else 1 + tile // SERIALS
            out[at + count + place] = 0 if tile == NONE else 1 + tile
        return at + 2 * count

    def write_result(self, state: Any, row: memoryview, at: int) -> int:
        """Write scores, places and wins by seat, as if the game ended now (GC-60)."""
        position: State = state
        out = buffers.ints(row, at + 3 * self.seats)
        seats = self.seats
        for seat in range(seats):
            side: Side = position.sides[seat]
            out[at + seat] = score(self.box, side)
        for seat in range(seats):
            side = position.sides[seat]
            points = out[at + seat]
            place = 1
            for number in range(seats):
                other: Side = position.sides[number]
                if other.bankrupt != side.bankrupt:
                    place += side.bankrupt
                elif not side.bankrupt:
                    above = out[at + number]
                    if above > points or (above == points and len(other.estate) > len(side.estate)):
                        place += 1
            out[at + seats + seat] = place
            out[at + 2 * seats + seat] = 1 if place == 1 and not side.bankrupt else 0
        return at + 3 * seats
