"""Tables in memory: loaded on demand, dropped when nobody is there. Settings and component data."""

from __future__ import annotations

import asyncio
import os
import secrets
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from tests.server.harness import Town, town_in
from tests.server.projection.test_scene_diff import put_on
from vigneron.core.game import BadData
from vigneron.core.registry import game, games
from vigneron.server.platform.settings import default_data_dir, settings
from vigneron.server.table_registry.component_data import check_override


async def test_abandoned_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        anna = town.person()
        table = await town.table_of(anna, seats=1)
        line, _ = await anna.watch(table)
        others = [await anna.open("hedge", seats="2") for _ in range(5)]
        await line.ask("act", v=1, d=0, act="pick:2")
        assert town.server.tables.sweep(0) == 5
        assert len(town.server.tables) == 1  # this one has a viewer
        await line.close()
        town.server.tables.sweep(0)
        assert len(town.server.tables) == 0
        _, welcome = await anna.watch(table)
        assert welcome["v"] == 2
        assert (await anna.http.get(f"/t/{others[0]}")).status_code == 200


async def test_a_quiet_table_holds_no_picture_and_still_tells_differences(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vigneron.server.table_registry.registry._QUIET", 0.0)
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert, game="burgundy_dice")
    line, welcome = await anna.watch(table)
    other, _ = await bert.watch(table)
    for one in (other, line):
        assert town.server.tables.sweep(1000) == 0
        views = town.live(table).views
        assert views._scene is None
        offers = (await one.ask("hello"))["offers"]
        town.server.tables.sweep(1000)
        told = await one.ask("act", v=welcome["v"], d=0, act=offers[0]["act"])
        assert told["t"] == "moved"
    _, now = await anna.watch(table)
    got = put_on(welcome["scene"], told["diff"])
    assert got["frames"] == {frame["key"]: frame for frame in now["scene"]["frames"]}
    assert got["status"] != welcome["scene"]["status"]


