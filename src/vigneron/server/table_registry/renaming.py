"""Gives a person's seats at running tables and in lobbies a new name. Finished games keep the old name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import RowMapping, select, update

from vigneron.server.lobby import names
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore, telling
from vigneron.server.storage.write_batcher import Conflict, Statement
from vigneron.server.table_registry.registry import TableRegistry

_TRIES: Final = 20
_play, _seat = schema.play, schema.seat


class Renaming:
    """Renames people at their tables."""

    def __init__(self, store: SqlStore, tables: TableRegistry) -> None:
        self._store, self._tables = store, tables

    async def everywhere(self, persons: Collection[str], name: str) -> int:
        """Give these persons' first seats a new name; return at how many tables it changed.

        `persons` are one person's ids. Other players who share the person's device keep their names. If
        another seat of a table has this name, a number is added (`names.unlike`). Raises StoreAway; tables
        that were changed before then keep the new name."""
        theirs = select(_seat.c.play).where(_seat.c.person.in_(persons), _seat.c.kind == "person")
        query = select(_play.c.id).where(_play.c.id.in_(theirs), _play.c.phase != "over")
        found = await self._store.read(query.order_by(_play.c.id))
        return sum([await self._at(str(row["id"]), persons, name) for row in found])

    async def _at(self, id: str, persons: Collection[str], name: str) -> bool:
        """Rename a person at one table. Start again if an act was written in the meantime."""
        for _ in range(_TRIES):
            known = await self._store.read(
                select(_play.c.revision).where(_play.c.id == id, _play.c.phase != "over")
            )
            seats = await self._store.read(select(_seat).where(_seat.c.play == id).order_by(_seat.c.seat))
            own = next((s for s in seats if s["kind"] == "person" and s["person"] in persons), None)
            if not known or own is None:
                return False
            new = names.unlike(name, _others(seats, own))
            if new == own["name"]:
                return False
            revision = known[0]["revision"]
            try:
                await self._store.writer.write(id, self._statements(id, revision, own["seat"], new))
            except Conflict:
                continue
            await self._tables.refresh(id, revision + 1)
            return True
        raise Conflict

    def _statements(self, id: str, revision: int, seat: int, name: str) -> list[Statement]:
        guarded = update(_play).where(_play.c.id == id, _play.c.revision == revision)
        statements = [
            Statement(guarded.values(revision=revision + 1), None, rows=1),
            Statement(update(_seat).where(_seat.c.play == id, _seat.c.seat == seat).values(name=name)),
        ]
        if self._store.shared:
            statements.append(telling("moved", id, revision + 1))
        return statements


def _others(seats: Sequence[RowMapping], own: RowMapping) -> list[str]:
    return [s["name"] for s in seats if s["seat"] != own["seat"] and s["kind"] != "open"]
