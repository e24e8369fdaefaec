"""A scene as JSON in one language, and the difference between two of them."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.scene import Control, Counter, Frame, Layout, Node, Overlay, Scene, Standing
from vigneron.words import Speaker

Json = dict[str, Any]
Known = dict[str, tuple[Node, Json]]
"""Nodes by key, with their JSON."""
_SHOWN: Final = ("x", "y", "path", "symbol", "size", "text", "tone", "look", "turn")
"""What makes two nodes of one key look different."""


def _figure(value: float) -> float | int:
    if value.__class__ is int:
        return value
    short = round(value, 2)
    return int(short) if short == int(short) else short


def node_json(node: Node, speaker: Speaker) -> Json:
    """Return a node; fields that have their default value are left out."""
    out: Json = {"key": node.key}
    # Some hundred nodes a scene and every ply: written out, it costs half of a loop over the fields' names.
    if node.x:
        out["x"] = _figure(node.x)
    if node.y:
        out["y"] = _figure(node.y)
    if node.path:
        out["path"] = node.path
    if node.symbol:
        out["symbol"] = node.symbol
    if node.size:
        out["size"] = _figure(node.size)
    if node.tone:
        out["tone"] = node.tone
    if node.look:
        out["look"] = node.look
    if node.turn:
        out["turn"] = _figure(node.turn)
    if node.touch:
        out["touch"] = node.touch
    if node.rule:
        out["rule"] = node.rule
    if node.text is not None:
        out["text"] = speaker.text(node.text)
        out["font"] = _figure(node.font)
        if node.anchor != "middle":
            out["anchor"] = node.anchor
    if node.label is not None:
        out["label"] = speaker.text(node.label)
    return out


def counter_json(counter: Counter, speaker: Speaker) -> Json:
    return {"symbol": counter.symbol, "value": speaker.text(counter.value),
            "label": speaker.text(counter.label), "tone": counter.tone}  # fmt: skip


def _standing(standing: Standing, speaker: Speaker) -> Json:
    out: Json = {"seat": standing.seat, "score": speaker.text(standing.score)}
    if standing.note is not None:
        out["note"] = speaker.text(standing.note)
    out["counters"] = [counter_json(counter, speaker) for counter in standing.counters]
    return out


def _known_json(node: Node, speaker: Speaker, known: Known) -> Json:
    old = known.get(node.key)
    if old is not None and (old[0] is node or old[0] == node):
        return old[1]
    made = node_json(node, speaker)
    known[node.key] = (node, made)
    return made


def _frame(frame: Frame, speaker: Speaker, known: Known) -> Json:
    return {
        "key": frame.key, "title": speaker.text(frame.title), "width": _figure(frame.width),
        "height": _figure(frame.height), "owner": frame.owner,
        "nodes": [_known_json(node, speaker, known) for node in frame.nodes],
    }  # fmt: skip


def _layout(layout: Layout, speaker: Speaker) -> Json:
    return {
        "left": layout.left, "centre": layout.centre, "right": layout.right, "house": layout.house,
        "tabs": [{"key": t.key, "title": speaker.text(t.title), "frames": t.frames} for t in layout.tabs],
    }  # fmt: skip


def scene_json(scene: Scene, speaker: Speaker, known: Known | None = None) -> Json:
    """Return a scene. `known` is kept between the scenes of one table in one language: most nodes stay as
    they are from ply to ply, and are then neither written nor compared again."""
    kept: Known = {} if known is None else known
    return {
        "status": speaker.text(scene.status), "layout": _layout(scene.layout, speaker),
        "standings": [_standing(standing, speaker) for standing in scene.standings],
        "frames": [_frame(frame, speaker, kept) for frame in scene.frames],
    }  # fmt: skip


def _control(control: Control, speaker: Speaker) -> Json:
    return {"touch": control.touch, "label": speaker.text(control.label), "symbol": control.symbol,
            "tone": control.tone, "group": control.group, "decline": control.decline,
            "rule": control.rule}  # fmt: skip


def overlay_json(overlay: Overlay, speaker: Speaker) -> Json:
    """Return an overlay, with the headings of its groups of controls."""
    groups = dict.fromkeys(control.group for control in overlay.controls if control.group)
    return {
        "prompt": speaker.text(overlay.prompt),
        "nodes": {key: [node_json(n, speaker) for n in nodes] for key, nodes in overlay.nodes.items()},
        "controls": [_control(control, speaker) for control in overlay.controls],
        "counters": [counter_json(counter, speaker) for counter in overlay.counters],
        "groups": {name: speaker.say(f"group-{name}") for name in groups},
    }  # fmt: skip


def difference(old: Json, new: Json) -> Json:
    """Return what turns `old` into `new`, both made by scene_json. A frame whose head changed comes whole."""
    before = {frame["key"]: frame for frame in old["frames"]}
    out: Json = {"status": new["status"], "standings": new["standings"], "frames": {}, "new": [], "gone": []}
    if old["layout"] != new["layout"]:
        out["layout"] = new["layout"]
    for frame in new["frames"]:
        was = before.pop(frame["key"], None)
        if was is None or any(was[k] != frame[k] for k in ("title", "width", "height", "owner")):
            out["new"].append(frame)
        elif was["nodes"] != frame["nodes"]:
            out["frames"][frame["key"]] = _nodes(was["nodes"], frame["nodes"])
    out["gone"] = list(before)
    return out


def _nodes(old: list[Json], new: list[Json]) -> Json:
    before = {node["key"]: node for node in old}
    keys = [node["key"] for node in new]
    put = [node for node in new if (was := before.get(node["key"])) is not node and was != node]
    present = set(keys)
    out: Json = {"set": put, "drop": [key for key in before if key not in present]}
    kept = [key for key in before if key in present]
    if kept + [node["key"] for node in put if node["key"] not in before] != keys:
        out["order"] = keys
    return out


def merged(scene: Json, overlay: Json | None) -> dict[str, dict[str, Json]]:
    """Return what one viewer sees: frame -> key -> node."""
    out = {frame["key"]: {node["key"]: node for node in frame["nodes"]} for frame in scene["frames"]}
    for key, nodes in (overlay["nodes"] if overlay else {}).items():
        out.setdefault(key, {}).update({node["key"]: node for node in nodes})
    return out


def changed(old: dict[str, dict[str, Json]], new: dict[str, dict[str, Json]]) -> dict[str, list[Json]]:
    """Return the nodes that look different in `new` (both made by merged), by frame."""
    out: dict[str, list[Json]] = {}
    for key, nodes in new.items():
        was = old.get(key, {})
        found = [
            n for k, n in nodes.items() if k not in was or any(was[k].get(f) != n.get(f) for f in _SHOWN)
        ]
        if found:
            out[key] = found
    return out
