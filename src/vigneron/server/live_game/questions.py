"""Motions: what may be answered, by whom, until when, and the result. No I/O.

Times are in milliseconds of server time. Silence never counts as consent."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import (
    DAY,
    Answer,
    ClockTerms,
    EndMotion,
    LateMotion,
    Motion,
    UndoMotion,
)

MOTIONS: Final[dict[str, tuple[Answer, ...]]] = {
    "undo": ("yes", "no"),
    "end": ("yes", "no"),
    "late": ("wait", "bot", "end"),
}
"""The kinds of motions and their answers."""
WITHDRAW: Final = "withdraw"
"""The answer with which whoever made a motion withdraws it."""
SHORT: Final = 120_000
LONG: Final = DAY * 1000
"""Milliseconds for which a motion is open; the long time at tables with days per act."""


def patience(record: TableRecord) -> int:
    """Return the milliseconds for which a motion at this table is open."""
    return _stands(record.terms)


def _stands(terms: ClockTerms) -> int:
    return LONG if terms.clock == "days" else SHORT


def voters(record: TableRecord) -> list[Seat]:
    """Return the seats that vote: all people who play, except a late one whom the motion is about."""
    if record.motion is None:
        return []
    return [seat for seat in record.people() if seat != record.motion.seat]


def awaits(record: TableRecord, seat: Seat) -> bool:
    """Return whether this seat's vote is awaited."""
    motion = record.motion
    return motion is not None and seat in voters(record) and seat not in motion.votes


def proposed(record: TableRecord, kind: Literal["undo", "end"], seat: Seat, at: int) -> Motion:
    """Return a new motion of this seat, which has voted yes."""
    motion = UndoMotion if kind == "undo" else EndMotion
    return motion(seat, {seat: "yes"}, at + patience(record), at)


def late(seat: Seat, at: int) -> LateMotion:
    """Return the motion about a seat whose time is up. It expires only after the first vote."""
    return LateMotion(seat, id=at)


def answered(record: TableRecord, seat: Seat, choice: Answer, at: int) -> Motion:
    """Return the motion with one more vote. The first vote starts its time if none has started yet."""
    motion = record.motion
    assert motion is not None
    until = at + patience(record) if motion.until is None else motion.until
    return replace(motion, votes={**motion.votes, seat: choice}, until=until)


def is_over(record: TableRecord, at: int) -> bool:
    """Return whether the motion has expired."""
    until = due(record.motion)
    return until is not None and at >= until


def due(motion: Motion | None) -> int | None:
    """Return when a motion expires, or None if not by itself."""
    return None if motion is None else motion.until


def behind(motion: Motion | None, at: int, terms: ClockTerms) -> Motion | None:
    """Return a motion that expires no later than a new one with these terms would."""
    if motion is None or motion.until is None:
        return motion
    return replace(motion, until=min(motion.until, at + _stands(terms)))


def verdict(record: TableRecord, at: int) -> str | None:
    """Return the result of the motion at this time, or None while it is open.

    Undo and end need everybody's consent, and so does ending because of a late player. Otherwise a majority
    decides about a late player: a bot, or waiting. Those who do not vote in time count as waiting."""
    motion, asked = record.motion, voters(record)
    assert motion is not None
    votes, late = motion.votes, is_over(record, at)
    if not isinstance(motion, LateMotion):
        if "no" in votes.values() or not asked:
            return "no"
        return "yes" if all(seat in votes for seat in asked) else "no" if late else None
    counts = {choice: sum(votes.get(seat) == choice for seat in asked) for choice in MOTIONS["late"]}
    silent = len(asked) - sum(counts.values())
    if asked and counts["end"] == len(asked):
        return "end"
    for choice in ("wait", "bot"):
        if counts[choice] * 2 > len(asked):
            return choice
    if not asked or (silent and not late):
        return None
    return "bot" if counts["bot"] > counts["wait"] + silent else "wait"
