"""Broken, hostile and truncated backups: the place stays empty, or is restored correctly."""

from __future__ import annotations

import gzip
import json
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, inspect, text

from tests.server.harness import settings_in
from vigneron.server.ops import backup, restore
from vigneron.server.ops.restore import BadBackup, NotEmpty
from vigneron.server.platform.errors import StoreAway, StoreTooNew
from vigneron.server.platform.settings import Settings
from vigneron.server.storage import migrate, schema
from vigneron.server.storage.database import database
from vigneron.server.storage.repository import SqlStore

KEY = "a key of another house"


async def copy_of(tmp_path: Path, people: int = 3, noise: int = 0) -> tuple[Path, list[Any]]:
    """Return a backup of a server with some people, and its lines."""
    folder = tmp_path / "old"
    folder.mkdir()
    house = settings_in(folder, key=KEY)
    store = SqlStore(house.database_url)
    await store.open()
    rows = [
        {"id": f"p{number}", "name": f"Anna {number}" + secrets.token_hex(noise), "made": 1}
        for number in range(people)
    ]
    await store.database.write(lambda connection: connection.execute(insert(schema.person), rows))
    await store.close()
    path = tmp_path / "whole.gz"
    await backup.backup(house, path)
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return path, [json.loads(line) for line in file]


def packed(path: Path, lines: list[Any]) -> Path:
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write("".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines))
    return path


def place(tmp_path: Path, url: str) -> Settings:
    folder = tmp_path / "new"
    folder.mkdir(exist_ok=True)
    if not (folder / "key").exists():
        (folder / "key").write_text("as before")
    return settings_in(folder, database_url=url)


async def tables(url: str) -> list[str]:
    at = database(url)
    found = await at.read(lambda connection: inspect(connection).get_table_names())
    await at.close()
    return found


async def names(url: str) -> set[str]:
    def work(connection: Connection) -> set[str]:
        return set(connection.execute(text("select name from person")).scalars())

    at = database(url)
    found = await at.read(work)
    await at.close()
    return found


async def stays_empty(house: Settings) -> None:
    assert await tables(house.database_url) == []
    assert sorted(path.name for path in house.data_dir.iterdir() if path.suffix == ".part") == []
    assert (house.data_dir / "key").read_text() == "as before"


async def refused(house: Settings, wrong: Path, what: object) -> None:
    try:
        await restore.restore(house, wrong)
    except BadBackup:
        await stays_empty(house)
    else:
        pytest.fail(f"put back: {what}")


def _person(**changes: Any) -> dict[str, Any]:
    return {"table": "person", "row": {"id": "x", "name": "X", "made": 1, **changes}}


