"""The position: ints, lists of ints and a stack of pending decisions, on slotted classes.

A champagne tile is its value, plus 32 for a barrel; 0 is an empty space. A harvest tile in a press is its
value; `base` holds the value printed on the piece: less when modifiers make up for it (DP-34).
"""

from __future__ import annotations

from typing import Final

KEEP, WAIT, BEFORE, ACTING, AFTER, OVER = range(6)
"""Stages: the two drafts, the window before the move, the action, the window after it, the end."""
GONE: Final = 99
"""The row of a disc that has left the winery."""
NONE: Final = -1
HIDDEN: Final = -2
NEUTRAL: Final = 4
"""The owner of a neutral worker."""
BARRELS: Final = 32
EMPTY, VINTAGE, STRENGTH = range(3)
"""What lies in a vintage space."""
GROUND_COIN: Final = 5
"""What lies on a square: 0 nothing, 1..4 a grey accessory of type 0..3, 5 the coin."""
FROM_SALES, FROM_VILLAGE, FROM_GOALS, FROM_DISCS, FROM_GIFTS = range(5)
"""Where VP of the track came from."""

# Rows of the pending stack: the kind, then what stands behind it.
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
) = range(18)  # fmt: skip

BY_LOGISTICS, BY_GIFT, BY_VINTAGE = range(3)
"""Why workers are placed: by Logistics (DP-60), a gift (DP-79, DP-96), the Village vintage (DP-56)."""
AREA_SUPPLY, AREA_MAISON, AREA_PRESSES, AREA_ROUTES, AREA_VINEYARD = range(5)
HAS_TILE, HAS_ACCESSORY, HAS_CHAMPAGNE, HAS_BONUS = 1, 2, 4, 8
"""Bits of the benefits used (DP-50)."""


class House:
    """What one seat has."""

    __slots__ = (
        "accessories", "base", "cards", "champagne", "coins", "cork", "discs", "earned", "flags", "goals",
        "harvest", "maison", "modifiers", "presses", "scored", "step", "supply", "tokens", "vintages",
        "waiting_strength", "waiting_vintage",
    )  # fmt: skip

    def __init__(self) -> None:
        self.discs: list[int] = []  # row of each column's disc
        self.vintages: list[int] = []  # what lies in each vintage space
        self.waiting_vintage: int = NONE  # its column
        self.waiting_strength: int = 0
        self.supply: int = 0
        self.maison: int = 0
        self.presses: int = 0  # workers there
        self.coins: int = 0
        self.step: int = 0
        self.cork: int = 1  # the initial card is face up
        self.earned: list[int] = []  # VP by where they came from
        self.harvest: list[int] = []  # 3 * press + variety
        self.base: list[int] = []
        self.modifiers: list[int] = []
        self.champagne: list[int] = []  # 2 * press + place
        self.accessories: list[int] = []  # grey by type, then blue by type
        self.cards: list[int] = []
        self.goals: list[int] = []
        self.scored: list[int] = []
        self.flags: list[int] = []
        self.tokens: list[int] = []

    def clone(self) -> House:
        new = House.__new__(House)
        new.discs = self.discs[:]
        new.vintages = self.vintages[:]
        new.waiting_vintage = self.waiting_vintage
        new.waiting_strength = self.waiting_strength
        new.supply = self.supply
        new.maison = self.maison
        new.presses = self.presses
        new.coins = self.coins
        new.step = self.step
        new.cork = self.cork
        new.earned = self.earned[:]
        new.harvest = self.harvest[:]
        new.base = self.base[:]
        new.modifiers = self.modifiers[:]
        new.champagne = self.champagne[:]
        new.accessories = self.accessories[:]
        new.cards = self.cards[:]
        new.goals = self.goals[:]
        new.scored = self.scored[:]
        new.flags = self.flags[:]
        new.tokens = self.tokens[:]
        return new


