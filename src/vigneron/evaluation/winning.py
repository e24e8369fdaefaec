"""The chance to win, from a margin in points and the share of the game that is left.

The chance is 1 / (1 + exp(-(margin - c * sqrt(left)) / (a + b * sqrt(left)))), with (a, b, c) fitted to
games of the reference policy, by game and number of seats (`python -m bench.winning`). `a` and `b` give the
points of margin at which a win is 73 % likely; `c` is above 0 with three seats or more, because one of the
others may still pass by."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from vigneron.core.reference import Reference

DEFAULT: Final = (1.0, 12.0, 0.0)
"""Used for games and numbers of seats that nothing was fitted for."""
_STEEPEST: Final = 40.0


def win_chance(reference: Reference, seats: int, margin: float, left: float) -> float:
    """Return the chance to win, from 0 to 1, of a seat with this margin. Alone, nobody can win before: 1."""
    if seats == 1:
        return 1.0
    a, b, c = reference.win.get(seats, DEFAULT)
    return chance(margin, left, a, b, c)


def chance(margin: float, left: float, a: float, b: float, c: float) -> float:
    """Return the value of the formula of this module."""
    root = math.sqrt(max(0.0, left))
    x = (margin - c * root) / (a + b * root)
    return 1.0 / (1.0 + math.exp(-max(-_STEEPEST, min(_STEEPEST, x))))


Point = tuple[float, float, float]
"""(margin, share left, won: 1 or a part of it)."""


def log_loss(points: Sequence[Point], a: float, b: float, c: float) -> float:
    """Return the mean negative log-likelihood of the points."""
    total = 0.0
    for margin, left, won in points:
        found = min(max(chance(margin, left, a, b, c), 1e-9), 1 - 1e-9)
        total -= won * math.log(found) + (1 - won) * math.log(1 - found)
    return total / len(points)


def fit(points: Sequence[Point], seats: int, rounds: int = 40) -> tuple[float, float, float]:
    """Return the (a, b, c) with the least log loss, by coordinate search from DEFAULT.

    With two seats c is 0, because the seats' chances add up to 1."""
    found = list(DEFAULT)
    steps = [0.5, 4.0, 2.0 if seats > 2 else 0.0]
    best = log_loss(points, *found)
    for _ in range(rounds):
        moved = False
        for at, step in enumerate(steps):
            for change in (step, -step):
                trial = list(found)
                trial[at] += change
                if not change or trial[0] < 0.2 or trial[1] < 0:
                    continue
                value = log_loss(points, *trial)
                if value < best - 1e-12:
                    found, best, moved = trial, value, True
        if not moved:
            steps = [step / 2 for step in steps]
    return round(found[0], 3), round(found[1], 3), round(found[2], 3)


def calibration(
    points: Sequence[Point], a: float, b: float, c: float, bins: int = 10
) -> list[tuple[float, float, int]]:
    """Return (mean chance told, share won, count) of each bin of the chance that has points."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(bins)]
    for margin, left, won in points:
        told = chance(margin, left, a, b, c)
        rows[min(bins - 1, int(told * bins))].append((told, won))
    return [
        (sum(told for told, _ in row) / len(row), sum(won for _, won in row) / len(row), len(row))
        for row in rows
        if row
    ]
