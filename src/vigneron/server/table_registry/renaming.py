"""Gives a person's seats at running tables and in lobbies a new name. Finished games keep the old name."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from vigneron.server.lobby import seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.registry import TableRegistry, TableUnreadable

_play, _seat = schema.play, schema.seat


class Renaming:
    """Renames people at their tables."""

    def __init__(self, store: SqlStore, tables: TableRegistry) -> None:
        self._store, self._tables = store, tables

    async def everywhere(self, persons: Sequence[str], name: str) -> int:
        """Give a person a new name at all tables that are not over; return at how many tables.

        `persons` are the person's ids. At each table, the first seat of the first id with a seat is renamed:
        others who share the person's device keep their names. A table whose edition is not installed keeps
        the old name. Raises StoreAway; tables that were changed before then keep the new name."""
        theirs = select(_seat.c.play).where(_seat.c.person.in_(persons), _seat.c.kind == "person")
        query = select(_play.c.id).where(_play.c.id.in_(theirs), _play.c.phase != "over")
        count = 0
        for row in await self._store.read(query.order_by(_play.c.id)):
            try:
                table = await self._tables.find(str(row["id"]))
            except TableUnreadable:
                continue
            if table is not None:
                count += await self._at(table, persons, name)
        return count

    async def _at(self, table: LiveTable, persons: Sequence[str], name: str) -> bool:
        person = next((one for one in persons if table.record.seat_of(one) is not None), None)
        if person is None:
            return False
        try:
            if table.record.phase == "lobby":
                await table.gather(lambda record: seating.rename(record, person, name))
            else:
                await requests.rename(table, person, name)
        except Refused:  # the person has left, or the game has begun or ended in the meantime
            return False
        return True
