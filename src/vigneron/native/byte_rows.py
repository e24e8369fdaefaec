"""Rows of small numbers, as bytes: their sum, and a draw by what they count.

Compiled rules take these functions from `byte_rows.pxd`, as loops of C; this module itself is never compiled.
"""

from __future__ import annotations

from typing import Final

from vigneron.native.draws import Draws

total: Final = sum
"""Return the sum of a row: total(row)."""


def draw(row: bytearray, why: str, chance: Draws) -> int:
    """Return an index, with the numbers of the row as weights: `chance.draw(row, why)`."""
    return chance.draw(row, why)
