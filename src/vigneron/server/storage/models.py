"""Records that the store returns: a table with its seats, and a table as a line of a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from vigneron.core.chance import commitment
from vigneron.core.contract import Json, Seat
from vigneron.core.journal import Header
from vigneron.server.storage.table_state import (
    ClientSeeds,
    ClockState,
    ClockTerms,
    Motion,
    Origin,
    PendingDraw,
    Removal,
    TablePolicy,
)

Phase = Literal["lobby", "playing", "over"]
Kind = Literal["person", "bot", "open"]


_PROGRAM: Final = "program:"


def program_person(id: str) -> str:
    """Return the name under which the program with this id holds seats."""
    return _PROGRAM + id


def is_program(person: str | None) -> bool:
    """Return whether the holder of a seat is a program."""
    return person is not None and person.startswith(_PROGRAM)


class SeatRecord(Struct):
    """A seat. `person` is the id in somebody's cookie, and never leaves the server."""

    seat: Seat
    kind: Kind = "open"
    person: str | None = None
    bot: str = ""
    name: str = ""
    colour: int = -1
    """As chosen before the start; -1: any free colour."""
    ready: bool = False


class TableRecord(Struct):
    """A table as stored, without its rows. `secret` does not leave the server before the end.

    It is a struct and no data class, because every act copies it."""

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
    seats: list[SeatRecord] = []
    revision: int = 0
    """Counts writes for this table. A write names the revision that it is based on."""
    due: int | None = None
    """When the server must act on this table by itself, in milliseconds of `database_clock`."""
    missing: int | None = None
    """The seats whose act or choice the game awaits (`owed.mask`); None: stored by an earlier version."""
    terms: ClockTerms = ClockTerms()
    clock: ClockState | None = None
    """None: no clock was agreed on, or the game has not begun."""
    motion: Motion | None = None
    """What people are asked."""
    seeds: ClientSeeds = ClientSeeds()
    origin: Origin | None = None
    """Where the game was played, if it was brought here."""
    listed: bool = False
    """Whether strangers find this table and may sit down."""
    closed: bool = False
    """Whether only those who sit here may look."""
    next: str | None = None
    """The table at which the same people play again."""
    policy: TablePolicy = TablePolicy()
    pending: PendingDraw | None = None
    """What waits for draws that people make by hand."""
    removed: dict[str, Removal] = {}
    """Whom the host has removed before the start, by person."""

    @property
    def by_hand(self) -> bool:
        """Return whether people draw by hand, from real dice and cards."""
        return self.policy.by_hand

    def seat_of(self, person: str) -> Seat | None:
        """Return where this person sits, or None."""
        for seat in self.seats:
            if seat.kind == "person" and seat.person == person:
                return seat.seat
        return None

    def seats_of(self, person: str) -> list[Seat]:
        """Return this person's seats: several if several people share their device."""
        return [seat.seat for seat in self.seats if seat.person == person and seat.kind == "person"]

    def plays(self, seat: Seat) -> bool:
        """Return whether a person plays this seat, and no bot in their place."""
        at = self.seats[seat]
        return at.kind == "person" and not at.bot

    def people(self) -> list[Seat]:
        """Return the seats that people play themselves."""
        return [seat.seat for seat in self.seats if self.plays(seat.seat)]

    def bots(self) -> list[Seat]:
        """Return the seats that bots play, also in somebody's place."""
        return [seat.seat for seat in self.seats if seat.kind != "open" and not self.plays(seat.seat)]

    def lets(self, person: str) -> bool:
        """Return whether this person may watch the table."""
        return not self.closed or self.seat_of(person) is not None

    def fork(self) -> TableRecord:
        """Return a copy to change, while this record stays valid."""
        return replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            options=dict(self.options),
            removed=dict(self.removed),
        )

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the secret, '' for draws that people made by hand."""
        if self.by_hand:
            return ""
        return self.origin.commitment if self.origin else commitment(self.secret)

    def header(self) -> Header:
        """Return the journal's header of this table; of one that was brought here, the one it came with."""
        table = self.origin.table if self.origin else self.id
        return Header(
            self.game,
            self.edition,
            self.data,
            table,
            len(self.seats),
            self.options,
            self.names(),
            self.commitment,
            self.seeds.given,
            override=self.override,
        )


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in somebody's list. `yours`: it waits for them; None: what it waits for is not known yet."""

    id: str
    game: str
    phase: Phase
    people: tuple[str, ...]
    changed: int
    yours: bool | None = False


@dataclass(frozen=True, slots=True)
class Line:
    """A line of chat. `number` counts from 1 at each table; `seat` is None for a spectator; `at` is in
    milliseconds; the text of a quick `phrase` is its name; `name` is '' after the speaker deleted their
    account. `person` is set for a new line only, and never leaves the store."""

    number: int
    seat: Seat | None
    name: str
    phrase: bool
    text: str
    at: int
    person: str | None = None
