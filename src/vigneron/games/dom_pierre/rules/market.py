"""Piles on the board: market decks, the village's stacks, goals. What is face down is drawn at its reveal."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Chance
from vigneron.games.dom_pierre.rules.box import NORTH, PERMANENT, ROUTES, TYPES, Box
from vigneron.games.dom_pierre.rules.common import Log, cards_of, draw_card, draw_from, tell
from vigneron.games.dom_pierre.rules.names import GOAL_ID, VARIETY_ID
from vigneron.games.dom_pierre.rules.state import NONE, State
from vigneron.native import bits, byte_rows

MARKET: Final = tuple(f"market_{route}" for route in ROUTES)
"""What a deck's cards are drawn for."""


def turn_card(state: State, route: int, chance: Chance) -> None:
    """Make a deck's next card its visible top: an unseen one, then those put under it, in order (DP-76).

    An empty one shows none (DP-75)."""
    unseen = state.pool[route]
    if unseen:
        card = draw_card(unseen, chance, MARKET[route])
        state.pool[route] = unseen & ~bits.bit(card)
        state.top_cards[route] = card
    elif state.bottom[route]:
        known = state.bottom[route]
        state.top_cards[route] = known[0]
        state.bottom[route] = known[1:]
    else:
        state.top_cards[route] = NONE


def market_of(state: State, route: int) -> int:
    """Return the card that buys on a route; with none left PERMANENT in the north, else NONE (DP-75)."""
    card = state.top_cards[route]
    return PERMANENT if card == NONE and route == NORTH else card


def cards_left(state: State, route: int) -> int:
    """Return how many cards a deck has, the visible one included."""
    return (state.top_cards[route] != NONE) + bits.count(state.pool[route]) + len(state.bottom[route])


def deal_village(box: Box, state: State, chance: Chance) -> None:
    """DP-3(a): the tiles of the village from the supply, in two stacks. What has run out is left out."""
    for variety in range(3):
        for value in box.village_values:
            kind = 3 * variety + value - 1
            if state.harvest_supply[kind] > 0:
                state.harvest_supply[kind] -= 1
                state.village_pool[kind] += 1
    state.tops = open_stacks(state.village_pool, state.below, chance, "tile")


def deal_blue(state: State, chance: Chance) -> None:
    """DP-3(b), DP-55: the unseen blue accessories in two stacks, the left one higher if they are odd."""
    state.blue_tops = open_stacks(state.blue_pool, state.blue_below, chance, "accessory")


def open_stacks(pool: bytearray, below: bytearray, chance: Chance, why: str) -> list[int]:
    """Fill `below` with what two stacks of a pool hold under their tops; return the tops drawn."""
    total = byte_rows.total(pool)
    right = total // 2
    left = total - right
    below[0] = left - 1 if left else 0
    below[1] = right - 1 if right else 0
    first = draw_from(pool, chance, why) if left else NONE
    return [first, draw_from(pool, chance, why) if right else NONE]


def take_top(tops: list[int], below: bytearray, pool: bytearray, stack: int, chance: Chance, why: str) -> int:
    """Take the visible piece of a village stack; the next one is revealed."""
    taken = tops[stack]
    if below[stack]:
        below[stack] -= 1
        tops[stack] = draw_from(pool, chance, why)
    else:
        tops[stack] = NONE
    return taken


def refill_village(box: Box, state: State, chance: Chance, log: Log) -> None:
    """DP-55: when one harvest tile or one blue accessory is left."""
    if pieces_left(state.tops, state.below) <= 1:
        for top in state.tops:
            if top != NONE:
                state.harvest_supply[top] += 1
                if log is not None:
                    tell(log, "tile_discarded", state.seat, variety=VARIETY_ID[top // 3], value=top % 3 + 1)
        deal_village(box, state, chance)
        if log is not None:
            tell(log, "village_dealt", state.seat)
    if pieces_left(state.blue_tops, state.blue_below) <= 1 and byte_rows.total(state.blue_used) > 0:
        for top in state.blue_tops:
            if top != NONE:
                state.blue_pool[top] += 1
        for kind in range(len(TYPES)):
            state.blue_pool[kind] += state.blue_used[kind]
            state.blue_used[kind] = 0
        deal_blue(state, chance)
        if log is not None:
            tell(log, "blue_dealt", state.seat)


def pieces_left(tops: list[int], below: bytearray) -> int:
    """Return how many pieces two stacks hold."""
    return below[0] + below[1] + (tops[0] != NONE) + (tops[1] != NONE)


def draw_goals(state: State, count: int, chance: Chance, log: Log) -> None:
    """Add cards to the goal display; an empty deck is the shuffled discards (DP-77)."""
    for _ in range(count):
        if not state.goal_pool:
            state.goal_pool = cards_of(state.discards)
            state.discards = bytearray()
        if not state.goal_pool:
            return
        card = draw_card(state.goal_pool, chance, "goal")
        state.goal_pool &= ~bits.bit(card)
        state.display.append(card)
        if log is not None:
            tell(log, "goal_shown", state.seat, goal=GOAL_ID[card])
