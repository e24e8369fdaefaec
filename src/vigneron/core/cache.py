"""Bounded caches for values that are expensive to make and fully determined by their key.

Rooms that play a game use these and so need no package. The server's other rooms use cachetools."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Cache(Generic[T]):
    """A cache of the most recently used values: at least `size`, at most twice as many.

    Callers share the values and must not change them. A key contains everything that the value depends on.
    Immutable objects such as rules can be part of a key, because their hash is their identity."""

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

    It is for large values that two tables rarely share. Otherwise it works as `Cache`."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[Hashable, T] = WeakValueDictionary()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value of a key if it is still alive; else make it."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = make()
        return found
