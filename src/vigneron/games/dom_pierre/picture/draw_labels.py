"""Labels of draws, for people who draw from the real bag and decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.picture import Drawing
from vigneron.core.scene import Text
from vigneron.games.dom_pierre.rules.box import ROUTES, SQUARE, Box
from vigneron.games.dom_pierre.rules.common import cards_in
from vigneron.games.dom_pierre.rules.names import COLUMN_ID, GOAL_ID, ROUTE_ID, TYPE_ID, VARIETY_ID, token_id
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import State

_NAMES: Final = {"grape": VARIETY_ID, "harvest": VARIETY_ID, "accessory": TYPE_ID, "vintage": COLUMN_ID}


def ask_draw(rules: DomPierre, drawing: Drawing[State]) -> Text | None:
    """Return a text that says what is drawn for which square or player, or None after the set-up."""
    if drawing.state is not None:
        return None
    box, count, why = _box(rules), _count(drawing, drawing.why), drawing.why
    if why == "grape":
        open_squares = [square for square, variety in box.initial if variety < 0]
        return Text("draw-grape_on", {"square": SQUARE[open_squares[count]]})
    if why == "ground":
        return Text("draw-ground_on", {"square": SQUARE[box.bonus_squares[count]]})
    if why == "harvest":
        return Text("draw-harvest_of", {"who": count})
    if why == "vintage":
        return Text("draw-vintage_of", {"who": count // box.drawn_vintages})
    if why in ("ratio", "side"):
        return Text(f"draw-{why}_of", {"route": ROUTE_ID[count]})
    return None


def sees_draw(rules: DomPierre, drawing: Drawing[State]) -> Seat | None:
    """Return who draws a vintage token for the draft, which nobody else sees (DP-10)."""
    if drawing.state is not None or drawing.why != "vintage":
        return None
    return _count(drawing, "vintage") // _box(rules).drawn_vintages


def name_draw(rules: DomPierre, drawing: Drawing[State], outcome: int) -> Text | None:
    """Return the name of an outcome."""
    box, why = _box(rules), drawing.why
    if why == "token":
        return Text("draw-named", {"what": token_id(box, outcome)})
    if why in _NAMES:
        return Text("draw-named", {"what": _NAMES[why][outcome]})
    if why == "first":
        return Text("draw-seat", {"who": outcome})
    if why == "tile":
        return Text("draw-tile_named", {"variety": VARIETY_ID[outcome // 3], "value": outcome % 3 + 1})
    if why == "goal":
        return Text("draw-named", {"what": GOAL_ID[goal_of(box, drawing, outcome)]})
    if why.startswith("market_"):
        card = market_card_of(box, drawing, outcome)
        return Text("=" + f"{box.card_key[card]} {box.card_city[card]}")
    tiles = _left(range(len(box.shields) // 2), drawing.before, "ratio")
    if why == "ratio":
        return Text(
            "draw-two_sides",
            {"one": _shields(box, 2 * tiles[outcome]), "other": _shields(box, 2 * tiles[outcome] + 1)},
        )
    if why == "side":
        return Text("=" + _shields(box, 2 * _last_tile(box, drawing) + outcome))
    return None


def goal_of(box: Box, drawing: Drawing[State], outcome: int) -> int:
    """Return the goal card that an outcome is."""
    pool = box.goal_deck if drawing.state is None else cards_in(drawing.state.goal_pool)
    return _left(pool, drawing.before if drawing.state is None else (), drawing.why)[outcome]


def market_card_of(box: Box, drawing: Drawing[State], outcome: int) -> int:
    """Return the market card that an outcome is."""
    route = ROUTES.index(drawing.why.removeprefix("market_"))
    pile = box.deck[route] if drawing.state is None else cards_in(drawing.state.pool[route])
    return pile[outcome]


def _box(rules: DomPierre) -> Box:
    return rules.box


def _count(drawing: Drawing[State], why: str) -> int:
    return sum(one == why for one, _ in drawing.before)


def _left(pile: Sequence[int], before: Sequence[tuple[str, int]], why: str) -> list[int]:
    """Return which pieces of a pile of single pieces are left after this ply's draws."""
    left = list(pile)
    for one, outcome in before:
        if one == why:
            left.pop(outcome)
    return left


def _last_tile(box: Box, drawing: Drawing[State]) -> int:
    """Return the ratio tile that was drawn last."""
    at = max(i for i, (why, _) in enumerate(drawing.before) if why == "ratio")
    return _left(range(len(box.shields) // 2), drawing.before[:at], "ratio")[drawing.before[at][1]]


def _shields(box: Box, side: int) -> str:
    return " – ".join(map(str, box.shields[side]))
