"""Pictures of games and of option values: well-formed, self-contained, small."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from vigneron.core.chance import Xorshift
from vigneron.core.registry import game, games
from vigneron.render.cover import boards, cover, framed, single
from vigneron.render.svg import symbols

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("key", games())
def test_a_cover_shows_a_player_s_boards_with_the_symbols_that_it_uses(key: str) -> None:
    found = game(key)
    rules = found.rules(found.setup(found.seats[-1]))
    state = rules.new(found.setup(found.seats[-1]), Xorshift(1))
    scene = found.picture().scene(rules, rules.observe(state, None))
    text = cover(found, scene, lang="fr", theme="dark")
    root = ElementTree.fromstring(text)
    frames = list(root.iter(f"{SVG}svg"))[1:]
    assert [frame.get("aria-label") for frame in frames]
    assert len(frames) == len(boards(scene)) > 0
    assert any(frame.key.endswith("-0") for frame in boards(scene))
    assert root.get("data-theme") == "dark"
    ids = {node.get("id") for node in root.iter() if node.get("id")}
    used = {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")}
    assert used <= ids
    whole = re.findall(r'<symbol[^>]* id="', symbols(found.folder))
    assert len(ids) <= len(whole)
    assert "data-key" not in text
    assert not re.search(r'(href|src)="(?!#)|url\((?!#)|@import', text)


def test_one_frame_alone_and_none_that_is_not_there() -> None:
    for key in games():
        found = game(key)
        for option in found.options:
            if not option.pictured:
                continue
            setup = found.setup(found.seats[-1])
            rules = found.rules(setup)
            scene = found.picture().scene(rules, rules.observe(rules.new(setup, Xorshift(1)), None))
            assert framed(scene, option.pictured) is not None
            root = ElementTree.fromstring(single(found, scene, option.pictured, lang="en", theme="light"))
            assert len(list(root.iter(f"{SVG}svg"))) == 2
            with pytest.raises(LookupError):
                single(found, scene, "mine:nothing", lang="en", theme="light")
            with pytest.raises(ValueError, match="theme"):
                single(found, scene, option.pictured, lang="en", theme="grey")
