"""Goals: choosing cards, and what each of them counts (DP-77 to DP-79, DP-92)."""

from __future__ import annotations

from vigneron.core.contract import Action, Chance, Refusal
from vigneron.games.dom_pierre.actions import KEEP_GOAL, MORE_GOALS, START, TRADE
from vigneron.games.dom_pierre.common import (
    Log,
    furthest,
    lowest_row,
    press_total,
    tell,
    tile_value,
    vintage_ready,
)
from vigneron.games.dom_pierre.gains import take_bonus
from vigneron.games.dom_pierre.market import draw_goals
from vigneron.games.dom_pierre.names import BONUS_ID, GOAL_ID
from vigneron.games.dom_pierre.state import BARRELS, CHOOSE, GONE, NONE, House, State
from vigneron.games.dom_pierre.tables import (
    BARREL,
    BOTTLE,
    GOALS,
    METRICS,
    ORDER,
    T_CROWN,
    TYPES,
    VARIETIES,
    Box,
)


def begin(state: State, house: House, strength: int) -> None:
    """Exactly as many cards as the strength, all if fewer lie there (DP-77)."""
    left = min(strength, len(state.display))
    state.pending.append([CHOOSE, left, 0, int(vintage_ready(state, house, GOALS)), 0, strength])


def legal(state: State, row: list[int], out: list[Action]) -> None:
    if row[3]:
        out.append(START[MORE_GOALS])
    if row[1]:
        start = START[TRADE] if row[2] else START[KEEP_GOAL]
        out += [start + goal for goal in sorted(state.display)]


def why_not_more(row: list[int]) -> Refusal | None:
    return None if row[3] else Refusal("no_vintage", "DP-78")


def why_not(state: State, row: list[int], goal: int, *, keep: bool) -> Refusal | None:
    if goal not in state.display:
        return Refusal("goal_not_shown", "DP-77", {"goal": GOAL_ID[goal]})
    if keep and row[2]:
        return Refusal("one_kept", "DP-77")
    if not keep and not row[2]:
        return Refusal("keep_first", "DP-77")
    return None


def more(state: State, seat: int, chance: Chance, log: Log) -> None:
    """First as many extra cards as the strength; no refill then (DP-78)."""
    row = state.pending[-1]
    state.vintage_used = 1
    tell(log, "vintage_goals", seat)
    draw_goals(state, row[5], chance, log)
    row[1] = min(row[5], len(state.display))
    row[3], row[4] = 0, 1


def keep(state: State, seat: int, house: House, goal: int, log: Log) -> None:
    """One card is kept, face up."""
    row = state.pending[-1]
    row[1] -= 1
    row[2] = 1
    row[3] = 0
    state.display.remove(goal)
    house.goals.append(goal)
    tell(log, "goal_kept", seat, goal=GOAL_ID[goal])


def trade(box: Box, state: State, seat: int, house: House, goal: int, log: Log) -> None:
    """Another card is discarded for its bonus (DP-77, DP-79)."""
    state.pending[-1][1] -= 1
    state.display.remove(goal)
    state.discards.append(goal)
    bonus = box.goal_bonus[goal]
    tell(log, "goal_traded", seat, goal=GOAL_ID[goal], bonus=BONUS_ID[bonus])
    take_bonus(box, state, seat, house, bonus, log)


def refill(box: Box, state: State, row: list[int], chance: Chance, log: Log) -> None:
    """Back to five cards, unless the vintage has drawn already."""
    if not row[4]:
        draw_goals(state, box.display - len(state.display), chance, log)


def crowns(box: Box, house: House) -> int:
    """Return the crowns of cards, the initial card and tokens (DP-101)."""
    count = house.tokens[T_CROWN] + house.cork * box.start_crowns
    for card in house.cards:
        count += box.card_crown[card]
    return count


def goal_vp(box: Box, state: State, seat: int, goal: int) -> int:
    """Return the VP of the best tier that the seat meets now (DP-92); 0 if none."""
    have = measure(box, state, seat, box.goal_metric[goal])
    best = 0
    for need, vp in box.goal_tiers[goal]:
        met = have <= need if box.goal_most[goal] else have >= need
        if met and vp > best:
            best = vp
    return best


def measure(box: Box, state: State, seat: int, metric: int) -> int:
    """Return what a goal counts, now and of the seat's own pieces only."""
    house = state.houses[seat]
    if metric < _FIRST_WORKERS:
        return _measure_cards(box, house, metric)
    if metric < _FIRST_TILES:
        return _measure_workers(box, state, seat, house, metric)
    if metric < _FIRST_COINS:
        return _measure_presses(house, metric)
    return _measure_rest(box, house, metric)


