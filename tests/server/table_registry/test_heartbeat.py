"""Time in which nobody could act counts against nobody, whatever the machine's clock did."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from tests.server.harness import Town, town_in
from tests.server.table.test_takeovers import begun, kinds, later, live
from vigneron.server.storage import row_mapping, schema
from vigneron.server.storage.database import PostgresDatabase, SqliteDatabase
from vigneron.server.storage.database_clock import CLOSE
from vigneron.server.storage.repository import SqlStore

HOUR = 3_600_000
_play, _pulse = schema.play, schema.pulse


class Machine:
    """The clock of the database's machine. It stands still, like the server's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch, self._at, self._ahead = monkeypatch, int(time.time() * 1000), 0
        self.ahead(0)

    def tick(self) -> None:
        """Let a millisecond pass."""
        self._at += 1
        self.ahead(self._ahead)

    def ahead(self, milliseconds: int) -> None:
        """Set this clock ahead."""
        self._ahead = milliseconds
        for kind in (SqliteDatabase, PostgresDatabase):
            self._patch.setattr(kind, "milliseconds", f"select cast({self._at + milliseconds} as bigint)")


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


async def beat(town: Town) -> None:
    """Let the server read the time, as it does every few seconds."""
    hours = town.services.clock
    hours._base, hours._at = hours._base - 6_000, hours._at - 6
    await town.server.maintenance.beat()


async def lefts(town: Town, table: str) -> list[int]:
    told = live(town, table).views.people("en", set(), town.services.clock.now(), {})
    return [one.clock.left for one in told if one.clock]


async def stored(store: SqlStore, table: str) -> Any:
    return (await store.read(select(_play).where(_play.c.id == table)))[0]


async def alive(store: SqlStore) -> int:
    return int((await store.read(select(_pulse.c.alive)))[0]["alive"])


@pytest.mark.parametrize("moved", [HOUR, -HOUR, 30 * 24 * HOUR])
async def test_a_house_that_begins_anew_goes_on_where_it_stood(
    tmp_path: Path, machine: Machine, moved: int
) -> None:
    async with town_in(tmp_path) as town:
        table, (anna, _), _ = await begun(town, clock="act:60", substitute="random")
        before = (await lefts(town, table))[0]
        cookies = dict(anna.http.cookies)
    machine.ahead(moved)
    async with town_in(tmp_path) as town:
        await town.server.maintenance.look()
        assert table not in town.ids()  # nobody's time is up
        anna = town.person()
        anna.http.cookies.update(cookies)
        _, welcome = await anna.watch(table)
        clock = welcome["people"][0]["clock"]
        assert clock["runs"]
        assert clock["left"] <= before
        await later(town, 61)
        assert [kind for kind, _ in kinds(town, table)] == ["clock", "takeover"]


async def test_a_house_whose_clock_stood_ahead_and_is_set_right_goes_on(
    tmp_path: Path, machine: Machine
) -> None:
    machine.ahead(HOUR)
    async with town_in(tmp_path) as town:
        table, _, _ = await begun(town, clock="act:60", substitute="random")
    machine.ahead(0)
    async with town_in(tmp_path) as town:
        at = town.services.clock.now()
        row = await stored(town.services.store, table)
        assert max(filter(None, json.loads(row["clock"])["since"])) <= at
        assert row["due"] <= at + 60_000
        assert row["changed"] <= await town.services.store.time() // 1000 + 1
        machine.ahead(HOUR)
        await beat(town)
        await town.server.maintenance.look()
        assert table not in town.ids()


@pytest.mark.parametrize("moved", [75_000, HOUR, -HOUR, 8_000, -8_000])
async def test_a_house_that_slept_or_whose_clock_is_set_gives_time_back_to_those_who_are_there(
    town: Town, machine: Machine, moved: int
) -> None:
    table, _, (mine, his) = await begun(town, clock="act:60", substitute="random")
    machine.ahead(moved)
    await his.ask("hello")
    await beat(town)
    told = await his.until(lambda m: m["t"] == "people")
    assert told["people"][0]["clock"]["runs"]
    await town.server.maintenance.look()
    assert kinds(town, table) == []
    answer = await mine.ask("act", v=5, d=0, act="rest")
    assert answer["t"] == "moved"  # later messages are right
    clock = live(town, table).record.clock
    assert clock is not None
    assert clock.left[1] == 60_000
    await later(town, 61)
    assert [kind for kind, _ in kinds(town, table)] == ["clock", "takeover"]


