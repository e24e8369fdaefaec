"""What people ask of a table: a feature decides each request, and the table carries out what was decided."""

from __future__ import annotations

import asyncio

from vigneron.core.contract import Seat
from vigneron.core.registry import game
from vigneron.server.live_game.open import new_position
from vigneron.server.lobby import client_seeds, preparation, seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Propose, Say, Vote
from vigneron.server.storage.table_state import ClockTerms, PendingDraw, Speakers
from vigneron.server.table import chat, hotseat, manual_dice, takeovers, votes
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table.outcome import Keep, Outcome

# the start


async def start(table: LiveTable, person: str, fill: str) -> None:
    """Begin the game, with the seeds of those who have pledged one. Raises Refused."""

    def ask(at: int) -> Outcome | None:
        if table.record.pending:
            raise Refused("already_started")
        record = table.record.fork()
        seating.fill(table.record.fork(), preparation.starter(table.record, person), fill)
        return Keep(record, whole=True) if client_seeds.ask(record, at) else None

    async def begin() -> None:
        record = table.record.fork()
        seating.fill(record, preparation.starter(record, person), fill)
        client_seeds.close(record)
        found = game(record.game)
        record.edition = found.edition
        record.data = found.digest(found.data() if record.override is None else record.override)
        position = new_position(record)
        if record.by_hand:
            record.terms = ClockTerms()  # who looks up a draw must not be hurried
            await manual_dice.attempt(table, position, PendingDraw("begin"), None, None, record=record)
        else:
            await table.begin_with(record, position, position.begin())

    await table.run(ask)
    hours = table.means.hours
    while (
        table.record.seeds.asked is not None
        and not table.broken
        and not client_seeds.complete(table.record)
        and hours.now() < table.record.seeds.asked + client_seeds.PATIENCE
    ):
        await asyncio.sleep(0.02)
    await table.alone(begin)


# what is asked


async def propose(table: LiveTable, viewer: Viewer, message: Propose) -> None:
    """Ask the others. Raises Refused."""

    def decide(at: int) -> Outcome:
        seat, position = hotseat.player(table.record, table.position, viewer)
        return votes.propose(table.record, position, at, seat, message.kind)

    await table.run(decide, viewer, message.n)


async def vote(table: LiveTable, viewer: Viewer, message: Vote) -> None:
    """Answer for one seat: the open one, or `message.seat` of somebody else on the same device.

    Raises Refused."""

    def decide(at: int) -> Outcome:
        record, position, seat = table.record, table.position, message.seat
        if seat is None:
            seat, position = hotseat.player(record, position, viewer)
        if position is None or seat not in record.seats_of(viewer.person):
            raise Refused("nothing_asked")
        return votes.vote(record, position, at, seat, message)

    await table.run(decide, viewer, message.n)


# time, leaving and coming back


async def look(table: LiveTable) -> None:
    """Do what time demands: called by the house for the tables it keeps, when they are due."""

    async def job() -> None:
        for feature in (votes.close, takeovers.look):
            position, record = table.position, table.record
            if position is not None and record.phase == "playing":
                await table.carry_out(feature(record, position, table.means.hours.now()))

    await table.alone(job)


async def leave(table: LiveTable, person: str, seat: Seat | None = None) -> None:
    """Give up one's seat in a running game: a bot goes on. `seat`: of several on one device only this one.

    Raises Refused."""
    await table.run(lambda _: takeovers.leave(table.record, table.position, person, seat))


async def back(table: LiveTable, person: str) -> None:
    """Take one's seat again from the bot. Raises Refused."""
    await table.run(lambda _: takeovers.back(table.record, table.position, person))


async def remove(table: LiveTable, person: str, seat: Seat) -> None:
    """Put a bot in the place of somebody who has been away for long. Raises Refused."""
    missing = table.presence.missing
    await table.run(
        lambda _: takeovers.remove(table.record, table.position, person, seat, table.here(), missing)
    )


# what is said


async def say(table: LiveTable, viewer: Viewer, message: Say) -> None:
    """Keep a line and tell it. Raises Refused."""
    record, seat, means = table.record, table.seat(viewer), table.means
    if seat is None:
        seat = record.seat_of(viewer.person)
    line = chat.line_of(record, seat, viewer.person, message, means.hours.date())
    if not means.manners.allow(viewer.person, record.id):
        raise Refused("talk_often")
    if seat is None:
        own = await means.store.name_of(viewer.person)
        line = chat.named(line, chat.stranger(record, own, viewer.lang))
    await table.talk.say(line)
    await table.talk.follow(table.viewers)


async def allow_speakers(table: LiveTable, person: str, who: Speakers) -> None:
    """Let the host decide who may speak. Raises Refused."""
    await table.run(lambda _: chat.allow(table.record, person, who))
