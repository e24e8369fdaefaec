"""Hints for a player, found in the bots' processes. A position of a seat is judged once, for all steps."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from vigneron.analysis.hint import Hint
from vigneron.core.contract import Refusal, Seat
from vigneron.server.live_game.position import Position
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.hints import hinted
from vigneron.server.projection.protocol import AskHint
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import hotseat, manual_dice
from vigneron.server.table.live_table import LiveTable

log = logging.getLogger(__name__)


async def hint(table: LiveTable, viewer: Viewer, message: AskHint) -> None:
    """Start to find a hint; the answer is sent when it is found. Raises Refused."""
    seat, position = hotseat.player(table.record, table.position, viewer)
    refusal = refused(table.record, position, seat)
    if refusal is not None:
        raise Refused.of(refusal)
    at = (message.v, message.d)
    if at != (position.v, position.d(seat)):
        return  # the new position is on its way
    known = table.memory.hints.get(seat)
    if known is None or known[0] != at:
        if known is not None:
            known[1].cancel()
        finding = table.keep(table.services.bots.hint(table.record, position, seat))
        known = table.memory.hints[seat] = (at, finding)
    table.keep(_answer(table, viewer, message, seat, position, known[1]))


def refused(record: TableRecord, position: Position[Any], seat: Seat) -> Refusal | None:
    """Return why a seat gets no hint, or None if it gets one."""
    if not record.gives_hints:
        return Refusal("no_hints", "")
    if not record.plays(seat):
        return Refusal("bot_plays", "")
    if position.over:
        return Refusal("over", "")
    if seat not in position.missing():
        return Refusal("not_your_turn", "")
    return manual_dice.awaited(record)


async def _answer(
    table: LiveTable,
    viewer: Viewer,
    message: AskHint,
    seat: Seat,
    position: Position[Any],
    finding: asyncio.Task[Hint],
) -> None:
    try:
        found = await asyncio.shield(finding)
    except asyncio.CancelledError:
        return
    except Exception as error:
        log.warning("table %s: no hint: %s", table.record.id, error)
        table.memory.hints.pop(seat, None)
        table.refuse(viewer, message.n, Refusal("failed", ""))
        return
    now = (position.v, position.d(seat))
    if (message.v, message.d) == now and refused(table.record, position, seat) is None:
        viewer.send(hinted(table.views, seat, found, message.step, viewer.lang, message.n))
