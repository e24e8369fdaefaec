"""Scenes as JSON, and their differences: putting one on gives exactly the next."""

from __future__ import annotations

from typing import Any

from tests.server.test_position import begun, play
from vigneron.core.chance import Quick
from vigneron.core.registry import game, games
from vigneron.core.scene import Node, Text, number
from vigneron.server.scenes import changed, difference, merged, node_json, scene_json
from vigneron.words import Speaker

SPEAKER = Speaker("en", None)


def put_on(old: dict[str, Any], diff: dict[str, Any]) -> dict[str, Any]:
    """Do what a browser does with a difference."""
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
        "status": diff["status"], "standings": diff["standings"],
        "layout": diff.get("layout", old["layout"]), "frames": frames,
    }  # fmt: skip


def test_differences_lead_from_scene_to_scene_in_every_game() -> None:
    for key in games():
        position = begun(key, game(key).seats[0])
        speaker = Speaker("en", game(key).folder, ("Anna", "Bert", "Chloe", "Dora", "Emil"))

        def picture(position: Any = position, speaker: Speaker = speaker) -> dict[str, Any]:
            seen = position.rules.observe(position.state, None)
            return scene_json(position.game.scene(position.rules, seen), speaker)

        old, chance = picture(), Quick(3)
        for _ in range(25):
            play(position, chance, 3)
            new = picture()
            got = put_on(old, difference(old, new))
            assert got["frames"] == {frame["key"]: frame for frame in new["frames"]}
            assert (got["status"], got["layout"]) == (new["status"], new["layout"])
            old = new
        assert difference(old, old)["frames"] == {}


def test_keys_are_unique_in_every_frame_of_every_game() -> None:
    for key in games():
        position = begun(key, game(key).seats[-1])
        play(position, Quick(5), 30)
        scene = position.game.scene(position.rules, position.rules.observe(position.state, None))
        for frame in scene.frames:
            keys = [node.key for node in frame.nodes]
            assert len(keys) == len(set(keys)), (key, frame.key)


def test_a_node_leaves_out_what_is_default() -> None:
    assert node_json(Node("a"), SPEAKER) == {"key": "a"}
    full = Node(
        "b", 1.0, 2.251, symbol="ox", size=20, text=number(3), anchor="start", touch="b", label=Text("=B")
    )
    assert node_json(full, SPEAKER) == {
        "key": "b", "x": 1, "y": 2.25, "symbol": "ox", "size": 20, "text": "3", "font": 0, "anchor": "start",
        "touch": "b", "label": "B",
    }  # fmt: skip


def frame(*nodes: dict[str, Any]) -> dict[str, Any]:
    own = [{"key": "f", "title": "F", "width": 1, "height": 1, "owner": None, "nodes": list(nodes)}]
    return {"status": "", "standings": [], "layout": {}, "frames": own}


def test_order_is_told_only_when_it_changes() -> None:
    a, b, c = ({"key": k} for k in "abc")
    assert "order" not in difference(frame(a, b), frame(a, b, c))["frames"]["f"]
    assert "order" not in difference(frame(a, b, c), frame(a, c))["frames"]["f"]
    assert difference(frame(a, b), frame(b, a))["frames"]["f"] == {"set": [], "drop": [], "order": ["b", "a"]}
    assert difference(frame(a), frame(c, a))["frames"]["f"]["order"] == ["c", "a"]


def test_what_looks_the_same_is_no_ghost() -> None:
    old = merged(frame({"key": "a", "x": 1, "touch": "t"}), None)
    new = merged(frame({"key": "a", "x": 1}, {"key": "b"}), {"nodes": {"f": [{"key": "c", "x": 2}]}})
    assert changed(old, new) == {"f": [{"key": "b"}, {"key": "c", "x": 2}]}
    assert changed(new, new) == {}
