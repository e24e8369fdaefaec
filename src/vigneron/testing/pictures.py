"""Law 17, about pictures: every offer can be touched, keys are unique, and all texts have sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vigneron.core.scene import Counter, Node, Overlay, Scene, Text
from vigneron.i18n.speaker import LANGUAGES, MissingWords, Speaker
from vigneron.testing.walk import GameLine


def _texts(nodes: Iterable[Node]) -> Iterable[Text]:
    for node in nodes:
        for text in (node.text, node.label):
            if text is not None:
                yield text


def _counters(counters: Iterable[Counter]) -> Iterable[Text]:
    for counter in counters:
        yield counter.value
        yield counter.label


def scene_texts(scene: Scene) -> Iterable[Text]:
    """Yield every Text of a scene."""
    yield scene.status
    for frame in scene.frames:
        yield frame.title
        yield from _texts(frame.nodes)
    for standing in scene.standings:
        yield standing.score
        if standing.note is not None:
            yield standing.note
        if standing.can_end is not None:
            yield standing.can_end.say
        yield from _counters(standing.counters)
    if scene.ending is not None:
        yield scene.ending.say
    for tab in scene.layout.tabs:
        yield tab.title


def overlay_texts(overlay: Overlay) -> Iterable[Text]:
    """Yield every Text of an overlay."""
    yield overlay.prompt
    for nodes in overlay.nodes.values():
        yield from _texts(nodes)
    for control in overlay.controls:
        yield from (text for text in (control.label, control.note, control.about) if text is not None)
        if control.group:
            yield Text(f"group-{control.group}")
    yield from _counters(overlay.counters)
    if overlay.score is not None:
        yield overlay.score


def _layout_complaint(scene: Scene) -> str | None:
    keys = {frame.key for frame in scene.frames}
    layout = scene.layout
    named = [*layout.left, *layout.right, *(k for row in layout.centre for k in row)]
    named += [k for tab in layout.tabs for k in tab.frames]
    for name in named:
        real = f"{name.removeprefix('mine:')}-0" if name.startswith("mine:") else name
        if real not in keys:
            return f"the layout names {name}, which is no frame"
    return None


def _keys_complaint(scene: Scene, overlay: Overlay | None) -> str | None:
    seen: set[str] = set()
    for frame in scene.frames:
        named: set[str] = set()  # of several nodes with one touch, the first is the button
        for node in frame.nodes:
            if f"{frame.key}/{node.key}" in seen:
                return f"{node.key} stands twice in {frame.key}"
            seen.add(f"{frame.key}/{node.key}")
            if node.touch and node.touch not in named and node.label is None:
                return f"{node.key} can be touched and has no label"
            named.add(node.touch)
    if overlay is not None and not set(overlay.nodes) <= {frame.key for frame in scene.frames}:
        return f"the overlay draws on frames that are not there: {sorted(overlay.nodes)}"
    return None


def picture_complaint(line: GameLine[Any]) -> str | None:
    """Law 17: every offer can be touched, keys are unique, and every language has all sentences.

    For a draft, only the English sentences are checked."""
    game, rules, state = line.game, line.rules, line.state
    public = rules.observe(state, None)
    scene = game.picture().scene(rules, public)
    why = _layout_complaint(scene) or _keys_complaint(scene, None)
    if why is not None:
        return why
    texts = list(scene_texts(scene))
    for seat in range(line.setup.seats):
        seen = rules.observe(state, seat)
        overlay = game.picture().overlay(rules, seen, seat)
        why = _keys_complaint(scene, overlay)
        if why is not None:
            return why
        texts += overlay_texts(overlay)
        mine = [f for f in scene.frames if f.owner in (None, seat)]
        touches = {n.touch for f in mine for n in [*f.nodes, *overlay.nodes.get(f.key, [])] if n.touch}
        for touch in touches:
            if " " in touch and not any(set(touch.split()) <= set(one) for one in game.actions.touch):
                return f"no action has all the touches {touch}"
        there = {one for touch in touches for one in touch.split()}
        there |= {control.touch for control in overlay.controls}
        for action in rules.legal(state, seat):
            missing = [t for t in game.actions.touch[action] if t not in there and "=" not in t]
            if missing:
                return f"{game.actions.text[action]} needs {missing[0]}, which is nowhere to be touched"
            texts.append(game.picture().describe(rules, seen.state, seat, action))
    names = [f"Player{i}" for i in range(line.setup.seats)]
    for lang in ("en",) if game.draft else LANGUAGES:
        speaker = Speaker(lang, game, names, strict=True)
        try:
            for text in texts:
                speaker.text(text)
            for event in line.events[-1] if line.events else ():
                speaker.event(event)
            for part in (p for parts in rules.result(state).parts for p in parts):
                speaker.say(f"part-{part.key}", part.data)
        except MissingWords as error:
            return str(error)
    return None
