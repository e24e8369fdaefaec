"""Queries and writes: the interface `Store`, and the class `SqlStore`, which implements it on a database."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sqlalchemy import Connection, RowMapping, bindparam, delete, func, insert, select, text, update

from vigneron.core.contract import Seat
from vigneron.core.journal import Row
from vigneron.server.storage import row_mapping as columns
from vigneron.server.storage import schema, table_lists
from vigneron.server.storage.database import database, time_of
from vigneron.server.storage.migrate import migrate
from vigneron.server.storage.models import ChatLine, Companion, TableLine, TableRecord
from vigneron.server.storage.write_batcher import Conflict, Statement, Writer

Drafts = dict[Seat, tuple[int, list[str]]]
"""Covered choices by seat: the ply that a choice follows, and its acts."""
CHANNEL: Final = "vigneron"
"""The PostgreSQL channel on which processes notify each other."""


@dataclass(slots=True)
class StoredTable:
    """A table as stored at one moment. `rows` begin at the requested row."""

    record: TableRecord
    rows: list[Row]
    drafts: Drafts


class Store(Protocol):
    """The interface of the store.

    A method that writes returns when the change is on disk. If it raises write_batcher.Conflict or a database
    error, then no part of the change was written."""

    async def open(self) -> None:
        """Connect, and migrate the schema."""

    async def close(self) -> None:
        """Finish the waiting writes, and disconnect."""

    async def ping(self) -> None:
        """Raise if the store does not answer."""

    async def time(self) -> int:
        """Return the database's time in milliseconds since 1970."""

    async def name_of(self, person: str) -> str:
        """Return the name that a person entered last, or ''."""

    async def keep_name(self, person: str, name: str) -> None:
        """Store the name that a person entered last."""

    async def create(self, table: TableRecord, rows: Sequence[Row] = ()) -> None:
        """Store a new table."""

    async def load(self, id: str, since: int = 0) -> StoredTable | None:
        """Return a table with its covered choices and its rows from number `since` on, or None."""

    async def times(self, id: str) -> list[int | None]:
        """Return when each row of a table was written, in milliseconds since 1970; None if unknown."""

    async def find(self, code: str) -> str | None:
        """Return the id of the table with this join code, or None."""

    async def tables_of(self, person: str) -> list[TableLine]:
        """Return the tables at which a person sits and that are not over.

        Tables that wait for the person come first, then other running tables, then lobbies. Within each
        group, the table with the latest change comes first."""

    async def ended_tables_of(self, person: str, skip: int, limit: int) -> list[TableLine]:
        """Return the finished tables at which a person sat. The table with the latest change comes first."""

    async def companions_of(self, person: str, limit: int) -> list[Companion]:
        """Return seats of others at a person's earlier tables, the latest table first."""

    async def open_tables(self, since: int, limit: int) -> list[TableRecord]:
        """Return public lobbies that changed after `since` (seconds since 1970), newest first."""

    async def revisions(self, ids: Collection[str]) -> dict[str, int]:
        """Return the newest revisions of these tables, by id. Unknown ids are left out."""

    async def overdue(self, at: int, limit: int) -> list[str]:
        """Return the tables that are due at `at` (milliseconds of `database_clock`), the oldest first."""

    async def postpone(self, id: str, at: int) -> None:
        """Delay a due table that could not be loaded by an hour."""

    async def say(self, id: str, line: ChatLine) -> None:
        """Store a chat line with the next number of its table. Very old lines are deleted."""

    async def talk(self, id: str, since: int, most: int) -> list[ChatLine]:
        """Return the last `most` chat lines whose number is greater than `since`."""

    async def write(
        self,
        table: TableRecord,
        first: int = 0,
        rows: Sequence[Row] = (),
        *,
        whole: bool = False,
        drafts: Mapping[Seat, tuple[int, Sequence[str]]] | None = None,
        uncover: bool = False,
        also: Sequence[Statement] = (),
        quiet: bool = False,
    ) -> None:
        """Store a changed table: its record, new rows numbered from `first` on, and changed covered choices.

        `whole` means that seats and settings are written too, and not only the columns that change with every
        act. `drafts` are covered choices by seat; a choice without acts is deleted. `uncover` means that all
        covered choices are deleted. `also` contains statements for the same transaction. `quiet` means that
        the time of the last change, which lists show, is not updated. Raises Conflict if the table was
        written since the record's revision. Otherwise the record gets the next revision."""


