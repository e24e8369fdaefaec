"""Small reviews, and a game with component data of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from vigneron.analysis import plies as plies_module
from vigneron.analysis.plies import Settings
from vigneron.analysis.review import Review, review
from vigneron.core.match import Match
from vigneron.core.registry import game
from vigneron.evaluation import luck as luck_module

TWO = Path(__file__).parents[1] / "games" / "burgundy_dice" / "golden" / "two.jsonl"


@pytest.fixture(scope="module")
def few() -> Iterator[None]:
    """Let draws be compared with few alternatives, because the rules run uncompiled here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(luck_module, "LEAST", 4)
        patch.setattr(luck_module, "EXACT", 4)
        patch.setattr(plies_module, "LEAST_STARTS", 2)
        patch.setattr(plies_module, "LEAST_SAMPLES", 2)
        yield


@pytest.fixture(scope="module")
def two(few: None) -> Review:
    """Return the review of a game of two seats with enough samples to be sure of its worst acts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plies_module, "LEAST_SAMPLES", 8)
        return review(TWO, settings=Settings(0.01))


@pytest.fixture
def generous() -> Match[Any]:
    """Return a match in which areas bring 30 points more."""
    found = game("burgundy_dice")
    data: Any = deepcopy(found.data())
    for row in data["scoring"]["area"].values():
        if isinstance(row, dict) and "points" in row:
            row["points"] = [min(99, 30 + points) for points in row["points"]]
    return Match(found, 1, secret=b"7" * 32, data=data)
