"""Real dice: at some tables the draws are made by hand, from the dice, bag and cards on a real table.

What was done but has not been drawn for yet is kept as `record.pending`. With the last one it is worked out
and committed like any other change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from vigneron.core.chance import ImpossibleDraw, NeedDraw
from vigneron.core.contract import IllegalAction, Refusal
from vigneron.core.picture import Drawing
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.position import Change, Draft, Position
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection import draw_labels
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Correct, Enter, parts
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import PendingDraw
from vigneron.server.table import absence, bot_turns, broadcast

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable

_MOST: Final = 400
"""Draws of one ply."""


def worked(
    position: Position[Any], waiting: PendingDraw, chance: Entered, draft: Draft[Any] | None = None
) -> Change[Any]:
    """Return what was done, with what was drawn. Raises NeedDraw, ImpossibleDraw, IllegalAction."""
    kind = waiting.kind
    if kind == "begin":
        return position.begin(chance)
    if kind == "reveal":
        return position.reveal(waiting.seat if draft else None, draft, chance)
    if kind == "correct":
        return position.correct(chance)
    return position.act(waiting.seat, waiting.act, chance)


def may_enter(table: LiveTable, person: str) -> bool:
    """Return whether somebody may say what was drawn: the host, or once they are gone whoever sits here."""
    record = table.record
    return record.host == person or (
        record.seat_of(person) is not None and absence.host_gone(table.record, table.presence.missing)
    )


def asked(table: LiveTable, lang: str) -> parts.Asked | None:
    """Return what is to be drawn, what was drawn for this so far and what may have come out; None: nothing.

    `choices` is empty when everything is there and only has to be confirmed."""
    waiting, position = table.record.pending, table.position or table.drawing_for
    if waiting is None or position is None or table.record.phase == "over":
        return None
    rules, speaker, chance = position.rules, table.views.speaker(lang), Entered(waiting.draws)
    drawing: Drawing[Any] | None = None
    try:
        worked(position, waiting, chance)
    except NeedDraw:
        drawing = chance.missing
    except (ImpossibleDraw, IllegalAction):
        return None
    given = [
        parts.Drawn(
            draw_labels.asked(position.game, rules, one, speaker),
            draw_labels.label(position.game, rules, one, outcome, speaker),
        )
        for one, outcome in zip(chance.given, waiting.draws, strict=False)
    ]
    choices: list[parts.DrawChoice] = []
    if drawing is not None:
        choices = [
            parts.DrawChoice(i, draw_labels.label(position.game, rules, drawing, i, speaker), weight)
            for i, weight in enumerate(drawing.weights)
            if weight > 0
        ]
    what = "" if drawing is None else draw_labels.asked(position.game, rules, drawing, speaker)
    return parts.Asked(waiting.kind, what, len(waiting.draws), given, choices)


async def attempt(
    table: LiveTable,
    position: Position[Any],
    waiting: PendingDraw,
    viewer: Viewer | None,
    n: int | None,
    record: TableRecord | None = None,
    draft: Draft[Any] | None = None,
) -> None:
    """Do what was done if everything has been drawn for it; else keep it and ask. Call it within `alone`.

    `draft`: the last covered choice, which is kept together with the question.

    Raises ImpossibleDraw, IllegalAction."""
    new = table.record.fork() if record is None else record
    chance = Entered(waiting.draws)
    try:
        change = worked(position, waiting, chance, draft)
    except NeedDraw:
        new.pending = waiting
        seat = waiting.seat
        await table.write(new, whole=True, drafts=position.stored({seat: draft}) if draft else None)
        if draft is not None:
            position.cover(seat, draft)
        broadcast.paused(table, viewer, n)
        return
    new.pending = None
    if waiting.kind == "begin":
        await table.begin_with(new, position, change)
    else:
        await table.commit(change, viewer, n, uncover=waiting.kind != "act", record=new)


async def enter(table: LiveTable, viewer: Viewer, message: Enter) -> None:
    """Take one draw, take the last one back, or confirm them. Raises Refused."""

    async def job() -> None:
        waiting, position = _waiting(table, viewer)
        draws = waiting.draws
        if message.at != len(draws):
            broadcast.paused(table, viewer, message.n)  # entered already, perhaps through another window
            return
        if message.back:
            await _back(table, position, waiting, viewer, message.n)
            return
        if message.outcome is not None and len(draws) < _MOST:
            draws = (*draws, message.outcome)
        elif not message.done:
            raise Refused("draw_impossible")
        now = replace(waiting, draws=draws)
        try:
            if waiting.kind == "begin" and not message.done:
                await _keep(table, position, now, viewer, message.n)
            else:
                await attempt(table, position, now, viewer, message.n)
        except (ImpossibleDraw, IllegalAction) as error:
            raise Refused("draw_impossible") from error

    await table.alone(job)


async def correct(table: LiveTable, viewer: Viewer, message: Correct) -> None:
    """Ask once more what the last act's draws were. Raises Refused."""

    async def job() -> None:
        position = table.position
        if not may_enter(table, viewer.person):
            raise Refused("not_host")
        if position is None or not may_correct(table) or not position.same(message.v):
            raise Refused("draw_settled")
        await attempt(table, position, PendingDraw("correct"), viewer, message.n)

    await table.alone(job)


