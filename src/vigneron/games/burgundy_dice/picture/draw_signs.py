"""The face of a die that each outcome of a roll is."""

from __future__ import annotations

from vigneron.core.picture import Drawing
from vigneron.games.burgundy_dice.rules.box import COLOURS
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State


def draw_sign(rules: BurgundyRules, drawing: Drawing[State], outcome: int) -> tuple[str, str]:
    """Return the symbol and the tone of a face, as the tray shows it."""
    if drawing.why == "colour":
        return COLOURS[outcome], COLOURS[outcome]
    return (f"pip-{outcome + 1}" if drawing.why == "number" else f"hour-{outcome + 1}"), ""
