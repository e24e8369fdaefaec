"""The record of a table that goes on from a position of a finished table. This module does no I/O."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.core.contract import Seat
from vigneron.server.lobby import client_seeds, names, preparation, seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.storage.awaited import mask
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.table_state import ClientSeeds


def default_seat(record: TableRecord, person: str, to_act: Sequence[Seat]) -> Seat:
    """Return the seat that a person takes who chooses none: their own, or else the first that may act."""
    own = record.seat_of(person)
    return own if own is not None else min(to_act, default=0)


def seats(record: TableRecord, seat: Seat, person: str, name: str, bot: str) -> list[SeatRecord]:
    """Return the seats of the new table: one person, and bots of a level. Seats keep their colours.

    Raises Refused if there is no such seat or level."""
    if not 0 <= seat < len(record.seats):
        raise Refused("bad_number")
    level, colours = seating.check_bot(record.game, bot), preparation.colours(record)
    taken, out = [name], list[SeatRecord]()
    for number, colour in enumerate(colours):
        kept = colour if colour < preparation.COLOURS else -1
        if number == seat:
            out.append(SeatRecord(number, "person", person, "", name, kept))
        else:
            taken.append(names.for_bot(taken))
            out.append(SeatRecord(number, "bot", None, level, taken[-1], kept))
    return out


def record(
    of: TableRecord,
    own: list[SeatRecord],
    to_act: Sequence[Seat],
    *,
    id: str,
    code: str,
    secret: bytes,
    person: str,
    word: str,
    now: int,
) -> TableRecord:
    """Return the record of the new table. The game keeps its options, edition and data; it has no clock.

    Only those who may look at the finished table may look at the new one, if the finished one is closed: so
    the new table is closed too. `word` is the person's client seed or ''. `now` is in seconds since 1970."""
    new = TableRecord(
        id=id,
        code=code,
        game=of.game,
        phase="playing",
        host=person,
        options=dict(of.options),
        edition=of.edition,
        data=of.data,
        override=of.override,
        secret=secret,
        made=now,
        changed=now,
        seats=own,
        missing=mask(to_act),
        seeds=client_seeds.of_one(person, word) if client_seeds.is_word(word) else ClientSeeds(),
        closed=of.closed,
    )
    client_seeds.close(new)
    return new
