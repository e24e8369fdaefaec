"""Words on pieces and boards are whole: a name that has no room is another word, and not a part of one."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.testing.walk import random_line

CUT = re.compile(r"[^\W\d_]{2,}\.(?!\w)")
"""A word that ends in a full stop."""


@pytest.mark.parametrize("key", games())
def test_no_word_on_a_board_is_cut(key: str) -> None:
    found = game(key)
    seats = found.seats[-1]
    texts = set()
    for line in islice(random_line(found, found.setup(seats), 3), 0, 200, 5):
        scene = found.picture().scene(line.rules, line.rules.observe(line.state, None))
        for node in (node for frame in scene.frames for node in frame.nodes):
            if node.text is not None:
                texts.add((node.text.id, tuple(node.text.args.items())))
    assert texts
    for lang in LANGUAGES:
        speaker = Speaker(lang, found, ["Ada", "Bea", "Cleo", "Dora", "Eve"][:seats])
        said = {speaker.say(id, dict(args)) for id, args in texts if not id.startswith("=")}
        assert {words for words in said if len(words.split()) < 4 and CUT.search(words)} == set()
