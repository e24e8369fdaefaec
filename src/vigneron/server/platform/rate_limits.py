"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address
from typing import Final

from cachetools import LRUCache

_KEYS: Final = 10_000


def network(address: str) -> str:
    """Return as what an address is counted: whoever has one of IPv6 has all 2^64 of its network."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else str(IPv6Address(int(found) >> 64 << 64))


class Window:
    """At most `count` times in `seconds` per key; the longest unseen keys are forgotten."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] | None = None) -> None:
        self._count, self._seconds, self._clock = count, seconds, clock or time.monotonic
        self._seen: LRUCache[str, deque[float]] = LRUCache(_KEYS)

    def full(self, key: str) -> bool:
        """Return whether the limit is reached, without counting."""
        return len(self._recent(key)) >= self._count

    def allows(self, key: str) -> bool:
        """Count one more and return whether it is within the limit; a refused one is not counted."""
        times = self._recent(key)
        if len(times) >= self._count:
            return False
        times.append(self._clock())
        return True

    def _recent(self, key: str) -> deque[float]:
        times = self._seen.get(key)
        if times is None:
            times = self._seen[key] = deque()
        while times and times[0] <= self._clock() - self._seconds:
            times.popleft()
        return times


class Bucket:
    """`rate` a second on average, `rate` at once at most. One per socket."""

    __slots__ = ("_at", "_clock", "_level", "_rate")

    def __init__(self, rate: int, clock: Callable[[], float] | None = None) -> None:
        self._rate, self._clock = rate, clock or time.monotonic
        self._level, self._at = float(rate), self._clock()

    def allows(self) -> bool:
        at = self._clock()
        self._level = min(self._rate, self._level + (at - self._at) * self._rate)
        self._at = at
        if self._level < 1:
            return False
        self._level -= 1
        return True
