"""The piece that each outcome of a draw is, for people who draw from the real bag and decks."""

from __future__ import annotations

from typing import Final

from vigneron.core.picture import Drawing
from vigneron.games.dom_pierre.picture.draw_labels import goal_of, market_card_of
from vigneron.games.dom_pierre.picture.kit import bonus_face, kit_of, token_face
from vigneron.games.dom_pierre.rules.box import COLUMNS, KINDS, TYPES, VARIETIES
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import State

_GROUND: Final = (("", ""), *((kind, "grey") for kind in TYPES), ("coin", "coin"))


def draw_sign(rules: DomPierre, drawing: Drawing[State], outcome: int) -> tuple[str, str] | None:
    """Return the symbol and the tone of a piece; of a card, those of its bonus or of what it buys."""
    box, why = rules.box, drawing.why
    if why in ("grape", "harvest", "tile"):
        variety = VARIETIES[outcome // 3 if why == "tile" else outcome]
        return variety, variety
    if why == "token":
        symbol, tone, _ = token_face(kit_of(box), outcome)
        return symbol, tone
    if why == "goal":
        symbol, tone, _ = bonus_face(kit_of(box), box.goal_bonus[goal_of(box, drawing, outcome)])
        return symbol, tone
    if why.startswith("market_"):
        kind = KINDS[box.card_kind[market_card_of(box, drawing, outcome)]]
        return kind, kind
    if why == "accessory":
        return TYPES[outcome], "blue"
    if why == "vintage":
        return COLUMNS[outcome], ""
    if why == "first":
        return f"worker-{outcome}", f"seat-{outcome}"
    return _GROUND[outcome] if why == "ground" else None
