"""The box holds everything that is printed on the components of one table.

`box_reader` fills it from the component data. Columns, varieties, routes, presses, accessory types, prestige
tokens and bonuses are indexed by their place in the tuples below. Squares are numbered row by row from the
upper left. All numbers begin with 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vigneron.games.dom_pierre.rules.edition_rules import Clauses

COLUMNS: Final = ("vineyard", "cellar", "village", "logistics", "sales", "goals")
VINEYARD, CELLAR, VILLAGE, LOGISTICS, SALES, GOALS = range(6)
VARIETIES: Final = ("chardonnay", "meunier", "noir")
ROUTES: Final = ("north", "east", "south", "west")
NORTH: Final = 0
PRESSES: Final = ("left", "centre", "right")
LEFT, CENTRE, RIGHT = range(3)
TYPES: Final = ("box", "sugar", "cork", "label")
KINDS: Final = ("bottle", "barrel", "order")
BOTTLE, BARREL, ORDER = range(3)
FLAGS: Final = ("usa", "rus")
TOKENS: Final = (
    "crown",
    "vp_small",
    "vp_large",
    "coin",
    "sale_small",
    "sale_large",
    "worker",
    "press_small",
    "press_large",
    "harvest_chardonnay",
    "harvest_meunier",
    "harvest_noir",
)
(
    T_CROWN,
    T_VP_SMALL,
    T_VP_LARGE,
    T_COIN,
    T_SALE_SMALL,
    T_SALE_LARGE,
    T_WORKER,
    T_PRESS_SMALL,
    T_PRESS_LARGE,
    T_HARVEST,
) = range(10)
BONUSES: Final = (
    "grey_box",
    "grey_sugar",
    "grey_cork",
    "grey_label",
    "flag_usa",
    "flag_rus",
    "coin",
    "vp",
    "harvest_chardonnay",
    "harvest_meunier",
    "harvest_noir",
    "press_small",
    "press_large",
    "worker",
)
B_GREY, B_FLAG, B_COIN, B_VP, B_HARVEST, B_PRESS, B_WORKER = 0, 4, 6, 7, 8, 11, 13
METRICS: Final = (
    "cards_north",
    "cards_east",
    "cards_south",
    "cards_west",
    "routes_sold",
    "route_sets",
    "cards_bottle",
    "cards_barrel",
    "cards_order",
    "kind_sets",
    "cards",
    "crowns",
    "flags_usa",
    "flags_rus",
    "flags",
    "flag_pairs",
    "workers_one_route",
    "workers_routes",
    "routes_manned",
    "routes_ended",
    "workers_vineyard",
    "workers_presses",
    "workers_maison",
    "workers_least",
    "workers_supply",
    "tiles",
    "bottles",
    "barrels",
    "best_bottle",
    "best_barrel",
    "tiles_value",
    "presses_filled",
    "harvest_tiles",
    "presses_blended",
    "harvest_one_variety",
    "best_press",
    "harvest_threes",
    "coins",
    "step",
    "accessories",
    "accessory_types",
    "lowest_row",
    "discs_done",
)

WIDE: Final = 8
HIGH: Final = 7
SQUARES: Final = WIDE * HIGH
SQUARE: Final = tuple(f"{'abcdefgh'[i % WIDE]}{i // WIDE + 1}" for i in range(SQUARES))
"""The name of a square for people: the letter of its column, a to h from the left, and its row, 1 to 7 from
above."""
LONGEST: Final = 10
"""The largest number of spaces that a route may have. The action table has acts for this many."""
ROUTE_MASK: Final = (1 << LONGEST) - 1
"""The spaces of one route."""
GOAL_CARDS: Final = 45
MARKET_CARDS: Final = 60
PERMANENT: Final = MARKET_CARDS
"""The index of the market that never closes (DP-75). It is the index after the last card."""
MOST_ROUNDS: Final = 60
"""The largest number of rounds of a game. Data that allow more rounds are refused."""


def _around(i: int, diagonal: bool) -> tuple[int, ...]:
    x, y = i % WIDE, i // WIDE
    near = [
        (x + dx, y + dy)
        for dy in (-1, 0, 1)
        for dx in (-1, 0, 1)
        if (dx, dy) != (0, 0) and (diagonal or dx == 0 or dy == 0)
    ]
    return tuple(v * WIDE + h for h, v in near if 0 <= h < WIDE and 0 <= v < HIGH)


BESIDE: Final = tuple(_around(i, False) for i in range(SQUARES))
"""By square: the squares that share an edge with it."""
AROUND: Final = tuple(_around(i, True) for i in range(SQUARES))
"""By square: the squares around it, at most eight."""
AROUND_MASK: Final = tuple(sum(1 << square for square in near) for near in AROUND)
ALL_SQUARES: Final = (1 << SQUARES) - 1
NOT_LEFT: Final = sum(1 << square for square in range(SQUARES) if square % WIDE)
NOT_RIGHT: Final = NOT_LEFT >> 1
"""All squares but those of the first and of the last column."""


@dataclass(frozen=True)
class Box:
    """All component data of one table. The docstring of this module explains the indexes of the tuples."""

    seats: int
    clauses: Clauses
    """The clauses of this table's edition that differ between editions."""
    cost: tuple[int, ...]
    """By row: the Fr that an action costs when the lowest disc is in this row. The top row never counts and
    has 0 (DP-23)."""
    strength: tuple[int, ...]
    top: int
    start_row: int
    vintage_row: int
    strength_row: int
    vintages_placed: bool
    vintage_counts: tuple[int, ...]
    """By column: the tokens that are drafted. With two players, the pair of Goals is left out (DP-10)."""
    given_vintage: int
    """The column whose vintage every house has at the start, or -1."""
    drawn_vintages: int
    strength_token: int
    press_bonus: tuple[tuple[int, ...], ...]
    """By press, then by kind (bottle, barrel): what the press adds to the first tile of a kind (DP-42)."""
    max_value: int
    cellar_vintage: int
    presses_for_prestige: int
    end_vp: int
    trigger: int
    lay_off_coins: int
    grapes: tuple[int, ...]
    """By variety: the number of grapes in the box."""
    initial: tuple[tuple[int, int], ...]
    """The initial grapes as (square, variety). Variety -1 is the grape that is drawn."""
    bonus_squares: tuple[int, ...]
    ground_coins: int
    harvest_max: int
    sections: tuple[tuple[int, ...], ...]
    """By route, then by space: the section to which the space belongs."""
    route_bonus: tuple[tuple[int, ...], ...]
    """By route, then by section."""
    neutral: tuple[tuple[int, ...], ...]
    """By route: the spaces on which neutral workers stand."""
    spaces: int
    """The spaces that the routes have, as a mask of 4 * LONGEST bits."""
    section_coins: int
    card_key: tuple[str, ...]
    card_city: tuple[str, ...]
    card_route: tuple[int, ...]
    card_kind: tuple[int, ...]
    card_accepts: tuple[tuple[int, ...], ...]
    """By card: the accessory types that it shows."""
    card_crown: tuple[int, ...]
    card_flag: tuple[int, ...]
    """By card: an index of FLAGS, or -1 if the card has no flag."""
    card_refuses: tuple[tuple[int, ...], ...]
    """By card, then by press: 1 if the card marks the press with an X."""
    card_plus: tuple[tuple[int, ...], ...]
    """By card, then by press: what the market adds to the value of a tile."""
    deck: tuple[tuple[int, ...], ...]
    """By route: the cards that are in play."""
    shields: tuple[tuple[int, int, int], ...]
    """By 2 * tile + side: the VP of the three tiers."""
    middle_from: int
    bottom_from: int
    prestige_from: int
    grey_value: int
    blue_value: int
    per_type: int
    per_type_blue: int
    harvest_counts: tuple[int, ...]
    """By value - 1: the number of harvest tiles of each variety."""
    village_values: tuple[int, ...]
    champagne_vp: tuple[int, ...]
    workers: int
    workers_at_presses: int
    start_press: int
    start_tile: int
    start_harvest_press: int
    start_harvest_value: int
    start_harvest_count: int
    start_coins: int
    start_crowns: int
    token_count: tuple[int, ...]
    token_value: tuple[int, ...]
    glass: int
    glass_up: int
    prestige_price: int
    step_vp: tuple[int, ...]
    step_multiplier: tuple[int, ...]
    bonus_value: tuple[int, ...]
    goal_metric: tuple[int, ...]
    goal_most: tuple[bool, ...]
    """By goal: whether the count must be at most the need. Otherwise it must be at least the need."""
    goal_tiers: tuple[tuple[tuple[int, int], ...], ...]
    """By goal: (need, VP) of each tier, in the order of the card."""
    goal_bonus: tuple[int, ...]
    goal_deck: tuple[int, ...]
    display: int
    flags: tuple[int, ...]


def rounds_bound(box: Box) -> int:
    """Return the largest number of rounds that a game can have (see DP-27)."""
    return len(COLUMNS) * (box.top - box.start_row - 1) + -(-box.trigger // box.seats) + 1
