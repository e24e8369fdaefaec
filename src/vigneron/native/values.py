"""What a class of slots is as a value: equality for states and what they are made of.

Compiled classes take it too: their public fields have the same names. This module itself is never compiled.
"""

from __future__ import annotations


def same(one: object, other: object) -> bool:
    """Return whether two objects are of one class and equal in every slot."""
    if type(one) is not type(other):
        return False
    return all(getattr(one, name) == getattr(other, name) for name in _slots(one))


def _slots(one: object) -> tuple[str, ...]:
    found: tuple[str, ...] = type(one).__slots__  # type: ignore[attr-defined]
    return found
