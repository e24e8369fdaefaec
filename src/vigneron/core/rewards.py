"""What a final result is worth to each seat, for programs that learn and for comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Result

REWARDS: Final = ("score", "margin", "win", "place")
"""The kinds of rewards (see `rewards`)."""


def margins(points: Sequence[float]) -> list[float]:
    """Return each seat's margin to the best other seat; alone, its points."""
    if len(points) == 1:
        return list(points)
    if len(points) == 2:
        one, other = points
        return [one - other, other - one]
    return [
        value - max(other for at, other in enumerate(points) if at != seat)
        for seat, value in enumerate(points)
    ]


def rewards(kind: str, result: Result) -> list[float]:
    """Return the reward of each seat for a final result. `environments.stepper` pays the same, compiled.

    score   the points
    margin  the points less those of the best other seat; alone, the points
    win     1 for the winner, 1/k for each of k winners, 0 for the others
    place   1 for the first place down to 0 for the last; tied seats get the mean of their places; alone, 1"""
    scores, places = result.scores, result.places
    if kind == "margin":
        return margins([float(score) for score in scores])
    if kind == "win":
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(len(scores))]
    if kind == "place":
        last = max(1, len(scores) - 1)
        return [1.0 - (place - 1 + (places.count(place) - 1) / 2) / last for place in places]
    return [float(score) for score in scores]
