"""Invariants of every position (law 12): no component appears or vanishes."""

from __future__ import annotations

from vigneron.games.dom_pierre.rules.box import (
    LONGEST,
    ROUTE_MASK,
    ROUTES,
    SQUARES,
    TOKENS,
    TYPES,
    VARIETIES,
    Box,
)
from vigneron.games.dom_pierre.rules.common import planted, vacant
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import (
    GONE,
    GROUND_COIN,
    HIDDEN,
    LIFT,
    NONE,
    PLACE,
    PLANT,
    WAIT,
    House,
    State,
)
from vigneron.native import bits


def invariants(rules: DomPierre, state: State) -> list[str]:
    """Return the broken invariants in words; [] if all hold."""
    box = rules.box
    out = _grapes(box, state) + _workers(box, state) + _harvest(box, state) + _accessories(box, state)
    out += _cards(box, state) + _tokens(box, state) + _vintages(box, state)
    for seat, house in enumerate(state.houses):
        out += [f"seat {seat}: {fault}" for fault in _house(box, house)]
    return out


def _compare(what: str, have: int, want: int) -> list[str]:
    return [] if have == want else [f"{what}: {have}, should be {want}"]


def _grapes(box: Box, state: State) -> list[str]:
    hand = [row for row in state.pending if row[0] == PLANT]
    out = []
    for variety, name in enumerate(VARIETIES):
        have = state.bag[variety] + bits.count(state.vines[variety]) + sum(row[1 + variety] for row in hand)
        out += _compare(f"{name} grapes", have, box.grapes[variety])
    grapes = state.grapes
    covered = [s for s in range(SQUARES) if grapes[s] != NONE and state.ground[s]]
    out += [f"something lies under a grape on square {s}" for s in covered]
    bare = [s for s, owner in enumerate(state.workers) if owner != NONE and grapes[s] == NONE]
    if sum(bits.count(mask) for mask in state.vines) != bits.count(planted(state)):
        out.append("two grapes stand on one square")
    return out + [f"a worker stands on bare square {s}" for s in bare]


def _workers(box: Box, state: State) -> list[str]:
    out = []
    for seat, house in enumerate(state.houses):
        have = house.supply + house.maison + house.presses
        have += bits.count(house.on_vines) + bits.count(house.on_roads)
        if seat == state.seat:
            have += sum(row[1] for row in state.pending if row[0] == PLACE)
            have += sum(row[2] for row in state.pending if row[0] == LIFT)
        out += _compare(f"workers of seat {seat}", have, box.workers)
    for r, name in enumerate(ROUTES):
        there = state.neutral >> LONGEST * r & ROUTE_MASK
        out += _compare(f"neutral workers {name}", bits.count(there), len(box.neutral[r]))
    places = [house.on_roads for house in state.houses] + [state.neutral]
    if sum(bits.count(mask) for mask in places) != bits.count(state.spaces & ~vacant(state)):
        out.append("two workers stand on one space, or one beside the routes")
    if sum(bits.count(house.on_vines) for house in state.houses) != sum(w != NONE for w in state.workers):
        out.append("two workers stand on one vine")
    return out


def _harvest(box: Box, state: State) -> list[str]:
    out = []
    for variety, name in enumerate(VARIETIES):
        for value in (1, 2, 3):
            kind = 3 * variety + value - 1
            have = state.harvest_supply[kind] + state.village_pool[kind] + state.tops.count(kind)
            for house in state.houses:
                have += house.base[variety::3].count(value)
            out += _compare(f"harvest tiles {name} {value}", have, box.harvest_counts[value - 1])
    out += _compare("village tiles below the tops", sum(state.village_pool), sum(state.below))
    return out


