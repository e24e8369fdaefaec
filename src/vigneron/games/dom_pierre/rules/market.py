"""Piles on the board: market decks, village stacks and goals.

A face-down piece is drawn when it is revealed."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Chance
from vigneron.games.dom_pierre.rules.box import NORTH, PERMANENT, ROUTES, TYPES, Box
from vigneron.games.dom_pierre.rules.common import Log, cards_of, draw_card, draw_from, tell
from vigneron.games.dom_pierre.rules.names import (
    ACCESSORY_ID,
    GOAL_ID,
    VARIETY_ID,
    bonus_id,
    metric_id,
    tiers_id,
    village_tile_id,
)
from vigneron.games.dom_pierre.rules.state import NONE, State
from vigneron.native import bits, byte_rows

MARKET: Final = tuple(f"market_{route}" for route in ROUTES)
"""By route: the word for the reason of draws from its deck."""


def turn_card(state: State, route: int, chance: Chance) -> None:
    """Reveal the next card of a deck (DP-76).

    Unseen cards come first, then the cards that were put under the deck, in their order. An empty deck shows
    no card (DP-75)."""
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
    """Return the card of a route. If the deck is empty, it is PERMANENT in the north, else NONE (DP-75)."""
    card = state.top_cards[route]
    return PERMANENT if card == NONE and route == NORTH else card


def cards_left(state: State, route: int) -> int:
    """Return the number of cards of a deck, including the visible card."""
    return (state.top_cards[route] != NONE) + bits.count(state.pool[route]) + len(state.bottom[route])


def deal_village(box: Box, state: State, chance: Chance) -> None:
    """Deal the village's harvest tiles from the supply, in two stacks (DP-3(a)).

    Values of which the supply has no tile are left out."""
    for variety in range(3):
        for value in box.village_values:
            kind = 3 * variety + value - 1
            if state.harvest_supply[kind] > 0:
                state.harvest_supply[kind] -= 1
                state.village_pool[kind] += 1
    state.tops = open_stacks(state.village_pool, state.below, chance, "tile")


def deal_blue(state: State, chance: Chance) -> None:
    """Deal the unseen blue accessories into two stacks.

    With an odd number, the left stack gets one more (DP-3(b), DP-55)."""
    state.blue_tops = open_stacks(state.blue_pool, state.blue_below, chance, "accessory")


def open_stacks(pool: bytearray, below: bytearray, chance: Chance, why: str) -> list[int]:
    """Deal a pool into two stacks.

    Write the numbers of pieces under the tops into `below`; return the tops."""
    total = byte_rows.total(pool)
    right = total // 2
    left = total - right
    below[0] = left - 1 if left else 0
    below[1] = right - 1 if right else 0
    first = draw_from(pool, chance, why) if left else NONE
    return [first, draw_from(pool, chance, why) if right else NONE]


def next_top(below: bytearray, pool: bytearray, stack: int, chance: Chance, why: str) -> int:
    """Reveal the next piece of a village stack, and return it; NONE if there is none."""
    if not below[stack]:
        return NONE
    below[stack] -= 1
    return draw_from(pool, chance, why)


def refill_village(box: Box, state: State, chance: Chance, log: Log) -> None:
    """Refill the stacks when one harvest tile or one blue accessory is left (DP-55)."""
    if pieces_left(state.tops, state.below) <= 1:
        for top in state.tops:
            if top != NONE:
                state.harvest_supply[top] += 1
                if log is not None:
                    tell(log, "tile_discarded", state.seat, variety=VARIETY_ID[top // 3], value=top % 3 + 1)
        deal_village(box, state, chance)
        if log is not None:
            shown = [village_tile_id(top) for top in state.tops if top != NONE]
            tell(log, "village_dealt", state.seat, tiles=", ".join(shown))
    if pieces_left(state.blue_tops, state.blue_below) <= 1 and byte_rows.total(state.blue_used) > 0:
        for top in state.blue_tops:
            if top != NONE:
                state.blue_pool[top] += 1
        for kind in range(len(TYPES)):
            state.blue_pool[kind] += state.blue_used[kind]
            state.blue_used[kind] = 0
        deal_blue(state, chance)
        if log is not None:
            tops = [ACCESSORY_ID[len(TYPES) + top] for top in state.blue_tops if top != NONE]
            tell(log, "blue_dealt", state.seat, accessories=", ".join(tops))


def pieces_left(tops: list[int], below: bytearray) -> int:
    """Return the number of pieces in both stacks."""
    return below[0] + below[1] + (tops[0] != NONE) + (tops[1] != NONE)


def draw_goals(box: Box, state: State, count: int, chance: Chance, log: Log) -> None:
    """Add cards to the goal display. An empty deck is renewed from the discards (DP-77)."""
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
            tell(
                log,
                "goal_shown",
                state.seat,
                goal=GOAL_ID[card],
                metric=metric_id(box, card),
                tiers=tiers_id(box, card),
                bonus=bonus_id(box, box.goal_bonus[card]),
            )