_WRONG: dict[str, Callable[[list[Any]], list[Any]]] = {
    "a value of another kind": lambda lines: [lines[0], _person(made="now"), {"rows": 1}],
    "a truth for a number": lambda lines: [lines[0], _person(made=True), {"rows": 1}],
    "a fraction": lambda lines: [lines[0], _person(made=0.5), {"rows": 1}],
    "no number": lambda lines: [lines[0], _person(made=float("nan")), {"rows": 1}],
    "too large a number": lambda lines: [lines[0], _person(made=2**63), {"rows": 1}],
    "digits without end": lambda lines: [
        lines[0],
        '{"table":"person","row":{"id":"x","made":' + "9" * 5000 + "}}",
        {"rows": 1},
    ],
    "a list for a text": lambda lines: [lines[0], _person(name=["X"]), {"rows": 1}],
    "bytes for a text": lambda lines: [lines[0], _person(name={"b64": "WA=="}), {"rows": 1}],
    "half a character": lambda lines: [lines[0], _person(name="\ud800"), {"rows": 1}],
    "nothing where something must be": lambda lines: [lines[0], _person(name=None), {"rows": 1}],
    "a column left out": lambda lines: [lines[0], {"table": "person", "row": {"id": "x"}}, {"rows": 1}],
    "a column of its own": lambda lines: [lines[0], _person(colour="red"), {"rows": 1}],
    "one row twice": lambda lines: [lines[0], _person(), _person(), {"rows": 2}],
    "a row of nobody": lambda lines: [
        lines[0],
        {
            "table": "seat",
            "row": {
                "play": "none",
                "seat": 0,
                "kind": "open",
                "person": None,
                "bot": "",
                "name": "",
                "colour": -1,
                "ready": False,
            },
        },
        {"rows": 1},
    ],
    "bytes that are none": lambda lines: [
        lines[0],
        {
            "table": "account",
            "row": {
                "id": "x",
                "name": "X",
                "key": "x",
                "password": None,
                "public": "x",
                "handle": {"b64": "%"},
                "made": 1,
            },
        },
        {"rows": 1},
    ],
    "the table of the schema": lambda lines: [
        lines[0],
        {"table": "alembic_version", "row": {"version_num": "9999"}},
        {"rows": 1},
    ],
    "a table that is no name": lambda lines: [lines[0], {"table": ["person"], "row": {}}, {"rows": 1}],
    "a count that is no number": lambda lines: [lines[0], _person(), {"rows": True}],
    "more behind the end": lambda lines: [*lines, lines[1]],
    "two ends": lambda lines: [*lines, lines[-1]],
    "nothing but depth": lambda lines: ["[" * 200_000],
    "depth in a row": lambda lines: [lines[0], '{"row":' + '{"a":' * 100_000, {"rows": 1}],
    "schema: none": lambda lines: [{**lines[0], "schema": None}, *lines[1:]],
    "schema: a word": lambda lines: [{**lines[0], "schema": "head"}, *lines[1:]],
    "schema: a step": lambda lines: [{**lines[0], "schema": "+1"}, *lines[1:]],
    "schema: before the first": lambda lines: [{**lines[0], "schema": "0000"}, *lines[1:]],
    "schema: an older one": lambda lines: [
        {**lines[0], "schema": "0001"},
        *lines[1:-1],
        {"table": "talk", "row": {}},
        {"rows": len(lines) - 1},
    ],
    "key: none": lambda lines: [{k: v for k, v in lines[0].items() if k != "key"}, *lines[1:]],
    "key: empty": lambda lines: [{**lines[0], "key": ""}, *lines[1:]],
    "key: a list": lambda lines: [{**lines[0], "key": ["k"]}, *lines[1:]],
    "key: half a character": lambda lines: [{**lines[0], "key": "\udc80"}, *lines[1:]],
    "key: endless": lambda lines: [{**lines[0], "key": "k" * 100_000}, *lines[1:]],
}


async def test_lines_that_no_house_has_written(tmp_path: Path, url: str) -> None:
    whole, lines = await copy_of(tmp_path)
    house = place(tmp_path, url)
    for what, change in _WRONG.items():
        wrong = packed(tmp_path / "wrong.gz", change(lines))
        await refused(house, wrong, what)
    with pytest.raises(StoreTooNew):
        await restore.restore(house, packed(tmp_path / "new.gz", [{**lines[0], "schema": "9999"}]))
    await stays_empty(house)
    assert await restore.restore(house, whole) == len(lines) - 2
    assert await names(url) == {"Anna 0", "Anna 1", "Anna 2"}
    assert (house.data_dir / "key").read_text() == KEY


async def test_files_that_are_no_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(restore, "_LONGEST", 10_000)
    whole, lines = await copy_of(tmp_path)
    data, house = whole.read_bytes(), place(tmp_path, f"sqlite:///{tmp_path / 'new' / 'tables.sqlite3'}")
    turned = bytearray(gzip.compress(gzip.decompress(data), 0))
    turned[-60] ^= 1  # a flipped bit in stored data: only the checksum at the end shows it
    wrongs = [
        b"",
        b"\x1f\x8b",
        data[:9],
        data[:-1],
        data[:-8],
        data[: len(data) // 2],
        data + b"more",
        data * 2,
        bytes(turned),
        data[:-8] + b"\0" * 8,
        data[:20] + b"\xff" * 20 + data[40:],
        gzip.compress(b"\xff\xfe"),
        gzip.compress(b"x" * 1_000_000),
        zlib.compress(data),
        gzip.compress(json.dumps(lines[0]).encode() + b"\n" + b"0" * 100_000_000),
        b"PK\x03\x04" + data,
        os.urandom(1000),
    ]
    for number, wrong in enumerate(wrongs):
        (tmp_path / "wrong.gz").write_bytes(wrong)
        await refused(house, tmp_path / "wrong.gz", number)
    for path in (tmp_path / "nothing.gz", tmp_path):
        with pytest.raises(OSError, match=r"nothing.gz|directory"):
            await restore.restore(house, path)
        await stays_empty(house)
    (tmp_path / "link.gz").symlink_to(whole)
    assert await restore.restore(house, tmp_path / "link.gz") == 3


async def test_a_place_that_holds_something_else_is_left_alone(tmp_path: Path, url: str) -> None:
    whole, _ = await copy_of(tmp_path)
    at = database(url)
    await at.write(lambda connection: connection.execute(text("create table session (mine integer)")))
    await at.close()
    house = place(tmp_path, url)
    with pytest.raises(NotEmpty):
        await restore.restore(house, whole)
    assert await tables(url) == ["session"]
    assert (house.data_dir / "key").read_text() == "as before"


async def test_when_the_disk_is_full_the_place_stays_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, _ = await copy_of(tmp_path, people=2000)
    house = place(tmp_path, f"sqlite:///{tmp_path / 'new' / 'tables.sqlite3'}")
    real = migrate.lock

    def small(connection: Connection) -> None:
        connection.execute(text("pragma max_page_count = 60"))
        real(connection)

    with monkeypatch.context() as patch:
        patch.setattr(restore, "lock", small)
        with pytest.raises(StoreAway, match="full"):
            await restore.restore(house, whole)
    await stays_empty(house)

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_room)  # for the key
        with pytest.raises(OSError, match="No space"):
            await restore.restore(house, whole)
    await stays_empty(house)
    assert await restore.restore(house, whole) == 2000


