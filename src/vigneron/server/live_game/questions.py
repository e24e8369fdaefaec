"""Motions: who may vote, with which answers, until when, and the result. This module does no I/O.

Times are in milliseconds of server time. A missing vote never counts as consent."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from vigneron.core.contract import Seat
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import (
    DAY,
    Answer,
    AwayMotion,
    ClockTerms,
    EndMotion,
    LateMotion,
    Motion,
    SitMotion,
    UndoMotion,
)

MOTIONS: Final[dict[str, tuple[Answer, ...]]] = {
    "undo": ("yes", "no"),
    "end": ("yes", "no"),
    "late": ("wait", "bot", "end"),
    "sit": ("yes", "no"),
    "away": ("yes", "no"),
}
"""The kinds of motions, and the possible answers to each."""
WITHDRAW: Final = "withdraw"
"""The answer that withdraws a motion. Only the seat that made the motion may give it."""
SHORT: Final = 120_000
LONG: Final = DAY * 1000
"""The milliseconds for which a motion is open. The longer time is for tables with days per act."""


def patience(record: TableRecord) -> int:
    """Return the milliseconds for which a motion at this table is open."""
    return _stands(record.terms)


def _stands(terms: ClockTerms) -> int:
    return LONG if terms.clock == "days" else SHORT


def voters(record: TableRecord) -> list[Seat]:
    """Return the seats that vote: all seats that people play, but not the seat that the motion is about.

    An `away` motion asks only those who were present when it was made."""
    motion = record.motion
    if motion is None:
        return []
    asked = motion.asked if isinstance(motion, AwayMotion) else range(len(record.seats))
    return [seat for seat in record.people() if seat != motion.seat and seat in asked]


def awaits(record: TableRecord, seat: Seat) -> bool:
    """Return whether this seat's vote is awaited."""
    motion = record.motion
    return motion is not None and seat in voters(record) and seat not in motion.votes


def proposed(record: TableRecord, kind: Literal["undo", "end"], seat: Seat, at: int) -> Motion:
    """Return a new motion of this seat. The seat has already voted yes."""
    motion = UndoMotion if kind == "undo" else EndMotion
    return motion(seat, {seat: "yes"}, at + patience(record), at)


def late(seat: Seat, at: int) -> LateMotion:
    """Return a new motion about a seat whose time is up. The motion cannot expire before the first vote."""
    return LateMotion(seat, id=at)


def away(record: TableRecord, by: Sequence[Seat], seat: Seat, asked: Collection[Seat], at: int) -> AwayMotion:
    """Return a new motion to let a bot play for an absent person.

    `by` are the seats of the person who asks; they have voted yes. `asked` are all who are present."""
    votes: dict[Seat, Answer] = dict.fromkeys(by, "yes")
    return AwayMotion(by[0], seat, tuple(sorted({*asked, *by})), votes, at + patience(record), at)


def sit_in(record: TableRecord, seat: Seat, person: str, name: str, at: int) -> SitMotion:
    """Return a new motion of a person who would play on in place of the bot in this seat."""
    return SitMotion(seat, person, name, until=at + patience(record), id=at)


def named(motion: Motion) -> dict[str, int | str]:
    """Return whom the sentence of a motion names besides the seat that made it or that it is about."""
    if isinstance(motion, SitMotion):
        return {"name": motion.name}
    return {"seat_other": motion.seat} if isinstance(motion, AwayMotion) else {}


def answered(record: TableRecord, seat: Seat, choice: Answer, at: int) -> Motion:
    """Return the motion with one more vote. The first vote sets the expiry time if it is not set yet."""
    motion = record.motion
    assert motion is not None
    until = at + patience(record) if motion.until is None else motion.until
    return replace(motion, votes={**motion.votes, seat: choice}, until=until)


def is_over(record: TableRecord, at: int) -> bool:
    """Return whether the motion has expired."""
    until = due(record.motion)
    return until is not None and at >= until


def due(motion: Motion | None) -> int | None:
    """Return when a motion expires, or None if it does not expire."""
    return None if motion is None else motion.until


def behind(motion: Motion | None, at: int, terms: ClockTerms) -> Motion | None:
    """Return the motion with its expiry no later than that of a motion made at `at` with these terms."""
    if motion is None or motion.until is None:
        return motion
    return replace(motion, until=min(motion.until, at + _stands(terms)))


def verdict(record: TableRecord, at: int) -> str | None:
    """Return the result of the motion at this time, or None while the motion is open.

    An undo, an early end or a bot for an absent player needs the consent of all voters; so does the answer
    `end` to a `late` motion. If a person asks to play in place of a bot, the host's consent is enough,
    unless somebody has declined. Otherwise a majority decides whether a bot replaces the late player or
    the table waits. In a `late` motion, seats that do not vote in time count as votes for waiting."""
    motion, asked = record.motion, voters(record)
    assert motion is not None
    votes, late = motion.votes, is_over(record, at)
    if not isinstance(motion, LateMotion):
        if "no" in votes.values() or not asked:
            return "no"
        if isinstance(motion, SitMotion) and any(record.seats[seat].person == record.host for seat in votes):
            return "yes"
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
