"""Sets of up to 63 things, stored as the bits of one int.

Compiled rules take these functions from `bits.pxd` as inline C. This module itself is never compiled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

count: Final = int.bit_count
"""count(mask): return the number of bits that are set."""


def bit(index: int) -> int:
    """Return the set that holds only this index."""
    return 1 << index


def highest(mask: int) -> int:
    """Return the index of the highest bit that is set, or -1 if there is none."""
    return mask.bit_length() - 1


def lowest(mask: int) -> int:
    """Return the index of the lowest bit that is set. At least one must be set."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, number: int) -> int:
    """Return the index of the set bit with this number.

    Set bits are numbered from 0, the lowest first. `mask` must have more than `number` set bits."""
    while number:
        mask &= mask - 1
        number -= 1
    return (mask & -mask).bit_length() - 1


def add(out: list[int], first: int, mask: int) -> None:
    """Append `first + index` to `out` for the index of each set bit, in ascending order."""
    while mask:
        low = mask & -mask
        out.append(first + low.bit_length() - 1)
        mask ^= low


def mask(indexes: Iterable[int]) -> int:
    """Return the int with these bits set.

    This function is for tables that are made once. It is not in `bits.pxd` on purpose: shifting a C integer
    would silently lose its high bits."""
    found = 0
    for index in indexes:
        found |= 1 << index
    return found
