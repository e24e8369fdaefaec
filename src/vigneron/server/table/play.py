"""What people do in the game: act, take back, ask what would be and why not."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from vigneron.core.contract import IllegalAction, Refusal, Seat
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.position import Change, Draft, Position
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection import preview as advice
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Act, Preview, Revise, Undo, Why, outgoing
from vigneron.server.storage.table_state import PendingDraw
from vigneron.server.table import broadcast, hotseat, manual_dice

if TYPE_CHECKING:
    from vigneron.server.table.live_table import LiveTable

log = logging.getLogger(__name__)


async def act(table: LiveTable, viewer: Viewer, message: Act) -> None:
    async def job() -> None:
        found = _player(table, viewer, message.n)
        if found is None or _again(table, viewer, found[0], message.n):
            return
        seat, position = found
        if position.done_before(seat, message.v, message.d, message.act):
            viewer.send(outgoing.Again(n=message.n))
            return
        if _stale(table, viewer, position, message.v, message.d, message.n):
            return
        refusal = (
            _not_played(table, seat)
            or manual_dice.awaited(table.record)
            or position.why_not(seat, message.act)
        )
        if refusal is not None:
            table.means.metrics.refused.inc()
            broadcast.refuse(table, viewer, message.n, refusal)
            return
        await do(table, seat, message.act, viewer, message.n)
        table.answered.remember(seat, message.n)

    with table.means.metrics.timed(table.means.metrics.act_seconds):
        await table.alone(job)


async def undo(table: LiveTable, viewer: Viewer, message: Undo) -> None:
    async def job() -> None:
        found = _player(table, viewer, message.n)
        if found is None or _again(table, viewer, found[0], message.n):
            return
        seat, position = found
        if not position.same(message.v):
            broadcast.stale(table, viewer, message.n)
        elif refusal := _not_played(table, seat):
            broadcast.refuse(table, viewer, message.n, refusal)
        elif table.record.pending:
            await _withdraw(table, viewer, message.n)
        elif position.d(seat):
            await _revise(table, position, seat, viewer, message.n)
        elif (change := _last_step(table, viewer, seat, position)) is None:
            broadcast.refuse(table, viewer, message.n, Refusal("nothing_to_undo", ""))
        elif change.undone_by is not None and clock_updates.spent(
            table.record, change.undone_by, change.ply, table.means.hours.now()
        ):
            broadcast.refuse(table, viewer, message.n, Refusal("time_used", ""))
        else:
            await table.commit(change, viewer, message.n)
            table.answered.remember(seat, message.n)

    await table.alone(job)


async def revise(table: LiveTable, viewer: Viewer, message: Revise) -> None:
    """Take back the last step of a covered choice."""

    async def job() -> None:
        found = _player(table, viewer, message.n)
        if found is None or _again(table, viewer, found[0], message.n):
            return
        seat, position = found
        if message.v is not None and _stale(table, viewer, position, message.v, message.d, message.n):
            return
        if not position.d(seat):
            broadcast.refuse(table, viewer, message.n, Refusal("no_choice_to_change", ""))
            return
        if table.record.pending:
            await _withdraw(table, viewer, message.n)
            return
        await _revise(table, position, seat, viewer, message.n)

    await table.alone(job)


async def preview(table: LiveTable, viewer: Viewer, message: Preview) -> None:
    found = _player(table, viewer, message.n)
    if found is None:
        return
    seat, position = found
    if not position.same(message.v) or message.d != position.d(seat):
        return  # what it was asked about is gone, and a newer position is on its way
    refusal = position.why_not(seat, message.act)
    if refusal is not None:
        broadcast.refuse(table, viewer, message.n, refusal)
        return
    viewer.send(advice.preview(table.views, seat, message.act, viewer.lang, message.n))


async def why(table: LiveTable, viewer: Viewer, message: Why) -> None:
    found = _player(table, viewer, message.n)
    if found is None:
        return
    seat, position = found
    refusal = advice.why(position, seat, message.touches) or Refusal("may_be_touched", "")
    viewer.send(advice.explained(message.n, refusal, position.game, table.views.speaker(viewer.lang)))


async def do(table: LiveTable, seat: Seat, text: str, viewer: Viewer | None, n: int | None) -> None:
    """Do an act that is legal, be it open or a covered choice. Call it within `alone`."""
    position = table.position
    assert position is not None
    by_hand = table.record.by_hand
    if not position.covered and by_hand:
        await manual_dice.attempt(table, position, PendingDraw("act", seat, text), viewer, n)
        return
    if not position.covered:
        await table.commit(position.act(seat, text), viewer, n)
        return
    draft = position.choose(seat, text)
    if draft.complete and set(position.missing()) == {seat}:
        if by_hand:
            await manual_dice.attempt(table, position, PendingDraw("reveal", seat), viewer, n, draft=draft)
            return
        await _reveal(table, position, seat, draft, viewer, n)
    else:
        await table.cover(seat, draft, viewer, n)


async def _reveal(
    table: LiveTable,
    position: Position[Any],
    seat: Seat,
    draft: Draft[Any],
    viewer: Viewer | None,
    n: int | None,
) -> None:
    """The last choice is in: step all of them, or none if the rules refuse one after all."""
    try:
        change = position.reveal(seat, draft)
    except IllegalAction as error:
        log.error("table %s: covered choices do not go together: %s", table.record.id, error)
        for other in [*position.drafts]:
            await table.cover(other, None, None, None)
        broadcast.welcome_all(table)
        return
    await table.commit(change, viewer, n, uncover=True)


def _player(table: LiveTable, viewer: Viewer, n: int | None) -> tuple[Seat, Position[Any]] | None:
    """Return seat and position of somebody who plays; else refuse and return None."""
    try:
        return hotseat.player(table.record, table.position, viewer)
    except Refused as error:
        broadcast.refuse(table, viewer, n, error.refusal)
        return None


def _again(table: LiveTable, viewer: Viewer, seat: Seat, n: int | None) -> bool:
    """Answer what was done already, and return whether it was."""
    known = table.answered.knows(seat, n)
    if known:
        viewer.send(outgoing.Again(n=n))
    return known


def _last_step(table: LiveTable, viewer: Viewer, seat: Seat, position: Position[Any]) -> Change[Any] | None:
    """Return the change that takes back the last step of this seat, or of another on the same device."""
    changes = map(position.undo, hotseat.shared(table, viewer, seat))
    return next((change for change in changes if change is not None), None)


async def _withdraw(table: LiveTable, viewer: Viewer, n: int | None) -> None:
    if not await manual_dice.withdraw(table, viewer, n):
        broadcast.refuse(table, viewer, n, Refusal("draw_awaited", ""))


async def _revise(
    table: LiveTable, position: Position[Any], seat: Seat, viewer: Viewer, n: int | None
) -> None:
    if position.chosen(seat) and clock_updates.held_too_long(table.record, seat, table.means.hours.now()):
        broadcast.refuse(table, viewer, n, Refusal("time_used", ""))
        return
    await table.cover(seat, position.redraft(seat, position.drafts[seat].acts[:-1]), viewer, n)
    table.answered.remember(seat, n)


def _stale(table: LiveTable, viewer: Viewer, position: Position[Any], v: int, d: int, n: int | None) -> bool:
    seat = table.seat(viewer)
    if position.same(v) and d == position.d(seat):
        return False
    table.means.metrics.stale.inc()
    broadcast.stale(table, viewer, n)
    return True


def _not_played(table: LiveTable, seat: Seat) -> Refusal | None:
    return None if table.record.plays(seat) else Refusal("bot_plays", "")
