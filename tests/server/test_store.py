"""The store: made and migrated by itself, all or nothing, nobody's row written twice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

import vigneron.server
from tests.server.test_position import record_of
from vigneron.core.journal import Ply, Row, TableRow
from vigneron.server.migrate import StoreTooNew, migrate
from vigneron.server.schema import HEAD, metadata
from vigneron.server.store import SqlStore
from vigneron.server.writer import Conflict


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite3'}"


async def opened(folder: Path) -> SqlStore:
    store = SqlStore(url(folder))
    await store.open()
    return store


def ply(number: int) -> Ply:
    return Ply(number, 0 if number else -1, f"act:{number}", (number, 2), "0123")


async def test_what_is_written_is_read_again_by_another(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    record = record_of("hedge", 2)
    record.override = {"box": {"row": [1, "é"]}}
    await store.create(record)
    rows: list[Row] = [ply(0), ply(1), TableRow("undo", {"to": 0}), ply(1)]
    await store.append(record.id, 0, rows[:2])
    await store.append(record.id, 2, rows[2:], phase="over")
    await store.keep_draft(record.id, 1, 4, ["a", "b"])
    await store.keep_name("p0", "Anna")
    await store.keep_name("p0", "Änna")
    await store.close()
    again = await opened(tmp_path)
    assert await again.rows(record.id) == rows
    assert await again.drafts(record.id) == {1: (4, ["a", "b"])}
    assert await again.name_of("p0") == "Änna"
    assert await again.name_of("nobody") == ""
    assert await again.find("CODE") == record.id
    kept = await again.table(record.id)
    assert kept is not None
    assert (kept.override, kept.phase, kept.secret) == (record.override, "over", record.secret)
    assert kept.seats == record.seats
    assert [line.people for line in await again.tables_of("p1")] == [("N0", "N1")]
    assert await again.tables_of("p7") == []
    await again.close()


async def test_one_row_is_written_once_and_a_failed_group_hurts_nobody_else(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    for name in ("a", "b"):
        record = record_of("hedge", 2)
        record.id, record.code = name, name
        await store.create(record)
    jobs = [store.append("a", 0, [ply(0)]) for _ in range(5)] + [
        store.append("b", i, [ply(i)]) for i in range(5)
    ]
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(one) for one in done[:5]].count(Conflict) == 4
    assert done[5:] == [None] * 5
    assert len(await store.rows("a")) == 1
    assert len(await store.rows("b")) == 5
    await store.close()


async def test_rows_and_choices_change_together_or_not_at_all(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(record_of("hedge", 2))
    await store.append("abcdefghjkmn", 0, [ply(0), ply(1)])
    await store.keep_draft("abcdefghjkmn", 0, 2, ["a"])
    with pytest.raises(Conflict):
        await store.append("abcdefghjkmn", 1, [ply(1), ply(2)], uncover=True)
    assert await store.drafts("abcdefghjkmn") == {0: (2, ["a"])}
    assert len(await store.rows("abcdefghjkmn")) == 2
    await store.append("abcdefghjkmn", 2, [ply(2)], uncover=True)
    assert await store.drafts("abcdefghjkmn") == {}
    await store.close()


async def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(record_of("hedge", 2))
    writing = [asyncio.create_task(store.append("abcdefghjkmn", i, [ply(i)])) for i in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    again = await opened(tmp_path)
    assert len(await again.rows("abcdefghjkmn")) == 20
    await again.close()


def test_migrations_lead_to_the_schema_that_the_code_uses(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
    with engine.begin() as connection:
        migrate(connection)  # a second start finds nothing to do
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    config = Config()
    home = Path(vigneron.server.__file__).parent
    config.set_main_option("script_location", str(home / "migrations"))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with engine.begin() as connection:
        migrate(connection)
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with engine.begin() as connection, pytest.raises(StoreTooNew, match="9999"):
        migrate(connection)
    engine.dispose()


async def test_a_folder_with_strange_letters_works(tmp_path: Path) -> None:
    folder = tmp_path / "Wein & Käse 100%"
    folder.mkdir()
    store = await opened(folder)
    await store.ping()
    await store.close()
    assert (folder / "tables.sqlite3").exists()
