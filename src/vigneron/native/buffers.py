"""Rows of numbers in memory that somebody else owns, such as an array of numpy.

A row is a `memoryview` of one dimension, without gaps and not read-only. Compiled code takes these functions
from `buffers.pxd`, where they return addresses. This module is never compiled."""

from __future__ import annotations

import sys


def flags(row: memoryview, end: int) -> memoryview:
    """Return a row of single bytes that has at least `end` of them. Raises ValueError."""
    return _checked(row, end, 1)


def shorts(row: memoryview, end: int) -> memoryview:
    """Return a row of 16-bit integers that has at least `end` of them. Raises ValueError."""
    return _checked(row, end, 2)


def ints(row: memoryview, end: int) -> memoryview:
    """Return a row of 32-bit integers that has at least `end` of them. Raises ValueError."""
    return _checked(row, end, 4)


def floats(row: memoryview, end: int) -> memoryview:
    """Return a row of 32-bit floats that has at least `end` of them. Raises ValueError."""
    return _checked(row, end, 4)


def _checked(row: memoryview, end: int, size: int) -> memoryview:
    if not isinstance(row, memoryview):
        raise TypeError("a row must be a memoryview")
    if row.readonly or row.ndim != 1 or row.itemsize != size or not row.contiguous or row.nbytes < end * size:
        raise ValueError(f"a row must be writable and have {end} numbers of {size} bytes")
    return row


def clear(row: memoryview, at: int, count: int) -> None:
    """Write `count` zeros into a row of bytes, from index `at` on."""
    for index in range(at, at + count):
        row[index] = 0


def pack(out: memoryview, start: int, row: memoryview, at: int, length: int) -> None:
    """Write `length` bytes from `row[at]` on, each 0 or 1, as bits from `out[start]` on."""
    flags = bytes(row[at : at + length])
    found = bytearray((length + 7) // 8)
    for index, flag in enumerate(flags):
        if flag:
            found[index >> 3] |= 1 << (index & 7)
    out[start : start + len(found)] = memoryview(found).cast("b")


def packed(row: memoryview, start: int, index: int) -> bool:
    """Return bit `index` of those that `pack` wrote from `row[start]` on."""
    return bool(row[start + (index >> 3)] >> (index & 7) & 1)


def spread(row: memoryview, at: int, mask: int) -> None:
    """Write 1 to `row[at + i]` for each set bit i of a mask."""
    while mask:
        low = mask & -mask
        row[at + low.bit_length() - 1] = 1
        mask ^= low


def packed_count(row: memoryview, start: int, size: int) -> int:
    """Return how many bits are set in `size` bytes that `pack` wrote, a multiple of 8."""
    return int.from_bytes(row[start : start + size], "little").bit_count()


def packed_nth(row: memoryview, start: int, size: int, number: int) -> int:
    """Return the index of a set bit in `size` bytes that `pack` wrote; `number` of them are before it.

    `size` is a multiple of 8. Return -1 if there are fewer."""
    found = int.from_bytes(row[start : start + size], "little")
    for _ in range(number):
        found &= found - 1
    return (found & -found).bit_length() - 1


def copy(out: memoryview, at: int, numbers: bytearray) -> int:
    """Write bytes as numbers into a row of 16-bit integers, from index `at` on. Return the next index."""
    for number in numbers:
        out[at] = number
        at += 1
    return at


def copy_exactly(out: memoryview, at: int, numbers: bytearray, count: int) -> int:
    """Do the same as `copy` for a row of this length; fast if `count` is a constant. Raises ValueError."""
    if len(numbers) != count:
        raise ValueError(f"a row of {count} numbers has {len(numbers)}")
    return copy(out, at, numbers)


def expand(out: memoryview, at: int, length: int, mask: int) -> None:
    """Write bit i of a mask to `out[at + i]`, for `length` bits."""
    for index in range(length):
        out[at + index] = mask >> index & 1


def int_at(row: bytes, index: int) -> int:
    """Return a 32-bit integer of a row that `array("i", ...).tobytes()` made."""
    return int.from_bytes(row[4 * index : 4 * index + 4], sys.byteorder, signed=True)
