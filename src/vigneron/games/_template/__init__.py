"""Twenty-One, a draft to start a game from. Read `rules/rules.py` first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from vigneron.core.game import Edition, Game
from vigneron.games._template.rules import rules

GAME: Final = Game[rules.State, rules.TemplateRules](
    key=Path(__file__).parent.name,
    draft=True,
    folder=Path(__file__).parent,
    editions=(Edition("1", lambda setup, data: rules.TemplateRules()),),
    seats=range(1, 5),
    actions=rules.ACTIONS,
    max_plies=lambda setup: setup.seats * rules.ROUNDS,
    round_of=lambda state: state.turn // len(state.points) + 1,
)
