"""Backups: a whole server in one file, restored on the same database or the other; games go on."""

from __future__ import annotations

import gzip
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Person, Town, settings_in, town_in
from tests.server.postgres import Postgres
from vigneron.server.ops import backup, restore
from vigneron.server.ops.backup import NothingThere
from vigneron.server.ops.restore import BadBackup, NotEmpty
from vigneron.server.platform.errors import StoreTooNew
from vigneron.server.platform.settings import Settings


async def played(town: Town) -> tuple[str, Person, Person]:
    """Return a table in its first covered choice: Anna's is complete, Bert's is not."""
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, clock="bank:900:15")
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    await mine.ask("act", v=1, d=0, act="pick:3")
    town.services.clock._base += 1000
    await mine.ask("act", v=1, d=1, act="double")
    await his.ask("act", v=1, d=0, act="pick:2")
    await bert.post(f"/t/{table}/name", name="Béla")
    return table, anna, bert


async def goes_on(town: Town, table: str, before: Person) -> None:
    """Let Bert come back with his old cookie and complete his choice; the game goes on with Anna's."""
    bert = town.person()
    bert.http.cookies.update(dict(before.http.cookies))
    line, welcome = await bert.watch(table)
    assert (welcome["you"]["seat"], welcome["d"]) == (1, 1)
    assert welcome["people"][0]["chosen"]
    assert welcome["people"][0]["clock"]["left"] == 899_000
    told = await line.ask("act", v=1, d=1, act="plain")
    assert (told["v"], told["turn"]["to_act"]) == (5, [0])
    assert [row["score"] for row in told["diff"]["standings"]] == ["6", "2"]


async def test_a_game_goes_on_in_the_place_where_it_was_put_back(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder in (old, new):
        folder.mkdir()
    async with town_in(old) as town:
        table, _, bert = await played(town)
        rows = await backup.backup(settings_in(old), tmp_path / "house.gz")  # while the server runs
    assert stat.S_IMODE((tmp_path / "house.gz").stat().st_mode) == 0o600
    assert await restore.restore(settings_in(new), tmp_path / "house.gz") == rows
    assert (new / "key").read_text() == settings_in(old).key
    assert stat.S_IMODE((new / "key").stat().st_mode) == 0o600
    async with town_in(new) as town:
        await goes_on(town, table, bert)


@pytest.mark.parametrize("direction", ["to", "from"])
async def test_a_house_moves_between_sqlite_and_postgresql(
    direction: str, cluster: Postgres, tmp_path: Path
) -> None:
    server = settings_in(tmp_path, database_url=await cluster.database())
    file = settings_in(tmp_path)
    source, target = (file, server) if direction == "to" else (server, file)
    async with town_in(tmp_path, database_url=source.database_url) as town:
        table, _, bert = await played(town)
    await backup.backup(source, tmp_path / "house.gz")
    await restore.restore(target, tmp_path / "house.gz")
    async with town_in(tmp_path, database_url=target.database_url) as town:
        await goes_on(town, table, bert)
        assert (await town.person().open("hedge", seats="2")) != table


async def kept(tmp_path: Path) -> tuple[Path, list[Any]]:
    """Return a backup and its lines."""
    folder = tmp_path / "old"
    folder.mkdir()
    async with town_in(folder) as town:
        await played(town)
    path = tmp_path / "house.gz"
    await backup.backup(settings_in(folder), path)
    with gzip.open(path, "rt") as file:
        return path, [json.loads(line) for line in file]


def write(path: Path, lines: list[Any]) -> None:
    with gzip.open(path, "wt") as file:
        file.write("".join(json.dumps(line) + "\n" for line in lines))


def place(tmp_path: Path) -> Settings:
    folder = tmp_path / "new"
    folder.mkdir(exist_ok=True)
    return settings_in(folder)


async def test_what_is_no_whole_backup_is_refused_and_the_place_stays_empty(tmp_path: Path) -> None:
    path, lines = await kept(tmp_path)
    wrongs: list[list[Any]] = [
        lines[:-1],
        lines[:-2] + lines[-1:],
        [],
        lines[1:],
        [{"format": "other"}, *lines[1:]],
        [lines[0], {"table": "nobody", "row": {}}, *lines[1:]],
        [lines[0], 7],
        [lines[0], {"table": "play"}],
    ]
    for wrong in wrongs:
        write(path, wrong)
        with pytest.raises(BadBackup):
            await restore.restore(place(tmp_path), path)
    whole = tmp_path / "cut.gz"
    write(whole, lines)
    path.write_bytes(whole.read_bytes()[:-30])
    with pytest.raises(BadBackup):
        await restore.restore(place(tmp_path), path)
    path.write_bytes(b"not gzip at all")
    with pytest.raises(BadBackup):
        await restore.restore(place(tmp_path), path)
    await restore.restore(place(tmp_path), whole)


async def test_a_place_with_a_house_is_left_alone_and_a_newer_backup_too(tmp_path: Path) -> None:
    path, lines = await kept(tmp_path)
    with pytest.raises(NotEmpty):
        await restore.restore(settings_in(tmp_path / "old"), path)
    write(path, [{**lines[0], "schema": "9999"}, *lines[1:]])
    with pytest.raises(StoreTooNew):
        await restore.restore(place(tmp_path), path)


async def test_an_older_backup_is_brought_to_the_newest_schema(tmp_path: Path) -> None:
    path, lines = await kept(tmp_path)
    added = {
        "revision",
        "due",
        "terms",
        "clock",
        "motion",
        "words",
        "origin",
        "listed",
        "closed",
        "next",
        "manner",
        "colour",
        "ready",
        "missing",
        "at",
    }
    old = [
        {"table": line["table"], "row": {k: v for k, v in line["row"].items() if k not in added}}
        for line in lines[1:-1]
        if line["table"] in ("person", "play", "seat", "row", "draft")
    ]
    write(path, [{**lines[0], "schema": "0001"}, *old, {"rows": len(old)}])
    assert await restore.restore(place(tmp_path), path) == len(old)


async def test_where_no_house_is_nothing_is_kept(tmp_path: Path) -> None:
    with pytest.raises(NothingThere):
        await backup.backup(settings_in(tmp_path), tmp_path / "house.gz")
    assert list(tmp_path.iterdir()) == []
