"""Lets a person who comes late play on in place of a bot, if the table agrees. This module does no I/O.

The person asks (`ask`), the players vote (`votes`), and `joined` seats the person. Seats in which a bot
replaces a person are not given away, because that person may return."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.contract import Seat
from vigneron.core.journal import TableRow
from vigneron.server.live_game import clock_updates, questions
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import names
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import SitMotion
from vigneron.server.table.outcome import Commit, Keep

SAT_IN: Final = "sit"
"""The kind of the table row that records that a person plays on in place of a bot."""


def bots(record: TableRecord) -> list[Seat]:
    """Return the seats for which a person may ask."""
    if record.phase != "playing" or record.closed or not record.people():
        return []
    return [seat.seat for seat in record.seats if seat.kind == "bot"]


def ask(
    record: TableRecord, position: Position[Any] | None, at: int, person: str, seat: Seat, name: str
) -> Keep:
    """Ask the table to let a person play in place of a bot. Raises Refused."""
    if position is None:
        raise Refused("not_started")
    if record.phase != "playing" or position.over:
        raise Refused("over")
    if record.seat_of(person) is not None:
        raise Refused("sits_already")
    if seat not in bots(record):
        raise Refused("no_bot_there")
    if record.motion is not None and not questions.is_over(record, at):
        raise Refused("asked_already")
    new = record.fork()
    new.motion = questions.sit_in(record, seat, person, names.clean(name), at)
    new.due = clock_updates.due(new, position.missing(), at)
    return Keep(new)


def joined(record: TableRecord, position: Position[Any], motion: SitMotion) -> Commit | None:
    """Seat the person. Return None if they have got another seat, or if no bot has this seat any more.

    `record` is a fork that may be changed."""
    if motion.seat not in bots(record) or record.seat_of(motion.person) is not None:
        return None
    seat = record.seats[motion.seat]
    others = [other.name for other in record.seats if other is not seat and other.name]
    seat.kind, seat.person, seat.bot = "person", motion.person, ""
    seat.name = names.unlike(motion.name, others)
    row = TableRow(SAT_IN, {"seat": motion.seat, "name": seat.name})
    return Commit(position.aside([row]), record, granted={motion.seat})
