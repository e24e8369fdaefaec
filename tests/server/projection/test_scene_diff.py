"""Differences of scenes: applying one gives exactly the next scene."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import as_json
from tests.server.live_game.test_position import begun, play
from vigneron.core.chance import Xorshift
from vigneron.core.registry import game, games
from vigneron.core.scene import Frame, Layout, Node, Overlay, Scene, Standing, Text, number
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.projection.repeats import Repeats
from vigneron.server.projection.scene_diff import (
    Recent,
    changed,
    compared,
    difference,
    gone,
    heads,
    merged,
    node_part,
    scene_part,
    still,
)

SPEAKER = Speaker("en", None)


def between(old: Scene, new: Scene, speaker: Speaker = SPEAKER) -> dict[str, Any]:
    told: dict[str, Any] = as_json(difference(compared(old, new), heads(new, Repeats(speaker)), speaker))
    return told


def put_on(old: dict[str, Any], diff: dict[str, Any]) -> dict[str, Any]:
    """Apply a difference as a browser does."""
    frames = {frame["key"]: frame for frame in old["frames"] if frame["key"] not in diff["gone"]}
    for frame in diff["new"]:
        frames[frame["key"]] = frame
    for key, part in diff["frames"].items():
        nodes = {n["key"]: n for n in frames[key]["nodes"] if n["key"] not in part["drop"]}
        for node in part["set"]:
            nodes[node["key"]] = node
        order = part.get("order", list(nodes))
        frames[key] = {**frames[key], "nodes": [nodes[k] for k in order]}
    return {
        "status": diff["status"],
        "standings": diff["standings"],
        "layout": diff.get("layout", old["layout"]),
        "frames": frames,
    }


def test_differences_lead_from_scene_to_scene_in_every_game() -> None:
    for key in games():
        position = begun(key, game(key).seats[0])
        speaker = Speaker("en", game(key), ("Anna", "Bert", "Chloe", "Dora", "Emil"))

        def picture(position: Any = position) -> Scene:
            found: Scene = position.game.picture().scene(
                position.rules, position.rules.observe(position.state, None)
            )
            return found

        old, chance = picture(), Xorshift(3)
        for _ in range(25):
            play(position, chance, 3)
            new = picture()
            got, want = (
                put_on(as_json(scene_part(old, speaker)), between(old, new, speaker)),
                as_json(scene_part(new, speaker)),
            )
            assert got["frames"] == {frame["key"]: frame for frame in want["frames"]}
            assert all(got[part] == want[part] for part in ("status", "standings", "layout"))
            old = new
        assert between(old, picture(), speaker) == as_json(still(heads(old, Repeats(speaker))))


def test_keys_are_unique_in_every_frame_of_every_game() -> None:
    for key in games():
        position = begun(key, game(key).seats[-1])
        play(position, Xorshift(5), 30)
        scene = position.game.picture().scene(position.rules, position.rules.observe(position.state, None))
        for frame in scene.frames:
            keys = [node.key for node in frame.nodes]
            assert len(keys) == len(set(keys)), (key, frame.key)


def test_a_node_leaves_out_what_is_default() -> None:
    assert as_json(node_part(Node("a"), SPEAKER)) == {"key": "a"}
    full = Node(
        "b", 1.0, 2.251, symbol="ox", size=20, text=number(3), anchor="start", touch="b", label=Text("=B")
    )
    assert as_json(node_part(full, SPEAKER)) == {
        "key": "b",
        "x": 1,
        "y": 2.25,
        "symbol": "ox",
        "size": 20,
        "text": "3",
        "font": 0,
        "anchor": "start",
        "touch": "b",
        "label": "B",
    }


def scene(*nodes: Node, title: str = "=F") -> Scene:
    return Scene([Frame("f", Text(title), 1, 1, list(nodes))], [Standing(0, number(1))], Text("=S"), Layout())


def told(old: Scene, new: Scene) -> Any:
    return between(old, new)["frames"].get("f")


def test_order_is_told_only_when_it_changes() -> None:
    a, b, c = (Node(k) for k in "abc")
    assert "order" not in told(scene(a, b), scene(a, b, c))
    assert "order" not in told(scene(a, b, c), scene(a, c))
    assert told(scene(a, b), scene(b, a)) == {"set": [], "drop": [], "order": ["b", "a"]}
    assert told(scene(a), scene(c, a))["order"] == ["c", "a"]
    assert told(scene(a), scene(Node("a"))) is None


def test_a_frame_whose_head_changed_comes_whole() -> None:
    diff = between(scene(Node("a")), scene(Node("a"), title="=G"))
    assert diff["frames"] == {}
    assert [frame["title"] for frame in diff["new"]] == ["G"]


def test_what_looks_the_same_is_no_ghost() -> None:
    over = Overlay(Text("="), {"f": [Node("c", 2)]})
    old = merged(scene(Node("a", 1, touch="t")), None)
    new = merged(scene(Node("a", 1), Node("b")), over)
    assert as_json(changed(old, new, SPEAKER)) == {"f": [{"key": "b"}, {"key": "c", "x": 2}]}
    assert changed(new, new, SPEAKER) == {}


def test_what_is_told_twice_is_written_once_and_soon_forgotten() -> None:
    recent, scenes, made = Recent(1), [scene(Node(k)) for k in "abc"], list[str]()

    def told(at: int, part: str = "log", names: tuple[str, ...] = ()) -> Any:
        def make() -> str:
            made.append(f"{at} {part} {names}")
            return made[-1]

        return recent.told(scenes[at], Speaker("en", None, names), part, make)

    assert told(0) == told(0)
    assert len(made) == 1
    assert told(0, names=("Anna",)) != told(0)
    assert told(0, "scene") != told(0)
    assert len(made) == 3  # one or two are cached: those used last
    assert told(1) != told(2)
    assert bytes(told(0)) == b'"0 log ()"'
    assert len(made) == 6


def test_a_preview_has_no_badges() -> None:
    """What is said about things that may be touched is no part of what an act changes."""
    frame = Frame("board", Text("=Board"), 10, 10, [Node("a", path="M0,0")])
    scene = Scene([frame], [], Text("=now"), Layout())
    later = Overlay(
        Text("="), nodes={"board": [Node("cost", path="M1,1", look="done badge"), Node("b", path="M2,2")]}
    )
    told = changed(merged(scene, Overlay(Text("="))), merged(scene, later), SPEAKER)
    assert [node.key for node in told["board"]] == ["b"]


def test_what_is_gone_is_in_no_frame_and_in_no_overlay_any_more() -> None:
    def scene(*keys: str) -> Scene:
        return Scene(
            [Frame("path", Text("=path"), 9, 9, [Node(key) for key in keys])], [], Text("="), Layout()
        )

    over = Overlay(Text("="), {"path": [Node("hint")]})
    later = merged(scene("kept"), over)
    assert gone(merged(scene("tile", "kept"), None), later) == {"path": ["tile"]}
    assert gone(merged(scene("kept", "hint"), None), later) == {}, "the overlay draws it"
    assert gone(later, merged(scene("kept"), None)) == {"path": ["hint"]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in games() if not game(key).draft])
def test_owners_read_titles_of_their_own_frames_without_their_name(key: str, lang: str) -> None:
    """Such as "Your estate" instead of "Estate of Guest"; others read whose it is."""
    found = game(key)
    setup = found.setup(2)
    rules = found.rules(setup)
    scene = found.picture().scene(rules, rules.observe(rules.new(setup, Xorshift(1)), None))
    told = as_json(scene_part(scene, Speaker(lang, found, ["Guest", "Odile"])))
    layout = scene.layout
    named = {*layout.left, *layout.right, *(name for row in layout.centre for name in row)}
    named |= {name for tab in layout.tabs for name in tab.frames}
    owned = [one for one in told["frames"] if f"mine:{one['key'].rpartition('-')[0]}" in named]
    assert len(owned) > 1
    for frame in owned:
        assert "Guest" not in frame["own"]
        assert ("Guest", "Odile")[frame["owner"]] in frame["title"]
