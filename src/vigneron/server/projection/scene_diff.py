"""Turns scenes into parts of messages in one language, and computes the difference of two scenes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeVar, cast

from msgspec import UNSET, UnsetType

from vigneron.core.cache import Cache
from vigneron.core.race import Race
from vigneron.core.scene import (
    CanEnd,
    Control,
    Counter,
    Ending,
    Frame,
    Layout,
    Node,
    Overlay,
    Scene,
    Standing,
    Text,
)
from vigneron.i18n.speaker import Speaker
from vigneron.server.projection.protocol import Encoded, encoded, parts
from vigneron.server.projection.repeats import Repeats

T = TypeVar("T")
Merged = dict[str, dict[str, Node]]
"""The nodes that one viewer sees, by frame and key."""
_SHOWN: Final = attrgetter("x", "y", "path", "symbol", "size", "text", "tone", "look", "turn")
"""The fields that decide whether two nodes look the same."""
_NO_RACE: Final = Race()


@lru_cache(maxsize=4096)
def _figure(value: float) -> float | int:
    short = round(value, 2)
    return int(short) if short == int(short) else short


def node_part(node: Node, speaker: Speaker) -> parts.SceneNode:
    """Return a node as a part. Fields with their default value are left out."""
    text = node.text is not None
    # Some hundred nodes are made per scene and ply. Positional arguments take half the time of keywords.
    return parts.SceneNode(
        node.key,
        _figure(node.x) if node.x else UNSET,
        _figure(node.y) if node.y else UNSET,
        node.path or UNSET,
        node.symbol or UNSET,
        _figure(node.size) if node.size else UNSET,
        node.tone or UNSET,
        node.look or UNSET,
        _figure(node.turn) if node.turn else UNSET,
        node.touch or UNSET,
        node.rule or UNSET,
        UNSET if node.text is None else speaker.text(node.text),
        _figure(node.font) if text else UNSET,
        node.anchor if text and node.anchor != "middle" else UNSET,
        UNSET if node.label is None else speaker.text(node.label),
    )


def counter_part(counter: Counter, speaker: Speaker) -> parts.Counter:
    """Return a counter as a part."""
    return parts.Counter(
        counter.symbol,
        speaker.text(counter.value),
        speaker.text(counter.label),
        counter.tone,
        counter.rule or UNSET,
    )


def _standing(standing: Standing, speaker: Speaker) -> parts.Standing:
    return parts.Standing(
        seat=standing.seat,
        score=speaker.text(standing.score),
        note=UNSET if standing.note is None else speaker.text(standing.note),
        counters=_counters(standing.counters, speaker),
        rule=standing.rule or UNSET,
        can_end=UNSET if standing.can_end is None else _can_end(standing.can_end, speaker),
    )


def _can_end(one: CanEnd, speaker: Speaker) -> parts.CanEnd:
    return parts.CanEnd(speaker.text(one.say), one.game)


def _standings(scene: Scene, speaker: Speaker) -> list[parts.Standing]:
    return [_standing(standing, speaker) for standing in scene.standings]


def _frame(frame: Frame, speaker: Speaker) -> parts.Frame:
    return parts.Frame(
        key=frame.key,
        title=speaker.text(frame.title),
        width=_figure(frame.width),
        height=_figure(frame.height),
        owner=frame.owner,
        nodes=_nodes_part(frame.nodes, speaker),
        plain=frame.plain or UNSET,
        own=_own_title(frame, speaker),
    )


def _own_title(frame: Frame, speaker: Speaker) -> str | UnsetType:
    """Return what the owner reads instead of a title with their name, if the game has words for it."""
    own = f"{frame.title.id}-own"
    return speaker.say(own) if frame.owner is not None and speaker.has(own) else UNSET


def _layout(layout: Layout, speaker: Speaker) -> parts.Layout:
    return parts.Layout(
        left=layout.left,
        centre=layout.centre,
        right=layout.right,
        house=layout.house,
        tabs=[parts.Tab(key=t.key, title=speaker.text(t.title), frames=t.frames) for t in layout.tabs],
    )


def race_part(race: Race, speaker: Speaker) -> parts.Race:
    """Return who leads as a part."""
    return parts.Race(
        say="" if race.say is None else speaker.text(race.say),
        sure=race.sure,
        places=[parts.Place(place.seat, place.leads, speaker.text(place.gap)) for place in race.places],
    )


def _ending(ending: Ending | None, speaker: Speaker) -> parts.Ending | None:
    if ending is None:
        return None
    return parts.Ending(speaker.text(ending.say), ending.done, ending.of, ending.near)


def scene_part(scene: Scene, speaker: Speaker, race: Race = _NO_RACE) -> parts.Scene:
    """Return a whole scene as a part."""
    return parts.Scene(
        status=speaker.text(scene.status),
        standings=_standings(scene, speaker),
        race=race_part(race, speaker),
        ending=_ending(scene.ending, speaker),
        layout=_layout(scene.layout, speaker),
        frames=[_frame(frame, speaker) for frame in scene.frames],
    )


class Recent:
    """A cache of the longest parts of messages as JSON, for people who come to a table at the same time."""

    def __init__(self, size: int) -> None:
        self._kept: Cache[tuple[Scene, Encoded[Any]]] = Cache(size)

    def told(self, scene: Scene, speaker: Speaker, part: Hashable, make: Callable[[], T]) -> Encoded[T]:
        """Return the JSON of a part of a scene. If the cache does not have it, make the part."""
        key = (
            id(scene),
            speaker.lang,
            speaker.names,
            part,
        )  # the cache holds the scene, so the scene's id is not reused
        return self._kept.get(key, lambda: (scene, encoded(make())))[1]


class Heads(NamedTuple):
    """The parts that are sent with every version: the status, the players' lines, who leads, the end."""

    status: Encoded[str]
    standings: Encoded[Sequence[parts.Standing]]
    race: Encoded[parts.Race]
    ending: Encoded[parts.Ending | None]


