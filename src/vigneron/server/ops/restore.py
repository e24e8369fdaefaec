"""Restores a backup into an empty data folder and an empty database.

The file may come from anybody. If the file is bad, or if the restore is interrupted, the place remains empty.
All rows are written in one transaction. Only the key is a separate file. It is replaced atomically before the
transaction ends, so that a database never has the wrong key."""

from __future__ import annotations

import base64
import binascii
import gzip
import json
import os
import re
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    String,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError

from vigneron.server.ops.backup import FORMAT, tables
from vigneron.server.platform.errors import StoreTooNew
from vigneron.server.platform.settings import Settings
from vigneron.server.storage.database import away, database
from vigneron.server.storage.migrate import lock, migrate
from vigneron.server.storage.schema import HEAD

_BATCH: Final = 500
_BATCH_LENGTH: Final = 1_000_000
"""The number of rows, and of characters of rows, that are inserted at once."""
_LONGEST: Final = 16_000_000
"""The maximum number of characters of a line. It is a hundred times the longest real line, so that no file
can fill the memory."""
_LONGEST_KEY: Final = 10_000
_LARGEST: Final = 2**63


class BadBackup(ValueError):
    """The file is not a complete backup of a Vigneron server."""


class NotEmpty(ValueError):
    """The folder or the database is not empty."""


async def restore(house: Settings, path: Path) -> int:
    """Restore a backup and migrate it to the newest schema; return the number of rows.

    Raises BadBackup, NotEmpty, StoreTooNew, StoreAway, OSError. If this raises, the place is as empty as
    before."""
    at = database(house.database_url)
    key = _Key(house.data_dir / "key")

    def work(connection: Connection) -> int:
        lock(connection)
        if inspect(connection).get_table_names():
            raise NotEmpty(house.database_url)
        lines = _read(path)
        schema, own = _head(next(lines, ({}, 0))[0])
        with _files_fault():
            migrate(connection, to=schema)
            count = _fill(connection, lines)
            migrate(connection)
        if not os.environ.get("VIGNERON_KEY"):
            key.exchange(own)
        return count

    try:
        return await at.write(work)
    except BaseException:
        key.put_back()
        raise
    finally:
        await at.close()


def _head(head: Mapping[str, Any]) -> tuple[str, str]:
    """Return the schema and the key from the first line of a backup. Raises BadBackup, StoreTooNew."""
    schema, key = head.get("schema"), head.get("key")
    if head.get("format") != FORMAT or not isinstance(schema, str) or not isinstance(key, str):
        raise BadBackup("head")
    if not re.fullmatch(r"[0-9]{4}", schema) or int(schema) < 1 or not 0 < len(key) <= _LONGEST_KEY:
        raise BadBackup("head")
    if schema > HEAD:
        raise StoreTooNew(f"schema {schema} is asked for; this version knows {HEAD}")
    _text(key)
    return schema, key


def _read(path: Path) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield each line of a file and its length. Raises BadBackup, OSError."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            while line := file.readline(_LONGEST + 1):
                found = json.loads(line) if len(line) <= _LONGEST else None
                if not isinstance(found, dict):
                    raise BadBackup("line")
                yield found, len(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, RecursionError) as error:
        raise error if isinstance(error, BadBackup) else BadBackup(type(error).__name__) from error


@contextmanager
def _files_fault() -> Iterator[None]:
    """Raise BadBackup for errors that the contents of the file cause.

    An error of a full, locked or lost database is not changed."""
    try:
        yield
    except IntegrityError as error:
        raise BadBackup("rows") from error
    except StatementError as error:
        if isinstance(error, DBAPIError) and away(error):
            raise
        raise BadBackup(type(error).__name__) from error


def _fill(connection: Connection, lines: Iterator[tuple[dict[str, Any], int]]) -> int:
    known = {table.name: table for table in tables(connection)}
    waiting, shape, size = list[dict[str, Any]](), ("", frozenset[str]()), 0

    def put() -> None:
        if waiting:
            connection.execute(insert(known[shape[0]]), waiting)
            waiting.clear()

    for count, (line, length) in enumerate(lines):
        if "rows" in line:
            put()
            if type(line["rows"]) is not int or line["rows"] != count:
                raise BadBackup("count")
            if next(lines, None) is not None:  # the file is read to its end, where gzip compares the checksum
                raise BadBackup("end")
            _numbers_go_on(connection, known)
            return count
        name, row = line.get("table"), line.get("row")
        if not isinstance(name, str) or name not in known or not isinstance(row, dict):
            raise BadBackup("table")
        if (name, frozenset(row)) != shape or len(waiting) >= _BATCH or size >= _BATCH_LENGTH:
            put()
            shape, size = (name, frozenset(row)), 0
        size += length
        waiting.append(_values(known[name], row))
    raise BadBackup("end")


def _values(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    if not row.keys() <= set(table.columns.keys()):
        raise BadBackup("columns")
    return {key: _value(table.columns[key], value) for key, value in row.items()}


def _value(column: Column[Any], value: Any) -> Any:
    """Return a value for the database. Raises BadBackup for a wrong type, because SQLite would accept it."""
    kind = column.type
    if value is None and column.nullable:
        return None
    if isinstance(kind, Boolean) and (value is True or value is False):
        return value
    if isinstance(kind, Integer) and type(value) is int and -_LARGEST <= value < _LARGEST:
        return value
    if isinstance(kind, String) and isinstance(value, str):
        return _text(value)
    if isinstance(kind, LargeBinary) and isinstance(value, dict) and isinstance(value.get("b64"), str):
        try:
            return base64.b64decode(value["b64"], validate=True)
        except (binascii.Error, ValueError) as error:
            raise BadBackup("bytes") from error
    raise BadBackup(f"{column.table.name}.{column.name}")


def _text(value: str) -> str:
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise BadBackup("text") from error
    return value


def _numbers_go_on(connection: Connection, known: Mapping[str, Table]) -> None:
    """Set PostgreSQL's sequences to continue after the restored numbers."""
    if connection.dialect.name != "postgresql":
        return
    for table in known.values():
        for column in table.primary_key.columns:
            names = {"table": f'"{table.name}"', "column": column.name}
            counter = connection.execute(
                text("select pg_get_serial_sequence(:table, :column)"), names
            ).scalar()
            if counter:
                last = connection.execute(select(func.max(column))).scalar() or 0
                on = text("select setval(:counter, :next, false)")
                connection.execute(on, {"counter": counter, "next": last + 1})


class _Key:
    """The file of the signing key. It is replaced atomically, and put back if the transaction fails."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._before: bytes | None = None
        self._exchanged = False

    def exchange(self, key: str) -> None:
        self._before = self._path.read_bytes() if self._path.exists() else None
        self._write(key.encode())
        self._exchanged = True

    def put_back(self) -> None:
        if not self._exchanged:
            return
        if self._before is None:
            self._path.unlink(missing_ok=True)
        else:
            self._write(self._before)

    def _write(self, key: bytes) -> None:
        handle, part = tempfile.mkstemp(prefix="key.", suffix=".part", dir=self._path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(key)
                file.flush()
                os.fsync(handle)
            os.replace(part, self._path)
        except BaseException:
            Path(part).unlink(missing_ok=True)
            raise
