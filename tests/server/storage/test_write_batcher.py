"""Group commit: many tables share transactions, and a single table does not wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import text

from tests.patience import HANG
from vigneron.server.storage import write_batcher
from vigneron.server.storage.write_batcher import Statement, Writer


class Ledger:
    """A database that records which statements were written together."""

    shared, lanes, milliseconds = False, 1, ""

    def __init__(self) -> None:
        self.groups: list[list[Any]] = []

    async def read(self, work: Any) -> Any:
        raise AssertionError("nothing is read here")

    async def write(self, work: Any) -> Any:
        self.groups.append([])
        return work(None)

    def prepare(self, statements: Sequence[Any]) -> None: ...

    def run(self, connection: Any, statement: Any, values: Any) -> int:
        self.groups[-1].append(values["at"])
        return 1

    async def foreign(self) -> bool:
        return False

    async def close(self) -> None: ...


async def keep(to: Writer, key: str, at: int) -> None:
    await to.write(key, [Statement(text("x"), {"at": at}, rows=1)])


async def test_tables_that_write_soon_after_another_share_a_transaction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rests, goes_on = asyncio.Event(), asyncio.Event()

    async def rest(seconds: float) -> None:
        rests.set()
        await goes_on.wait()

    monkeypatch.setattr(write_batcher, "_PACE", 1e9)
    monkeypatch.setattr("vigneron.server.storage.write_batcher.asyncio.sleep", rest)
    ledger = Ledger()
    to = Writer(ledger)
    to.start()
    await keep(to, "a", 0)
    late = [asyncio.create_task(keep(to, key, at)) for at, key in enumerate("bcd", 1)]
    await rests.wait()
    late.append(asyncio.create_task(keep(to, "e", 4)))
    goes_on.set()
    await asyncio.gather(*late)
    await to.stop()
    assert ledger.groups == [[0], [1, 2, 3, 4]]


async def test_a_table_alone_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_batcher, "_PACE", 1e9)  # longer than any uptime
    ledger = Ledger()
    to = Writer(ledger)
    to.start()
    async with asyncio.timeout(HANG):
        for at in range(5):
            await keep(to, "a", at)
    await to.stop()
    assert ledger.groups == [[at] for at in range(5)]
