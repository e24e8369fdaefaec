"""Estimates the final score of a house: its current VP, plus the VP that its pieces will probably bring.

The value of a champagne tile is a mean over sales in which route, card and accessories add 0 to 5 to the
tile. The value of a press is the value of the best two tiles that it could make. These values decrease
towards 0 as the turns run out."""

from __future__ import annotations

from typing import Final

from vigneron.games.dom_pierre.rules.box import (
    BARREL,
    BOTTLE,
    CELLAR,
    METRICS,
    PERMANENT,
    SALES,
    T_HARVEST,
    T_PRESS_LARGE,
    T_PRESS_SMALL,
    T_SALE_LARGE,
    T_SALE_SMALL,
    T_WORKER,
    TYPES,
    Box,
)
from vigneron.games.dom_pierre.rules.common import furthest, on_route, points, press_total, tile_value
from vigneron.games.dom_pierre.rules.goals import crowns, measure
from vigneron.games.dom_pierre.rules.market import market_of
from vigneron.games.dom_pierre.rules.state import AFTER, BARRELS, BEFORE, GONE, NONE, OVER, House, State
from vigneron.native import bits

BOOST: Final = (1, 2, 3, 3, 2, 1)
"""Probability, in twelfths, that a sale adds 0, 1, 2 … to the value of its tile."""
CARD: Final = 1.0
"""Value of the crowns, of the flags and of the coin for returning workers that a market card brings."""
TOKEN: Final = 1.7
"""Value of a token of the glass."""
ROUNDS: Final = {2: 24, 3: 22, 4: 21}
"""Expected rounds by number of seats. Five rounds are subtracted for each row that discs start higher (quick
variant)."""
HOLD: Final = 0.78
"""Value of a champagne tile in a press, relative to a sold tile."""
HARVEST: Final = 0.62
"""Value of harvest tiles, relative to the champagne that could be made of them."""
PER_HARVEST: Final = 0.85
"""Least value of a point of harvest, because more tiles may come."""
GREY: Final = 0.7
BLUE: Final = 1.3
MONEY: Final = 0.8
WORKER: Final = (0.0, 0.3, 0.55, 0.4, 0.5)
"""Value of a worker in each area: own supply, maison, presses, routes, vineyard."""
FIRST_PRESSER: Final = 0.7
"""Value that the first worker at the presses has in addition, because barrels need a worker."""
ROUTE_POINT: Final = 0.45
"""Value of a point of route bonus, apart from the best sale."""
SPACE: Final = (0.0, 2.2, 3.2)
"""Value of an empty vintage space, of a space with a vintage, and of a space with the strength token."""
WAITING: Final = (1.2, 2.0)
"""Value of a waiting vintage, and of a waiting strength token."""
ROW: Final = 0.42
"""Value of a point of strength of a column's next action, if many turns are left."""
CHEAP: Final = 0.5
"""Value of each Fr that an action costs because of the row of the lowest disc."""
HURRY: Final = (0.0, 0.5, 1.0, 2.0, 3.5, 5.5, 8.0, 11.0, 14.0)
"""Value of a disc that has left, by the number of late rounds. A disc near the top has a part of this
value."""
MET: Final = (1.0, 0.72, 0.5, 0.34, 0.22, 0.14)
"""Probability that a seat will reach a tier for which it lacks 0, 1, 2 …."""
STAYS: Final = tuple(0.98 if i < 16 or i in (38, 42) else 0.8 for i in range(len(METRICS)))
"""By metric: the probability that a tier that is met now stays met. A seat never loses cards, flags, steps or
discs."""
USES: Final = {T_SALE_SMALL: 1.0, T_SALE_LARGE: 1.9, T_WORKER: 0.9, T_PRESS_SMALL: 1.4, T_PRESS_LARGE: 2.8}
HARVEST_TOKEN: Final = 2.0
FADE: Final = (0.0, 0.25, 0.6, 0.85, 1.0)
"""Factor for the value of champagne that must still be made and sold, with 0, 1, 2 … turns left."""


