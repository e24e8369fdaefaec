"""Stores of every earlier schema are migrated to the newest one, with their contents."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Column, Connection, Float, Integer, LargeBinary, MetaData, Text, insert, text

from tests.server.live_game.test_position import open_turns, record_of
from vigneron.core.journal import Row
from vigneron.server import storage
from vigneron.server.live_game.open import new_position
from vigneron.server.platform.errors import StoreTooNew
from vigneron.server.storage import row_mapping as columns
from vigneron.server.storage.database import Database, database
from vigneron.server.storage.migrate import migrate
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.schema import HEAD, metadata


def _scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(storage.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


EARLIER = sorted({script.revision for script in _scripts().walk_revisions()} - {HEAD})


async def test_migrations_lead_to_the_schema_that_the_code_uses(url: str) -> None:
    at = database(url)
    await at.write(migrate)
    await at.write(migrate)  # a second start changes nothing

    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await at.write(differences) == []
    await at.close()
    assert _scripts().get_current_head() == HEAD


async def test_a_store_of_a_newer_version_is_left_alone(url: str) -> None:
    at = database(url)
    await at.write(migrate)
    await at.write(lambda c: c.execute(text("update alembic_version set version_num = '9999'")))
    with pytest.raises(StoreTooNew, match="9999"):
        await at.write(migrate)
    await at.close()


async def _older(at: Database, schema: str) -> None:
    await at.write(lambda connection: migrate(connection, to=schema))


def _insert(connection: Connection, table: str, values: dict[str, Any]) -> None:
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join(f":{name}" for name in values)
    connection.execute(text(f'insert into "{table}" ({names}) values ({marks})'), values)


_FIRST = (
    "id",
    "code",
    "game",
    "phase",
    "host",
    "options",
    "edition",
    "data",
    "override",
    "secret",
    "made",
    "changed",
)
_FIRST_SEAT = ("play", "seat", "kind", "person", "bot", "name")


Drafts = dict[int, tuple[int, list[str]]]


def _as_first_schema(rows: list[Row], drafts: Drafts) -> Callable[[Connection], None]:
    record = record_of("hedge", 2)

    def work(connection: Connection) -> None:
        values = columns.play_values(record)
        _insert(connection, "play", {name: values[name] for name in _FIRST})
        for seat in record.seats:
            own = columns.seat_values(record.id, seat)
            _insert(connection, "seat", {name: own[name] for name in _FIRST_SEAT})
        for number, row in enumerate(rows):
            own = columns.row_values(record.id, number, row)
            _insert(connection, "row", {name: value for name, value in own.items() if name != "at"})
        for one, (base, acts) in drafts.items():
            own = {"play": record.id, "seat": one, "base": base, "acts": json.dumps(acts)}
            _insert(connection, "draft", own)

    return work


async def test_a_table_of_the_first_schema_goes_on_with_its_covered_choices(url: str) -> None:
    position = open_turns(people=2)
    position.commit(position.act(0, "walk"))
    back = position.undo(0)
    assert back is not None
    position.commit(back)
    position.commit(position.act(0, "rest"))
    position.commit(position.act(1, "rest"))
    assert position.covered
    assert position.v != position.ply + 1  # rows are not plies
    at = database(url)
    await _older(at, "0001")
    drafts = {0: (position.v, ["pick:2"]), 1: (position.v - 1, ["pick:1"])}  # the second is long past
    await at.write(_as_first_schema(position.rows, drafts))
    await at.close()
    store = SqlStore(url)
    await store.open()
    kept = await store.load("abcdefghjkmn")
    assert kept is not None
    again = new_position(kept.record)
    again.load(kept.rows, kept.drafts)
    assert {seat: draft.acts for seat, draft in again.drafts.items()} == {0: ("pick:2",)}
    await store.write(kept.record, again.v, again.rows[:0])
    await store.close()


def _anything(column: Column[Any]) -> Any:
    """Return a value for a column; keys that refer to each other get the same one."""
    if isinstance(column.type, LargeBinary):
        return b"\x07" * 32
    if isinstance(column.type, Boolean):
        return True
    if isinstance(column.type, Integer | Float):
        return 0
    return "{}" if isinstance(column.type, Text) else "x"


def _fill(connection: Connection) -> list[str]:
    """Insert a row into every table; return the tables."""
    found = MetaData()
    found.reflect(connection)
    tables = [table for table in found.sorted_tables if table.name != "alembic_version"]
    for table in tables:
        values = {column.name: _anything(column) for column in table.columns}
        connection.execute(insert(table).values(values))
    return [table.name for table in tables]


def _rows(connection: Connection, tables: list[str]) -> dict[str, list[dict[str, Any]]]:
    return {
        name: [dict(row) for row in connection.execute(text(f'select * from "{name}"')).mappings()]
        for name in tables
    }


@pytest.mark.parametrize("schema", EARLIER[1:])  # the first: above
async def test_every_earlier_schema_becomes_the_newest_with_all_that_was_in_it(schema: str, url: str) -> None:
    at = database(url)
    await _older(at, schema)
    tables = await at.write(_fill)
    before = await at.read(lambda connection: _rows(connection, tables))
    await at.write(migrate)
    found = await at.read(lambda c: c.execute(text("select version_num from alembic_version")).scalar())
    assert found == HEAD
    after = await at.read(lambda connection: _rows(connection, tables))
    for name in tables:
        assert len(before[name]) == 1, name
        kept = [{column: row[column] for column in before[name][0] if column in row} for row in after[name]]
        assert kept == [{column: before[name][0][column] for column in kept[0]}], name
    await at.close()
