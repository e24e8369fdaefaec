"""The count, during the game and at its end (DP-101)."""

from __future__ import annotations

from vigneron.core.contract import Part, Result
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.common import points
from vigneron.games.dom_pierre.rules.goals import crowns
from vigneron.games.dom_pierre.rules.state import (
    FROM_DISCS,
    FROM_GIFTS,
    FROM_GOALS,
    FROM_SALES,
    FROM_VILLAGE,
    OVER,
    House,
    State,
)

_EARNED = (
    ("sales", FROM_SALES),
    ("village", FROM_VILLAGE),
    ("goals", FROM_GOALS),
    ("discs", FROM_DISCS),
    ("gifts", FROM_GIFTS),
)


def crown_vp(box: Box, house: House) -> int:
    """Return the crowns times the multiplier of the prestige step."""
    return crowns(box, house) * box.step_multiplier[house.step]


def score(box: Box, house: House) -> int:
    """Return the final VP: those of the track, the prestige step and the crowns.

    Unscored goals count nothing."""
    return points(house) + box.step_vp[house.step] + crown_vp(box, house)


def order(state: State, seat: int) -> int:
    """Return the seat's place in the turn order, from 0."""
    return (seat - state.first) % len(state.houses)


def result(box: Box, state: State) -> Result:
    """Return the result.

    More Fr, then the earlier place in the turn order, break a tie, so there is one winner."""
    scores = tuple(score(box, house) for house in state.houses)
    seats = range(len(scores))
    ranked = sorted(seats, key=lambda seat: (-scores[seat], -state.houses[seat].coins, order(state, seat)))
    places = tuple(ranked.index(seat) + 1 for seat in seats)
    ending = "end_track" if state.stage == OVER else ""
    return Result(scores, places, (ranked[0],), tuple(_parts(box, house) for house in state.houses), ending)


def _parts(box: Box, house: House) -> tuple[Part, ...]:
    track = [Part(key, house.earned[source]) for key, source in _EARNED]
    count = crowns(box, house)
    times = box.step_multiplier[house.step]
    return (
        *track,
        Part("step", box.step_vp[house.step], {"step": house.step}),
        Part("crowns", count * times, {"crowns": count, "times": times}),
    )
