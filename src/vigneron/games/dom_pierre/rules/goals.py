"""Goals: how cards are chosen, and what each card counts (DP-77 to DP-79, DP-92)."""

from __future__ import annotations

from vigneron.core.contract import Chance, Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import KEEP_GOAL, MORE_GOALS, START, TRADE
from vigneron.games.dom_pierre.rules.box import BARREL, BOTTLE, GOALS, METRICS, ORDER, T_CROWN, TYPES, Box
from vigneron.games.dom_pierre.rules.common import (
    Log,
    cards_of,
    lowest_row,
    on_route,
    press_total,
    tell,
    tile_value,
    top,
    vintage_ready,
)
from vigneron.games.dom_pierre.rules.gains import take_bonus
from vigneron.games.dom_pierre.rules.market import draw_goals
from vigneron.games.dom_pierre.rules.names import GOAL_ID, bonus_id
from vigneron.games.dom_pierre.rules.state import BARRELS, CHOOSE, GONE, House, State
from vigneron.native import bits, byte_rows


def begin(state: State, house: House, strength: int) -> None:
    """Begin the action.

    The seat takes as many cards as its strength, or all if the display has fewer (DP-77)."""
    left = min(strength, len(state.display))
    state.pending.append([CHOOSE, left, 0, int(vintage_ready(state, house, GOALS)), 0, strength])


def legal(state: State, row: list[int], out: Offers) -> None:
    """Offer the cards to keep or to discard, and the vintage."""
    if row[3]:
        out.put(START[MORE_GOALS], 1)
    if row[1]:
        out.put(START[TRADE] if row[2] else START[KEEP_GOAL], cards_of(state.display))


def why_not_more(row: list[int]) -> Refusal | None:
    """Return why the vintage cannot draw cards, or None (DP-78)."""
    return None if row[3] else Refusal("no_vintage", "DP-78")


def why_not(state: State, row: list[int], goal: int, *, keep: bool) -> Refusal | None:
    """Return why a card may not be kept (`keep`) or discarded, or None (DP-77)."""
    if goal not in state.display:
        return Refusal("goal_not_shown", "DP-77", {"goal": GOAL_ID[goal]})
    if keep and row[2]:
        return Refusal("one_kept", "DP-77")
    if not keep and not row[2]:
        return Refusal("keep_first", "DP-77")
    return None


def more(box: Box, state: State, seat: int, chance: Chance, log: Log) -> None:
    """Draw as many extra cards as the strength, before any card is taken.

    The display is not refilled then (DP-78)."""
    row = top(state)
    state.vintage_used = 1
    if log is not None:
        tell(log, "vintage_goals", seat)
    draw_goals(box, state, row[5], chance, log)
    row[1] = min(row[5], len(state.display))
    row[3], row[4] = 0, 1


def keep(state: State, seat: int, house: House, goal: int, log: Log) -> None:
    """Keep one card, face up (DP-77). The vintage can no longer draw (DP-78)."""
    row = top(state)
    row[1] -= 1
    row[2] = 1
    row[3] = 0
    state.display.remove(goal)
    house.goals.append(goal)
    if log is not None:
        tell(log, "goal_kept", seat, goal=GOAL_ID[goal])


def trade(box: Box, state: State, seat: int, house: House, goal: int, log: Log) -> None:
    """Discard another card for its bonus (DP-77, DP-79)."""
    top(state)[1] -= 1
    state.display.remove(goal)
    state.discards.append(goal)
    bonus: int = box.goal_bonus[goal]
    if log is not None:
        tell(log, "goal_traded", seat, goal=GOAL_ID[goal], bonus=bonus_id(box, bonus))
    take_bonus(box, state, seat, house, bonus, log)


def refill(box: Box, state: State, row: list[int], chance: Chance, log: Log) -> None:
    """Refill the display to five cards (DP-77), unless the vintage has drawn (DP-78)."""
    if not row[4]:
        draw_goals(box, state, box.display - len(state.display), chance, log)


