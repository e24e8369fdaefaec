"""Several players on one device: one person has several seats, and at most one of them is open at a time.

A socket gets only the view of the open seat. A curtain separates two seats: first no seat is open, and then
the next player opens their own seat. There is no curtain while all seats on the device know the same and no
covered choices are being made. In that case the awaited seat opens automatically."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Seat
from vigneron.server.live_game.digest import digest
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import names
from vigneron.server.lobby.seating import Refused, seat_names
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import parts
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.table.outcome import Opened


class Secrets:
    """Tells whether seats on one device know different things. The answer is cached for each position."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], bool] = {}

    def between(self, position: Position[Any] | None, seats: list[Seat]) -> bool:
        """Return whether these seats know different things."""
        if position is None:
            return False
        if position.covered:
            return True
        key = (position.v, *seats)
        if key not in self._known:
            rules, state = position.rules, position.state
            views = {digest(rules, rules.observe(state, seat).state) for seat in seats}
            self._known = {key: len(views) > 1}
        return self._known[key]


def seat(record: TableRecord, viewer: Viewer) -> Seat | None:
    """Return the seat whose view a socket gets.

    This is the person's only seat, or the open seat if the person has several."""
    own = record.seats_of(viewer.person)
    if len(own) < 2 or record.phase == "lobby":
        return own[0] if own else None
    return viewer.open if viewer.open in own else None


def player(record: TableRecord, position: Position[Any] | None, viewer: Viewer) -> tuple[Seat, Position[Any]]:
    """Return a player's seat, and the position. Raises Refused."""
    own = seat(record, viewer)
    if own is None:
        curtain = bool(record.seats_of(viewer.person)) and position is not None
        raise Refused("curtain_drawn" if curtain else "no_seat")
    if position is None:
        raise Refused("not_started")
    return own, position


def settled(
    record: TableRecord, position: Position[Any] | None, secrets: Secrets, viewer: Viewer
) -> tuple[Seat | None, Seat | None]:
    """Return the seat whose view a socket gets now, and the open seat of its device.

    The first awaited seat is opened if no seat of the device hides anything from the others."""
    own = record.seats_of(viewer.person)
    if len(own) < 2 or position is None:
        return own[0] if own else None, None if position is None else viewer.open
    opened = viewer.open if viewer.open in own else None
    awaited = [one for one in position.missing() if one in own and record.plays(one)]
    if opened not in awaited and not secrets.between(position, own):
        opened = awaited[0] if awaited else own[0] if opened is None else opened
    return opened, opened


def shared(
    record: TableRecord, position: Position[Any] | None, secrets: Secrets, viewer: Viewer, seat: Seat | None
) -> tuple[Seat, ...]:
    """Return the seats whose last act this viewer may undo."""
    own = record.seats_of(viewer.person)
    if seat is not None and len(own) > 1 and not secrets.between(position, own):
        return (seat, *(one for one in own if one != seat))
    return () if seat is None else (seat,)


def told(
    record: TableRecord, position: Position[Any] | None, secrets: Secrets, viewer: Viewer
) -> parts.OnDevice | None:
    """Return what a page must know about the seats on its device; None if there is only one seat."""
    own = record.seats_of(viewer.person)
    if len(own) < 2:
        return None
    missing = position.missing() if position else ()
    return parts.OnDevice(
        seats=own,
        next=viewer.next if viewer.open is None else None,
        awaited=[one for one in missing if one in own and record.plays(one)],
        curtain=secrets.between(position, own),
    )


def opened(
    record: TableRecord, position: Position[Any] | None, secrets: Secrets, viewer: Viewer, seat: Seat
) -> Opened:
    """Open one of a person's seats. Raises Refused.

    If the seats know different things, and another seat is open, draw the curtain instead."""
    own = record.seats_of(viewer.person)
    if seat not in own or len(own) < 2 or position is None:
        raise Refused("no_seat")
    hides = viewer.open not in (None, seat) and secrets.between(position, own)
    return Opened(None if hides else seat, seat)


# in the lobby


def join(record: TableRecord, person: str, name: str) -> Seat:
    """Give the first open seat to another player on the device of a seated person. Raises Refused."""
    _gathering(record, person)
    free = next((one for one in record.seats if one.kind == "open"), None)
    if free is None:
        raise Refused("table_full")
    first = record.seats[record.seats_of(person)[0]]
    free.kind, free.person, free.bot, free.ready = "person", person, "", first.ready
    free.name = names.unlike(names.clean(name) or first.name, seat_names(record))
    return free.seat


def rename(record: TableRecord, person: str, at: Seat, name: str) -> None:
    """Rename a player on the same device. Raises Refused."""
    _gathering(record, person)
    if at not in record.seats_of(person):
        raise Refused("no_seat")
    others = [one.name for one in record.seats if one.seat != at and one.kind != "open"]
    record.seats[at].name = names.unlike(names.clean(name) or record.seats[at].name, others)


def part(record: TableRecord, person: str, at: Seat) -> None:
    """Open the seat of another player on the same device. Raises Refused.

    The first seat of a person is given up by leaving the table, not in this way."""
    _gathering(record, person)
    if at not in record.seats_of(person)[1:]:
        raise Refused("no_seat")
    record.seats[at] = SeatRecord(at)


def _gathering(record: TableRecord, person: str) -> None:
    if not record.seats_of(person):
        raise Refused("no_seat")
    if record.phase != "lobby":
        raise Refused("already_started")