def now() -> int:
    """Return the time in seconds since 1970."""
    return int(time.time())


_play, _seat, _row, _draft = schema.play, schema.seat, schema.row, schema.draft
_talk = schema.talk
_MOVING: Final = ("phase", "due", "missing", "clock", "motion", "changed", "revision")
_AGREED: Final = (
    "host",
    "options",
    "edition",
    "data",
    "override",
    "terms",
    "words",
    "listed",
    "closed",
    "next",
    "manner",
)


def _keep(names: Sequence[str]) -> Any:
    values: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
    return (
        update(_play)
        .where(_play.c.id == bindparam("at_id"), _play.c.revision == bindparam("at_revision"))
        .values(values)
    )


# The statements are built once, because building a statement takes as long as running it.
_KEEP, _KEEP_WHOLE = _keep(_MOVING), _keep([*_MOVING, *_AGREED])
_ADD_ROWS, _ADD_SEATS = insert(_row), insert(_seat)
_PUT_DRAFT = text(
    "insert into draft (play, seat, base, acts) values (:play, :seat, :base, :acts)"
    " on conflict (play, seat) do update set base = excluded.base, acts = excluded.acts"
)
_NO_SEATS = delete(_seat).where(_seat.c.play == bindparam("at_id"))
_NO_DRAFTS = delete(_draft).where(_draft.c.play == bindparam("at_id"))
_NO_DRAFT = delete(_draft).where(_draft.c.play == bindparam("at_id"), _draft.c.seat == bindparam("at_seat"))
_NAME = text(
    "insert into person (id, name, made) values (:id, :name, :made)"
    " on conflict (id) do update set name = excluded.name"
)
_TELL = text("select pg_notify(:channel, :told)")
_ONE = select(_play).where(_play.c.id == bindparam("at_id"))
_SEATS = select(_seat).where(_seat.c.play == bindparam("at_id")).order_by(_seat.c.seat)
_ROWS = (
    select(_row)
    .where(_row.c.play == bindparam("at_id"), _row.c.row >= bindparam("since"))
    .order_by(_row.c.row)
)
_DRAFTS = select(_draft).where(_draft.c.play == bindparam("at_id")).order_by(_draft.c.seat)


_TALK = (
    select(_talk)
    .where(_talk.c.play == bindparam("at_id"), _talk.c.number > bindparam("since"))
    .order_by(_talk.c.number.desc())
    .limit(bindparam("most"))
)
_LAST = select(func.max(_talk.c.number)).where(_talk.c.play == bindparam("at_id")).scalar_subquery()
_SAY = insert(_talk).values(
    play=bindparam("at_id"),
    number=func.coalesce(_LAST, 0) + 1,
    seat=bindparam("new_seat"),
    name=bindparam("new_name"),
    phrase=bindparam("new_phrase"),
    text=bindparam("new_text"),
    at=bindparam("new_at"),
    person=bindparam("new_person"),
)
_FORGET = delete(_talk).where(_talk.c.play == bindparam("at_id"), _talk.c.number <= _LAST - bindparam("kept"))
_SPOKEN: Final = 300
"""The maximum number of chat lines stored for one table."""
_AT_ONCE: Final = 10


def telling(kind: str, id: str, data: Any) -> Statement:
    """Return the statement that notifies the other processes when the transaction commits.

    Use it only with a database that several processes share (`SqlStore.shared`)."""
    return Statement(_TELL, {"channel": CHANNEL, "told": json.dumps([kind, id, data])})


