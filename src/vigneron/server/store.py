"""What is kept and how it is found again. `Store` is what the house needs; `SqlStore` is a database."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Protocol

from sqlalchemy import RowMapping, delete, insert, select, text, update

from vigneron.core.contract import Seat
from vigneron.core.journal import Ply, Row, TableRow
from vigneron.server import schema
from vigneron.server.database import database
from vigneron.server.migrate import migrate
from vigneron.server.records import Phase, SeatRecord, TableLine, TableRecord
from vigneron.server.writer import Statement, Writer

Drafts = dict[Seat, tuple[int, list[str]]]
"""Covered choices by seat: the number of rows each was made against, and its acts."""


class Store(Protocol):
    """Every method that writes returns when the change is on disk, and raises writer.Conflict or what the
    database raised; then nothing of it was written."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def ping(self) -> None:
        """Raise when the store does not answer."""

    async def name_of(self, person: str) -> str:
        """Return the name a person gave last, or ''."""

    async def keep_name(self, person: str, name: str) -> None: ...

    async def create(self, table: TableRecord) -> None: ...

    async def table(self, id: str) -> TableRecord | None: ...

    async def find(self, code: str) -> str | None:
        """Return the id of the table with this code."""

    async def tables_of(self, person: str, limit: int = 50) -> list[TableLine]:
        """Return the tables at which a person sits, the last changed first."""

    async def save(self, table: TableRecord, rows: Sequence[Row] = ()) -> None:
        """Keep seats, options and phase, and with them the first rows when the game starts."""

    async def rows(self, id: str) -> list[Row]: ...

    async def drafts(self, id: str) -> Drafts: ...

    async def append(
        self, id: str, first: int, rows: Sequence[Row], *, uncover: bool = False, phase: Phase = "playing"
    ) -> None:
        """Write rows first, first+1, …; `uncover` drops the covered choices in the same transaction."""

    async def keep_draft(self, id: str, seat: Seat, base: int, acts: Sequence[str]) -> None:
        """Replace a seat's covered choice; no acts: there is none."""


def now() -> int:
    return int(time.time())


def _row_values(id: str, number: int, row: Row) -> dict[str, Any]:
    if isinstance(row, Ply):
        draws = " ".join(map(str, row.draws))
        return {"play": id, "row": number, "kind": "", "ply": row.ply, "seat": row.seat, "act": row.act,
                "draws": draws, "digest": row.digest, "data": "{}"}  # fmt: skip
    return {"play": id, "row": number, "kind": row.kind, "ply": -1, "seat": -1, "act": "", "draws": "",
            "digest": "", "data": json.dumps(row.data)}  # fmt: skip


def _row(found: RowMapping) -> Row:
    if found["kind"]:
        return TableRow(found["kind"], json.loads(found["data"]))
    draws = tuple(map(int, found["draws"].split()))
    return Ply(found["ply"], found["seat"], found["act"], draws, found["digest"])


def _play_values(table: TableRecord) -> dict[str, Any]:
    override = None if table.override is None else json.dumps(table.override)
    return {"id": table.id, "code": table.code, "game": table.game, "phase": table.phase, "host": table.host,
            "options": json.dumps(table.options), "edition": table.edition, "data": table.data,
            "override": override, "secret": table.secret, "made": table.made,
            "changed": table.changed}  # fmt: skip


