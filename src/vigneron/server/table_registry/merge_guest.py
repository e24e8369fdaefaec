"""Moves a guest's seats, tables and programs to the account that they sign in to.

At a table where the account sits already, nobody can have two seats. While people gather, the guest's seat
is given up; in a running game it stays the guest's, who is known to be the same person (`alias`), and the
table's page offers it (`/t/ID?as=SEAT`); of a finished game nothing changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from sqlalchemy import RowMapping, case, delete, insert, select, update

from vigneron.server.accounts.sessions import hash_of
from vigneron.server.lobby import seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage import row_mapping, schema
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.repository import telling
from vigneron.server.storage.write_batcher import Conflict, Statement
from vigneron.server.table import requests

if TYPE_CHECKING:
    from vigneron.server.table_registry.registry import House

GONE: Final = "gone:"
"""Begins the id that takes the place of somebody whose account is gone: nobody knows whose it was."""
_TRIES: Final = 20
_play, _seat, _program, _alias, _talk = schema.play, schema.seat, schema.program, schema.alias, schema.talk


async def bring_along(house: House, guest: str, account: str) -> int:
    """Pass everything of a guest to an account; return how many tables came along.

    Each table passes by itself: whoever is interrupted signs in again, and the rest follows."""
    programs = update(_program).where(_program.c.owner == guest).values(owner=account)
    said = update(_talk).where(_talk.c.person == guest).values(person=account)
    await house.store.writer.write(guest, [Statement(programs), Statement(said)])
    shared, tables = await _shared(house, guest, account), await _tables(house, guest, account)
    if not shared and not tables:
        return 0
    with suppress(Conflict):  # noted already, before an interruption
        values = {"id": guest, "account": account}
        await house.store.writer.write(guest, [Statement(insert(_alias), values)])
    for id, phase in shared:
        if phase == "lobby":
            await _give_up(house, id, guest, account)
    count = 0
    for row in tables:
        count += await _pass(house, row, guest, account)
    await house.changed_hands(guest)
    return count


async def bring_notices(house: House, guest: str, account: str, value: str) -> None:
    """Let a guest's notices be the account's: what this browser is told ends with its session (`value`)."""
    push, service = schema.push, schema.service
    own = update(push).where(push.c.person == guest, push.c.session.is_(None))
    statements = [
        Statement(own.values(person=account, session=hash_of(value))),
        Statement(update(service).where(service.c.person == guest).values(person=account)),
    ]
    await house.store.writer.write(guest, statements)


async def _shared(house: House, guest: str, account: str) -> list[tuple[str, str]]:
    own = select(_seat.c.play).where(_seat.c.person == account)
    query = select(_play.c.id, _play.c.phase).join(_seat, _seat.c.play == _play.c.id)
    rows = await house.store.read(query.where(_seat.c.person == guest, _seat.c.play.in_(own)))
    return [(row["id"], row["phase"]) for row in rows]


async def _tables(house: House, guest: str, account: str, only: str = "") -> Sequence[RowMapping]:
    """Return the tables at which the guest sits, or which he has opened, and the account does not sit."""
    own = select(_seat.c.play).where(_seat.c.person == account)
    his = select(_seat.c.play).where(_seat.c.person == guest)
    query = select(_play.c.id, _play.c.revision, _play.c.words).where(
        _play.c.id.in_(his) | (_play.c.host == guest), _play.c.id.not_in(own)
    )
    return await house.store.read(query.where(_play.c.id == only) if only else query.order_by(_play.c.id))


async def _pass(house: House, row: RowMapping, guest: str, account: str) -> bool:
    """Change one table, as it was read; if an act came in between, as it is then."""
    for _ in range(_TRIES):
        try:
            await house.store.writer.write(row["id"], _statements(house, row, guest, account))
            await house.refresh(row["id"], row["revision"] + 1)
            return True
        except Conflict:
            again = await _tables(house, guest, account, row["id"])
            if not again:
                return False
            row = again[0]
    raise Conflict


def _statements(house: House, row: RowMapping, guest: str, account: str) -> list[Statement]:
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
        Statement(update(_seat).where(_seat.c.play == id, _seat.c.person == guest).values(person=account)),
    ]
    if house.store.shared:
        statements.append(telling("moved", id, revision + 1))
    return statements


async def _give_up(house: House, id: str, guest: str, account: str) -> None:
    table = await house.table(id)
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
        return  # it has begun meanwhile: then the seat stays


async def leave_all(house: House, person: str, anonymous: str) -> None:
    """Take somebody away from his tables: seats of running games go to bots, lobbies are left, and where he
    has played or spoken, nobody's id and no name stay behind."""
    playing = select(_seat.c.play).where(_seat.c.person == person, _seat.c.kind == "person")
    query = select(_play.c.id, _play.c.phase).where(_play.c.id.in_(playing), _play.c.phase != "over")
    for row in await house.store.read(query):
        table = await house.table(row["id"])
        if table is None:
            continue
        try:
            if table.record.phase == "lobby":
                await table.gather(lambda record: seating.leave(record, person))
            else:
                await requests.leave(table, person)
        except Refused:
            continue  # over meanwhile
    for each in await _tables(house, person, ""):
        await _forget(house, each["id"], person, anonymous)
    gone = [
        update(_talk).where(_talk.c.person == person).values(person=None, name=""),
        delete(_program).where(_program.c.owner == person),
        delete(schema.push).where(schema.push.c.person == person),
        delete(schema.service).where(schema.service.c.person == person),
    ]
    statements = [Statement(one) for one in gone] + house.store.parting(person)
    await house.store.writer.write(person, statements)
    await house.changed_hands(person)


async def _forget(house: House, id: str, person: str, anonymous: str) -> None:
    for _ in range(_TRIES):
        rows = await _tables(house, person, "", id)
        if not rows:
            return
        statements = _statements(house, rows[0], person, anonymous)
        unnamed = update(_seat).where(_seat.c.play == id, _seat.c.person == anonymous).values(name="")
        statements.insert(2, Statement(unnamed))
        own = select(_seat.c.seat).where(_seat.c.play == id, _seat.c.person == person)
        said = delete(_talk).where(_talk.c.play == id, _talk.c.seat.in_(own))
        statements.insert(1, Statement(said))
        try:
            await house.store.writer.write(id, statements)
        except Conflict:
            continue
        await house.refresh(id, rows[0]["revision"] + 1)
        return
