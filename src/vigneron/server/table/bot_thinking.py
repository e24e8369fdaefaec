"""Asks the bots of a table for their acts. Each bot's choice is awaited in a separate task."""

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
"""A function that carries out a decision, while nobody else acts at the table. The decision is a function of
the time in milliseconds."""
Spawn = Callable[[Coroutine[Any, Any, None]], object]
"""A function that starts a task. The task is cancelled when the table is closed."""


class BotThinking:
    """Asks the table's bots for their acts.

    The caller of `wake` passes two functions. `run` carries out a decision while nobody else acts at the
    table. `spawn` starts a task that is cancelled when the table is closed."""

    def __init__(self, memory: Memory, services: TableServices) -> None:
        self._memory, self._services = memory, services
        self.seats: set[Seat] = set()
        """The seats whose bots are choosing."""

    def awaited(self) -> list[Seat]:
        """Return the seats in which a bot must act now."""
        memory = self._memory
        return bot_turns.awaited(memory.record, memory.position, memory.here())

    def wake(self, run: Run, spawn: Spawn) -> None:
        """Start a task for every bot that must act now."""
        if not self._memory.runs:
            return
        for seat in self.awaited():
            if seat not in self.seats:
                self.seats.add(seat)
                spawn(self._think(seat, run, spawn))

    async def _think(self, seat: Seat, run: Run, spawn: Spawn) -> None:
        PAYING.set(())  # the bot's time is not charged to the player who acted before
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
        self.wake(run, spawn)  # the bot may have become due again while `seats` contained it
