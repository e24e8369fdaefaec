"""Converts records and rows to columns of the database, and back."""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import RowMapping

from vigneron.core.journal import Ply, Row, TableRow
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.table_state import (
    ClientSeeds,
    ClockState,
    ClockTerms,
    Motion,
    Origin,
    PendingDraw,
    Removal,
    Speakers,
    TablePolicy,
)


class _Manner(Struct, omit_defaults=True):
    """The content of the column `manner`."""

    talk: Speakers = "seats"
    hand: bool = False
    hints: bool | None = None
    pending: PendingDraw | None = None
    removed: dict[str, Removal] = {}


def row_values(id: str, number: int, row: Row, at: int | None = None) -> dict[str, Any]:
    """Return the columns of a row of a game. `at` is when it was written, in milliseconds since 1970."""
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
            "at": at,
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
        "at": at,
    }


def row_of(found: RowMapping) -> Row:
    """Return the row of a game that these columns contain."""
    if found["kind"]:
        return TableRow(found["kind"], json.loads(found["data"]))
    draws = tuple(map(int, found["draws"].split()))
    return Ply(found["ply"], found["seat"], sys.intern(found["act"]), draws, found["digest"])


def _text(value: Any) -> str | None:
    return None if value is None else _written(value)


def _written(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True))


def terms_text(terms: ClockTerms) -> str:
    """Return clock terms as JSON."""
    return "{}" if terms == ClockTerms() else _written(terms)


def terms_of(text: str) -> ClockTerms:
    """Parse clock terms from JSON."""
    return msgspec.json.decode(text, type=ClockTerms)


def clock_text(clock: ClockState | None) -> str:
    """Return the state of the clocks as JSON. The result is '{}' for None."""
    if clock is None:
        return "{}"
    found = msgspec.to_builtins(clock, str_keys=True)
    if clock.had:
        found["had"] = [[part for part in entry if part is not None] for entry in found["had"]]
    return json.dumps(found)


def clock_of(text: str) -> ClockState | None:
    """Parse the state of the clocks from JSON. The result is None for '{}'."""
    return None if text == "{}" else msgspec.json.decode(text, type=ClockState)


def motion_text(motion: Motion | None) -> str | None:
    """Return a motion as JSON."""
    return _text(motion)


def motion_of(text: str | None) -> Motion | None:
    """Parse a motion from JSON."""
    return None if text is None else msgspec.json.decode(text, type=Motion)


def seeds_text(seeds: ClientSeeds) -> str:
    """Return client seeds as JSON."""
    return _written(seeds)


def seeds_of(text: str) -> ClientSeeds:
    """Parse client seeds from JSON."""
    return msgspec.json.decode(text, type=ClientSeeds)


def _manner_text(table: TableRecord) -> str:
    policy = table.policy
    return _written(_Manner(policy.talk, policy.by_hand, policy.hints, table.pending, table.removed))


def moving_values(table: TableRecord) -> dict[str, Any]:
    """Return the columns that may change with every act."""
    return {
        "phase": table.phase,
        "due": table.due,
        "missing": table.missing,
        "clock": clock_text(table.clock),
        "motion": motion_text(table.motion),
    }


def agreed_values(table: TableRecord) -> dict[str, Any]:
    """Return the columns that change only before the game. Columns of seats are not included."""
    return {
        "host": table.host,
        "options": json.dumps(table.options),
        "edition": table.edition,
        "data": table.data,
        "override": _text(table.override),
        "terms": terms_text(table.terms),
        "words": seeds_text(table.seeds),
        "listed": table.listed,
        "closed": table.closed,
        "next": table.next,
        "manner": _manner_text(table),
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
    """Return the columns of a seat."""
    return {"play": id, **asdict(seat)}


def record_of(play: RowMapping, seats: list[RowMapping]) -> TableRecord:
    """Return the record of a table.

    Raises msgspec.DecodeError for JSON that no version has written."""
    values: dict[str, Any] = dict(play)
    manner = msgspec.json.decode(values.pop("manner"), type=_Manner)
    origin = values["origin"]
    values |= {
        "secret": bytes(values["secret"]),
        "options": json.loads(values["options"]),
        "override": None if values["override"] is None else json.loads(values["override"]),
        "terms": terms_of(values["terms"]),
        "clock": clock_of(values["clock"]),
        "motion": motion_of(values["motion"]),
        "seeds": seeds_of(values.pop("words")),
        "origin": None if origin is None else msgspec.json.decode(origin, type=Origin),
        "policy": TablePolicy(manner.talk, manner.hand, manner.hints),
        "pending": manner.pending,
        "removed": manner.removed,
    }
    return TableRecord(**values, seats=[seat_of(seat) for seat in seats])


def seat_of(found: RowMapping) -> SeatRecord:
    """Return the seat that these columns contain."""
    names = ("seat", "kind", "person", "bot", "name", "colour", "ready")
    return SeatRecord(**{name: found[name] for name in names})
