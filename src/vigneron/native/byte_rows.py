"""Rows of small numbers as bytes: their sum, and a draw with the numbers as weights.

Compiled rules take these functions from `byte_rows.pxd` as C loops. This module itself is never compiled."""

from __future__ import annotations

from typing import Final

from vigneron.native.draws import Draws

total: Final = sum
"""total(row): return the sum of a row."""


def draw(row: bytearray, why: str, chance: Draws) -> int:
    """Draw an index with the numbers of the row as weights; the same as `chance.draw(row, why)`."""
    return chance.draw(row, why)
