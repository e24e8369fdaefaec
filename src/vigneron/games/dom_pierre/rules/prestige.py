"""Prestige, and the tokens of the glass (DP-95 to DP-97)."""

from __future__ import annotations

from vigneron.core.contract import Chance, Refusal
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import START, TAKE, TAKE_DOWN, USE_PRESS, USE_WORKER
from vigneron.games.dom_pierre.rules.box import (
    T_COIN,
    T_HARVEST,
    T_PRESS_SMALL,
    T_VP_LARGE,
    T_VP_SMALL,
    T_WORKER,
    TOKENS,
    Box,
)
from vigneron.games.dom_pierre.rules.common import Log, draw_from, earn, fitting, piece_for, tell, top
from vigneron.games.dom_pierre.rules.gains import (
    add_harvest,
    add_modifier,
    can_move_worker,
    modifier_presses,
    why_not_modifier,
    why_not_press,
)
from vigneron.games.dom_pierre.rules.names import VARIETY_ID, token_id
from vigneron.games.dom_pierre.rules.state import NONE, PICK, USE, House, State
from vigneron.native import byte_rows


def glass_is_empty(state: State) -> bool:
    """Return whether the glass has no tokens."""
    return state.glass_down == 0 and byte_rows.total(state.glass_up) == 0


def rise(box: Box, state: State, seat: int, house: House, chance: Chance, log: Log) -> None:
    """Rise one step and turn up a face-down token. Then the seat chooses a token, if there is any (DP-95)."""
    if house.step < len(box.step_vp) - 1:
        house.step += 1
        if log is not None:
            tell(log, "rose", seat, step=house.step)
    if state.glass_down:
        state.glass_down -= 1
        token = draw_from(state.glass_pool, chance, "token")
        state.glass_up[token] += 1
        if log is not None:
            tell(log, "token_turned", seat, token=token_id(box, token))
    if glass_is_empty(state):
        state.pending.pop()
        if log is not None:
            tell(log, "glass_empty", seat)
    else:
        top(state)[1] = 1


def legal_take(state: State, out: Offers) -> None:
    """Offer the tokens of the glass."""
    shown = 0
    for token in range(len(TOKENS)):
        if state.glass_up[token]:
            shown |= 1 << token
    out.put(START[TAKE], shown)
    out.put(START[TAKE_DOWN], state.glass_down > 0)


def take(box: Box, state: State, seat: int, house: House, token: int, log: Log) -> None:
    """Take a token (DP-96).

    A token with VP or a coin takes effect at once. Any other token may be used at once or kept."""
    state.pending.pop()
    if token in (T_VP_SMALL, T_VP_LARGE, T_COIN):
        value: int = box.token_value[token]
        state.tokens_spent[token] += 1
        if token == T_COIN:
            house.coins += value
        else:
            earn(house, value)
        if log is not None:
            tell(log, "token_cashed", seat, token=token_id(box, token))
        return
    house.tokens[token] += 1
    if log is not None:
        tell(log, "token_taken", seat, token=token_id(box, token))
    if usable(box, state, house, token):
        state.pending.append([USE, token])


def take_up(box: Box, state: State, seat: int, house: House, token: int, log: Log) -> None:
    """Take a face-up token."""
    state.glass_up[token] -= 1
    take(box, state, seat, house, token, log)


def take_down(box: Box, state: State, seat: int, house: House, chance: Chance, log: Log) -> None:
    """Take a face-down token, which is revealed to all (DP-11)."""
    state.glass_down -= 1
    take(box, state, seat, house, draw_from(state.glass_pool, chance, "token"), log)


def presses_for(box: Box, state: State, house: House, token: int) -> int:
    """Return the presses for a modifier or harvest token, as a mask (DP-96)."""
    if token < T_HARVEST:
        return modifier_presses(box, house)
    variety = token - T_HARVEST
    return fitting(house, variety) if piece_for(state, variety, box.token_value[token]) else 0


def usable(box: Box, state: State, house: House, token: int) -> bool:
    """Return whether a kept token could be used now. Sale tokens are only used in a sale, crowns never."""
    if token < T_WORKER:
        return False
    if token == T_WORKER:
        return can_move_worker(box, state, house)
    return presses_for(box, state, house, token) != 0


def legal_use(box: Box, state: State, house: House, only: int, out: Offers) -> None:
    """Offer the uses of kept tokens.

    `only` is the token that was just taken, and only its uses are offered. If it is NONE, all are."""
    uses = 0
    for token in range(T_PRESS_SMALL, len(TOKENS)):
        if house.tokens[token] and only in (NONE, token):
            uses |= presses_for(box, state, house, token) << 3 * (token - T_PRESS_SMALL)
    out.put(START[USE_PRESS], uses)
    if house.tokens[T_WORKER] and only in (NONE, T_WORKER):
        out.put(START[USE_WORKER], can_move_worker(box, state, house))


def why_not_take(box: Box, state: State, token: int) -> Refusal | None:
    """Return why a face-up token cannot be taken, or None."""
    if state.glass_up[token]:
        return None
    return Refusal("token_not_shown", "DP-95", {"token": token_id(box, token)})


def why_not_take_down(state: State) -> Refusal | None:
    """Return why a face-down token cannot be taken, or None."""
    return None if state.glass_down else Refusal("nothing_face_down", "DP-95")


def why_not_use(box: Box, state: State, house: House, token: int, press: int, only: int) -> Refusal | None:
    """Return why a token may not be used now, or None.

    `only` is the token that was just taken, or NONE."""
    if house.tokens[token] == 0:
        return Refusal("no_token", "DP-96", {"token": token_id(box, token)})
    if only not in (-1, token):
        return Refusal("only_the_new_one", "DP-96", {"token": token_id(box, only)})
    if token == T_WORKER:
        return None if can_move_worker(box, state, house) else Refusal("nowhere_to_go", "DP-96")
    if token < T_HARVEST:
        return why_not_modifier(box, house, press)
    variety = token - T_HARVEST
    if piece_for(state, variety, box.token_value[token]) == 0:
        return Refusal("tiles_run_out", "DP-34", {"variety": VARIETY_ID[variety]})
    return why_not_press(house, press, variety)


def use(box: Box, state: State, seat: int, house: House, token: int, press: int, log: Log) -> None:
    """Use a kept token (DP-96)."""
    if state.pending and top(state)[0] == USE:
        state.pending.pop()
    house.tokens[token] -= 1
    state.tokens_spent[token] += 1
    if log is not None:
        tell(log, "token_used", seat, token=token_id(box, token))
    if token == T_WORKER:
        state.pending.append([PICK])
    elif token < T_HARVEST:
        add_modifier(seat, house, press, box.token_value[token], log)
    else:
        add_harvest(state, seat, house, press, token - T_HARVEST, box.token_value[token], log)
