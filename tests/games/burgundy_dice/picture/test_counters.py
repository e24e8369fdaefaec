"""The player's own numbers."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Xorshift
from vigneron.games.burgundy_dice import GAME
from vigneron.i18n.speaker import Speaker


@pytest.mark.parametrize(
    ("lang", "one", "more"),
    [
        ("en", "point in all", "points in all"),
        ("fr", "point en tout", "points en tout"),
        ("de", "Punkt insgesamt", "Punkte insgesamt"),
    ],
)
def test_the_label_of_the_points_agrees_with_them(lang: str, one: str, more: str) -> None:
    """One point is not "1 points in all", whatever finds the counter by its label."""
    rules = GAME.rules(GAME.setup(1))
    state, speaker = rules.new(GAME.setup(1), Xorshift(1)), Speaker(lang, GAME, ["Ada"])
    while state.sides[0].first < 0:
        rules.step(state, 0, rules.legal(state, 0)[0], Xorshift(2), None)
    for points, words in ((1, one), (2, more)):
        state.sides[0].points = points
        (counter,) = GAME.picture().overlay(rules, rules.observe(state, 0), 0).counters
        assert speaker.text(counter.value) == str(points)
        assert speaker.text(counter.label).startswith(words)
