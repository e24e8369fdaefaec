"""Legal acts, stored as runs of the action table. A run is a first act and a mask of the acts from it on.

The rules add runs in ascending order. This module turns the runs into a list, or finds one act by its number.
Compiled rules take these functions from `action_mask.pxd`, where a run is two C numbers, and the runs of a
position are in a row of the thread. This module is never compiled."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

Offered: TypeAlias = list[int]
"""First acts and masks, alternating."""


def fresh() -> Offered:
    """Return an empty row of runs. It is valid until the thread calls this function again."""
    return []


def add(out: Offered, first: int, mask: int) -> None:
    """Offer the acts `first + i` for the bits i of a mask below 2 ** 63."""
    if mask:
        out += (first, mask)


def run(out: Offered, first: int, length: int) -> None:
    """Offer `length` acts from `first` on, at most 62."""
    if length > 0:
        out += (first, (1 << length) - 1)


def count(out: Offered) -> int:
    """Return the number of offered acts."""
    return sum(map(int.bit_count, out[1::2]))


@lru_cache(maxsize=4096)
def _bits(mask: int) -> tuple[int, ...]:
    """Return the indexes of the set bits. Results are cached, because few different masks occur in a game."""
    return tuple([bit for bit in range(mask.bit_length()) if mask >> bit & 1])


def acts(out: Offered) -> list[int]:
    """Return the acts, ascending."""
    found: list[int] = []
    for at in range(0, len(out), 2):
        first = out[at]
        found += [first + bit for bit in _bits(out[at + 1])]
    return found


def nth(out: Offered, number: int) -> int:
    """Return offered act `number`, counted from 0. More than `number` acts must be offered."""
    at = 0
    here = out[1].bit_count()
    while number >= here:
        number -= here
        at += 2
        here = out[at + 1].bit_count()
    return out[at] + _bits(out[at + 1])[number]


def runs(out: Offered) -> int:
    """Return the number of runs."""
    return len(out) // 2


def first(out: Offered, run: int) -> int:
    """Return the first act of a run."""
    return out[2 * run]


def mask(out: Offered, run: int) -> int:
    """Return the mask of a run."""
    return out[2 * run + 1]


def has(out: Offered, action: int) -> bool:
    """Return whether an act is offered."""
    for at in range(0, len(out), 2):
        past = action - out[at]
        if 0 <= past < 63 and out[at + 1] >> past & 1:
            return True
    return False
