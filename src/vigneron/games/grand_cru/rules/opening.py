"""Set-up and opening loans: GC-1 to GC-6."""

from __future__ import annotations

from vigneron.core.contract import Chance, Event, Refusal, Seat
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.actions import FIRST, LOANS, A
from vigneron.games.grand_cru.rules.common import Log, draw_tile, gain
from vigneron.games.grand_cru.state import Side, State
from vigneron.games.grand_cru.tables import Box


def new(box: Box, seats: int, chance: Chance) -> State:
    """Return the table before the opening loans, with its first display (GC-1, GC-2, GC-3, GC-4)."""
    sides = [Side(box.pawns, box.prestige) for _ in range(seats)]
    vines, improvements = seats * box.first_vines, seats * box.first_improvements
    slots = max(vines + improvements, seats * box.new_tiles)
    state = State(sides, list(box.supply), list(box.tiles), slots)
    for slot in range(vines + improvements):
        first, end = (0, n.GRAPE_COUNT) if slot < vines else (n.GRAPE_COUNT, n.KIND_COUNT)
        state.display[slot] = draw_tile(state, chance, first, end, None)
    return state


def legal(box: Box, state: State, seat: Seat) -> list[int]:
    if state.sides[seat].pledge:
        return []
    return list(range(FIRST[LOANS] + box.opening_least - 1, FIRST[LOANS] + box.opening_most))


def why_not(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    if state.sides[seat].pledge:
        return Refusal("already_chosen", "GC-5")
    if not box.opening_least <= A[action] <= box.opening_most:
        return Refusal("opening_loans", "GC-5", {"least": box.opening_least, "most": box.opening_most})
    return None


def choose(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """Choose opening loans, covered until the last one has chosen (GC-5)."""
    state.sides[seat].pledge = A[action]
    if log is not None:
        log.append(Event("pledged", seat, {"count": A[action]}, (seat,), told_later=True))
    if all(side.pledge for side in state.sides):
        _reveal(box, state, chance, log)


def _reveal(box: Box, state: State, chance: Chance, log: Log) -> None:
    most = 0
    for seat, side in enumerate(state.sides):
        side.loans = side.pledge
        gain(side, side.loans * box.loan_pays)
        most = max(most, side.loans)
        if log is not None:
            money = side.loans * box.loan_pays
            log.append(Event("opened", seat, {"count": side.loans, "money": money}))
    tied = [1 if side.loans == most else 0 for side in state.sides]
    lot = sum(tied) > 1
    state.holder = chance.draw(tied, "holder") if lot else tied.index(1)
    if log is not None:
        log.append(Event("bottle_drawn" if lot else "bottle_given", state.holder, {"loans": most}))
    state.phase = n.GROWING
    state.turn = state.holder
