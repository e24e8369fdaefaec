"""Village: one benefit per strength, each kind once (DP-50 to DP-56)."""

from __future__ import annotations

from vigneron.core.contract import Action, Chance, Refusal
from vigneron.games.dom_pierre.actions import (
    BITS,
    BLUE,
    DONE,
    GIFT,
    GIVE,
    GIVE_BY_MASK,
    START,
    TILE,
    A,
    B,
)
from vigneron.games.dom_pierre.common import Log, earn, fits, is_twin, remove_tile, tell, vintage_ready
from vigneron.games.dom_pierre.gains import can_take, movable, take_bonus, why_not_press
from vigneron.games.dom_pierre.market import refill_village, take_top
from vigneron.games.dom_pierre.names import ACCESSORY_ID, BONUS_ID, PRESS_ID, VARIETY_ID
from vigneron.games.dom_pierre.state import (
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
from vigneron.games.dom_pierre.tables import TYPES, VILLAGE, Box


def begin(state: State, seat: int, house: House, strength: int, log: Log) -> None:
    """Pay; then one benefit per strength (DP-50)."""
    house.coins -= state.paying
    if state.paying:
        tell(log, "paid", seat, coins=state.paying)
    state.pending.append([VISIT, strength, 0, 0])


def _masks() -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(i for i in range(6) if mask // BITS[i] % 2) for mask in range(64))


TILES_OF: tuple[tuple[int, ...], ...] = _masks()
"""[mask] the places of champagne tiles in it."""


def sets_of_tiles(house: House, acts: tuple[int, ...]) -> list[Action]:
    """Return the acts of `acts` (by mask) whose tiles lie there, ascending; of twins the first."""
    champagne = house.champagne
    usable = 0
    twins = []
    for i in range(6):
        if champagne[i]:
            usable += BITS[i]
            if is_twin(house, i):
                twins.append(i)
    out = []
    part = usable
    while part:
        act = acts[part]
        if act >= 0:
            for twin in twins:
                if part & BITS[twin] and not part & BITS[twin - 1]:
                    break
            else:
                out.append(act)
        part = (part - 1) & usable
    out.reverse()
    return out


def why_not_tiles(house: House, mask: int, rule: str) -> Refusal | None:
    """Return why these champagne tiles may not be given away together."""
    for i in TILES_OF[mask]:
        if house.champagne[i] == 0:
            return Refusal("no_tile_there", rule, {"press": PRESS_ID[i // 2]})
        if is_twin(house, i) and not mask & BITS[i - 1]:
            return Refusal("take_the_twin", rule, {"press": PRESS_ID[i // 2]})
    return None


def give_tiles(house: House, mask: int) -> int:
    """Remove champagne tiles; return how many."""
    places = TILES_OF[mask]
    for i in reversed(places):
        remove_tile(house, i)
    return len(places)


def shown_bonuses(box: Box, state: State) -> list[int]:
    """Return the bonuses on the goal display, ascending, each once (DP-54)."""
    shown = [0] * len(box.bonus_value)
    for goal in state.display:
        shown[box.goal_bonus[goal]] = 1
    return [bonus for bonus, there in enumerate(shown) if there]


def legal_visit(box: Box, state: State, seat: int, house: House, row: list[int], out: list[Action]) -> None:
    out.append(START[DONE])
    if vintage_ready(state, house, VILLAGE):
        out += movable(state, seat)
    if row[1] == 0:
        return
    used = row[2]
    if not used & HAS_TILE:
        for stack in range(2):
            if state.tops[stack] != NONE:
                variety = state.tops[stack] // 3
                out += [START[TILE] + 3 * stack + p for p in range(3) if fits(house, p, variety)]
    if not used & HAS_ACCESSORY:
        out += [START[BLUE] + stack for stack in range(2) if state.blue_tops[stack] != NONE]
    if not used & HAS_CHAMPAGNE:
        out += sets_of_tiles(house, GIVE_BY_MASK)
    if not used & HAS_BONUS:
        out += [START[GIFT] + b for b in shown_bonuses(box, state) if can_take(box, state, house, b)]


def legal_bonus(box: Box, state: State, house: House, row: list[int], out: list[Action]) -> None:
    out.append(START[DONE])
    shown = shown_bonuses(box, state)
    out += [START[GIFT] + b for b in shown if b != row[1] and can_take(box, state, house, b)]


_BENEFIT = {TILE: (HAS_TILE, "DP-51"), BLUE: (HAS_ACCESSORY, "DP-52"), GIVE: (HAS_CHAMPAGNE, "DP-53"),
            GIFT: (HAS_BONUS, "DP-54")}  # fmt: skip


def why_not_benefit(
    box: Box, state: State, house: House, row: list[int], verb: int, action: Action
) -> Refusal | None:
    """Return why a benefit may not be taken now (row VISIT) or as second bonus (row BONUS)."""
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
        return why_not_press(house, B[action], state.tops[a] // 3, modifier=False)
    if verb == BLUE:
        return Refusal("stack_empty", rule) if state.blue_tops[a] == NONE else None
    if verb == GIVE:
        return why_not_tiles(house, a, rule)
    if a not in shown_bonuses(box, state):
        return Refusal("not_shown", rule, {"bonus": BONUS_ID[a]})
    if row[0] == BONUS and row[1] == a:
        return Refusal("same_bonus", rule, {"bonus": BONUS_ID[a]})
    if not can_take(box, state, house, a):
        return Refusal("cannot_take", rule, {"bonus": BONUS_ID[a]})
    return None


def benefit(
    box: Box, state: State, seat: int, house: House, verb: int, action: Action, chance: Chance, log: Log
) -> None:
    """Take a benefit; the village is looked after once it is complete (DP-55)."""
    row = state.pending[-1]
    a = A[action]
    if row[0] == BONUS:
        state.pending.pop()
        take_bonus(box, state, seat, house, a, log)
        return
    row[1] -= 1
    row[2] |= _BENEFIT[verb][0]
    row[3] = 1
    if verb == TILE:
        kind = take_top(state.tops, state.below, state.village_pool, a, chance, "tile")
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
    elif verb == BLUE:
        kind = take_top(state.blue_tops, state.blue_below, state.blue_pool, a, chance, "accessory")
        house.accessories[len(TYPES) + kind] += 1
        tell(log, "accessory_gained", seat, accessory=ACCESSORY_ID[len(TYPES) + kind])
    elif verb == GIVE:
        count = give_tiles(house, a)
        earn(house, box.champagne_vp[count], FROM_VILLAGE)
        tell(log, "tiles_given", seat, tiles=count, vp=box.champagne_vp[count])
    else:
        state.pending.append([BONUS, a])
        take_bonus(box, state, seat, house, a, log)


def look_after(box: Box, state: State, row: list[int], chance: Chance, log: Log) -> None:
    """After a benefit: refill the stacks where they are low (DP-55)."""
    row[3] = 0
    refill_village(box, state, chance, log)
