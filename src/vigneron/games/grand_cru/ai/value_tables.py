"""The value of wine and vines by the number of years left. These values depend only on the component data."""

from __future__ import annotations

from math import pow
from typing import Final

from vigneron.games.grand_cru.rules.box import MOST_STEPS, Box
from vigneron.games.grand_cru.rules.names import BARRELS, GRAPE_COUNT

WAIT: Final = 0.82
"""Yearly discount of a franc. It was tuned like the constants of `evaluation`."""


class YearsLeft:
    """Values for one number of years left. The current year is counted.

    wine        (grape * 12 + step) * 7 + barrel -> value of a cube that is kept, at the price of that step
    crops[g]    value of a vine's harvests in all later years
    """

    __slots__ = ("crops", "wine")

    def __init__(self, box: Box, years: int) -> None:
        self.wine = [
            _kept(box, years, barrel, grape, box.francs[grape * MOST_STEPS + step])
            for grape in range(GRAPE_COUNT)
            for step in range(MOST_STEPS)
            for barrel in range(BARRELS)
        ]
        self.crops = [_crops(box, years, grape) for grape in range(GRAPE_COUNT)]


class ValueTables:
    """The values for one box. They are computed when they are first needed."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._known: dict[int, YearsLeft] = {}

    def years(self, left: int) -> YearsLeft:
        """Return the values for this number of years left."""
        known = self._known.get(left)
        if known is None:
            known = self._known[left] = YearsLeft(self.box, left)
        return known


def _kept(box: Box, years: int, barrel: int, grape: int, price: int) -> float:
    """Return the value of a cube that is not sold this year."""
    if years <= 1:
        return 0.0 if barrel >= box.ripe_to[grape] else float(box.cube_counts)
    wait = max(1, box.ripe_from[grape] - barrel)
    if barrel + wait > box.ripe_to[grape]:
        return 0.0
    if wait > years - 1:
        return float(box.cube_counts)
    middle = box.price[grape][len(box.price[grape]) // 2]
    return max(1.0, (price + middle) / 2 * pow(WAIT, wait) - 0.3)


def _crops(box: Box, years: int, grape: int) -> float:
    """Return the value of a vine's harvests in all years after this one."""
    total = 0.0
    for left in range(1, years):
        total += _crop(box, years, grape, left)
    return total


def _crop(box: Box, years: int, grape: int, left: int) -> float:
    """Return the present value of one harvest in the year in which `left` years are left."""
    wait = box.ripe_from[grape]
    brings = float(box.cube_counts)
    if wait <= left - 1:
        brings = max(brings, box.price[grape][len(box.price[grape]) // 2] * pow(WAIT, wait) - 0.3)
    return max(0.0, brings - box.harvest_price - 0.4) * pow(WAIT, years - left)