def crowns(box: Box, house: House) -> int:
    """Return the crowns of market cards, of the initial card and of tokens (DP-101)."""
    count = house.tokens[T_CROWN] + house.cork * box.start_crowns
    for card in house.cards:
        count += box.card_crown[card]
    return count


def goal_vp(box: Box, state: State, seat: int, goal: int) -> int:
    """Return the VP of the best tier that the seat meets now, or 0 if it meets none (DP-92)."""
    have = measure(box, state, seat, box.goal_metric[goal])
    best = 0
    tiers = box.goal_tiers[goal]
    for tier in range(len(tiers)):
        need: int = tiers[tier][0]
        met = have <= need if box.goal_most[goal] else have >= need
        if met:
            best = max(best, tiers[tier][1])
    return best


def measure(box: Box, state: State, seat: int, metric: int) -> int:
    """Return the current count of what a goal measures. Only the seat's own pieces count."""
    house = state.houses[seat]
    if metric < _FIRST_WORKERS:
        return _measure_cards(box, house, metric)
    if metric < _FIRST_TILES:
        return _measure_workers(box, house, metric)
    if metric < _FIRST_COINS:
        return _measure_presses(house, metric)
    return _measure_rest(box, house, metric)


(
    _CARDS_NORTH,
    _,
    _,
    _CARDS_WEST,
    _ROUTES_SOLD,
    _ROUTE_SETS,
    _CARDS_BOTTLE,
    _CARDS_BARREL,
    _CARDS_ORDER,
    _KIND_SETS,
    _CARDS,
    _CROWNS,
    _FLAGS_USA,
    _FLAGS_RUS,
    _FLAGS,
    _FLAG_PAIRS,
    _FIRST_WORKERS,
    _WORKERS_ROUTES,
    _ROUTES_MANNED,
    _ROUTES_ENDED,
    _WORKERS_VINEYARD,
    _WORKERS_PRESSES,
    _WORKERS_MAISON,
    _WORKERS_LEAST,
    _WORKERS_SUPPLY,
    _FIRST_TILES,
    _BOTTLES,
    _BARRELS,
    _BEST_BOTTLE,
    _BEST_BARREL,
    _TILES_VALUE,
    _PRESSES_FILLED,
    _HARVEST_TILES,
    _PRESSES_BLENDED,
    _HARVEST_ONE_VARIETY,
    _BEST_PRESS,
    _HARVEST_THREES,
    _FIRST_COINS,
    _STEP,
    _ACCESSORIES,
    _ACCESSORY_TYPES,
    _LOWEST_ROW,
    _DISCS_DONE,
) = range(len(METRICS))


def cards_like(printed: tuple[int, ...], value: int, house: House) -> int:
    """Return how many of the house's cards have this printed value.

    `printed` holds the value of each card."""
    count = 0
    for card in house.cards:
        if printed[card] == value:
            count += 1
    return count


def _measure_cards(box: Box, house: House, metric: int) -> int:
    """Return the measures of G01 to G18: cards by route and printed kind, crowns, flags.

    An order is neither bottle nor barrel."""
    if metric == _CARDS:
        return len(house.cards)
    if metric == _CROWNS:
        return crowns(box, house)
    if metric >= _FLAGS_USA:
        usa = house.flags[0] + cards_like(box.card_flag, 0, house)
        russia = house.flags[1] + cards_like(box.card_flag, 1, house)
        if metric == _FLAGS_USA:
            return usa
        if metric == _FLAGS_RUS:
            return russia
        return usa + russia if metric == _FLAGS else min(usa, russia)
    if metric <= _CARDS_WEST:
        return cards_like(box.card_route, metric - _CARDS_NORTH, house)
    if metric in (_ROUTES_SOLD, _ROUTE_SETS):
        sold, fewest = 0, len(house.cards)
        for route in range(4):
            cards = cards_like(box.card_route, route, house)
            sold += cards > 0
            fewest = min(fewest, cards)
        return sold if metric == _ROUTES_SOLD else fewest
    bottles = cards_like(box.card_kind, BOTTLE, house)
    barrels = cards_like(box.card_kind, BARREL, house)
    orders = cards_like(box.card_kind, ORDER, house)
    if metric == _CARDS_BOTTLE:
        return bottles
    if metric == _CARDS_BARREL:
        return barrels
    return orders if metric == _CARDS_ORDER else min(bottles, barrels, orders)


