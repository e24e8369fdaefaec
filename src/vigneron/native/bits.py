"""Sets of up to 63 things as the bits of one int: what rules do with them most.

Compiled rules take these functions from `bits.pxd`, as lines of C; this module itself is never compiled.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

count: Final = int.bit_count
"""Return how many bits are set: count(mask)."""


def bit(index: int) -> int:
    """Return the set that holds one thing only."""
    return 1 << index


def highest(mask: int) -> int:
    """Return the index of the highest bit that is set, -1 when none is."""
    return mask.bit_length() - 1


def lowest(mask: int) -> int:
    """Return the index of the lowest bit that is set; at least one must be."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, number: int) -> int:
    """Return the index of set bit `number`, counted from 0 at the lowest; there must be so many."""
    while number:
        mask &= mask - 1
        number -= 1
    return (mask & -mask).bit_length() - 1


def add(out: list[int], first: int, mask: int) -> None:
    """Append `first` plus the index of each set bit, ascending."""
    while mask:
        low = mask & -mask
        out.append(first + low.bit_length() - 1)
        mask ^= low


def mask(indexes: Iterable[int]) -> int:
    """Return the int with these bits set. Not in `bits.pxd`: for tables, made once, where a shift of a number
    of C would lose its high bits without a word."""
    found = 0
    for index in indexes:
        found |= 1 << index
    return found
