"""The final count (GC-60)."""

from __future__ import annotations

from vigneron.core.contract import Part, Result
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.names import ENDINGS, KIND_COUNT
from vigneron.games.grand_cru.rules.state import Side, State
from vigneron.native import byte_rows


def score(box: Box, side: Side) -> int:
    """Return the points that a player would have if the game ended now. Covered money counts nothing."""
    return (
        max(0, side.money)
        + box.kind_counts * kinds(side)
        + box.cube_counts * byte_rows.total(side.cellar)
        - box.loan_costs * side.loans
    )


def kinds(side: Side) -> int:
    """Return the number of different kinds of tiles on an estate."""
    return KIND_COUNT - side.tiles.count(0)


def _parts(box: Box, side: Side) -> tuple[Part, ...]:
    different, cubes = kinds(side), byte_rows.total(side.cellar)
    money = () if side.money < 0 else (Part("money", side.money),)
    return (
        *money,
        Part("kinds", box.kind_counts * different, {"count": different}),
        Part("cellar", box.cube_counts * cubes, {"count": cubes}),
        Part("loans", -box.loan_costs * side.loans, {"count": side.loans}),
    )


def result(box: Box, state: State) -> Result:
    """Return the result. Most points win, then most tiles. Bankrupt players share the last place."""
    sides = state.sides
    scores = tuple(score(box, side) for side in sides)
    ranks = [
        (-side.bankrupt, 0 if side.bankrupt else points, 0 if side.bankrupt else len(side.estate))
        for side, points in zip(sides, scores, strict=True)
    ]
    places = tuple(1 + sum(1 for other in ranks if other > rank) for rank in ranks)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1 and not sides[seat].bankrupt)
    return Result(scores, places, winners, tuple(_parts(box, side) for side in sides), ENDINGS[state.ending])
