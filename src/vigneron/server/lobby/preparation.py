"""Colours, ready marks and settings that people change before the game. This module does no I/O."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.registry import game
from vigneron.server.lobby import seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.models import SeatRecord, TableRecord, is_program
from vigneron.server.storage.table_state import ClockTerms

COLOURS: Final = 5
"""The number of seat colours. The colours are `tone-seat-0` to `tone-seat-4` in scene.css."""


def colours(record: TableRecord) -> list[int]:
    """Return the colour of every seat.

    This is the chosen colour, or else the colour with the seat's number if it is free, or else the first free
    colour."""
    chosen = [seat.colour for seat in record.seats if seat.colour >= 0]
    found = [seat.colour for seat in record.seats]
    for number in range(len(found)):
        if found[number] < 0 and number not in chosen:
            found[number] = number
    free = (colour for colour in range(len(found) + COLOURS) if colour not in found)
    return [next(free) if colour < 0 else colour for colour in found]


def choose_colour(record: TableRecord, person: str, colour: int) -> None:
    """Set a person's colour. Raises Refused if another person has the colour.

    A bot or an open seat with this colour gets another colour."""
    own = _own(record, person)
    if not 0 <= colour < COLOURS:
        raise Refused("no_colour")
    for seat, has in zip(record.seats, colours(record), strict=True):
        if seat.seat == own or has != colour:
            continue
        if seat.kind == "person":
            raise Refused("colour_taken")
        seat.colour = -1
    record.seats[own].colour = colour


def set_ready(record: TableRecord, person: str, ready: bool) -> None:
    """Set or clear a person's ready mark. Raises Refused."""
    _own(record, person)
    for seat in record.seats_of(person):  # the players on one device share the ready mark
        record.seats[seat].ready = ready


def is_ready(seat: SeatRecord) -> bool:
    """Return whether the seat is ready. Bots and programs are always ready."""
    return seat.kind == "bot" or (seat.kind == "person" and (seat.ready or is_program(seat.person)))


def is_host(record: TableRecord, seat: SeatRecord) -> bool:
    """Return whether the host sits in this seat."""
    return seat.kind == "person" and seat.person == record.host


def starter(record: TableRecord, person: str) -> str:
    """Return the person in whose name `person` starts the game. Raises Refused.

    Any seated person may start the game in the host's name when all seats are ready."""
    ready = all(map(is_ready, record.seats))
    return record.host if ready and record.seat_of(person) is not None else person


def settle(
    record: TableRecord,
    person: str,
    seats: int,
    options: Mapping[str, str],
    terms: ClockTerms,
    *,
    listed: bool,
    closed: bool,
) -> None:
    """Change the table's settings on request of the host. Raises Refused.

    A change of seats, options or clock clears all ready marks except the host's."""
    if record.host != person:
        raise Refused("not_host")
    if record.phase != "lobby":
        raise Refused("already_started")
    known = {option.key for option in game(record.game).options}
    complete = seating.check_setup(
        record.game, seats, {key: value for key, value in options.items() if key in known}
    )
    was = (len(record.seats), record.options, record.terms)
    _resize(record, seats)
    record.options, record.terms = complete, terms
    record.listed, record.closed = listed, closed
    if was != (seats, record.options, record.terms):
        for seat in record.seats:
            seat.ready = seat.ready and is_host(record, seat)


def _resize(record: TableRecord, count: int) -> None:
    """Set the number of seats. Open seats are removed first, beginning with the last. Raises Refused."""
    taken = sum(seat.kind != "open" for seat in record.seats)
    if count < taken:
        raise Refused("seats_in_use", count=taken)
    for seat in reversed(record.seats[:]):
        if len(record.seats) > count and seat.kind == "open":
            record.seats.remove(seat)
    for number, seat in enumerate(record.seats):
        seat.seat = number
    record.seats += [SeatRecord(number) for number in range(len(record.seats), count)]


def _own(record: TableRecord, person: str) -> Seat:
    own = record.seat_of(person)
    if own is None:
        raise Refused("no_seat")
    if record.phase != "lobby":
        raise Refused("already_started")
    return own
