"""SQLite's writing thread: after any failure the next transaction is clean."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from vigneron.server.storage.database import SqliteDatabase, database

TABLES = (
    "create table play (id text primary key)",
    "create table seat (play text references play deferrable initially deferred)",
)


@pytest.fixture
def base(tmp_path: Path) -> SqliteDatabase:
    found = database(f"sqlite:///{tmp_path / 'v.db'}")
    assert isinstance(found, SqliteDatabase)
    return found


@pytest.mark.parametrize("prepared", [False, True])
async def test_what_fails_as_it_is_committed_or_before_leaves_nothing_behind(
    base: SqliteDatabase, prepared: bool
) -> None:
    add, lost = text("insert into play values (:id)"), text("insert into seat values (:id)")

    def made(connection: Connection) -> None:
        for table in TABLES:
            connection.execute(text(table))

    await base.write(made)
    if prepared:
        base.prepare([add, lost])

    def fails_late(connection: Connection) -> None:
        base.run(connection, add, {"id": "late"})
        base.run(connection, lost, {"id": "nobody"})  # detected at the commit only

    def fails_soon(connection: Connection) -> None:
        base.run(connection, add, {"id": "soon"})
        raise ValueError("on the way")

    def good(number: int) -> Callable[[Connection], int]:
        return lambda connection: base.run(connection, add, {"id": f"good {number}"})

    for number, (work, error) in enumerate(((fails_late, Exception), (fails_soon, ValueError)) * 2):
        with pytest.raises(error) as told:
            await base.write(work)
        assert isinstance(told.value, ValueError) or "FOREIGN KEY" in str(told.value)
        await base.write(good(number))

    def all_ids(connection: Connection) -> list[str]:
        return sorted(connection.execute(text("select id from play")).scalars())

    assert await base.read(all_ids) == ["good 0", "good 1", "good 2", "good 3"]
    await base.close()