@pytest.mark.parametrize("key", games())
async def test_a_quiet_table_tells_its_log_again(
    key: str, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vigneron.server.table_registry.registry._QUIET", 0.0)
    people = [town.person() for _ in range(max(2, game(key).seats[0]))]
    table = await town.table_of(*people, game=key)
    lines = [(await one.watch(table))[0] for one in people]
    for number in range(14):
        position = town.live(table).position
        assert position is not None
        told, log = list(position.log), position.rows[-1]
        if number % 3 == 0:
            town.server.tables.sweep(1000)
            assert position._log is None
        if number % 2:
            assert position.log == told, log
        seat = position.missing()[0]
        asked = await lines[seat].ask("hello")
        offer = asked["offers"][number % len(asked["offers"])]
        assert (await lines[seat].ask("act", v=asked["v"], d=asked["d"], act=offer["act"]))["t"] == "moved"
        if number == 9 and (await lines[seat].ask("hello"))["turn"]["undo"]:
            await lines[seat].ask("undo", v=(await lines[seat].ask("hello"))["v"])
    position = town.live(table).position
    assert position is not None
    told = list(position.log)
    assert told
    town.server.tables.sweep(1000)
    assert position.log == told


async def test_who_was_slow_to_say_hello_is_sent_back_to_the_table_that_counts(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    slow = anna.connect(table)
    await bert.http.get("/healthz")
    old = town.live(table)
    assert town.server.tables.sweep(0) == 1
    quick, _ = await bert.watch(table)
    assert town.live(table) is not old
    slow.send("hello")
    assert await slow.end() == 1012
    again, _ = await anna.watch(table)
    await again.ask("act", v=1, d=0, act="pick:1")
    assert (await quick.ask("ping"))["t"] == "pong"


async def test_a_table_is_loaded_once_however_many_come_at_once(town: Town) -> None:
    people = [town.person() for _ in range(3)]
    table = await town.table_of(*people)
    town.forget()
    found = await asyncio.gather(*(town.server.tables.find(table) for _ in range(10)))
    assert len({id(one) for one in found}) == 1


async def test_a_table_of_another_edition_says_which_it_needs(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    town.live(table).record.edition = "0.9"
    await town.services.store.write(town.live(table).record, whole=True)
    town.forget()
    page = await anna.http.get(f"/t/{table}")
    assert page.status_code == 409
    assert "edition 0.9" in page.text
    line = anna.connect(table)
    assert (await line.next())["t"] == "gone"


async def test_who_sits_here_is_told_when_he_comes_and_goes(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    mine, welcome = await anna.watch(table)
    assert [person["here"] for person in welcome["people"]] == [True, False]
    first, _ = await bert.watch(table)
    assert (await mine.next("people"))["people"][1]["here"]
    second, _ = await bert.watch(table)
    await first.close()
    await second.close()
    told = await mine.next("people")  # only when the person's last page is closed
    assert not told["people"][1]["here"]


def test_the_key_is_made_once_and_is_for_its_owner_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("VIGNERON_KEY", "VIGNERON_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("VIGNERON_DATA", str(tmp_path / "here"))
    assert default_data_dir() == tmp_path / "here"
    first, second = settings(), settings()
    assert first.key == second.key
    assert len(first.key) == 64
    assert stat.S_IMODE((tmp_path / "here" / "key").stat().st_mode) == 0o600
    assert settings(tmp_path / "there").key != first.key


@pytest.mark.parametrize("left", [False, True], ids=["new", "after a power cut"])
def test_houses_that_start_at_once_have_one_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    """One used to read the other's file before it was filled, and signed with ''.

    After a power cut that left an empty file, each used to write its own key."""
    monkeypatch.delenv("VIGNERON_KEY", raising=False)
    if left:
        (tmp_path / "key").touch(0o600)
    made, put, number = secrets.token_hex, os.replace, count(1)

    def slowly(size: int) -> str:
        time.sleep(0.02)
        return made(size)

    def one_after_the_other(part: Path, path: Path) -> None:
        time.sleep(0.03 * next(number))
        put(part, path)

    monkeypatch.setattr(secrets, "token_hex", slowly)
    monkeypatch.setattr(os, "replace", one_after_the_other)
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(lambda _: settings(tmp_path).key, range(8)))
    assert [len(key) for key in keys] == [64]
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_a_key_is_made_where_files_have_no_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some file systems have no hard links, and the server used not to start there."""

    def refused(*arguments: object, **more: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.delenv("VIGNERON_KEY", raising=False)
    monkeypatch.setattr(os, "link", refused)
    assert len(settings(tmp_path).key) == 64
    assert settings(tmp_path).key == settings(tmp_path).key


def altered(folder: Path, key: str) -> Path:
    """Copy a game's component data into a folder, with one number changed."""
    source = sorted((game(key).folder / "data").glob("*.toml"))[0]
    text = source.read_text(encoding="utf-8")
    target = folder / source.name
    target.write_text(f"{text}\n[altered_by_a_test]\nx = 1\n", encoding="utf-8")
    return target


async def test_other_component_data_are_played_and_said(tmp_path: Path) -> None:
    key = next(key for key in games() if key != "hedge")
    data = tmp_path / "data" / key
    data.mkdir(parents=True)
    altered(data, key)
    async with town_in(tmp_path, override=tmp_path / "data") as town:
        anna = town.person()
        table = await anna.quick(key)
        _, welcome = await anna.watch(table)
        assert welcome["table"]["override"] is True
        kept = await town.services.store.load(table)
        assert kept is not None
        assert "altered_by_a_test" in next(iter(kept.record.override.values()))
        plain = await anna.quick("hedge")
        _, welcome = await anna.watch(plain)
        assert welcome["table"]["override"] is False


def test_a_folder_that_fits_no_game_is_refused_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "nonsense.toml").write_text("a = 1", encoding="utf-8")
    with pytest.raises(BadData):
        check_override(tmp_path)
    check_override(None)
