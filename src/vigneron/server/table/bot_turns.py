"""Bots at a table: each whose choice is awaited thinks on its own, in the process that keeps the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vigneron.core.contract import Seat
from vigneron.core.journal import TableRow
from vigneron.server.botpool.pool import Choice
from vigneron.server.live_game.rows import FAILED
from vigneron.server.platform.loop_shares import PAYING
from vigneron.server.storage.leases import KEEPING
from vigneron.server.table import play

if TYPE_CHECKING:
    from vigneron.server.live_game.position import Position
    from vigneron.server.table.live_table import LiveTable


def awaited(table: LiveTable) -> list[Seat]:
    """Return the seats of bots that have to act. Among themselves they play only while somebody looks."""
    if table.position is None or table.record.pending or not (table.record.people() or table.here()):
        return []
    return [seat for seat in table.position.missing() if not table.record.plays(seat)]


def wake(table: LiveTable) -> None:
    if table.broken or not table.kept:
        return
    for seat in awaited(table):
        if seat not in table.thinking:
            table.thinking.add(seat)
            table.keep(_think(table, seat))


async def _tell(table: LiveTable, position: Position[Any], seat: Seat) -> None:
    """Say at the table, once for each seat, that its bot fails: such a game is not rated."""
    told = (row.data for row in position.rows if isinstance(row, TableRow) and row.kind == FAILED)
    if all(data.get("seat") != seat for data in told):
        await table.commit(position.aside([TableRow(FAILED, {"seat": seat})]))


async def _think(table: LiveTable, seat: Seat) -> None:
    PAYING.set(())  # whoever acted before does not pay for it
    KEEPING.set(True)
    position = table.position
    assert position is not None

    def needed() -> bool:
        awaits = seat in position.missing() and not table.record.pending
        return awaits and not table.record.plays(seat) and not table.broken

    try:
        while needed() and table.kept:
            at = (position.v, position.d(seat))
            with table.means.metrics.timed(table.means.metrics.thinking_seconds):
                choice = await table.means.minds.choose(table.record, position, seat)
            if choice.failed:
                table.means.metrics.bot_failures.inc()

            async def job(at: tuple[int, int] = at, choice: Choice = choice) -> None:
                if at == (position.v, position.d(seat)) and needed():
                    if choice.failed:
                        await _tell(table, position, seat)
                    await play.do(table, seat, choice.act, None, None)

            await table.alone(job)
    finally:
        table.thinking.discard(seat)
    wake(table)  # its turn may have come again while it was still counted as thinking
