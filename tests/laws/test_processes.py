"""Laws 2 and 10: the same game in other processes, from its journal, and after an undo."""

from __future__ import annotations

from typing import Any

import pytest

from vigneron.core.game import Game
from vigneron.testing import repeat


def test_other_processes_play_the_same_game(game: Game[Any, Any]) -> None:
    """Law 2: neither hash seeds nor addresses decide anything."""
    assert repeat.fault_of_processes(game, 5) == ""


@pytest.mark.parametrize("seed", [1, 2])
def test_a_journal_replays_to_every_digest(game: Game[Any, Any], seed: int) -> None:
    """Law 10: acts and draws give the positions again, to the digest."""
    assert repeat.fault_of_replay(game, seed) == ""


def test_what_is_taken_back_is_as_it_was(game: Game[Any, Any]) -> None:
    """Law 10: a journal with undos in it gives the position before each."""
    assert repeat.fault_of_undo(game, 1) == ""
