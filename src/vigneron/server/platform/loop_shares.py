"""What part of the loop's time one socket, and all of one address, may take.

The loop serves everybody, and what it is asked costs very different times: a preview may take a thousand
times what a ping does. So time is counted beside messages. Whoever has used up their share is not refused;
what they ask next is read a little later.
"""

from __future__ import annotations

import time
import types
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from typing import Any, Final, TypeVar

T = TypeVar("T")
SOCKET: Final = (0.2, 1.0)
ADDRESS: Final = (0.5, 2.0)
"""Part of the time in the long run, and seconds that may be taken at once."""


class Share:
    """One socket's or address's account of time."""

    __slots__ = ("_at", "_clock", "_level", "_most", "_part")

    def __init__(self, part: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._part, self._most, self._clock = part, most, clock
        self._level, self._at = most, clock()

    def spend(self, seconds: float) -> None:
        self._fill()
        self._level -= seconds

    def owed(self) -> float:
        """Return the seconds for which nothing more is to be begun, 0.0 within the share."""
        self._fill()
        return max(0.0, -self._level / self._part)

    def _fill(self) -> None:
        at = self._clock()
        self._level = min(self._most, self._level + (at - self._at) * self._part)
        self._at = at


class Shares:
    """The shares of those who are here, by address."""

    def __init__(self) -> None:
        self._by_address: dict[str, tuple[int, Share]] = {}

    def enter(self, address: str) -> tuple[Share, Share]:
        """Return a new socket's own share, and that of its address."""
        count, share = self._by_address.get(address) or (0, Share(*ADDRESS))
        self._by_address[address] = (count + 1, share)
        return Share(*SOCKET), share

    def leave(self, address: str) -> None:
        count, share = self._by_address.pop(address)
        if count > 1:
            self._by_address[address] = (count - 1, share)


PAYING: Final[ContextVar[tuple[Share, ...]]] = ContextVar("paying", default=())
"""Whose time is being spent; tasks that are begun for somebody inherit it."""


async def paid(begin: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Do the work that `begin` begins, and count the time for which it keeps the loop, not its waiting."""
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