async def test_a_house_that_stood_still_gives_the_time_back(town: Town) -> None:
    table, _, _ = await begun(town, clock="bank:900:15")
    before, hours = await lefts(town, table), town.services.clock
    hours._at -= 75  # its process was stopped, so nothing was read
    await town.server.maintenance.beat()
    after = await lefts(town, table)
    assert before[0] - 20_000 < after[0]
    hours._at -= HOUR
    assert before[0] - 40_000 < (await lefts(town, table))[0]  # before any reading


async def test_times_ahead_of_now_are_mended_while_the_house_runs(town: Town, machine: Machine) -> None:
    table, _, (mine, _) = await begun(town, clock="act:60")
    await mine.ask("propose", kind="end")
    quiet = await town.table_of(town.person(), town.person())

    def work(connection: Connection) -> None:
        for row in connection.execute(select(_play)).mappings().all():
            clock, motion = json.loads(row["clock"]), json.loads(row["motion"] or "null")
            if clock:
                clock["since"] = [since and since + HOUR for since in clock["since"]]
            if motion:
                motion["until"] += HOUR
            values = {
                "clock": json.dumps(clock),
                "motion": json.dumps(motion) if motion else None,
                "due": row["due"] and row["due"] + HOUR,
                "changed": row["changed"] + 3600,
            }
            connection.execute(update(_play).where(_play.c.id == row["id"]).values(values))

    await town.services.store.database.write(work)
    before = live(town, quiet).record.revision
    machine.ahead(75_000)
    await beat(town)
    record, at = live(town, table).record, town.services.clock.now()
    row = await stored(town.services.store, table)
    assert row["revision"] == record.revision
    assert record.clock is not None
    assert max(filter(None, record.clock.since)) <= at
    assert record.motion is not None
    assert record.motion.until is not None
    assert record.motion.until <= at + 120_000
    assert record.due is not None
    assert record.due <= at
    for one in (row, await stored(town.services.store, quiet)):
        assert one["changed"] <= await town.services.store.time() // 1000 + 1
    assert live(town, quiet).record.revision == before  # a table without a clock is unchanged


async def test_a_house_that_runs_notes_the_time_and_changes_no_clock(town: Town) -> None:
    table, _, _ = await begun(town, clock="bank:900:15")
    record = live(town, table).record
    clock, revision, noted = record.clock, record.revision, await alive(town.services.store)
    await beat(town)
    assert await alive(town.services.store) >= noted
    row = await stored(town.services.store, table)
    assert (row_mapping.clock_of(row["clock"]), row["revision"]) == (clock, revision)


async def test_a_house_closes_though_its_store_is_away(town: Town) -> None:
    town.server.heartbeat._store = None  # type: ignore[assignment]
    await town.server.heartbeat.close()
    assert town.server.heartbeat._mine


async def test_processes_of_a_house_have_one_time_whatever_the_database_s_clock_does(
    postgres: str, tmp_path: Path, machine: Machine
) -> None:
    async with (
        town_in(tmp_path, database_url=postgres) as first,
        town_in(tmp_path, database_url=postgres) as second,
    ):
        table, _, _ = await begun(first, clock="act:60", substitute="random")
        before = (await lefts(first, table))[0]
        towns = [first, second]
        for moved in (HOUR, -HOUR, 8_000, 0):
            machine.ahead(moved)
            for town in [*towns, *towns]:
                machine.tick()
                await beat(town)
            for town in towns:
                await town.server.maintenance.look()
            apart = first.services.clock.now() - second.services.clock.now()
            assert abs(apart) <= CLOSE
            assert kinds(first, table) == []
            assert (await lefts(first, table))[0] <= before
            towns.reverse()
        second.services.clock._base -= 75_000  # its machine slept, but not the first one's
        for town in [second, first, second, first]:
            machine.tick()
            await beat(town)
        assert abs(first.services.clock.now() - second.services.clock.now()) <= CLOSE


async def test_while_one_process_runs_the_house_is_there(
    postgres: str, tmp_path: Path, machine: Machine
) -> None:
    async with town_in(tmp_path, database_url=postgres) as first:
        await begun(first, clock="act:600")
        begins = first.services.clock.now()
        first.services.clock._base += 60_000  # a minute passes, and there is a heartbeat
        await beat(first)
        async with town_in(tmp_path, database_url=postgres) as second:
            assert second.services.clock.now() >= begins + 55_000  # it follows the first process's time
            first.server.chores["maintenance"].cancel()  # it hangs, and its connection is lost
            await first.services.bus.release(["~house"])
            machine.ahead(HOUR)
            await beat(second)
            assert second.server.heartbeat._mine
            assert second.services.clock.now() < begins + HOUR
            assert abs(await second.services.store.time() - await alive(second.services.store)) < 10_000
