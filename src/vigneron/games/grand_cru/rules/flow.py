"""The order of turns, and the ends of phases (GC-10 to GC-14, GC-42, GC-54, GC-55, GC-57)."""

from __future__ import annotations

from vigneron.core.contract import Chance, Event, Refusal, Seat
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules import year_end
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import TABLE, Log
from vigneron.games.grand_cru.rules.names import (
    BANKRUPT,
    FESTIVAL,
    LAST_CUBE,
    LAST_PLAYER,
    LAST_YEAR,
    LOANS,
    OPEN,
    OVER,
    REPAID,
)
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import byte_rows


def can_pass(box: Box, state: State, seat: Seat, action: int) -> Refusal | None:
    """Return None: passing is always allowed (GC-29)."""
    return None


def pass_year(state: State, seat: Seat, log: Log) -> None:
    """Pass for the rest of phase I (GC-29)."""
    side: Side = state.sides[seat]
    side.passed = 1
    if log is not None:
        log.append(Event("passed", seat))


def after_action(box: Box, state: State, last_year: int, chance: Chance, log: Log) -> None:
    """Determine the next seat of phase I after a complete action (GC-10, GC-11, GC-12, GC-13)."""
    count = len(state.sides)
    seat = state.turn
    if state.closing == LAST_PLAYER:
        finish_growing(box, state, last_year, chance, log)
        return
    if state.closing == LAST_CUBE:
        seat = (seat + 1) % count
        while seat != state.last and has_passed(state, seat):
            seat = (seat + 1) % count
        if seat == state.last:
            finish_growing(box, state, last_year, chance, log)
        else:
            state.turn = seat
        return
    remaining = not_passed(state)
    if remaining == 0:
        finish_growing(box, state, last_year, chance, log)
        return
    if remaining == 1 and state.counter == box.rounds:
        close_alone(state, log)
    while True:
        seat = (seat + 1) % count
        if seat == state.holder and state.counter < box.rounds:
            state.counter += 1
            if log is not None:
                log.append(Event("round_began", TABLE, {"round": state.counter, "rounds": box.rounds}))
            if remaining == 1 and state.counter == box.rounds:
                close_alone(state, log)
        if not has_passed(state, seat):
            state.turn = seat
            return


def has_passed(state: State, seat: Seat) -> bool:
    """Return whether a seat has passed this phase I or left this festival (GC-29, GC-42)."""
    side: Side = state.sides[seat]
    return side.passed != 0


def not_passed(state: State) -> int:
    """Return the number of seats that have not passed."""
    count = 0
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        count += 1 - side.passed
    return count


def close_alone(state: State, log: Log) -> None:
    """If only one seat has not passed, give it exactly one more action (GC-12(b), GC-13)."""
    state.closing = LAST_PLAYER
    if log is not None:
        seat = [side.passed for side in state.sides].index(0)
        log.append(Event("last_player_left", seat))


def check_last_cube(box: Box, state: State, log: Log) -> None:
    """After a whole action, check whether its harvest took the last cube off the vines (GC-12(a), GC-14)."""
    side: Side = state.sides[state.turn]
    if state.closing == OPEN and state.counter == box.rounds and byte_rows.total(side.vines) == 0:
        state.closing = LAST_CUBE
        state.last = state.turn
        if log is not None:
            left = not_passed(state) - 1
            passed = len(state.sides) - 1 - left
            log.append(Event("last_cube_harvested", state.turn, {"others": left, "passed": passed}))


