"""Reads a game's page "how to play" and its list of signs, and plays the examples in them.

The folder `howto` of a game holds these files; a game may leave them out:

- `LANG.md`: the page. A heading `# Title {#id}` begins a section. A paragraph `![Caption.](NAME)` is a
  figure. `{NAME.VALUE}` is a value of a figure.
- `signs/LANG.md`: what every sign means, in sections like those of the page. A line `- [SIGNS] Meaning.`
  shows signs: symbols of art.svg, each with a tone after `/`, or words after `=`, such as `=5/wine`.
- `figures.toml`: a table for each figure (see `Figure`).

The text is Markdown as in clauses: paragraphs, lists, tables, emphasis, and numbers of clauses.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from vigneron.core import snapshot
from vigneron.core.chance import Scripted
from vigneron.core.contract import Event, Refusal, Seat, apply
from vigneron.core.game import Game
from vigneron.core.rules_text import LANGUAGES
from vigneron.core.snapshot import Snapshot

_HEADING: Final = re.compile(r"^# (.+?) \{#([a-z][a-z-]*)\}$")
_FIGURE: Final = re.compile(r"^!\[(.*)\]\(([a-z][a-z0-9-]*)\)$", re.DOTALL)
_SIGNS: Final = re.compile(r"^- \[([^\]]+)\] (.+)$", re.DOTALL)
_VALUE: Final = re.compile(r"\{([a-z][a-z0-9-]*)\.([a-z_]+)\}")


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a figure: a frame of the scene, cut to the box `crop` (x, y, width, height) if that is given.

    `mark` names nodes of the frame that get a ring. `after` shows the frame after the acts of the figure."""

    frame: str
    crop: tuple[float, float, float, float] | None = None
    mark: tuple[str, ...] = ()
    after: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of a position, and what it shows by example.

    position  the position as one line of text
    seat      who looks; None for a spectator
    acts      (seat, act, outcomes of its draws): what is done in the example
    refused   (seat, act, code, clause): an act that the rules refuse in the position before the acts
    values    numbers that the text names, by name
    counts    how each value is found: see `counted`
    rules     the clauses under which the page of rules shows the figure
    letters   whether the marks have the letters A, B, C …
    """

    name: str
    position: str
    panels: tuple[Panel, ...]
    seat: Seat | None = None
    acts: tuple[tuple[Seat, str, tuple[int, ...]], ...] = ()
    refused: tuple[tuple[Seat, str, str, str], ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    counts: tuple[tuple[str, str], ...] = ()
    rules: tuple[str, ...] = ()
    letters: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """Signs that have the same meaning: (symbol, tone) pairs. A symbol that begins with `=` is words."""

    signs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a section: text, a figure with its caption as text, or signs with their meaning as text."""

    text: str
    figure: str = ""
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A section: its id, which all languages share, its title and its blocks."""

    id: str
    title: str
    blocks: tuple[Block, ...]


def page(game: Game[Any, Any], lang: str) -> tuple[Section, ...]:
    """Return the sections of the page "how to play"; () if the game has none."""
    return _read(game.folder, f"{_known(lang)}.md")


def signs(game: Game[Any, Any], lang: str) -> tuple[Section, ...]:
    """Return the sections of the list of signs; () if the game has none."""
    return _read(game.folder, f"signs/{_known(lang)}.md")


def _known(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


@cache
def figures(folder: Path) -> Mapping[str, Figure]:
    """Return the figures of a game's folder by name. Raises KeyError or ValueError if they are invalid."""
    path = folder / "howto" / "figures.toml"
    if not path.is_file():
        return {}
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    positions = read.pop("positions", {})
    if unused := sorted(set(positions) - {told["position"] for told in read.values()}):
        raise ValueError(f"{path}: no figure shows {unused}")
    return {name: _figure(name, told, positions) for name, told in read.items()}


def _figure(name: str, told: Mapping[str, Any], positions: Mapping[str, str]) -> Figure:
    known = {*Figure.__dataclass_fields__, "panels"} - {"name"}
    if strange := sorted(set(told) - known):
        raise ValueError(f"{name}: unknown keys {strange}")
    return Figure(
        name,
        positions[told["position"]],
        tuple(
            Panel(
                one["frame"],
                tuple(one["crop"]) if "crop" in one else None,
                tuple(one.get("mark", ())),
                one.get("after", False),
            )
            for one in told["panels"]
        ),
        told.get("seat"),
        tuple((seat, act, tuple(draws)) for seat, act, draws in told.get("acts", ())),
        tuple((seat, act, code, rule) for seat, act, code, rule in told.get("refused", ())),
        tuple(told.get("values", {}).items()),
        tuple(told.get("counts", {}).items()),
        tuple(told.get("rules", ())),
        told.get("letters", False),
    )


@dataclass(frozen=True, slots=True)
class Played:
    """The example of a figure, played: the positions before and after it, and its events."""

    before: Snapshot[Any]
    after: Snapshot[Any]
    events: tuple[Event, ...]


