"""A learned value: the sum of a seat's features, each multiplied by a weight that changes with time.

The weight of a feature is itself a sum: functions of time (`parts`), each multiplied by a constant. Compiled
games take `weigh` and `total` from `features.pxd` as C loops. This module is never compiled."""

from __future__ import annotations

from collections.abc import Sequence


def flat(weights: Sequence[Sequence[float]], features: int, parts: int) -> list[float]:
    """Return the constants [feature][part] as one row, which is all zeros if `weights` is empty."""
    return [weight for row in weights for weight in row] or [0.0] * (features * parts)


def weigh(parts: list[float], weights: list[float], now: list[float], features: int, count: int) -> None:
    """Write the current weight of each feature into `now`: the sum of its constants times `parts`."""
    for feature in range(features):
        weight = 0.0
        for part in range(count):
            weight += parts[part] * weights[feature * count + part]
        now[feature] = weight


def total(row: list[float], now: list[float], features: int) -> float:
    """Return the sum of the features in `row`, each multiplied by its weight in `now`."""
    found = 0.0
    for feature in range(features):
        found += row[feature] * now[feature]
    return found