def finish_growing(box: Box, state: State, last_year: int, chance: Chance, log: Log) -> None:
    """Begin phase II: do GC-40 and GC-41, and determine the first seat of the festival (GC-42)."""
    state.closing = OPEN
    state.last = -1
    if log is not None:
        log.append(Event("growing_ended", TABLE, {"year": state.year}))
    year_end.renew_display(box, state, chance, log)
    year_end.award_prizes(box, state, log)
    state.phase = FESTIVAL
    pawns_home(box, state)
    first = state.holder
    most = -1
    for i in range(len(state.sides)):
        seat = (state.holder + i) % len(state.sides)
        side: Side = state.sides[seat]
        if side.prestige > most:
            most = side.prestige
            first = seat
    if log is not None:
        log.append(Event("festival_opened", first, {"prestige": most}))
    seek_festival(box, state, first, last_year, log)


def pawns_home(box: Box, state: State) -> None:
    """Send all pawns home, and clear the passes (GC-40, GC-42)."""
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        side.passed = 0
        side.pawns = box.pawns


def after_space(box: Box, state: State, last_year: int, log: Log) -> None:
    """Determine the next seat of the festival (GC-42)."""
    seek_festival(box, state, (state.turn + 1) % len(state.sides), last_year, log)


def seek_festival(box: Box, state: State, seat: Seat, last_year: int, log: Log) -> None:
    """Let the next seat act that can pay for a space, beginning with `seat` (GC-42).

    Prestige is public, so this reveals nothing (GC-7)."""
    cheapest = cheapest_space(box, state)
    for i in range(len(state.sides)):
        at = (seat + i) % len(state.sides)
        side: Side = state.sides[at]
        if side.passed:
            continue
        if cheapest >= 0 and side.prestige >= cheapest and side.pawns > 0:
            state.turn = at
            return
        side.passed = 1
        if log is not None:
            log.append(Event("festival_spent", at, {"prestige": side.prestige}))
    finish_festival(box, state, last_year, log)


def cheapest_space(box: Box, state: State) -> int:
    """Return the prestige that the cheapest free space costs, or -1 if all are taken (GC-42)."""
    cheapest = -1
    for space in range(len(state.spaces)):
        price = box.space_price[space]
        if not state.spaces[space] and (cheapest < 0 or price < cheapest):
            cheapest = price
    return cheapest


def finish_festival(box: Box, state: State, last_year: int, log: Log) -> None:
    """End the festival. Pawns go home (GC-42), then GC-51, GC-52, GC-53 and the yearly loans follow."""
    pawns_home(box, state)
    year_end.age(box, state, log)
    year_end.collect_interest(box, state, log)
    state.phase = LOANS
    seek_loans(box, state, 0, last_year, log)


def after_loans(box: Box, state: State, last_year: int, log: Log) -> None:
    """Determine who decides on loans next (GC-54)."""
    seats = len(state.sides)
    seek_loans(box, state, (state.turn - state.holder + seats) % seats + 1, last_year, log)


def seek_loans(box: Box, state: State, done: int, last_year: int, log: Log) -> None:
    """Let the next player decide on loans, beginning with the holder.

    Bankrupt players are skipped (GC-53)."""
    for i in range(done, len(state.sides)):
        seat = (state.holder + i) % len(state.sides)
        side: Side = state.sides[seat]
        if not side.bankrupt:
            state.turn = seat
            return
    finish_year(box, state, last_year, log)


def ending_of(state: State, last_year: int) -> int:
    """Return how the game ends with this year, or 0 if the game continues (GC-53, GC-55, GC-57)."""
    ending = LAST_YEAR if state.year >= last_year else 0
    for seat in range(len(state.sides)):
        side: Side = state.sides[seat]
        if side.bankrupt:
            return BANKRUPT
        if side.loans == 0:
            ending = REPAID
    return ending


def finish_year(box: Box, state: State, last_year: int, log: Log) -> None:
    """End the game (GC-53, GC-55, GC-57), or begin a new year (GC-56)."""
    state.ending = ending_of(state, last_year)
    if state.ending == 0:
        year_end.new_year(box, state, log)
        return
    state.phase = OVER
    state.turn = -1
    if log is not None:
        log.append(Event(f"ended_{n.ENDINGS[state.ending]}", TABLE, {"year": state.year}))
