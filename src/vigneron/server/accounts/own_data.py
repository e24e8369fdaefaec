"""Everything that the database has about a person, as JSON that the person may take away.

Ids of people, hashes, keys and addresses of services are left out: they open seats, accounts or services."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping, Select, select

from vigneron.core.contract import Json
from vigneron.server.accounts.accounts import Account
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore

VERSION = 1
"""The version of the format."""


async def collected(store: SqlStore, account: Account | None, persons: Sequence[str]) -> Json:
    """Return a person's data. `persons` are the person's id and the ids of guests who became this account.

    Times are texts of ISO 8601 in UTC. Raises StoreAway."""

    async def rows(query: Select[Any]) -> Sequence[RowMapping]:
        return await store.read(query)

    play, seat, talk = schema.play, schema.seat, schema.talk
    seats = await rows(
        select(play, seat.c.seat, seat.c.name)
        .join(seat, seat.c.play == play.c.id)
        .where(seat.c.person.in_(persons), seat.c.kind == "person")
        .order_by(play.c.made, play.c.id, seat.c.seat)
    )
    outcome, result = schema.outcome, schema.result
    results = await rows(
        select(result, outcome.c.seat, outcome.c.place, outcome.c.score, outcome.c.winner, outcome.c.stayed)
        .join(outcome, outcome.c.play == result.c.play)
        .join(seat, (seat.c.play == outcome.c.play) & (seat.c.seat == outcome.c.seat))
        .where(seat.c.person.in_(persons))
        .order_by(result.c.over, result.c.play, outcome.c.seat)
    )
    lines = await rows(select(talk).where(talk.c.person.in_(persons)).order_by(talk.c.at, talk.c.play))
    job = schema.job
    reviews = await rows(select(job).where(job.c.person.in_(persons)).order_by(job.c.made, job.c.id))
    programs = await rows(select(schema.program).where(schema.program.c.owner.in_(persons)))
    pushes = await rows(select(schema.push).where(schema.push.c.person.in_(persons)))
    lessons = await rows(
        select(schema.lesson)
        .where(schema.lesson.c.person.in_(persons))
        .order_by(schema.lesson.c.game, schema.lesson.c.name)
    )
    services = await rows(select(schema.service).where(schema.service.c.person.in_(persons)))
    return {
        "version": VERSION,
        "name": await store.name_of(persons[0]),
        "account": await _account(store, account) if account else None,
        "seats": [_seat(row) for row in seats],
        "results": [_result(row) for row in results],
        "chat": [_line(row) for row in lines],
        "reviews": [
            {"table": row["play"], "asked": _time(row["made"]), "phase": row["phase"]} for row in reviews
        ],
        "programs": [{"name": row["name"], "made": _time(row["made"])} for row in programs],
        "lessons": [
            {"game": row["game"], "lesson": row["name"], "solved": _time(row["at"])} for row in lessons
        ],
        "notices": {
            "browsers": [{"language": row["lang"], "made": _time(row["made"])} for row in pushes],
            "services": [{"kind": row["kind"], "made": _time(row["made"])} for row in services],
        },
    }


async def _account(store: SqlStore, account: Account) -> Json:
    key, session = schema.passkey, schema.session
    keys = await store.read(select(key.c.made, key.c.used).where(key.c.account == account.id))
    sessions = await store.read(select(session.c.made, session.c.seen).where(session.c.account == account.id))
    return {
        "name": account.name,
        "made": _time(account.made),
        "profile": f"/people/{account.public}",
        "password": account.password is not None,
        "passkeys": [{"made": _time(row["made"]), "used": _time(row["used"])} for row in keys],
        "devices": [{"signed_in": _time(row["made"]), "used": _time(row["seen"])} for row in sessions],
    }


def _seat(row: RowMapping) -> Json:
    told: Json = {
        "table": row["id"],
        "game": row["game"],
        "edition": row["edition"],
        "phase": row["phase"],
        "seat": row["seat"] + 1,
        "name": row["name"],
        "made": _time(row["made"]),
        "changed": _time(row["changed"]),
    }
    if row["phase"] == "over":
        told["journal"] = f"/t/{row['id']}/journal"
    return told


def _result(row: RowMapping) -> Json:
    return {
        "table": row["play"],
        "game": row["game"],
        "over": _time(row["over"] // 1000),
        "ending": row["ending"],
        "counts": not row["why"],
        "seat": row["seat"] + 1,
        "seats": row["seats"],
        "place": row["place"],
        "score": row["score"],
        "winner": bool(row["winner"]),
        "stayed": bool(row["stayed"]),
    }


def _line(row: RowMapping) -> Json:
    said = "phrase" if row["phrase"] else "text"
    return {"table": row["play"], "at": _time(row["at"] // 1000), "name": row["name"], said: row["text"]}


def _time(seconds: int) -> str:
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat()
