"""Sales: markets, values, and workers that go home (DP-70 to DP-76)."""

from __future__ import annotations

from vigneron.core.contract import Action, Chance, Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import ADD, BITS, DONE, OFFER, SPEND, START, UNDER, A, B
from vigneron.games.dom_pierre.rules.box import (
    BARREL,
    KINDS,
    LONGEST,
    ORDER,
    PERMANENT,
    SALES,
    T_SALE_LARGE,
    T_SALE_SMALL,
    TYPES,
    Box,
)
from vigneron.games.dom_pierre.rules.common import (
    Log,
    earn,
    furthest,
    is_twin,
    on_route,
    remove_tile,
    tell,
    tile_value,
    top,
    vintage_ready,
)
from vigneron.games.dom_pierre.rules.market import cards_left, market_of, turn_card
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, PRESS_ID, ROUTE_ID, tile_id, token_id
from vigneron.games.dom_pierre.rules.state import (
    BARRELS,
    FROM_SALES,
    NONE,
    RISE,
    SALE,
    SELL,
    SOLD,
    House,
    State,
)
from vigneron.native import bits

GREY_TYPES = len(TYPES)


def begin(state: State, strength: int) -> None:
    """Begin the action. The seat may make as many sales as its strength."""
    state.pending.append([SELL, strength])


def accepts(box: Box, card: int, tile: int, press: int) -> bool:
    """Return whether a market buys this tile from this press (DP-70)."""
    kind = box.card_kind[card]
    if kind != ORDER and (kind == BARREL) != (tile >= BARRELS):
        return False
    return box.card_refuses[card][press] == 0


def route_bonus(box: Box, state: State, seat: int, route: int) -> int:
    """Return the bonus of the section of the seat's furthest worker (DP-71)."""
    space = furthest(state.houses[seat], route)
    return box.route_bonus[route][box.sections[route][space]] if space != NONE else 0