def heads(scene: Scene, repeats: Repeats, race: Race = _NO_RACE) -> Heads:
    """Return the heads of a version as JSON. `repeats` has the heads of the version before."""
    told = repeats.told
    standings = [told(("standing", one.seat), one, _standing) for one in scene.standings]
    return Heads(
        told("status", scene.status, _text),
        cast("Encoded[Sequence[parts.Standing]]", encoded(standings)),
        told("race", race, race_part),
        told("ending", scene.ending, _ending),
    )


def _text(text: Text, speaker: Speaker) -> str:
    return speaker.text(text)


def _control(control: Control, speaker: Speaker) -> parts.Control:
    return parts.Control(
        touch=control.touch,
        label=speaker.text(control.label),
        symbol=control.symbol,
        tone=control.tone,
        group=control.group,
        decline=control.decline,
        rule=control.rule,
        after=control.after or UNSET,
        note=UNSET if control.note is None else speaker.text(control.note),
        about=UNSET if control.about is None else speaker.text(control.about),
    )


def _nodes_part(nodes: Sequence[Node], speaker: Speaker) -> list[parts.SceneNode]:
    return [node_part(node, speaker) for node in nodes]


def _counters(counters: Sequence[Counter], speaker: Speaker) -> list[parts.Counter]:
    return [counter_part(counter, speaker) for counter in counters]


def overlay_part(overlay: Overlay, repeats: Repeats, race: Race | None = None) -> parts.Overlay:
    """Return an overlay as a part, with the headings of its groups of controls.

    `repeats` has the overlay that the seat was sent before. `race` is the race as this viewer knows it, if it
    may differ from what everybody knows."""
    told, speaker = repeats.told, repeats.speaker
    groups = dict.fromkeys(control.group for control in overlay.controls if control.group)
    return parts.Overlay(
        prompt=speaker.text(overlay.prompt),
        nodes={key: told(("nodes", key), nodes, _nodes_part) for key, nodes in overlay.nodes.items()},
        controls=[told(("control", c.touch), c, _control) for c in overlay.controls],
        counters=told("counters", overlay.counters, _counters),
        groups={name: speaker.say(f"group-{name}") for name in groups},
        alike=overlay.alike,
        rings=overlay.rings or UNSET,
        score=UNSET if overlay.score is None else speaker.text(overlay.score),
        race=UNSET if race is None else told("race", race, race_part),
        lesser=overlay.lesser or UNSET,
    )


