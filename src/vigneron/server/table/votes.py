"""What the people at a table are asked: asking, answering, and doing what was decided.

A motion is to take more back than one may alone (`undo`), to end the table (`end`), or what to do about
somebody whose time is over (`late`). It is kept with the table, not in its journal (`questions`). When its
time has passed, silence means no; whoever asks may take the question back. An act of the game settles what is
asked about the position. `waiting` is what happens without asking.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vigneron.core.contract import Refusal, Seat
from vigneron.core.journal import TableRow
from vigneron.server.botpool import seat_bots
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.position import Position
from vigneron.server.live_game.questions import (
    MOTIONS,
    WITHDRAW,
    answered,
    is_over,
    proposed,
    verdict,
    voters,
)
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Propose, Vote
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import EndMotion, LateMotion
from vigneron.server.table import bot_turns, broadcast

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable


async def propose(table: LiveTable, viewer: Viewer, message: Propose) -> None:
    async def job() -> None:
        found = table.player(viewer, message.n)
        if found is None:
            return
        seat, position = found
        at = table.means.hours.now()
        refusal = _may_propose(table, position, seat, message.kind, at)
        if refusal is not None:
            broadcast.refuse(table, viewer, message.n, refusal)
            return
        record = table.record.fork()
        record.motion = proposed(record, message.kind, seat, at)
        await settle(table, record, viewer, message.n)

    await table.alone(job)


def _may_propose(table: LiveTable, position: Position[Any], seat: Seat, kind: str, at: int) -> Refusal | None:
    if not table.record.plays(seat):
        return Refusal("bot_plays", "")
    if position.over:
        return Refusal("over", "")
    if table.record.motion is not None and not is_over(table.record, at):
        return Refusal("asked_already", "")
    if kind == "undo" and position.may_ask_back(seat) is None:
        return Refusal("nothing_to_undo", "")
    return None


async def vote(table: LiveTable, viewer: Viewer, message: Vote) -> None:
    """Answer for one seat: the open one, or `message.seat` of somebody else on the same device."""

    async def job() -> None:
        seat = message.seat
        if seat is None:
            found = table.player(viewer, message.n)
            if found is None:
                return
            seat = found[0]
        if is_over(table.record, table.means.hours.now()):
            await settle(table)  # too late: the question has closed
        record = table.record.fork()
        if seat not in record.seats_of(viewer.person) or not _may_vote(record, seat, message):
            broadcast.refuse(table, viewer, message.n, Refusal("nothing_asked", ""))
            return
        if message.choice == "withdraw":
            record.motion = None
        else:
            record.motion = answered(record, seat, message.choice, table.means.hours.now())
        await settle(table, record, viewer, message.n)

    await table.alone(job)


def _may_vote(record: TableRecord, seat: Seat, message: Vote) -> bool:
    motion = record.motion
    if motion is None or (message.about is not None and message.about != motion.id):
        return False
    if message.choice == WITHDRAW:
        return motion.by == seat
    own = motion.by == seat and message.choice != "no"  # whoever asks has said yes
    return message.choice in MOTIONS[motion.kind] and seat in voters(record) and not own


async def settle(
    table: LiveTable, record: TableRecord | None = None, viewer: Viewer | None = None, n: int | None = None
) -> None:
    """Do what has been decided. Call it within `alone`.

    `record`: a fork with new votes, which are kept; None: the table as it is, of which nothing is written
    while its question stands."""
    position, new = table.position, table.record.fork() if record is None else record
    assert position is not None
    if new.motion is None:
        if record is not None:
            await _keep(table, position, new, viewer, n)
        return
    motion, found = new.motion, verdict(new, table.means.hours.now())
    if found is None:
        if record is not None:
            await _keep(table, position, new, viewer, n)
        return
    new.motion = None
    if isinstance(motion, LateMotion):
        await _late(table, position, new, motion.seat, found, viewer, n)
    elif found == "no":
        await _keep(table, position, new, viewer, n)
    elif isinstance(motion, EndMotion):
        agreed = all(seat in motion.votes for seat in seat_bots.everybody(new))
        row = TableRow("end", {"why": "agreed" if agreed else "stopped"})
        await table.commit(position.aside([row]), viewer, n, record=new)
    elif (change := position.ask_back(motion.by)) is not None:
        await table.commit(change, viewer, n, record=new)
    else:
        await _keep(table, position, new, None, None)
        if viewer is not None:
            broadcast.refuse(table, viewer, n, Refusal("nothing_to_undo", ""))


async def _late(
    table: LiveTable,
    position: Position[Any],
    record: TableRecord,
    seat: Seat,
    found: str,
    viewer: Viewer | None,
    n: int | None,
) -> None:
    rows: list[TableRow] = []
    if found == "bot":
        rows = [seat_bots.take_over(record, seat, "time")]
    elif found == "end":
        rows = [TableRow("forfeit", {"seat": seat}), TableRow("end", {"why": "time"})]
    granted = {seat} if found == "wait" else set()
    await table.commit(position.aside(rows), viewer, n, record=record, granted=granted)


async def _keep(
    table: LiveTable, position: Position[Any], record: TableRecord, viewer: Viewer | None, n: int | None
) -> None:
    record.due = clock_updates.due(record, position.missing(), table.means.hours.now())
    await table.write(record)
    broadcast.people(table, asker=viewer, n=n)
    bot_turns.wake(table)
