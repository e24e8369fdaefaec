"""The parts of a turn: windows, move, waiting tokens, begin and end of the action, end of the round.

The clauses are DP-20 to DP-27 and DP-100."""

from __future__ import annotations

from vigneron.core.contract import Chance, Refusal
from vigneron.games.dom_pierre.rules import (
    cellar,
    free,
    gains,
    goals,
    logistics,
    prestige,
    sales,
    village,
    vineyard,
)
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import DONE, END, LAY, MOVE, SET_STRENGTH, SET_VINTAGE, START
from vigneron.games.dom_pierre.rules.box import CELLAR, GOALS, LOGISTICS, SALES, VILLAGE, VINEYARD, Box
from vigneron.games.dom_pierre.rules.common import Log, cost_after, lowest_disc, strength_of, tell, top
from vigneron.games.dom_pierre.rules.free import discs_there
from vigneron.games.dom_pierre.rules.names import COLUMN_ID
from vigneron.games.dom_pierre.rules.state import (
    ACTING,
    AFTER,
    BEFORE,
    BEGIN,
    BONUS,
    CELLARING,
    CHOOSE,
    DUE,
    GONE,
    HARVEST,
    INTO,
    LAY_OFF,
    LIFT,
    NONE,
    OVER,
    PICK,
    PLACE,
    PLANT,
    RISE,
    SALE,
    SELL,
    SOLD,
    STRENGTH,
    USE,
    VINTAGE,
    VISIT,
    House,
    State,
)


def legal_window(box: Box, state: State, seat: int, house: House, out: Offers) -> None:
    """Offer the acts before the move, or after the action (DP-20, DP-21, DP-23, DP-80, DP-96)."""
    if state.stage == BEFORE:
        there = discs_there(house)
        payable = there
        for column in (VINEYARD, VILLAGE):
            if not can_pay(box, house, column):
                payable &= ~(1 << column)
        out.put(START[MOVE], payable)
        out.put(START[LAY], there)
        legal_due(box, house, out)
    else:
        out.put(START[END], 1)
    free.legal(box, state, seat, house, out)
    prestige.legal_use(box, state, house, NONE, out)


def can_pay(box: Box, house: House, column: int) -> bool:
    """Return whether the column's action can be paid. The Cellar is not paid when it begins (DP-23)."""
    return column not in (VINEYARD, VILLAGE) or house.coins >= cost_after(box, house, column)


def why_not_move(box: Box, state: State, house: House, column: int, *, laying_off: bool) -> Refusal | None:
    """Return why a disc may not be moved, or None (DP-20, DP-23)."""
    if state.stage != BEFORE:
        return Refusal("moved_already", "DP-20")
    if house.discs[column] == GONE:
        return Refusal("disc_gone", "DP-26", {"column": COLUMN_ID[column]})
    if laying_off or can_pay(box, house, column):
        return None
    return Refusal("too_dear", "DP-23", {"cost": cost_after(box, house, column), "coins": house.coins})


def vintage_due(box: Box, house: House) -> bool:
    """Return whether the waiting vintage may be placed (DP-21)."""
    return house.waiting_vintage != NONE and lowest_disc(house) >= box.vintage_row


def strength_due(box: Box, house: House) -> bool:
    """Return whether the strength token may be placed (DP-21)."""
    return house.waiting_strength == 1 and lowest_disc(house) >= box.strength_row


def legal_due(box: Box, house: House, out: Offers) -> None:
    """Offer to place waiting tokens. The strength token may go into any column (DP-21)."""
    out.put(START[SET_VINTAGE], vintage_due(box, house))
    if strength_due(box, house):
        out.put(START[SET_STRENGTH], 63)


def why_not_set(box: Box, state: State, house: House, verb: int) -> Refusal | None:
    """Return why a waiting token may not be placed, or None (DP-21)."""
    if verb == SET_VINTAGE:
        if house.waiting_vintage == NONE:
            return Refusal("nothing_waits", "DP-21")
        return (
            None if vintage_due(box, house) else Refusal("discs_too_low", "DP-21", {"row": box.vintage_row})
        )
    if not house.waiting_strength:
        return Refusal("nothing_waits", "DP-21")
    return None if strength_due(box, house) else Refusal("discs_too_low", "DP-21", {"row": box.strength_row})


def set_token(box: Box, seat: int, house: House, verb: int, column: int, log: Log) -> None:
    """Place a waiting token. A token that lies there is discarded (DP-21)."""
    if verb == SET_VINTAGE:
        column = house.waiting_vintage
        house.waiting_vintage = NONE
        house.vintages[column] = VINTAGE
        if log is not None:
            tell(log, "vintage_set", seat, column=COLUMN_ID[column])
    else:
        house.waiting_strength = 0
        house.vintages[column] = STRENGTH
        if log is not None:
            tell(log, "strength_set", seat, column=COLUMN_ID[column], value=box.strength_token)


