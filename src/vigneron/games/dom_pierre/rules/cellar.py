"""The Cellar: presses make champagne (DP-40 to DP-46)."""

from __future__ import annotations

from vigneron.core.contract import Action, Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import CRUSH, DONE, START, A, B, C
from vigneron.games.dom_pierre.rules.box import BARREL, BOTTLE, CELLAR, Box
from vigneron.games.dom_pierre.rules.common import Log, has_harvest, press_total, tell, top, vintage_ready
from vigneron.games.dom_pierre.rules.names import PRESS_ID
from vigneron.games.dom_pierre.rules.state import BARRELS, CELLARING, RISE, House, State


def begin(state: State, strength: int) -> None:
    """Begin the action. The seat may activate as many presses as its strength (DP-40)."""
    state.pending.append([CELLARING, strength, 0, 0, 0])


def values(box: Box, house: House, press: int, made: int, own: int) -> tuple[int, int]:
    """Return the values of the two tiles that a press would make, bottles first (DP-42, DP-46)."""
    return value_of(box, house, press, made, own, 0), value_of(box, house, press, made, own, 1)


def value_of(box: Box, house: House, press: int, made: int, own: int, place: int) -> int:
    """Return the value of the first or second tile that a press would make (DP-42, DP-46)."""
    value = press_total(house, press)
    if made == 2 or (made == 1 and place == 1):
        if own:
            value += box.cellar_vintage
        if made == 1 or place == 0:
            value += box.press_bonus[press][BARREL]
    elif place == 0:
        value += box.press_bonus[press][BOTTLE]
    return min(value, box.max_value)


def payable(state: State, house: House, row: list[int], made: int) -> bool:
    """Return whether the costs of these tiles that are not yet paid, Fr and a worker, can be paid (DP-41)."""
    if made < 2 and not row[3] and house.coins < state.paying:
        return False
    return made == 0 or row[4] == 1 or house.presses > 0


def legal(state: State, house: House, row: list[int], out: Offers) -> None:
    """Offer the presses with the tiles that they can make, and `done`."""
    out.put(START[DONE], 1)
    makes = payable(state, house, row, 0) | payable(state, house, row, 1) << 1
    makes |= payable(state, house, row, 2) << 2
    filled = has_harvest(house, 0) | has_harvest(house, 1) << 3 | has_harvest(house, 2) << 6
    out.put(START[CRUSH], makes * filled)
    if vintage_ready(state, house, CELLAR):
        filled = has_harvest(house, 0) | has_harvest(house, 1) << 2 | has_harvest(house, 2) << 4
        out.put(START[CRUSH] + 9, (makes >> 1) * filled)


def why_not(state: State, house: House, row: list[int], action: Action) -> Refusal | None:
    """Return why a press may not make these tiles, or None."""
    press, made, own = A[action], B[action], C[action]
    if not has_harvest(house, press):
        return Refusal("press_without_harvest", "DP-40", {"press": PRESS_ID[press]})
    if made < 2 and not row[3] and house.coins < state.paying:
        return Refusal("too_dear", "DP-41", {"cost": state.paying, "coins": house.coins})
    if made and not row[4] and house.presses == 0:
        return Refusal("no_worker_at_presses", "DP-41")
    if own and not vintage_ready(state, house, CELLAR):
        return Refusal("no_vintage", "DP-46")
    return None


def crush(box: Box, state: State, seat: int, house: House, action: Action, log: Log) -> None:
    """Make two champagne tiles. Each tile of value 12 brings prestige, and so does the third press.

    The clauses are DP-40 (strength), DP-41 (costs), DP-42 (values), DP-43 and DP-44 (prestige), and DP-46
    (vintage)."""
    row = top(state)
    press, made, own = A[action], B[action], C[action]
    row[1] -= 1
    row[2] += 1
    if made < 2 and not row[3]:
        row[3] = 1
        house.coins -= state.paying
        if state.paying and log is not None:
            tell(log, "paid", seat, coins=state.paying)
    if made and not row[4]:
        row[4] = 1
        house.presses -= 1
        house.maison += 1
        if log is not None:
            tell(log, "worker_pressed", seat)
    if own:
        state.vintage_used = 1
    first = value_of(box, house, press, made, own, 0)
    second = value_of(box, house, press, made, own, 1)
    house.champagne[2 * press] = first if made < 2 else first + BARRELS
    house.champagne[2 * press + 1] = second if made == 0 else second + BARRELS
    for variety in range(3):
        at = 3 * press + variety
        if house.harvest[at]:
            state.harvest_supply[3 * variety + house.base[at] - 1] += 1
            house.harvest[at] = house.base[at] = 0
    house.modifiers[press] = 0
    if log is not None:
        tell(
            log,
            f"pressed_{('bb', 'br', 'rr')[made]}",
            seat,
            press=PRESS_ID[press],
            first=first,
            second=second,
        )
    prestige = (first == box.max_value) + (second == box.max_value) + (row[2] == box.presses_for_prestige)
    for _ in range(prestige):
        state.pending.append([RISE, 0])
