"""Which lessons an account has solved."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Final

from sqlalchemy import select, text

from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.write_batcher import Statement

_NOTE: Final = text(
    "insert into lesson (person, game, name, at) values (:person, :game, :name, :at) on conflict do nothing"
)


async def solved(store: SqlStore, account: str, game: str) -> list[str]:
    """Return the names of the lessons of a game that an account has solved. Raises StoreAway."""
    at = schema.lesson.c
    rows = await store.read(select(at.name).where(at.person == account, at.game == game).order_by(at.name))
    return [row["name"] for row in rows]


async def note(store: SqlStore, account: str, game: str, names: Sequence[str]) -> None:
    """Store that an account has solved these lessons of a game. Raises StoreAway."""
    made = int(time())
    statements = [
        Statement(_NOTE, {"person": account, "game": game, "name": name, "at": made}) for name in names
    ]
    if statements:
        await store.writer.write(account, statements)
