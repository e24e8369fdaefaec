"""Who leads, and by how much: for every game, from its result alone."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from vigneron.core.contract import Args, Result, Seat
from vigneron.core.scene import Text


@dataclass(frozen=True, slots=True)
class Place:
    """A player's place in the race. `gap` says in a few words how far they are from the leader."""

    seat: Seat
    leads: bool
    gap: Text


@dataclass(frozen=True, slots=True)
class Race:
    """Who leads, in one sentence, and the place of each player.

    Without a race, `say` is None and there are no places: with one seat, and when the game is over. The lead
    is `sure` if nothing that is hidden can give it to somebody else."""

    say: Text | None = None
    sure: bool = True
    places: tuple[Place, ...] = ()


def race(result: Result, least: Collection[Seat] = ()) -> Race:
    """Return the race as a viewer knows it, from the result of the viewer's own position (`observe`).

    `least` are the seats whose score is a lower bound there, because a part of it is hidden (see
    `Standing.least`). Leaders are those whose place is 1, so a game may also count the fewest points."""
    scores, places = result.scores, result.places
    if len(scores) < 2 or result.ending:
        return Race()
    seats = range(len(scores))
    leaders = [seat for seat in seats if places[seat] == 1]
    first = leaders[0]
    others = [seat for seat in seats if seat != first]
    sure = not any(seat in least for seat in others)
    if len(set(scores)) == 1:  # whatever breaks the tie
        return Race(Text("race-level"), sure, tuple(Place(seat, False, Text("gap-level")) for seat in seats))

    def bound(seat: Seat) -> str:
        """Return how the gap between the leader and a seat is known."""
        kinds = {(True, False): "least", (False, True): "most", (True, True): "shown"}
        return kinds.get((first in least, seat in least), "exact")

    def gap(seat: Seat) -> Text:
        points = abs(scores[first] - scores[seat])
        if points == 0:
            return Text("gap-level")
        return Text("gap-behind", {"points": points, "bound": bound(seat)})

    if len(leaders) > 1:
        say = Text("race-shared", {"count": len(leaders)})
        return Race(say, sure, tuple(Place(seat, seat in leaders, gap(seat)) for seat in seats))
    second = min(others, key=lambda seat: (places[seat], seat))
    margin = abs(scores[first] - scores[second])
    told: Args = {"points": margin, "bound": bound(second)}
    lead = Text("gap-leads" if margin else "gap-level", told if margin else {})
    say = Text("race-leads" if margin else "race-leads-level", {"who": first, **told})
    return Race(
        say, sure, tuple(Place(seat, seat == first, lead if seat == first else gap(seat)) for seat in seats)
    )
