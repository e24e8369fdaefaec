"""A game of each game, as OpenSpiel tells it, is what the file says."""

from __future__ import annotations

import pytest

import vigneron.spiel
from tests.spiel.playthroughs import FOLDER, again, path_of


@pytest.mark.parametrize("game", vigneron.spiel.GAMES)
def test_a_playthrough_is_what_its_file_says(game: str) -> None:
    text = path_of(game).read_text(encoding="utf-8")
    assert "IsTerminal() = True" in text
    assert again(text).splitlines() == text.splitlines()


def test_every_file_is_of_a_game_that_is_there() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(vigneron.spiel.GAMES)
