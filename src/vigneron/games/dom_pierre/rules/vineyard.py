"""The Vineyard: planting, harvesting, and pointing at grapes when the bag is empty (DP-30 to DP-36)."""

from __future__ import annotations

from vigneron.core.contract import Action, Chance, Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import CROP, DONE, HELP, PLANT_IN, POINT, START, A, B, C
from vigneron.games.dom_pierre.rules.box import (
    ALL_SQUARES,
    AROUND_MASK,
    BESIDE,
    NOT_LEFT,
    NOT_RIGHT,
    SQUARE,
    SQUARES,
    VINEYARD,
    WIDE,
    Box,
)
from vigneron.games.dom_pierre.rules.common import (
    Log,
    draw_from,
    fitting,
    piece_for,
    planted,
    tell,
    top,
    variety_at,
    vintage_ready,
)
from vigneron.games.dom_pierre.rules.gains import add_harvest, why_not_press
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, VARIETY_ID
from vigneron.games.dom_pierre.rules.state import GROUND_COIN, HARVEST, NONE, PLANT, House, State
from vigneron.native import bits, byte_rows


def begin(box: Box, state: State, seat: int, house: House, strength: int, chance: Chance, log: Log) -> None:
    """Pay for the action (DP-23), and draw as many grapes as the strength (DP-30).

    For each grape that the bag lacks, the seat points at a planted grape (DP-35)."""
    house.coins -= state.paying
    if state.paying and log is not None:
        tell(log, "paid", seat, coins=state.paying)
    row = [PLANT, 0, 0, 0, 0]
    for _ in range(strength):
        if byte_rows.total(state.bag):
            variety = draw_from(state.bag, chance, "grape")
            row[1 + variety] += 1
            if log is not None:
                tell(log, "grape_drawn", seat, variety=VARIETY_ID[variety])
        else:
            row[4] += 1
    state.pending.append(row)


def open_squares(state: State) -> int:
    """Return the empty squares beside a grape (DP-31)."""
    grapes = planted(state)
    beside = grapes << WIDE | grapes >> WIDE | (grapes & NOT_LEFT) >> 1 | (grapes & NOT_RIGHT) << 1
    return beside & ALL_SQUARES & ~grapes


def legal_plant(state: State, row: list[int], out: Offers) -> None:
    """Offer the squares for the grapes in hand, or the squares that the seat may point at."""
    for variety in range(3):
        if row[1 + variety]:
            out.put(START[PLANT_IN] + SQUARES * variety, open_squares(state))
    if row[4]:
        out.put(START[POINT], planted(state))


def why_not_plant(state: State, row: list[int], action: Action) -> Refusal | None:
    """Return why a grape may not be planted there, or None (DP-31)."""
    variety, square = A[action], B[action]
    if row[1 + variety] == 0:
        return Refusal("no_such_grape", "DP-30", {"variety": VARIETY_ID[variety]})
    if variety_at(state, square) != NONE:
        return Refusal("square_planted", "DP-31", {"square": SQUARE[square]})
    if not any(variety_at(state, near) != NONE for near in BESIDE[square]):
        return Refusal("not_beside", "DP-31", {"square": SQUARE[square]})
    return None


def why_not_point(state: State, row: list[int], square: int) -> Refusal | None:
    """Return why a square may not be pointed at, or None (DP-35)."""
    if row[4] == 0:
        return Refusal("still_grapes", "DP-35")
    if variety_at(state, square) == NONE:
        return Refusal("no_grape_there", "DP-35", {"square": SQUARE[square]})
    return None


def plant(box: Box, state: State, seat: int, house: House, action: Action, log: Log) -> None:
    """Plant a grape, and take the piece on its square (DP-31). The seat may harvest the grape next."""
    row = top(state)
    variety, square = A[action], B[action]
    row[1 + variety] -= 1
    state.vines[variety] |= bits.bit(square)
    if log is not None:
        tell(log, "planted", seat, variety=VARIETY_ID[variety], square=SQUARE[square])
    lying = state.ground[square]
    if lying:
        state.ground[square] = 0
        if lying == GROUND_COIN:
            house.coins += box.ground_coins
            if log is not None:
                tell(log, "coins_found", seat, coins=box.ground_coins)
        else:
            house.accessories[lying - 1] += 1
            if log is not None:
                tell(log, "accessory_found", seat, accessory=ACCESSORY_ID[lying - 1])
    state.pending.append([HARVEST, square, variety, NONE])


def point(state: State, seat: int, square: int, log: Log) -> None:
    """Point at a planted grape instead of planting one (DP-35)."""
    top(state)[4] -= 1
    variety = variety_at(state, square)
    if log is not None:
        tell(log, "pointed", seat, variety=VARIETY_ID[variety], square=SQUARE[square])
    state.pending.append([HARVEST, square, variety, NONE])


