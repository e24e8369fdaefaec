"""Garbage collection: objects made at the start are frozen, and full collections run every ten minutes.

A server with many tables has a million long-lived objects. A full collection takes tenths of a second, in
which no request is answered. With the default settings, Python would run full collections again and again
during play. Collections of young objects run as usual."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = (60_000, 50, 1_000_000)
"""The thresholds for `gc.set_threshold`. The third threshold is so high that automatic full collections
hardly ever run."""
EVERY: Final = 600.0
"""The seconds between two full collections."""


def settle() -> None:
    """Freeze all objects that exist now, so that collections skip them."""
    gc.freeze()
    gc.set_threshold(*YOUNG)


def give_back() -> None:
    """Return free heap memory to the operating system, if the C library can."""
    try:
        import ctypes  # a Python built without libffi has no ctypes

        ctypes.CDLL(None).malloc_trim(0)
    except (ImportError, AttributeError, OSError, TypeError):
        return  # the C library is not glibc


async def run() -> None:
    """Run full collections periodically, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
