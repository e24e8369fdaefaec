"""Bounded caches for values that are expensive to make and depend only on their key.

Rooms that play a game use these caches, so that they need no third-party package. The other rooms of the
server use cachetools."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Cache(Generic[T]):
    """A cache of the most recently used values. It keeps at least `size` values, and at most twice as many.

    Callers share the values and must not change them. A key must contain everything on which the value
    depends. Immutable objects such as rules can be part of a key, because they are hashed by identity."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._young: dict[Hashable, T] = {}
        self._old: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of a key. If there is none, make it and keep it."""
        found = self._young.get(key)
        if found is not None:
            return found
        found = self._old.get(key)
        if found is None:
            found = make()
        self.keep(key, found)
        return found

    def find(self, key: Hashable) -> T | None:
        """Return the value of a key, or None."""
        found = self._young.get(key)
        if found is None and self._old:
            found = self._old.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Hashable, found: T) -> None:
        """Keep a value under a key."""
        if len(self._young) >= self._size:
            self._old, self._young = self._young, {}
        self._young[key] = found

    def __len__(self) -> int:
        return len(self._young.keys() | self._old.keys())

    def clear(self) -> None:
        """Remove all values."""
        self._young, self._old = {}, {}


class WeakCache(Generic[T]):
    """A cache that keeps a value only while another object refers to it.

    This class is for large values that two tables rarely share. In other respects it works like `Cache`."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[Hashable, T] = WeakValueDictionary()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of a key if it still exists. Otherwise make the value."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = make()
        return found