def basic_value(box: Box, state: State, seat: int, route: int, place: int) -> int:
    """Return a sale's value without accessories and tokens (DP-71)."""
    card = market_of(state, route)
    tile = state.houses[seat].champagne[place]
    return tile_value(tile) + box.card_plus[card][place // 2] + route_bonus(box, state, seat, route)


def accessory_value(box: Box, accessory: int) -> int:
    """Return what an accessory adds to a sale."""
    return box.grey_value if accessory < GREY_TYPES else box.blue_value


def sale_value(box: Box, state: State, seat: int, row: list[int]) -> int:
    """Return the final value of the current sale (DP-71)."""
    value = basic_value(box, state, seat, row[1], row[2])
    for accessory in range(2 * GREY_TYPES):
        if row[3] & BITS[accessory]:
            value += accessory_value(box, accessory)
    return value + row[4] * box.token_value[T_SALE_SMALL] + row[5] * box.token_value[T_SALE_LARGE]


def ratio_vp(box: Box, state: State, route: int, value: int) -> int:
    """Return the VP of a final value, by the ratio tile of a route (DP-72)."""
    shields = box.shields[state.ratio[route]]
    return shields[(value >= box.middle_from) + (value >= box.bottom_from)]


def legal_sell(box: Box, state: State, house: House, row: list[int], out: Offers) -> None:
    """Offer the sales, the decks whose visible card may go under the deck, and `done`."""
    out.put(START[DONE], 1)
    champagne = house.champagne
    if row[1]:
        for route in range(4):
            card = market_of(state, route)
            if card != NONE:
                tiles = 0
                for place in range(6):
                    tile = champagne[place]
                    if tile and accepts(box, card, tile, place // 2) and not is_twin(house, place):
                        tiles |= 1 << place
                out.put(START[OFFER] + 6 * route, tiles)
    if vintage_ready(state, house, SALES):
        out.put(START[UNDER], buriable(state))


def can_go_under(state: State, route: int) -> bool:
    """Return whether the visible card of a deck may be put under it.

    The deck must have other cards (DP-76)."""
    return state.top_cards[route] != NONE and cards_left(state, route) > 1


def buriable(state: State) -> int:
    """Return the routes whose visible card may go under its deck, as a mask (DP-76)."""
    routes = 0
    for route in range(4):
        routes |= can_go_under(state, route) << route
    return routes


def why_not_sell(box: Box, state: State, house: House, row: list[int], action: Action) -> Refusal | None:
    """Return why a sale is illegal, or None (DP-70)."""
    route, place = A[action], B[action]
    if row[1] == 0:
        return Refusal("no_strength", "DP-70")
    card = market_of(state, route)
    if card == NONE:
        return Refusal("no_market", "DP-75", {"route": ROUTE_ID[route]})
    tile = house.champagne[place]
    press = place // 2
    if tile == 0:
        return Refusal("no_tile_there", "DP-70", {"press": PRESS_ID[press]})
    if box.card_refuses[card][press]:
        return Refusal("press_refused", "DP-70", {"city": box.card_city[card], "press": PRESS_ID[press]})
    if not accepts(box, card, tile, press):
        wanted = "@kind-barrel" if box.card_kind[card] == BARREL else "@kind-bottle"
        return Refusal("kind_refused", "DP-70", {"city": box.card_city[card], "kind": wanted})
    if is_twin(house, place):
        return Refusal("take_the_twin", "DP-70", {"press": PRESS_ID[press]})
    return None


def why_not_under(state: State, house: House, row: list[int], route: int) -> Refusal | None:
    """Return why a card may not go under its deck, or None (DP-76)."""
    if row[0] == SALE and row[1] == route:
        return Refusal("market_chosen", "DP-76", {"route": ROUTE_ID[route]})
    if not vintage_ready(state, house, SALES):
        return Refusal("no_vintage", "DP-76")
    if not can_go_under(state, route):
        return Refusal("no_card_under", "DP-76", {"route": ROUTE_ID[route]})
    return None


def offer(state: State, action: Action) -> None:
    """Choose market and tile. The seat chooses the additions next."""
    top(state)[1] -= 1
    state.pending.append([SALE, A[action], B[action], 0, 0, 0])


def legal_sale(box: Box, state: State, house: House, row: list[int], out: Offers) -> None:
    """Offer the additions to the current sale, and to close the sale."""
    out.put(START[DONE], 1)
    shown = shown_types(box, market_of(state, row[1]))
    added = 0
    for accessory in range(2 * GREY_TYPES):
        if house.accessories[accessory] and shown & 1 << accessory % GREY_TYPES:
            added |= 1 << accessory
    out.put(START[ADD], added & ~row[3])
    small, large = house.tokens[T_SALE_SMALL] > row[4], house.tokens[T_SALE_LARGE] > row[5]
    out.put(START[SPEND], small | large << 1)
    if vintage_ready(state, house, SALES):
        out.put(START[UNDER], buriable(state) & ~(1 << row[1]))


def shown_types(box: Box, card: int) -> int:
    """Return the accessory types that a card shows, as a mask (DP-71)."""
    shown = 0
    for kind in box.card_accepts[card]:
        shown |= bits.bit(kind)
    return shown


def why_not_add(box: Box, state: State, house: House, row: list[int], accessory: int) -> Refusal | None:
    """Return why an accessory may not be added, or None (DP-71)."""
    card = market_of(state, row[1])
    data: dict[str, int | str] = {"accessory": ACCESSORY_ID[accessory]}
    if accessory % GREY_TYPES not in box.card_accepts[card]:
        return Refusal("accessory_refused", "DP-71", {"city": box.card_city[card]})
    if house.accessories[accessory] == 0:
        return Refusal("no_accessory", "DP-71", data)
    if row[3] & BITS[accessory]:
        return Refusal("one_of_each", "DP-71", data)
    return None


def why_not_spend(box: Box, house: House, row: list[int], size: int) -> Refusal | None:
    """Return why a sale token may not be added, or None."""
    if house.tokens[T_SALE_SMALL + size] > row[4 + size]:
        return None
    return Refusal("no_token", "DP-71", {"token": token_id(box, T_SALE_SMALL + size)})


def sell(box: Box, state: State, seat: int, house: House, log: Log) -> None:
    """Close the sale: spend the additions, score, perhaps gain prestige; then `follow` (DP-71, DP-72)."""
    row = state.pending.pop()
    route, place, spent, small, large = row[1], row[2], row[3], row[4], row[5]
    card = market_of(state, route)
    value = sale_value(box, state, seat, row)
    for accessory in range(2 * GREY_TYPES):
        if spent & BITS[accessory]:
            house.accessories[accessory] -= 1
            kind = accessory % GREY_TYPES
            if accessory < GREY_TYPES:
                state.grey_supply[kind] += 1
            else:
                state.blue_used[kind] += 1
    house.tokens[T_SALE_SMALL] -= small
    house.tokens[T_SALE_LARGE] -= large
    state.tokens_spent[T_SALE_SMALL] += small
    state.tokens_spent[T_SALE_LARGE] += large
    vp = ratio_vp(box, state, route, value)
    earn(house, vp, FROM_SALES)
    if log is not None:
        tile = house.champagne[place]
        market, road = box.card_plus[card][place // 2], route_bonus(box, state, seat, route)
        added = value - tile_value(tile) - market - road
        tell(
            log,
            "sold",
            seat,
            kind=tile_id(tile),
            tile=tile_value(tile),
            city=box.card_city[card],
            value=value,
            vp=vp,
            market=market,
            road=road,
            added=added,
        )
    state.pending.append([SOLD, route, place])
    if value >= box.prestige_from:
        state.pending.append([RISE, 0])


def follow(box: Box, state: State, seat: int, house: House, chance: Chance, log: Log) -> None:
    """Take the card, and remove the tile (DP-73).

    Half of the workers on the route, rounded up, go home (DP-74)."""
    row = state.pending.pop()
    route, place = row[1], row[2]
    remove_tile(house, place)
    card = state.top_cards[route]
    if card != NONE:
        house.cards.append(card)
        turn_card(state, route, chance)
        if log is not None:
            tell(log, "card_won", seat, city=box.card_city[card])
    leaving = (bits.count(on_route(house, route)) + 1) // 2
    sections = 0
    last = NONE
    for _ in range(leaving):
        space = furthest(house, route)
        house.on_roads &= ~bits.bit(LONGEST * route + space)
        section: int = box.sections[route][space]
        sections += section != last
        last = section
    house.maison += leaving
    house.coins += sections * box.section_coins
    if log is None:
        return
    if leaving:
        tell(
            log, "came_home", seat, workers=leaving, route=ROUTE_ID[route], coins=sections * box.section_coins
        )
    if card != NONE:
        now = market_of(state, route)
        if now != NONE:
            tell_market(box, now, seat, route, log)


def under(box: Box, state: State, seat: int, route: int, chance: Chance, log: Log) -> None:
    """Put a market card under its deck. Everybody knows that it is there (DP-76)."""
    state.vintage_used = 1
    card = state.top_cards[route]
    state.bottom[route] += bytes((card,))
    turn_card(state, route, chance)
    if log is not None:
        tell(log, "market_buried", seat, city=box.card_city[card], route=ROUTE_ID[route])
        now = state.top_cards[route]
        tell_market(box, now, seat, route, log)


def tell_market(box: Box, card: int, seat: int, route: int, log: Log) -> None:
    """Tell which market is open now, and what it buys."""
    kind = "always" if card == PERMANENT else KINDS[box.card_kind[card]]
    tell(log, "market_opened", seat, city=box.card_city[card], route=ROUTE_ID[route], kind=kind)
