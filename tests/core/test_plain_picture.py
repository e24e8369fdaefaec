"""The plain picture: the readable position in lines, every offer by buttons, for any game."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from vigneron.cli.position import position_lines
from vigneron.core.game import ActionTable, Game
from vigneron.core.plain_picture import describe, plain
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.scene import Scene, Text
from vigneron.i18n.speaker import Speaker
from vigneron.testing.pictures import overlay_texts, scene_texts
from vigneron.testing.walk import begin, random_line

TEMPLATE: Game[Any, Any] = import_module("vigneron.games._template").GAME


def lines(scene: Scene, frame: str) -> list[str]:
    found = next(each for each in scene.frames if each.key == frame)
    texts = [node.text.id for node in found.nodes if node.text is not None]
    assert texts[0] == found.title.id
    return [text.removeprefix("=") for text in texts[1:]]


@pytest.mark.parametrize("key", [*games(), "_template", "_three_rows"])
def test_every_offer_of_any_game_is_reached_by_buttons(key: str) -> None:
    """Law 17, with the plain picture in place of the game's own: touches, keys, frames of the layout."""
    game = import_module(f"vigneron.games.{key}").GAME if key.startswith("_") else find_game(key)
    picture, labels = plain(game), set[str]()
    for number, line in enumerate(random_line(game, game.setup(game.seats[-1]), 5)):
        if number % 7 or number > 200:
            continue
        rules, state = line.rules, line.state
        scene = picture.scene(rules, rules.observe(state, None))
        keys = [(frame.key, node.key) for frame in scene.frames for node in frame.nodes]
        assert len(set(keys)) == len(keys)
        named = {
            f"{name.removeprefix('mine:')}-0" if ":" in name else name for name in scene.layout.centre[0]
        }
        assert named <= {frame.key for frame in scene.frames}
        for frame in scene.frames:
            assert all(0 < node.y < frame.height for node in frame.nodes)
        for seat in rules.to_act(state):
            overlay = picture.overlay(rules, rules.observe(state, seat), seat)
            touches = [control.touch for control in overlay.controls]
            assert len(set(touches)) == len(touches)
            for action in rules.legal(state, seat):
                assert {t for t in game.actions.touch[action] if "=" not in t} <= set(touches)
            labels |= {text.id for text in overlay_texts(overlay)}
        assert all(isinstance(text, Text) for text in scene_texts(scene))
    assert labels


def test_a_draft_shows_its_dump_until_it_has_a_readable_position() -> None:
    line = begin(TEMPLATE, TEMPLATE.setup(2), "plain")
    scene = TEMPLATE.picture().scene(line.rules, line.rules.observe(line.state, None))
    assert lines(scene, "position") == ["turn: 0", f"die: {line.state.die}", "points: 0, 0"]
    assert [frame.key for frame in scene.frames] == ["position"]
    assert (scene.status.id, scene.status.args) == ("status-round", {"round": 1})

    def readable(rules: Any, state: Any) -> Any:
        players = [{"points": points, "rows": [[1, 2], []], "out": False} for points in state.points]
        return {"die": state.die, "cup": [], "last": None, "players": players}

    own = replace(TEMPLATE, picture=lambda: plain(TEMPLATE, readable))
    scene = own.picture().scene(line.rules, line.rules.observe(line.state, None))
    assert lines(scene, "position") == [f"die: {line.state.die}", "cup: –", "last: –"]
    assert lines(scene, "seat-1") == ["points: 0", "rows 1: 1, 2", "rows 2: –", "out: ✗"]
    assert [frame.owner for frame in scene.frames] == [None, 0, 1]
    assert scene.layout.centre == (("position", "mine:seat"),)


def test_long_lines_are_wrapped() -> None:
    line = begin(TEMPLATE, TEMPLATE.setup(1), "plain")
    picture = plain(TEMPLATE, lambda rules, state: {"letters": list("abcdefghijklmnopqrstuvwxyz")})
    scene = picture.scene(line.rules, line.rules.observe(line.state, None))
    found = lines(scene, "position")
    assert len(found) == 2
    assert " ".join(found) == "letters: " + ", ".join("abcdefghijklmnopqrstuvwxyz")


def test_offers_are_named_by_their_verb_and_value() -> None:
    game = replace(TEMPLATE, actions=ActionTable(("pass", "put:3", "say:two words")))
    assert [describe(game, action) for action in range(3)] == [
        Text("offer-pass"),
        Text("offer-put", {"value": 3}),
        Text("offer-say", {"value": "two words"}),
    ]
    assert game.actions.touch == (("pass",), ("put:3",), ("say:two words",))


def test_what_is_touched_for_several_offers_has_a_button_of_its_own() -> None:
    game: Game[Any, Any] = import_module("vigneron.games._three_rows").GAME
    line = begin(game, game.setup(2), "plain")
    overlay = plain(game).overlay(line.rules, line.rules.observe(line.state, 0), 0)
    labels = {control.touch: control.label for control in overlay.controls}
    assert labels["die"] == Text("=die")
    assert labels["row-1"] == Text("offer-put", {"value": 1})
    assert labels["pass"] == Text("offer-pass")
    waiting = plain(game).overlay(line.rules, line.rules.observe(line.state, 1), 1)
    assert (waiting.prompt.id, waiting.controls) == ("prompt-wait", [])


def test_the_terminal_shows_the_position_of_a_draft() -> None:
    """It prints labels: each line of the position has one, a long line the whole of it."""
    line = begin(TEMPLATE, TEMPLATE.setup(2), "plain")
    seen = line.rules.observe(line.state, None)
    said = position_lines(TEMPLATE, line.rules, seen, None, Speaker("en", TEMPLATE))
    readable = TEMPLATE.picture().readable(line.rules, line.state)
    for key, value in readable.items():
        if isinstance(value, int | str):
            assert f"  {key.replace('_', ' ')}: {value}" in said
    long = plain(TEMPLATE, lambda rules, state: {"letters": list("abcdefghijklmnopqrstuvwxyz")})
    labels = [
        node.label for frame in long.scene(line.rules, seen).frames for node in frame.nodes if node.label
    ]
    assert [label.id for label in labels] == ["=letters: " + ", ".join("abcdefghijklmnopqrstuvwxyz")]
