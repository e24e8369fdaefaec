"""The store: atomic writes, no row written twice, on both kinds of database."""

from __future__ import annotations

import asyncio
import time
from copy import copy
from pathlib import Path

import pytest

from tests.server.live_game.test_position import record_of
from vigneron.core.journal import Ply, Row, TableRow
from vigneron.server.storage.repository import SqlStore, StoredTable
from vigneron.server.storage.table_state import ClockState, EndMotion
from vigneron.server.storage.write_batcher import Conflict


async def opened(url: str) -> SqlStore:
    store = SqlStore(url)
    await store.open()
    return store


async def kept(store: SqlStore, id: str, since: int = 0) -> StoredTable:
    found = await store.load(id, since)
    assert found is not None
    return found


def ply(number: int) -> Ply:
    return Ply(number, 0 if number else -1, f"act:{number}", (number, 2), "0123")


async def test_what_is_written_is_read_again_by_another(url: str) -> None:
    store = await opened(url)
    record = record_of("hedge", 2)
    record.override = {"box": {"row": [1, "é"]}}
    await store.create(record)
    rows: list[Row] = [ply(0), ply(1), TableRow("undo", {"to": 0}), ply(1)]
    await store.write(record, 0, rows[:2])
    record.phase, record.seats[1].name, record.due = "over", "Bert", 7
    record.motion, record.clock = EndMotion(1), ClockState((1, 2), (None, 3))
    await store.write(record, 2, rows[2:], whole=True)
    await store.write(record, drafts={1: (1, ["a", "b"])})
    await store.keep_name("p0", "Anna")
    await store.keep_name("p0", "Änna")
    await store.close()
    again = await opened(url)
    found = await kept(again, record.id)
    assert found.rows == rows
    assert (await kept(again, record.id, 3)).rows == rows[3:]
    assert found.drafts == {1: (1, ["a", "b"])}
    assert found.record == record
    assert found.record.revision == 3
    assert await again.name_of("p0") == "Änna"
    assert await again.name_of("nobody") == ""
    assert await again.find("CODE") == record.id
    assert [line.people for line in await again.ended_tables_of("p1", 0, 5)] == [("N0", "Bert")]
    assert await again.ended_tables_of("p1", 1, 5) == await again.ended_tables_of("p7", 0, 5) == []
    assert await again.tables_of("p1") == await again.tables_of("p7") == []
    assert await again.revisions([record.id, "other"]) == {record.id: 3}
    assert await again.overdue(7, 5) == [record.id]
    assert await again.overdue(6, 5) == []
    assert await again.load("other") is None
    await again.close()


async def test_one_row_is_written_once_and_a_failed_group_hurts_nobody_else(url: str) -> None:
    store = await opened(url)
    record = {}
    for name in ("a", "b"):
        record[name] = record_of("hedge", 2)
        record[name].id = record[name].code = name
        await store.create(record[name])
    rivals = [store.write(copy(record["a"]), 0, [ply(0)]) for _ in range(5)]

    async def others() -> None:
        for number in range(5):
            await store.write(record["b"], number, [ply(number)])

    *done, _ = await asyncio.gather(*rivals, others(), return_exceptions=True)
    assert [type(one) for one in done].count(Conflict) == 4
    assert len((await kept(store, "a")).rows) == 1
    assert len((await kept(store, "b")).rows) == 5
    await store.close()


async def test_two_processes_write_one_after_the_other_or_one_is_told(url: str) -> None:
    first, second = await opened(url), await opened(url)
    record = record_of("hedge", 2)
    await first.create(record)
    theirs = (await kept(second, record.id)).record
    await first.write(record, drafts={0: (0, ["a"])})
    with pytest.raises(Conflict):  # this writer has not seen the other's choice
        await second.write(theirs, drafts={1: (0, ["b"])})
    theirs = (await kept(second, record.id)).record
    await second.write(theirs, drafts={1: (0, ["b"])})
    assert (await kept(first, record.id)).drafts == {0: (0, ["a"]), 1: (0, ["b"])}
    for store in (first, second):
        await store.close()


async def test_a_row_that_is_there_is_never_written_again(url: str) -> None:
    store = await opened(url)
    record = record_of("hedge", 2)
    await store.create(record)
    await store.write(record, 0, [ply(0), ply(1)])
    with pytest.raises(Conflict):
        await store.write(copy(record), 1, [ply(1)])  # the revision is right, the row number is not
    assert len((await kept(store, record.id)).rows) == 2
    await store.close()


async def test_rows_and_choices_change_together_or_not_at_all(url: str) -> None:
    store = await opened(url)
    record = record_of("hedge", 2)
    await store.create(record)
    await store.write(record, 0, [ply(0), ply(1)])
    await store.write(record, drafts={0: (1, ["a"])})
    with pytest.raises(Conflict):
        await store.write(copy(record), 1, [ply(1), ply(2)], uncover=True)
    found = await kept(store, record.id)
    assert (found.drafts, len(found.rows)) == ({0: (1, ["a"])}, 2)
    await store.write(record, 2, [ply(2)], uncover=True)
    assert (await kept(store, record.id)).drafts == {}
    await store.close()


async def test_the_store_tells_the_time(url: str) -> None:
    store = await opened(url)
    assert abs(await store.time() - time.time() * 1000) < 60_000
    await store.close()


async def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    store = await opened(url)
    names = [f"t{number}" for number in range(20)]
    for name in names:
        record = record_of("hedge", 2)
        record.id = record.code = name
        writing = asyncio.create_task(store.create(record))
        await asyncio.sleep(0)
    await store.close()
    await writing
    again = await opened(url)
    assert len(await again.revisions(names)) == 20
    await again.close()


async def test_a_folder_with_strange_letters_works(tmp_path: Path) -> None:
    folder = tmp_path / "Wein & Käse 100%"
    folder.mkdir()
    store = await opened(f"sqlite:///{folder / 'tables.sqlite3'}")
    await store.ping()
    await store.close()
    assert (folder / "tables.sqlite3").exists()
