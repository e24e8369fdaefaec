"""The piece that each outcome of a draw is, for people who draw from the real pile."""

from __future__ import annotations

from vigneron.core.picture import Drawing
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import State


def draw_sign(rules: GrandCruRules, drawing: Drawing[State], outcome: int) -> tuple[str, str] | None:
    """Return the symbol and the tone of a tile, or of the pawn of a seat."""
    if drawing.why == "tile":
        return n.KINDS[outcome], marks.tone_of(outcome)
    return (f"pawn-{outcome}", f"seat-{outcome}") if drawing.why == "holder" else None
