"""A process that is stopped loses its tables to another one, and its later writes are rejected."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.behaviour.test_many_processes import at, choose
from tests.server.harness import Town, two_processes
from tests.server.live import LiveHouse, LiveLine, Visitor
from vigneron.core.contract import Seat
from vigneron.server.live_game.position import Position
from vigneron.server.storage.leases import KEEPING
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.write_batcher import Fenced, Statement


class Gated:
    """Bots that answer only when they are let."""

    def __init__(self, town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = asyncio.Event()
        self.asked = 0
        self._choose = town.services.bots.choose
        monkeypatch.setattr(town.services.bots, "choose", self.choose)

    async def choose(self, record: TableRecord, position: Position[Any], seat: Seat) -> Any:
        self.asked += 1
        await self.gate.wait()
        return await self._choose(record, position, seat)


async def drafts(town: Town, table: str) -> int:
    found = await town.services.store.load(table)
    assert found is not None
    return len(found.drafts)


async def stop(town: Town, by: Town, go_on: asyncio.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop a process's bus until it goes on, and let its lease expire."""
    bus: Any = town.services.bus
    asks = bus._ask

    async def ask(query: str, *values: Any) -> Any:
        await go_on.wait()
        return await asks(query, *values)

    monkeypatch.setattr(bus, "_ask", ask)
    monkeypatch.setattr(bus, "_heard", lambda *_: None)
    ended = Statement(text("update process set until = 0 where name = :name"), {"name": bus._lease}, rows=1)
    await by.services.store.writer.write("process", [ended])


async def test_who_wakes_after_the_lease_ended_writes_nothing_as_a_keeper(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        own, others = Gated(first, monkeypatch), Gated(second, monkeypatch)
        anna = first.person()
        table = await anna.quick("hedge")
        while own.asked < 2:  # the first process runs both bots
            await asyncio.sleep(0.01)
        second.people.append(first.people.pop())
        line, _ = await at(anna, second, table)
        assert not second.live(table).kept
        go_on = asyncio.Event()
        await stop(first, second, go_on, monkeypatch)
        while others.asked < 2:  # the second process has taken over the table
            await asyncio.sleep(0.01)
        old = first.live(table)
        own.gate.set()  # the first wakes up while its bots choose, and does not know yet
        while not old.broken:
            await asyncio.sleep(0.01)
        assert await drafts(second, table) == 0
        others.gate.set()
        while await drafts(second, table) < 2:
            await asyncio.sleep(0.01)
        await choose(line, 1)
        go_on.set()
        bus: Any = first.services.bus
        lease = bus._lease
        while bus._lease == lease or bus._connection is None:  # it starts over, like any other process
            await asyncio.sleep(0.01)
        found = await first.server.tables.find(table)
        assert found is not None
        assert not found.kept
        await line.close()


async def test_a_keeper_s_change_needs_the_lease_and_a_person_s_does_not(
    postgres: str, tmp_path: Path
) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        table = await first.table_of(anna, bert)
        mine, other = first.live(table), await second.server.tables.find(table)
        assert other is not None
        assert (mine.kept, other.kept) == (True, False)
        KEEPING.set(True)
        try:
            await mine.write(mine.record.fork())
            await other.refresh(mine.record.revision)
            with pytest.raises(Fenced):
                await other.write(other.record.fork())
            assert other.broken
        finally:
            KEEPING.set(False)
        line, _ = await at(anna, second, table)  # a person at the other process plays there
        assert (await line.ask("act", v=1, d=0, act="pick:1"))["t"] == "moved"
        await line.close()
        second.people.append(first.people.pop(0))


async def told_until(line: LiveLine, true: Any) -> dict[str, Any]:
    """Return the first message for which `true` holds, however long a lease lasts."""
    while True:
        try:
            told = await line.next()
        except TimeoutError:
            continue
        if true(told):
            return told


def elsewhere(anna: Visitor, house: LiveHouse) -> Visitor:
    """Return the same person at another process."""
    there = Visitor(house)
    there.http.cookies.update(anna.http.cookies)
    return there


async def test_a_stopped_process_loses_its_tables_and_can_wake_again(postgres: str, tmp_path: Path) -> None:
    """SIGSTOP: its connections stay open, and its bots never answer."""
    one, two = LiveHouse(tmp_path, url=postgres), LiveHouse(tmp_path, url=postgres)
    await one.start()
    await two.start()
    try:
        anna = Visitor(one)
        # Bots start here. Wherever the process is stopped, even in a transaction, the other goes on.
        tables = [await anna.post("/quick", game="hedge") for _ in range(2)]
        os.kill(one.pid, signal.SIGSTOP)
        lines = [await elsewhere(anna, two).connect(table) for table in tables]
        for line in lines:
            now = await line.ask("hello")
            if not all(person["chosen"] for person in now["people"][1:]):
                await told_until(line, lambda m: all(person["chosen"] for person in m["people"][1:]))
            await line.ask("act", v=1, d=0, act="pick:1")
            assert (await line.ask("act", v=1, d=1, act="plain"))["v"] == 7
        await lines[0].ask("act", v=7, d=0, act="rest")
        told = await told_until(lines[0], lambda m: m["turn"]["to_act"] == [0, 1, 2])  # both bots have acted
        os.kill(one.pid, signal.SIGCONT)
        again = await elsewhere(anna, one).connect(tables[0])
        assert (await again.ask("hello"))["v"] == told["v"]
        await lines[1].ask("act", v=7, d=0, act="rest")
        await told_until(lines[1], lambda m: m["turn"]["to_act"] == [0, 1, 2])
    finally:
        os.kill(one.pid, signal.SIGCONT)
        await one.close()
        await two.close()
