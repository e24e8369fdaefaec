"""Stores the awaited seats of tables that an earlier version wrote. They are found by replaying the games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from typing import Final

from sqlalchemy import select, update

from vigneron.core.journal import BadJournal
from vigneron.core.registry import games
from vigneron.server.live_game.open import new_position
from vigneron.server.storage import awaited, schema
from vigneron.server.storage.models import TableLine
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.write_batcher import Statement

_PAUSE: Final = 0.05
"""The pause in seconds between two tables, so that other tasks can run."""
_play = schema.play

log = logging.getLogger(__name__)


class Backfill:
    """Stores the awaited seats of old tables. A process has one instance."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._unreadable: set[str] = set()
        """The tables that this version cannot load. They count as waiting for nobody."""

    async def run(self) -> None:
        """Store the awaited seats of all tables. Raises StoreAway."""
        unknown = select(_play.c.id).where(_play.c.phase == "playing", _play.c.missing.is_(None))
        found = await self._store.read(unknown.order_by(_play.c.changed.desc(), _play.c.id))
        await self.fill([row["id"] for row in found], _PAUSE)

    async def tables_of(self, person: str) -> list[TableLine]:
        """Return a person's tables that are not over, with their awaited seats. Raises StoreAway."""
        lines = await self._store.tables_of(person)
        unknown = [line.id for line in lines if line.yours is None and line.id not in self._unreadable]
        if not unknown:
            return lines
        await self.fill(unknown)
        return await self._store.tables_of(person)

    async def fill(self, ids: Collection[str], pause: float = 0.0) -> None:
        """Store the awaited seats of these tables."""
        for id in ids:
            await asyncio.sleep(pause)
            kept = await self._store.load(id)
            if kept is None or kept.record.missing is not None or kept.record.phase != "playing":
                continue
            try:
                if kept.record.game not in games():
                    raise BadJournal(-1, "no_game", kept.record.game)
                position = new_position(kept.record)
                position.load(kept.rows, kept.drafts)
            except BadJournal as error:
                log.warning("table %s cannot be read: %s", id, error)
                self._unreadable.add(id)
                continue
            note = (
                update(_play)
                .values(missing=awaited.mask(position.missing()))
                .where(_play.c.id == id, _play.c.revision == kept.record.revision)
            )
            await self._store.writer.write(
                id, [Statement(note)]
            )  # an act in the meantime has stored the awaited seats already
