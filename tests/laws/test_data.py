"""Data digests cover exactly the values that affect play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from vigneron.core.contract import BadSetup
from vigneron.core.game import SOURCES, Game

Path = tuple[str | int, ...]


class Mapped(dict[str, Any]):
    """A table of component data that records which keys are read."""

    def __init__(self, found: dict[str, Any], path: Path, read: set[Path]) -> None:
        super().__init__({key: watched(value, (*path, key), read) for key, value in found.items()})
        self._path, self._read = path, read

    def __getitem__(self, key: str) -> Any:
        self._read.add((*self._path, key))
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        if key in self:
            self._read.add((*self._path, key))
        return super().get(key, default)

    def items(self) -> Any:
        return [(key, self[key]) for key in self]

    def values(self) -> Any:
        return [self[key] for key in self]


class Listed(list[Any]):
    """A list of component data that records which items are read."""

    def __init__(self, found: list[Any], path: Path, read: set[Path]) -> None:
        super().__init__(watched(value, (*path, place), read) for place, value in enumerate(found))
        self._path, self._read = path, read

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, int):
            self._read.add((*self._path, place % len(self)))
            return super().__getitem__(place)
        return [self[one] for one in range(*place.indices(len(self)))]

    def __iter__(self) -> Iterator[Any]:
        return iter([self[place] for place in range(len(self))])


def watched(value: Any, path: Path, read: set[Path]) -> Any:
    if isinstance(value, dict):
        return Mapped(value, path, read)
    return Listed(value, path, read) if isinstance(value, list) else value


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all single values in component data."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, place))
    else:
        yield path


def changed(value: Any, path: Path) -> Any:
    """Return data with another value at this path."""
    if not path:
        return f"not {value!r}"
    if isinstance(value, dict):
        return {**value, path[0]: changed(value[path[0]], path[1:])}
    place = path[0]
    assert isinstance(place, int)
    return [*value[:place], changed(value[place], path[1:]), *value[place + 1 :]]


def test_a_digest_covers_exactly_what_rules_read(game: Game[Any, Any]) -> None:
    """A value is part of the digest if and only if the rules of some set-up read it."""
    data, read = game.data(), set[Path]()
    for seats in game.seats:
        for values in product(*(option.values for option in game.options)):
            options = {option.key: value for option, value in zip(game.options, values, strict=True)}
            try:
                setup = game.setup(seats, options)
            except BadSetup:
                continue
            game.rules(setup, watched(data, (), read))
    whole = game.digest(data)
    for path in leaves(data):
        seen = game.digest(changed(data, path)) != whole
        source = any(key in SOURCES or str(key).endswith(("_source", "_status", "_note")) for key in path)
        assert seen == (path in read and not source), path


def test_a_digest_does_not_see_layout(game: Game[Any, Any]) -> None:
    """The order of files and keys, and the `source` of a value, change nothing."""

    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: turned(inner) for key, inner in [*value.items(), ("note", "new")][::-1]}
        return [turned(inner) for inner in value] if isinstance(value, list) else value

    data = game.data()
    assert game.digest(turned(data)) == game.digest(data)
    assert game.packages(game.digest(data))
    assert not game.packages("0" * 16)
