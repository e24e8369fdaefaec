"""Garbage-collection policy: start-up objects are frozen, and full collections run every ten minutes.

A server with many tables has a million long-lived objects. A full collection takes tenths of a second in
which nobody is answered, and by default Python runs one again and again during play. Young objects are
collected as usual."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = (60_000, 50, 1_000_000)
"""Thresholds for `gc.set_threshold`. The third is so high that automatic full collections hardly ever run."""
EVERY: Final = 600.0
"""Seconds between two full collections."""


def settle() -> None:
    """Freeze all objects that exist now, so collections skip them."""
    gc.freeze()
    gc.set_threshold(*YOUNG)


def give_back() -> None:
    """Return free heap memory to the system, where the C library can."""
    try:
        import ctypes  # missing in a Python built without libffi

        ctypes.CDLL(None).malloc_trim(0)
    except (ImportError, AttributeError, OSError, TypeError):
        return  # not glibc


async def run() -> None:
    """Run full collections periodically, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