def around(state: State, square: int, variety: int) -> int:
    """Return the number of grapes of a variety on the squares around a square (DP-32)."""
    return bits.count(AROUND_MASK[square] & state.vines[variety])


def rises(box: Box, state: State, house: House, square: int, standing: int, variety: int) -> bool:
    """Return whether a worker's help raises the tile, and the raised tile fits into a press (DP-33)."""
    clauses = box.clauses
    count = around(state, square, variety)
    return (
        count < box.harvest_max
        and fitting(house, variety) != 0
        and clauses.raised_tile(box, state, house, standing, variety, count)
    )


def legal_harvest(box: Box, state: State, house: House, row: list[int], out: Offers) -> None:
    """Offer the harvests of the planted grape.

    The seat may decline, let a worker help, or take a tile into a press."""
    square, standing, helper = row[1], row[2], row[3]
    if helper == NONE:
        out.put(START[DONE], 1)
        if house.on_vines:
            helpers = 0
            for variety in range(3):
                if rises(box, state, house, square, standing, variety):
                    helpers |= house.on_vines & state.vines[variety]
            out.put(START[HELP], helpers)
    start: int = START[CROP]
    for variety in range(3):
        if helper in (NONE, variety):
            value = min(around(state, square, variety) + (helper == variety), box.harvest_max)
            if value and piece_for(state, variety, value):
                out.put(start + 3 * variety, fitting(house, variety))
    if helper in (NONE, standing) and vintage_ready(state, house, VINEYARD):
        value = around(state, square, standing) + 1 + (helper == standing)
        if value <= box.harvest_max and piece_for(state, standing, value):
            out.put(start + 9 + 3 * standing, fitting(house, standing))


def why_not_help(box: Box, state: State, house: House, row: list[int], square: int) -> Refusal | None:
    """Return why a worker may not help, or None (DP-33).

    The seat needs a worker on the chosen variety, and a press that takes the raised tile."""
    if row[3] != NONE:
        return Refusal("one_helper", "DP-33")
    if not house.on_vines & bits.bit(square):
        return Refusal("no_worker_there", "DP-33")
    variety = variety_at(state, square)
    count = around(state, row[1], variety)
    if count >= box.harvest_max:
        return Refusal("already_highest", "DP-33", {"value": box.harvest_max})
    if not fitting(house, variety):
        return Refusal("no_press_for", "DP-33", {"variety": VARIETY_ID[variety]})
    if not box.clauses.raised_tile(box, state, house, row[2], variety, count):
        return Refusal("tiles_run_out", "DP-34", {"variety": VARIETY_ID[variety]})
    return None


def why_not_crop(box: Box, state: State, house: House, row: list[int], action: Action) -> Refusal | None:
    """Return why a harvest tile may not be taken into a press, or None (DP-32, DP-34, DP-36)."""
    variety, press, own = A[action], B[action], C[action]
    square, standing, helper = row[1:]
    if helper not in (NONE, variety):
        return Refusal("helper_elsewhere", "DP-33", {"variety": VARIETY_ID[helper]})
    count = around(state, square, variety) + (helper == variety)
    if own:
        if not vintage_ready(state, house, VINEYARD):
            return Refusal("no_vintage", "DP-36")
        if standing != variety:
            return Refusal("other_variety", "DP-36", {"variety": VARIETY_ID[standing]})
        if count >= box.harvest_max:
            return Refusal("already_highest", "DP-36", {"value": box.harvest_max})
        count += 1
    value = min(count, box.harvest_max)
    if value == 0:
        return Refusal("nothing_around", "DP-32", {"variety": VARIETY_ID[variety]})
    if piece_for(state, variety, value) == 0:
        return Refusal("tiles_run_out", "DP-34", {"variety": VARIETY_ID[variety]})
    return why_not_press(house, press, variety)


def help_out(state: State, seat: int, house: House, square: int, log: Log) -> None:
    """Move a worker from its vine to the maison (DP-33)."""
    house.on_vines &= ~bits.bit(square)
    house.maison += 1
    variety = variety_at(state, square)
    top(state)[3] = variety
    if log is not None:
        tell(log, "worker_helped", seat, square=SQUARE[square], variety=VARIETY_ID[variety])


def crop(box: Box, state: State, seat: int, house: House, action: Action, log: Log) -> None:
    """Take the harvest tile into a press (DP-32, DP-34, DP-36)."""
    row = state.pending.pop()
    square, helper = row[1], row[3]
    variety, press, own = A[action], B[action], C[action]
    value = min(around(state, square, variety) + own + (helper == variety), box.harvest_max)
    if own:
        state.vintage_used = 1
        if log is not None:
            tell(log, "vintage_crop", seat)
    add_harvest(state, seat, house, press, variety, value, log)
