"""The description of an observation: what each number of the row means.

A game builds the `Layout` of its rows from `Field`s, and the code that writes a row follows it (see
`native.encoding`). A game without an encoding of its own gets a plain one (`core.plain_encoding`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from vigneron.core.contract import Rules, Setup
from vigneron.core.game import Game
from vigneron.native.encoding import Encoding

LOWEST, HIGHEST = -32768, 32767
"""The range of a 16-bit integer."""


@dataclass(frozen=True, slots=True)
class Field:
    """One or several numbers of the same kind, which follow each other in the row.

    `name` is in snake case. `whose` is "own", "other 1" (the next seat clockwise) and so on, or "table".
    `low` and `high` are the smallest and the largest value. `clause` is the number of the rule that speaks of
    it. The values of a `word` are codes, so that a program that learns should not add them up; other values
    are amounts. `values` names the codes from `low` on, or says in a few words what they mean. `items` names
    the numbers of a field with several."""

    name: str
    low: int
    high: int
    clause: str
    count: int = 1
    whose: str = "table"
    word: bool = False
    values: str = ""
    items: Sequence[str] = ()

    def __post_init__(self) -> None:
        if not (LOWEST <= self.low <= self.high <= HIGHEST and self.count > 0):
            raise ValueError(f"{self.name}: a field has {self.low} <= {self.high} and at least one number")
        if self.items and len(self.items) != self.count:
            raise ValueError(f"{self.name}: {self.count} numbers and {len(self.items)} names")

    def of(self, whose: str) -> Field:
        """Return the same field of another owner."""
        return Field(
            self.name, self.low, self.high, self.clause, self.count, whose, self.word, self.values, self.items
        )


@dataclass(frozen=True, slots=True)
class Place:
    """The description of one number: its index in the row, its name, and the field that it belongs to."""

    index: int
    name: str
    field: Field


class Layout:
    """The fields of an observation in the order of the row."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.starts: tuple[int, ...] = ()
        """By field: the index of its first number."""
        at = 0
        for field in self.fields:
            self.starts = (*self.starts, at)
            at += field.count
        self._size = at

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Place]:
        """Yield the description of each number."""
        for start, field in zip(self.starts, self.fields, strict=True):
            for number in range(field.count):
                item = f" {field.items[number]}" if field.items else f" {number}" if field.count > 1 else ""
                yield Place(start + number, f"{field.whose}: {field.name}{item}", field)

    def low(self) -> list[int]:
        """Return the smallest value of each number."""
        return [field.low for field in self.fields for _ in range(field.count)]

    def high(self) -> list[int]:
        """Return the largest value of each number."""
        return [field.high for field in self.fields for _ in range(field.count)]

    def slice(self, name: str, whose: str = "") -> slice:
        """Return where the field with this name is. If only one has it, `whose` may be left out.

        Raises KeyError."""
        found = [
            slice(start, start + field.count)
            for start, field in zip(self.starts, self.fields, strict=True)
            if field.name == name and whose in ("", field.whose)
        ]
        if len(found) != 1:
            raise KeyError(f"{len(found)} fields are called {name!r}")
        return found[0]

    def text(self) -> str:
        """Return the table as Markdown, one line per field."""
        lines = ["| index | whose | field | range | clause | |", "|--:|---|---|---|---|---|"]
        for start, field in zip(self.starts, self.fields, strict=True):
            last = start + field.count - 1
            index = f"{start}" if field.count == 1 else f"{start}–{last}"
            kind = " (code)" if field.word else ""
            lines.append(
                f"| {index} | {field.whose} | {field.name} | {field.low} to {field.high}{kind} "
                f"| {field.clause} | {field.values} |"
            )
        return "\n".join(lines)


def by_seats(seats: int, own: Sequence[Field], others: Sequence[Field]) -> list[Field]:
    """Return the fields of all seats, the own side first, then the others clockwise."""
    out = [field.of("own") for field in own]
    for number in range(1, seats):
        out += [field.of(f"other {number}") for field in others]
    return out


def encoding(game: Game[Any, Any], setup: Setup, rules: Rules[Any] | None = None) -> Encoding:
    """Return the encoding of a table. A game that has none of its own gets a plain one.

    Raises BadData."""
    bound = game.rules(setup) if rules is None else rules
    if game.encoding is not None:
        made: Encoding = game.encoding(bound, setup)
        return made
    from vigneron.core.plain_encoding import PlainEncoding  # most games do without it

    return PlainEncoding(game, bound, setup)
