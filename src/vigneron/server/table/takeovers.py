"""What happens when somebody is not there: time that is over, bots in people's places, coming back.

With a clock nothing happens to anybody before their time on it is over. Without one a person may be replaced
once they have been missed for a while (`absence`); whoever comes back before the end has their seat again.
`motions` is what people are asked.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from vigneron.core.contract import Seat
from vigneron.core.journal import TableRow
from vigneron.server.botpool import seat_bots
from vigneron.server.live_game import clock_updates, clocks, questions
from vigneron.server.live_game.position import Position
from vigneron.server.lobby.seating import Refused, pass_host
from vigneron.server.projection.connection import Viewer
from vigneron.server.table import absence, presence, votes

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable

_MINUTE = 60_000

# time that is over


async def look(table: LiveTable) -> None:
    """Do what time demands: called by the house for the tables it keeps, when they are due."""

    async def job() -> None:
        if table.position is None or table.record.phase != "playing":
            return
        at = table.means.hours.now()
        if questions.is_over(table.record, at):
            await votes.settle(table)
        position, record = table.position, table.record
        late = clocks.over(record.clock, at) if record.phase == "playing" else []
        if late:
            await _late(table, position, late)
        elif record.due is not None and record.due <= at:
            later = copy(record)  # its bots are awake: look again later
            later.due = clock_updates.due(later, position.missing(), at)
            await table.write(later)

    await table.alone(job)


async def _late(table: LiveTable, position: Position[Any], late: list[Seat]) -> None:
    record = table.record.fork()
    then = record.terms.then
    rows = [TableRow("clock", {"seat": seat}) for seat in late]
    if then == "end":
        rows += [TableRow("forfeit", {"seat": seat}) for seat in late]
        rows.append(TableRow("end", {"why": "time"}))
    elif then == "bot":
        rows += [seat_bots.take_over(record, seat, "time") for seat in late]
    else:
        # One after the other: whoever else is late is found when this motion is settled.
        record.motion = questions.late(late[0], table.means.hours.now())
        rows = rows[:1]
    await table.commit(position.aside(rows), record=record)
    await _settle(table)


async def _settle(table: LiveTable) -> None:
    """Somebody's voice is gone: what the others were asked may be decided now."""
    if table.record.phase == "playing":
        await votes.settle(table)


# leaving and coming back


async def leave(table: LiveTable, person: str, seat: Seat | None = None) -> None:
    """Give up one's seat in a running game: a bot goes on. `seat`: of several on one device only this one.

    Raises Refused."""

    async def job() -> None:
        position, record = _running(table), table.record.fork()
        own = record.seats_of(person)
        if not own or (seat is not None and seat not in own):
            raise Refused("no_seat")
        played = [one for one in own if record.plays(one) and seat in (None, one)]
        if not played:
            return
        rows = [seat_bots.take_over(record, one, "left") for one in played]
        if seat_bots.all_left(record, [*position.rows, *rows]):
            rows.append(TableRow("end", {"why": "left"}))
        if not any(map(record.plays, own)):
            pass_host(record, person)
        await table.commit(position.aside(rows), record=record)
        await _settle(table)

    await table.alone(job)


async def back(table: LiveTable, person: str) -> None:
    """Take one's seat again from the bot. Raises Refused."""

    async def job() -> None:
        position, record = _running(table), table.record
        own = record.seats_of(person)
        if not own:
            raise Refused("no_seat")
        await _give_back(table, position, [seat for seat in own if not record.plays(seat)])

    await table.alone(job)


async def here_again(table: LiveTable, person: str) -> list[TableRow]:
    """Give somebody who has come back the seats from which others had removed them; return those rows."""
    found: list[TableRow] = []

    async def job() -> None:
        found.clear()
        position, record = table.position, table.record
        if position is None or record.phase != "playing":
            return
        seats = seat_bots.removed(record, position.rows, record.seats_of(person))
        found.extend(row for seat in seats if (row := seat_bots.taken(position.rows, seat)))
        await _give_back(table, position, seats)

    position, record = table.position, table.record
    if position is not None and seat_bots.removed(record, position.rows, record.seats_of(person)):
        await table.alone(job)
    return found


async def restore(table: LiveTable) -> None:
    """Give back the seats of those who were removed although they look at this table: another process did not
    know yet that they had come."""
    record, looking = table.record, presence.looking(table)
    for person in {record.seats[seat].person for seat in seat_bots.everybody(record) if seat in looking}:
        if person is not None:
            await here_again(table, person)


async def _give_back(table: LiveTable, position: Position[Any], seats: list[Seat]) -> None:
    if not seats:
        return
    record = table.record.fork()
    for seat in seats:
        record.seats[seat].bot = ""
    rows = [TableRow("return", {"seat": seat}) for seat in seats]
    await table.commit(position.aside(rows), record=record, back=set(seats))


async def remove(table: LiveTable, person: str, seat: Seat) -> None:
    """Put a bot in the place of somebody who has been away for long, where no clock was agreed on: the host
    may, or anybody who plays once the host has been away for as long.

    Raises Refused."""

    async def job() -> None:
        position, record = _running(table), table.record.fork()
        own = record.seats_of(person)
        if not own:
            raise Refused("no_seat")
        by = next(filter(record.plays, own), None)
        if by is None:
            raise Refused("bot_plays")
        if record.host != person and not absence.host_gone(table):
            raise Refused("not_host")
        if not 0 <= seat < len(record.seats) or record.seats[seat].kind != "person" or seat in own:
            raise Refused("seat_taken")
        if seat in table.here():
            raise Refused("still_here")
        if not record.plays(seat):
            return
        if record.clock:
            raise Refused("in_time")
        left = table.missing.left(seat)
        if left != 0:
            patience = int(absence.PATIENCE * 1000)
            raise Refused("away_soon", count=-(-(patience if left is None else left) // _MINUTE))
        await table.commit(position.aside([seat_bots.take_over(record, seat, "removed", by)]), record=record)
        await _settle(table)

    await table.alone(job)


def told_of(table: LiveTable, viewer: Viewer, rows: list[TableRow]) -> str:
    """Return what somebody who has come back is told of having been removed: by whom, and why."""
    speaker = table.views.speaker(viewer.lang)
    by = next((row.data["by"] for row in rows if "by" in row.data), None)
    if by is None:
        return speaker.say("server-replaced")
    return speaker.say("server-replaced-by", {"who": by})


def _running(table: LiveTable) -> Position[Any]:
    if table.position is None:
        raise Refused("not_started")
    if table.record.phase != "playing":
        raise Refused("over")
    return table.position