def move(box: Box, state: State, seat: int, house: House, column: int, laying_off: bool, log: Log) -> None:
    """Move a disc up. The action begins after the waiting tokens are settled (DP-20, DP-21, DP-23)."""
    state.stage = ACTING
    state.column = column
    state.paying = cost_after(box, house, column)
    house.discs[column] += 1
    if log is not None:
        kind = "moved_to_lay_off" if laying_off else "moved"
        tell(log, kind, seat, column=COLUMN_ID[column], row=house.discs[column])
    state.pending.append([BEGIN, column, int(laying_off)])
    state.pending.append([DUE])


def begin(box: Box, state: State, seat: int, house: House, chance: Chance, log: Log) -> None:
    """Begin the action of the moved column."""
    row = state.pending.pop()
    column, laying_off = row[1], row[2]
    strength = strength_of(box, house, column, house.discs[column])
    if laying_off:
        logistics.begin_laying_off(state, strength)
    elif column == VINEYARD:
        vineyard.begin(box, state, seat, house, strength, chance, log)
    elif column == CELLAR:
        cellar.begin(state, strength)
    elif column == VILLAGE:
        village.begin(state, seat, house, strength, log)
    elif column == LOGISTICS:
        logistics.begin(state, strength)
    elif column == SALES:
        sales.begin(state, strength)
    elif column == GOALS:
        goals.begin(state, house, strength)


def settle(box: Box, state: State, seat: int, house: House, chance: Chance, log: Log) -> None:
    """Do all steps without a choice, until a seat has to choose."""
    while state.pending:
        row = top(state)
        kind = row[0]
        if kind == BEGIN:
            begin(box, state, seat, house, chance, log)
        elif kind == RISE:
            if row[1]:
                return
            prestige.rise(box, state, seat, house, chance, log)
        elif kind == SOLD:
            sales.follow(box, state, seat, house, chance, log)
        elif kind == PLANT:
            if row[1] + row[2] + row[3] + row[4]:
                return
            state.pending.pop()
        elif kind == CHOOSE:
            if row[1] or row[3]:
                return
            state.pending.pop()
            goals.refill(box, state, row, chance, log)
        else:
            if kind == VISIT and row[3]:
                village.look_after(box, state, row, chance, log)
            if may_choose(box, state, seat, house, row):
                return
            done(box, state, seat, house, log)
    if state.stage == ACTING:
        state.stage = AFTER
        if house.discs[state.column] == box.top:
            free.leave(box, state, seat, house, state.column, log)


def may_choose(box: Box, state: State, seat: int, house: House, row: list[int]) -> bool:
    """Return whether the pending row offers more than `done`."""
    kind = row[0]
    if kind in (CELLARING, LAY_OFF) and row[1] == 0:
        return False
    if kind == LIFT and row[1] == 0 and house.maison == 0:
        return False
    out = Offers()
    legal_row(box, state, seat, house, row, out)
    return not out.only(START[DONE])


def legal_row(box: Box, state: State, seat: int, house: House, row: list[int], out: Offers) -> None:
    """Offer the acts of the top pending row."""
    kind = row[0]
    if kind == PLACE:
        logistics.legal_place(state, house, row, out)
    elif kind == HARVEST:
        vineyard.legal_harvest(box, state, house, row, out)
    elif kind == PLANT:
        vineyard.legal_plant(state, row, out)
    elif kind == LIFT:
        logistics.legal_lift(house, row, out)
    elif kind == VISIT:
        village.legal_visit(box, state, house, row, out)
    elif kind == SELL:
        sales.legal_sell(box, state, house, row, out)
    elif kind == SALE:
        sales.legal_sale(box, state, house, row, out)
    elif kind == CELLARING:
        cellar.legal(state, house, row, out)
    elif kind == CHOOSE:
        goals.legal(state, row, out)
    elif kind == RISE:
        prestige.legal_take(state, out)
    elif kind == LAY_OFF:
        logistics.legal_lay_off(house, out)
    elif kind == DUE:
        out.put(START[DONE], 1)
        legal_due(box, house, out)
    elif kind == BONUS:
        village.legal_bonus(box, state, house, row, out)
    elif kind == PICK:
        logistics.legal_pick(state, house, out)
    elif kind == INTO:
        gains.legal_into(box, house, row, out)
    elif kind == USE:
        out.put(START[DONE], 1)
        prestige.legal_use(box, state, house, row[1], out)


def done(box: Box, state: State, seat: int, house: House, log: Log) -> None:
    """End the top pending row. What it still offers is lost."""
    kind = top(state)[0]
    if kind == LIFT:
        logistics.lifted(state)
    elif kind == SALE:
        sales.sell(box, state, seat, house, log)
    else:
        state.pending.pop()


def end(state: State, log: Log) -> None:
    """Begin the next turn (DP-20, DP-22, DP-25) or round, or end the game (DP-100)."""
    seats = len(state.houses)
    state.free_used = state.vintage_used = 0
    state.column = NONE
    state.paying = 0
    state.stage = BEFORE
    state.seat = (state.seat + 1) % seats
    if state.seat == state.first:
        if state.round == state.last_round:
            state.stage = OVER
            if log is not None:
                tell(log, "game_over", state.seat)
        else:
            state.round += 1
            if log is not None:
                tell(log, "round_began", state.seat, round=state.round)
                if state.round == state.last_round:
                    tell(log, "last_round_began", state.seat)