class ValueTables:
    """Values that depend only on the component data: of a tile by its value, of a press by its total."""

    def __init__(self, box: Box) -> None:
        tiers = [sum(shield[t] for shield in box.shields) / len(box.shields) for t in range(3)]
        self.tier = tiers
        self.tile = [0.0] * 40
        for value in range(1, 40):
            total = 0.0
            for boost, weight in enumerate(BOOST):
                final = value + boost
                vp = tiers[(final >= box.middle_from) + (final >= box.bottom_from)]
                total += weight * (vp + (5.5 if final >= box.prestige_from else 0.0))
            self.tile[value] = total / sum(BOOST) + CARD
        self.press = [[self._press(box, press, total) for total in range(40)] for press in range(3)]

    def _press(self, box: Box, press: int, total: int) -> float:
        """Return the value of a press with this total: its two best tiles less the cost of making them."""
        if total == 0:
            return 0.0
        first, barrel = box.press_bonus[press]
        top = box.max_value
        tile = self.tile
        second = tile[min(total, top)]
        best = max(tile[min(total + first, top)] + second, tile[min(total + barrel, top)] + second)
        full = 5.0 if total + first >= top else 0.0
        return max(PER_HARVEST * total, HARVEST * (best - 2.0) + full * HARVEST)


def rounds_expected(box: Box, state: State) -> int:
    """Return the round in which the game will probably end."""
    if state.last_round:
        return state.last_round
    base = ROUNDS[len(state.houses)] - 5 * box.start_row
    lacking = box.trigger - len(state.track)
    soon = state.round + (lacking + 1) // 2
    if state.round >= base:  # the player whose disc leaves loses no turn
        return soon
    if lacking <= 2:
        near = 0
        for house in state.houses:
            near += house.discs.count(box.top - 1)
        if near >= lacking:
            return state.round + lacking
    return max(soon + 1, base)


def turns_left(box: Box, state: State, seat: int) -> int:
    """Return how many turns a seat probably has left.

    The current turn counts until its move is made."""
    if state.stage == OVER:
        return 0
    seats = len(state.houses)
    left = rounds_expected(box, state) - state.round
    mine, now = (seat - state.first) % seats, (state.seat - state.first) % seats
    if mine > now or (mine == now and state.stage <= BEFORE):
        left += 1
    return max(left, 0)


def prestige_gain(box: Box, house: House, count: int) -> float:
    """Return the value of the next prestige step and its token, with `count` crowns."""
    step = house.step
    if step + 1 >= len(box.step_vp):
        return TOKEN
    more = box.step_multiplier[step + 1] - box.step_multiplier[step]
    ahead = 0.0
    if step + 3 < len(box.step_vp):
        ahead = 0.25 * count * (box.step_multiplier[step + 3] - box.step_multiplier[step])
    return box.step_vp[step + 1] - box.step_vp[step] + more * count + ahead + TOKEN + 0.4


