"""Checks games in a thread, one at a time.

All threads share one interpreter. Two checks at once would take two thirds of its time from the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
MOST: Final = 16
"""The most checks that run or wait. Each holds a file of up to some megabytes."""


class Crowded(RuntimeError):
    """Too many checks are waiting."""


class Prover:
    """Runs checks in one thread, in order. One per process."""

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
        """Start no more checks."""
        self._hand.shutdown(wait=False, cancel_futures=True)
