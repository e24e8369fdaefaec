"""Reads the lessons of a game: a TOML file per lesson, with words in all languages. See docs/lessons.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, TypeVar

from vigneron.core.contract import Json, Seat
from vigneron.core.game import Game
from vigneron.core.rules_text import LANGUAGES
from vigneron.lessons.lesson import FAILED, RIGHT, SOLVED, BadLesson, Condition, Lesson, Range, Start

T = TypeVar("T")

FOLDER: Final = "lessons"
_NEEDED: Final = ("title", "learn", "task", SOLVED, FAILED)
"""The words that every lesson has."""
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_MOST_MOVES: Final = 40
_ACT: Final = re.compile(r"(\d{1,3}) (\S+)")
_KEYS: Final = {
    "": {"order", "rule", "precise", "start", "task", "solved", "failed", "right", "words"},
    "start": {"seats", "options", "seat", "acts", "draws", "position", "change"},
    "task": {"moves", "waits", "solution", "replies", "draws"},
    "solved": {"say", "act", "acts", "event", "data", "points", "holds"},
}


def lessons(game: Game[Any, Any]) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order, or () if it has none. Raises BadLesson."""
    return _read(game.folder / FOLDER)


def has_lessons(game: Game[Any, Any]) -> bool:
    """Return whether a game has lessons, without reading them."""
    return any((game.folder / FOLDER).glob("*.toml"))


def lesson(game: Game[Any, Any], name: str) -> Lesson | None:
    """Return the lesson with this name, or None. Raises BadLesson."""
    return next((one for one in lessons(game) if one.name == name), None)


@lru_cache(maxsize=32)
def _read(folder: Path) -> tuple[Lesson, ...]:
    found = [read(path) for path in sorted(folder.glob("*.toml"))]
    orders = [one.order for one in found]
    if twice := sorted({order for order in orders if orders.count(order) > 1}):
        raise BadLesson(f"{folder}: two lessons have the order {twice[0]}")
    return tuple(sorted(found, key=lambda one: one.order))


def read(path: Path) -> Lesson:
    """Return the lesson of a file, whose name is that of the lesson. Raises BadLesson."""
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"{path.name}: {error}") from error
    try:
        return _lesson(path.stem, plain)
    except BadLesson as error:
        raise BadLesson(f"{path.name}: {error}") from error


def _lesson(name: str, plain: dict[str, Any]) -> Lesson:
    if not _NAME.fullmatch(name):
        raise BadLesson("the name of the file must be lower case letters, digits and hyphens")
    _only(plain, "", _KEYS[""])
    start, task = _get(plain, "", "start", dict), _get(plain, "", "task", dict)
    _only(start, "start", _KEYS["start"])
    _only(task, "task", _KEYS["task"])
    moves = _get(task, "task", "moves", int, 1)
    if not 1 <= moves <= _MOST_MOVES:
        raise BadLesson(f"task.moves: {moves} is not between 1 and {_MOST_MOVES}")
    made = Lesson(
        name=name,
        order=_get(plain, "", "order", int),
        rule=_get(plain, "", "rule", str),
        precise=_get(plain, "", "precise", bool),
        start=_start(start),
        seat=_get(start, "start", "seat", int, 0),
        moves=moves,
        waits=_get(task, "task", "waits", bool, False),
        solution=tuple(_list(task, "task", "solution", str)),
        replies=tuple(_acts(task, "task", "replies")),
        draws=tuple(_list(task, "task", "draws", int)),
        solved=_conditions(plain, "solved", SOLVED),
        failed=_conditions(plain, "failed", FAILED),
        words=_words(plain),
        right=_conditions(plain, "right", RIGHT),
    )
    _check(made)
    return made


def _check(made: Lesson) -> None:
    if not made.solved:
        raise BadLesson("solved: a lesson needs a condition of this kind")
    if not 1 <= len(made.solution) <= made.moves:
        raise BadLesson(f"task.solution: expected 1 to {made.moves} acts, found {len(made.solution)}")
    kinds = {"solved": made.solved, "failed": made.failed, "right": made.right}
    said = {kind: {one.say for one in conditions} for kind, conditions in kinds.items()}
    for one, other in combinations(said, 2):
        if both := said[one] & said[other]:
            raise BadLesson(f"say: {min(both)!r} stands for {one} and for {other}")
    used = set[str]().union(*said.values())
    for lang in LANGUAGES:
        own = made.words[lang]
        wanted = {*_NEEDED, *used}
        for missing in sorted(wanted - set(own)):
            raise BadLesson(f"words.{lang}.{missing}: these words are missing")
        for unknown in sorted(set(own) - wanted):
            raise BadLesson(f"words.{lang}.{unknown}: nothing says these words")


