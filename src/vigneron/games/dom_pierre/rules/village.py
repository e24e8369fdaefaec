"""The Village: one benefit per point of strength, each kind at most once (DP-50 to DP-56)."""

from __future__ import annotations

from vigneron.core.contract import Action, Chance, Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import (
    ALONE_GIVE,
    BITS,
    BLUE,
    DONE,
    GIFT,
    GIVE,
    IN_GIVE,
    START,
    TILE,
    A,
    B,
)
from vigneron.games.dom_pierre.rules.box import BONUSES, TYPES, VILLAGE, Box
from vigneron.games.dom_pierre.rules.common import (
    Log,
    earn,
    fitting,
    is_twin,
    remove_tile,
    tell,
    top,
    vintage_ready,
)
from vigneron.games.dom_pierre.rules.gains import can_take, offer_movable, take_bonus, why_not_press
from vigneron.games.dom_pierre.rules.market import next_top, refill_village
from vigneron.games.dom_pierre.rules.names import (
    ACCESSORY_ID,
    PRESS_ID,
    VARIETY_ID,
    bonus_id,
    village_tile_id,
)
from vigneron.games.dom_pierre.rules.state import (
    BONUS,
    FROM_VILLAGE,
    HAS_ACCESSORY,
    HAS_BONUS,
    HAS_CHAMPAGNE,
    HAS_TILE,
    NONE,
    VISIT,
    House,
    State,
)


def begin(state: State, seat: int, house: House, strength: int, log: Log) -> None:
    """Pay for the action (DP-23), then allow one benefit per point of strength (DP-50)."""
    house.coins -= state.paying
    if state.paying and log is not None:
        tell(log, "paid", seat, coins=state.paying)
    state.pending.append([VISIT, strength, 0, 0])


