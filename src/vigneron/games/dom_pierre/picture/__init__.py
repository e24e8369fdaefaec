"""The frames of the table, one module each. `scene` combines them."""

from __future__ import annotations

from typing import Final

from vigneron.core.picture import Picture
from vigneron.games.dom_pierre.picture.describe import readable
from vigneron.games.dom_pierre.picture.draw_labels import ask_draw, name_draw, sees_draw
from vigneron.games.dom_pierre.picture.draw_signs import draw_sign
from vigneron.games.dom_pierre.picture.offer_labels import describe
from vigneron.games.dom_pierre.picture.scene import overlay, scene
from vigneron.games.dom_pierre.picture.ties import ties
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import State

__all__ = ["PICTURE"]

PICTURE: Final[Picture[State, DomPierre]] = Picture(
    scene=scene,
    overlay=overlay,
    describe=describe,
    readable=readable,
    ties=ties,
    ask_draw=ask_draw,
    name_draw=name_draw,
    sees_draw=sees_draw,
    draw_sign=draw_sign,
)
