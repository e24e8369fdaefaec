"""Whose turn it is, and what follows when a phase is over: GC-10 to GC-14, GC-42, GC-54, GC-55, GC-57."""

from __future__ import annotations

from vigneron.core.contract import Chance, Event, Refusal, Seat
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.rules import year_end
from vigneron.games.grand_cru.rules.common import TABLE, Log
from vigneron.games.grand_cru.state import Side, State
from vigneron.games.grand_cru.tables import Box


def can_pass(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """GC-29: passing is always allowed."""
    return None


def pass_year(box: Box, state: State, seat: Seat, action: int, chance: Chance, log: Log) -> None:
    """GC-29."""
    state.sides[seat].passed = 1
    if log is not None:
        log.append(Event("passed", seat))


def after_action(box: Box, state: State, last_year: int, chance: Chance, log: Log) -> None:
    """Find who acts next in phase I after a complete action (GC-10, GC-11, GC-12, GC-13)."""
    sides = state.sides
    count = len(sides)
    seat = state.turn
    if state.closing == n.LAST_PLAYER:
        finish_growing(box, state, last_year, chance, log)
        return
    if state.closing == n.LAST_CUBE:
        seat = (seat + 1) % count
        while seat != state.last and sides[seat].passed:
            seat = (seat + 1) % count
        if seat == state.last:
            finish_growing(box, state, last_year, chance, log)
        else:
            state.turn = seat
        return
    remaining = count - sum([side.passed for side in sides])
    if remaining == 0:
        finish_growing(box, state, last_year, chance, log)
        return
    if remaining == 1 and state.counter == box.rounds:
        _close_alone(state, log)
    while True:
        seat = (seat + 1) % count
        if seat == state.holder and state.counter < box.rounds:
            state.counter += 1
            if log is not None:
                log.append(Event("round_began", TABLE, {"round": state.counter, "rounds": box.rounds}))
            if remaining == 1 and state.counter == box.rounds:
                _close_alone(state, log)
        if not sides[seat].passed:
            state.turn = seat
            return


def _close_alone(state: State, log: Log) -> None:
    """GC-12(b), GC-13: the only one who has not passed gets exactly one more action."""
    state.closing = n.LAST_PLAYER
    if log is not None:
        seat = [side.passed for side in state.sides].index(0)
        log.append(Event("last_player_left", seat))


def check_last_cube(box: Box, state: State, log: Log) -> None:
    """GC-12(a), GC-14: after a whole action, see whether its harvest took the last cube off the vines."""
    if state.closing == n.OPEN and state.counter == box.rounds and sum(state.sides[state.turn].vines) == 0:
        state.closing = n.LAST_CUBE
        state.last = state.turn
        if log is not None:
            log.append(Event("last_cube_harvested", state.turn))


def finish_growing(box: Box, state: State, last_year: int, chance: Chance, log: Log) -> None:
    """Begin phase II: GC-40, GC-41, and the festival's first seat (GC-42)."""
    state.closing = n.OPEN
    state.last = -1
    if log is not None:
        log.append(Event("growing_ended", TABLE, {"year": state.year}))
    year_end.renew_display(box, state, chance, log)
    year_end.award_prizes(box, state, log)
    state.phase = n.FESTIVAL
    for side in state.sides:
        side.passed = 0
        side.pawns = box.pawns
    most = max([side.prestige for side in state.sides])
    for seat in year_end.from_holder(state):
        if state.sides[seat].prestige == most:
            if log is not None:
                log.append(Event("festival_opened", seat, {"prestige": most}))
            _seek_festival(box, state, seat, last_year, log)
            return


def after_space(box: Box, state: State, last_year: int, log: Log) -> None:
    """Find who acts next in the festival (GC-42)."""
    _seek_festival(box, state, (state.turn + 1) % len(state.sides), last_year, log)


def _seek_festival(box: Box, state: State, seat: Seat, last_year: int, log: Log) -> None:
    """Let the first seat from `seat` on act that can pay for a space (GC-42); prestige is open (GC-7)."""
    count = len(state.sides)
    prices = zip(box.space_price, state.spaces, strict=True)
    cheapest = min([price for price, by in prices if not by], default=-1)
    for i in range(count):
        at = (seat + i) % count
        side = state.sides[at]
        if side.passed:
            continue
        if cheapest >= 0 and side.prestige >= cheapest and side.pawns > 0:
            state.turn = at
            return
        side.passed = 1
        if log is not None:
            log.append(Event("festival_spent", at, {"prestige": side.prestige}))
    _finish_festival(box, state, last_year, log)


def _finish_festival(box: Box, state: State, last_year: int, log: Log) -> None:
    """GC-42: pawns come home; GC-51, GC-52, GC-53, then the yearly loans."""
    for side in state.sides:
        side.passed = 0
        side.pawns = box.pawns
    year_end.age(box, state, log)
    year_end.collect_interest(box, state, log)
    state.phase = n.LOANS
    _seek_loans(box, state, 0, last_year, log)


def after_loans(box: Box, state: State, last_year: int, log: Log) -> None:
    """Find who decides on loans next (GC-54)."""
    done = (state.turn - state.holder) % len(state.sides) + 1
    _seek_loans(box, state, done, last_year, log)


def _seek_loans(box: Box, state: State, done: int, last_year: int, log: Log) -> None:
    """Let the next player from the holder on decide, bankrupt players left out (GC-53)."""
    for seat in year_end.from_holder(state)[done:]:
        if not state.sides[seat].bankrupt:
            state.turn = seat
            return
    _finish_year(box, state, last_year, log)


def _ending(sides: list[Side], year: int, last_year: int) -> int:
    if any(side.bankrupt for side in sides):
        return n.BANKRUPT
    if any(side.loans == 0 for side in sides):
        return n.REPAID
    return n.LAST_YEAR if year >= last_year else 0


def _finish_year(box: Box, state: State, last_year: int, log: Log) -> None:
    """GC-53, GC-55, GC-57: the end; or GC-56: a new year."""
    state.ending = _ending(state.sides, state.year, last_year)
    if state.ending == 0:
        year_end.new_year(box, state, log)
        return
    state.phase = n.OVER
    state.turn = -1
    if log is not None:
        log.append(Event(f"ended_{n.ENDINGS[state.ending]}", TABLE, {"year": state.year}))