def _accessories(box: Box, state: State) -> list[str]:
    out = []
    lying = [state.ground.count(kind + 1) for kind in range(len(TYPES))]
    for kind, name in enumerate(TYPES):
        grey = state.grey_supply[kind] + lying[kind] + sum(h.accessories[kind] for h in state.houses)
        blue = state.blue_pool[kind] + state.blue_used[kind] + state.blue_tops.count(kind)
        blue += sum(h.accessories[kind + len(TYPES)] for h in state.houses)
        out += _compare(f"grey {name}", grey, box.per_type) + _compare(
            f"blue {name}", blue, box.per_type_blue
        )
    out += _compare("blue accessories below the tops", sum(state.blue_pool), sum(state.blue_below))
    if state.ground.count(GROUND_COIN) > 1:
        out.append("two coins lie in the vineyard")
    return out


def _cards(box: Box, state: State) -> list[str]:
    out = []
    for r, name in enumerate(ROUTES):
        unseen: list[int] = []
        bits.add(unseen, 0, state.pool[r])
        there = [*unseen, *state.bottom[r]] + [c for c in (state.top_cards[r],) if c != NONE]
        for house in state.houses:
            there += [card for card in house.cards if box.card_route[card] == r]
        if sorted(there) != list(box.deck[r]):
            out.append(f"market cards {name}: {sorted(there)}")
        if state.top_cards[r] == NONE and (state.pool[r] or state.bottom[r]):
            out.append(f"no card is visible {name} although some are left")
    goals: list[int] = []
    bits.add(goals, 0, state.goal_pool)
    goals += [*state.display, *state.discards]
    for house in state.houses:
        goals += [*house.goals, *house.scored]
    if sorted(goals) != list(box.goal_deck):
        out.append(f"goal cards: {sorted(goals)}")
    for kind, total in enumerate(box.flags):
        have = state.flag_supply[kind] + sum(house.flags[kind] for house in state.houses)
        out += _compare(f"flags {kind}", have, total)
    return out


def _tokens(box: Box, state: State) -> list[str]:
    out = []
    for token, name in enumerate(TOKENS):
        have = state.glass_pool[token] + state.glass_up[token] + state.tokens_spent[token]
        have += sum(house.tokens[token] for house in state.houses)
        out += _compare(f"prestige tokens {name}", have, box.token_count[token])
    # Tokens that never came into the glass are out of the game.
    unseen = state.glass_down + sum(box.token_count) - box.glass
    return out + _compare("tokens face down or out", sum(state.glass_pool), unseen)


def _vintages(box: Box, state: State) -> list[str]:
    if state.stage > WAIT:
        return []
    given = len(state.houses) * (box.given_vintage >= 0)
    kept = sum(house.vintages.count(1) for house in state.houses) - given
    dealt = sum(len(hand) for hand in state.hands)
    unseen = sum(hand.count(HIDDEN) for hand in state.hands)
    return _compare(
        "vintage tokens", sum(state.vintage_pool) + dealt - unseen + kept, sum(box.vintage_counts)
    )


def _house(box: Box, house: House) -> list[str]:
    stocks = [house.supply, house.maison, house.presses, house.coins, *house.accessories, *house.flags]
    stocks += [*house.tokens, *house.earned, *house.modifiers, *house.champagne, *house.harvest, *house.base]
    out = ["something is owned less than never"] if min(stocks) < 0 else []
    if not 0 <= house.step < len(box.step_vp):
        out.append(f"prestige step {house.step}")
    if any(disc != GONE and not box.start_row <= disc <= box.top for disc in house.discs):
        out.append(f"discs at {house.discs}")
    for press in range(3):
        harvest = house.harvest[3 * press : 3 * press + 3]
        base = house.base[3 * press : 3 * press + 3]
        tiles = house.champagne[2 * press : 2 * press + 2]
        if any(tiles) and (any(harvest) or house.modifiers[press]):
            out.append(f"press {press} holds champagne and harvest")
        if tiles[0] == 0 and tiles[1]:
            out.append(f"press {press} has its only tile in the second place")
        if any(b > v or (b == 0) != (v == 0) for b, v in zip(base, harvest, strict=True)):
            out.append(f"press {press} holds tiles {harvest} made of {base}")
    return out
