"""This package describes the table as data: frames, labels of offers, and the readable position."""

from __future__ import annotations

from typing import Final

from vigneron.core.picture import Picture
from vigneron.games.burgundy_dice.picture.apart import apart
from vigneron.games.burgundy_dice.picture.describe import readable
from vigneron.games.burgundy_dice.picture.draw_signs import draw_sign
from vigneron.games.burgundy_dice.picture.offer_labels import describe
from vigneron.games.burgundy_dice.picture.scene import overlay, scene
from vigneron.games.burgundy_dice.picture.ties import ties
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State

__all__ = ["PICTURE"]

PICTURE: Final[Picture[State, BurgundyRules]] = Picture(
    scene=scene,
    overlay=overlay,
    describe=describe,
    readable=readable,
    apart=apart,
    ties=ties,
    draw_sign=draw_sign,
)
