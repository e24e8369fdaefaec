"""The position. It consists of ints, rows of bytes, masks, and a stack of pending decisions.

Sets of squares are masks of 56 bits. Sets of route spaces are masks of 40 bits: space s of route r is bit 10
* r + s. Face-down cards are masks of cards. `grapes`, `workers` and `routes` return the contents of these
masks as lists, for people.

A champagne tile is stored as its value, plus 32 for a barrel; 0 is an empty space. A harvest tile in a press
is stored as its value. `base` holds the value printed on the piece, which may be lower (DP-34)."""

from __future__ import annotations

from typing import Final

from vigneron.games.dom_pierre.rules.box import LONGEST, SQUARES
from vigneron.native import bits
from vigneron.native.values import same

KEEP, WAIT, BEFORE, ACTING, AFTER, OVER = range(6)
"""The stages: two drafts, the window before the move, the action, the window after the action, and the
end."""
GONE: Final = 99
"""The row of a disc that has left the winery."""
NONE: Final = -1
HIDDEN: Final = -2
NEUTRAL: Final = 4
"""The owner of a neutral worker."""
BARRELS: Final = 32
EMPTY, VINTAGE, STRENGTH = range(3)
"""Contents of a vintage space."""
GROUND_COIN: Final = 5
"""Bonus on a square: 0 nothing, 1..4 a grey accessory of type 0..3, 5 the coin."""
FROM_SALES, FROM_VILLAGE, FROM_GOALS, FROM_DISCS, FROM_GIFTS = range(5)
"""Sources of the VP on the track."""

# The kinds of rows of the pending stack. A row holds its kind, then the fields named here.
(
    DUE,  # waiting tokens may be placed (DP-21)
    BEGIN,  # column, 1 for laying off: the action is about to start
    PLANT,  # grapes in hand by variety (3), grapes to point at
    HARVEST,  # square, variety standing there, variety of the worker sent home or NONE
    CELLARING,  # presses left, presses activated, paid for bottles, paid for barrels, 3 flags by press
    VISIT,  # benefits left, benefits used (bits), 1 when a benefit has just been taken
    BONUS,  # first bonus taken: a second may follow (DP-54)
    LIFT,  # workers left to lift by strength, workers in hand
    PLACE,  # workers in hand, why (an index of the next names), area left, place left
    PICK,  # one worker may be picked up anywhere (DP-79)
    SELL,  # sales left
    SALE,  # route, tile, accessories (bits), small sale tokens, large sale tokens
    SOLD,  # route, tile: what follows once prestige is settled (DP-73, DP-74)
    CHOOSE,  # cards left to take, 1 when one is kept, 1 while the vintage may still draw, 1 when it has drawn
    INTO,  # 0 harvest tile or 1 modifier, variety, value: which press?
    RISE,  # 1 when the face-down token has been turned up (DP-95)
    USE,  # token just taken, which may be used at once (DP-96)
    LAY_OFF,  # workers left, workers laid off
) = range(18)

BY_LOGISTICS, BY_GIFT, BY_VINTAGE = range(3)
"""The reason for which workers are placed: Logistics (DP-60), a gift (DP-79, DP-96), or the Village vintage
(DP-56)."""
AREA_SUPPLY, AREA_MAISON, AREA_PRESSES, AREA_ROUTES, AREA_VINEYARD = range(5)
HAS_TILE, HAS_ACCESSORY, HAS_CHAMPAGNE, HAS_BONUS = 1, 2, 4, 8
"""The bits that record which benefits are used (DP-50)."""


