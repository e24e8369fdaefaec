"""What the store hands out: a table with its seats, and a line about it for lists."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from vigneron.core.contract import Json, Seat
from vigneron.core.journal import Header

Phase = Literal["lobby", "playing", "over"]
Kind = Literal["person", "bot", "open"]


@dataclass(slots=True)
class SeatRecord:
    """Who sits where. `person` is the id in somebody's cookie and never leaves the server."""

    seat: Seat
    kind: Kind = "open"
    person: str | None = None
    bot: str = ""
    name: str = ""


@dataclass(slots=True)
class TableRecord:
    """A table as it is kept, without its rows. `secret` never leaves the server before the end."""

    id: str
    code: str
    game: str
    phase: Phase
    host: str
    options: dict[str, str]
    edition: str
    data: str
    override: Json
    secret: bytes
    made: int
    changed: int
    seats: list[SeatRecord] = field(default_factory=list)

    def seat_of(self, person: str) -> Seat | None:
        """Return where this person sits, or None."""
        for seat in self.seats:
            if seat.kind == "person" and seat.person == person:
                return seat.seat
        return None

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def header(self, commitment: str) -> Header:
        """Return the journal's header of this table."""
        return Header(
            self.game, self.edition, self.data, self.id, len(self.seats), self.options, self.names(),
            commitment, override=self.override,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in somebody's list."""

    id: str
    game: str
    phase: Phase
    people: tuple[str, ...]
    changed: int
