"""Computes which seats a table waits for.

The seats are stored, so that all processes list tables in the same way, also after a restart.
`TableRecord.missing` is a bit mask of the seats whose act or choice the game awaits. This module does no
I/O."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vigneron.core.contract import Seat
from vigneron.server.storage.models import SeatRecord
from vigneron.server.storage.table_state import Motion


def mask(seats: Iterable[Seat]) -> int:
    """Return seats as a bit mask."""
    return sum(1 << seat for seat in set(seats))


def waits_for(person: str, seats: Sequence[SeatRecord], missing: int, motion: Motion | None) -> bool:
    """Return whether a running table waits for this person: for an act, or for a vote."""
    for seat in seats:
        if seat.kind != "person" or seat.bot or seat.person != person:
            continue
        asked = motion is not None and motion.seat != seat.seat and seat.seat not in motion.votes
        if missing >> seat.seat & 1 or asked:
            return True
    return False
