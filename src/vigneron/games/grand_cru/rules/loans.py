"""The yearly decision on loans (GC-54)."""

from __future__ import annotations

from vigneron.core.contract import Args, Event, Refusal, Seat
from vigneron.games.grand_cru.rules import action_mask, common
from vigneron.games.grand_cru.rules.actions import BORROW, FIRST, KEEP, REPAY, A
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import Log
from vigneron.games.grand_cru.rules.state import Side, State

BORROWS, REPAYS, KEEP_ACT = FIRST[BORROW], FIRST[REPAY], FIRST[KEEP]


def offer(box: Box, state: State, seat: Seat, out: action_mask.Offered) -> None:
    """Offer the decisions on loans, ascending (GC-54)."""
    side: Side = state.sides[seat]
    action_mask.run(out, BORROWS, box.most_loans - side.loans)
    action_mask.run(out, REPAYS, min(side.loans, side.money // box.loan_pays))
    action_mask.run(out, KEEP_ACT, 1)


def do(box: Box, state: State, seat: Seat, verb: int, action: int, log: Log) -> None:
    """Do an act of this module."""
    if verb == BORROW:
        borrow(box, state, seat, action, log)
    elif verb == REPAY:
        repay(box, state, seat, action, log)
    else:
        keep(state, seat, log)


def why_not_borrow(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why this many loans cannot be taken, or None (GC-54)."""
    loans = state.sides[seat].loans
    if loans + A[action] > box.most_loans:
        return Refusal("too_many_loans", "GC-54", {"most": box.most_loans, "loans": loans})
    return None


def borrow(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Take loans (GC-54)."""
    count = A[action]
    side: Side = state.sides[seat]
    side.loans += count
    common.gain(side, count * box.loan_pays)
    if log is not None:
        data: Args = {"count": count, "money": count * box.loan_pays, "loans": side.loans}
        log.append(Event("borrowed", seat, data))


def why_not_repay(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return why this many loans cannot be repaid, or None (GC-54)."""
    side = state.sides[seat]
    if A[action] > side.loans:
        return Refusal("too_few_loans", "GC-54", {"count": side.loans})
    price = A[action] * box.loan_pays
    if price > side.money:
        return Refusal("no_money", "GC-54", {"price": price, "money": side.money})
    return None


def repay(box: Box, state: State, seat: Seat, action: int, log: Log) -> None:
    """Repay loans (GC-54)."""
    count = A[action]
    side: Side = state.sides[seat]
    side.loans -= count
    common.gain(side, -count * box.loan_pays)
    if log is not None:
        data: Args = {"count": count, "money": count * box.loan_pays, "loans": side.loans}
        log.append(Event("repaid", seat, data))


def keep(state: State, seat: Seat, log: Log) -> None:
    """Neither take nor repay loans (GC-54)."""
    if log is not None:
        log.append(Event("loans_kept", seat, {"count": state.sides[seat].loans}))
