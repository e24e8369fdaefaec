"""The box holds sheets, dice and points. They are read from the component data and checked.

All data that the rules look up are in a `Box`. Each table has its own box, so that a table can have other
data. Spaces are numbered 0..36, row by row. Tuples are indexed by phase from 0 to 2. Masks of spaces are sums
of `Box.bit`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vigneron.core.contract import Json
from vigneron.core.game import BadData

COLOURS: Final = ("monastery", "mine", "river", "city", "pasture", "castle")
"""The six colours by index: purple, grey, blue, orange, yellow, green."""
MONASTERY, MINE, RIVER, CITY, PASTURE, CASTLE = range(6)
BONUSES: Final = ("monk", "silverling", "goods", "worker")
MONK, SILVERLING, GOODS, WORKER = range(4)
SHEETS: Final = ("A", "B", "C", "D", "E", "F", "G", "H")

ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
SPACES: Final = sum(ROWS)
NUMBERS: Final = range(1, 7)

_LETTERS: Final = {"P": MONASTERY, "G": MINE, "B": RIVER, "O": CITY, "Y": PASTURE}
_CASTLES: Final = {"Kp": MONK, "Kg": SILVERLING, "Kb": GOODS, "Ko": WORKER}
_CASTLE_COUNT: Final = 4  # CB-2
PHASES: Final = 3  # CB-15
MOST_BOXES: Final = 20
"""The longest time column that replaced data may have. The printed one has 10 boxes (CB-10)."""


def _axial() -> tuple[tuple[int, int], ...]:
    """Return the axial coordinates (q, r) of every space, for hexes with a point at the top.

    r counts the rows from the top, q counts the spaces along a row."""
    return tuple((col - min(row, 3), row) for row, width in enumerate(ROWS) for col in range(width))


AXIAL: Final = _axial()
PLACE: Final = tuple(f"{'abcdefg'[row]}{col + 1}" for row, width in enumerate(ROWS) for col in range(width))
"""The name of a space for people: the letter of its row, a..g from above, and its place in the row, from
1."""
_AT: Final = {axial: space for space, axial in enumerate(AXIAL)}
NEIGHBOURS: Final = tuple(
    tuple(
        sorted(
            _AT[q + dq, r + dr]
            for dq, dr in ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
            if (q + dq, r + dr) in _AT
        )
    )
    for q, r in AXIAL
)


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """A duchy. Its tuples are indexed by space, by area or by colour.

    Areas are numbered by their first space."""

    name: str
    colour: tuple[int, ...]
    castle_bonus: tuple[int, ...]
    """By space: the bonus that is printed on a castle, -1 for other spaces."""
    area: tuple[int, ...]
    area_spaces: tuple[tuple[int, ...], ...]
    area_mask: tuple[int, ...]
    area_colour: tuple[int, ...]
    colour_spaces: tuple[tuple[int, ...], ...]
    colour_mask: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """All component data of one table."""

    sheet: Sheet
    bit: tuple[int, ...]
    """By space: the mask with only this space."""
    near: tuple[int, ...]
    """By space: the mask of its neighbours."""
    colour_weights: tuple[int, ...]
    number_weights: tuple[int, ...]
    """The number of faces that show each number. Index 0 is for the number 1."""
    glass_values: tuple[int, ...]
    glass_weights: tuple[int, ...]
    allowed: tuple[tuple[int, ...], ...]
    """By colour: the numbers that fit everywhere, or () if this depends on the numbers on the sheet (CB-23 to
    CB-25)."""
    area_points: tuple[tuple[int, ...], ...]
    """By size of an area, then by phase. Size 0 is not used."""
    colour_points: tuple[tuple[int, ...], ...]
    """By colour: the points of the first value, of the second value, and 0."""
    gives: tuple[int, ...]
    """By colour: the bonus of a completed area. It is -1 for pastures, which pay points, and for castles,
    whose bonus is printed on them."""
    declining_gives: int
    start_points: int
    goods_points: int
    goods_silver: int
    phases: int
    boxes: int
    solo_turns: int
    solo_values: tuple[int, ...]
    """By phase: which value a whole colour pays in the solo game; 0 is the first value."""
    solo_marks: tuple[tuple[str, int], ...]


def _get(data: Any, *path: str) -> Any:
    """Return the value under a path of keys. Raises BadData that names the missing key."""
    value = data
    for depth, key in enumerate(path):
        if not isinstance(value, Mapping) or key not in value:
            raise BadData(f"{path[0]}.toml: {'.'.join(path[1 : depth + 1]) or 'the file'} is missing")
        value = value[key]
    return value


def _whole(data: Json, *path: str, low: int = 0, high: int = 99) -> int:
    value = _get(data, *path)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        where = f"{path[0]}.toml: {'.'.join(path[1:])}"
        raise BadData(f"{where} must be a number from {low} to {high}, not {value!r}")
    return value


def _wholes(data: Json, *path: str, count: int = 0, low: int = 0, high: int = 99) -> tuple[int, ...]:
    value = _get(data, *path)
    good = (
        isinstance(value, list)
        and value
        and (not count or len(value) == count)
        and all(isinstance(v, int) and not isinstance(v, bool) and low <= v <= high for v in value)
    )
    if not good:
        many = f"{count} " if count else ""
        raise BadData(f"{path[0]}.toml: {'.'.join(path[1:])} must be {many}numbers from {low} to {high}")
    return tuple(value)


def _word(data: Json, words: Sequence[str], *path: str) -> int:
    value = _get(data, *path)
    if value not in words:
        where = f"{path[0]}.toml: {'.'.join(path[1:])}"
        raise BadData(f"{where} must be one of {', '.join(words)}, not {value!r}")
    return words.index(value)


def _sheet(data: Json, name: str, bit: Sequence[int]) -> Sheet:
    rows = _get(data, "sheets", name, "rows")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise BadData(f"sheets.toml: {name}.rows must be a list of texts")
    tokens = [row.split() for row in rows]
    if tuple(len(row) for row in tokens) != ROWS:
        raise BadData(f"sheets.toml: {name}.rows must have {'-'.join(map(str, ROWS))} spaces")
    colour: list[int] = []
    bonus: list[int] = []
    for number, row in enumerate(tokens):
        for token in row:
            if token not in _LETTERS and token not in _CASTLES:
                raise BadData(f"sheets.toml: {name}.rows[{number}] has an unknown space {token!r}")
            colour.append(_LETTERS.get(token, CASTLE))
            bonus.append(_CASTLES.get(token, -1))
    if colour.count(CASTLE) != _CASTLE_COUNT:
        found = colour.count(CASTLE)
        raise BadData(f"sheets.toml: {name} has {found} castles instead of {_CASTLE_COUNT} (CB-2)")
    area = [-1] * SPACES
    areas: list[tuple[int, ...]] = []
    for space in range(SPACES):
        if area[space] < 0:
            areas.append(_flood(space, colour))
            for other in areas[-1]:
                area[other] = len(areas) - 1
    by_colour = tuple(tuple(s for s in range(SPACES) if colour[s] == c) for c in range(len(COLOURS)))
    return Sheet(
        name,
        tuple(colour),
        tuple(bonus),
        tuple(area),
        tuple(areas),
        tuple(sum(bit[s] for s in spaces) for spaces in areas),
        tuple(colour[spaces[0]] for spaces in areas),
        by_colour,
        tuple(sum(bit[s] for s in spaces) for spaces in by_colour),
    )


def _flood(start: int, colour: Sequence[int]) -> tuple[int, ...]:
    """Return the spaces of the area of a space. A castle is always an area of its own (CB-30)."""
    found, waiting = {start}, [start]
    while waiting and colour[start] != CASTLE:
        for other in NEIGHBOURS[waiting.pop()]:
            if colour[other] == colour[start] and other not in found:
                found.add(other)
                waiting.append(other)
    return tuple(sorted(found))


def read_box(data: Json, sheet_name: str) -> Box:
    """Return the box of a table with this sheet. Raises BadData that names the file and the fault."""
    bit = tuple(1 << space for space in range(SPACES))
    sheet = _sheet(data, sheet_name, bit)
    phases = _whole(data, "scoring", "time", "phases", low=PHASES, high=PHASES)
    area_points: list[tuple[int, ...]] = [(0,) * phases]
    largest = max(len(spaces) for spaces in sheet.area_spaces)
    area_points += [
        _wholes(data, "scoring", "area", str(size), "points", count=phases) for size in range(1, largest + 1)
    ]
    faces = _get(data, "dice", "colour_die", "faces")
    if not isinstance(faces, list) or not faces or any(face not in COLOURS for face in faces):
        raise BadData(f"dice.toml: colour_die.faces must be some of {', '.join(COLOURS)}")
    pips = _wholes(data, "dice", "number_die", "faces", low=1, high=6)
    glasses = _wholes(data, "dice", "hourglass_die", "faces", low=1, high=2)
    allowed: list[tuple[int, ...]] = [() for _ in COLOURS]
    for c in (MONASTERY, MINE, RIVER):
        allowed[c] = _wholes(data, "dice", "numbers", COLOURS[c], "allowed", low=1, high=6)
    gives = [-1] * len(COLOURS)
    for c in (MONASTERY, MINE, RIVER, CITY):
        gives[c] = _word(data, BONUSES, "scoring", "gives", COLOURS[c], "bonus")
    values = _wholes(data, "scoring", "solo", "values", count=phases, low=1, high=2)
    return Box(
        sheet=sheet,
        bit=bit,
        near=tuple(sum(bit[other] for other in NEIGHBOURS[space]) for space in range(SPACES)),
        colour_weights=tuple(faces.count(colour) for colour in COLOURS),
        number_weights=tuple(pips.count(number) for number in NUMBERS),
        glass_values=tuple(sorted(set(glasses))),
        glass_weights=tuple(glasses.count(value) for value in sorted(set(glasses))),
        allowed=tuple(allowed),
        area_points=tuple(area_points),
        colour_points=tuple(
            (*_wholes(data, "scoring", "colour", colour, "points", count=2), 0) for colour in COLOURS
        ),
        gives=tuple(gives),
        declining_gives=_word(data, BONUSES, "scoring", "declining", "bonus"),
        start_points=_whole(data, "scoring", "start", "points"),
        goods_points=_whole(data, "scoring", "goods", "points"),
        goods_silver=_whole(data, "scoring", "goods", "silverlings"),
        phases=phases,
        boxes=_whole(data, "scoring", "time", "boxes", low=1, high=MOST_BOXES),
        solo_turns=_whole(data, "scoring", "solo", "turns", low=1, high=MOST_BOXES),
        solo_values=tuple(value - 1 for value in values),
        solo_marks=tuple(
            (word, _whole(data, "scoring", "solo_marks", word, high=999))
            for word in ("well_done", "excellent", "incredible")
        ),
    )