def play(figure: Figure) -> Played:
    """Play the acts of a figure. Raises BadPosition, IllegalAction or NeedDraw if that is not possible."""
    before = snapshot.read(figure.position)
    state, events = before.state, list[Event]()
    for seat, text, draws in figure.acts:
        action = before.game.actions.parse(text)
        if action is None:
            raise ValueError(f"{figure.name}: {text!r} is no act")
        chance = Scripted(draws)
        state, told = apply(before.rules, state, seat, action, chance)
        if chance.left:
            raise ValueError(f"{figure.name}: {text!r} does not draw that often")
        events += told
    after = Snapshot(before.game, before.setup, before.rules, state, before.data)
    return Played(before, after, tuple(events))


def refusal(played: Played, seat: Seat, text: str) -> Refusal | None:
    """Return why the rules refuse an act in the position before the example, or None."""
    shown = played.before
    action = shown.game.actions.parse(text)
    return None if action is None else shown.rules.why_not(shown.state, seat, action)


def counted(played: Played, count: str) -> int:
    """Return a number that the rules give for an example.

    `gain SEAT` is what the acts add to the seat's score, and `score SEAT` the score after them.
    `event KIND FIELD SEAT` is the sum of a field over the seat's events of this kind. `part SEAT KEY` is the
    size of a part of the seat's count after the acts. `offer SEAT ACT FIELD` is a number in the sentence of
    an act before them. `dump A.B.0` is a value of the position after the acts, and `data FILE.A.0` a value of
    the component data. Raises LookupError."""
    kind, *words = count.split()
    before, after = played.before, played.after
    if kind in ("gain", "score"):
        seat = int(words[0])
        return after.result.scores[seat] - (before.result.scores[seat] if kind == "gain" else 0)
    if kind == "event":
        told, field, seat = words[0], words[1], int(words[2])
        found = [int(one.data[field]) for one in played.events if (one.kind, one.seat) == (told, seat)]
        if not found:
            raise LookupError(f"there is no event {told} of seat {seat}")
        return sum(found)
    if kind == "part":
        return abs(sum(one.value for one in after.result.parts[int(words[0])] if one.key == words[1]))
    if kind == "offer":
        act = before.game.actions.parse(words[1])
        if act is None:
            raise LookupError(f"{words[1]!r} is no act")
        said = before.game.picture().describe(before.rules, before.state, int(words[0]), act)
        return int(said.args[words[2]])
    if kind in ("dump", "data"):
        value = after.rules.dump(after.state) if kind == "dump" else after.game.data()
        for key in words[0].split("."):
            value = value[int(key)] if isinstance(value, list) else value[key]
        return int(value)
    raise LookupError(f"unknown count {count!r}")


def filled(text: str, found: Mapping[str, Figure]) -> str:
    """Return a text with the values of figures in the places of their names. Raises KeyError."""
    return _VALUE.sub(lambda match: str(dict(found[match[1]].values)[match[2]]), text)


def named_values(sections: Sequence[Section]) -> list[tuple[str, str]]:
    """Return (figure, value) for each value that the texts name, in their order."""
    return [
        (one[1], one[2]) for part in sections for block in part.blocks for one in _VALUE.finditer(block.text)
    ]


@cache
def _read(folder: Path, name: str) -> tuple[Section, ...]:
    path = folder / "howto" / name
    if not path.is_file():
        return ()
    out: list[Section] = []
    for part in filter(None, re.split(r"^(?=# )", path.read_text(encoding="utf-8"), flags=re.MULTILINE)):
        head, _, body = part.partition("\n")
        found = _HEADING.match(head)
        if found is None:
            raise ValueError(f"{path}: {head!r} is no heading with an id")
        out.append(Section(found[2], found[1], tuple(_blocks(body))))
    return tuple(out)


def _blocks(body: str) -> Iterator[Block]:
    """Yield the blocks of a section. Texts that follow each other are one block."""
    texts: list[str] = []
    for paragraph in filter(None, (one.strip() for one in re.split(r"\n\s*\n", body))):
        shown, lines = _FIGURE.match(paragraph), paragraph.split("\n- ")
        signed = _SIGNS.match(lines[0])
        if not shown and not signed:
            texts.append(paragraph)
            continue
        if texts:
            yield Block("\n\n".join(texts))
            texts = []
        if shown:
            yield Block(shown[1].replace("\n", " "), shown[2])
        else:
            yield from (_sign(line if at == 0 else f"- {line}") for at, line in enumerate(lines))
    if texts:
        yield Block("\n\n".join(texts))


def _sign(line: str) -> Block:
    found = _SIGNS.match(line)
    if found is None:
        raise ValueError(f"{line!r} shows no signs")
    drawn = tuple((name, tone) for name, _, tone in (one.partition("/") for one in found[1].split()))
    return Block(found[2].replace("\n", " "), sign=Sign(drawn))