def money_worth(box: Box, house: House, turns: int, gain: float) -> float:
    """Return the value of money.

    Money buys prestige while turns are left; afterwards it is worth very little."""
    coins = house.coins
    price = box.prestige_price
    if turns == 0:
        return 0.01 * coins
    buys = min(coins // price, turns)
    rest = coins - buys * price
    each = max(MONEY, 0.86 * gain / price)
    return buys * price * each + rest * each * min(1.0, 0.25 + 0.12 * turns)


class Road:
    """What a route offers a seat now.

    It holds the market, the bonus of the seat's furthest worker, and the possible additions."""

    __slots__ = ("base", "costs", "plus", "shields", "win")

    base: int
    win: float
    plus: tuple[int, ...]
    shields: tuple[int, ...]
    costs: list[float]


def road_of(box: Box, state: State, house: House, route: int, card: int) -> Road:
    """Return what a route with this card offers a house."""
    road = Road()
    road.plus = box.card_plus[card]
    space = furthest(house, route)
    road.base = box.route_bonus[route][box.sections[route][space]] if space != NONE else 0
    road.shields = box.shields[state.ratio[route]]
    road.costs = costs_of(extras_of(box, house, card))
    road.win = card_worth(box, house, card)
    return road


def sale_worth(box: Box, road: Road, value: int, gain: float) -> float:
    """Return the best net value of selling a tile of this value.

    It is VP and prestige less the cost of the additions."""
    shields, costs = road.shields, road.costs
    middle, bottom, prestige = box.middle_from, box.bottom_from, box.prestige_from
    most = value + len(costs) - 1
    best: float = shields[(value >= middle) + (value >= bottom)] + (gain if value >= prestige else 0.0)
    if value < middle <= most:
        best = max(best, shields[1] - costs[middle - value] + (gain if middle >= prestige else 0.0))
    if value < bottom <= most:
        best = max(best, shields[2] - costs[bottom - value] + (gain if bottom >= prestige else 0.0))
    if value < prestige <= most:
        best = max(best, shields[2] - costs[prestige - value] + gain)
    return best + road.win


def best_sale(
    box: Box, state: State, house: House, offered: list[Road | None], place: int, tile: int, gain: float
) -> tuple[float, int]:
    """Return (value, route) of the best sale of a tile now.

    `offered` has what each route offers the house. What is missing there and needed is added."""
    value, press = tile_value(tile), place // 2
    refused = BOTTLE if tile >= BARRELS else BARREL
    best, where = 0.0, NONE
    for route in range(4):
        card = market_of(state, route)
        if card == NONE or box.card_kind[card] == refused or box.card_refuses[card][press]:
            continue
        road = offered[route]
        if road is None:
            road = offered[route] = road_of(box, state, house, route, card)
        worth = sale_worth(box, road, value + road.plus[press] + road.base, gain)
        if worth > best:
            best, where = worth, route
    return best, where


def card_worth(box: Box, house: House, card: int) -> float:
    """Return the value of winning a market card."""
    if card == PERMANENT:
        return 0.0
    crown = box.card_crown[card] * (box.step_multiplier[house.step] + (0.5 if house.step < 6 else 0.0))
    return crown + (0.5 if box.card_flag[card] >= 0 else 0.0) + 0.45


def extras_of(box: Box, house: House, card: int) -> list[tuple[int, float, int]]:
    """Return (value, cost, act) of every addition to a sale.

    `act` numbers the ADD acts first, then the SPEND acts."""
    out: list[tuple[int, float, int]] = []
    kinds = len(TYPES)
    for kind in box.card_accepts[card]:
        if house.accessories[kind]:
            out.append((box.grey_value, GREY, kind))
        if house.accessories[kind + kinds]:
            out.append((box.blue_value, BLUE, kind + kinds))
    for token in (T_SALE_SMALL, T_SALE_LARGE):
        one = (box.token_value[token], USES[token], 2 * kinds + token - T_SALE_SMALL)
        out += [one] * house.tokens[token]
    return out


def costs_of(extras: list[tuple[int, float, int]]) -> list[float]:
    """Return the least cost of additions that are worth at least 0, 1, 2 … points.

    The list ends before the first number of points that all additions together do not reach."""
    most = 0
    for value, _, _ in extras:
        most += value
    costs = [0.0] + [1e9] * most
    for value, worth, _ in extras:
        for reached in range(most, 0, -1):
            before = costs[max(reached - value, 0)] + worth
            if before < costs[reached]:
                costs[reached] = before
    return costs


def cheapest_set(extras: list[tuple[int, float, int]], lacking: int) -> tuple[float, list[int]]:
    """Return the cheapest additions that are worth at least `lacking` points, as (cost, acts).

    Return (-1, []) if all additions together are worth less."""
    best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
    for value, worth, what in extras:
        for reached, (cost, chosen) in list(best.items()):
            now = min(reached + value, lacking)
            if now not in best or best[now][0] > cost + worth:
                best[now] = (cost + worth, [*chosen, what])
    return best.get(lacking, (-1.0, []))


def goal_worth(box: Box, state: State, seat: int, goal: int, turns: int) -> float:
    """Return the likely VP of an unscored goal card."""
    have = measure(box, state, seat, box.goal_metric[goal])
    best = 0.0
    for need, vp in box.goal_tiers[goal]:
        lacking = have - need if box.goal_most[goal] else need - have
        if lacking <= 0:
            best = max(best, vp * (STAYS[box.goal_metric[goal]] if turns else 0.0))
            continue
        if lacking * 2 > turns + 1:
            continue
        scale = lacking if lacking < len(MET) else len(MET) - 1
        if need >= 6 and lacking > 1:  # sums and money can grow by more than one at a time
            scale = min((lacking + 2) // 3 + 1, len(MET) - 1)
        best = max(best, vp * MET[scale])
    return best


def token_worth(token: int) -> float:
    """Return the value of keeping a prestige token. The value of its crowns is not included."""
    return HARVEST_TOKEN if token >= T_HARVEST else USES.get(token, 0.0)


def worth(box: Box, tables: ValueTables, state: State, seat: int) -> float:
    """Return an estimate of the seat's final score."""
    house = state.houses[seat]
    turns = turns_left(box, state, seat)
    window = state.stage == AFTER and state.seat == seat and not state.free_used
    count = crowns(box, house)
    total: float = points(house) + box.step_vp[house.step] + count * box.step_multiplier[house.step]
    gain = prestige_gain(box, house, count)
    total += money_worth(box, house, turns, gain)
    total += champagne_worth(box, tables, state, seat, house, turns, gain)
    fade = 0.0 if turns == 0 else FADE[turns - 1] if turns - 1 < len(FADE) else 1.0
    if house.discs[CELLAR] == GONE or house.discs[SALES] == GONE:
        fade = 0.0
    for press in range(3):
        total += fade * tables.press[press][press_total(house, press)]
    total += _people(box, state, seat, house, min(1.0, turns / 4))
    late = min(1.0, turns / 3)
    kinds = len(TYPES)
    for kind in range(kinds):
        total += late * (
            GREY * min(house.accessories[kind], 2) + BLUE * min(house.accessories[kind + kinds], 2)
        )
    for token in range(T_SALE_SMALL, len(house.tokens)):
        if house.tokens[token]:
            total += late * house.tokens[token] * token_worth(token)
    total += 0.15 * late * sum(house.flags)
    hopes = [goal_worth(box, state, seat, goal, turns + window) for goal in house.goals]
    hopes.sort(reverse=True)
    for number, hope in enumerate(hopes):
        total += hope * (1.0 if number < turns + window else 0.0) * (1.0 if number < 4 else 0.5)
    overdue = state.round - ROUNDS[len(state.houses)] + 5 * box.start_row + 2
    if overdue > 0:
        discs = house.discs
        gone = discs.count(GONE) + 0.5 * discs.count(box.top - 1) + 0.2 * discs.count(box.top - 2)
        total += HURRY[min(overdue, len(HURRY) - 1)] * gone
    return total + _winery(box, house, turns)


def champagne_worth(
    box: Box, tables: ValueTables, state: State, seat: int, house: House, turns: int, gain: float
) -> float:
    """Return the value of the seat's champagne, sold now or later. The market of each route counts once.

    The tiles of a large stock count less."""
    if turns == 0:
        return 0.0
    if house.discs[SALES] == GONE:
        return 1.5 * (len(house.champagne) - house.champagne.count(0))
    found = []
    offered: list[Road | None] = [None, None, None, None]
    for place in range(6):
        tile = house.champagne[place]
        if tile:
            now, route = best_sale(box, state, house, offered, place, tile, gain)
            later = HOLD * tables.tile[tile_value(tile)]
            found.append((0.9 * now, later if turns > 2 else 0.5 * later, route))
    found.sort(reverse=True)
    total = 0.0
    taken = [0, 0, 0, 0, 0]
    for number, (now, later, route) in enumerate(found):
        best = later if taken[route] else max(now, later)
        taken[route] = 1
        room = 3 * turns
        total += best if number < room else 1.0
    return total


def _people(box: Box, state: State, seat: int, house: House, late: float) -> float:
    """Return the value of the workers at the places where they stand, without their effect on sales."""
    total = WORKER[1] * house.maison + WORKER[2] * min(house.presses, 3)
    total += FIRST_PRESSER if house.presses else 0.0
    for r in range(4):
        space = furthest(house, r)
        if space != NONE:
            total += WORKER[3] * bits.count(on_route(house, r))
            total += ROUTE_POINT * box.route_bonus[r][box.sections[r][space]]
    total += WORKER[4] * min(bits.count(house.on_vines), 4)
    return total * late


def _winery(box: Box, house: House, turns: int) -> float:
    """Return the value of the discs and the tokens of the winery."""
    total = 0.0
    scale = min(1.0, turns / 8)
    for column, row in enumerate(house.discs):
        if row != GONE:
            total += ROW * scale * box.strength[min(row + 1, box.top)]
            total += SPACE[house.vintages[column]] * scale
    total += (WAITING[0] if house.waiting_vintage != NONE else 0.0) * scale
    total += (WAITING[1] if house.waiting_strength else 0.0) * scale
    low = min(house.discs)
    return total - CHEAP * scale * box.cost[min(low, box.top)]
