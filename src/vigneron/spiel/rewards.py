"""What an OpenSpiel game returns to each player at the end."""

from __future__ import annotations

from vigneron.core.contract import Result

REWARDS = ("score", "margin", "win", "place")
MOST_POINTS = 1000.0
"""The bound of scores and margins that OpenSpiel is told. No game comes near it."""


def returns(kind: str, result: Result) -> list[float]:
    """Return the reward of each seat for a final result.

    score   the points
    margin  the points less those of the best other seat; alone, the points
    win     1 for the winner, 1/k for each of k winners, 0 for the others
    place   1 for the first place down to 0 for the last; seats with the same place share its reward"""
    scores = result.scores
    if kind == "margin" and len(scores) > 1:
        return [
            float(score - max(other for at, other in enumerate(scores) if at != seat))
            for seat, score in enumerate(scores)
        ]
    if kind == "win":
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(len(scores))]
    if kind == "place":
        last = max(1, len(scores) - 1)
        return [1.0 - (place - 1) / last for place in result.places]
    return [float(score) for score in scores]


def bounds(kind: str) -> tuple[float, float]:
    """Return the smallest and the largest reward."""
    return (-MOST_POINTS, MOST_POINTS) if kind in ("score", "margin") else (0.0, 1.0)
