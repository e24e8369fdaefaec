"""Proofs of games, out of the loop's way: one at a time, since all threads share one interpreter.

Two that compute at once would take two turns of three from the loop, which then answers others late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")
MOST: Final = 16
"""Proofs that run or wait; each holds a file of up to some megabytes."""


class Crowded(RuntimeError):
    """Too many proofs wait already."""


class Prover:
    """One per house."""

    def __init__(self) -> None:
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="prover")
        self._asked = 0

    async def run(self, work: Callable[[], T]) -> T:
        """Return what the work returns, done in a thread when its turn has come. Raises Crowded."""
        if self._asked >= MOST:
            raise Crowded
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._hand, work)
        finally:
            self._asked -= 1

    def close(self) -> None:
        """Begin nothing more."""
        self._hand.shutdown(wait=False, cancel_futures=True)
