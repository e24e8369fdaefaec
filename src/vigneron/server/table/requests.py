"""The requests of people to a table. A feature decides each request; the table carries out the decision."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from vigneron.core.contract import Seat
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import (
    Act,
    Correct,
    Enter,
    Open,
    Preview,
    Propose,
    Revise,
    Say,
    Undo,
    Vote,
    Why,
)
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import Speakers
from vigneron.server.table import chat, hotseat, manual_dice, play, sitting_in, start_game, takeovers, votes
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table.outcome import Keep, Outcome, Reply

# the start


async def start(table: LiveTable, person: str, fill: str) -> None:
    """Start the game. Client seeds of the players who committed to one are used. Raises Refused."""
    await table.run(lambda at: start_game.ask_seeds(table.record, at, person, fill))
    while not table.broken and start_game.waits(table.record, table.now()):
        await asyncio.sleep(0.02)
    await table.run(lambda _: start_game.begin(table.record, person, fill))


async def rename(table: LiveTable, person: str, name: str) -> None:
    """Change a person's name in a running game. Raises Refused."""

    def decide(at: int) -> Outcome:
        record = table.record.fork()
        seating.rename(record, person, name)
        return Keep(record, whole=True, tell="all")

    await table.run(decide)


# the game


async def act(table: LiveTable, viewer: Viewer, message: Act) -> None:
    """Play an act. Raises Refused."""
    metrics = table.services.metrics
    with metrics.timed(metrics.act_seconds):
        try:
            await _play(table, viewer, message.n, partial(play.act, message=message))
        except Refused:
            metrics.refused.inc()
            raise


async def undo(table: LiveTable, viewer: Viewer, message: Undo) -> None:
    """Undo the player's last act. Raises Refused."""

    def decide(record: TableRecord, position: Position[Any], at: int, seat: Seat) -> Outcome:
        shared = hotseat.shared(record, position, table.memory.secrets, viewer, seat)
        return play.undo(record, position, at, seat, message, shared)

    await _play(table, viewer, message.n, decide)


async def revise(table: LiveTable, viewer: Viewer, message: Revise) -> None:
    """Undo the last act of the player's covered choice. Raises Refused."""
    await _play(table, viewer, message.n, partial(play.revise, message=message))


async def _play(
    table: LiveTable,
    viewer: Viewer,
    n: int | None,
    feature: Callable[[TableRecord, Position[Any], int, Seat], Outcome],
) -> None:
    """Carry out a player's request once. A repetition with the same number is only answered."""

    async def job() -> None:
        seat, position = hotseat.player(table.record, table.position, viewer)
        if table.answered.knows(seat, n):
            found: Outcome = Reply("again")
        else:
            found = feature(table.record, position, table.now(), seat)
        await table.carry_out(found, viewer, n)
        if not isinstance(found, Reply):
            table.answered.remember(seat, n)

    await table.alone(job)


async def preview(table: LiveTable, viewer: Viewer, message: Preview) -> None:
    """Send a preview of an act. Raises Refused."""
    seat, position = hotseat.player(table.record, table.position, viewer)
    found = play.preview(table.views, position, seat, message, viewer.lang)
    if found is not None:
        viewer.send(found)


async def why(table: LiveTable, viewer: Viewer, message: Why) -> None:
    """Send the reason why these things cannot be touched. Raises Refused."""
    seat, position = hotseat.player(table.record, table.position, viewer)
    viewer.send(play.why(table.views, position, seat, message, viewer.lang))


async def open_seat(table: LiveTable, viewer: Viewer, message: Open) -> None:
    """Open one of the person's seats, or draw the curtain for it. Raises Refused."""
    secrets = table.memory.secrets
    await table.run(
        lambda _: hotseat.opened(table.record, table.position, secrets, viewer, message.seat),
        viewer,
        message.n,
    )