def _start(plain: dict[str, Any]) -> Start:
    position = _get(plain, "start", "position", str, "")
    given = {"seats", "options", "acts", "draws"} & set(plain)
    if position and given:
        raise BadLesson(f"start.{min(given)}: a position has no other beginning")
    return Start(
        seats=0 if position else _get(plain, "start", "seats", int),
        options=_texts(plain, "start", "options"),
        acts=tuple(_acts(plain, "start", "acts")),
        draws=tuple(_list(plain, "start", "draws", int)),
        position=position,
        change=_get(plain, "start", "change", dict, {}),
    )


def _conditions(plain: dict[str, Any], key: str, default: str) -> tuple[Condition, ...]:
    return tuple(
        _condition(one, f"{key}.{at}", default) for at, one in enumerate(_list(plain, "", key, dict), 1)
    )


def _condition(plain: dict[str, Any], where: str, default: str) -> Condition:
    _only(plain, where, _KEYS["solved"])
    if not set(plain) - {"say", "data"}:
        raise BadLesson(f"{where}: a condition needs act, acts, event, points or holds")
    data = _get(plain, where, "data", dict, {})
    if data and "event" not in plain:
        raise BadLesson(f"{where}.data: only an event has data")
    return Condition(
        say=_get(plain, where, "say", str, default),
        act=_get(plain, where, "act", str, ""),
        acts=tuple(_list(plain, where, "acts", str)),
        event=_get(plain, where, "event", str, ""),
        data=data,
        points=_get(plain, where, "points", int) if "points" in plain else None,
        holds={
            path: _wanted(value, f"{where}.holds.{path}")
            for path, value in _get(plain, where, "holds", dict, {}).items()
        },
    )


def _wanted(value: Json, where: str) -> Json | Range:
    if not isinstance(value, dict):
        return value
    _only(value, where, {"min", "max"})
    if not value:
        raise BadLesson(f"{where}: expected min or max")
    return Range(*(_get(value, where, key, int) if key in value else None for key in ("min", "max")))


def _words(plain: dict[str, Any]) -> Mapping[str, Mapping[str, str]]:
    words = _get(plain, "", "words", dict)
    _only(words, "words", set(LANGUAGES))
    out = {lang: _texts(words, "words", lang) for lang in LANGUAGES}
    for lang, own in out.items():
        for name, text in own.items():
            if not text.strip():
                raise BadLesson(f"words.{lang}.{name}: these words are empty")
    return out


def _acts(plain: dict[str, Any], where: str, key: str) -> list[tuple[Seat, str]]:
    out = []
    for text in _list(plain, where, key, str):
        found = _ACT.fullmatch(text)
        if found is None:
            raise BadLesson(f"{where}.{key}: {text!r} is not a seat and an act, such as '0 pass'")
        out.append((int(found[1]), found[2]))
    return out


def _texts(plain: dict[str, Any], where: str, key: str) -> dict[str, str]:
    found = _get(plain, where, key, dict, {})
    for name, text in found.items():
        if not isinstance(text, str):
            raise BadLesson(f"{where}.{key}.{name}: expected a text")
    return {name: text.strip() for name, text in found.items()}


_CALLED: Final = {str: "a text", int: "a whole number", bool: "true or false", dict: "a table"}


def _get(plain: dict[str, Any], where: str, key: str, kind: type[T], default: T | None = None) -> T:
    """Return a value of a table. Raises BadLesson if it is of another kind, or missing without default."""
    path = f"{where}.{key}" if where else key
    if key not in plain:
        if default is None:
            raise BadLesson(f"{path}: this key is missing")
        return default
    value = plain[key]
    if type(value) is not kind:
        raise BadLesson(f"{path}: expected {_CALLED[kind]}")
    return value


def _list(plain: dict[str, Any], where: str, key: str, kind: type[T]) -> list[T]:
    path, value = f"{where}.{key}" if where else key, plain.get(key, [])
    if not isinstance(value, list) or any(type(one) is not kind for one in value):
        raise BadLesson(f"{path}: expected a list, each item {_CALLED[kind]}")
    return value


def _only(plain: Mapping[str, Any], where: str, known: set[str]) -> None:
    for key in sorted(set(plain) - known):
        raise BadLesson(f"{where}.{key}: unknown key".lstrip("."))
