"""Component data: read, checked, replaceable per table (CB-1, CB-3, CB-20 to CB-22, CB-30, CB-31, CB-50)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.burgundy_dice.positions import table
from vigneron.core.game import BadData
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.box import COLOURS, NEIGHBOURS, SHEETS, read_box

TOTALS = {"river": 6, "mine": 4, "castle": 4, "city": 9, "monastery": 7, "pasture": 7}
PHASE_ONE = {"A": 86, "B": 93, "C": 84, "D": 80, "E": 86, "F": 92, "G": 83, "H": 86}


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_adds_up(name: str) -> None:
    """CB-1, CB-2: 37 spaces, the same colours on every sheet, four castles with four different bonuses."""
    sheet = read_box(GAME.data(), name).sheet
    assert Counter(COLOURS[c] for c in sheet.colour) == TOTALS
    assert sorted(bonus for bonus in sheet.castle_bonus if bonus >= 0) == [0, 1, 2, 3]
    castles = [space for space, bonus in enumerate(sheet.castle_bonus) if bonus >= 0]
    assert not any(other in NEIGHBOURS[space] for space in castles for other in castles)


@pytest.mark.parametrize("name", SHEETS)
def test_all_areas_of_a_sheet_in_phase_one(name: str) -> None:
    """CB-30, CB-31: what the eight sheets pay altogether, pastures doubled."""
    rules = table(2, name).rules
    assert (
        sum(rules.marks.worth(area, 1) for area in range(len(rules.box.sheet.area_mask))) == PHASE_ONE[name]
    )


def test_sheet_a_is_the_books() -> None:
    """CB-1: three rivers, two mines, four cities, monasteries, castles and pastures, of the book's sizes."""
    sheet = read_box(GAME.data(), "A").sheet
    sizes: dict[str, list[int]] = {}
    for spaces, colour in zip(sheet.area_spaces, sheet.area_colour, strict=True):
        sizes.setdefault(COLOURS[colour], []).append(len(spaces))
    assert {colour: sorted(found, reverse=True) for colour, found in sizes.items()} == {
        "river": [2, 2, 2],
        "mine": [2, 2],
        "city": [4, 3, 1, 1],
        "monastery": [2, 2, 2, 1],
        "castle": [1, 1, 1, 1],
        "pasture": [2, 2, 2, 1],
    }


def test_touch_is_mutual() -> None:
    """CB-13: inner spaces have six neighbours, corners three, and 90 pairs touch in all."""
    counts = Counter(len(others) for others in NEIGHBOURS)
    assert counts == {3: 6, 4: 12, 6: 19}
    assert all(space in NEIGHBOURS[other] for space, others in enumerate(NEIGHBOURS) for other in others)


def test_none_but_sheet_a_is_called_likely_and_none_published() -> None:
    """CB-1: the status of a sheet is not better than what we know of it."""
    for name, row in GAME.data()["sheets"].items():
        if name != "provenance":
            assert row["source"]
            assert ("likely" in row["status"]) == (name == "A")
            assert ("never published" in row["status"]) == (name in "EFGH")


def _put(*path: str, value: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        if value is None:
            del data[path[-1]]
        else:
            data[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_put("sheets", "A", value=None), "sheets.toml: A is missing"),
        (_put("sheets", "A", "rows", value=None), "sheets.toml: A.rows is missing"),
        (_put("sheets", "A", "rows", value=3), "sheets.toml: A.rows must be a list of texts"),
        (_put("sheets", "A", "rows", value=["B B"]), "sheets.toml: A.rows must have 4-5-6-7-6-5-4 spaces"),
        (
            lambda data: data["sheets"]["A"]["rows"].__setitem__(0, "B B X G"),
            "rows[0] has an unknown space 'X'",
        ),
        (lambda data: data["sheets"]["A"]["rows"].__setitem__(0, "B B Kp G"), "A has 5 castles instead of 4"),
        (_put("dice", "colour_die", "faces", value=["pink"]), "colour_die.faces must be some of monastery"),
        (_put("dice", "number_die", "faces", value=[0]), "number_die.faces must be numbers from 1 to 6"),
        (
            _put("dice", "hourglass_die", "faces", value=[3]),
            "hourglass_die.faces must be numbers from 1 to 2",
        ),
        (_put("dice", "numbers", "mine", value=None), "dice.toml: numbers.mine is missing"),
        (_put("scoring", "area", "4", value=None), "scoring.toml: area.4 is missing"),
        (_put("scoring", "area", "2", "points", value=[4, 3]), "area.2.points must be 3 numbers"),
        (_put("scoring", "area", "2", "points", value=[4, 3, -2]), "area.2.points must be 3 numbers"),
        (_put("scoring", "colour", "city", "points", value=[6]), "colour.city.points must be 2 numbers"),
        (_put("scoring", "gives", "city", "bonus", value="gold"), "gives.city.bonus must be one of monk"),
        (_put("scoring", "time", "boxes", value=0), "time.boxes must be a number from 1 to 20, not 0"),
        (_put("scoring", "time", "boxes", value=True), "time.boxes must be a number from 1 to 20, not True"),
        (_put("scoring", "time", "phases", value=4), "time.phases must be a number from 3 to 3"),
        (_put("scoring", "solo", "values", value=[1, 1, 3]), "solo.values must be 3 numbers from 1 to 2"),
        (_put("scoring", value={}), "scoring.toml: time is missing"),
    ],
)
def test_bad_data_are_named(change: Callable[[Any], None], said: str) -> None:
    """A fault is told with its file and key."""
    data = GAME.data()
    change(data)
    with pytest.raises(BadData) as caught:
        read_box(data, "A")
    assert said in str(caught.value)


def test_data_are_replaceable_per_table() -> None:
    """CB-22, CB-30, CB-50, CB-11: other numbers, other points, another price for goods."""
    data = GAME.data()
    data["dice"]["numbers"]["river"]["allowed"] = [1]
    data["scoring"]["area"]["1"]["points"] = [9, 9, 9]
    data["scoring"]["goods"]["points"] = 5
    here = table(2, data=data).castles("c2", "c2").rolled("river", "river", 1, 5)
    assert here.may("mark:0.0.d2")
    assert here.why("mark:0.1.d2") == "wrong_number CB-22"
    here.holding(0, goods=1)
    here.turn("pass", "pass", roll=("monastery", "monastery", 6, 6, 2))
    assert here.points() == 1 + 5
    assert table(2).rules.box.area_points[1] == (1, 1, 1)
