"""Bots that replace people in a running game, and how such seats are ranked. This module does no I/O.

A `takeover` row says why a bot plays: `time` (the person's time was up), `left` (the person gave up the seat)
or `removed` (others replaced the person while they were away; `by` is the seat that asked for it). People who
were removed by others, or who had no act left to play, are ranked by their score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.core.journal import Row, TableRow
from vigneron.core.registry import game
from vigneron.server.botpool import levels
from vigneron.server.live_game.rows import counting
from vigneron.server.storage.models import TableRecord


def substitute(record: TableRecord) -> str:
    """Return the level of the bots that replace people at this table."""
    level = record.terms.bot
    found = game(record.game)
    return level if level in levels.names(found) else levels.standard()


def take_over(record: TableRecord, seat: Seat, why: str, by: Seat | None = None) -> TableRow:
    """Let a bot play in a person's seat, and remove the person's vote; return the row to store."""
    record.seats[seat].bot = substitute(record)
    _without(record, seat)
    data: dict[str, Any] = {"seat": seat, "bot": record.seats[seat].bot, "why": why}
    return TableRow("takeover", data if by is None else {**data, "by": by})


def _without(record: TableRecord, seat: Seat) -> None:
    """Remove a seat's vote from the open motion. If the motion is about or by this seat, close the motion."""
    motion = record.motion
    if motion is None:
        return
    if seat in (motion.seat, motion.by):
        record.motion = None
    else:
        record.motion = replace(motion, votes={k: v for k, v in motion.votes.items() if k != seat})


def taken(rows: Sequence[Row], seat: Seat) -> TableRow | None:
    """Return the `takeover` row because of which a bot plays in this seat now, or None."""
    for row in reversed(rows):
        if isinstance(row, TableRow) and row.kind in ("takeover", "return") and row.data["seat"] == seat:
            return row if row.kind == "takeover" else None
    return None


def removed(record: TableRecord, rows: Sequence[Row], seats: Iterable[Seat]) -> list[Seat]:
    """Return those of these seats whose people others removed and who have not come back."""
    gone = [seat for seat in seats if record.seats[seat].kind == "person" and not record.plays(seat)]
    return [seat for seat in gone if (row := taken(rows, seat)) and row.data.get("why") == "removed"]


def all_left(record: TableRecord, rows: Sequence[Row]) -> bool:
    """Return whether every person has given up their seat, so that nobody can come back."""
    last = [taken(rows, seat.seat) for seat in record.seats if seat.kind == "person"]
    return all(row is not None and row.data.get("why") == "left" for row in last)


def stayed(rows: Sequence[Row], seat: Seat, ended: str) -> bool:
    """Return whether a person is ranked by their score and not behind all people who stayed.

    `ended` is the reason why the table was ended early, or ''."""
    row = taken(rows, seat)
    if row is None or row.data.get("why") == "removed":
        return True
    since = next(at for at, one in enumerate(rows) if one is row)
    played = any(at > since and ply.seat == seat for at, ply in counting(rows))
    return not played and not ended


def everybody(record: TableRecord) -> list[Seat]:
    """Return the seats that belong to people. Seats in which a bot replaces the person are included."""
    return [seat.seat for seat in record.seats if seat.kind == "person"]
