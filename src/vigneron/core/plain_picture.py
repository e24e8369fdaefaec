"""The picture of a game that has none: its readable position as lines of text, and its offers as buttons.

A game may have these sentences in its own words: `status-round`, `status-over`, `prompt-act`, `prompt-wait`,
`prompt-over`, `frame-position`, `frame-seat`, `note-turn` and `tab-table`."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from vigneron.core.contract import Action, Json, Rules, Seat, Seen
from vigneron.core.game import Game
from vigneron.core.picture import Picture
from vigneron.core.scene import (
    Control,
    Frame,
    Layout,
    Node,
    Overlay,
    Scene,
    Standing,
    Tab,
    Text,
    box,
    number,
    words,
)

S = TypeVar("S")
R = TypeVar("R", bound=Rules[Any])
_WIDTH: Final = 460.0
_LINE: Final = 24.0
_FONT: Final = 16.0
_SIGNS: Final = 52
"""Longest line, in characters."""
_LEAST: Final = 4
"""A frame has room for a multiple of so many lines, so that its size rarely changes."""


def plain(game: Game[S, R], readable: Callable[[R, S], Json] | None = None) -> Picture[S, R]:
    """Return the plain picture of a game. Without a readable position, it shows the dump.

    `readable` is called with a spectator's view."""

    def shown(rules: R, state: S) -> Json:
        """Return the readable position, or the dump."""
        return rules.dump(state) if readable is None else readable(rules, state)

    return Picture(
        scene=lambda rules, seen: scene(game, rules, seen, shown(rules, seen.state)),
        overlay=lambda rules, seen, seat: overlay(game, rules, seen, seat),
        describe=lambda rules, state, seat, action: describe(game, action),
        readable=shown,
    )


def describe(game: Game[Any, Any], action: Action) -> Text:
    """Return `offer-VERB` for an act `VERB` or `VERB:VALUE`; the value is the argument `value`."""
    verb, colon, value = game.actions.text[action].partition(":")
    told: int | str = int(value) if value.isascii() and value.isdecimal() else value
    return Text(f"offer-{verb}", {"value": told} if colon else {})


def scene(game: Game[Any, Any], rules: Rules[Any], seen: Seen[Any], readable: Json) -> Scene:
    """Return the readable position as frames: one for all, and one per player if it has a list of players.

    That is a list of objects, one per seat."""
    state = seen.state
    result, acting = rules.result(state), rules.to_act(state)
    seats = len(result.scores)
    common, own = _parts(readable, seats)
    frames = [_frame("position", Text("frame-position"), common)]
    frames += [_frame(f"seat-{seat}", Text("frame-seat", {"who": seat}), rows, seat) for seat, rows in own]
    standings = [
        Standing(seat, number(score), Text("note-turn") if seat in acting else None)
        for seat, score in enumerate(result.scores)
    ]
    status = Text("status-round", {"round": game.round_of(state)}) if acting else Text("status-over")
    names = ("position", *(("mine:seat",) if own else ()))
    tab = Tab("table", Text("tab-table"), names)
    layout = Layout(centre=(names,), house="seat" if own else "", tabs=(tab,))
    return Scene(frames, standings, status, layout)


def overlay(game: Game[Any, Any], rules: Rules[Any], seen: Seen[Any], seat: Seat) -> Overlay:
    """Return a button for each touch of an offer. The client shows amounts as steppers."""
    state = seen.state
    acting = rules.to_act(state)
    if seat not in acting:
        return Overlay(Text("prompt-wait" if acting else "prompt-over"))
    legal = rules.legal(state, seat)
    of: dict[str, list[Action]] = {}
    for action in legal:
        for touch in game.actions.touch[action]:
            if "=" not in touch:
                of.setdefault(touch, []).append(action)
    return Overlay(
        Text("prompt-act"),
        controls=[
            Control(touch, describe(game, acts[0]) if len(acts) == 1 else _bare(touch))
            for touch, acts in of.items()
        ],
    )


def _bare(touch: str) -> Text:
    """Return the label of a touch that several offers share: its id."""
    return Text("=" + touch.replace("-", " ").replace("_", " "))


_Row = tuple[str, str]
"""A path in the readable position, and the value there."""


def _parts(readable: Json, seats: int) -> tuple[list[_Row], list[tuple[Seat, list[_Row]]]]:
    """Return the lines for all, and the lines of each seat."""
    if not isinstance(readable, dict):
        return list(_rows(readable, "")), []
    common: list[_Row] = []
    own: list[list[_Row]] = [[] for _ in range(seats)]
    for key, value in readable.items():
        if isinstance(value, list) and len(value) == seats and all(isinstance(part, dict) for part in value):
            for seat, part in enumerate(value):
                own[seat] += _rows(part, "")
        else:
            common += _rows(value, str(key))
    return common, list(enumerate(own)) if any(own) else []


def _rows(value: Json, where: str) -> Iterator[_Row]:
    """Yield the values of a part of the position, each with its path. A list of values is one line."""
    if isinstance(value, dict):
        inner = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        inner = [(str(at), part) for at, part in enumerate(value, 1)]
    else:
        yield where, (", ".join(map(_said, value)) or "–") if isinstance(value, list) else _said(value)
        return
    for key, part in inner:
        yield from _rows(part, f"{where} {key}".strip())


def _said(value: Json) -> str:
    """Return a single value as text. Empty, missing and boolean values are signs, for all languages."""
    if value is None or value == "":
        return "–"
    return ("✓" if value else "✗") if isinstance(value, bool) else str(value)


def _frame(key: str, title: Text, rows: Sequence[_Row], owner: Seat | None = None) -> Frame:
    lines: list[Node] = []
    for where, value in rows:
        label = where.replace("_", " ")
        told = f"{label}: {value}" if label else value
        for at, line in enumerate(textwrap.wrap(told, _SIGNS) or [""]):
            y = _LINE * (len(lines) + 2)
            node = words(f"line-{where}-{at}", 16, y, Text(f"={line}"), _FONT, anchor="start")
            # The terminal and screen readers read labels: the first line has the whole of it.
            lines.append(replace(node, label=Text(f"={told}")) if at == 0 and told else node)
    room = -(-max(len(lines), 1) // _LEAST) * _LEAST
    high = (room + 1) * _LINE + 16
    card = Node("card", _WIDTH / 2, high / 2, path=box(_WIDTH - 4, high - 4, 10), look="step")
    head = words("head", 16, _LINE, title, 13, look="caps", anchor="start")
    return Frame(key, title, _WIDTH, high, [card, head, *lines], owner)
