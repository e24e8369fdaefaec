"""Questions to a table, as they are kept: what may be answered, by whom, until when, and what it decides.

A question is `{kind, by | seat, votes, until, id}`: `kind` one of `MOTIONS`, `votes` by seat, `until` in
milliseconds of the database's time. Nobody's silence is taken for consent. No I/O.
"""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.contract import Seat
from vigneron.server.live_game import clocks
from vigneron.server.storage.models import TableRecord

MOTIONS: Final = {"undo": ("yes", "no"), "end": ("yes", "no"), "late": ("wait", "bot", "end")}
"""What people may be asked, and what they may answer."""
WITHDRAW: Final = "withdraw"
"""What whoever asks may answer instead."""
SHORT: Final = 120_000
LONG: Final = clocks.DAY * 1000
"""Milliseconds for which a question stands; the long one where people have days for an act."""


def patience(record: TableRecord) -> int:
    """Return for how long a question to this table stands, in milliseconds."""
    return _stands(record.terms.get("clock"))


def _stands(clock: str | None) -> int:
    return LONG if clock == "days" else SHORT


def voters(record: TableRecord) -> list[Seat]:
    """Return who is asked: the people who play, here or not; about somebody's time, the others."""
    if record.motion is None:
        return []
    return [seat for seat in record.people() if seat != record.motion.get("seat")]


def awaits(record: TableRecord, seat: Seat) -> bool:
    """Return whether this seat's answer is missing."""
    motion = record.motion
    return motion is not None and seat in voters(record) and str(seat) not in motion["votes"]


def asked(kind: str, at: int, **about: Seat) -> dict[str, Any]:
    """Return a motion made at this time. One about somebody's time closes only once others have answered."""
    return {"kind": kind, **about, "votes": {}, "until": None, "id": at}


def is_over(record: TableRecord, at: int) -> bool:
    """Return whether the time for answering has passed."""
    until = due(record.motion)
    return until is not None and at >= until


def due(motion: dict[str, Any] | None) -> int | None:
    """Return when a question closes, None if it does not by itself."""
    return None if motion is None else motion.get("until")


def behind(motion: dict[str, Any] | None, at: int, clock: str | None) -> dict[str, Any] | None:
    """Return a motion that does not stand for longer than one that is asked now, with this kind of clock."""
    if motion is None or motion.get("until") is None:
        return motion
    return {**motion, "until": min(motion["until"], at + _stands(clock))}


def verdict(record: TableRecord, at: int) -> str | None:
    """Return what has been decided at this time; None while the question stands.

    To take back and to end take everybody's consent, and so does ending for somebody's lateness. For that a
    majority lets a bot play or waits; whoever does not answer in time would wait."""
    motion, asked = record.motion, voters(record)
    assert motion is not None
    votes, late = motion["votes"], is_over(record, at)
    if motion["kind"] != "late":
        if "no" in votes.values() or not asked:
            return "no"
        return "yes" if all(str(seat) in votes for seat in asked) else "no" if late else None
    counts = {choice: sum(votes.get(str(seat)) == choice for seat in asked) for choice in MOTIONS["late"]}
    silent = len(asked) - sum(counts.values())
    if asked and counts["end"] == len(asked):
        return "end"
    for choice in ("wait", "bot"):
        if counts[choice] * 2 > len(asked):
            return choice
    if not asked or (silent and not late):
        return None
    return "bot" if counts["bot"] > counts["wait"] + silent else "wait"
