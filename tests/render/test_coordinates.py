"""What a sentence of the log names by coordinates is a thing in a picture, so that the page can show it."""

from __future__ import annotations

import re

import pytest

from vigneron.core.registry import game, games
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.testing.walk import random_line

COORDINATE = re.compile(r"(?<![^\W_])[a-z]\d{1,2}(?![^\W_])")
"""As in `web/static/table/named-places.js`."""


def named(key: str, lang: str) -> int:
    """Return how many things the log of a random game names; each of them must be drawn."""
    found = game(key)
    seats = found.seats[-1]
    speaker = Speaker(lang, found, ["Anna", "Bert", "Clara", "Dirk", "Eva"][:seats])
    count = 0
    for line in random_line(found, found.setup(seats), 5):
        told = [(event.seat, speaker.event(event)) for events in line.events[-1:] for event in events]
        if not any(COORDINATE.search(sentence) for seat, sentence in told if seat >= 0):
            continue
        scene = found.picture().scene(line.rules, line.rules.observe(line.state, None))
        for seat, sentence in told:
            names = set(COORDINATE.findall(sentence))
            drawn = {
                name
                for frame in scene.frames
                if frame.owner in (None, seat)
                for node in frame.nodes
                if node.label is not None
                for name in COORDINATE.findall(speaker.text(node.label))
            }
            assert names <= drawn, sentence
            count += len(names)
        if count > 40:
            break
    return count


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_log_names_is_drawn(lang: str) -> None:
    """In a frame of the player who is told of, or of everybody."""
    assert len([key for key in games() if named(key, lang) > 4]) >= 2