class SqlStore:
    """The store in SQLite (WAL, one writer) or PostgreSQL. `open` creates or migrates the schema."""

    def __init__(self, url: str) -> None:
        self.database = database(url)
        self.writer = Writer(self.database)
        self.database.prepare((_KEEP, _ADD_ROWS, _PUT_DRAFT, _NO_DRAFT, _NO_DRAFTS))

    @property
    def shared(self) -> bool:
        """Return whether several processes may use the store."""
        return self.database.shared

    async def open(self) -> None:
        """Connect, and migrate the schema. Raises StoreTooNew, StoreAway."""
        await self.database.write(migrate)
        self.writer.start()

    async def close(self) -> None:
        """Finish the waiting writes, and disconnect."""
        await self.writer.stop()
        await self.database.close()

    async def ping(self) -> None:
        """Raise StoreAway if the database does not answer."""
        await self.read(text("select 1"))

    async def time(self) -> int:
        """Return the database's time in milliseconds since 1970."""
        return await self.database.read(lambda c: time_of(c, self.database.milliseconds))

    async def read(self, query: Any) -> Sequence[RowMapping]:
        """Return the rows of a query. Raises StoreAway."""
        return await self.database.read(lambda connection: connection.execute(query).mappings().all())

    async def name_of(self, person: str) -> str:
        """See `Store`."""
        found = await self.read(select(schema.person.c.name).where(schema.person.c.id == person))
        return str(found[0]["name"]) if found else ""

    async def keep_name(self, person: str, name: str) -> None:
        """See `Store`."""
        await self.writer.write(person, [self.naming(person, name)])

    def parting(self, holder: str) -> list[Statement]:
        """Return the statements that tell all processes to close the sockets of a person or program.

        They must be written in the transaction that withdraws the right (see `open_connections`)."""
        if not self.shared:
            return []
        return [telling("out", "", holder)]

    @staticmethod
    def naming(person: str, name: str) -> Statement:
        """Return the statement that stores a person's name."""
        return Statement(_NAME, {"id": person, "name": name, "made": now()})

    async def create(self, table: TableRecord, rows: Sequence[Row] = ()) -> None:
        """See `Store`."""
        statements = [Statement(insert(_play), columns.play_values(table)), self._seats(table)]
        if rows:
            statements.append(self._rows(table.id, 0, rows))
        await self.writer.write(table.id, statements)

    async def load(self, id: str, since: int = 0) -> StoredTable | None:
        """See `Store`."""

        def work(connection: Connection) -> StoredTable | None:
            def found(query: Any, **more: Any) -> list[RowMapping]:
                return list(connection.execute(query, {"at_id": id, **more}).mappings())

            plays = found(_ONE)
            if not plays:
                return None
            record = columns.record_of(plays[0], found(_SEATS))
            rows = [columns.row_of(row) for row in found(_ROWS, since=since)]
            drafts = {d["seat"]: (d["base"], json.loads(d["acts"])) for d in found(_DRAFTS)}
            return StoredTable(record, rows, drafts)

        return await self.database.read(work)

    async def times(self, id: str) -> list[int | None]:
        """See `Store`."""
        query = select(_row.c.at).where(_row.c.play == id).order_by(_row.c.row)
        return [row["at"] for row in await self.read(query)]

    async def find(self, code: str) -> str | None:
        """See `Store`."""
        found = await self.read(select(_play.c.id).where(_play.c.code == code))
        return str(found[0]["id"]) if found else None

    async def tables_of(self, person: str) -> list[TableLine]:
        """See `Store`."""
        lines = await self.database.read(lambda c: table_lists.running(c, person))
        return sorted(lines, key=lambda line: (not line.yours, line.phase != "playing"))

    async def ended_tables_of(self, person: str, skip: int, limit: int) -> list[TableLine]:
        """See `Store`."""
        return await self.database.read(lambda c: table_lists.ended(c, person, skip, limit))

    async def companions_of(self, person: str, limit: int) -> list[Companion]:
        """See `Store`."""
        return await self.database.read(lambda c: table_lists.companions(c, person, limit))

    async def open_tables(self, since: int, limit: int) -> list[TableRecord]:
        """See `Store`."""
        listed = (
            select(_play)
            .where(_play.c.listed, _play.c.phase == "lobby", _play.c.changed > since)
            .order_by(_play.c.changed.desc(), _play.c.id)
            .limit(limit)
        )

        def work(connection: Connection) -> list[TableRecord]:
            plays = list(connection.execute(listed).mappings())
            return [
                columns.record_of(play, list(connection.execute(_SEATS, {"at_id": play["id"]}).mappings()))
                for play in plays
            ]

        return await self.database.read(work)

    async def revisions(self, ids: Collection[str]) -> dict[str, int]:
        """See `Store`."""
        found = await self.read(select(_play.c.id, _play.c.revision).where(_play.c.id.in_(list(ids))))
        return {one["id"]: one["revision"] for one in found}

    async def overdue(self, at: int, limit: int) -> list[str]:
        """See `Store`."""
        query = select(_play.c.id).where(_play.c.due <= at).order_by(_play.c.due).limit(limit)
        return [str(found["id"]) for found in await self.read(query)]

    async def postpone(self, id: str, at: int) -> None:
        """See `Store`."""
        later = update(_play).where(_play.c.id == id, _play.c.due <= at).values(due=at + 3_600_000)
        await self.writer.write(id, [Statement(later)])

    async def write(
        self,
        table: TableRecord,
        first: int = 0,
        rows: Sequence[Row] = (),
        *,
        whole: bool = False,
        drafts: Mapping[Seat, tuple[int, Sequence[str]]] | None = None,
        uncover: bool = False,
        also: Sequence[Statement] = (),
        quiet: bool = False,
    ) -> None:
        """See `Store`."""
        at = {"at_id": table.id, "at_revision": table.revision}
        changed = min(table.changed, now()) if quiet else now()
        new = {**columns.moving_values(table), "changed": changed, "revision": table.revision + 1}
        if whole:
            new |= columns.agreed_values(table)
        values: dict[str, Any] = {**at, **{f"new_{name}": value for name, value in new.items()}}
        statements = [Statement(_KEEP_WHOLE if whole else _KEEP, values, rows=1)]
        if whole:
            statements += [Statement(_NO_SEATS, {"at_id": table.id}), self._seats(table)]
        if rows:
            statements.append(self._rows(table.id, first, rows, time.time_ns() // 1_000_000))
        if uncover:
            statements.append(Statement(_NO_DRAFTS, {"at_id": table.id}))
        for seat, (base, acts) in (drafts or {}).items():
            if acts:
                own = {"play": table.id, "seat": seat, "base": base, "acts": json.dumps(list(acts))}
                statements.append(Statement(_PUT_DRAFT, own))
            else:
                statements.append(Statement(_NO_DRAFT, {"at_id": table.id, "at_seat": seat}))
        statements += also
        if self.shared:
            statements.append(telling("moved", table.id, table.revision + 1))
        await self.writer.write(table.id, statements)
        table.revision, table.changed = table.revision + 1, changed

    async def say(self, id: str, line: ChatLine) -> None:
        """See `Store`."""
        values = {
            "at_id": id,
            "new_seat": line.seat,
            "new_name": line.name,
            "new_phrase": int(line.phrase),
            "new_text": line.text,
            "new_at": line.at,
            "new_person": line.person,
        }
        statements = [Statement(_SAY, values), Statement(_FORGET, {"at_id": id, "kept": _SPOKEN})]
        if self.shared:
            statements.append(telling("talk", id, None))
        for _ in range(_AT_ONCE):
            try:
                return await self.writer.write(id, statements)
            except Conflict:  # another process has used the same number
                continue
        raise Conflict

    async def talk(self, id: str, since: int, most: int) -> list[ChatLine]:
        """See `Store`."""

        def work(connection: Connection) -> list[ChatLine]:
            found = connection.execute(_TALK, {"at_id": id, "since": since, "most": most}).mappings()
            lines = [
                ChatLine(row["number"], row["seat"], row["name"], bool(row["phrase"]), row["text"], row["at"])
                for row in found
            ]
            return lines[::-1]

        return await self.database.read(work)

    @staticmethod
    def _seats(table: TableRecord) -> Statement:
        return Statement(_ADD_SEATS, [columns.seat_values(table.id, seat) for seat in table.seats])

    @staticmethod
    def _rows(id: str, first: int, rows: Sequence[Row], at: int | None = None) -> Statement:
        values = [columns.row_values(id, first + i, row, at) for i, row in enumerate(rows)]
        return Statement(_ADD_ROWS, values)
