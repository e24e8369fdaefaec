"""The bots of a table whose choices this process awaits, each in a task of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from vigneron.core.contract import Seat
from vigneron.server.botpool.pool import Choice
from vigneron.server.platform.loop_shares import PAYING
from vigneron.server.storage.leases import KEEPING
from vigneron.server.table import bot_turns
from vigneron.server.table.memory import Memory
from vigneron.server.table.outcome import Outcome
from vigneron.server.table.services import TableServices

Run = Callable[[Callable[[int], Outcome | None]], Awaitable[None]]
"""Carries out what is decided at a time in milliseconds, with nobody else at the table."""
Spawn = Callable[[Coroutine[Any, Any, None]], object]
"""Starts work that ends with the table."""


class BotThinking:
    """Asks the table's bots for their acts.

    `run` carries out a decision while nobody else acts at the table; `spawn` starts a task that ends with the
    table."""

    def __init__(self, memory: Memory, services: TableServices) -> None:
        self._memory, self._services = memory, services
        self.seats: set[Seat] = set()
        """The seats whose bots are choosing."""

    def awaited(self) -> list[Seat]:
        """Return the seats of bots that have to act."""
        memory = self._memory
        return bot_turns.awaited(memory.record, memory.position, memory.here())

    def wake(self, run: Run, spawn: Spawn) -> None:
        """Ask every bot whose act is awaited."""
        if not self._memory.runs:
            return
        for seat in self.awaited():
            if seat not in self.seats:
                self.seats.add(seat)
                spawn(self._think(seat, run, spawn))

    async def _think(self, seat: Seat, run: Run, spawn: Spawn) -> None:
        PAYING.set(())  # not charged to the player who acted before
        KEEPING.set(True)
        memory, services, position = self._memory, self._services, self._memory.position
        assert position is not None
        try:
            while memory.runs and bot_turns.needed(memory.record, position, seat):
                asked = (position.v, position.d(seat))
                with services.metrics.timed(services.metrics.thinking_seconds):
                    choice = await services.bots.choose(memory.record, position, seat)
                if choice.failed:
                    services.metrics.bot_failures.inc()

                def decide(
                    at: int, asked: tuple[int, int] = asked, choice: Choice = choice
                ) -> Outcome | None:
                    return bot_turns.chosen(memory.record, position, at, seat, asked, choice)

                await run(decide)
        finally:
            self.seats.discard(seat)
        self.wake(run, spawn)  # its turn may have come again while it was in `seats`
