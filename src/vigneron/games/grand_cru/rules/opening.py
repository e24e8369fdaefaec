"""Set-up and opening loans (GC-1 to GC-6)."""

from __future__ import annotations

from vigneron.core.contract import Chance, Event, Refusal, Seat
from vigneron.games.grand_cru.rules import action_mask, common
from vigneron.games.grand_cru.rules.actions import FIRST, LOANS, A
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import Log
from vigneron.games.grand_cru.rules.names import GRAPE_COUNT, GROWING, KIND_COUNT
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import byte_rows

OPENING_LOANS = FIRST[LOANS]


def new(box: Box, seats: int, chance: Chance) -> State:
    """Return the position before the opening loans, with the first display (GC-1, GC-2, GC-3, GC-4)."""
    sides = [Side(box.pawns, box.prestige) for _ in range(seats)]
    vines = seats * box.first_vines
    improvements = seats * box.first_improvements
    state = State(sides, box.supply, box.tiles, max(vines + improvements, seats * box.new_tiles))
    for slot in range(vines):
        state.display[slot] = common.draw_tile(state, chance, 0, GRAPE_COUNT, None)
    for slot in range(vines, vines + improvements):
        state.display[slot] = common.draw_tile(state, chance, GRAPE_COUNT, KIND_COUNT, None)
    common.show(state)
    for grape in range(GRAPE_COUNT):
        common.rise(box, state, grape)
    return state


def next_seat(state: State) -> int:
    """Return the first seat that has not chosen, or -1 if all have chosen."""
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        if side.pledge == 0:
            return seat
    return -1


def offer(box: Box, state: State, seat: Seat, out: action_mask.Offered) -> None:
    """Offer the opening loans to a seat that has not chosen, ascending (GC-5)."""
    side: Side = state.sides[seat]
    if side.pledge == 0:
        action_mask.run(out, OPENING_LOANS + box.opening_least - 1, box.opening_most - box.opening_least + 1)


def why_not(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why this many opening loans are illegal, or None (GC-5)."""
    if not box.opening_least <= A[action] <= box.opening_most:
        return Refusal("opening_loans", "GC-5", {"least": box.opening_least, "most": box.opening_most})
    return None


def choose(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """Choose opening loans. They stay covered until all seats have chosen (GC-5)."""
    side: Side = state.sides[seat]
    side.pledge = A[action]
    if log is not None:
        log.append(Event("pledged", seat, {"count": A[action]}, (seat,), told_later=True))
    if next_seat(state) < 0:
        reveal(box, state, chance, log)


def reveal(box: Box, state: State, chance: Chance, log: Log) -> None:
    """Pay the opening loans out (GC-5). The player with most loans gets the red bottle.

    A draw breaks ties (GC-6)."""
    most = 0
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        side.loans = side.pledge
        common.gain(side, side.loans * box.loan_pays)
        most = max(most, side.loans)
        if log is not None:
            money = side.loans * box.loan_pays
            log.append(Event("opened", seat, {"count": side.loans, "money": money}))
    tied = bytearray(len(state.sides))
    for seat in range(len(state.sides)):
        side = state.sides[seat]
        if side.loans == most:
            tied[seat] = 1
            state.holder = seat
    lot = byte_rows.total(tied) > 1
    if lot:
        state.holder = byte_rows.draw(tied, "holder", chance)
    if log is not None:
        log.append(Event("bottle_drawn" if lot else "bottle_given", state.holder, {"loans": most}))
    state.phase = GROWING
    state.turn = state.holder
