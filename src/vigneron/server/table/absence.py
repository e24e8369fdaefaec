"""Records how long players of a table have been absent, and when other players may act on an absence.

Each process measures absences itself, on a monotonic clock. The measurement starts again when a table is
loaded, so after a restart the other players wait longer and nobody is replaced too early. A player who is
connected to another process counts as present. An absence ends when the player returns."""

from __future__ import annotations

from collections.abc import Set
from time import monotonic
from typing import Final

from vigneron.core.contract import Seat
from vigneron.server.storage.models import TableRecord

PATIENCE: Final = 180.0
"""The seconds of absence after which a player may be replaced."""


class Missing:
    """The absent players of one table."""

    __slots__ = ("_gone", "_since")

    def __init__(self) -> None:
        self._since: dict[Seat, float] = {}
        self._gone: set[Seat] = set()

    def note(self, record: TableRecord, here: Set[Seat]) -> None:
        """Store which players are present now. The table calls this after every change."""
        at = monotonic()  # measured locally; the server's time follows the database's clock
        away = [
            seat.seat
            for seat in record.seats
            if record.phase != "over" and seat.kind == "person" and seat.seat not in here
        ]
        self._since = {seat: self._since.get(seat, at) for seat in away}
        self._gone &= self._since.keys()

    def left(self, seat: Seat) -> int | None:
        """Return the milliseconds until this player may be replaced; None if they are present."""
        since = self._since.get(seat)
        return None if since is None else max(0, round((since + PATIENCE - monotonic()) * 1000))

    def crossed(self) -> bool:
        """Return whether the wait for an absent player has ended since the last call."""
        gone = {seat for seat in self._since if self.left(seat) == 0}
        new, self._gone = not gone <= self._gone, gone
        return new

    def forgive(self, seconds: float) -> None:
        """Exclude this time from all absences, because nobody could connect."""
        self._since = {seat: since + seconds for seat, since in self._since.items()}


def left(record: TableRecord, missing: Missing) -> dict[Seat, int]:
    """Return the milliseconds after which absent players may be replaced, by seat.

    At a table with a clock, the result contains only players for whom the others wait."""
    if record.phase != "playing":
        return {}
    seats = [seat.seat for seat in record.seats if may_be_replaced(record, seat.seat)]
    found = {seat: missing.left(seat) for seat in seats}
    return {seat: after for seat, after in found.items() if after is not None}


def may_be_replaced(record: TableRecord, seat: Seat) -> bool:
    """Return whether a person may be replaced before their time is up, once they have been absent for long.

    With a clock, only a person whose clock runs: for others nobody waits. With days per act, nobody, because
    people are not expected to be present."""
    clock = record.clock
    return clock is None or (record.terms.clock != "days" and clock.since[seat] is not None)


def host_gone(record: TableRecord, missing: Missing) -> bool:
    """Return whether others may act for the host: the host has no seat, or has been absent for too long."""
    return all(missing.left(seat) == 0 for seat in record.seats_of(record.host))
