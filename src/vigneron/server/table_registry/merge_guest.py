"""Moves the seats, tables and programs of a guest to the account with which the guest signs in.

A person cannot have two seats at a table. If the account already has a seat there, the guest's seat is given
up in a lobby. In a running game the guest keeps the seat, the guest's id is stored as an alias of the
account, and the table's page offers this seat (`/t/ID?as=SEAT`). A finished game is unchanged."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace
from sqlalchemy import RowMapping, case, delete, insert, select, update

from vigneron.server.accounts.sessions import hash_of
from vigneron.server.lobby import seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage import row_mapping, schema
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import SqlStore, telling
from vigneron.server.storage.write_batcher import Conflict, Statement
from vigneron.server.table import requests
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.revocation import Revocation

GONE: Final = "gone:"
"""The prefix of the random id that replaces the id of a deleted account."""
_TRIES: Final = 20
_play, _seat, _program, _alias, _talk = schema.play, schema.seat, schema.program, schema.alias, schema.talk
_job = schema.job


class GuestMerge:
    """Moves guests to accounts, and removes people from their tables when they delete their account."""

    def __init__(self, store: SqlStore, tables: TableRegistry, revocation: Revocation) -> None:
        self._store, self._tables, self._revocation = store, tables, revocation

    async def bring_along(self, guest: str, account: str) -> int:
        """Move all that belongs to a guest to an account; return how many tables were moved.

        Each table is moved separately. If moving is interrupted, the next sign-in moves the rest."""
        programs = update(_program).where(_program.c.owner == guest).values(owner=account)
        said = update(_talk).where(_talk.c.person == guest).values(person=account)
        asked = update(_job).where(_job.c.person == guest).values(person=account)
        await self._store.writer.write(guest, [Statement(one) for one in (programs, said, asked)])
        shared, tables = await self._shared(guest, account), await self._tables_of(guest, account)
        if not shared and not tables:
            return 0
        with suppress(Conflict):  # stored already, before an interruption
            values = {"id": guest, "account": account}
            await self._store.writer.write(guest, [Statement(insert(_alias), values)])
        for id, phase in shared:
            if phase == "lobby":
                await self._give_up(id, guest, account)
        count = 0
        for row in tables:
            count += await self._pass(row, guest, account)
        self._revocation.everywhere(guest)
        return count

    async def bring_notices(self, guest: str, account: str, value: str) -> None:
        """Move a guest's notices to an account.

        Notices in this browser are bound to the session with the cookie `value`, and end with it."""
        push, service = schema.push, schema.service
        own = update(push).where(push.c.person == guest, push.c.session.is_(None))
        statements = [
            Statement(own.values(person=account, session=hash_of(value))),
            Statement(update(service).where(service.c.person == guest).values(person=account)),
        ]
        await self._store.writer.write(guest, statements)

    async def _shared(self, guest: str, account: str) -> list[tuple[str, str]]:
        own = select(_seat.c.play).where(_seat.c.person == account)
        query = select(_play.c.id, _play.c.phase).join(_seat, _seat.c.play == _play.c.id)
        rows = await self._store.read(query.where(_seat.c.person == guest, _seat.c.play.in_(own)))
        return [(row["id"], row["phase"]) for row in rows]

    async def _tables_of(self, guest: str, account: str, only: str = "") -> Sequence[RowMapping]:
        """Return the guest's tables, as player or host, at which the account has no seat."""
        own = select(_seat.c.play).where(_seat.c.person == account)
        theirs = select(_seat.c.play).where(_seat.c.person == guest)
        query = select(_play.c.id, _play.c.revision, _play.c.words).where(
            _play.c.id.in_(theirs) | (_play.c.host == guest), _play.c.id.not_in(own)
        )
        return await self._store.read(query.where(_play.c.id == only) if only else query.order_by(_play.c.id))

    async def _pass(self, row: RowMapping, guest: str, account: str) -> bool:
        """Move one table. Start again if an act was written in the meantime."""
        for _ in range(_TRIES):
            try:
                await self._store.writer.write(row["id"], self._statements(row, guest, account))
                await self._tables.refresh(row["id"], row["revision"] + 1)
                return True
            except Conflict:
                again = await self._tables_of(guest, account, row["id"])
                if not again:
                    return False
                row = again[0]
        raise Conflict

    def _statements(self, row: RowMapping, guest: str, account: str) -> list[Statement]:
        seeds = row_mapping.seeds_of(row["words"])
        pledges = {account if person == guest else person: own for person, own in seeds.pledges.items()}
        words = row_mapping.seeds_text(replace(seeds, pledges=pledges))
        id, revision = row["id"], row["revision"]
        host = case((_play.c.host == guest, account), else_=_play.c.host)
        statements = [
            Statement(
                update(_play)
                .where(_play.c.id == id, _play.c.revision == revision)
                .values(revision=revision + 1, host=host, words=words),
                None,
                rows=1,
            ),
            Statement(
                update(_seat).where(_seat.c.play == id, _seat.c.person == guest).values(person=account)
            ),
        ]
        if self._store.shared:
            statements.append(telling("moved", id, revision + 1))
        return statements

    async def _give_up(self, id: str, guest: str, account: str) -> None:
        table = await self._tables.find(id)
        if table is None:
            return

        def change(record: TableRecord) -> None:
            was_host = record.host == guest
            seating.leave(record, guest)
            if was_host:
                record.host = account

        try:
            await table.gather(change)
        except Refused:
            return  # the game has begun in the meantime, so the guest keeps the seat

    async def leave_all(self, person: str, anonymous: str) -> None:
        """Remove a person from all their tables.

        In running games, bots take the person's seats. In lobbies, the seats become open. The person's id and
        name are removed from games and chat."""
        playing = select(_seat.c.play).where(_seat.c.person == person, _seat.c.kind == "person")
        query = select(_play.c.id, _play.c.phase).where(_play.c.id.in_(playing), _play.c.phase != "over")
        for row in await self._store.read(query):
            table = await self._tables.find(row["id"])
            if table is None:
                continue
            try:
                if table.record.phase == "lobby":
                    await table.gather(lambda record: seating.leave(record, person))
                else:
                    await requests.leave(table, person)
            except Refused:
                continue  # the game has ended in the meantime
        for each in await self._tables_of(person, ""):
            await self._forget(each["id"], person, anonymous)
        gone = [
            update(_talk).where(_talk.c.person == person).values(person=None, name=""),
            delete(_program).where(_program.c.owner == person),
            delete(_job).where(_job.c.person == person),
            delete(schema.push).where(schema.push.c.person == person),
            delete(schema.service).where(schema.service.c.person == person),
            delete(schema.lesson).where(schema.lesson.c.person == person),
        ]
        statements = [Statement(one) for one in gone] + self._store.parting(person)
        await self._store.writer.write(person, statements)
        self._revocation.everywhere(person)

    async def _forget(self, id: str, person: str, anonymous: str) -> None:
        for _ in range(_TRIES):
            rows = await self._tables_of(person, "", id)
            if not rows:
                return
            statements = self._statements(rows[0], person, anonymous)
            unnamed = update(_seat).where(_seat.c.play == id, _seat.c.person == anonymous).values(name="")
            statements.insert(2, Statement(unnamed))
            own = select(_seat.c.seat).where(_seat.c.play == id, _seat.c.person == person)
            said = delete(_talk).where(_talk.c.play == id, _talk.c.seat.in_(own))
            statements.insert(1, Statement(said))
            try:
                await self._store.writer.write(id, statements)
            except Conflict:
                continue
            await self._tables.refresh(id, rows[0]["revision"] + 1)
            return
