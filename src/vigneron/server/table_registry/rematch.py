"""Rematches: a new table with the same settings and people, in which every person moves one seat."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from vigneron.core.journal import Row
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.botpool import seat_bots
from vigneron.server.lobby import preparation
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.write_batcher import Conflict
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table.outcome import Keep
from vigneron.server.table_registry.seed_precommit import SeedPrecommits
from vigneron.server.table_registry.table_opener import TableOpener


def seats_after(record: TableRecord, rows: Sequence[Row] = ()) -> list[SeatRecord]:
    """Return the seats of the rematch. The first player of the game is now last. People keep their colours.

    People who gave up their seat or whose time ran out are not invited again. People whom others removed
    are."""
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


class Rematches:
    """Opens rematches."""

    def __init__(self, opener: TableOpener, precommits: SeedPrecommits, accounts: Accounts) -> None:
        self._opener, self._precommits, self._accounts = opener, precommits, accounts

    async def again(self, table: LiveTable, person: str) -> str:
        """Return the id of the rematch's table. The first request opens this table.

        Raises Refused, BadData, StoreAway."""
        return await table.alone(lambda: self._open(table, person))

    async def _open(self, table: LiveTable, person: str) -> str:
        record = table.record
        if record.seat_of(person) is None:
            raise Refused("no_seat")
        if record.phase != "over":
            raise Refused("not_over")
        if record.origin is not None:
            raise Refused("imported")
        if record.next:
            return record.next
        precommit = self._precommits.after(record.id)
        seats = await self._seats(table, person)
        with suppress(Conflict):  # the table exists, but an earlier request failed before it was complete
            await self._opener.open(
                record.game,
                seats,
                record.options,
                person,
                record.terms,
                precommit=precommit,
                closed=record.closed,
                policy=record.policy,
            )
        new = record.fork()
        new.next = precommit.id
        await table.carry_out(Keep(new, whole=True))
        return precommit.id

    async def _seats(self, table: LiveTable, person: str) -> list[SeatRecord]:
        record = table.record
        seats = seats_after(record, table.position.rows if table.position else ())
        # A person with two seats, one of them as a guest, now has both as players on one device.
        holders = await self._accounts.holders([seat.person for seat in seats if seat.person])
        for seat in seats:
            seat.person = holders.get(seat.person, seat.person) if seat.person else None
        if all(seat.person != person for seat in seats):  # they gave up their seat, but want a rematch
            free = next(seat for seat in seats if seat.kind == "open")
            free.kind, free.person = "person", person
            free.name = record.seats[record.seat_of(person) or 0].name
        return seats