def still(heads: Heads) -> parts.Diff:
    """Return a difference without changes."""
    return parts.Diff(*heads, {}, [], [])


class NodeChanges(NamedTuple):
    """The changes of a frame's nodes, before they are said in a language. See `parts.FrameDiff`."""

    put: Sequence[Node]
    drop: Sequence[str]
    order: Sequence[str] | UnsetType


class Changes(NamedTuple):
    """The changes from one scene to the next, before they are said in a language. See `parts.Diff`."""

    frames: Mapping[str, NodeChanges]
    whole: Sequence[Frame]
    gone: Sequence[str]
    layout: Layout | None


def compared(old: Scene, new: Scene) -> Changes:
    """Return the changes from `old` to `new`.

    A frame whose title, size, owner or form has changed is sent whole. If a game reuses the object of a
    frame or node, this object is not compared."""
    before = {frame.key: frame for frame in old.frames}
    frames: dict[str, NodeChanges] = {}
    whole: list[Frame] = []
    for frame in new.frames:
        was = before.pop(frame.key, None)
        if was is None or _head(was) != _head(frame):
            whole.append(frame)
        elif was.nodes is not frame.nodes and (part := _nodes(was.nodes, frame.nodes)):
            frames[frame.key] = part
    return Changes(frames, whole, list(before), new.layout if old.layout != new.layout else None)


_head: Final = attrgetter("title", "width", "height", "owner", "plain")


def difference(changes: Changes, heads: Heads, speaker: Speaker) -> parts.Diff:
    """Return changes as a part. `heads` are the heads of the new scene."""
    frames = {
        key: parts.FrameDiff(_nodes_part(one.put, speaker), one.drop, one.order)
        for key, one in changes.frames.items()
    }
    whole = [_frame(frame, speaker) for frame in changes.whole]
    layout = UNSET if changes.layout is None else _layout(changes.layout, speaker)
    return parts.Diff(*heads, frames, whole, changes.gone, layout)


def _nodes(old: Sequence[Node], new: Sequence[Node]) -> NodeChanges | None:
    """Return the changes of a frame's nodes, or None if there are no changes."""
    before = {node.key: node for node in old}
    keys = [node.key for node in new]
    put = [node for node in new if (was := before.get(node.key)) is not node and was != node]
    present = set(keys)
    drop = [key for key in before if key not in present]
    kept = [key for key in before if key in present] if drop else list(before)
    ordered = kept + [node.key for node in put if node.key not in before] == keys
    if ordered and not put and not drop:
        return None
    return NodeChanges(put, drop, UNSET if ordered else keys)


def merged(scene: Scene, overlay: Overlay | None) -> Merged:
    """Return the nodes that one viewer sees."""
    out = {frame.key: {node.key: node for node in frame.nodes} for frame in scene.frames}
    for key, nodes in (overlay.nodes if overlay else {}).items():
        out.setdefault(key, {}).update({node.key: node for node in nodes})
    return out


def changed(old: Merged, new: Merged, speaker: Speaker) -> dict[str, list[parts.SceneNode]]:
    """Return the nodes of `new` that look different from `old`, by frame."""
    out: dict[str, list[parts.SceneNode]] = {}
    for key, nodes in new.items():
        was = old.get(key, {})
        found = [
            node
            for k, node in nodes.items()
            if _looks_new(was.get(k), node) and "badge" not in node.look.split()
        ]
        if found:
            out[key] = [node_part(node, speaker) for node in found]
    return out


def gone(old: Merged, new: Merged) -> dict[str, list[str]]:
    """Return the keys of the nodes of `old` that are not in `new`, by frame."""
    missing = {key: [one for one in nodes if one not in new.get(key, {})] for key, nodes in old.items()}
    return {key: keys for key, keys in missing.items() if keys}


def _looks_new(was: Node | None, node: Node) -> bool:
    return was is not node and (was is None or bool(_SHOWN(was) != _SHOWN(node)))
