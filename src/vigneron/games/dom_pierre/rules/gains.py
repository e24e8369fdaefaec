"""Bonuses, and the decisions that they need: a press for a tile, a place for a worker (DP-47, DP-79)."""

from __future__ import annotations

from vigneron.core.contract import Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import (
    AT_PRESSES,
    DONE,
    INTO_PRESS,
    LIFT_UP,
    MAISON,
    ON_ROUTE,
    ON_VINE,
    START,
    SUPPLY,
)
from vigneron.games.dom_pierre.rules.box import B_COIN, B_FLAG, B_HARVEST, B_PRESS, B_VP, B_WORKER, Box
from vigneron.games.dom_pierre.rules.common import (
    Log,
    earn,
    fits,
    fitting,
    free_vines,
    piece_for,
    put_harvest,
    stands_at,
    tell,
    vacant,
)
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, FLAG_ID, PRESS_ID, VARIETY_ID, bonus_id
from vigneron.games.dom_pierre.rules.state import INTO, PICK, House, State


def somewhere_to_go(state: State) -> bool:
    """Return whether a worker could be put on a route or a vine."""
    return vacant(state) | free_vines(state) != 0


def can_move_worker(box: Box, state: State, house: House) -> bool:
    """Return whether any worker could be moved.

    A worker that is not at the presses can always be moved there."""
    return house.presses < box.workers or somewhere_to_go(state)


def offer_workers(house: House, areas: int, out: Offers) -> None:
    """Offer to lift workers. `areas` has bits for own supply, maison and presses."""
    start = START[LIFT_UP]
    there = (house.supply > 0) << SUPPLY | (house.maison > 0) << MAISON | (house.presses > 0) << AT_PRESSES
    out.put(start, there & areas)
    out.put(start + ON_ROUTE, house.on_roads)
    out.put(start + ON_VINE, house.on_vines)


def offer_movable(state: State, house: House, out: Offers) -> None:
    """Offer to lift a worker to be moved (DP-56, DP-79)."""
    offer_workers(house, 7 if somewhere_to_go(state) else 3, out)


def why_not_movable(state: State, house: House, source: int, rule: str) -> Refusal | None:
    """Return why this worker may not be lifted to be moved, or None."""
    if not stands_at(house, source):
        return Refusal("no_worker_there", rule)
    if source == AT_PRESSES and not somewhere_to_go(state):
        return Refusal("nowhere_to_go", rule)
    return None


def can_take(box: Box, state: State, house: House, bonus: int) -> bool:
    """Return whether a bonus can be taken now (DP-54, DP-77)."""
    if bonus < B_FLAG:
        return state.grey_supply[bonus] > 0
    if bonus < B_COIN:
        return state.flag_supply[bonus - B_FLAG] > 0
    if bonus < B_HARVEST:
        return True
    if bonus < B_PRESS:
        variety = bonus - B_HARVEST
        return fitting(house, variety) != 0 and piece_for(state, variety, box.bonus_value[bonus]) > 0
    if bonus < B_WORKER:
        return modifier_presses(box, house) != 0
    return can_move_worker(box, state, house)


def modifier_presses(box: Box, house: House) -> int:
    """Return the presses that take a modifier, as a mask (DP-47)."""
    clauses = box.clauses
    return clauses.modifier_presses(house)


def take_bonus(box: Box, state: State, seat: int, house: House, bonus: int, log: Log) -> None:
    """Take a bonus (DP-79).

    If the bonus needs a place, the seat chooses the place next. A bonus that cannot be taken is lost
    (DP-77)."""
    if not can_take(box, state, house, bonus):
        if log is not None:
            tell(log, "bonus_lost", seat, bonus=bonus_id(box, bonus))
        return
    value: int = box.bonus_value[bonus]
    if bonus < B_FLAG:
        state.grey_supply[bonus] -= 1
        house.accessories[bonus] += 1
        if log is not None:
            tell(log, "accessory_gained", seat, accessory=ACCESSORY_ID[bonus])
    elif bonus < B_COIN:
        state.flag_supply[bonus - B_FLAG] -= 1
        house.flags[bonus - B_FLAG] += 1
        if log is not None:
            tell(log, "flag_gained", seat, flag=FLAG_ID[bonus - B_FLAG])
    elif bonus == B_COIN:
        house.coins += value
        if log is not None:
            tell(log, "coins_gained", seat, coins=value)
    elif bonus == B_VP:
        earn(house, value)
        if log is not None:
            tell(log, "vp_gained", seat, vp=value)
    elif bonus < B_PRESS:
        state.pending.append([INTO, 0, bonus - B_HARVEST, value])
    elif bonus < B_WORKER:
        state.pending.append([INTO, 1, 0, value])
    else:
        state.pending.append([PICK])


def legal_into(box: Box, house: House, row: list[int], out: Offers) -> None:
    """Offer the presses for the piece of the row INTO (DP-34, DP-47), and to decline (DP-79)."""
    out.put(START[DONE], 1)
    out.put(START[INTO_PRESS], modifier_presses(box, house) if row[1] else fitting(house, row[2]))


def why_not_into(box: Box, house: House, row: list[int], press: int) -> Refusal | None:
    """Return why the piece of the row INTO may not go into a press, or None."""
    return why_not_modifier(box, house, press) if row[1] else why_not_press(house, press, row[2])


def why_not_modifier(box: Box, house: House, press: int) -> Refusal | None:
    """Return why a modifier may not go into a press, or None (DP-47)."""
    if box.clauses.takes_modifier(house, press):
        return None
    return Refusal("press_not_empty", "DP-47", {"press": PRESS_ID[press]})


def why_not_press(house: House, press: int, variety: int) -> Refusal | None:
    """Return why a harvest tile may not go into a press, or None (DP-34)."""
    if fits(house, press, variety):
        return None
    data: dict[str, int | str] = {"press": PRESS_ID[press], "variety": VARIETY_ID[variety]}
    code = "variety_there" if house.harvest[3 * press + variety] else "champagne_there"
    return Refusal(code, "DP-34", data)


def into(state: State, seat: int, house: House, press: int, log: Log) -> None:
    """Put the gained piece into a press."""
    row = state.pending.pop()
    if row[1]:
        add_modifier(seat, house, press, row[3], log)
    else:
        add_harvest(state, seat, house, press, row[2], row[3], log)


def add_modifier(seat: int, house: House, press: int, value: int, log: Log) -> None:
    """Put a modifier into a press. It counts for both tiles that the press will make (DP-47)."""
    house.modifiers[press] += value
    if log is not None:
        tell(log, "modifier_laid", seat, value=value, press=PRESS_ID[press])


def add_harvest(
    state: State, seat: int, house: House, press: int, variety: int, value: int, log: Log
) -> None:
    """Move a harvest tile from the supply into a press (DP-34)."""
    put_harvest(state, house, press, variety, value)
    if log is not None:
        tell(log, "harvest_laid", seat, variety=VARIETY_ID[variety], value=value, press=PRESS_ID[press])