def _masks() -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(i for i in range(6) if mask // BITS[i] % 2) for mask in range(64))


TILES_OF: tuple[tuple[int, ...], ...] = _masks()
"""By mask of champagne tiles: the places of these tiles."""


def sets_of_tiles(house: House, inside: tuple[int, ...], alone: tuple[int, ...]) -> int:
    """Return the acts on sets of the house's tiles, as a mask over the acts of a verb.

    Of two equal tiles, the first one is used. `inside` and `alone` belong to the verb. They are IN_LOCAL and
    ALONE_LOCAL, or IN_GIVE and ALONE_GIVE."""
    champagne = house.champagne
    there = 0
    for i in range(6):
        if champagne[i]:
            there |= 1 << i
    acts: int = inside[there]
    for press in range(3):
        if champagne[2 * press + 1] and is_twin(house, 2 * press + 1):
            lonely: int = alone[press]
            acts &= ~lonely
    return acts


def why_not_tiles(house: House, mask: int, rule: str) -> Refusal | None:
    """Return why these champagne tiles may not be given away together, or None."""
    for i in TILES_OF[mask]:
        if house.champagne[i] == 0:
            return Refusal("no_tile_there", rule, {"press": PRESS_ID[i // 2]})
        if is_twin(house, i) and not mask & BITS[i - 1]:
            return Refusal("take_the_twin", rule, {"press": PRESS_ID[i // 2]})
    return None


def give_tiles(house: House, mask: int) -> int:
    """Remove champagne tiles; return their number."""
    count = 0
    for place in range(5, -1, -1):
        if mask & 1 << place:
            remove_tile(house, place)
            count += 1
    return count


def shown_bonuses(box: Box, state: State) -> int:
    """Return the bonuses of the goal display, as a mask (DP-54)."""
    shown = 0
    for goal in state.display:
        bonus: int = box.goal_bonus[goal]
        shown |= 1 << bonus
    return shown


def offer_gifts(box: Box, state: State, house: House, but: int, out: Offers) -> None:
    """Offer the bonuses that can be taken, except the bonus `but`, which was taken before (DP-54)."""
    shown = shown_bonuses(box, state)
    for bonus in range(len(BONUSES)):
        if shown & 1 << bonus and (bonus == but or not can_take(box, state, house, bonus)):
            shown ^= 1 << bonus
    out.put(START[GIFT], shown)


def legal_visit(box: Box, state: State, house: House, row: list[int], out: Offers) -> None:
    """Offer the benefits that are left, the vintage, and `done`."""
    out.put(START[DONE], 1)
    if vintage_ready(state, house, VILLAGE):
        offer_movable(state, house, out)
    if row[1] == 0:
        return
    used = row[2]
    if not used & HAS_TILE:
        for stack in range(2):
            if state.tops[stack] != NONE:
                out.put(START[TILE] + 3 * stack, fitting(house, state.tops[stack] // 3))
    if not used & HAS_ACCESSORY:
        out.put(START[BLUE], (state.blue_tops[0] != NONE) | (state.blue_tops[1] != NONE) << 1)
    if not used & HAS_CHAMPAGNE:
        out.put(START[GIVE], sets_of_tiles(house, IN_GIVE, ALONE_GIVE))
    if not used & HAS_BONUS:
        offer_gifts(box, state, house, NONE, out)


def legal_bonus(box: Box, state: State, house: House, row: list[int], out: Offers) -> None:
    """Offer a second bonus, and `done` (DP-54)."""
    out.put(START[DONE], 1)
    offer_gifts(box, state, house, row[1], out)


_BENEFIT = {
    TILE: (HAS_TILE, "DP-51"),
    BLUE: (HAS_ACCESSORY, "DP-52"),
    GIVE: (HAS_CHAMPAGNE, "DP-53"),
    GIFT: (HAS_BONUS, "DP-54"),
}


def why_not_benefit(
    box: Box, state: State, house: House, row: list[int], verb: int, action: Action
) -> Refusal | None:
    """Return why a benefit (row VISIT) or a second bonus (row BONUS) may not be taken now, or None."""
    bit, rule = _BENEFIT[verb]
    a = A[action]
    if row[0] == VISIT:
        if row[1] == 0:
            return Refusal("no_strength", "DP-50")
        if row[2] & bit:
            return Refusal("benefit_used", "DP-50")
    if verb == TILE:
        if state.tops[a] == NONE:
            return Refusal("stack_empty", rule)
        return why_not_press(house, B[action], state.tops[a] // 3)
    if verb == BLUE:
        return Refusal("stack_empty", rule) if state.blue_tops[a] == NONE else None
    if verb == GIVE:
        return why_not_tiles(house, a, rule)
    if a not in [box.goal_bonus[goal] for goal in state.display]:
        return Refusal("not_shown", rule, {"bonus": bonus_id(box, a)})
    if row[0] == BONUS and row[1] == a:
        return Refusal("same_bonus", rule, {"bonus": bonus_id(box, a)})
    if not can_take(box, state, house, a):
        return Refusal("cannot_take", rule, {"bonus": bonus_id(box, a)})
    return None


def benefit(
    box: Box, state: State, seat: int, house: House, verb: int, action: Action, chance: Chance, log: Log
) -> None:
    """Take a benefit, each kind once (DP-50, DP-51, DP-52, DP-53, DP-54). Low stacks are refilled (DP-55)."""
    row = top(state)
    a = A[action]
    if row[0] == BONUS:
        state.pending.pop()
        take_bonus(box, state, seat, house, a, log)
        return
    row[1] -= 1
    row[3] = 1
    if verb == TILE:
        row[2] |= HAS_TILE
        kind = state.tops[a]
        state.tops[a] = next_top(state.below, state.village_pool, a, chance, "tile")
        at = 3 * B[action] + kind // 3
        house.harvest[at] = house.base[at] = kind % 3 + 1
        if log is not None:
            tell(
                log,
                "tile_bought",
                seat,
                variety=VARIETY_ID[kind // 3],
                value=kind % 3 + 1,
                press=PRESS_ID[B[action]],
            )
            if state.tops[a] != NONE:
                tell(log, "tile_shown", seat, tile=village_tile_id(state.tops[a]))
    elif verb == BLUE:
        row[2] |= HAS_ACCESSORY
        kind = state.blue_tops[a]
        state.blue_tops[a] = next_top(state.blue_below, state.blue_pool, a, chance, "accessory")
        house.accessories[len(TYPES) + kind] += 1
        if log is not None:
            tell(log, "accessory_gained", seat, accessory=ACCESSORY_ID[len(TYPES) + kind])
            if state.blue_tops[a] != NONE:
                tell(log, "accessory_shown", seat, accessory=ACCESSORY_ID[len(TYPES) + state.blue_tops[a]])
    elif verb == GIVE:
        row[2] |= HAS_CHAMPAGNE
        count = give_tiles(house, a)
        earn(house, box.champagne_vp[count], FROM_VILLAGE)
        if log is not None:
            tell(log, "tiles_given", seat, tiles=count, vp=box.champagne_vp[count])
    else:
        row[2] |= HAS_BONUS
        state.pending.append([BONUS, a])
        take_bonus(box, state, seat, house, a, log)


def look_after(box: Box, state: State, row: list[int], chance: Chance, log: Log) -> None:
    """Refill low stacks after a benefit (DP-55)."""
    row[3] = 0
    refill_village(box, state, chance, log)
