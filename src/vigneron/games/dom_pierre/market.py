"""Piles on the board: market decks, the village's stacks, goals. What is face down is drawn at its reveal."""

from __future__ import annotations

from vigneron.core.contract import Chance
from vigneron.games.dom_pierre.common import Log, draw_card, draw_from, tell
from vigneron.games.dom_pierre.names import GOAL_ID, VARIETY_ID
from vigneron.games.dom_pierre.state import NONE, State
from vigneron.games.dom_pierre.tables import NORTH, PERMANENT, ROUTES, Box


def turn_card(state: State, route: int, chance: Chance) -> None:
    """Make a deck's next card its visible top: an unseen one, then those put under it, in order (DP-76)."""
    if state.pool[route]:
        state.top_cards[route] = draw_card(state.pool[route], chance, f"market_{ROUTES[route]}")
    elif state.bottom[route]:
        state.top_cards[route] = state.bottom[route].pop(0)
    else:
        state.top_cards[route] = NONE


def market_of(state: State, route: int) -> int:
    """Return the card that buys on a route; with none left PERMANENT in the north, else NONE (DP-75)."""
    card = state.top_cards[route]
    return PERMANENT if card == NONE and route == NORTH else card


def cards_left(state: State, route: int) -> int:
    """Return how many cards a deck has, the visible one included."""
    return (state.top_cards[route] != NONE) + len(state.pool[route]) + len(state.bottom[route])


def deal_village(box: Box, state: State, chance: Chance) -> None:
    """DP-3(a): the tiles of the village from the supply, in two stacks. What has run out is left out."""
    state.village_pool = [0] * 9
    for variety in range(3):
        for value in box.village_values:
            kind = 3 * variety + value - 1
            if state.harvest_supply[kind] > 0:
                state.harvest_supply[kind] -= 1
                state.village_pool[kind] += 1
    state.tops, state.below = _stacks(state.village_pool, chance, "tile")


def deal_blue(state: State, chance: Chance) -> None:
    """DP-3(b), DP-55: the unseen blue accessories in two stacks, the left one higher if they are odd."""
    state.blue_tops, state.blue_below = _stacks(state.blue_pool, chance, "accessory")


def _stacks(pool: list[int], chance: Chance, why: str) -> tuple[list[int], list[int]]:
    total = sum(pool)
    heights = [total - total // 2, total // 2]
    tops = [draw_from(pool, chance, why) if height else NONE for height in heights]
    return tops, [max(height - 1, 0) for height in heights]


def take_top(tops: list[int], below: list[int], pool: list[int], stack: int, chance: Chance, why: str) -> int:
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
    left = sum(state.below) + 2 - state.tops.count(NONE)
    if left <= 1:
        for top in state.tops:
            if top != NONE:
                state.harvest_supply[top] += 1
                tell(log, "tile_discarded", state.seat, variety=VARIETY_ID[top // 3], value=top % 3 + 1)
        deal_village(box, state, chance)
        tell(log, "village_dealt", state.seat)
    left = sum(state.blue_below) + 2 - state.blue_tops.count(NONE)
    if left <= 1 and sum(state.blue_used) > 0:
        for top in state.blue_tops:
            if top != NONE:
                state.blue_pool[top] += 1
        for kind, used in enumerate(state.blue_used):
            state.blue_pool[kind] += used
            state.blue_used[kind] = 0
        deal_blue(state, chance)
        tell(log, "blue_dealt", state.seat)


def draw_goals(state: State, count: int, chance: Chance, log: Log) -> None:
    """Add cards to the goal display; an empty deck is the shuffled discards (DP-77)."""
    for _ in range(count):
        if not state.goal_pool:
            state.goal_pool = sorted(state.discards)
            state.discards = []
        if not state.goal_pool:
            return
        card = draw_card(state.goal_pool, chance, "goal")
        state.display.append(card)
        tell(log, "goal_shown", state.seat, goal=GOAL_ID[card])
