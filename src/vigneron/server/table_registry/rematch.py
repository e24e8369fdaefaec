"""The same people once more: a new table with what was agreed, everybody one seat further on."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from vigneron.core.journal import Row
from vigneron.server.botpool import seat_bots
from vigneron.server.lobby import preparation
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table.outcome import Keep

if TYPE_CHECKING:
    from vigneron.server.table_registry.registry import House


def seats_after(record: TableRecord, rows: Sequence[Row] = ()) -> list[SeatRecord]:
    """Return the seats of the next table: who began is last now. People keep their colours; who gave their
    seat up, or let their time run out, is not asked again; who was removed by others is."""
    removed = seat_bots.removed(record, rows, seat_bots.everybody(record))
    count, colours = len(record.seats), preparation.colours(record)
    out: list[SeatRecord] = []
    for number in range(count):
        old = record.seats[(number + 1) % count]
        if old.kind == "person" and not record.plays(old.seat) and old.seat not in removed:
            out.append(SeatRecord(number))
            continue
        own = colours[old.seat] if old.kind == "person" and colours[old.seat] < preparation.COLOURS else -1
        bot = old.bot if old.kind == "bot" else ""
        out.append(SeatRecord(number, old.kind, old.person, bot, old.name, own))
    return out


async def again(house: House, table: LiveTable, person: str) -> str:
    """Return the id of the table at which the same people play again, opened by the first who asks.

    Raises gathering.Refused, BadData."""

    async def job() -> str:
        record = table.record
        if record.seat_of(person) is None:
            raise Refused("no_seat")
        if record.phase != "over":
            raise Refused("not_over")
        if record.origin is not None:
            raise Refused("imported")
        if record.next:
            return record.next
        opening = house.openings.after(record.id)
        seats = seats_after(record, table.position.rows if table.position else ())
        # Who has two seats, one of them as a guest still, has both as people on one device from now on.
        holders = await house.accounts.holders([seat.person for seat in seats if seat.person])
        for seat in seats:
            seat.person = holders.get(seat.person, seat.person) if seat.person else None
        if all(seat.person != person for seat in seats):  # gave up, and asks for another game all the same
            free = next(seat for seat in seats if seat.kind == "open")
            free.kind, free.person = "person", person
            free.name = record.seats[record.seat_of(person) or 0].name
        with suppress(Conflict):  # it is there, but what follows was not written
            await house.create(
                record.game,
                seats,
                record.options,
                person,
                record.terms,
                opening=opening,
                closed=record.closed,
                policy=record.policy,
            )
        new = record.fork()
        new.next = opening.id
        await table.carry_out(Keep(new, whole=True))
        return opening.id

    return await table.alone(job)
