"""A whole house in one file, and back: from SQLite or PostgreSQL, into an empty place of either kind.

The file is gzipped JSON lines: a head `{"format", "schema", "key"}`, then `{"table", "row"}` for every row,
then `{"rows": COUNT}`. Bytes are `{"b64": TEXT}`. It holds everything, the signing key too: keep it as
safe as that.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.engine import make_url

from vigneron.server.database import database
from vigneron.server.migrate import migrate
from vigneron.server.settings import Settings

FORMAT: Final = "vigneron-backup/1"
_VERSION: Final = "alembic_version"
_BATCH: Final = 500


class BadBackup(ValueError):
    """Not a whole backup of ours."""


class NotEmpty(ValueError):
    """There is a house in that place already."""


class NothingThere(ValueError):
    """There is no house to keep a copy of."""


async def backup(house: Settings, path: Path) -> int:
    """Write everything as it is at one moment; the house may run meanwhile. Return the number of rows.

    Raises NothingThere, OSError; then no file is left that was not there before."""
    if not _is_there(house.database_url):
        raise NothingThere(house.database_url)
    at = database(house.database_url)
    part = path.with_name(path.name + ".part")

    def work(connection: Connection) -> int:
        if not inspect(connection).has_table(_VERSION):
            raise NothingThere(house.database_url)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
            count = _write(connection, house.key, file)
        return count

    try:
        count = await at.read(work)
        os.replace(part, path)
        return count
    finally:
        part.unlink(missing_ok=True)
        await at.close()


def _is_there(url: str) -> bool:
    """Return whether there can be a house: asking SQLite for a file that is not there would make it."""
    found = make_url(url)
    return found.get_backend_name() != "sqlite" or Path(found.database or "").is_file()


def _write(connection: Connection, key: str, file: TextIO) -> int:
    schema = connection.execute(text(f"select version_num from {_VERSION}")).scalar_one()
    _line(file, {"format": FORMAT, "schema": schema, "key": key})
    count = 0
    for table in _tables(connection):
        for row in connection.execute(select(table)).mappings():
            _line(file, {"table": table.name, "row": {k: _out(v) for k, v in row.items()}})
            count += 1
    _line(file, {"rows": count})
    return count


def _line(file: TextIO, value: Any) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def _tables(connection: Connection) -> list[Table]:
    """Return the tables that are there, those first to which others refer."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _VERSION]


async def restore(house: Settings, path: Path) -> int:
    """Fill an empty place and bring it to the newest schema; return the number of rows.

    Raises BadBackup, NotEmpty, StoreTooNew; then the place is as empty as before."""
    at = database(house.database_url)

    def work(connection: Connection) -> int:
        if inspect(connection).has_table(_VERSION):
            raise NotEmpty(house.database_url)
        lines = _read(path)
        head = next(lines, {})
        if head.get("format") != FORMAT:
            raise BadBackup("head")
        migrate(connection, to=str(head.get("schema")))
        count = _fill(connection, lines)
        migrate(connection)
        _key_back(house, str(head.get("key", "")))
        return count

    try:
        return await at.write(work)
    finally:
        await at.close()


def _read(path: Path) -> Iterator[dict[str, Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                found = json.loads(line)
                if not isinstance(found, dict):
                    raise BadBackup("line")
                yield found
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadBackup(type(error).__name__) from error


def _fill(connection: Connection, lines: Iterator[dict[str, Any]]) -> int:
    tables = {table.name: table for table in _tables(connection)}
    waiting, name = list[dict[str, Any]](), ""

    def put() -> None:
        if waiting:
            connection.execute(insert(tables[name]), waiting)
            waiting.clear()

    for count, line in enumerate(lines):
        if "rows" in line:
            put()
            if line["rows"] != count:
                raise BadBackup("count")
            _numbers_go_on(connection, tables)
            return count
        if line.get("table") not in tables or not isinstance(line.get("row"), dict):
            raise BadBackup("table")
        if line["table"] != name or len(waiting) >= _BATCH:
            put()
            name = line["table"]
        waiting.append({key: _in(value) for key, value in line["row"].items()})
    raise BadBackup("end")


def _numbers_go_on(connection: Connection, tables: dict[str, Table]) -> None:
    """Let PostgreSQL's counters go on after the numbers that were put back."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables.values():
        for column in table.primary_key.columns:
            names = {"table": f'"{table.name}"', "column": column.name}
            counter = connection.execute(
                text("select pg_get_serial_sequence(:table, :column)"), names
            ).scalar()
            if counter:
                last = connection.execute(select(func.max(column))).scalar() or 0
                on = text("select setval(:counter, :next, false)")
                connection.execute(on, {"counter": counter, "next": last + 1})


def _key_back(house: Settings, key: str) -> None:
    path = house.data_dir / "key"
    if not key or os.environ.get("VIGNERON_KEY"):
        return
    path.unlink(missing_ok=True)  # made a moment ago, for a house that did not exist
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(key)


def _out(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return {"b64": base64.b64encode(bytes(value)).decode("ascii")}
    return value


def _in(value: Any) -> Any:
    return base64.b64decode(value["b64"]) if isinstance(value, dict) else value
