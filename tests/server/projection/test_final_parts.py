"""What has broken a tie is said in the rows of the final score."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from vigneron.core.contract import Result
from vigneron.core.registry import game
from vigneron.core.scene import Text
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection.final_parts import tie_of

SPEAKER = Speaker("en", game("dom_pierre"), ["Ada", "Bea", "Cleo", "Dora"])


def told(scores: tuple[int, ...], *had: list[str], ended: str = "") -> list[str]:
    def ties(rules: Any, state: Any, seat: int) -> list[Text]:
        return [Text(f"={thing}") for thing in had[seat]]

    picture = SimpleNamespace(ties=ties)
    position: Any = SimpleNamespace(ended=ended, state=None, rules=None)
    position.game = SimpleNamespace(picture=lambda: picture)
    result = Result(scores, (), (), (), "over")
    return [tie_of(position, result, seat, SPEAKER) for seat in range(len(scores))]


@pytest.mark.parametrize(
    ("scores", "had", "said"),
    [
        ((7, 8), (["3 Fr", "first"], ["2 Fr", "second"]), ["", ""]),
        ((8, 8), (["3 Fr", "first"], ["2 Fr", "second"]), ["Tie: 3 Fr", "Tie: 2 Fr"]),
        ((8, 8), (["2 Fr", "first"], ["2 Fr", "second"]), ["Tie: 2 Fr and first", "Tie: 2 Fr and second"]),
        ((8, 8), (["2 Fr"], ["2 Fr"]), ["Tie: 2 Fr", "Tie: 2 Fr"]),
        ((8, 8, 8), (["5", "a"], ["3", "b"], ["5", "c"]), ["Tie: 5 and a", "Tie: 3", "Tie: 5 and c"]),
        ((8, 8), ([], ["2 Fr"]), ["", ""]),
    ],
)
def test_a_tie_is_told_up_to_what_tells_the_seats_apart(
    scores: tuple[int, ...], had: tuple[list[str], ...], said: list[str]
) -> None:
    """Who shares a place is equal in everything. A bankrupt is not ranked by points, and has no reason."""
    assert told(scores, *had) == said
    assert set(told(scores, *had, ended="resigned")) == {""}, "its rules did not decide it"
