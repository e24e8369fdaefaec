"""The sheet of burgundy_dice: spaces, neighbours and areas, read from data/sheets.toml."""

from __future__ import annotations

from dataclasses import dataclass

from tests.replayer.box import Data
from tests.replayer.faults import Fault

COLOURS = ("monastery", "mine", "river", "city", "pasture", "castle")
"""In the order of the colour die."""
BONUSES = ("monk", "silverling", "goods", "worker")
LETTERS = {"P": 0, "G": 1, "B": 2, "O": 3, "Y": 4, "K": 5}
PRINTED = {"p": 0, "g": 1, "b": 2, "o": 3}


@dataclass(frozen=True)
class Sheet:
    """37 spaces: colours, neighbours, areas in the order of their first space, and what castles give."""

    colour: tuple[int, ...]
    near: tuple[frozenset[int], ...]
    areas: tuple[tuple[int, ...], ...]
    area_of: tuple[int, ...]
    gives: dict[int, int]

    @property
    def castles(self) -> list[int]:
        """The spaces of the castles, ascending."""
        return sorted(self.gives)


def _near(rows: list[list[str]]) -> tuple[frozenset[int], ...]:
    """Return the neighbours of each space: in the row, and the two that touch it above and below."""
    middle = max(len(row) for row in rows)
    at: dict[tuple[int, int], int] = {}
    for line, row in enumerate(rows):
        for place in range(len(row)):
            at[(line, 2 * place + middle - len(row))] = len(at)
    steps = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    return tuple(
        frozenset(
            at[line + down, across + right] for down, right in steps if (line + down, across + right) in at
        )
        for line, across in at
    )


def read_sheet(data: Data, name: str) -> Sheet:
    """Return one of the sheets. Raises Fault when there is none of this name."""
    if name not in data["sheets"] or name == "provenance":
        raise Fault(f"there is no sheet {name}")
    rows = [str(row).split() for row in data["sheets"][name]["rows"]]
    signs = [sign for row in rows for sign in row]
    colour = tuple(LETTERS[sign[0]] for sign in signs)
    near = _near(rows)
    area_of = [-1] * len(signs)
    areas: list[tuple[int, ...]] = []
    for space in range(len(signs)):
        if area_of[space] >= 0:
            continue
        found, wave = {space}, [space]
        while wave:
            at = wave.pop()
            fresh = {other for other in near[at] if colour[other] == colour[space]} - found
            found |= fresh
            wave += fresh
        if colour[space] == LETTERS["K"]:
            found = {space}
        for member in found:
            area_of[member] = len(areas)
        areas.append(tuple(sorted(found)))
    gives = {space: PRINTED[sign[1]] for space, sign in enumerate(signs) if sign[0] == "K"}
    return Sheet(colour, near, tuple(areas), tuple(area_of), gives)
