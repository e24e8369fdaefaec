"""Functions that several chapters of the rules use: strength, cost, presses, workers, draws and events."""

from __future__ import annotations

from vigneron.core.contract import Chance, Event
from vigneron.games.dom_pierre.rules.actions import AT_PRESSES, MAISON, ON_ROUTE, ON_VINE, SUPPLY
from vigneron.games.dom_pierre.rules.box import LONGEST, ROUTE_MASK, Box
from vigneron.games.dom_pierre.rules.state import (
    BARRELS,
    FROM_GIFTS,
    GONE,
    NONE,
    STRENGTH,
    VINTAGE,
    House,
    State,
)
from vigneron.native import bits, byte_rows, rolls
from vigneron.native.prng import Xorshift

Log = list[Event] | None


def top(state: State) -> list[int]:
    """Return the top row of the stack of pending decisions."""
    return state.pending[len(state.pending) - 1]


def lowest_disc(house: House) -> int:
    """Return the row of the lowest disc, GONE if all have left."""
    low = GONE
    for row in house.discs:
        if row < low:
            low = row
    return low


def lowest_row(box: Box, house: House) -> int:
    """Return the row of the lowest disc. Discs that have left or are in the top row do not count (DP-23)."""
    low = lowest_disc(house)
    return low if low < box.top else box.top


def cost_after(box: Box, house: House, column: int) -> int:
    """Return the Fr for an action of this column after its disc has moved (DP-23)."""
    discs = house.discs
    low = discs[column] + 1
    for other in range(6):
        if other != column and discs[other] < low:
            low = discs[other]
    return box.cost[low] if low < box.top else 0


def strength_of(box: Box, house: House, column: int, row: int) -> int:
    """Return the strength of a column's action at a row (DP-22)."""
    extra = box.strength_token if house.vintages[column] == STRENGTH else 0
    return box.strength[row] + extra


def vintage_ready(state: State, house: House, column: int) -> bool:
    """Return whether the column's vintage can still be used in this action (DP-22)."""
    return house.vintages[column] == VINTAGE and state.vintage_used == 0


def points(house: House) -> int:
    """Return the VP on the track."""
    total = 0
    for vp in house.earned:
        total += vp
    return total


# Presses


def is_empty(house: House, press: int) -> bool:
    """Return whether a press has neither harvest tiles nor champagne. Modifiers do not count."""
    h, c = house.harvest, house.champagne
    first = 3 * press
    return (
        h[first] == 0
        and h[first + 1] == 0
        and h[first + 2] == 0
        and c[2 * press] == 0
        and c[2 * press + 1] == 0
    )


def fits(house: House, press: int, variety: int) -> bool:
    """Return whether a harvest tile of a variety may lie in a press (DP-34)."""
    c = house.champagne
    return house.harvest[3 * press + variety] == 0 and c[2 * press] == 0 and c[2 * press + 1] == 0


def fitting(house: House, variety: int) -> int:
    """Return the presses in which a harvest tile of a variety may lie, as a mask."""
    return fits(house, 0, variety) | fits(house, 1, variety) << 1 | fits(house, 2, variety) << 2


def piece_for(state: State, variety: int, value: int) -> int:
    """Return the value printed on the piece that is used for a harvest tile of this value (DP-34).

    It is the same value, or the next lower value if the supply has no such piece. It is 0 if there is no
    piece at all."""
    supply = state.harvest_supply
    while value > 0 and supply[3 * variety + value - 1] == 0:
        value -= 1
    return value


def put_harvest(state: State, house: House, press: int, variety: int, value: int) -> None:
    """Move a harvest tile from the supply into a press."""
    piece = piece_for(state, variety, value)
    state.harvest_supply[3 * variety + piece - 1] -= 1
    house.harvest[3 * press + variety] = value
    house.base[3 * press + variety] = piece


def press_total(house: House, press: int) -> int:
    """Return the sum of the values of harvest tiles and modifiers in a press (DP-42)."""
    h = house.harvest
    return h[3 * press] + h[3 * press + 1] + h[3 * press + 2] + house.modifiers[press]


def has_harvest(house: House, press: int) -> bool:
    """Return whether a press has harvest tiles."""
    h = house.harvest
    return h[3 * press] + h[3 * press + 1] + h[3 * press + 2] > 0


def remove_tile(house: House, place: int) -> None:
    """Remove a champagne tile.

    The other tile of its press moves to the first place, because places are equivalent."""
    first = place - place % 2
    if place == first:
        house.champagne[first] = house.champagne[first + 1]
    house.champagne[first + 1] = 0


