"""Component data: what is read, what is refused, and the totals of the box."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tests.games.dom_pierre.positions import table
from vigneron.core.game import BadData
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import COLUMNS, GOAL_CARDS


def read(data: Any, seats: int = 3) -> Any:
    return GAME.rules(GAME.setup(seats), data)


def test_totals_of_the_box() -> None:
    """DP-1, DP-4, DP-5, DP-6, DP-7: 16 tokens, 60 cards, 45 goals, 51 grapes, 45 harvest tiles."""
    box = table(4, edition=GAME.edition).box
    assert sum(box.token_count) == 16
    assert sum(len(deck) for deck in box.deck) == 60
    assert len(box.goal_deck) == GOAL_CARDS
    assert sum(box.grapes) == 51
    assert 3 * sum(box.harvest_counts) == 45
    assert sum(box.vintage_counts) == 12
    assert len(box.shields) == 10


def test_costs_and_strengths() -> None:
    """DP-23, DP-24: what the rows cost and how strong they are."""
    box = table(edition=GAME.edition).box
    assert box.cost == (0, 1, 2, 3, 4, 5, 0)
    assert box.strength[1:] == (1, 2, 2, 3, 3, 3)


def test_every_value_has_a_status() -> None:
    """DP-2: rows and tables of the data files say whether a value is stated, inferred or a reconstruction."""
    words = ("stated", "inferred", "reconstruction")
    for path in sorted((GAME.folder / "data").glob("*.toml")):
        for name, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
            rows = value if isinstance(value, list) else [value]
            for row in rows:
                inner = [v for v in row.values() if isinstance(v, dict) and "status" in v]
                for found in inner or [row]:
                    statuses = [v for k, v in found.items() if k.endswith("status")]
                    assert name == "provenance" or statuses, f"{path.name}: {name}"
                    assert all(any(w in s for w in words) for s in statuses), f"{path.name}: {name}"


def test_another_table_may_have_other_values() -> None:
    """DP-101: data are bound to the table, so that an owner of the box can correct them."""
    data = GAME.data()
    data["prestige"]["step"][0]["vp"] = 3
    data["winery"]["end_track"]["vp"] = 4
    t = table(3, data=data)
    assert t.rules.result(t.state).scores[0] == 3 + 1
    t.discs(3, sales=5).acts("layoff:sales", "done")
    assert t.vp() == 4
    assert table(3).box.end_vp == 2


def _drop(*path: str) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def _set(value: Any, *path: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


FAULTS: list[tuple[str, Callable[[Any], None]]] = [
    ("prestige.toml: the file is missing", _drop("prestige")),
    ("winery.toml: end_track.vp is missing", _drop("winery", "end_track", "vp")),
    ("must be a number from 0 to 99", _set("two", "winery", "end_track", "vp")),
    ("must be a number from 0 to 99", _set(True, "winery", "end_track", "vp")),
    ("must be a number from 0 to 99", _set(-1, "prestige", "price", "value")),
    ("six columns", _set(list(reversed(COLUMNS)), "winery", "columns", "value")),
    ("must be one of", _set("rosé", "vineyard", "initial", 0, "variety")),
    ("lies outside", _set([1, 8], "vineyard", "initial", 0, "square")),
    ("must be a number from 1 to 8", _set([9, 1], "vineyard", "initial", 0, "square")),
    ("five free squares", _set([[4, 3]] * 5, "vineyard", "bonus_spaces", "few", "squares")),
    ("size must be 8 by 7", _set(9, "vineyard", "size", "columns")),
    ("fewer than squares", _set(19, "vineyard", "grapes", "per_variety")),
    ("more than 10 spaces", _set([4, 4, 4], "routes", "route", 0, "sections")),
    ("must be a list of 3 numbers", _set([1, 2], "routes", "route", 0, "bonus")),
    ("needs each of north, east, south, west once", _set("north", "routes", "route", 1, "key")),
    ("every card needs a key of its own", _set("N02", "markets", "card", 0, "key")),
    ("every route needs 15 cards", _set("east", "markets", "card", 0, "route")),
    ("must be a text", _set("", "markets", "card", 0, "city")),
    ("must be true or false", _set(1, "winery", "side", "standard", "vintages_placed")),
    ("must be a list, not 'left'", _set("left", "markets", "card", 0, "refuses")),
    ("tiers must be a list, not True", _set(True, "goals", "goal", 1, "tiers")),
    ("squares must be a list, not 4", _set(4, "vineyard", "bonus_spaces", "few", "squares")),
    ("must stand 60 times", _set([], "markets", "card")),
    ("must rise", _set([1, 11, 6], "ratio", "tiers", "from_value")),
    ("permanent market lies in the north", _set("east", "routes", "permanent", "route")),
    ("fewer tokens than the glass", _set(0, "prestige", "token", 0, "count")),
    ("44 cards are needed", _set(44, "goals", "deck", "cards")),
    ("too few vintage tokens", _set(1, "winery", "vintage_tokens", "per_column")),
    ("needs more tiles than there are", _set([1, 5, 5], "tiles", "harvest", "of_each_value")),
    ("cannot be set up with so few pieces", _set(10, "tiles", "workers", "at_presses")),
    ("harvest token has value", _set(4, "prestige", "token", 9, "value")),
    ("harvest bonus has value", _set(0, "goals", "bonus", 8, "value")),
    ("must stand in order", _set(3, "winery", "row", 0, "row")),
]


def test_an_empty_square_is_always_left() -> None:
    """DP-35: data with a grape for every square are refused."""
    data = deepcopy(GAME.data())
    data["vineyard"]["grapes"]["per_variety"] = 19
    with pytest.raises(BadData, match="fewer than squares"):
        read(data)


@pytest.mark.parametrize(("fault", "change"), FAULTS, ids=[f"{i}" for i in range(len(FAULTS))])
def test_data_that_cannot_be_right(fault: str, change: Callable[[Any], None]) -> None:
    """DP-27: the message names file, key and fault."""
    data = GAME.data()
    change(data)
    with pytest.raises(BadData) as found:
        read(data, 4 if "glass" in fault or "vintage" in fault else 3)
    assert fault in str(found.value)


def test_too_many_rows() -> None:
    """DP-27: no game may last longer than its declared length."""
    data = GAME.data()
    rows = data["winery"]["row"]
    top = rows.pop()
    for i in range(6, 12):
        rows.append({**rows[5], "row": i})
    rows.append({**top, "row": 12})
    with pytest.raises(BadData, match="60 rounds"):
        read(data)