class State:
    """The whole table. What lies face down under a visible pile is a count of what is left of it."""

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
        "grapes",
        "grey_supply",
        "ground",
        "hands",
        "harvest_supply",
        "houses",
        "last_round",
        "paying",
        "pending",
        "pool",
        "ratio",
        "round",
        "routes",
        "seat",
        "stage",
        "tokens_spent",
        "top_cards",
        "tops",
        "track",
        "village_pool",
        "vintage_pool",
        "vintage_used",
        "workers",
    )  # fmt: skip

    def __init__(self) -> None:
        self.houses: list[House] = []
        self.first: int = 0
        self.seat: int = 0
        self.round: int = 1
        self.stage: int = KEEP
        self.last_round: int = 0  # 0 until the end is triggered
        self.track: list[int] = []  # seats whose discs stand on the end track
        self.column: int = NONE  # whose disc was moved this turn
        self.paying: int = 0  # Fr that the action costs (DP-23)
        self.free_used: int = 0
        self.vintage_used: int = 0
        self.pending: list[list[int]] = []
        self.vintage_pool: list[int] = []  # by column: not seen yet
        self.hands: list[list[int]] = []
        self.choice: list[int] = []  # column chosen, NONE, or HIDDEN
        self.bag: list[int] = []
        self.grapes: list[int] = []  # variety by square, or NONE
        self.ground: list[int] = []
        self.workers: list[int] = []  # seat by square, or NONE
        self.routes: list[list[int]] = []  # seat by space, NEUTRAL or NONE
        self.top_cards: list[int] = []  # by route, or NONE
        self.pool: list[list[int]] = []  # by route: cards below, not seen yet, ascending
        self.bottom: list[list[int]] = []  # by route: cards put under the deck, first to come first
        self.ratio: list[int] = []  # by route: 2 * tile + side
        self.goal_pool: list[int] = []
        self.display: list[int] = []
        self.discards: list[int] = []
        self.harvest_supply: list[int] = []  # 3 * variety + value - 1
        self.tops: list[int] = []  # village: 3 * variety + value - 1, or NONE
        self.below: list[int] = []
        self.village_pool: list[int] = []
        self.blue_tops: list[int] = []  # type, or NONE
        self.blue_below: list[int] = []
        self.blue_pool: list[int] = []
        self.blue_used: list[int] = []
        self.grey_supply: list[int] = []
        self.flag_supply: list[int] = []
        self.glass_up: list[int] = []  # by token
        self.glass_down: int = 0
        self.glass_pool: list[int] = []  # by token: not seen yet, those out of the game included
        self.tokens_spent: list[int] = []

    def clone(self) -> State:
        return self._copy([house.clone() for house in self.houses])

    def branch(self, seat: int) -> State:
        """Return a copy for trying acts of one seat: it shares the other houses, which they do not change."""
        houses = self.houses[:]
        houses[seat] = houses[seat].clone()
        return self._copy(houses)

    def _copy(self, houses: list[House]) -> State:
        new = State.__new__(State)
        new.houses = houses
        new.first = self.first
        new.seat = self.seat
        new.round = self.round
        new.stage = self.stage
        new.last_round = self.last_round
        new.track = self.track[:]
        new.column = self.column
        new.paying = self.paying
        new.free_used = self.free_used
        new.vintage_used = self.vintage_used
        new.pending = [row[:] for row in self.pending]
        new.vintage_pool = self.vintage_pool[:]
        new.hands = [hand[:] for hand in self.hands]
        new.choice = self.choice[:]
        new.bag = self.bag[:]
        new.grapes = self.grapes[:]
        new.ground = self.ground[:]
        new.workers = self.workers[:]
        new.routes = [route[:] for route in self.routes]
        new.top_cards = self.top_cards[:]
        new.pool = [cards[:] for cards in self.pool]
        new.bottom = [cards[:] for cards in self.bottom]
        new.ratio = self.ratio[:]
        new.goal_pool = self.goal_pool[:]
        new.display = self.display[:]
        new.discards = self.discards[:]
        new.harvest_supply = self.harvest_supply[:]
        new.tops = self.tops[:]
        new.below = self.below[:]
        new.village_pool = self.village_pool[:]
        new.blue_tops = self.blue_tops[:]
        new.blue_below = self.blue_below[:]
        new.blue_pool = self.blue_pool[:]
        new.blue_used = self.blue_used[:]
        new.grey_supply = self.grey_supply[:]
        new.flag_supply = self.flag_supply[:]
        new.glass_up = self.glass_up[:]
        new.glass_down = self.glass_down
        new.glass_pool = self.glass_pool[:]
        new.tokens_spent = self.tokens_spent[:]
        return new
