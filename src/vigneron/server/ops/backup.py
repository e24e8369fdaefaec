"""Backs up a whole server into one file, from SQLite or PostgreSQL. `restore` reads this file.

The file consists of gzipped JSON lines: a head `{"format", "schema", "key"}`, then `{"table", "row"}` for
every row, then `{"rows": COUNT}`. Bytes are `{"b64": TEXT}`. The file contains everything, including the
signing key, so it must be kept secret."""

from __future__ import annotations

import base64
import errno
import gzip
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import Connection, MetaData, Table, inspect, select, text
from sqlalchemy.engine import make_url

from vigneron.server.platform.settings import Settings
from vigneron.server.storage.database import database

FORMAT: Final = "vigneron-backup/1"
_VERSION: Final = "alembic_version"


class NothingThere(ValueError):
    """There is no server that could be backed up."""


async def backup(house: Settings, path: Path) -> int:
    """Write a consistent backup; return the number of rows. The server may be running.

    Raises NothingThere, OSError. If this raises, all files are unchanged."""
    if not _is_there(house.database_url):
        raise NothingThere(house.database_url)
    if path.exists() and not path.is_file():  # a folder, or a device that must not be replaced by a file
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    part = Path(name)  # a file with a new name that only its owner can read

    def work(connection: Connection) -> int:
        if not inspect(connection).has_table(_VERSION):
            raise NothingThere(house.database_url)
        with open(part, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                count = _write(connection, house.key, file)
            raw.flush()
            os.fsync(raw.fileno())
        return count

    os.close(handle)
    at = database(house.database_url)
    try:
        count = await at.read(work)
        os.replace(part, path)
        return count
    finally:
        part.unlink(missing_ok=True)
        await at.close()


def _is_there(url: str) -> bool:
    """Return whether the database exists. A connection to a missing SQLite file would create the file."""
    found = make_url(url)
    return found.get_backend_name() != "sqlite" or Path(found.database or "").is_file()


def _write(connection: Connection, key: str, file: TextIO) -> int:
    schema = connection.execute(text(f"select version_num from {_VERSION}")).scalar_one()
    _line(file, {"format": FORMAT, "schema": schema, "key": key})
    count = 0
    for table in tables(connection):
        for row in connection.execute(select(table)).mappings():
            _line(file, {"table": table.name, "row": {k: _out(v) for k, v in row.items()}})
            count += 1
    _line(file, {"rows": count})
    return count


def _line(file: TextIO, value: Any) -> None:
    file.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


def tables(connection: Connection) -> list[Table]:
    """Return the tables of the database. A table comes after the tables that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _VERSION]


def _out(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return {"b64": base64.b64encode(bytes(value)).decode("ascii")}
    return value
