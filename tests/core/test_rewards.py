"""What a result is worth: points, margins, wins and places, with ties."""

from __future__ import annotations

import pytest

from vigneron.core.contract import Result
from vigneron.core.rewards import margins, rewards


def result(scores: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]) -> Result:
    return Result(scores, places, winners, (), "end")


def test_margins_are_those_to_the_best_other_seat() -> None:
    assert margins([5.0]) == [5.0]
    assert margins([5.0, 3.0]) == [2.0, -2.0]
    assert margins([5.0, 3.0, 9.0]) == [-4.0, -6.0, 4.0]


def test_tied_seats_share_what_their_places_are_worth() -> None:
    tied = result((7, 7, 2, 2), (1, 1, 3, 3), (0, 1))
    assert rewards("score", tied) == [7.0, 7.0, 2.0, 2.0]
    assert rewards("margin", tied) == [0.0, 0.0, -5.0, -5.0]
    assert rewards("win", tied) == [0.5, 0.5, 0.0, 0.0]
    assert rewards("place", tied) == pytest.approx([5 / 6, 5 / 6, 1 / 6, 1 / 6])


def test_alone_and_without_a_winner() -> None:
    assert [rewards(kind, result((9,), (1,), (0,))) for kind in ("margin", "place")] == [[9.0], [1.0]]
    assert rewards("win", result((9, 8), (1, 2), ())) == [0.0, 0.0]