async def test_if_the_last_step_fails_the_key_is_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The transaction ends after the key was replaced, and may fail then."""
    whole, _ = await copy_of(tmp_path)
    house = place(tmp_path, f"sqlite:///{tmp_path / 'new' / 'tables.sqlite3'}")
    real = restore._Key.exchange

    def broken(own: Any, key: str) -> None:
        real(own, key)
        assert (house.data_dir / "key").read_text() == KEY
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(restore._Key, "exchange", broken)
    with pytest.raises(StoreAway):
        await restore.restore(house, whole)
    await stays_empty(house)


_CHILD = """
import asyncio, sys
from pathlib import Path
from tests.server.harness import settings_in
from vigneron.server.ops.restore import restore
print("begun", flush=True)
asyncio.run(restore(settings_in(Path(sys.argv[1]), database_url=sys.argv[2]), Path(sys.argv[3])))
"""


def child(house: Settings, path: Path) -> subprocess.Popen[str]:
    """Start a restore in a process of its own."""
    command = [sys.executable, "-c", _CHILD, str(house.data_dir), house.database_url, str(path)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


async def test_of_restores_at_once_one_fills_the_place(tmp_path: Path, url: str) -> None:
    whole, _ = await copy_of(tmp_path, people=2000)
    house = place(tmp_path, url)
    children = [child(house, whole) for _ in range(3)]
    told = [one.communicate()[1] for one in children]
    assert sorted(one.returncode for one in children) == [0, 1, 1], told
    refused = [said for one, said in zip(children, told, strict=True) if one.returncode]
    assert all("NotEmpty" in said or "StoreAway" in said for said in refused), told
    assert len(await names(url)) == 2000
    assert (house.data_dir / "key").read_text() == KEY


@pytest.mark.parametrize("share", [0.3, 0.999, 1])
async def test_whoever_is_killed_in_the_middle_leaves_an_empty_place(
    tmp_path: Path, url: str, share: float
) -> None:
    """The backup comes through a pipe, of which only a part is written."""
    whole, _ = await copy_of(tmp_path, people=10_000, noise=30)
    house, pipe = place(tmp_path, url), tmp_path / "pipe"
    os.mkfifo(pipe)
    data = whole.read_bytes()
    begun = child(house, pipe)
    with open(pipe, "wb", buffering=0) as line:
        line.write(
            data[: int(len(data) * share)]
        )  # returns when everything except the pipe's buffer has been read
        begun.send_signal(signal.SIGKILL)
        begun.wait()  # before the pipe ends, which would let it finish
    begun.communicate()
    await stays_empty(house)
    assert await restore.restore(house, whole) == 10_000
    assert len(await names(url)) == 10_000


async def test_a_part_of_somebody_else_is_nobody_s_to_overwrite(tmp_path: Path) -> None:
    whole, _ = await copy_of(tmp_path)
    house, theirs = settings_in(tmp_path / "old", key=KEY), tmp_path / "house.gz.part"
    theirs.write_text("of somebody else")
    (tmp_path / "key.part").symlink_to(theirs)
    await backup.backup(house, tmp_path / "house.gz")
    assert theirs.read_text() == "of somebody else"
    assert sorted(p.name for p in tmp_path.iterdir()) == [
        "house.gz",
        "house.gz.part",
        "key.part",
        "old",
        "whole.gz",
    ]
    for wrong in (tmp_path / "old", Path("/dev/null")):
        with pytest.raises(FileExistsError):
            await backup.backup(house, wrong)
    before = whole.read_bytes()

    def no_room(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", no_room)
        with pytest.raises(OSError, match="No space"):
            await backup.backup(house, whole)
    assert whole.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 5
