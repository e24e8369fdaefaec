"""Verifies games in one thread, one game at a time.

All threads of a process share one interpreter. If two games were verified at the same time, the event loop
would lose two thirds of its computing time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
MOST: Final = 16
"""The maximum number of checks that run or wait. Each check holds a file of up to some megabytes."""


class Crowded(RuntimeError):
    """Too many checks are waiting for the thread."""


class Prover:
    """Runs checks in one thread, in the order in which they are requested. A process has one instance."""

    def __init__(self) -> None:
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="prover")
        self._asked = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread and return its result. Raises Crowded."""
        if self._asked >= MOST:
            raise Crowded
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hand, work)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Stop the thread. Further checks are refused."""
        self._hand.shutdown(wait=False, cancel_futures=True)
