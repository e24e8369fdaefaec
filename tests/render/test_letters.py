"""Letters on pieces: each tone of a game that has one has its own."""

from __future__ import annotations

import re

import pytest

from vigneron.core.registry import game, games

_LETTER = re.compile(r'^\.tone-([\w-]+) \{\n  --letter: "(.)";', re.MULTILINE)
GAMES = [key for key in games() if (game(key).folder / "art.css").is_file()]


@pytest.mark.parametrize("key", GAMES)
def test_letters_tell_tones_apart(key: str) -> None:
    text = (game(key).folder / "art.css").read_text(encoding="utf-8")
    found = _LETTER.findall(text)
    assert len(found) == text.count("--letter"), "each letter is the first line of its tone"
    assert len({letter for _, letter in found}) == len(found)
