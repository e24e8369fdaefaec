"""Records and rows as the columns of the store, and back."""

from __future__ import annotations

import json
import sys
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import RowMapping

from vigneron.core.journal import Ply, Row, TableRow
from vigneron.server.storage.models import SeatRecord, TableRecord


def row_values(id: str, number: int, row: Row) -> dict[str, Any]:
    if isinstance(row, Ply):
        draws = " ".join(map(str, row.draws))
        return {
            "play": id,
            "row": number,
            "kind": "",
            "ply": row.ply,
            "seat": row.seat,
            "act": row.act,
            "draws": draws,
            "digest": row.digest,
            "data": "{}",
        }
    return {
        "play": id,
        "row": number,
        "kind": row.kind,
        "ply": -1,
        "seat": -1,
        "act": "",
        "draws": "",
        "digest": "",
        "data": json.dumps(row.data),
    }


def row_of(found: RowMapping) -> Row:
    if found["kind"]:
        return TableRow(found["kind"], json.loads(found["data"]))
    draws = tuple(map(int, found["draws"].split()))
    return Ply(found["ply"], found["seat"], sys.intern(found["act"]), draws, found["digest"])


def _text(value: Any) -> str | None:
    return None if value is None else json.dumps(value)


def moving_values(table: TableRecord) -> dict[str, Any]:
    """Return what may change with every act."""
    clock = json.dumps(table.clock) if table.clock else "{}"
    return {
        "phase": table.phase,
        "due": table.due,
        "missing": table.missing,
        "clock": clock,
        "motion": _text(table.motion),
    }


def agreed_values(table: TableRecord) -> dict[str, Any]:
    """Return what changes while people gather."""
    return {
        "host": table.host,
        "options": json.dumps(table.options),
        "edition": table.edition,
        "data": table.data,
        "override": _text(table.override),
        "terms": json.dumps(table.terms),
        "words": json.dumps(table.words),
        "listed": table.listed,
        "closed": table.closed,
        "next": table.next,
        "manner": json.dumps(table.manner),
    }


def play_values(table: TableRecord) -> dict[str, Any]:
    """Return all columns of a table."""
    fixed = {
        "id": table.id,
        "code": table.code,
        "game": table.game,
        "secret": table.secret,
        "made": table.made,
        "changed": table.changed,
        "revision": table.revision,
        "origin": _text(table.origin),
    }
    return {**fixed, **moving_values(table), **agreed_values(table)}


def seat_values(id: str, seat: SeatRecord) -> dict[str, Any]:
    return {"play": id, **asdict(seat)}


def record_of(play: RowMapping, seats: list[RowMapping]) -> TableRecord:
    values: dict[str, Any] = dict(play)
    for name in ("options", "terms", "clock", "words", "manner"):
        values[name] = json.loads(values[name])
    for name in ("override", "motion", "origin"):
        values[name] = None if values[name] is None else json.loads(values[name])
    values["secret"] = bytes(values["secret"])
    own = [seat_of(seat) for seat in seats]
    return TableRecord(**values, seats=own)


def seat_of(found: RowMapping) -> SeatRecord:
    names = ("seat", "kind", "person", "bot", "name", "colour", "ready")
    return SeatRecord(**{name: found[name] for name in names})
