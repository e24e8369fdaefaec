"""What happens when somebody is not there: time that is over, bots in people's places, coming back, agreeing.

A motion is what the people at a table are asked: to take more back than one may alone (`undo`), to end the
table (`end`), or what to do about somebody whose time is over (`late`). It is kept with the table, not in its
journal; any act of the game settles it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from vigneron.core.contract import Refusal, Seat
from vigneron.core.journal import TableRow
from vigneron.core.registry import game
from vigneron.server import clocks, minds, publishing, timing
from vigneron.server.gathering import Refused, pass_host
from vigneron.server.messages import Propose, Vote
from vigneron.server.position import Position
from vigneron.server.records import TableRecord
from vigneron.server.viewer import Viewer
from vigneron.server.views import MOTIONS

if TYPE_CHECKING:
    from vigneron.server.table import LiveTable


def substitute(record: TableRecord) -> str:
    """Return the level of bot that plays for somebody who is gone, as agreed."""
    level = clocks.terms(record.terms).bot
    found = game(record.game)
    return level if level in minds.names(found) else minds.standard(found)


def voters(table: LiveTable, record: TableRecord) -> list[Seat]:
    """Return who is asked by the motion: people who play; about the end, those of them who are here."""
    motion, people = record.motion, record.people()
    if motion is None:
        return []
    if motion["kind"] == "late":
        return [seat for seat in people if seat != motion["seat"]]
    if motion["kind"] == "end":
        here = table.here()
        return [seat for seat in people if seat in here or str(seat) in motion["votes"]]
    return people


# time that is over


async def look(table: LiveTable) -> None:
    """Do what time demands: called by the house for the tables it keeps, when they are due."""

    async def job() -> None:
        position, record = table.position, table.record
        if position is None or record.phase != "playing":
            return
        late = clocks.over(record.clock, table.means.hours.now())
        if late:
            await _late(table, position, late)
        elif record.due is not None and record.due <= table.means.hours.now():
            later = copy(record)  # its bots are awake: look again later
            later.due = timing.due(later, position.missing(), table.means.hours.now())
            await table.write(later)

    await table.alone(job)


async def _late(table: LiveTable, position: Position[Any], late: list[Seat]) -> None:
    record = table.record.fork()
    then = clocks.terms(record.terms).then
    rows = [TableRow("clock", {"seat": seat}) for seat in late]
    if then == "end":
        rows += [TableRow("forfeit", {"seat": seat}) for seat in late]
        rows.append(TableRow("end", {"why": "time"}))
    elif then == "bot":
        rows += [_take_over(record, seat, "time") for seat in late]
    else:
        # One after the other: whoever else is late is found when this motion is settled.
        record.motion = {"kind": "late", "seat": late[0], "votes": {}}
        rows = rows[:1]
    await table.commit(position.aside(rows), record=record)


def _take_over(record: TableRecord, seat: Seat, why: str) -> TableRow:
    record.seats[seat].bot = substitute(record)
    return TableRow("takeover", {"seat": seat, "bot": record.seats[seat].bot, "why": why})


# leaving and coming back


async def leave(table: LiveTable, person: str) -> None:
    """Give up one's seat in a running game: a bot goes on. Raises Refused."""

    async def job() -> None:
        position, record = _running(table), table.record.fork()
        own = record.seats_of(person)
        if not own:
            raise Refused("no_seat")
        played = [seat for seat in own if record.plays(seat)]
        if not played:
            return
        rows = [_take_over(record, seat, "left") for seat in played]
        if not record.people():
            rows.append(TableRow("end", {"why": "left"}))
        pass_host(record, person)
        for seat in played:
            _without(record, seat)
        await table.commit(position.aside(rows), record=record)

    await table.alone(job)


async def back(table: LiveTable, person: str) -> None:
    """Take one's seat again from the bot. Raises Refused."""

    async def job() -> None:
        position, record = _running(table), table.record.fork()
        own = record.seats_of(person)
        if not own:
            raise Refused("no_seat")
        taken = [seat for seat in own if not record.plays(seat)]
        if not taken:
            return
        for seat in taken:
            record.seats[seat].bot = ""
        rows = [TableRow("return", {"seat": seat}) for seat in taken]
        await table.commit(position.aside(rows), record=record, back=set(taken))

    await table.alone(job)


async def remove(table: LiveTable, person: str, seat: Seat) -> None:
    """Put a bot in the place of somebody who is not here: the host may, or anybody while the host is away.

    Raises Refused."""

    async def job() -> None:
        position, record = _running(table), table.record.fork()
        own, here = record.seats_of(person), table.here()
        host = record.seat_of(record.host)
        if not own:
            raise Refused("no_seat")
        if record.host != person and host in here:
            raise Refused("not_host")
        if not 0 <= seat < len(record.seats) or record.seats[seat].kind != "person" or seat in own:
            raise Refused("seat_taken")
        if seat in here:
            raise Refused("still_here")
        if not record.plays(seat):
            return
        rows = [_take_over(record, seat, "removed")]
        _without(record, seat)
        await table.commit(position.aside(rows), record=record)

    await table.alone(job)


