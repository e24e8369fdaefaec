"""What waits for whom. It is kept with the table, so lists are the same on every process and after a restart.

`missing` of a table is a number with a bit for each seat whose act or choice the game awaits. No I/O.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vigneron.core.contract import Seat
from vigneron.server.storage.models import SeatRecord
from vigneron.server.storage.table_state import Motion


def mask(seats: Iterable[Seat]) -> int:
    """Return seats as the number that is kept."""
    return sum(1 << seat for seat in set(seats))


def waits_for(person: str, seats: Sequence[SeatRecord], missing: int, motion: Motion | None) -> bool:
    """Return whether a running table waits for this person: for an act, or for the answer to a question."""
    for seat in seats:
        if seat.kind != "person" or seat.bot or seat.person != person:
            continue
        asked = motion is not None and motion.seat != seat.seat and seat.seat not in motion.votes
        if missing >> seat.seat & 1 or asked:
            return True
    return False
