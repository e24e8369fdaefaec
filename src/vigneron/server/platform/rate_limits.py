"""Rate limits: windows and token buckets.

The library `limits` is not used, because it takes 7 to 20 µs per call (a window here takes 1, a bucket 0.7).
It also has no token bucket, expires keys by wall-clock time in a thread, and stores as many keys as strangers
send."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from ipaddress import IPv6Address
from typing import Final

from cachetools import LRUCache

from vigneron.server.platform.settings import Limits

_KEYS: Final = 10_000
_MINUTE: Final = 60.0


def network(address: str) -> str:
    """Return the rate-limit key of an address: the IPv4 address itself, or the /64 prefix in IPv6."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else str(IPv6Address(int(found) >> 64 << 64))


class Window:
    """Allows `count` events in `seconds` per key. The least recently used keys are dropped."""

    def __init__(self, count: int, seconds: float, clock: Callable[[], float] | None = None) -> None:
        self._count, self._seconds, self._clock = count, seconds, clock or time.monotonic
        self._seen: LRUCache[str, deque[float]] = LRUCache(_KEYS)

    def full(self, key: str) -> bool:
        """Return whether the limit is reached. No event is counted."""
        return len(self._recent(key)) >= self._count

    def allows(self, key: str) -> bool:
        """Count an event and return whether it is allowed. A refused event is not counted."""
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
    """A token bucket for one socket. It allows `rate` events per second on average, and `rate` at once."""

    __slots__ = ("_at", "_clock", "_level", "_rate")

    def __init__(self, rate: int, clock: Callable[[], float] | None = None) -> None:
        self._rate, self._clock = rate, clock or time.monotonic
        self._level, self._at = float(rate), self._clock()

    def allows(self) -> bool:
        """Count an event and return whether it is allowed."""
        at = self._clock()
        self._level = min(self._rate, self._level + (at - self._at) * self._rate)
        self._at = at
        if self._level < 1:
            return False
        self._level -= 1
        return True


class RateLimits:
    """The rate limits of a server. Each name ends in the kind of its key. `Limits` uses the same names.

    Limits per socket and message are not in this class but beside the code that counts them."""

    def __init__(self, most: Limits) -> None:
        self.requests_per_address = Window(most.requests_per_address, _MINUTE)
        self.refusal_pages_per_address = Window(60, _MINUTE)
        """Refusals that are sent to one address as pages. Further refusals are bare, and close the
        connection."""
        self.tables_per_person = Window(most.tables_per_person, _MINUTE)
        self.tables_per_address = Window(most.tables_per_address, _MINUTE)
        self.codes_per_address = Window(most.codes_per_address, _MINUTE)
        self.imports_per_person = Window(most.imports_per_person, _MINUTE)
        self.proofs_per_address = Window(most.proofs_per_address, _MINUTE)
        self.tokens_per_address = Window(most.tokens_per_address, _MINUTE)
        self.calls_per_program = Window(most.calls_per_program, _MINUTE)
        self.accounts_per_address = Window(most.accounts_per_address, _MINUTE)
        self.wrong_passwords_per_address = Window(most.wrong_passwords_per_address, _MINUTE)
        self.wrong_passwords_per_name = Window(most.wrong_passwords_per_name, 60 * _MINUTE)
        self.passkeys_per_address = Window(most.passkeys_per_address, _MINUTE)
        self.notice_changes_per_person = Window(20, _MINUTE)
        self.notice_trials_per_key = Window(3, _MINUTE)
        """Test notices, limited by person and by address."""