async def enter(table: LiveTable, viewer: Viewer, message: Enter) -> None:
    """Enter a draw, remove the last draw, or confirm all draws. Raises Refused."""

    def decide(at: int) -> Outcome:
        memory = table.memory
        missing = memory.presence.missing
        return manual_dice.enter(memory.record, memory.drawing_for, at, viewer.person, message, missing)

    await table.run(decide, viewer, message.n)


async def correct(table: LiveTable, viewer: Viewer, message: Correct) -> None:
    """Start to enter the draws of the last act again. Raises Refused."""

    def decide(_: int) -> Outcome:
        missing = table.presence.missing
        return manual_dice.correct(table.record, table.position, viewer.person, message.v, missing)

    await table.run(decide, viewer, message.n)


# motions


async def propose(table: LiveTable, viewer: Viewer, message: Propose) -> None:
    """Make a motion. Raises Refused."""

    def decide(at: int) -> Outcome:
        seat, position = hotseat.player(table.record, table.position, viewer)
        return votes.propose(table.record, position, at, seat, message.kind)

    await table.run(decide, viewer, message.n)


async def vote(table: LiveTable, viewer: Viewer, message: Vote) -> None:
    """Vote for the open seat, or for `message.seat` of another player on the same device. Raises Refused."""

    def decide(at: int) -> Outcome:
        record, position, seat = table.record, table.position, message.seat
        if seat is None:
            seat, position = hotseat.player(record, position, viewer)
        if position is None or seat not in record.seats_of(viewer.person):
            raise Refused("nothing_asked")
        return votes.vote(record, position, at, seat, message)

    await table.run(decide, viewer, message.n)


# time-outs, leaving, returning


async def look(table: LiveTable) -> None:
    """Do what is due at a table. This is called for the tables whose lease this process has."""

    async def job() -> None:
        for feature in (votes.close, takeovers.look):
            position, record = table.position, table.record
            if position is not None and record.phase == "playing":
                await table.carry_out(feature(record, position, table.now()))

    await table.alone(job)


async def leave(table: LiveTable, person: str, seat: Seat | None = None) -> None:
    """Give up a seat in a running game to a bot. Raises Refused.

    If a person has several seats on one device, `seat` selects the one to give up."""
    await table.run(lambda _: takeovers.leave(table.record, table.position, person, seat))


async def back(table: LiveTable, person: str) -> None:
    """Take the person's seat back from a bot. Raises Refused."""
    await table.run(lambda _: takeovers.back(table.record, table.position, person))


async def sit_in(table: LiveTable, person: str, seat: Seat, name: str) -> None:
    """Ask the players to let a person play in place of a bot. Raises Refused."""
    await table.run(lambda at: sitting_in.ask(table.record, table.position, at, person, seat, name))


async def remove(table: LiveTable, person: str, seat: Seat) -> None:
    """Replace an absent player by a bot, or ask those who are present. Raises Refused."""

    def decide(at: int) -> Outcome | None:
        missing, here = table.presence.missing, table.memory.here()
        return takeovers.remove(table.record, table.position, person, seat, here, missing, at)

    await table.run(decide)


# chat


async def say(table: LiveTable, viewer: Viewer, message: Say) -> None:
    """Store a chat line and send it. Raises Refused."""
    record, seat, services = table.record, table.memory.seat(viewer), table.services
    if seat is None:
        seat = record.seat_of(viewer.person)
    line = chat.line_of(record, seat, viewer.person, message, services.clock.date())
    if not services.manners.allow(viewer.person, record.id):
        raise Refused("talk_often")
    if seat is None:
        own = await services.store.name_of(viewer.person)
        line = chat.named(line, chat.stranger(record, own, viewer.lang))
    await table.talk.say(line)
    await table.talk.follow(table.viewers)


async def allow_speakers(table: LiveTable, person: str, who: Speakers) -> None:
    """Change who may chat, on request of the host. Raises Refused."""
    await table.run(lambda _: chat.allow(table.record, person, who))
