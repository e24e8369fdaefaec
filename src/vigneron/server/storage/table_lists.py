"""Queries for the lists of a person's tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, select

from vigneron.server.storage import row_mapping as columns
from vigneron.server.storage import schema
from vigneron.server.storage.awaited import waits_for
from vigneron.server.storage.models import Companion, SeatRecord, TableLine, is_program
from vigneron.server.storage.table_state import ClockState

_play, _seat = schema.play, schema.seat


def running(connection: Connection, person: str) -> list[TableLine]:
    """Return a person's tables that are not over. The table with the latest change comes first."""
    return _lines(connection, _of(person).where(_play.c.phase != "over"), person)


def ended(connection: Connection, person: str, skip: int, limit: int) -> list[TableLine]:
    """Return a person's finished tables. The table with the latest change comes first."""
    query = _of(person).where(_play.c.phase == "over").offset(skip).limit(limit)
    return _lines(connection, query, person)


def companions(connection: Connection, person: str, limit: int) -> list[Companion]:
    """Return seats of other people at tables where a person plays or played, the latest table first.

    Programs, and people who deleted their account, are left out."""
    mine = select(_seat.c.play).where(_seat.c.person == person, _seat.c.kind == "person")
    query = (
        select(_seat.c.person, _seat.c.name, _seat.c.play, _seat.c.seat)
        .join(_play, _play.c.id == _seat.c.play)
        .where(_seat.c.play.in_(mine), _seat.c.kind == "person", _seat.c.person != person)
        .where(_play.c.phase != "lobby", _seat.c.name != "")
        .order_by(_play.c.changed.desc(), _play.c.id, _seat.c.seat)
        .limit(limit)
    )
    rows = connection.execute(query).mappings()
    return [Companion(**row) for row in rows if not is_program(row["person"])]


def _of(person: str) -> Select[Any]:
    mine = select(_seat.c.play).where(_seat.c.person == person, _seat.c.kind == "person")
    named = (_play.c.id, _play.c.game, _play.c.phase, _play.c.changed)
    waiting = (_play.c.missing, _play.c.motion, _play.c.clock)
    return select(*named, *waiting).where(_play.c.id.in_(mine)).order_by(_play.c.changed.desc(), _play.c.id)


def _lines(connection: Connection, query: Select[Any], person: str) -> list[TableLine]:
    plays = connection.execute(query).mappings().all()
    asked = select(_seat).where(_seat.c.play.in_(query.with_only_columns(_play.c.id).subquery().select()))
    seats: dict[str, list[SeatRecord]] = {}
    for one in connection.execute(asked.order_by(_seat.c.play, _seat.c.seat)).mappings():
        seats.setdefault(one["play"], []).append(columns.seat_of(one))
    return [_line(play, seats.get(play["id"], []), person) for play in plays]


def _line(play: RowMapping, seats: list[SeatRecord], person: str) -> TableLine:
    names = tuple(seat.name for seat in seats if seat.kind != "open")
    line = TableLine(play["id"], play["game"], play["phase"], names, play["changed"])
    if play["phase"] != "playing":
        return line
    motion, missing = columns.motion_of(play["motion"]), play["missing"]
    yours = waits_for(person, seats, missing or 0, motion) or (None if missing is None else False)
    others = [seat for seat in seats if (missing or 0) >> seat.seat & 1 and seat.person != person]
    until = _until(columns.clock_of(play["clock"]), seats, person)
    return replace(line, yours=yours, awaited=tuple(seat.name for seat in others), until=until)


def _until(clock: ClockState | None, seats: list[SeatRecord], person: str) -> int | None:
    """Return when the person's clock runs out, or else the first clock that runs. None if no clock runs."""
    if clock is None:
        return None
    running = [
        (seat.person != person, since + left)
        for seat, since, left in zip(seats, clock.since, clock.left, strict=True)
        if since is not None
    ]
    return min(running)[1] if running else None
