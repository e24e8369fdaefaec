"""What the site of the docs makes from the code: pages of games, docstrings as they are written."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.laws.conftest import every_game, load
from vigneron.core.game import Game
from vigneron.core.observation import encoding
from vigneron.core.registry import games
from vigneron.devtools.figures import FILE, figures, seats_of, written
from vigneron.devtools.game_page import page
from vigneron.environments import env_id

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", [key for key in every_game() if "@" not in key])
def test_the_page_of_a_game_holds_what_its_folder_says(key: str) -> None:
    """A draft has a page too, without figures that were played."""
    game: Game[Any, Any] = load(key)
    text = page(game)
    assert f"has {len(game.actions):,} acts" in text
    assert f"| Gymnasium | `{env_id(game.key)}` |" in text
    for option in game.options:
        assert f"`{option.key}`" in text
    for edition in game.editions:
        bound = game.in_edition(edition.name)
        assert f"| {edition.name} | `{bound.digest(bound.data())}`" in text
    seats = 2 if 2 in game.seats else game.seats[0]
    for place in encoding(game, game.setup(seats)).layout:
        assert f"| {place.field.name} |" in text
    for path in (game.folder / "data").glob("*.toml"):
        assert f"`{path.name}`" in text
    assert all("|\n\n|" not in part for part in text.split("## "))


@pytest.mark.parametrize("key", games())
def test_the_figures_are_of_the_game_as_it_is(key: str) -> None:
    """Numbers of seats, words of draws and covered fields are those that a few games meet."""
    game = load(key)
    kept = json.loads((game.folder / FILE).read_text(encoding="utf-8"))
    assert [int(seats) for seats in kept] == seats_of(game)
    found = figures(game, 3, {})
    for seats, one in found.items():
        assert set(one["draws"]) <= set(kept[seats]["draws"])
        assert set(one["covered"]) <= set(kept[seats]["covered"])
        assert kept[seats]["plies"][0] <= one["plies"][0] <= one["plies"][2] <= kept[seats]["plies"][2]
        assert one["offers"][2] <= kept[seats]["offers"][2]
        assert kept[seats]["scores"]
    assert json.loads(written(found)) == found


def test_docstrings_are_shown_as_they_are_written() -> None:
    sys.path.insert(0, str(ROOT / "docs" / "_ext"))
    try:
        from vigneron_docs import plain  # type: ignore[import-not-found]
    finally:
        sys.path.remove(str(ROOT / "docs" / "_ext"))
    assert plain(["Return `x_` of *all*.", "", "one   a table", "two   of words"]) == [
        "Return ``x_`` of \\*all\\*.",
        "",
        "::",
        "",
        "    one   a table",
        "    two   of words",
        "",
    ]
    assert plain([">>> 1 + 1", "2"]) == [">>> 1 + 1", "2", ""]