class SqlStore:
    """The store in SQLite (WAL, one writer) or PostgreSQL, created and migrated by itself at `open`."""

    def __init__(self, url: str) -> None:
        self._database = database(url)
        self._writer = Writer(self._database)

    async def open(self) -> None:
        """Raises migrate.StoreTooNew."""
        await self._database.write(migrate)
        self._writer.start()

    async def close(self) -> None:
        await self._writer.stop()
        await self._database.close()

    async def ping(self) -> None:
        await self._read(text("select 1"))

    async def _read(self, query: Any) -> Sequence[RowMapping]:
        return await self._database.read(lambda connection: connection.execute(query).mappings().all())

    async def name_of(self, person: str) -> str:
        found = await self._read(select(schema.person.c.name).where(schema.person.c.id == person))
        return str(found[0]["name"]) if found else ""

    async def keep_name(self, person: str, name: str) -> None:
        at = schema.person
        known = await self._read(select(at.c.id).where(at.c.id == person))
        await self._writer.write([
            (update(at).where(at.c.id == person).values(name=name), None) if known
            else (insert(at).values(id=person, name=name, made=now()), None)
        ])  # fmt: skip

    async def create(self, table: TableRecord) -> None:
        await self._writer.write([(insert(schema.play), _play_values(table)), self._insert_seats(table)])

    async def table(self, id: str) -> TableRecord | None:
        found = await self._read(select(schema.play).where(schema.play.c.id == id))
        if not found:
            return None
        seats = await self._read(
            select(schema.seat).where(schema.seat.c.play == id).order_by(schema.seat.c.seat)
        )
        values: dict[str, Any] = dict(found[0])
        values["options"] = json.loads(values["options"])
        values["override"] = None if values["override"] is None else json.loads(values["override"])
        own = [SeatRecord(s["seat"], s["kind"], s["person"], s["bot"], s["name"]) for s in seats]
        return TableRecord(**values, seats=own)

    async def find(self, code: str) -> str | None:
        found = await self._read(select(schema.play.c.id).where(schema.play.c.code == code))
        return str(found[0]["id"]) if found else None

    async def tables_of(self, person: str, limit: int = 50) -> list[TableLine]:
        play, seat = schema.play, schema.seat
        mine = select(seat.c.play).where(seat.c.person == person, seat.c.kind == "person")
        plays = await self._read(
            select(play.c.id, play.c.game, play.c.phase, play.c.changed).where(play.c.id.in_(mine))
            .order_by(play.c.changed.desc(), play.c.id).limit(limit)
        )  # fmt: skip
        seats = await self._read(
            select(seat.c.play, seat.c.name).where(seat.c.play.in_([p["id"] for p in plays]))
            .where(seat.c.kind != "open").order_by(seat.c.play, seat.c.seat)
        )  # fmt: skip
        names: dict[str, list[str]] = {}
        for one in seats:
            names.setdefault(one["play"], []).append(one["name"])
        return [
            TableLine(p["id"], p["game"], p["phase"], tuple(names.get(p["id"], ())), p["changed"])
            for p in plays
        ]

    async def save(self, table: TableRecord, rows: Sequence[Row] = ()) -> None:
        table.changed = now()
        statements: list[Statement] = [
            (update(schema.play).where(schema.play.c.id == table.id).values(_play_values(table)), None),
            (delete(schema.seat).where(schema.seat.c.play == table.id), None),
            self._insert_seats(table),
        ]
        if rows:
            statements.append((insert(schema.row), [_row_values(table.id, i, r) for i, r in enumerate(rows)]))
        await self._writer.write(statements)

    @staticmethod
    def _insert_seats(table: TableRecord) -> Statement:
        return insert(schema.seat), [{"play": table.id, **asdict(seat)} for seat in table.seats]

    async def rows(self, id: str) -> list[Row]:
        query = select(schema.row).where(schema.row.c.play == id).order_by(schema.row.c.row)
        return [_row(found) for found in await self._read(query)]

    async def drafts(self, id: str) -> Drafts:
        query = select(schema.draft).where(schema.draft.c.play == id).order_by(schema.draft.c.seat)
        return {d["seat"]: (d["base"], json.loads(d["acts"])) for d in await self._read(query)}

    async def append(
        self, id: str, first: int, rows: Sequence[Row], *, uncover: bool = False, phase: Phase = "playing"
    ) -> None:
        values = [_row_values(id, first + i, row) for i, row in enumerate(rows)]
        statements: list[Statement] = [(insert(schema.row), values)]
        if uncover:
            statements.append((delete(schema.draft).where(schema.draft.c.play == id), None))
        changed: Mapping[str, Any] = {"phase": phase, "changed": now()}
        statements.append((update(schema.play).where(schema.play.c.id == id).values(changed), None))
        await self._writer.write(statements)

    async def keep_draft(self, id: str, seat: Seat, base: int, acts: Sequence[str]) -> None:
        at = schema.draft
        statements: list[Statement] = [(delete(at).where(at.c.play == id, at.c.seat == seat), None)]
        if acts:
            values = {"play": id, "seat": seat, "base": base, "acts": json.dumps(list(acts))}
            statements.append((insert(at), values))
        await self._writer.write(statements)
