"""Questions to a table, as they are kept: what may be answered, by whom, until when, and what it decides.

Times are milliseconds of the house. Nobody's silence is taken for consent. No I/O.
"""

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
"""What people may be asked, and what they may answer."""
WITHDRAW: Final = "withdraw"
"""What whoever asks may answer instead."""
SHORT: Final = 120_000
LONG: Final = DAY * 1000
"""Milliseconds for which a question stands; the long one where people have days for an act."""


def patience(record: TableRecord) -> int:
    """Return for how long a question to this table stands, in milliseconds."""
    return _stands(record.terms)


def _stands(terms: ClockTerms) -> int:
    return LONG if terms.clock == "days" else SHORT


def voters(record: TableRecord) -> list[Seat]:
    """Return who is asked: the people who play, here or not; about somebody's time, the others."""
    if record.motion is None:
        return []
    return [seat for seat in record.people() if seat != record.motion.seat]


def awaits(record: TableRecord, seat: Seat) -> bool:
    """Return whether this seat's answer is missing."""
    motion = record.motion
    return motion is not None and seat in voters(record) and seat not in motion.votes


def proposed(record: TableRecord, kind: Literal["undo", "end"], seat: Seat, at: int) -> Motion:
    """Return what this seat asks: it has said yes, and the others may answer for a while."""
    motion = UndoMotion if kind == "undo" else EndMotion
    return motion(seat, {seat: "yes"}, at + patience(record), at)


def late(seat: Seat, at: int) -> LateMotion:
    """Return the question about a seat whose time is over. It closes only once others have answered."""
    return LateMotion(seat, id=at)


def answered(record: TableRecord, seat: Seat, choice: Answer, at: int) -> Motion:
    """Return the question with one more answer. It closes after a while from the first answer on."""
    motion = record.motion
    assert motion is not None
    until = at + patience(record) if motion.until is None else motion.until
    return replace(motion, votes={**motion.votes, seat: choice}, until=until)


def is_over(record: TableRecord, at: int) -> bool:
    """Return whether the time for answering has passed."""
    until = due(record.motion)
    return until is not None and at >= until


def due(motion: Motion | None) -> int | None:
    """Return when a question closes, None if it does not by itself."""
    return None if motion is None else motion.until


def behind(motion: Motion | None, at: int, terms: ClockTerms) -> Motion | None:
    """Return a motion that does not stand for longer than one that is asked now, on these terms."""
    if motion is None or motion.until is None:
        return motion
    return replace(motion, until=min(motion.until, at + _stands(terms)))


def verdict(record: TableRecord, at: int) -> str | None:
    """Return what has been decided at this time; None while the question stands.

    To take back and to end take everybody's consent, and so does ending for somebody's lateness. For that a
    majority lets a bot play or waits; whoever does not answer in time would wait."""
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
