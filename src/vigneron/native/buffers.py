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


def move(out: memoryview, row: memoryview, at: int, length: int) -> None:
    """Copy bytes from `row[at]` on to the same place in another row."""
    for index in range(at, at + length):
        out[index] = row[index]


def spread(row: memoryview, at: int, mask: int) -> None:
    """Write 1 to `row[at + i]` for each set bit i of a mask."""
    while mask:
        low = mask & -mask
        row[at + low.bit_length() - 1] = 1
        mask ^= low


def count(row: memoryview, at: int, length: int) -> int:
    """Return how many of `length` bytes are not 0, from index `at` on."""
    return length - bytes(row[at : at + length]).count(0)


def nth(row: memoryview, at: int, length: int, number: int) -> int:
    """Return the index, counted from `at`, of a byte that is not 0; `number` of them are before it."""
    for index in range(length):
        if row[at + index]:
            if number == 0:
                return index
            number -= 1
    return -1


def copy(out: memoryview, at: int, numbers: bytearray) -> int:
    """Write bytes as numbers into a row of 16-bit integers, from index `at` on. Return the next index."""
    for number in numbers:
        out[at] = number
        at += 1
    return at


def expand(out: memoryview, at: int, length: int, mask: int) -> None:
    """Write bit i of a mask to `out[at + i]`, for `length` bits."""
    for index in range(length):
        out[at + index] = mask >> index & 1


def int_at(row: bytes, index: int) -> int:
    """Return a 32-bit integer of a row that `array("i", ...).tobytes()` made."""
    return int.from_bytes(row[4 * index : 4 * index + 4], sys.byteorder, signed=True)
