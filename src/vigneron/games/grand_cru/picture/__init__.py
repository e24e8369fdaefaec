"""The frames of the table: market, demand, year, tracks, and an estate and a house in short per seat."""

from __future__ import annotations

from typing import Final

from vigneron.core.picture import Due, Picture
from vigneron.core.scene import Text
from vigneron.games.grand_cru.picture.describe import readable
from vigneron.games.grand_cru.picture.draw_signs import draw_sign
from vigneron.games.grand_cru.picture.offer_labels import describe
from vigneron.games.grand_cru.picture.scene import overlay, scene
from vigneron.games.grand_cru.picture.ties import ties
from vigneron.games.grand_cru.picture.verbs import FAMILIES
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules.state import State

__all__ = ["PICTURE"]

PICTURE: Final[Picture[State, GrandCruRules]] = Picture(
    scene=scene,
    overlay=overlay,
    describe=describe,
    readable=readable,
    ties=ties,
    families=FAMILIES,
    draw_sign=draw_sign,
    dues={
        "rescued": Due(Text("label-rescued"), "coin", "money", adds=True),
        "interest_paid": Due(Text("label-due"), "coin", "price"),
    },
)
