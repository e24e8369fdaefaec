"""A value learned from games: a sum over features of a seat, whose weights are sums over parts of time.

Compiled games take `weigh` and `total` from `features.pxd`, as loops of C; this module is never compiled.
"""

from __future__ import annotations

from collections.abc import Sequence


def flat(weights: Sequence[Sequence[float]], features: int, parts: int) -> list[float]:
    """Return weights by feature, by part as one row; nothing learned counts nothing."""
    return [weight for row in weights for weight in row] or [0.0] * (features * parts)


def weigh(parts: list[float], weights: list[float], now: list[float], features: int, count: int) -> None:
    """Write what each of the features weighs at this moment into `now`: its weights by the moment's parts."""
    for feature in range(features):
        weight = 0.0
        for part in range(count):
            weight += parts[part] * weights[feature * count + part]
        now[feature] = weight


def total(row: list[float], now: list[float], features: int) -> float:
    """Return the sum of the features in a row, each by its weight."""
    found = 0.0
    for feature in range(features):
        found += row[feature] * now[feature]
    return found
