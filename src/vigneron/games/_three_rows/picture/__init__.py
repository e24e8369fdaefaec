"""This package describes the table as data: frames, labels of offers, and the readable position."""

from __future__ import annotations

from typing import Final

from vigneron.core.picture import Picture
from vigneron.games._three_rows.picture.describe import describe, readable
from vigneron.games._three_rows.picture.scene import overlay, scene
from vigneron.games._three_rows.rules.rules import ThreeRowsRules
from vigneron.games._three_rows.rules.state import State

__all__ = ["PICTURE"]

PICTURE: Final[Picture[State, ThreeRowsRules]] = Picture(
    scene=scene, overlay=overlay, describe=describe, readable=readable
)
