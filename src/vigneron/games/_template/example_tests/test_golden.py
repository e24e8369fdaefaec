"""Golden games and counts: a change of play would show here."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigneron.core.journal import read, replay
from vigneron.core.outcome import check_closing
from vigneron.games._template import GAME

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.jsonl"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_replay(path: Path) -> None:
    """TG-5: to their end, digest by digest."""
    journal = read(path.read_text(encoding="utf-8"))
    fold = replay(GAME, journal)
    check_closing(fold, journal)
    assert not fold.rules.to_act(fold.states[-1])
