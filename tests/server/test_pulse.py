"""Time in which the whole house was away counts against nobody."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import Connection, select, update

from tests.server.harness import Town, town_in
from tests.server.test_waiting import begun, kinds, later
from vigneron.server import schema
from vigneron.server.store import SqlStore

HOUR = 3_600_000
_play, _pulse = schema.play, schema.pulse


async def ago(store: SqlStore, milliseconds: int, *, clocks: bool = True) -> None:
    """Let everything that the store notes have happened so much earlier."""

    def work(connection: Connection) -> None:
        connection.execute(update(_pulse).values(alive=_pulse.c.alive - milliseconds))
        if not clocks:
            return
        for id, text, due in connection.execute(select(_play.c.id, _play.c.clock, _play.c.due)).all():
            clock = json.loads(text)
            clock["since"] = [since and since - milliseconds for since in clock["since"]]
            values = {"clock": json.dumps(clock), "due": due and due - milliseconds}
            connection.execute(update(_play).where(_play.c.id == id).values(values))

    await store.database.write(work)


async def alive(store: SqlStore) -> int:
    return int((await store.read(select(_pulse.c.alive)))[0]["alive"])


async def test_a_house_that_was_away_for_an_hour_goes_on_where_it_stood(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        table, (anna, _), (mine, _) = await begun(town, clock="act:60", substitute="random")
        before = (await mine.ask("hello"))["people"][0]["clock"]["left"]
        cookies = dict(anna.http.cookies)
        await ago(town.house.store, 0)
    store = SqlStore(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    await ago(store, HOUR)
    await store.close()
    async with town_in(tmp_path) as town:
        await town.house.keeping.look()
        assert table not in town.house._tables  # nobody's time is over
        anna = town.person()
        anna.http.cookies.update(cookies)
        _, welcome = await anna.watch(table)
        left = welcome["people"][0]["clock"]["left"]
        assert before - 10_000 < left <= before
        assert welcome["people"][0]["clock"]["runs"]
        await later(town, 61)
        assert [kind for kind, _ in kinds(town, table)] == ["clock", "takeover"]


async def test_a_house_that_slept_gives_the_time_back_to_those_who_are_there(town: Town) -> None:
    _, _, (mine, his) = await begun(town, clock="bank:900:15")
    store = town.house.store
    await ago(store, HOUR, clocks=False)
    town.house.means.hours._base += 20_000  # as if so long had passed since the last note
    await town.house.keeping.beat()
    told = await his.until(lambda m: m["t"] == "people")
    assert told["people"][0]["clock"]["left"] > 890_000
    assert (await mine.ask("act", v=5, d=0, act="rest"))["t"] == "moved"  # what was told since is the truth


async def test_a_house_that_runs_notes_the_time_and_changes_no_clock(town: Town) -> None:
    table, _, _ = await begun(town, clock="bank:900:15")
    record = town.house._tables[table].record
    clock, revision, noted = record.clock, record.revision, await alive(town.house.store)
    await ago(town.house.store, 12_000, clocks=False)
    town.house.means.hours._base += 6_000
    await town.house.keeping.beat()
    assert await alive(town.house.store) >= noted
    kept = await town.house.store.load(table)
    assert kept is not None
    assert (kept.record.clock, kept.record.revision) == (clock, revision)


async def test_a_table_without_a_clock_is_not_touched(town: Town) -> None:
    table, _, _ = await begun(town)
    revision = town.house._tables[table].record.revision
    await ago(town.house.store, HOUR, clocks=False)
    town.house.means.hours._base += 6_000
    await town.house.keeping.beat()
    kept = await town.house.store.load(table)
    assert kept is not None
    assert kept.record.revision == revision


async def test_a_house_closes_though_its_store_is_away(town: Town) -> None:
    town.house.keeping.pulse._store = None  # type: ignore[assignment]
    await town.house.keeping.pulse.close()
    assert town.house.keeping.pulse._mine


async def test_while_one_process_runs_the_house_is_there(postgres: str, tmp_path: Path) -> None:
    async with town_in(tmp_path, database_url=postgres) as first:
        table, _, _ = await begun(first, clock="act:600")
        clock = first.house._tables[table].record.clock
        await ago(first.house.store, HOUR, clocks=False)
        async with town_in(tmp_path, database_url=postgres) as second:
            kept = await second.house.store.load(table)
            assert kept is not None
            assert kept.record.clock == clock  # the first process was there, however old its note
            assert first.house.keeping._ticking is not None
            first.house.keeping._ticking.cancel()  # it hangs, and its line is lost
            await first.house.means.bus.release(["~house"])
            await second.house.keeping.beat()
            kept = await second.house.store.load(table)
            assert kept is not None
            assert kept.record.clock != clock
            assert await second.house.store.time() - await alive(second.house.store) < 10_000
