"""Limits the share of the event loop's time that one socket, and one address, may use.

Requests differ in cost: a preview may take a thousand times as long as a ping. Therefore time is limited as
well as the number of messages. A socket that exceeds its share is not refused. Instead, its next message is
read later."""

from __future__ import annotations

import time
import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, TypeVar

T = TypeVar("T")
SOCKET: Final = (0.2, 1.0)
"""The share of the loop's time for one socket, and the seconds that it may use at once."""
ADDRESS: Final = (0.5, 2.0)
"""The share of the loop's time for all sockets of one address, and the seconds that they may use at once."""


class Share:
    """The time used by one socket or one address."""

    __slots__ = ("_at", "_clock", "_level", "_most", "_part")

    def __init__(self, part: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._part, self._most, self._clock = part, most, clock
        self._level, self._at = most, clock()

    def spend(self, seconds: float) -> None:
        """Charge time to this share."""
        self._fill()
        self._level -= seconds

    def owed(self) -> float:
        """Return the seconds to wait before the next message is read. The result is 0.0 within the share."""
        self._fill()
        return max(0.0, -self._level / self._part)

    def _fill(self) -> None:
        at = self._clock()
        self._level = min(self._most, self._level + (at - self._at) * self._part)
        self._at = at


class Shares:
    """The shares of connected sockets, by address."""

    def __init__(self) -> None:
        self._by_address: dict[str, tuple[int, Share]] = {}

    def enter(self, address: str) -> tuple[Share, Share]:
        """Return the share of a new socket, and the share of its address."""
        count, share = self._by_address.get(address) or (0, Share(*ADDRESS))
        self._by_address[address] = (count + 1, share)
        return Share(*SOCKET), share

    def leave(self, address: str) -> None:
        """Remove a socket that has closed."""
        count, share = self._by_address.pop(address)
        if count > 1:
            self._by_address[address] = (count - 1, share)


PAYING: Final[ContextVar[tuple[Share, ...]]] = ContextVar("paying", default=())
"""The shares that are charged for the current task. Child tasks inherit them."""


async def paid(begin: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine, and charge the time in which it runs on the event loop. Waiting is not charged."""
    return await _paid(begin())


@types.coroutine
def _paid(work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
    shares = PAYING.get()
    send: Callable[[], Any] = lambda: work.send(None)  # noqa: E731
    while True:
        begun = time.perf_counter()
        try:
            awaited = send()
        except StopIteration as done:
            value: T = done.value
            return value
        finally:
            spent = time.perf_counter() - begun
            for share in shares:
                share.spend(spent)
        try:
            yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as error:
            thrown = error
            send = lambda: work.throw(thrown)  # noqa: E731, B023
        else:
            send = lambda: work.send(None)  # noqa: E731
