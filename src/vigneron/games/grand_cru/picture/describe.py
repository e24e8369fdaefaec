"""The readable position. It has names instead of indexes."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Json
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import Side, State

_PHASES: Final = ("opening loans", "growing", "festival", "loans", "over")
_CLOSING: Final = ("open", "last cube harvested", "last player's action")
_OWED: Final = ("", "second sale", "second harvest", "steps of demand")


def readable(rules: GrandCruRules, state: State) -> Json:
    """Return the whole position with names instead of indexes."""
    box = rules.box
    return {
        "year": state.year,
        "last year": rules.last_year,
        "phase": _PHASES[state.phase],
        "ending": n.ENDINGS[state.ending],
        "to act": list(rules.to_act(state)),
        "owed": _OWED[state.owed],
        "steps left": state.left,
        "red bottle": state.holder if state.holder >= 0 else None,
        "round counter": state.counter,
        "growing phase": _CLOSING[state.closing],
        "prices": {grape: box.price[g][state.markers[g]] for g, grape in enumerate(n.GRAPES)},
        "steps": {grape: state.markers[g] + 1 for g, grape in enumerate(n.GRAPES)},
        "supply": dict(zip(n.GRAPES, state.supply, strict=True)),
        "display": [n.KINDS[tile // n.SERIALS] for tile in state.display if tile != n.NONE],
        "auctions": [
            {
                "column": column + 1,
                "tile": n.KINDS[state.column_tile[column] // n.SERIALS],
                "seat": state.column_seat[column],
                "price": state.column_price[column],
            }
            for column in range(n.COLUMNS)
            if state.column_seat[column] != n.NONE
        ],
        "festival": {space: by - 1 for space, by in zip(n.SPACES, state.spaces, strict=True) if by},
        "pile": _some(n.KINDS, state.pile),
        "discards": _some(n.KINDS, state.discards),
        "sides": [_side(side, seat) for seat, side in enumerate(state.sides)],
    }


def _some(names: tuple[str, ...], counts: bytearray) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _side(side: Side, seat: int) -> dict[str, Json]:
    cellar = [
        _some(n.GRAPES, side.cellar[at : at + n.GRAPE_COUNT])
        for at in range(0, len(side.cellar), n.GRAPE_COUNT)
    ]
    return {
        "seat": seat,
        "money": side.money if side.money >= 0 else None,
        "loans": side.loans,
        "opening loans": side.pledge if side.pledge > 0 else None,
        "prestige": side.prestige,
        "free pawns": side.pawns,
        "passed": bool(side.passed),
        "bankrupt": bool(side.bankrupt),
        "estate": [n.KINDS[tile // n.SERIALS] for tile in side.estate],
        "improvements used": _some(n.KINDS, side.used),
        "cubes on vines": _some(n.GRAPES, side.vines),
        "barrels": cellar,
        "market barrel": _some(n.GRAPES, side.market),
    }
