"""How busy the machine is. Benchmarks wait for an idle one, or say that it was not."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Final

BUSY: Final = 1.0
"""The load, besides the benchmark's own process, above which figures are not those of an idle machine."""
_PAUSE: Final = 5.0


def load() -> float | None:
    """Return the mean number of processes that wanted to run in the last minute; None on Windows."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def wait_for_idle(
    seconds: float, now: Callable[[], float | None] = load, sleep: Callable[[float], None] = time.sleep
) -> float | None:
    """Wait for at most `seconds` until the load is at most BUSY; return the load then. Say both."""
    left = seconds
    while (found := now()) is not None and found > BUSY and left > 0:
        if left == seconds:
            say(f"load {found:.2f}: waiting for at most {seconds:.0f} s until it is {BUSY:g} or less")
        sleep(min(_PAUSE, left))
        left -= _PAUSE
    if found is not None:
        say(f"load {found:.2f} at the start")
        if found > BUSY:
            warn(found)
    return found


def check_rounds(loads: list[float]) -> float | None:
    """Say what the load was after each round, one process of our own included; return the highest."""
    if not loads:
        return None
    say(f"load {min(loads):.2f} to {max(loads):.2f} in the rounds, one of it our own")
    if max(loads) > BUSY + 1:
        warn(max(loads) - 1)
    return max(loads)


def warn(found: float) -> None:
    """Say that the figures are those of a busy machine."""
    say(
        f"WARNING: others keep the machine busy (load {found:.2f}): rates are too low, and ratios to "
        "programs that gain more from an idle machine are too high"
    )


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
