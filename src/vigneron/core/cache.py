"""Bounded caches for values that are expensive to make and fully determined by their key.

What plays a game takes these, so that it needs no package; the server's other rooms take cachetools'."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


class Cache(Generic[T]):
    """The `size` to 2 * `size` values used last, by key. A value is shared, so nobody may change it.

    A key holds whatever the value depends on. Objects that never change (rules, component data) stand in it
    for themselves: their identity is their hash."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._young: dict[Hashable, T] = {}
        self._old: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what is kept under the key; else make and keep it."""
        found = self._young.get(key)
        if found is not None:
            return found
        found = self._old.get(key)
        if found is None:
            found = make()
        self.keep(key, found)
        return found

    def find(self, key: Hashable) -> T | None:
        """Return what is kept under the key, or None."""
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
        """Forget everything."""
        self._young, self._old = {}, {}


class WeakCache(Generic[T]):
    """Values by key for as long as somebody else holds them: a picture that nobody needs costs nothing.

    For what is large and hardly ever the same at two tables. Else as `Cache`."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[Hashable, T] = WeakValueDictionary()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return what somebody holds that was made for the key; else make it."""
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = make()
        return found