(
    _CARDS_NORTH, _, _, _CARDS_WEST, _ROUTES_SOLD, _ROUTE_SETS, _CARDS_BOTTLE, _, _CARDS_ORDER,
    _KIND_SETS, _CARDS, _CROWNS, _FLAGS_USA, _FLAGS_RUS, _FLAGS, _FLAG_PAIRS, _FIRST_WORKERS,
    _WORKERS_ROUTES, _ROUTES_MANNED, _ROUTES_ENDED, _WORKERS_VINEYARD, _WORKERS_PRESSES,
    _WORKERS_MAISON, _WORKERS_LEAST, _WORKERS_SUPPLY, _FIRST_TILES, _BOTTLES, _BARRELS, _BEST_BOTTLE,
    _BEST_BARREL, _TILES_VALUE, _PRESSES_FILLED, _HARVEST_TILES, _PRESSES_BLENDED,
    _HARVEST_ONE_VARIETY, _BEST_PRESS, _HARVEST_THREES, _FIRST_COINS, _STEP, _ACCESSORIES,
    _ACCESSORY_TYPES, _LOWEST_ROW, _DISCS_DONE,
) = range(len(METRICS))  # fmt: skip


def _measure_cards(box: Box, house: House, metric: int) -> int:
    """G01 to G18: cards by route and printed kind (an order is neither bottle nor barrel), crowns, flags."""
    if metric == _CARDS:
        return len(house.cards)
    if metric == _CROWNS:
        return crowns(box, house)
    if metric >= _FLAGS_USA:
        flags = [house.flags[0], house.flags[1], 0]
        for card in house.cards:
            flags[box.card_flag[card]] += 1
        if metric <= _FLAGS_RUS:
            return flags[metric - _FLAGS_USA]
        return flags[0] + flags[1] if metric == _FLAGS else min(flags[0], flags[1])
    if metric <= _ROUTE_SETS:
        routes = [0, 0, 0, 0]
        for card in house.cards:
            routes[box.card_route[card]] += 1
        if metric <= _CARDS_WEST:
            return routes[metric - _CARDS_NORTH]
        return sum(count > 0 for count in routes) if metric == _ROUTES_SOLD else min(routes)
    kinds = [0, 0, 0]
    for card in house.cards:
        kinds[box.card_kind[card]] += 1
    if metric <= _CARDS_ORDER:
        return kinds[(BOTTLE, BARREL, ORDER)[metric - _CARDS_BOTTLE]]
    return min(kinds)


def _measure_workers(box: Box, state: State, seat: int, house: House, metric: int) -> int:
    """G19 to G27: workers on routes, vines, at the presses, in the maison, in the own supply."""
    if metric == _WORKERS_MAISON:
        return house.maison
    if metric == _WORKERS_SUPPLY:
        return house.supply
    if metric == _WORKERS_PRESSES:
        return house.presses
    vines = state.workers.count(seat)
    if metric == _WORKERS_VINEYARD:
        return vines
    counts = [route.count(seat) for route in state.routes]
    if metric == _FIRST_WORKERS:
        return max(counts)
    if metric == _WORKERS_ROUTES:
        return sum(counts)
    if metric == _ROUTES_MANNED:
        return sum(count > 0 for count in counts)
    if metric == _ROUTES_ENDED:
        ended = 0
        for r, route in enumerate(state.routes):
            space = furthest(route, seat)
            ended += space != NONE and box.sections[r][space] == box.sections[r][-1]
        return ended
    return min(sum(counts), vines, house.presses)


def _measure_presses(house: House, metric: int) -> int:
    """G28 to G39: champagne and harvest tiles in the presses; press modifiers do not count (rule file)."""
    if metric < _HARVEST_TILES:
        tiles = [tile for tile in house.champagne if tile]
        bottles = [tile for tile in tiles if tile < BARRELS]
        barrels = [tile - BARRELS for tile in tiles if tile >= BARRELS]
        if metric == _FIRST_TILES:
            return len(tiles)
        if metric in (_BOTTLES, _BARRELS):
            return len(bottles if metric == _BOTTLES else barrels)
        if metric in (_BEST_BOTTLE, _BEST_BARREL):
            return max(bottles if metric == _BEST_BOTTLE else barrels, default=0)
        if metric == _TILES_VALUE:
            return sum(tile_value(tile) for tile in tiles)
        return sum(house.champagne[2 * press] > 0 for press in range(3))
    h = house.harvest
    if metric == _HARVEST_TILES:
        return sum(value > 0 for value in h)
    if metric == _PRESSES_BLENDED:
        return sum(h[3 * p] > 0 and h[3 * p + 1] > 0 and h[3 * p + 2] > 0 for p in range(3))
    if metric == _HARVEST_ONE_VARIETY:
        return max(sum(h[3 * p + v] > 0 for p in range(3)) for v in range(len(VARIETIES)))
    if metric == _BEST_PRESS:
        return max(press_total(house, press) - house.modifiers[press] for press in range(3))
    return h.count(3)


def _measure_rest(box: Box, house: House, metric: int) -> int:
    """G40 to G45: money, renown, accessories of both colours, discs."""
    if metric == _FIRST_COINS:
        return house.coins
    if metric == _STEP:
        return house.step
    if metric == _ACCESSORIES:
        return sum(house.accessories)
    if metric == _ACCESSORY_TYPES:
        kinds = len(TYPES)
        return sum(house.accessories[kind] + house.accessories[kind + kinds] > 0 for kind in range(kinds))
    if metric == _LOWEST_ROW:
        return lowest_row(box, house)
    return house.discs.count(GONE)
