"""Writes a position as short English text: one line for `repr`, a few lines for `str`."""

from __future__ import annotations

import json
from typing import Final, TypeVar

from vigneron.core.contract import Json, Rules, Setup
from vigneron.core.game import Game

S = TypeVar("S")
MOST_SIGNS: Final = 200
"""The length of the longest line, in characters."""


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _agreed(game: Game[S, Rules[S]], setup: Setup) -> str:
    seats = f"{setup.seats} seat" + ("s" if setup.seats != 1 else "")
    return ", ".join([game.name, seats, *(f"{key}={value}" for key, value in setup.options.items())])


def _when(rules: Rules[S], game: Game[S, Rules[S]], state: S, ply: int | None, whose: str) -> str:
    """Return ply, round, the seats to act (or the ending) and the scores as text.

    `whose` says whose view this is. It replaces the seats and the scores."""
    seats, result = rules.to_act(state), rules.result(state)
    words = [] if ply is None else [f"ply {ply}"]
    words.append(f"round {game.round_of(state)}")
    noun = "seat" if len(seats) == 1 else "seats"
    acting = f"{noun} {', '.join(map(str, seats))} to act"
    words.append(acting if seats else f"over ({result.ending})")
    return f"{', '.join(words)}; {whose or 'scores ' + ', '.join(map(str, result.scores))}"


def line(
    kind: str, game: Game[S, Rules[S]], setup: Setup, rules: Rules[S], state: S, ply: int | None, whose: str
) -> str:
    """Return `<KIND game, seats, options; ply, round, who is to act; scores>`, at most 200 characters."""
    when = _when(rules, game, state, ply, whose)
    room = MOST_SIGNS - len(kind) - len(when) - len("<:> ") - 1
    return _cut(f"<{kind} {_cut(_agreed(game, setup), max(room, 30))}: {when}", MOST_SIGNS - 1) + ">"


def lines(
    game: Game[S, Rules[S]], setup: Setup, rules: Rules[S], state: S, ply: int | None, whose: str, plain: Json
) -> str:
    """Return the same text on a few lines, followed by the parts of the position, one per line."""
    out = [_agreed(game, setup), _when(rules, game, state, ply, whose)]
    parts = plain.items() if isinstance(plain, dict) else [("position", plain)]
    for key, value in parts:
        rows = value if isinstance(value, list) and any(isinstance(row, dict) for row in value) else None
        for number, row in enumerate([value] if rows is None else rows):
            name = key if rows is None else f"{key}[{number}]"
            said = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
            out.append(_cut(f"  {name}: {said}", MOST_SIGNS))
    return "\n".join(out)
