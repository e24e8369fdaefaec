"""The names of things, as a sentence shortens them: what follows a comma or a colon describes."""

from __future__ import annotations

import re

import pytest

from vigneron.core.chance import Xorshift
from vigneron.games.burgundy_dice import GAME
from vigneron.i18n.speaker import Speaker


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_short_name_of_a_die_says_which_one_it_is(lang: str) -> None:
    """ "Now choose: Number die" does not say what there is to choose."""
    setup, speaker = GAME.setup(1), Speaker(lang, GAME, ["Ada"])
    rules, stream = GAME.rules(setup), Xorshift(1)
    state = rules.new(setup, stream)
    while len(set(state.dice[:2])) < 2 or len(set(state.dice[2:4])) < 2:
        rules.step(state, 0, rules.legal(state, 0)[0], stream, None)
    scene = GAME.picture().scene(rules, rules.observe(state, 0))
    nodes = [node for frame in scene.frames for node in frame.nodes if node.touch.startswith("die-")]
    names = {re.split(r"[,;]|\s?: ", speaker.text(node.label))[0] for node in nodes if node.label}
    assert len(names) == 4, names
