"""What several chapters need: strength and cost, presses, supplies, workers, and how a story is told."""

from __future__ import annotations

from vigneron.core.contract import Chance, Event
from vigneron.games.dom_pierre.actions import ON_ROUTE, ON_VINE
from vigneron.games.dom_pierre.state import BARRELS, FROM_GIFTS, NONE, STRENGTH, VINTAGE, House, State
from vigneron.games.dom_pierre.tables import LONGEST, Box

Log = list[Event] | None


def lowest_row(box: Box, house: House) -> int:
    """Return the row of the lowest disc; those that left or stand on top do not count (DP-23)."""
    low = min(house.discs)
    return low if low < box.top else box.top


def cost_after(box: Box, house: House, column: int) -> int:
    """Return the Fr that an action of this column would cost after its disc moves (DP-23)."""
    discs = house.discs
    low = discs[column] + 1
    if low == box.top:
        low = 99
    for other in range(6):
        if other != column and discs[other] < low:
            low = discs[other]
    return box.cost[low] if low < box.top else 0


def strength_of(box: Box, house: House, column: int, row: int) -> int:
    """Return the strength of a column's action at a row (DP-22)."""
    extra = box.strength_token if house.vintages[column] == STRENGTH else 0
    return box.strength[row] + extra


def vintage_ready(state: State, house: House, column: int) -> bool:
    """Return whether the column's vintage effect may still be used in this action (DP-22)."""
    return house.vintages[column] == VINTAGE and state.vintage_used == 0


def points(house: House) -> int:
    """Return the VP on the track."""
    return sum(house.earned)


# Presses


def is_empty(house: House, press: int) -> bool:
    """Return whether a press has neither harvest tiles nor champagne; modifiers do not count (DP-47)."""
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


def fits_somewhere(house: House, variety: int) -> bool:
    """Return whether a harvest tile of a variety may lie in any press."""
    return fits(house, 0, variety) or fits(house, 1, variety) or fits(house, 2, variety)


def empty_somewhere(house: House) -> bool:
    """Return whether any press would take a modifier (DP-47)."""
    return is_empty(house, 0) or is_empty(house, 1) or is_empty(house, 2)


def piece_for(state: State, variety: int, value: int) -> int:
    """Return the value of the piece that makes a harvest tile of this value: the same or, when it has
    run out, the next lower one (DP-34); 0 if there is none."""
    supply = state.harvest_supply
    while value > 0 and supply[3 * variety + value - 1] == 0:
        value -= 1
    return value


def put_harvest(state: State, house: House, press: int, variety: int, value: int) -> None:
    """Take a harvest tile from the supply and lay it into a press."""
    piece = piece_for(state, variety, value)
    state.harvest_supply[3 * variety + piece - 1] -= 1
    house.harvest[3 * press + variety] = value
    house.base[3 * press + variety] = piece


def press_total(house: House, press: int) -> int:
    """Return harvest tiles plus modifiers of a press (DP-42)."""
    h = house.harvest
    return h[3 * press] + h[3 * press + 1] + h[3 * press + 2] + house.modifiers[press]


def has_harvest(house: House, press: int) -> bool:
    h = house.harvest
    return h[3 * press] + h[3 * press + 1] + h[3 * press + 2] > 0


def remove_tile(house: House, place: int) -> None:
    """Take a champagne tile away; the other tile of its press moves up, as places have no meaning."""
    first = place - place % 2
    if place == first:
        house.champagne[first] = house.champagne[first + 1]
    house.champagne[first + 1] = 0


def is_twin(house: House, place: int) -> bool:
    """Return whether this tile is the same as the one before it in its press: that one stands for both."""
    return place % 2 == 1 and house.champagne[place] == house.champagne[place - 1]


def tile_value(tile: int) -> int:
    return tile % BARRELS


def tile_kind(tile: int) -> str:
    return "barrel" if tile >= BARRELS else "bottle"


# Workers


def place_on_route(route: list[int]) -> int:
    """Return the vacant space nearest the crossroads, or NONE (DP-61)."""
    for space, owner in enumerate(route):
        if owner == NONE:
            return space
    return NONE


def skipped_on_route(route: list[int]) -> int:
    """Return the space after skipping one vacant one, or NONE (DP-62)."""
    skipped = False
    for space, owner in enumerate(route):
        if owner == NONE:
            if skipped:
                return space
            skipped = True
    return NONE


def furthest(route: list[int], seat: int) -> int:
    """Return the space of the seat's worker furthest from the crossroads, or NONE."""
    for space in range(len(route) - 1, -1, -1):
        if route[space] == seat:
            return space
    return NONE


def take_worker(state: State, seat: int, source: int) -> None:
    """Lift a worker from where he stands."""
    house = state.houses[seat]
    if source == 0:
        house.supply -= 1
    elif source == 1:
        house.maison -= 1
    elif source == 2:
        house.presses -= 1
    elif source < ON_VINE:
        state.routes[(source - ON_ROUTE) // LONGEST][(source - ON_ROUTE) % LONGEST] = NONE
    else:
        state.workers[source - ON_VINE] = NONE


def stands_at(state: State, seat: int, source: int) -> bool:
    """Return whether the seat has a worker there."""
    house = state.houses[seat]
    if source == 0:
        return house.supply > 0
    if source == 1:
        return house.maison > 0
    if source == 2:
        return house.presses > 0
    if source < ON_VINE:
        route, space = divmod(source - ON_ROUTE, LONGEST)
        return space < len(state.routes[route]) and state.routes[route][space] == seat
    return state.workers[source - ON_VINE] == seat


def workers_out(state: State, seat: int) -> list[int]:
    """Return the sources of the seat's workers on routes and vines, ascending."""
    out: list[int] = []
    for r in range(4):
        route = state.routes[r]
        if seat in route:
            base = ON_ROUTE + r * LONGEST
            out += [base + space for space in range(len(route)) if route[space] == seat]
    workers = state.workers
    if seat in workers:
        out += [ON_VINE + square for square in range(len(workers)) if workers[square] == seat]
    return out


def free_vines(state: State) -> list[int]:
    """Return the squares with a grape and no worker (DP-60), ascending."""
    grapes, workers = state.grapes, state.workers
    return [s for s in range(len(grapes)) if grapes[s] >= 0 and workers[s] == NONE]


# Gains and draws


def tell(log: Log, kind: str, seat: int, /, **data: int | str) -> None:
    """Add an event to the log, if anybody listens."""
    if log is not None:
        log.append(Event(kind, seat, data))


def earn(house: House, vp: int, source: int = FROM_GIFTS) -> None:
    house.earned[source] += vp


def draw_from(counts: list[int], chance: Chance, why: str) -> int:
    """Draw one of a pile of counted pieces and take it out."""
    drawn = chance.draw(counts, why)
    counts[drawn] -= 1
    return drawn


def draw_card(cards: list[int], chance: Chance, why: str) -> int:
    """Draw one of a pile of single cards and take it out."""
    return cards.pop(chance.draw([1] * len(cards), why))
