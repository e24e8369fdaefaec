"""Finds things that nobody uses anymore, so that they can be used again.

Compiled code takes the function from `unused.pxd`. This module is never compiled."""

from __future__ import annotations

import sys
from typing import Any


def first(items: list[Any], begin: int, end: int, known: int) -> int:
    """Return the index, from `begin` on, of the first item to which only `known` others refer, else `end`."""
    for index in range(begin, end):
        if sys.getrefcount(items[index]) == known + 1:  # its argument refers to the item too
            return index
    return end
