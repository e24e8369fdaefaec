"""A value learned from games: a sum over signs of a seat, whose weights are sums over parts of time.

Compiled games take `weigh` and `total` from `features.pxd`, as loops of C; this module is never compiled.
"""

from __future__ import annotations

from collections.abc import Sequence


def flat(weights: Sequence[Sequence[float]], signs: int, parts: int) -> list[float]:
    """Return weights by sign, by part as one row; nothing learned counts nothing."""
    return [weight for row in weights for weight in row] or [0.0] * (signs * parts)


def weigh(parts: list[float], weights: list[float], now: list[float], signs: int, count: int) -> None:
    """Write what each of the signs weighs at this moment into `now`: its weights by the moment's parts."""
    for sign in range(signs):
        weight = 0.0
        for part in range(count):
            weight += parts[part] * weights[sign * count + part]
        now[sign] = weight


def total(row: list[float], now: list[float], signs: int) -> float:
    """Return the sum of the signs in a row, each by its weight."""
    found = 0.0
    for sign in range(signs):
        found += row[sign] * now[sign]
    return found