def _running(table: LiveTable) -> Position[Any]:
    if table.position is None:
        raise Refused("not_started")
    if table.record.phase != "playing":
        raise Refused("over")
    return table.position


def _without(record: TableRecord, seat: Seat) -> None:
    """A motion goes on without somebody whose place a bot has taken, unless it was about or by him."""
    motion = record.motion
    if motion is None:
        return
    if seat in (motion.get("seat"), motion.get("by")):
        record.motion = None
    else:
        record.motion = {**motion, "votes": {k: v for k, v in motion["votes"].items() if k != str(seat)}}


# agreeing


async def propose(table: LiveTable, viewer: Viewer, message: Propose) -> None:
    async def job() -> None:
        found = table.player(viewer, message.n)
        if found is None:
            return
        seat, position = found
        refusal = _may_propose(table, position, seat, message.kind)
        if refusal is not None:
            publishing.refuse(table, viewer, message.n, refusal)
            return
        record = table.record.fork()
        record.motion = {
            "kind": message.kind,
            "by": seat,
            "votes": {str(one): "yes" for one in _own(record, viewer)},
        }
        await _decide(table, position, record, viewer, message.n)

    await table.alone(job)


def _may_propose(table: LiveTable, position: Position[Any], seat: Seat, kind: str) -> Refusal | None:
    if not table.record.plays(seat):
        return Refusal("bot_plays", "")
    if position.over:
        return Refusal("over", "")
    if table.record.motion is not None:
        return Refusal("asked_already", "")
    if kind == "undo" and position.may_ask_back(seat) is None:
        return Refusal("nothing_to_undo", "")
    return None


async def vote(table: LiveTable, viewer: Viewer, message: Vote) -> None:
    async def job() -> None:
        found = table.player(viewer, message.n)
        if found is None:
            return
        seat, position = found
        record = table.record.fork()
        motion = record.motion
        if motion is None or message.choice not in MOTIONS[motion["kind"]] or seat not in record.people():
            publishing.refuse(table, viewer, message.n, Refusal("nothing_asked", ""))
            return
        if motion["kind"] == "late" and seat == motion["seat"]:
            publishing.refuse(table, viewer, message.n, Refusal("nothing_asked", ""))
            return
        votes = {str(one): message.choice for one in _own(record, viewer) if one != motion.get("seat")}
        record.motion = {**motion, "votes": {**motion["votes"], **votes}}
        await _decide(table, position, record, viewer, message.n)

    await table.alone(job)


def _own(record: TableRecord, viewer: Viewer) -> list[Seat]:
    """Return the seats for which somebody answers: those of all people on his device."""
    return [seat for seat in record.seats_of(viewer.person) if record.plays(seat)]


async def _decide(
    table: LiveTable, position: Position[Any], record: TableRecord, viewer: Viewer, n: int | None
) -> None:
    """Keep the votes, or do what they have decided."""
    motion = record.motion
    assert motion is not None
    asked, votes = voters(table, record), motion["votes"]
    if motion["kind"] == "late":
        await _decide_late(table, position, record, asked, viewer, n)
    elif "no" in votes.values():
        record.motion = None
        await _keep(table, record, viewer, n)
    elif all(str(seat) in votes for seat in asked):
        record.motion = None
        if motion["kind"] == "end":
            await table.commit(position.aside([TableRow("end", {"why": "agreed"})]), viewer, n, record=record)
            return
        change = position.ask_back(motion["by"])
        if change is None:
            publishing.refuse(table, viewer, n, Refusal("nothing_to_undo", ""))
            return
        await table.commit(change, viewer, n, record=record)
    else:
        await _keep(table, record, viewer, n)


async def _decide_late(
    table: LiveTable, position: Position[Any], record: TableRecord, asked: list[Seat], viewer: Viewer,
    n: int | None,
) -> None:  # fmt: skip
    assert record.motion is not None
    seat, votes = record.motion["seat"], record.motion["votes"]
    counts = {choice: sum(votes.get(str(one)) == choice for one in asked) for choice in MOTIONS["late"]}
    best = max(counts, key=lambda choice: counts[choice])  # of equals the gentlest: wait, then bot, then end
    if counts[best] * 2 <= len(asked) and sum(counts.values()) < len(asked):
        await _keep(table, record, viewer, n)
        return
    record.motion = None
    rows: list[TableRow] = []
    if best == "bot":
        rows = [_take_over(record, seat, "time")]
    elif best == "end":
        rows = [TableRow("forfeit", {"seat": seat}), TableRow("end", {"why": "time"})]
    granted = {seat} if best == "wait" else set()
    await table.commit(position.aside(rows), viewer, n, record=record, granted=granted)


async def _keep(table: LiveTable, record: TableRecord, viewer: Viewer, n: int | None) -> None:
    await table.write(record, whole=True)
    publishing.people(table, asker=viewer, n=n)
