"""A golden game as text: for each act, the parts of the readable position that the act changed.

A playthrough is the file `golden/NAME.txt` beside the journal of the game. When the rules change, a
playthrough shows what differs. A digest only shows that something differs. This is the text of an act::

    ply 12 seat 1 sell:2.0 draws 3 5
      houses.1.coins: 4
      houses.1.workers.maison: 2

Ply 0 is the set-up and has the whole position. Dots separate keys and indexes. Values are JSON; `gone` means
that the value was removed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from vigneron.core.contract import Json
from vigneron.core.journal import Fold, Ply

Block = tuple[str, dict[str, str]]
"""An act, and what the act changed: {path: value as text}."""
_GONE: Final = "gone"
_NOTHING: Final = object()
_MOST: Final = 20
"""The largest number of differences that are listed for one act."""


def _inner(value: object) -> dict[str, Json] | None:
    """Return the parts of an object or of a list of objects or lists, or None for other values."""
    if isinstance(value, dict) and value:
        return {str(key): part for key, part in value.items()}
    if isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        return {str(at): part for at, part in enumerate(value)}
    return None


def _text(value: Json) -> str:
    """Return a value as JSON text.

    Comparing these texts distinguishes true from 1; `==` in Python does not."""
    return json.dumps(value, ensure_ascii=False)


def changes(before: Json, after: Json, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield (path, value as text) of everything that changed between two readable positions."""
    old, new = _inner(before), _inner(after)
    if new is not None and (old is not None or before in (_NOTHING, [], {})):
        known = old or {}
        for key, part in new.items():
            yield from changes(known.get(key, _NOTHING), part, f"{path}.{key}" if path else key)
        yield from ((f"{path}.{key}" if path else key, _GONE) for key in known if key not in new)
    elif before is _NOTHING or _text(before) != _text(after):
        yield path, _text(after)


def _head(row: Ply) -> str:
    draws = f" draws {' '.join(map(str, row.draws))}" if row.draws else ""
    return f"ply {row.ply} seat {row.seat} {row.act}{draws}" if row.ply else f"ply 0{draws}"


def _readable(fold: Fold[Any], state: Any) -> Json:
    """Return the readable position as readers of JSON see it: all keys are texts, and tuples are lists."""
    return json.loads(json.dumps(fold.game.picture().readable(fold.rules, state)))


def blocks(fold: Fold[Any], first: int = 0) -> Iterator[Block]:
    """Yield (act, {path: value}) of every ply from ply `first` on."""
    earlier = [_NOTHING] if first == 0 else [_readable(fold, fold.states[first - 1])]
    told = earlier + [_readable(fold, state) for state in fold.states[first:]]
    for row, (before, after) in zip(fold.plies[first:], pairwise(told), strict=True):
        yield _head(row), dict(changes(before, after))


def write(fold: Fold[Any]) -> str:
    """Return the playthrough of a replayed game as text."""
    lines: list[str] = []
    for head, changed in blocks(fold):
        lines += [head, *(f"  {path}: {value}" for path, value in changed.items())]
    return "".join(f"{line}\n" for line in lines)


def read(text: str) -> list[Block]:
    """Return (act, {path: value}) of every ply in the text of a playthrough."""
    found: list[Block] = []
    for line in text.splitlines():
        if line.startswith("  "):
            path, _, value = line.strip().partition(": ")
            found[-1][1][path] = value
        else:
            found.append((line, {}))
    return found


def differences(expected: Block, now: Block) -> list[str]:
    """Return the differences between two descriptions of an act, or [] if they are equal.

    A difference of the act itself comes first."""
    if expected == now:
        return []
    lines = [now[0]] if expected[0] == now[0] else [f"expected {expected[0]!r}, now {now[0]!r}"]
    same = "as before"
    paths = [path for path in {**expected[1], **now[1]} if expected[1].get(path) != now[1].get(path)]
    lines += [
        f"  {path}: expected {expected[1].get(path, same)}, now {now[1].get(path, same)}"
        for path in paths[:_MOST]
    ]
    return lines + ([f"  and {len(paths) - _MOST} more"] if len(paths) > _MOST else [])
