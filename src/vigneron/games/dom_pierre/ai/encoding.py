"""Positions as rows of numbers, and acts as numbers, for programs that learn.

`fields` describes the row; `DomPierreEncoding` writes it. A number of an act is the act itself."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.contract import Setup
from vigneron.core.observation import Field, Layout, by_seats
from vigneron.games.dom_pierre.rules import box as b
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import ACCESSORIES, ACTIONS, PLACE_OF_TILE
from vigneron.games.dom_pierre.rules.box import GOAL_CARDS, LONGEST, MARKET_CARDS, SQUARES, Box
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.scoring import score
from vigneron.games.dom_pierre.rules.state import NONE, WAIT, House, State
from vigneron.native import bits, buffers
from vigneron.native.encoding import Encoding
from vigneron.native.prng import Xorshift

ACTS: Final = len(ACTIONS)
DEPTH, WIDTH = 6, 7
"""How many pending decisions a row has, the top first, and how many numbers of each. No position of a game
has more than half of these decisions."""
TOP, UNDER, HELD = 2, 3, 4
"""Where a card is: visible on its deck, put under it, or HELD + seats clockwise. 0 is out of the game, and 1
in the deck. For goals, TOP is the display and UNDER the discard pile."""
MOST_DISCS: Final = 6


def fields(box: Box) -> list[Field]:
    """Return the description of a row."""
    seats = box.seats
    seat = "0 none, else 1 + seats clockwise from the own one"
    column = f"0 none, else 1 + the column: {', '.join(b.COLUMNS)}"
    presses = [f"{press} {variety}" for press in b.PRESSES for variety in b.VARIETIES]
    harvest = [f"{variety} {value}" for variety in b.VARIETIES for value in (1, 2, 3)]
    spaces = [f"{route} {space + 1}" for route in b.ROUTES for space in range(LONGEST)]
    house = [
        Field("row of disc", 0, 99, "DP-26", 6, items=b.COLUMNS, values="99 if it has left the winery"),
        Field(
            "vintage space", 0, 2, "DP-21", 6, word=True, items=b.COLUMNS, values="empty, vintage, strength"
        ),
        Field("waiting vintage", 0, 6, "DP-21", word=True, values=column),
        Field("strength waits", 0, 1, "DP-21"),
        Field("workers in supply", 0, 99, "DP-60"),
        Field("workers in the Maison", 0, 99, "DP-60"),
        Field("workers at the presses", 0, 99, "DP-60"),
        Field("coins", 0, 999, "DP-23"),
        Field("prestige step", 0, 99, "DP-95"),
        Field("initial card", 0, 1, "DP-94"),
        Field("points from", -99, 999, "DP-101", 5, items=("sales", "village", "goals", "discs", "gifts")),
        Field("harvest in press", 0, 99, "DP-34", 9, items=presses),
        Field("printed harvest in press", 0, 99, "DP-34", 9, items=presses),
        Field("modifier of press", 0, 99, "DP-47", 3, items=b.PRESSES),
        Field(
            "champagne tile", 0, 63, "DP-42", 6, items=PLACE_OF_TILE, values="the value, + 32 for a barrel"
        ),
        Field("accessory", 0, 99, "DP-52", 8, items=ACCESSORIES),
        Field("flag", 0, 99, "DP-54", 2, items=b.FLAGS),
        Field("prestige token", 0, 99, "DP-96", 12, items=b.TOKENS),
    ]
    card = f"0 out, 1 in the deck, 2 visible, 3 under the deck, {HELD} + seats clockwise: sold there"
    goal = (
        f"0 out, 1 in the deck, 2 display, 3 discarded, {HELD} + seats clockwise: held, "
        f"{HELD + seats} + seats clockwise: scored"
    )
    order = "the place in its row of cards, from 1"
    table = [
        Field("other has chosen", 0, 1, "DP-10", seats - 1) if seats > 1 else Field("alone", 0, 0, "DP-10"),
        Field("own choice of the draft", 0, 6, "DP-10", word=True, values=column),
        Field("own hand of the draft", 0, 9, "DP-10", 6, items=b.COLUMNS),
        Field("hand that was passed on", 0, 9, "DP-10", 6, items=b.COLUMNS),
        Field("tokens of the draft not seen", 0, 99, "DP-10", 6, items=b.COLUMNS),
        Field("first seat", 1, seats, "DP-9", word=True, values=seat),
        Field("turn", 1, seats, "DP-20", word=True, values=seat),
        Field("round", 1, 99, "DP-20"),
        Field("stage", 0, 5, "DP-20", word=True, values="keep, wait, before, acting, after, over"),
        Field("last round", 0, 99, "DP-100"),
        Field("column of this turn", 0, 6, "DP-20", word=True, values=column),
        Field("francs to pay", 0, 99, "DP-23"),
        Field("free action used", 0, 99, "DP-25"),
        Field("vintage used", 0, 99, "DP-22"),
        Field("disc on the end track", 0, seats, "DP-26", MOST_DISCS * seats, word=True, values=seat),
        Field("pending decisions", 0, 99, "DP-97"),
        Field(
            "pending", -2, 9999, "DP-97", DEPTH * WIDTH, values=f"{DEPTH} rows of {WIDTH} from the top, + 1"
        ),
        Field("grapes in the bag", 0, 99, "DP-2", 3, items=b.VARIETIES),
        Field(
            "grape on square",
            0,
            3,
            "DP-6",
            SQUARES,
            word=True,
            items=b.SQUARE,
            values="0 none, else 1 + kind",
        ),
        Field("bonus on square", 0, 5, "DP-2", SQUARES, word=True, items=b.SQUARE),
        Field("worker on square", 0, seats, "DP-33", SQUARES, word=True, items=b.SQUARE, values=seat),
        Field(
            "worker on route",
            0,
            5,
            "DP-61",
            len(spaces),
            word=True,
            items=spaces,
            values=f"{seat}; 5 neutral",
        ),
        Field("place of market card", 0, HELD + seats - 1, "DP-4", MARKET_CARDS, word=True, values=card),
        Field("order of market card", 0, MARKET_CARDS, "DP-73", MARKET_CARDS, values=order),
        Field("place of goal", 0, HELD + 2 * seats - 1, "DP-77", GOAL_CARDS, word=True, values=goal),
        Field("order of goal", 0, GOAL_CARDS, "DP-77", GOAL_CARDS, values=order),
        Field("ratio tile of route", 0, 99, "DP-4", 4, word=True, items=b.ROUTES, values="2 * tile + side"),
        Field("harvest tiles in supply", 0, 99, "DP-3", 9, items=harvest),
        Field("harvest stack shows", 0, 9, "DP-51", 2, word=True, values="0 none, else 1 + the kind of tile"),
        Field("tiles below", 0, 99, "DP-51", 2),
        Field("harvest tiles not seen", 0, 99, "DP-51", 9, items=harvest),
        Field("blue stack shows", 0, 4, "DP-52", 2, word=True, values="0 none, else 1 + the type"),
        Field("accessories below", 0, 99, "DP-52", 2),
        Field("blue accessories not seen", 0, 99, "DP-52", 4, items=b.TYPES),
        Field("blue accessories used", 0, 99, "DP-55", 4, items=b.TYPES),
        Field("grey accessories in supply", 0, 99, "DP-54", 4, items=b.TYPES),
        Field("flags in supply", 0, 99, "DP-54", 2, items=b.FLAGS),
        Field("token in the glass", 0, 99, "DP-1", 12, items=b.TOKENS),
        Field("tokens face down in the glass", 0, 99, "DP-1"),
        Field("tokens not seen", 0, 99, "DP-1", 12, items=b.TOKENS),
        Field("tokens spent", 0, 99, "DP-96", 12, items=b.TOKENS),
    ]
    return [*by_seats(seats, house, house), *table]


class DomPierreEncoding(Encoding):
    """The encoding of one table."""

    def __init__(self, rules: DomPierre, setup: Setup) -> None:
        Encoding.__init__(self, rules, setup, Layout(fields(rules.box)), ACTS)
        self.box = rules.box
        self.offers = Offers()

    def next_seat(self, state: Any) -> int:
        """Return the first seat that may act now, or -1 when the game is over."""
        rules: DomPierre = self.rules
        return rules.next_seat(state)

    def step(self, state: Any, seat: int, action: int, stream: Xorshift) -> int:
        """Do a legal act in place. Return 0."""
        rules: DomPierre = self.rules
        rules.step(state, seat, action, stream, None)
        return 0

    def random_act(self, state: Any, seat: int, stream: Xorshift) -> int:
        """Return a random legal act."""
        rules: DomPierre = self.rules
        return rules.random_act(state, seat, stream)

    # ---- acts

    def act(self, state: Any, seat: int, number: int) -> int:
        """Return the act, or -1 if the seat may not do it now."""
        rules: DomPierre = self.rules
        offers = self.offers
        offers.empty()
        rules.offer(state, seat, offers)
        return number if offers.has(number) else -1

    def write_mask(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write 1 for each number that the seat may choose now. Return how many there are."""
        rules: DomPierre = self.rules
        mask = buffers.flags(row, at + ACTS)
        buffers.clear(mask, at, ACTS)
        offers = self.offers
        offers.empty()
        rules.offer(state, seat, offers)
        for run in range(offers.rows):
            buffers.spread(mask, at + offers.first[run], offers.mask[run])
        return offers.count()

    # ---- observations

    def write_observation(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write what the seat may know. Return the index after it."""
        position: State = state
        out = buffers.shorts(row, at + self.size)
        seats = self.seats
        for number in range(seats):
            house: House = position.houses[(seat + number) % seats]
            at = self.write_house(house, out, at)
        at = self.write_draft(position, seat, out, at)
        out[at] = self.clockwise(seat, position.first)
        out[at + 1] = self.clockwise(seat, position.seat)
        out[at + 2] = position.round
        out[at + 3] = position.stage
        out[at + 4] = position.last_round
        out[at + 5] = 1 + position.column
        out[at + 6] = position.paying
        out[at + 7] = position.free_used
        out[at + 8] = position.vintage_used
        at += 9
        end = at + MOST_DISCS * seats
        track = position.track
        for place in range(len(track)):
            other = track[place]
            out[at] = self.clockwise(seat, other)
            at += 1
        while at < end:
            out[at] = 0
            at += 1
        at = self.write_pending(position.pending, out, at)
        at = buffers.copy_exactly(out, at, position.bag, 3)
        at = self.write_board(position, seat, out, at)
        at = self.write_cards(position, seat, out, at)
        return self.write_supplies(position, out, at)

    def clockwise(self, seat: int, other: int) -> int:
        """Return 1 + how many seats clockwise the other seat is."""
        return 1 + other - seat if other >= seat else 1 + other - seat + self.seats

    def write_house(self, house: House, out: memoryview, at: int) -> int:
        """Write one player's house, in the order of `fields`. Return the index after it."""
        at = buffers.copy_exactly(out, at, house.discs, 6)
        at = buffers.copy_exactly(out, at, house.vintages, 6)
        out[at] = 1 + house.waiting_vintage
        out[at + 1] = house.waiting_strength
        out[at + 2] = house.supply
        out[at + 3] = house.maison
        out[at + 4] = house.presses
        out[at + 5] = house.coins
        out[at + 6] = house.step
        out[at + 7] = house.cork
        at += 8
        for source in range(5):
            earned = house.earned[source]
            out[at] = earned
            at += 1
        at = buffers.copy_exactly(out, at, house.harvest, 9)
        at = buffers.copy_exactly(out, at, house.base, 9)
        at = buffers.copy_exactly(out, at, house.modifiers, 3)
        at = buffers.copy_exactly(out, at, house.champagne, 6)
        at = buffers.copy_exactly(out, at, house.accessories, 8)
        at = buffers.copy_exactly(out, at, house.flags, 2)
        return buffers.copy_exactly(out, at, house.tokens, 12)

    def write_draft(self, position: State, seat: int, out: memoryview, at: int) -> int:
        """Write what the seat knows of the draft (DP-10, DP-11); all zeros later."""
        seats = self.seats
        end = at + seats + 18
        for index in range(at, end):
            out[index] = 0
        if position.stage > WAIT:
            return end
        choice = position.choice
        for number in range(1, seats):
            chosen = choice[(seat + number) % seats]
            out[at + number - 1] = 0 if chosen == NONE else 1
        at += seats - 1
        chosen = choice[seat]
        out[at] = 1 + chosen
        at += 1
        for column in range(6):
            known = position.vintage_pool[column]
            out[at + 12 + column] = known
        for number in range(seats):
            hand: list[int] = position.hands[(seat + number) % seats]
            first = at + 12
            if number == 0:
                first = at
            elif number == 1 and position.stage == WAIT:
                first = at + 6
            for column in hand:
                if column >= 0:
                    out[first + column] += 1
        return end

    def write_pending(self, pending: list[list[int]], out: memoryview, at: int) -> int:
        """Write the number of pending decisions, and the topmost ones. Return the index after them."""
        end = at + 1 + DEPTH * WIDTH
        for index in range(at, end):
            out[index] = 0
        count = len(pending)
        out[at] = count
        for depth in range(min(count, DEPTH)):
            row: list[int] = pending[count - 1 - depth]
            for index in range(min(len(row), WIDTH)):
                number = row[index]
                out[at + 1 + depth * WIDTH + index] = 1 + number
        return end

    def write_board(self, position: State, seat: int, out: memoryview, at: int) -> int:
        """Write the vineyard and the routes. Return the index after them."""
        seats = self.seats
        workers = at + 2 * SQUARES
        routes = workers + SQUARES
        end = routes + 4 * LONGEST
        for index in range(at, at + SQUARES):
            out[index] = 0
        for index in range(workers, end):
            out[index] = 0
        for variety in range(3):
            self.mark(position.vines[variety], 1 + variety, out, at)
        buffers.copy_exactly(out, at + SQUARES, position.ground, SQUARES)
        for number in range(seats):
            house: House = position.houses[(seat + number) % seats]
            self.mark(house.on_vines, 1 + number, out, workers)
            self.mark(house.on_roads, 1 + number, out, routes)
        self.mark(position.neutral, 5, out, routes)
        return end

    def mark(self, mask: int, value: int, out: memoryview, at: int) -> None:
        """Write a value at `at + i` for each set bit i of a mask."""
        while mask:
            out[at + bits.lowest(mask)] = value
            mask &= mask - 1

    def write_cards(self, position: State, seat: int, out: memoryview, at: int) -> int:
        """Write where the market cards and goals are. Return the index after them."""
        seats = self.seats
        goals = at + 2 * MARKET_CARDS
        end = goals + 2 * GOAL_CARDS
        for index in range(at, end):
            out[index] = 0
        unseen = position.pool[0]
        for route in range(1, 4):
            cards = position.pool[route]
            unseen |= cards
        buffers.expand(out, at, MARKET_CARDS, unseen)
        for route in range(4):
            card = position.top_cards[route]
            if card >= 0:
                out[at + card] = TOP
            under: bytes = position.bottom[route]
            for index in range(len(under)):
                card = under[index]
                out[at + card] = UNDER
                out[at + MARKET_CARDS + card] = 1 + index
        buffers.expand(out, goals, GOAL_CARDS, position.goal_pool)
        self.write_row(position.display, TOP, out, goals, GOAL_CARDS)
        self.write_row(position.discards, UNDER, out, goals, GOAL_CARDS)
        for number in range(seats):
            house: House = position.houses[(seat + number) % seats]
            self.write_row(house.cards, HELD + number, out, at, MARKET_CARDS)
            self.write_row(house.goals, HELD + number, out, goals, GOAL_CARDS)
            self.write_row(house.scored, HELD + seats + number, out, goals, GOAL_CARDS)
        return end

    def write_row(self, cards: bytearray, place: int, out: memoryview, at: int, count: int) -> None:
        """Write the place and the order of some cards."""
        for index in range(len(cards)):
            card = cards[index]
            out[at + card] = place
            out[at + count + card] = 1 + index

    def write_supplies(self, position: State, out: memoryview, at: int) -> int:
        """Write the pieces that nobody has. Return the index after them."""
        at = buffers.copy_exactly(out, at, position.ratio, 4)
        at = buffers.copy_exactly(out, at, position.harvest_supply, 9)
        for stack in range(2):
            shown = position.tops[stack]
            out[at + stack] = 1 + shown
        at = buffers.copy_exactly(out, at + 2, position.below, 2)
        at = buffers.copy_exactly(out, at, position.village_pool, 9)
        for stack in range(2):
            shown = position.blue_tops[stack]
            out[at + stack] = 1 + shown
        at = buffers.copy_exactly(out, at + 2, position.blue_below, 2)
        at = buffers.copy_exactly(out, at, position.blue_pool, 4)
        at = buffers.copy_exactly(out, at, position.blue_used, 4)
        at = buffers.copy_exactly(out, at, position.grey_supply, 4)
        at = buffers.copy_exactly(out, at, position.flag_supply, 2)
        at = buffers.copy_exactly(out, at, position.glass_up, 12)
        out[at] = position.glass_down
        at = buffers.copy_exactly(out, at + 1, position.glass_pool, 12)
        return buffers.copy_exactly(out, at, position.tokens_spent, 12)

    def write_result(self, state: Any, row: memoryview, at: int) -> int:
        """Write scores, places and wins by seat, as if the game ended now (DP-101)."""
        position: State = state
        out = buffers.ints(row, at + 3 * self.seats)
        seats = self.seats
        for seat in range(seats):
            house: House = position.houses[seat]
            points = score(self.box, house)
            out[at + seat] = points
        for seat in range(seats):
            house = position.houses[seat]
            points = out[at + seat]
            order = self.clockwise(position.first, seat)
            place = 1
            for number in range(seats):
                other: House = position.houses[number]
                above = out[at + number]
                if above > points or (
                    above == points
                    and (
                        other.coins > house.coins
                        or (other.coins == house.coins and self.clockwise(position.first, number) < order)
                    )
                ):
                    place += 1
            out[at + seats + seat] = place
            out[at + 2 * seats + seat] = 1 if place == 1 else 0
        return at + 3 * seats
