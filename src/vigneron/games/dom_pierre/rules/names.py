"""The sentence ids of named things. An argument `@ID` is said in the reader's language."""

from __future__ import annotations

from typing import Final

from vigneron.games.dom_pierre.rules.actions import ACCESSORIES, GOAL, ON_ROUTE, ON_VINE
from vigneron.games.dom_pierre.rules.box import (
    BONUSES,
    COLUMNS,
    FLAGS,
    LONGEST,
    METRICS,
    PRESSES,
    ROUTES,
    SQUARE,
    TOKENS,
    TYPES,
    VARIETIES,
    Box,
)
from vigneron.games.dom_pierre.rules.state import BARRELS

COLUMN_ID: Final = tuple(f"@column-{c}" for c in COLUMNS)
VARIETY_ID: Final = tuple(f"@variety-{v}" for v in VARIETIES)
PRESS_ID: Final = tuple(f"@press-{p}" for p in PRESSES)
ROUTE_ID: Final = tuple(f"@route-{r}" for r in ROUTES)
PLACE_ID: Final = tuple(f"@place-{r}" for r in ROUTES)
TYPE_ID: Final = tuple(f"@accessory-{t}" for t in TYPES)
ACCESSORY_ID: Final = tuple(f"@accessory-{a}" for a in ACCESSORIES)
FLAG_ID: Final = tuple(f"@flag-{f}" for f in FLAGS)
GOAL_ID: Final = tuple(f"@goal-{g}" for g in GOAL)
CRUSH_ID: Final = ("@make-bb", "@make-br", "@make-rr")


def token_id(box: Box, token: int) -> str:
    """Return the sentence id of a prestige token.

    The id contains the token's value in the data of this table."""
    return f"@token-{TOKENS[token]} {box.token_value[token]}"


def bonus_id(box: Box, bonus: int) -> str:
    """Return the sentence id of a bonus. The id contains the bonus's value in the data of this table."""
    return f"@bonus-{BONUSES[bonus]} {box.bonus_value[bonus]}"


def metric_id(box: Box, goal: int) -> str:
    """Return the sentence id of what a goal card counts."""
    return f"@metric-{METRICS[box.goal_metric[goal]]}"


def tiers_id(box: Box, goal: int) -> str:
    """Return the sentence ids of the tiers of a goal card, each with its need and its VP."""
    return ", ".join(f"@goal-tier need={need} vp={vp}" for need, vp in box.goal_tiers[goal])


def village_tile_id(kind: int) -> str:
    """Return the sentence id of a harvest tile of the village."""
    return f"@bonus-harvest_{VARIETIES[kind // 3]} {kind % 3 + 1}"


def place_id(source: int) -> str:
    """Return the name of a place of workers: the sentence id of an area, or the name of a square."""
    if source < ON_ROUTE:
        return ("@place-supply", "@place-maison", "@place-presses")[source]
    if source < ON_VINE:
        return PLACE_ID[(source - ON_ROUTE) // LONGEST]
    return SQUARE[source - ON_VINE]


def tile_id(tile: int) -> str:
    """Return the id of a champagne tile's kind."""
    return "@kind-barrel" if tile >= BARRELS else "@kind-bottle"