def is_twin(house: House, place: int) -> bool:
    """Return whether a tile equals the tile before it in its press. Acts then use only the first one."""
    return place % 2 == 1 and house.champagne[place] == house.champagne[place - 1]


def tile_value(tile: int) -> int:
    """Return the value of a champagne tile."""
    return tile % BARRELS


def tile_kind(tile: int) -> str:
    """Return the kind of a champagne tile: bottle or barrel."""
    return "barrel" if tile >= BARRELS else "bottle"


# Workers


def vacant(state: State) -> int:
    """Return the vacant spaces of all routes."""
    taken = state.neutral
    for house in state.houses:
        taken |= house.on_roads
    return state.spaces & ~taken


def vacant_space(state: State, route: int) -> int:
    """Return the vacant space nearest to the crossroads, or NONE (DP-61)."""
    spaces = vacant(state) >> LONGEST * route & ROUTE_MASK
    return bits.lowest(spaces) if spaces else NONE


def space_after_skip(state: State, route: int) -> int:
    """Return the space that a worker takes if it skips one vacant space, or NONE (DP-62)."""
    spaces = vacant(state) >> LONGEST * route & ROUTE_MASK
    spaces &= spaces - 1
    return bits.lowest(spaces) if spaces else NONE


def on_route(house: House, route: int) -> int:
    """Return the spaces of one route on which workers of the house stand."""
    return house.on_roads >> LONGEST * route & ROUTE_MASK


def furthest(house: House, route: int) -> int:
    """Return the space of the house's worker that is furthest from the crossroads, or NONE."""
    return bits.highest(house.on_roads >> LONGEST * route & ROUTE_MASK)


def workers_out(house: House) -> list[int]:
    """Return the places of the house's workers on routes and vines, ascending."""
    out: list[int] = []
    bits.add(out, ON_ROUTE, house.on_roads)
    bits.add(out, ON_VINE, house.on_vines)
    return out


def planted(state: State) -> int:
    """Return the squares with a grape."""
    return state.vines[0] | state.vines[1] | state.vines[2]


def variety_at(state: State, square: int) -> int:
    """Return the variety of the grape on a square, or NONE."""
    here = bits.bit(square)
    for variety in range(3):
        if state.vines[variety] & here:
            return variety
    return NONE


def free_vines(state: State) -> int:
    """Return the squares with a grape and no worker (DP-60)."""
    taken = 0
    for house in state.houses:
        taken |= house.on_vines
    return planted(state) & ~taken


def take_worker(house: House, source: int) -> None:
    """Take a worker away from its place."""
    if source == SUPPLY:
        house.supply -= 1
    elif source == MAISON:
        house.maison -= 1
    elif source == AT_PRESSES:
        house.presses -= 1
    elif source < ON_VINE:
        house.on_roads &= ~bits.bit(source - ON_ROUTE)
    else:
        house.on_vines &= ~bits.bit(source - ON_VINE)


def stands_at(house: House, source: int) -> bool:
    """Return whether the house has a worker at a place."""
    if source == SUPPLY:
        return house.supply > 0
    if source == MAISON:
        return house.maison > 0
    if source == AT_PRESSES:
        return house.presses > 0
    if source < ON_VINE:
        return house.on_roads & bits.bit(source - ON_ROUTE) != 0
    return house.on_vines & bits.bit(source - ON_VINE) != 0


# Gains and draws


def tell(log: Log, kind: str, seat: int, /, **data: int | str) -> None:
    """Add an event to the log, unless it is None."""
    if log is not None:
        log.append(Event(kind, seat, data))


def earn(house: House, vp: int, source: int = FROM_GIFTS) -> None:
    """Add VP to the track, and record their source."""
    house.earned[source] += vp


def draw_from(counts: bytearray, chance: Chance, why: str) -> int:
    """Draw one piece of a pile that is stored as counts, remove it, and return its index."""
    drawn = byte_rows.draw(counts, why, chance)
    counts[drawn] -= 1
    return drawn


def draw_card(cards: int, chance: Chance, why: str) -> int:
    """Return a card drawn from a mask of cards. The caller must remove it from the mask."""
    if type(chance) is Xorshift:
        return bits.nth(cards, rolls.below(chance, bits.count(cards)))
    return bits.nth(cards, chance.draw([1] * bits.count(cards), why))


def cards_of(cards: bytearray | tuple[int, ...]) -> int:
    """Return cards as a mask."""
    mask = 0
    for card in cards:
        mask |= bits.bit(card)
    return mask


def cards_in(mask: int) -> list[int]:
    """Return the cards of a mask, ascending."""
    out: list[int] = []
    bits.add(out, 0, mask)
    return out