class House:
    """The state of one seat.

    discs       row of each column's disc
    vintages    what lies in each vintage space
    waiting_vintage, waiting_strength   column of the waiting vintage token or NONE; 1 while the other waits
    supply, maison, presses             workers there; on_vines, on_roads: masks of those elsewhere
    cork        1 while the initial card is face up
    earned      VP by where they came from
    harvest, base   3 * press + variety; modifiers: by press; champagne: 2 * press + place
    accessories grey by type, then blue by type
    cards, goals, scored   in the order in which they came; flags by flag, tokens by token
    """

    __slots__ = (
        "accessories",
        "base",
        "cards",
        "champagne",
        "coins",
        "cork",
        "discs",
        "earned",
        "flags",
        "goals",
        "harvest",
        "maison",
        "modifiers",
        "on_roads",
        "on_vines",
        "presses",
        "scored",
        "step",
        "supply",
        "tokens",
        "vintages",
        "waiting_strength",
        "waiting_vintage",
    )

    def __init__(self) -> None:
        self.discs = bytearray(6)
        self.vintages = bytearray(6)
        self.waiting_vintage: int = NONE
        self.waiting_strength: int = 0
        self.supply: int = 0
        self.maison: int = 0
        self.presses: int = 0
        self.on_vines: int = 0
        self.on_roads: int = 0
        self.coins: int = 0
        self.step: int = 0
        self.cork: int = 1
        self.earned: list[int] = [0, 0, 0, 0, 0]
        self.harvest = bytearray(9)
        self.base = bytearray(9)
        self.modifiers = bytearray(3)
        self.champagne = bytearray(6)
        self.accessories = bytearray(8)
        self.cards = bytearray()
        self.goals = bytearray()
        self.scored = bytearray()
        self.flags = bytearray(2)
        self.tokens = bytearray(12)

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def clone(self) -> House:
        """Return an independent copy."""
        new = House.__new__(House)
        earned = self.earned  # in compiled code, an array: copied without a list, as are those of a state
        new.discs = self.discs.copy()
        new.vintages = self.vintages.copy()
        new.waiting_vintage = self.waiting_vintage
        new.waiting_strength = self.waiting_strength
        new.supply = self.supply
        new.maison = self.maison
        new.presses = self.presses
        new.on_vines = self.on_vines
        new.on_roads = self.on_roads
        new.coins = self.coins
        new.step = self.step
        new.cork = self.cork
        new.earned = [earned[0], earned[1], earned[2], earned[3], earned[4]]
        new.harvest = self.harvest.copy()
        new.base = self.base.copy()
        new.modifiers = self.modifiers.copy()
        new.champagne = self.champagne.copy()
        new.accessories = self.accessories.copy()
        new.cards = self.cards.copy()
        new.goals = self.goals.copy()
        new.scored = self.scored.copy()
        new.flags = self.flags.copy()
        new.tokens = self.tokens.copy()
        return new


