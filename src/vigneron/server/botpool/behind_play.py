"""Gives processes of the bots to work that can wait: reviews. Live play goes first.

Such work has at most half of the processes, rounded up. It begins when a process is free and no bot waits.
When a bot waits and no process is free, the work that began last is set aside at once, and goes on later.
Short work, for which a person waits, goes before long work, which is set aside for it too."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Generic, Self, TypeVar

P = TypeVar("P")


class BehindPlay(Generic[P]):
    """Lends processes to work that can wait. `free` holds the processes that nobody has."""

    def __init__(self, processes: int, free: asyncio.Queue[P], bots_waiting: Callable[[], int]) -> None:
        self.processes = processes
        """How many processes there are."""
        self.most = (processes + 1) // 2
        """How many processes such work may have at once."""
        self._free = free
        self._bots_waiting = bots_waiting
        self._short: deque[Turn[P]] = deque()
        self._waiting: deque[Turn[P]] = deque()
        self._aside: deque[Turn[P]] = deque()
        self._running: list[Turn[P]] = []

    def running(self) -> int:
        """Return the number of processes that such work has now."""
        return len(self._running)

    def turn(self, pause: Callable[[], None], go_on: Callable[[], None], *, short: bool = False) -> Turn[P]:
        """Return a turn to work, as a context manager that waits for a process.

        `pause` is called when the work must stop at once, and `go_on` when it may continue. A person
        waits for `short` work, which takes seconds."""
        return Turn(self, pause, go_on, short)

    def begin(self, turn: Turn[P]) -> None:
        """Let a turn wait for a process. For a short one, long work is set aside if need be."""
        (self._short if turn.short else self._waiting).append(turn)
        full = self._free.empty() or len(self._running) >= self.most
        long = [one for one in self._running if not one.short]
        if turn.short and full and long and not self._bots_waiting():
            self._set_aside(long[-1])
        self.offer()

    def offer(self) -> None:
        """Give free processes to work, unless a bot waits: short work first, then what was set aside."""
        while not self._free.empty() and not self._bots_waiting() and len(self._running) < self.most:
            queue = self._short or self._aside or self._waiting
            if not queue:
                return
            turn, began = queue.popleft(), queue is self._aside
            turn.process = self._free.get_nowait()
            self._running.append(turn)
            if began:
                turn.go_on()
            else:
                turn.mine.set()

    def give_way(self) -> None:
        """Set work aside for a bot, if fewer processes are free than bots wait."""
        if self._free.qsize() < self._bots_waiting() and self._running:
            self._set_aside(self._running[-1])

    def _set_aside(self, turn: Turn[P]) -> None:
        self._running.remove(turn)
        self._aside.append(turn)
        turn.pause()
        self._return(turn)

    def end(self, turn: Turn[P]) -> None:
        """Take back what a turn has."""
        for place in (self._short, self._waiting, self._aside, self._running):
            if turn in place:
                place.remove(turn)
        self._return(turn)
        self.offer()

    def _return(self, turn: Turn[P]) -> None:
        if turn.process is not None:
            self._free.put_nowait(turn.process)
            turn.process = None


class Turn(Generic[P]):
    """One piece of work. `process` is the process that it has now; None while it waits or is set aside."""

    def __init__(
        self, behind: BehindPlay[P], pause: Callable[[], None], go_on: Callable[[], None], short: bool
    ) -> None:
        self._behind, self.short = behind, short
        self.pause, self.go_on = pause, go_on
        self.process: P | None = None
        self.mine = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._behind.begin(self)
        try:
            await self.mine.wait()
        except BaseException:
            self._behind.end(self)
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._behind.end(self)
