"""Time-outs, bots that replace people, and people who leave or return. This module does no I/O.

At a table with a clock, a player may be replaced after a time-out or, while the others wait for an absent
player, if all who are present agree. At a table without a clock, a player may be replaced after an absence
(`absence`). Players who return before the end get their seat back. `votes`
contains what needs a vote."""

from __future__ import annotations

from collections.abc import Sequence, Set
from copy import copy
from typing import Any

from vigneron.core.contract import Seat
from vigneron.core.journal import TableRow
from vigneron.i18n.speaker import Speaker
from vigneron.server.botpool import seat_bots
from vigneron.server.live_game import clock_updates, clocks, questions
from vigneron.server.live_game.position import Position
from vigneron.server.lobby.seating import Refused, pass_host
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import absence, votes
from vigneron.server.table.outcome import Commit, Keep, Outcome

_MINUTE = 60_000

# time-outs


def look(record: TableRecord, position: Position[Any], at: int) -> Outcome | None:
    """Return what is due at a running table. An expired motion is not handled here."""
    late = clocks.over(record.clock, at)
    if late:
        return _late(record.fork(), position, late, at)
    if record.due is not None and record.due <= at:
        later = copy(record)  # the bots of the table are choosing: check again later
        later.due = clock_updates.due(later, position.missing(), at)
        return Keep(later, tell="nobody")
    return None


def _late(record: TableRecord, position: Position[Any], late: list[Seat], at: int) -> Commit:
    then = record.terms.then
    rows = [TableRow("clock", {"seat": seat}) for seat in late]
    if then == "end":
        rows += [TableRow("forfeit", {"seat": seat}) for seat in late]
        rows.append(TableRow("end", {"why": "time"}))
    elif then == "bot":
        rows += [seat_bots.take_over(record, seat, "time") for seat in late]
    else:
        # One motion at a time: other late players are handled when this motion is settled.
        record.motion = questions.late(late[0], at)
        rows = rows[:1]
    return Commit(position.aside(rows), record, then=votes.settle)


# leaving and returning


def leave(
    record: TableRecord, position: Position[Any] | None, person: str, seat: Seat | None = None
) -> Commit | None:
    """Give up a seat in a running game to a bot. Raises Refused.

    If a person has several seats on one device, `seat` selects the one to give up."""
    playing, new = _running(record, position), record.fork()
    own = new.seats_of(person)
    if not own or (seat is not None and seat not in own):
        raise Refused("no_seat")
    played = [one for one in own if new.plays(one) and seat in (None, one)]
    if not played:
        return None
    rows = [seat_bots.take_over(new, one, "left") for one in played]
    if seat_bots.all_left(new, [*playing.rows, *rows]):
        rows.append(TableRow("end", {"why": "left"}))
    if not any(map(new.plays, own)):
        pass_host(new, person)
    return Commit(playing.aside(rows), new, then=votes.settle)


def back(record: TableRecord, position: Position[Any] | None, person: str) -> Commit | None:
    """Take the person's seat back from a bot. Raises Refused."""
    playing, own = _running(record, position), record.seats_of(person)
    if not own:
        raise Refused("no_seat")
    return _given_back(record, playing, [seat for seat in own if not record.plays(seat)])


def removals_of(record: TableRecord, position: Position[Any] | None, person: str) -> list[TableRow]:
    """Return the rows by which others removed a person from their seats in a running game."""
    if position is None or record.phase != "playing":
        return []
    seats = seat_bots.removed(record, position.rows, record.seats_of(person))
    return [row for seat in seats if (row := seat_bots.taken(position.rows, seat))]


def here_again(record: TableRecord, position: Position[Any], person: str) -> Commit | None:
    """Give a person back the seats from which others removed them."""
    seats = [int(row.data["seat"]) for row in removals_of(record, position, person)]
    return _given_back(record, position, seats)


def to_restore(record: TableRecord, looking: Set[Seat]) -> set[str]:
    """Return the people who have the page of this table visible.

    A person among them whom others removed gets the seat back, because the others did not know that the
    person had returned."""
    people = {record.seats[seat].person for seat in seat_bots.everybody(record) if seat in looking}
    return {person for person in people if person is not None}


def _given_back(record: TableRecord, position: Position[Any], seats: list[Seat]) -> Commit | None:
    if not seats:
        return None
    new = record.fork()
    for seat in seats:
        new.seats[seat].bot = ""
    rows = [TableRow("return", {"seat": seat}) for seat in seats]
    return Commit(position.aside(rows), new, back=set(seats))


def remove(
    record: TableRecord,
    position: Position[Any] | None,
    person: str,
    seat: Seat,
    here: Set[Seat],
    missing: absence.Missing,
    at: int,
) -> Commit | Keep | None:
    """Replace an absent player by a bot. Raises Refused.

    At a table without a clock, the host may do this, and any player after the host has been absent for too
    long. At a table with a clock, any player may ask for it, and all who are present must agree."""
    playing, new = _running(record, position), record.fork()
    own = new.seats_of(person)
    if not own:
        raise Refused("no_seat")
    by = next(filter(new.plays, own), None)
    if by is None:
        raise Refused("bot_plays")
    if new.clock is None and new.host != person and not absence.host_gone(new, missing):
        raise Refused("not_host")
    if not 0 <= seat < len(new.seats) or new.seats[seat].kind != "person" or seat in own:
        raise Refused("seat_taken")
    if seat in here:
        raise Refused("still_here")
    if not new.plays(seat):
        return None
    if not absence.may_be_replaced(new, seat):
        raise Refused("in_time")
    left = missing.left(seat)
    if left != 0:
        patience = int(absence.PATIENCE * 1000)
        raise Refused("away_soon", count=-(-(patience if left is None else left) // _MINUTE))
    if new.clock is not None:
        if new.motion is not None and not questions.is_over(new, at):
            raise Refused("asked_already")
        playing_here = [one for one in here if new.plays(one)]
        new.motion = questions.away(new, [one for one in own if new.plays(one)], seat, playing_here, at)
        return votes.settle(new, playing, at) or votes.kept(new, playing, at)
    return Commit(playing.aside([seat_bots.take_over(new, seat, "removed", by)]), new, then=votes.settle)


def told_of(rows: Sequence[TableRow], speaker: Speaker) -> str:
    """Return the sentence that tells a returning person who removed them, and why."""
    by = next((row.data["by"] for row in rows if "by" in row.data), None)
    if by is None:
        return speaker.say("server-replaced")
    return speaker.say("server-replaced-by", {"who": by})


def _running(record: TableRecord, position: Position[Any] | None) -> Position[Any]:
    if position is None:
        raise Refused("not_started")
    if record.phase != "playing":
        raise Refused("over")
    return position
