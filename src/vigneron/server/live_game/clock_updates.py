"""Updates the clocks of a table after an act, an undo or a take-over. This module does no I/O.

The functions set the clock, the due time and the awaited seats of a changed record."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from vigneron.core.contract import Seat
from vigneron.core.journal import Ply
from vigneron.server.live_game import clocks, questions
from vigneron.server.live_game.position import Change, Position
from vigneron.server.storage import awaited as owed
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import LateMotion

_BOTS_AWAITED: Final = 20_000
"""The milliseconds after which another process checks a table whose bots have not acted."""


def is_late(record: TableRecord, seat: Seat) -> bool:
    """Return whether the open motion is about the time-out of this seat."""
    motion = record.motion
    return isinstance(motion, LateMotion) and motion.seat == seat


def counted(record: TableRecord, seats: Collection[Seat]) -> set[Seat]:
    """Return the awaited seats whose clock runs. Clocks of bots and late seats stand still."""
    return {seat for seat in seats if record.plays(seat) and not is_late(record, seat)}


def due(record: TableRecord, missing: Collection[Seat], at: int) -> int | None:
    """Return when the server must next act on this table without a request, in milliseconds, or None.

    This is the time when a clock runs out, a motion expires, or bots should have acted."""
    if record.phase != "playing":
        return None
    found = None if isinstance(record.motion, LateMotion) else clocks.due(record.clock)
    until = questions.due(record.motion)
    if until is not None:
        found = until if found is None else min(found, until)
    if record.people() and any(not record.plays(seat) for seat in missing):
        soon = at + _BOTS_AWAITED
        return soon if found is None else min(found, soon)
    return found


def begin(record: TableRecord, to_act: Collection[Seat], at: int) -> None:
    """Start the clocks of a new game."""
    clock = clocks.fresh(record.terms, len(record.seats))
    if clock is not None:
        clock = clocks.run(clock, record.terms, at, counted(record, to_act))
    record.clock = clock
    record.due, record.missing = due(record, to_act, at), owed.mask(to_act)


def chosen(record: TableRecord, missing: set[Seat], seat: Seat, done: bool, at: int) -> None:
    """Update the clocks when a seat completes its covered choice (`done`), or reopens it."""
    now = missing - {seat} if done else missing | {seat}
    back = {seat} if is_late(record, seat) else set()
    if back:
        record.motion = None
    if record.clock is not None:
        clock = record.clock if done else clocks.resumed(record.clock, seat, at)
        clock = clocks.run(clock, record.terms, at, counted(record, now), back=back)
        record.clock = clocks.holding(clock, seat, at) if done else clock
    record.due, record.missing = due(record, now, at), owed.mask(now)


def changed(
    record: TableRecord,
    was: TableRecord,
    position: Position[Any],
    change: Change[Any],
    at: int,
    *,
    revealed: bool = False,
    granted: Collection[Seat] = (),
    back: Collection[Seat] = (),
) -> None:
    """Update the clock, the due time and the awaited seats of `record` after a change.

    `record` is the table after the change. `was` is the table before it, and `position` is the position
    before it. `revealed` tells whether covered choices are revealed. The seats `granted` get a new allowance.
    The people of the seats `back` have returned."""
    to_act = () if record.phase == "over" else position.rules.to_act(change.state)
    missing = position.missing() if change.keeps and to_act else to_act
    if record.clock is not None:
        ended, again = _turns(record, position, change, to_act, revealed)
        acted = {row.seat for row in change.rows if isinstance(row, Ply)}
        late = {seat for seat in acted if is_late(was, seat)}
        awaited = counted(record, missing)
        had = None if change.undone_by is None else clocks.had(record.clock, change.ply)
        if had is not None and _agreed(change):
            clock = clocks.returned(record.clock, had, at, awaited)
        else:
            clock = clocks.noted(record.clock, position.ply, at) if acted else record.clock
            clock = clocks.run(
                clock,
                record.terms,
                at,
                awaited,
                ended=ended,
                again=again,
                had=had,
                undone=change.undone_by,
                used=clocks.used(clock, change.ply, at),
                granted=granted,
                back={*back, *late},
            )
        # Time that was granted is not taken away by a later undo.
        plies = () if granted or back or late else {step.ply - 1 for step in change.steps}
        clock = clocks.forgetting(clock, plies)
        record.clock = clock if change.keeps else clocks.released(clock)
    record.due, record.missing = due(record, missing, at), owed.mask(missing)


def spent(record: TableRecord, seat: Seat, ply: int, at: int) -> bool:
    """Return whether a seat would have no time left after undoing its act that followed ply `ply`."""
    had = clocks.had(record.clock, ply)
    return had is not None and had[seat] <= clocks.used(record.clock, ply, at)


def held_too_long(record: TableRecord, seat: Seat, at: int) -> bool:
    """Return whether a seat would have no time left after reopening its complete covered choice."""
    if record.clock is None:
        return False
    after = clocks.resumed(record.clock, seat, at)
    return after is not record.clock and after.left[seat] <= 0


def _agreed(change: Change[Any]) -> bool:
    """Return whether the change is an undo that was voted on."""
    return any(not isinstance(row, Ply) and row.data.get("agreed") for row in change.rows)


def _turns(
    record: TableRecord,
    position: Position[Any],
    change: Change[Any],
    to_act: Collection[Seat],
    revealed: bool,
) -> tuple[set[Seat], set[Seat]]:
    """Return the seats whose turn ended, and the seats whose turn was reopened by an undo.

    A bank gains time when a turn ends. An allowance is renewed by every act that cannot be undone."""
    before, bank = set(position.to_act), record.terms.clock == "bank"
    if change.undone_by is not None:
        return set() if bank else before - set(to_act), {change.undone_by} - before
    if change.keeps:
        return set(), set()
    drew = any(isinstance(row, Ply) and row.draws for row in change.rows)
    return before if revealed or (drew and not bank) else before - set(to_act), set()
