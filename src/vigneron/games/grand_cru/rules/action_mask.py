"""What may be done, as runs of the action table: a first act and a mask of which acts from there on.

The offering functions of the rules add runs in ascending order; here they become a list, or one act of them
by its number. Compiled rules take these functions from `offered.pxd`, where a run is two numbers of C and
the runs of a position lie in a row of their thread; this module is never compiled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

Offered: TypeAlias = list[int]
"""First act and mask, in turn."""


def fresh() -> Offered:
    """Return an empty row of runs, good until the thread asks for the next one."""
    return []


def add(out: Offered, first: int, mask: int) -> None:
    """Offer the acts `first + i` for the bits i of a mask below 2 ** 63."""
    if mask:
        out += (first, mask)


def run(out: Offered, first: int, length: int) -> None:
    """Offer so many acts from `first` on, at most 62."""
    if length > 0:
        out += (first, (1 << length) - 1)


def count(out: Offered) -> int:
    """Return how many acts are offered."""
    return sum(map(int.bit_count, out[1::2]))


@lru_cache(maxsize=4096)
def _bits(mask: int) -> tuple[int, ...]:
    """Return which bits are set; a game has few masks, again and again."""
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def acts(out: Offered) -> list[int]:
    """Return the acts, ascending."""
    found: list[int] = []
    for at in range(0, len(out), 2):
        first = out[at]
        found += [first + bit for bit in _bits(out[at + 1])]
    return found


def nth(out: Offered, number: int) -> int:
    """Return act `number` of those offered, counted from 0; there must be so many."""
    at = 0
    here = out[1].bit_count()
    while number >= here:
        number -= here
        at += 2
        here = out[at + 1].bit_count()
    return out[at] + _bits(out[at + 1])[number]