class State:
    """The state of a table. Face-down pieces are counts of what is left.

    last_round  0 until the end is triggered
    track       seats whose discs stand on the end track
    column      whose disc was moved this turn; paying: Fr that the action costs (DP-23)
    pending     rows as above, the top last
    vintage_pool, hands, choice   the draft: tokens by column not seen yet; columns; a column, NONE or HIDDEN
    vines       [variety] squares where such a grape stands; bag: grapes by variety
    ground      by square; spaces: those that the routes have; neutral: those with a neutral worker
    top_cards   by route, or NONE; pool: by route, cards below that nobody has seen; bottom: cards that were
                put under the deck, first to come first; ratio: by route, 2 * tile + side
    goal_pool   goal cards in the deck; display and discards in the order in which they came
    harvest_supply, village_pool   3 * variety + value - 1; tops: the same, or NONE; below: pieces under them
    blue_tops   type, or NONE; blue_below: pieces under them; blue_pool, blue_used, grey_supply: by type
    glass_up, glass_pool, tokens_spent   by token; the pool holds all that nobody has seen, in the game or out
    """

    __slots__ = (
        "bag",
        "below",
        "blue_below",
        "blue_pool",
        "blue_tops",
        "blue_used",
        "bottom",
        "choice",
        "column",
        "discards",
        "display",
        "first",
        "flag_supply",
        "free_used",
        "glass_down",
        "glass_pool",
        "glass_up",
        "goal_pool",
        "grey_supply",
        "ground",
        "hands",
        "harvest_supply",
        "houses",
        "last_round",
        "neutral",
        "paying",
        "pending",
        "pool",
        "ratio",
        "round",
        "seat",
        "spaces",
        "stage",
        "tokens_spent",
        "top_cards",
        "tops",
        "track",
        "village_pool",
        "vines",
        "vintage_pool",
        "vintage_used",
    )

    def __init__(self) -> None:
        self.houses: list[House] = []
        self.first: int = 0
        self.seat: int = 0
        self.round: int = 1
        self.stage: int = KEEP
        self.last_round: int = 0
        self.track = bytearray()
        self.column: int = NONE
        self.paying: int = 0
        self.free_used: int = 0
        self.vintage_used: int = 0
        self.pending: list[list[int]] = []
        self.vintage_pool = bytearray()
        self.hands: list[list[int]] = []
        self.choice: list[int] = []
        self.bag = bytearray(3)
        self.vines: list[int] = [0, 0, 0]
        self.ground = bytearray(SQUARES)
        self.spaces: int = 0
        self.neutral: int = 0
        self.top_cards: list[int] = [NONE, NONE, NONE, NONE]
        self.pool: list[int] = [0, 0, 0, 0]
        self.bottom: list[bytes] = []
        self.ratio = bytearray()
        self.goal_pool: int = 0
        self.display = bytearray()
        self.discards = bytearray()
        self.harvest_supply = bytearray(9)
        self.tops: list[int] = [NONE, NONE]
        self.below = bytearray(2)
        self.village_pool = bytearray(9)
        self.blue_tops: list[int] = [NONE, NONE]
        self.blue_below = bytearray(2)
        self.blue_pool = bytearray(4)
        self.blue_used = bytearray(4)
        self.grey_supply = bytearray(4)
        self.flag_supply = bytearray(2)
        self.glass_up = bytearray(12)
        self.glass_down: int = 0
        self.glass_pool = bytearray(12)
        self.tokens_spent = bytearray(12)

    @property
    def grapes(self) -> list[int]:
        """Return the variety of the grape on each square, or NONE."""
        out = [NONE] * SQUARES
        for variety in range(3):
            for square in _ones(self.vines[variety]):
                out[square] = variety
        return out

    @property
    def workers(self) -> list[int]:
        """Return the seat of the worker on each square, or NONE."""
        out = [NONE] * SQUARES
        for seat, house in enumerate(self.houses):
            for square in _ones(house.on_vines):
                out[square] = seat
        return out

    @property
    def routes(self) -> list[list[int]]:
        """Return for each route and space the seat of the worker there, NEUTRAL or NONE."""
        out = [[NONE] * LONGEST for _ in range(4)]
        for owner, mask in (*enumerate(house.on_roads for house in self.houses), (NEUTRAL, self.neutral)):
            for space in _ones(mask):
                out[space // LONGEST][space % LONGEST] = owner
        lengths = [(self.spaces >> route * LONGEST) % 2**LONGEST for route in range(4)]
        return [out[route][: lengths[route].bit_length()] for route in range(4)]

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def clone(self) -> State:
        """Return an independent copy."""
        return self._copy([house.clone() for house in self.houses])

    def branch(self, seat: int) -> State:
        """Return a copy to try acts of one seat.

        The copy shares the other houses, because acts of this seat do not change them."""
        houses = self.houses[:]
        houses[seat] = houses[seat].clone()
        return self._copy(houses)

    def _copy(self, houses: list[House]) -> State:
        new = State.__new__(State)
        vines = self.vines
        new.vines = [vines[0], vines[1], vines[2]]
        new.houses = houses
        new.first = self.first
        new.seat = self.seat
        new.round = self.round
        new.stage = self.stage
        new.last_round = self.last_round
        new.track = self.track.copy()
        new.column = self.column
        new.paying = self.paying
        new.free_used = self.free_used
        new.vintage_used = self.vintage_used
        new.pending = [row[:] for row in self.pending]
        new.vintage_pool = self.vintage_pool.copy()
        new.hands = [hand[:] for hand in self.hands]
        new.choice = self.choice[:]
        new.bag = self.bag.copy()
        new.ground = self.ground.copy()
        new.spaces = self.spaces
        new.neutral = self.neutral
        cards = self.top_cards
        new.top_cards = [cards[0], cards[1], cards[2], cards[3]]
        pool = self.pool
        new.pool = [pool[0], pool[1], pool[2], pool[3]]
        new.bottom = self.bottom[:]
        new.ratio = self.ratio.copy()
        new.goal_pool = self.goal_pool
        new.display = self.display.copy()
        new.discards = self.discards.copy()
        new.harvest_supply = self.harvest_supply.copy()
        tops = self.tops
        new.tops = [tops[0], tops[1]]
        new.below = self.below.copy()
        new.village_pool = self.village_pool.copy()
        tops = self.blue_tops
        new.blue_tops = [tops[0], tops[1]]
        new.blue_below = self.blue_below.copy()
        new.blue_pool = self.blue_pool.copy()
        new.blue_used = self.blue_used.copy()
        new.grey_supply = self.grey_supply.copy()
        new.flag_supply = self.flag_supply.copy()
        new.glass_up = self.glass_up.copy()
        new.glass_down = self.glass_down
        new.glass_pool = self.glass_pool.copy()
        new.tokens_spent = self.tokens_spent.copy()
        return new


def _ones(mask: int) -> list[int]:
    """Return the indexes of the bits that are set, ascending."""
    out: list[int] = []
    bits.add(out, 0, mask)
    return out
