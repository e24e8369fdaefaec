"""Law 20: an observation is exactly what a seat sees, as numbers.

`python -m vigneron.testing.observations [--pairs 100000] [--games KEY ...]` compares many pairs of positions
of every game, with every number of seats."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import isqrt
from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Rules, Seat, Setup
from vigneron.core.game import Game, json_digest
from vigneron.core.observation import Layout, encoding
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.native.encoding import Encoding
from vigneron.testing.walk import any_setup


class Rows:
    """Reads rows of one encoding."""

    def __init__(self, made: Encoding) -> None:
        self.encoding = made
        self.layout: Layout = made.layout
        self._row = memoryview(bytearray(2 * made.size)).cast("h")
        self._mask = memoryview(bytearray(made.acts)).cast("b")
        self._result = memoryview(bytearray(12 * made.seats)).cast("i")
        self._low, self._high = made.layout.low(), made.layout.high()

    def observation(self, state: Any, seat: Seat) -> list[int]:
        """Return the observation of a seat."""
        end = self.encoding.write_observation(state, seat, self._row, 0)
        assert end == self.encoding.size, f"{end} numbers written, not {self.encoding.size}"
        return self._row.tolist()

    def mask(self, state: Any, seat: Seat) -> list[int]:
        """Return the numbers of the acts that a seat may do."""
        count = self.encoding.write_mask(state, seat, self._mask, 0)
        found = [number for number, flag in enumerate(self._mask) if flag]
        assert count == len(found), f"{len(found)} numbers in the mask, not {count}"
        return found

    def result(self, state: Any) -> list[int]:
        """Return scores, places and wins."""
        self.encoding.write_result(state, self._result, 0)
        return self._result.tolist()

    def difference(self, row: list[int], other: list[int]) -> str:
        """Return the names of the first numbers in which two rows differ."""
        found = [place.name for place in self.layout if row[place.index] != other[place.index]]
        return ", ".join(found[:4])


class Sightings:
    """Every row of one table and what its seat sees there, to compare all pairs of positions."""

    def __init__(self) -> None:
        self._by_row: dict[tuple[Seat, bytes], str] = {}
        self._by_sight: dict[tuple[Seat, str], bytes] = {}

    def add(self, seat: Seat, row: list[int], sight: str) -> str:
        """Compare a row with all before it; return what is wrong, or ''."""
        text = b"".join(number.to_bytes(2, "little", signed=True) for number in row)
        if self._by_row.setdefault((seat, text), sight) != sight:
            return f"seat {seat} sees two positions differently, and their rows are equal"
        if self._by_sight.setdefault((seat, sight), text) != text:
            return f"seat {seat} sees two positions alike, and their rows differ"
        return ""

    @property
    def pairs(self) -> int:
        """The number of pairs of different positions that were compared."""
        return len(self._by_sight) * (len(self._by_sight) - 1) // 2


def complaints(rows: Rows, rules: Rules[Any], state: Any, seat: Seat, stream: Xorshift) -> Iterator[str]:
    """Yield what is wrong with the numbers of one seat in one position."""
    made = rows.encoding
    row = rows.observation(state, seat)
    seen = rules.observe(state, seat)
    if (other := rows.observation(seen.state, seat)) != row:
        yield f"hidden: the position as seat {seat} sees it has another row: {rows.difference(row, other)}"
    if (other := rows.observation(rules.imagine(seen, stream), seat)) != row:
        yield f"hidden: an imagined position has another row: {rows.difference(row, other)}"
    for place in rows.layout:
        if not place.field.low <= row[place.index] <= place.field.high:
            yield f"{place.name} is {row[place.index]}, not {place.field.low} to {place.field.high}"
    numbers, legal = rows.mask(state, seat), rules.legal(state, seat)
    if sorted(made.act(state, seat, number) for number in numbers) != legal:
        yield f"the mask of seat {seat} does not name the legal acts"
    if sorted(made.number(state, seat, action) for action in legal) != numbers:
        yield f"the numbers of seat {seat}'s legal acts are not those of the mask"
    for number in (-1, made.acts, *(stream.below(made.acts) for _ in range(8))):
        if number not in numbers and made.act(state, seat, number) != -1:
            yield f"number {number} is not in the mask, and stands for an act"


def check_table(game: Game[Any, Any], setup: Setup, seed: int, positions: int) -> tuple[str, int]:
    """Check random games of one set-up until there are so many positions.

    Return (what is wrong or '', the number of pairs that were compared)."""
    rules = game.rules(setup)
    rows, found, stream = Rows(encoding(game, setup, rules)), Sightings(), Xorshift(seed)
    exact = game.encoding is not None  # a plain encoding leaves out what does not fit
    while positions > 0:
        state = rows.encoding.new(stream)
        while True:
            seat, seats = rows.encoding.next_seat(state), rules.to_act(state)
            if seat != (seats[0] if seats else -1):
                return f"seat {seat} is to act, not {seats[:1]}", found.pairs
            viewer = stream.below(setup.seats)
            for wrong in complaints(rows, rules, state, viewer, stream):
                return wrong, found.pairs
            if exact:
                sight = json_digest(rules.dump(rules.observe(state, viewer).state))
                if wrong := found.add(viewer, rows.observation(state, viewer), sight):
                    return wrong, found.pairs
            result = rules.result(state)
            wins = [int(one in result.winners) for one in range(setup.seats)]
            if rows.result(state) != [*result.scores, *result.places, *wins]:
                return f"the result is {rows.result(state)}, not {result}", found.pairs
            positions -= 1
            if seat < 0 or positions <= 0:
                break
            legal = rules.legal(state, seat)
            rows.encoding.step(state, seat, legal[stream.below(len(legal))], stream)
    return "", found.pairs


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m vigneron.testing.observations", description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000, help="pairs for each number of seats")
    parser.add_argument("--games", nargs="+", default=games(), metavar="KEY")
    asked = parser.parse_args(arguments)
    wrong = 0
    for key in asked.games:
        game = find_game(key)
        for seats in game.seats:
            pairs = seed = 0
            while pairs < asked.pairs:
                seed += 1
                setup = game.setup(seats) if seed == 1 else any_setup(game, Xorshift(seed).below)
                if setup.seats != seats:
                    continue
                complaint, more = check_table(game, setup, seed, min(500, 10 + isqrt(2 * asked.pairs)))
                if complaint:
                    print(f"{key}, {seats} seats, seed {seed}, {dict(setup.options)}: {complaint}")
                    wrong += 1
                    break
                pairs += more
            else:
                print(f"{key}, {seats} seats: {pairs:,} pairs of positions")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