def _measure_workers(box: Box, house: House, metric: int) -> int:
    """Return the measures of G19 to G27: workers on routes and vines, at the presses, maison, supply."""
    if metric == _WORKERS_MAISON:
        return house.maison
    if metric == _WORKERS_SUPPLY:
        return house.supply
    if metric == _WORKERS_PRESSES:
        return house.presses
    vines = bits.count(house.on_vines)
    if metric == _WORKERS_VINEYARD:
        return vines
    total = bits.count(house.on_roads)
    if metric == _WORKERS_ROUTES:
        return total
    if metric == _WORKERS_LEAST:
        return min(total, vines, house.presses)
    most = manned = ended = 0
    for route in range(4):
        spaces = on_route(house, route)
        if spaces:
            most = max(most, bits.count(spaces))
            manned += 1
            sections = box.sections[route]
            ended += sections[bits.highest(spaces)] == sections[len(sections) - 1]
    if metric == _FIRST_WORKERS:
        return most
    return manned if metric == _ROUTES_MANNED else ended


def _measure_presses(house: House, metric: int) -> int:
    """Return the measures of G28 to G39: champagne and harvest tiles in presses, without modifiers."""
    return _measure_champagne(house, metric) if metric < _HARVEST_TILES else _measure_harvest(house, metric)


def _measure_champagne(house: House, metric: int) -> int:
    """Return the measures of G28 to G34: champagne tiles, their kinds and values."""
    bottles = barrels = best_bottle = best_barrel = total = filled = 0
    for place in range(6):
        tile = house.champagne[place]
        if tile == 0:
            continue
        filled += place % 2 == 0
        value = tile_value(tile)
        total += value
        if tile < BARRELS:
            bottles += 1
            best_bottle = max(best_bottle, value)
        else:
            barrels += 1
            best_barrel = max(best_barrel, value)
    if metric == _FIRST_TILES:
        return bottles + barrels
    if metric == _BOTTLES:
        return bottles
    if metric == _BARRELS:
        return barrels
    if metric == _BEST_BOTTLE:
        return best_bottle
    if metric == _BEST_BARREL:
        return best_barrel
    return total if metric == _TILES_VALUE else filled


def _measure_harvest(house: House, metric: int) -> int:
    """Return the measures of G35 to G39: harvest tiles."""
    tiles = blended = most = best = threes = 0
    for press in range(3):
        here = 0
        for variety in range(3):
            value = house.harvest[3 * press + variety]
            here += value > 0
            threes += value == 3
        tiles += here
        blended += here == 3
        best = max(best, press_total(house, press) - house.modifiers[press])
    if metric == _HARVEST_ONE_VARIETY:
        for variety in range(3):
            here = 0
            for press in range(3):
                here += house.harvest[3 * press + variety] > 0
            most = max(most, here)
        return most
    if metric == _HARVEST_TILES:
        return tiles
    if metric == _PRESSES_BLENDED:
        return blended
    return best if metric == _BEST_PRESS else threes


def _measure_rest(box: Box, house: House, metric: int) -> int:
    """Return the measures of G40 to G45: money, renown, accessories of both colours, discs."""
    if metric == _FIRST_COINS:
        return house.coins
    if metric == _STEP:
        return house.step
    if metric == _ACCESSORIES:
        return byte_rows.total(house.accessories)
    if metric == _ACCESSORY_TYPES:
        types = 0
        for kind in range(len(TYPES)):
            types += house.accessories[kind] + house.accessories[kind + len(TYPES)] > 0
        return types
    if metric == _LOWEST_ROW:
        return lowest_row(box, house)
    gone = 0
    for column in range(6):
        gone += house.discs[column] == GONE
    return gone