def may_correct(table: LiveTable) -> bool:
    """Return whether the last act's draws can still be changed: nobody has acted since."""
    position, record = table.position, table.record
    return (
        record.by_hand
        and record.phase == "playing"
        and not record.pending
        and position is not None
        and (position.drawn is not None)
    )


async def withdraw(table: LiveTable, viewer: Viewer, n: int | None) -> bool:
    """Take back the act for which a draw is awaited, by whoever did it. Call it within `alone`."""
    waiting, position = table.record.pending, table.position
    if waiting is None or position is None or waiting.seat != table.seat(viewer):
        return False
    await _cancel(table, position, waiting, viewer, n)
    return True


def _waiting(table: LiveTable, viewer: Viewer) -> tuple[PendingDraw, Position[Any]]:
    if not may_enter(table, viewer.person):
        raise Refused("not_host")
    waiting, position = table.record.pending, table.position or table.drawing_for
    if waiting is None or position is None:
        raise Refused("nothing_drawn")
    return waiting, position


async def _keep(
    table: LiveTable, position: Position[Any], waiting: PendingDraw, viewer: Viewer, n: int | None
) -> None:
    """Keep draws of the set-up: it begins only when all of them have been looked at again."""
    _possible(position, waiting)
    new = table.record.fork()
    new.pending = waiting
    await table.write(new, whole=True)
    broadcast.paused(table, viewer, n)


def _possible(position: Position[Any], waiting: PendingDraw) -> None:
    """Raises ImpossibleDraw for draws that cannot be or are too many."""
    chance = Entered(waiting.draws)
    try:
        worked(position, waiting, chance)
    except NeedDraw:
        return
    if chance.left:
        raise ImpossibleDraw("more draws than are asked for")


async def _back(
    table: LiveTable, position: Position[Any], waiting: PendingDraw, viewer: Viewer, n: int | None
) -> None:
    if not waiting.draws:
        await _cancel(table, position, waiting, viewer, n)
        return
    new = table.record.fork()
    new.pending = replace(waiting, draws=waiting.draws[:-1])
    await table.write(new, whole=True)
    broadcast.paused(table, viewer, n)


async def _cancel(
    table: LiveTable, position: Position[Any], waiting: PendingDraw, viewer: Viewer, n: int | None
) -> None:
    """Let go of what was done: the act was not done, the last choice is open again, the draws stay."""
    new = table.record.fork()
    new.pending = None
    await table.write(new, whole=True)
    seat = waiting.seat
    if waiting.kind == "reveal" and seat in position.drafts:
        acts: Sequence[str] = position.drafts[seat].acts
        await table.cover(seat, position.redraft(seat, acts[:-1]), None, None)
    broadcast.paused(table, viewer, n)
    bot_turns.wake(table)  # it may have been a bot's act: then the bot acts again


def awaited(record: TableRecord) -> Refusal | None:
    """Return why nothing may be done now."""
    return Refusal("draw_awaited", "") if record.pending else None
