"""Shows a position as text: the contents of every frame, taken from the labels of the scene."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from vigneron.cli.voice import say
from vigneron.core.contract import Rules, Seat, Seen
from vigneron.core.game import Game
from vigneron.core.race import race
from vigneron.core.scene import Counter, Frame, Node, Overlay, Scene, Text
from vigneron.i18n.speaker import Speaker

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
    """Return each counter once, as text. The number is added if the label does not contain it."""
    out: list[str] = []
    for counter in counters:
        label, value = voice.text(counter.label), voice.text(counter.value)
        said = label if value in re.findall(r"\w+", label) else say("cli-pair", name=label, value=value)
        if said not in out:
            out.append(said)
    return out


def position_lines(
    game: Game[S, Rules[S]], rules: Rules[S], seen: Seen[S], seat: Seat | None, voice: Speaker
) -> list[str]:
    """Return the lines of a table as the viewer sees it: status, players, then the contents of each frame."""
    scene = game.picture().scene(rules, seen)
    overlay: Overlay | None = None
    if seat is not None and seat in rules.to_act(seen.state):
        overlay = game.picture().overlay(rules, seen, seat)
    scores = {} if overlay is None or seat is None or overlay.score is None else {seat: overlay.score}
    lines = [voice.text(scene.status), "", *standing_lines(scene, voice, counters=True, scores=scores)]
    lines += race_lines(scene, rules, seen, voice)
    for frame in _frames(scene):
        own = {node.key: node for node in overlay.nodes.get(frame.key, [])} if overlay else {}
        nodes = [own.pop(node.key, node) for node in frame.nodes]
        title = voice.text(frame.title)
        labels = [label for label in _labels([*nodes, *own.values()], voice) if label != title]
        if labels:
            lines += ["", title, *(f"  {label}" for label in labels)]
    return lines


def _frames(scene: Scene) -> list[Frame]:
    """Return the frames, without those that stand for another one on a phone: they have its title."""
    layout = scene.layout
    wide = {*layout.left, *(name for row in layout.centre for name in row), *layout.right}

    def is_wide(frame: Frame) -> bool:
        name = frame.key if frame.owner is None else f"mine:{frame.key.removesuffix(f'-{frame.owner}')}"
        return name in wide

    titles = [frame.title for frame in scene.frames if is_wide(frame)]
    return [frame for frame in scene.frames if is_wide(frame) or frame.title not in titles]


def points(score: str) -> str:
    """Return a score as an amount of points, such as "at least 21 points"."""

    def amount(found: re.Match[str]) -> str:
        return say("cli-points", count=int(found[0].replace("−", "-")), value=found[0])

    return re.sub(r"[-−]?\d+", amount, score, count=1)


def standing_lines(
    scene: Scene, voice: Speaker, *, counters: bool, scores: Mapping[Seat, Text] | None = None
) -> list[str]:
    """Return a line per player with name, score and note. If `counters`, the player's counters follow.

    `scores` are scores that the viewer knows better than the scene (`Overlay.score`)."""
    out = []
    for standing in scene.standings:
        score = (scores or {}).get(standing.seat, standing.score)
        line = say("cli-pair", name=voice.name(standing.seat), value=points(voice.text(score)))
        if standing.note is not None:
            line = say("cli-also", said=line, more=voice.text(standing.note))
        if standing.can_end is not None:
            line = say("cli-also", said=line, more=voice.text(standing.can_end.say))
        out.append(line)
        if counters:
            out += [f"  {said}" for said in _counters(standing.counters, voice)]
    return out


def race_lines(scene: Scene, rules: Rules[S], seen: Seen[S], voice: Speaker) -> list[str]:
    """Return who leads as the viewer knows it, and how near the end is; each is left out if unknown."""
    least = {standing.seat for standing in scene.standings if standing.least} - {seen.viewer}
    lead = race(rules.result(seen.state), least).say
    ending = None if scene.ending is None else scene.ending.say
    return [voice.text(told) for told in (lead, ending) if told is not None]


def own_lines(scene: Scene, overlay: Overlay, seat: Seat, voice: Speaker) -> list[str]:
    """Return the viewer's own counters that are not 0. Counters that only the viewer sees are included."""
    own = [c for standing in scene.standings if standing.seat == seat for c in standing.counters]
    return _counters((c for c in [*own, *overlay.counters] if voice.text(c.value) != "0"), voice)
