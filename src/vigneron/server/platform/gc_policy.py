"""When Python looks for garbage that holds itself.

A house with many tables has a million objects that stay. Looking through them all takes tenths of a second
in which nobody is answered, and by itself Python does that in the midst of play, again and again. So what is
young is looked through as it comes, and the whole only now and then.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = (60_000, 50, 1_000_000)
"""New objects before the youngest are looked through, how often so before those that survived that, and how
often these before Python would look through everything by itself: hardly ever."""
EVERY: Final = 600.0
"""Seconds between two looks through everything."""


def settle() -> None:
    """Say that what has been loaded so far stays."""
    gc.freeze()
    gc.set_threshold(*YOUNG)


def give_back() -> None:
    """Give what is free inside the heap back to the system, where the C library can do that."""
    try:
        import ctypes  # which a Python that was built without libffi lacks

        ctypes.CDLL(None).malloc_trim(0)
    except (ImportError, AttributeError, OSError, TypeError):
        return  # not glibc


async def run() -> None:
    """Look through everything now and then, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
