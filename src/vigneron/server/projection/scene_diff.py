"""A scene as JSON in one language, and the difference between two of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

import msgspec

from vigneron.core.cache import Cache
from vigneron.core.scene import Control, Counter, Frame, Layout, Node, Overlay, Scene, Standing
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection.protocol import encode

Json = dict[str, Any]
"""A JSON object as pages and sockets are told it."""
Merged = dict[str, dict[str, Node]]
"""What one viewer sees: frame -> key -> node."""
_SHOWN: Final = attrgetter("x", "y", "path", "symbol", "size", "text", "tone", "look", "turn")
"""What makes two nodes of one key look different."""


@lru_cache(maxsize=4096)
def _figure(value: float) -> float | int:
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
    return {
        "symbol": counter.symbol,
        "value": speaker.text(counter.value),
        "label": speaker.text(counter.label),
        "tone": counter.tone,
    }


def _standing(standing: Standing, speaker: Speaker) -> Json:
    out: Json = {"seat": standing.seat, "score": speaker.text(standing.score)}
    if standing.note is not None:
        out["note"] = speaker.text(standing.note)
    out["counters"] = [counter_json(counter, speaker) for counter in standing.counters]
    return out


def _frame(frame: Frame, speaker: Speaker) -> Json:
    return {
        "key": frame.key,
        "title": speaker.text(frame.title),
        "width": _figure(frame.width),
        "height": _figure(frame.height),
        "owner": frame.owner,
        "nodes": [node_json(node, speaker) for node in frame.nodes],
    }


def _layout(layout: Layout, speaker: Speaker) -> Json:
    return {
        "left": layout.left,
        "centre": layout.centre,
        "right": layout.right,
        "house": layout.house,
        "tabs": [{"key": t.key, "title": speaker.text(t.title), "frames": t.frames} for t in layout.tabs],
    }


def scene_json(scene: Scene, speaker: Speaker) -> Json:
    return {
        **heads(scene, speaker),
        "layout": _layout(scene.layout, speaker),
        "frames": [_frame(frame, speaker) for frame in scene.frames],
    }


class Recent:
    """The last long parts of messages, as text: people who come together to a table get the same one."""

    def __init__(self, size: int) -> None:
        self._kept: Cache[tuple[Scene, msgspec.Raw]] = Cache(size)

    def told(self, scene: Scene, speaker: Speaker, part: Hashable, make: Callable[[], Any]) -> msgspec.Raw:
        """Return as JSON what is made, by its name, while a table shows this scene."""
        key = (id(scene), speaker.lang, speaker.names, part)  # what is kept keeps its id
        return self._kept.get(key, lambda: (scene, msgspec.Raw(encode(make()))))[1]


def heads(scene: Scene, speaker: Speaker) -> Json:
    """Return what is told with every version: lines of players and the status."""
    return {
        "status": speaker.text(scene.status),
        "standings": [_standing(standing, speaker) for standing in scene.standings],
    }


def _control(control: Control, speaker: Speaker) -> Json:
    return {
        "touch": control.touch,
        "label": speaker.text(control.label),
        "symbol": control.symbol,
        "tone": control.tone,
        "group": control.group,
        "decline": control.decline,
        "rule": control.rule,
    }


def overlay_json(overlay: Overlay, speaker: Speaker) -> Json:
    """Return an overlay, with the headings of its groups of controls."""
    groups = dict.fromkeys(control.group for control in overlay.controls if control.group)
    return {
        "prompt": speaker.text(overlay.prompt),
        "nodes": {key: [node_json(n, speaker) for n in nodes] for key, nodes in overlay.nodes.items()},
        "controls": [_control(control, speaker) for control in overlay.controls],
        "counters": [counter_json(counter, speaker) for counter in overlay.counters],
        "groups": {name: speaker.say(f"group-{name}") for name in groups},
    }


def still(heads: Json) -> Json:
    """Return the difference of a scene to itself."""
    return {**heads, "frames": {}, "new": [], "gone": []}


def difference(old: Scene, new: Scene, heads: Json, speaker: Speaker) -> Json:
    """Return what turns `old` into `new`, as JSON; `heads` are the new ones.

    A frame whose own head (title, size, owner) changed comes whole. What games keep from scene to scene,
    frames or nodes, is the same object and is not looked at."""
    before = {frame.key: frame for frame in old.frames}
    out = still(heads)
    if old.layout != new.layout:
        out["layout"] = _layout(new.layout, speaker)
    for frame in new.frames:
        was = before.pop(frame.key, None)
        if was is None or _head(was) != _head(frame):
            out["new"].append(_frame(frame, speaker))
        elif was.nodes is not frame.nodes and (part := _nodes(was.nodes, frame.nodes, speaker)):
            out["frames"][frame.key] = part
    out["gone"] = list(before)
    return out


_head: Final = attrgetter("title", "width", "height", "owner")


def _nodes(old: Sequence[Node], new: Sequence[Node], speaker: Speaker) -> Json | None:
    """Return how the nodes of a frame differ, None if they do not."""
    before = {node.key: node for node in old}
    keys = [node.key for node in new]
    put = [node for node in new if (was := before.get(node.key)) is not node and was != node]
    present = set(keys)
    drop = [key for key in before if key not in present]
    kept = [key for key in before if key in present] if drop else list(before)
    ordered = kept + [node.key for node in put if node.key not in before] == keys
    if ordered and not put and not drop:
        return None
    out: Json = {"set": [node_json(node, speaker) for node in put], "drop": drop}
    if not ordered:
        out["order"] = keys
    return out


def merged(scene: Scene, overlay: Overlay | None) -> Merged:
    """Return what one viewer sees."""
    out = {frame.key: {node.key: node for node in frame.nodes} for frame in scene.frames}
    for key, nodes in (overlay.nodes if overlay else {}).items():
        out.setdefault(key, {}).update({node.key: node for node in nodes})
    return out


def changed(old: Merged, new: Merged, speaker: Speaker) -> dict[str, list[Json]]:
    """Return the nodes that look different in `new`, by frame."""
    out: dict[str, list[Json]] = {}
    for key, nodes in new.items():
        was = old.get(key, {})
        found = [node for k, node in nodes.items() if _looks_new(was.get(k), node)]
        if found:
            out[key] = [node_json(node, speaker) for node in found]
    return out


def _looks_new(was: Node | None, node: Node) -> bool:
    return was is not node and (was is None or bool(_SHOWN(was) != _SHOWN(node)))
