"""Makes the views of a position (GC-7), and converts a position to JSON and back."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Chance, Json, Seat, Seen
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import refresh
from vigneron.games.grand_cru.rules.state import Side, State

COVERED: Final = -1

_SIDE: Final = (
    "bankrupt",
    "cellar",
    "estate",
    "ledger",
    "loans",
    "market",
    "money",
    "passed",
    "pawns",
    "pledge",
    "prestige",
    "tiles",
    "used",
    "vines",
)
_TABLE: Final = (
    "closing",
    "column_price",
    "column_seat",
    "column_tile",
    "counter",
    "discards",
    "display",
    "ending",
    "holder",
    "last",
    "left",
    "markers",
    "owed",
    "phase",
    "pile",
    "spaces",
    "supply",
    "turn",
    "year",
)
"""The fields of a position that are stored. The masks are derived from these fields."""


def observe(state: State, viewer: Seat | None, open_money: bool) -> Seen[State]:
    """Return a copy in which the money of other seats is covered, unless `open_money` is set (GC-7).

    Opening loans of others are covered until all have chosen."""
    seen = state.copy()
    for seat, side in enumerate(seen.sides):
        if seat == viewer:
            continue
        if seen.phase == n.OPENING:
            side.pledge = COVERED if side.pledge else 0
        elif not open_money and seen.phase != n.OVER:
            side.money = COVERED
    return Seen(viewer, seen)


def shown(seen: Seen[State]) -> Json:
    """Return a view as JSON, without the totals of covered money (GC-7).

    The table shows payments but no balances."""
    out = dump(seen.state)
    for side in out["sides"]:
        if side["money"] == COVERED:
            side["ledger"] = COVERED
    return out


def imagine(box: Box, seen: Seen[State], chance: Chance) -> State:
    """Return a complete state.

    Money is computed from public payments. Covered opening loans are drawn.

    If the view has no totals (`shown`), every covered seat gets as much money as the richest seat that is
    seen."""
    state = seen.state.copy()
    choices = box.opening_most - box.opening_least + 1
    guess = max(0, *(side.ledger for side in state.sides))
    for side in state.sides:
        if side.pledge == COVERED:
            side.pledge = box.opening_least + chance.draw([1] * choices, "loans")
        side.money = side.ledger = guess if side.ledger == COVERED else side.ledger
    return state


def dump(state: State) -> Json:
    """Return the state as JSON, with the names of its fields. An empty place is -1."""
    out: dict[str, Json] = {name: _plain(getattr(state, name)) for name in _TABLE}
    out["sides"] = [{name: _plain(getattr(side, name)) for name in _SIDE} for side in state.sides]
    return out


def _plain(value: int | bytearray) -> int | list[int]:
    return value if isinstance(value, int) else [-1 if item == n.NONE else item for item in value]


def load(box: Box, data: Json) -> State:
    """Return the state that `dump` wrote. Raises KeyError if a field is missing."""
    sides = []
    for row in data["sides"]:
        side = Side(0, 0)
        for name in _SIDE:
            setattr(side, name, _packed(row[name]))
        sides.append(side)
    state = State(sides, b"", b"", 0)
    for name in _TABLE:
        setattr(state, name, _packed(data[name]))
    refresh(box, state)
    return state


def _packed(value: int | list[int]) -> int | bytearray:
    return value if isinstance(value, int) else bytearray([n.NONE if item == -1 else item for item in value])
