"""The yearly decision on loans: GC-54."""

from __future__ import annotations

from vigneron.core.contract import Args, Chance, Event, Refusal, Seat
from vigneron.games.grand_cru.actions import BORROW, FIRST, KEEP, REPAY, A
from vigneron.games.grand_cru.rules.common import Log, gain
from vigneron.games.grand_cru.state import State
from vigneron.games.grand_cru.tables import Box


def legal(box: Box, state: State, seat: Seat) -> list[int]:
    side = state.sides[seat]
    out = list(range(FIRST[BORROW], FIRST[BORROW] + box.most_loans - side.loans))
    out.extend(range(FIRST[REPAY], FIRST[REPAY] + min(side.loans, side.money // box.loan_pays)))
    out.append(FIRST[KEEP])
    return out


def why_not_borrow(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    loans = state.sides[seat].loans
    if loans + A[action] > box.most_loans:
        return Refusal("too_many_loans", "GC-54", {"most": box.most_loans, "loans": loans})
    return None


def borrow(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-54: take loans."""
    count = A[action]
    side = state.sides[seat]
    side.loans += count
    gain(side, count * box.loan_pays)
    if log is not None:
        data: Args = {"count": count, "money": count * box.loan_pays, "loans": side.loans}
        log.append(Event("borrowed", seat, data))


def why_not_repay(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    side = state.sides[seat]
    if A[action] > side.loans:
        return Refusal("too_few_loans", "GC-54", {"count": side.loans})
    price = A[action] * box.loan_pays
    if price > side.money:
        return Refusal("no_money", "GC-54", {"price": price, "money": side.money})
    return None


def repay(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-54: pay loans back."""
    count = A[action]
    side = state.sides[seat]
    side.loans -= count
    gain(side, -count * box.loan_pays)
    if log is not None:
        data: Args = {"count": count, "money": count * box.loan_pays, "loans": side.loans}
        log.append(Event("repaid", seat, data))


def keep(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-54: neither."""
    if log is not None:
        log.append(Event("loans_kept", seat, {"count": state.sides[seat].loans}))
