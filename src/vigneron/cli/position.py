"""A position in words: what is on the table, frame by frame, from the labels of the scene."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from vigneron.cli.voice import say
from vigneron.core.contract import Rules, Seat, Seen
from vigneron.core.game import Game
from vigneron.core.scene import Counter, Node, Overlay
from vigneron.words import Speaker

S = TypeVar("S")


def _labels(nodes: Iterable[Node], voice: Speaker) -> list[str]:
    out: list[str] = []
    for node in nodes:
        if node.label is not None:
            said = voice.text(node.label)
            if said and said not in out[-1:]:
                out.append(said)
    return out


def _counters(counters: Iterable[Counter], voice: Speaker) -> list[str]:
    return [say("cli-pair", name=voice.text(c.label), value=voice.text(c.value)) for c in counters]


def position_lines(
    game: Game[S], rules: Rules[S], seen: Seen[S], seat: Seat | None, voice: Speaker
) -> list[str]:
    """Return the whole table as the viewer sees it: status, then each frame with what lies in it."""
    scene = game.scene(rules, seen)
    overlay: Overlay | None = None
    if seat is not None and seat in rules.to_act(seen.state):
        overlay = game.overlay(rules, seen, seat)
    lines = [voice.text(scene.status)]
    for frame in scene.frames:
        own = {node.key: node for node in overlay.nodes.get(frame.key, [])} if overlay else {}
        nodes = [own.pop(node.key, node) for node in frame.nodes]
        labels = _labels([*nodes, *own.values()], voice)
        if labels:
            lines += ["", voice.text(frame.title)]
            lines += [f"  {label}" for label in labels]
    return lines


def standing_lines(
    game: Game[S], rules: Rules[S], state: S, voice: Speaker, viewer: Seat | None = None
) -> list[str]:
    """Return a line per player: name, score as it stands, what matters to the others."""
    scene = game.scene(rules, rules.observe(state, viewer))
    out = []
    for standing in scene.standings:
        parts = [say("cli-pair", name=voice.name(standing.seat), value=voice.text(standing.score))]
        if standing.note is not None:
            parts.append(voice.text(standing.note))
        parts += _counters(standing.counters, voice)
        out.append("; ".join(parts))
    return out


def own_lines(overlay: Overlay, voice: Speaker) -> list[str]:
    """Return the viewer's own numbers, hidden ones included, in one line; [] if there are none."""
    own = _counters(overlay.counters, voice)
    return ["; ".join(own)] if own else []
