"""Bots at a table: each whose choice is awaited thinks on its own, in the process that keeps the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigneron.core.contract import Seat
from vigneron.server import acting
from vigneron.server.shares import PAYING

if TYPE_CHECKING:
    from vigneron.server.table import LiveTable


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


async def _think(table: LiveTable, seat: Seat) -> None:
    PAYING.set(())  # whoever acted before does not pay for it
    position = table.position
    assert position is not None

    def needed() -> bool:
        awaits = seat in position.missing() and not table.record.pending
        return awaits and not table.record.plays(seat) and not table.broken

    try:
        while needed() and table.kept:
            at = (position.v, position.d(seat))
            with table.means.metrics.timed(table.means.metrics.thinking_seconds):
                act = await table.means.minds.choose(table.record, position, seat)

            async def job(at: tuple[int, int] = at, act: str = act) -> None:
                if at == (position.v, position.d(seat)) and needed():
                    await acting.do(table, seat, act, None, None)

            await table.alone(job)
    finally:
        table.thinking.discard(seat)
    wake(table)  # its turn may have come again while it was still counted as thinking
