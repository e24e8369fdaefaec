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
    """Return the person id under which a program holds seats."""
    return _PROGRAM + id


def is_program(person: str | None) -> bool:
    """Return whether the holder of a seat is a program."""
    return person is not None and person.startswith(_PROGRAM)


class SeatRecord(Struct):
    """A seat. `person` is the id in the person's cookie, and is never sent to clients."""

    seat: Seat
    kind: Kind = "open"
    person: str | None = None
    bot: str = ""
    name: str = ""
    colour: int = -1
    """The colour that was chosen before the start; -1 means any free colour."""
    ready: bool = False


class TableRecord(Struct):
    """A table as stored, without its rows. `secret` is not sent to clients before the end of the game.

    The class is a struct and not a dataclass, because every act copies the record."""

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
    """A number that increases with every write of this table. A write names the revision that it follows."""
    due: int | None = None
    """When the server must act on this table without a request, in milliseconds of `database_clock`."""
    missing: int | None = None
    """The seats whose act or choice the game awaits (`awaited.mask`). None if an earlier version stored the
    table."""
    terms: ClockTerms = ClockTerms()
    clock: ClockState | None = None
    """The clocks. None if the table has no clock, or if the game has not begun."""
    motion: Motion | None = None
    """The open motion, or None."""
    seeds: ClientSeeds = ClientSeeds()
    origin: Origin | None = None
    """Where an imported game was played. None for other games."""
    listed: bool = False
    """Whether the table is public. Strangers can find a public table and sit down."""
    closed: bool = False
    """Whether only seated people may watch."""
    next: str | None = None
    """The id of the rematch's table."""
    policy: TablePolicy = TablePolicy()
    pending: PendingDraw | None = None
    """The act whose draws are being entered by hand, or None."""
    removed: dict[str, Removal] = {}
    """The people whom the host removed before the start."""

    @property
    def by_hand(self) -> bool:
        """Return whether people enter draws from real dice and cards."""
        return self.policy.by_hand

    @property
    def gives_hints(self) -> bool:
        """Return whether players may ask for hints.

        They may if one person plays against bots or alone, or if it was agreed before the start. A game of
        several people in which it was not agreed may be rated."""
        if self.policy.hints is not None:
            return self.policy.hints
        return self.phase != "lobby" and sum(seat.kind == "person" for seat in self.seats) == 1

    def seat_of(self, person: str) -> Seat | None:
        """Return this person's first seat, or None."""
        for seat in self.seats:
            if seat.kind == "person" and seat.person == person:
                return seat.seat
        return None

    def seats_of(self, person: str) -> list[Seat]:
        """Return this person's seats. There are several if players share the person's device."""
        return [seat.seat for seat in self.seats if seat.person == person and seat.kind == "person"]

    def plays(self, seat: Seat) -> bool:
        """Return whether a person plays this seat. The result is False while a bot replaces the person."""
        at = self.seats[seat]
        return at.kind == "person" and not at.bot

    def people(self) -> list[Seat]:
        """Return the seats that people play. Seats in which a bot replaces the person are left out."""
        return [seat.seat for seat in self.seats if self.plays(seat.seat)]

    def bots(self) -> list[Seat]:
        """Return the seats that bots play. Seats in which a bot replaces a person are included."""
        return [seat.seat for seat in self.seats if seat.kind != "open" and not self.plays(seat.seat)]

    def lets(self, person: str) -> bool:
        """Return whether this person may watch the table."""
        return not self.closed or self.seat_of(person) is not None

    def fork(self) -> TableRecord:
        """Return a copy that may be changed. This record stays unchanged."""
        return replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            options=dict(self.options),
            removed=dict(self.removed),
        )

    def names(self) -> tuple[str, ...]:
        """Return the names of all seats. The name of an open seat is ''."""
        return tuple(seat.name for seat in self.seats)

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the secret. The result is '' if draws are entered by hand."""
        if self.by_hand:
            return ""
        return self.origin.commitment if self.origin else commitment(self.secret)

    def header(self) -> Header:
        """Return the header of the table's journal. For an imported game this is the original header."""
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
    """A table in a person's list.

    `yours` tells whether the table waits for the person. None means that this is unknown, because an earlier
    version stored the table. `awaited` are the names of the others who must act. `until` is the server's time
    at which the clock of an awaited person runs out: the person's own clock, if it runs."""

    id: str
    game: str
    phase: Phase
    people: tuple[str, ...]
    changed: int
    yours: bool | None = False
    awaited: tuple[str, ...] = ()
    until: int | None = None


@dataclass(frozen=True, slots=True)
class Companion:
    """A person who sat at an earlier table: that table, their seat there, and the name that they had."""

    person: str
    name: str
    play: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat. `number` counts from 1 at each table. `at` is in milliseconds since 1970.

    `seat` is None for a spectator. If `phrase` is true, `text` is the id of a quick phrase. `name` is ''
    after the speaker has deleted their account. `person` is set for a new line only, and is never sent to
    clients."""

    number: int
    seat: Seat | None
    name: str
    phrase: bool
    text: str
    at: int
    person: str | None = None
