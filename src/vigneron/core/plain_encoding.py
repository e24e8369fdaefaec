"""The encoding of a game that has none of its own: the dump of what a seat sees, as a row of numbers.

A dump has lists that grow. How long they get is measured in a few random games with fixed seeds; a list has
room for twice as many items, after their number. What does not fit is left out. A text becomes a number from
its CRC-32, so equal texts have equal numbers. The row does not begin with the own side: it begins with the
number of the seat."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import Any, Final

from vigneron.core.contract import Json, Rules, Setup
from vigneron.core.game import Game
from vigneron.core.observation import HIGHEST, LOWEST, Field, Layout
from vigneron.native import buffers
from vigneron.native.encoding import Encoding
from vigneron.native.prng import Xorshift

GAMES: Final = 3
PLIES: Final = 200
"""How many games are played to measure lists, and how many acts of each at most."""


@dataclass(slots=True)
class Shape:
    """The numbers at one place of a dump: `items` of a list, `names` of an object, otherwise one number."""

    items: int = -1
    item: Shape | None = None
    names: dict[str, Shape] = field(default_factory=dict)

    def learn(self, data: Json) -> None:
        """Widen the shape so that these data fit."""
        if isinstance(data, dict):
            for name, value in data.items():
                self.names.setdefault(name, Shape()).learn(value)
        elif isinstance(data, list):
            self.items = max(self.items, len(data))
            self.item = self.item or Shape()
            for value in data:
                self.item.learn(value)

    def fields(self, name: str, clause: str) -> list[Field]:
        """Return the fields of this place, in the order of `numbers`."""
        out: list[Field] = []
        for key in sorted(self.names):
            out += self.names[key].fields(f"{name}.{key}" if name else key, clause)
        if self.item is not None:
            out.append(Field(f"{name} length", 0, HIGHEST, clause))
            for number in range(2 * self.items):
                out += self.item.fields(f"{name} {number}", clause)
        return out or [Field(name or "position", LOWEST, HIGHEST, clause)]

    def numbers(self, data: Json, out: list[int]) -> None:
        """Append the numbers of these data, with zeros for what is not there."""
        begin = len(out)
        for key in sorted(self.names):
            self.names[key].numbers(data.get(key) if isinstance(data, dict) else None, out)
        if self.item is not None:
            items = data if isinstance(data, list) else []
            out.append(min(len(items), HIGHEST))
            for number in range(2 * self.items):
                self.item.numbers(items[number] if number < len(items) else None, out)
        if len(out) == begin:
            out.append(_number(data))


def _number(data: Json) -> int:
    if isinstance(data, str):
        return zlib.crc32(data.encode()) & HIGHEST
    return max(LOWEST, min(HIGHEST, int(data))) if isinstance(data, int) else 0


class PlainEncoding(Encoding):
    """The encoding of one table of any game."""

    def __init__(self, game: Game[Any, Any], rules: Rules[Any], setup: Setup) -> None:
        self._shape = _measured(rules, setup)
        fields = [
            Field("seat", 0, max(1, setup.seats - 1), "", whose="own", word=True),
            *self._shape.fields("", ""),
        ]
        Encoding.__init__(self, rules, setup, Layout(fields), len(game.actions))

    def write_observation(self, state: Any, seat: int, row: memoryview, at: int) -> int:
        """Write what the seat sees. Return the index after it."""
        out = buffers.shorts(row, at + self.size)
        found = [seat]
        self._shape.numbers(self.rules.dump(self.rules.observe(state, seat).state), found)
        for number in found:
            out[at] = number
            at += 1
        return at


def _measured(rules: Rules[Any], setup: Setup) -> Shape:
    """Return the shape of the dumps of a few random games."""
    shape = Shape()
    for seed in range(1, GAMES + 1):
        stream = Xorshift(seed)
        state = rules.new(setup, stream)
        for _ in range(PLIES):
            for seat in range(setup.seats):
                shape.learn(rules.dump(rules.observe(state, seat).state))
            seats = rules.to_act(state)
            if not seats:
                break
            legal = rules.legal(state, seats[0])
            rules.step(state, seats[0], legal[stream.below(len(legal))], stream, None)
    return shape
