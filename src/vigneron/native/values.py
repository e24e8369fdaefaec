"""Compares objects of classes with slots, such as states, by value.

This also works for compiled classes, because their public fields have the same names. This module is never
compiled."""

from __future__ import annotations


def same(one: object, other: object) -> bool:
    """Return whether two objects have the same class and are equal in every slot."""
    if type(one) is not type(other):
        return False
    return all(getattr(one, name) == getattr(other, name) for name in _slots(one))


def _slots(one: object) -> tuple[str, ...]:
    found: tuple[str, ...] = type(one).__slots__  # type: ignore[attr-defined]
    return found
