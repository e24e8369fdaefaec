"""Several people on one device: one person's cookie holds several seats, and one of them is open at a time.

A socket is told what the open seat may know, and nothing of the others. From one seat to another leads a
curtain: first nobody's seat is open, then whoever has the device opens their own. There is none while all
seats on the device know the same and nobody chooses in secret; then the house opens whoever is awaited.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vigneron.core.contract import Seat
from vigneron.server.live_game.digest import digest
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import names
from vigneron.server.lobby.seating import Refused, seat_names
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Open, parts
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.table import broadcast

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable


class Secrets:
    """Whether seats on one device know different things; worked out once for each position."""

    def __init__(self) -> None:
        self._known: dict[tuple[Any, ...], bool] = {}

    def between(self, table: LiveTable, seats: list[Seat]) -> bool:
        position = table.position
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
    """Return the seat whose view a socket is told: the person's own, or of several the open one."""
    own = record.seats_of(viewer.person)
    if len(own) < 2 or record.phase == "lobby":
        return own[0] if own else None
    return viewer.open if viewer.open in own else None


def player(record: TableRecord, position: Position[Any] | None, viewer: Viewer) -> tuple[Seat, Position[Any]]:
    """Return seat and position of somebody who plays. Raises Refused."""
    own = seat(record, viewer)
    if own is None:
        curtain = bool(record.seats_of(viewer.person)) and position is not None
        raise Refused("curtain_drawn" if curtain else "no_seat")
    if position is None:
        raise Refused("not_started")
    return own, position


def settle(table: LiveTable, viewer: Viewer) -> Seat | None:
    """Open whoever is awaited, if there is nothing to hide; return the open seat."""
    own = table.record.seats_of(viewer.person)
    if len(own) < 2 or table.position is None:
        viewer.open = None if table.position is None else viewer.open
        return own[0] if own else None
    awaited = [one for one in table.position.missing() if one in own and table.record.plays(one)]
    if viewer.open not in own:
        viewer.open = None
    if viewer.open not in awaited and not table.secrets.between(table, own):
        if awaited:
            viewer.open = awaited[0]
        elif viewer.open is None:
            viewer.open = own[0]
    return viewer.open


def shared(table: LiveTable, viewer: Viewer, seat: Seat | None) -> tuple[Seat, ...]:
    """Return the seats whose last step this viewer may take back from where they sit."""
    own = table.record.seats_of(viewer.person)
    if seat is not None and len(own) > 1 and not table.secrets.between(table, own):
        return (seat, *(one for one in own if one != seat))
    return () if seat is None else (seat,)


def told(table: LiveTable, viewer: Viewer) -> parts.OnDevice | None:
    """Return what a page must know of the seats on its device; None if there is only one.

    `next`: for whom the curtain is drawn; `awaited`: whose choice is missing; `curtain`: whether one lies
    between them."""
    own = table.record.seats_of(viewer.person)
    if len(own) < 2:
        return None
    missing = table.position.missing() if table.position else ()
    awaited = [one for one in missing if one in own and table.record.plays(one)]
    return parts.OnDevice(
        seats=own,
        next=viewer.next if viewer.open is None else None,
        awaited=awaited,
        curtain=table.secrets.between(table, own),
    )


async def open_seat(table: LiveTable, viewer: Viewer, message: Open) -> None:
    """Open a seat of one's own, or draw the curtain for it where there is something to hide.

    Raises Refused."""

    async def job() -> None:
        own = table.record.seats_of(viewer.person)
        if message.seat not in own or len(own) < 2 or table.position is None:
            raise Refused("no_seat")
        hides = viewer.open not in (None, message.seat) and table.secrets.between(table, own)
        viewer.next = message.seat
        viewer.open = None if hides else message.seat
        broadcast.welcome(table, viewer, message.n)

    await table.alone(job)


# before the game


def join(record: TableRecord, person: str, name: str) -> Seat:
    """Give the first open seat to somebody on the device of a person who sits here. Raises Refused."""
    _gathering(record, person)
    free = next((one for one in record.seats if one.kind == "open"), None)
    if free is None:
        raise Refused("table_full")
    first = record.seats[record.seats_of(person)[0]]
    free.kind, free.person, free.bot, free.ready = "person", person, "", first.ready
    free.name = names.unlike(names.clean(name) or first.name, seat_names(record))
    return free.seat


def rename(record: TableRecord, person: str, at: Seat, name: str) -> None:
    """Name somebody on the same device. Raises Refused."""
    _gathering(record, person)
    if at not in record.seats_of(person):
        raise Refused("no_seat")
    others = [one.name for one in record.seats if one.seat != at and one.kind != "open"]
    record.seats[at].name = names.unlike(names.clean(name) or record.seats[at].name, others)


def part(record: TableRecord, person: str, at: Seat) -> None:
    """Open the seat of somebody on the same device again; the first one leaves by leaving. Raises Refused."""
    _gathering(record, person)
    if at not in record.seats_of(person)[1:]:
        raise Refused("no_seat")
    record.seats[at] = SeatRecord(at)


def _gathering(record: TableRecord, person: str) -> None:
    if not record.seats_of(person):
        raise Refused("no_seat")
    if record.phase != "lobby":
        raise Refused("already_started")
