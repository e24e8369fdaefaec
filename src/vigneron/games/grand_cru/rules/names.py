"""The words of the box in the order of their indexes, and the phases of the game."""

from __future__ import annotations

from typing import Final

GRAPES: Final = ("gamay", "syrah", "merlot", "cabernet", "pinot")
IMPROVEMENTS: Final = (
    "aoc",
    "blending",
    "hands",
    "wholesaler",
    "vintage",
    "rich",
    "refinement",
    "advertising",
)
KINDS: Final = GRAPES + IMPROVEMENTS
"""Kinds of tile. The kind of a vine is the index of its grape."""
GRAPE_COUNT: Final = 5
KIND_COUNT: Final = 13
AOC, BLENDING, HANDS, WHOLESALER, VINTAGE, RICH, REFINEMENT, ADVERTISING = range(GRAPE_COUNT, KIND_COUNT)

GRAPE_NAMES: Final = ("Gamay", "Syrah", "Merlot", "Cabernet", "Pinot Noir")
"""The proper names of the grapes. They are the same in every language."""

SPACES: Final = (
    "first",
    "late",
    "deliver",
    "juice",
    "primeur",
    "replant",
    "raise1",
    "raise2",
    "raise3",
    "cash1",
    "cash2",
    "cash3",
)
FIRST_PLAYER, LATE, DELIVER, JUICE, PRIMEUR, REPLANT, RAISE_1 = range(7)
CASH_1: Final = 9
SPACE_COUNT: Final = 12

OPENING, GROWING, FESTIVAL, LOANS, OVER = range(5)
"""The phases: opening loans, phase I, the festival, the yearly loans, the end."""

OPEN, LAST_CUBE, LAST_PLAYER = range(3)
"""The state of phase I: open, closing by GC-12(a), or closing by GC-12(b) or GC-13."""

NOTHING, SECOND_SALE, SECOND_HARVEST, STEPS = range(4)
"""What the acting seat must do before its action is complete."""

ENDINGS: Final = ("", "repaid", "bankrupt", "last_year")
REPAID, BANKRUPT, LAST_YEAR = range(1, 4)

NONE: Final = 255
"""Marks an empty place in rows of tiles and seats."""
BARRELS: Final = 7
COLUMNS: Final = 5
MOST_CUBES: Final = 25
"""The largest number of cubes of one grape in one barrel for which the action table has acts."""
MOST_LOANS: Final = 11
MOST_OPENING: Final = 6
HIGHEST_BID: Final = 6
SERIALS: Final = 16
"""The number of a tile is kind * SERIALS + serial. The serial distinguishes the visible tiles of a kind."""
