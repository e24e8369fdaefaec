"""Law 22, about tables: everything that is shown says what it is, and names a clause that is about it.

The page shows the sentence, the beginning of the clause, and its number. Parts of a thing need no sentence:
who points at them is told about the thing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from vigneron.core.game import Game
from vigneron.core.rules_text import Clause, clauses
from vigneron.core.scene import Node, Overlay, Scene, Text
from vigneron.i18n.speaker import LANGUAGES, Speaker

PLAIN = frozenset({"bare", "engraved", "bevel", "outline"})
"""Looks of a face that only decorates: without a sign and words it means nothing."""
_COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_ARITY = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}
_WORD = re.compile(r"[^\W\d_]{4,}")
_SHORT = re.compile(r"\b[^\W\d_]{2,3}\b")
_STEM = 5
"""Letters of a word that are compared, so that its forms count as the same word."""


@lru_cache(maxsize=2048)
def extent(path: str) -> tuple[float, float, float, float]:
    """Return the box around the points of SVG path data: left, top, right, bottom."""
    x = y = 0.0
    points = list[tuple[float, float]]()
    for command, rest in _COMMAND.findall(path):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            continue
        values = [float(value) for value in _NUMBER.findall(rest)]
        for at in range(0, len(values) - _ARITY[kind] + 1, _ARITY[kind]):
            last = values[at : at + _ARITY[kind]]
            from_x, from_y = (x, y) if relative else (0.0, 0.0)
            if kind != "V":
                x = from_x + (last[0] if kind == "H" else last[-2])
            if kind != "H":
                y = from_y + last[-1]
            points.append((x, y))
    return (
        min(point[0] for point in points),
        min(point[1] for point in points),
        max(point[0] for point in points),
        max(point[1] for point in points),
    )


def _holds(node: Node, x: float, y: float) -> bool:
    """Return whether a point of the frame lies in the box around a node."""
    if node.path:
        left, top, right, bottom = extent(node.path)
    elif node.symbol:
        left = top = -(node.size or 40) / 2
        right = bottom = -left
    else:
        left, top, right, bottom = -node.font, -node.font, node.font, node.font
    return node.x + left <= x <= node.x + right and node.y + top <= y <= node.y + bottom


def _shown(scene: Scene, overlay: Overlay) -> Iterator[tuple[str, list[Node]]]:
    """Yield the frames that answer, with all their nodes. A summary beside a player's name does not.

    It is part of a button, whose own name says what it shows."""
    layout = scene.layout
    names = [*layout.left, *layout.right, *(name for row in layout.centre for name in row)]
    names += [name for tab in layout.tabs for name in tab.frames]
    summary = layout.house if f"mine:{layout.house}" not in names else ""
    for frame in scene.frames:
        if frame.owner is not None and frame.key == f"{summary}-{frame.owner}":
            continue
        own = {node.key: node for node in overlay.nodes.get(frame.key, [])}
        yield frame.key, [*(own.pop(node.key, node) for node in frame.nodes), *own.values()]


def mute(scene: Scene, overlay: Overlay) -> Iterator[str]:
    """Yield the nodes with a meaning for which nothing answers, as FRAME/NODE.

    A node answers if it has a label. For a node without, another answers: one whose key its key continues,
    one with the same touch, or one around the middle of it. A single letter or digit that is `mute` is a
    coordinate, which the names of spaces contain."""
    for frame, nodes in _shown(scene, overlay):
        named = [node for node in nodes if node.label is not None]
        keys, touches = {node.key for node in named}, {node.touch for node in named if node.touch}
        for node in nodes:
            if node.label is not None or node.touch in touches:
                continue
            said = "" if node.text is None else node.text.id
            if "mute" in node.look.split() and len(said) == len("=") + 1:
                continue
            decorates = not node.symbol and node.text is None and not node.touch
            if decorates and (not node.path or PLAIN & set(node.look.split())):
                continue
            parts = node.key.split("-")
            if any("-".join(parts[:length]) in keys for length in range(1, len(parts))):
                continue
            if not any(_holds(other, node.x, node.y) for other in named):
                yield f"{frame}/{node.key}"


@dataclass(frozen=True)
class Answer:
    """What a thing says: its texts, and the number of its clause. A score is a number without a text."""

    where: str
    texts: tuple[Text, ...]
    rule: str


def answers(scene: Scene, overlay: Overlay) -> Iterator[Answer]:
    """Yield what all nodes, controls, scores and counters say."""
    for frame, nodes in _shown(scene, overlay):
        for node in nodes:
            if node.label is not None:
                yield Answer(f"{frame}/{node.key}", (node.label,), node.rule)
    for control in overlay.controls:
        group = [Text(f"group-{control.group}")] if control.group else []
        said = [text for text in (control.label, control.about) if text is not None]
        yield Answer(f"control {control.touch}", (*said, *group), control.rule)
    for standing in scene.standings:
        yield Answer(f"score {standing.seat}", (), standing.rule)
    figures = [counter for standing in scene.standings for counter in standing.counters]
    for counter in (*figures, *overlay.counters):
        yield Answer(f"counter {counter.symbol}", (counter.label,), counter.rule)


def _about(said: str, clause: Clause) -> bool:
    """Return whether a sentence and a clause have a word in common.

    Words are compared by their stems. Short words count if the sentence has no other. Clauses shorten francs
    to Fr; on the table they are a whole word."""
    text = re.sub(r"\bFr\b", "francs", f"{clause.title} {clause.chapter} {clause.text}").lower()
    said = said.lower()
    if not _WORD.search(said):
        return not set(_SHORT.findall(said)).isdisjoint(_SHORT.findall(text))
    stems = {word[:_STEM] for word in _WORD.findall(said)}
    return any(stem in text for stem in stems) or any(word[:_STEM] in said for word in _WORD.findall(text))


def _names(clause: Clause, said: str) -> bool:
    """Return whether a sentence begins with what the clause is called ("Late harvest: …")."""
    title = clause.title.partition(",")[0]
    return bool(title) and re.match(rf"{re.escape(title)}\s?:", said) is not None


class Judge:
    """Says what is wrong with answers of a game in one edition. It judges every answer once."""

    def __init__(self, game: Game[Any, Any], names: list[str]) -> None:
        self._clauses: Mapping[str, Mapping[str, Clause]] = {lang: clauses(game, lang) for lang in LANGUAGES}
        self._voices = {lang: Speaker(lang, game, names) for lang in LANGUAGES}
        self._known = set[str]()

    def complaint(self, answer: Answer) -> str | None:
        """Return why an answer is none, or None.

        It needs a clause that exists. The answer and the clause have a word in common, in at least one of the
        languages. If the answer begins with the title of a clause, it names that clause."""
        key = f"{answer.texts}{answer.rule}"
        if key in self._known:
            return None
        self._known.add(key)
        if answer.rule not in self._clauses["en"]:
            return f"{answer.where} has no clause {answer.rule}".rstrip()
        if not answer.texts:
            return None
        said = {lang: [voice.text(text) for text in answer.texts] for lang, voice in self._voices.items()}
        for lang in LANGUAGES:
            called = [number for number, one in self._clauses[lang].items() if _names(one, said[lang][0])]
            if called and answer.rule not in called:
                return f"{answer.where}: {answer.rule} for “{said[lang][0]}”, which is {called[0]}"
            if called or _about(" ".join(said[lang]), self._clauses[lang][answer.rule]):
                break
        else:
            return f"{answer.where}: {answer.rule} is not about “{said['en'][0]}”"
        return None
