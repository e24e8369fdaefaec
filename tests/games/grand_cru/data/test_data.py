"""Component data: read, checked, replaceable (GC-1, GC-2)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.core.game import BadData
from vigneron.games.grand_cru import GAME


def changed(change: Callable[[Any], None]) -> Any:
    data = copy.deepcopy(GAME.data())
    change(data)
    return data


def put(*path: str, value: Any) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]]["value"] = value

    return change


def test_another_box_is_another_table() -> None:
    """GC-2: prices of an owner's own board."""
    data = changed(put("grapes", "grape", "merlot", "demand", value=[1, 2, 3, 4]))
    here = table(2, data).wine(0, 3, "merlot").price("merlot", 4)
    here.act("sell:3.merlot.1")
    assert (here.side(0).money, here.step_of("merlot")) == (25, 3)
    assert table(2).rules.box.price[2][0] == 3


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (put("grapes", "grape", "merlot", "supply", value=26), "grape.merlot.supply"),
        (put("grapes", "grape", "merlot", "supply", value=True), "grape.merlot.supply"),
        (put("grapes", "grape", "merlot", "demand", value=[3, 2]), "falls on the way up"),
        (put("grapes", "grape", "merlot", "demand", value=[3]), "demand must be"),
        (put("grapes", "grape", "merlot", "ripe", value=[5, 3]), "ends before it begins"),
        (put("grapes", "grape", "merlot", "ripe", value=[5, 8]), "ripe must be"),
        (put("grapes", "grape", "merlot", "vines", value="x"), "grape.merlot.vines"),
        (put("board", "loans", "interest", value=[0, 1]), "loans.interest"),
        (put("board", "loans", "opening_most", value=7), "loans.opening_most"),
        (put("board", "loans", "opening_least", value=6), None),
        (put("improvements", "count", "aoc", value=16), "count.aoc"),
        (put("festival", "price", "late", value=-1), "price.late"),
        (lambda data: data["festival"]["price"].pop("late"), "price.late is missing"),
        (lambda data: data.pop("board"), "the file is missing"),
        (lambda data: data["board"]["prizes"]["first"].update(source="rumour"), "needs a source"),
        (lambda data: data["board"]["prizes"].update(first=3), "must be { value"),
    ],
)
def test_faults_are_named(change: Callable[[Any], None], fault: str | None) -> None:
    """GC-1: BadData says file, key and fault."""
    data = changed(change)
    if fault is None:
        assert table(2, data).rules.box.opening_least == 6
        return
    with pytest.raises(BadData, match=fault.replace("{", r"\{")):
        GAME.rules(GAME.setup(2), data)


def few_improvements(data: Any) -> None:
    for row in data["improvements"]["count"].values():
        row["value"] = 0


def few_vines(data: Any) -> None:
    for row in data["grapes"]["grape"].values():
        row["vines"]["value"] = 1
    for row in data["improvements"]["count"].values():
        row["value"] = 15


def no_opening(data: Any) -> None:
    data["board"]["loans"]["opening_least"]["value"] = 5
    data["board"]["loans"]["opening_most"]["value"] = 4


@pytest.mark.parametrize(
    ("change", "seats", "fault"),
    [
        (few_improvements, 2, "improvements.toml: there are too few"),
        (few_improvements, 5, "too few tiles for estates"),
        (few_vines, 5, "grapes.toml: there are too few vines"),
        (no_opening, 2, "opening_most is below"),
    ],
)
def test_too_small_a_box(change: Callable[[Any], None], seats: int, fault: str) -> None:
    """GC-1, GC-40: there are always enough tiles, and every player can open."""
    with pytest.raises(BadData, match=fault):
        GAME.rules(GAME.setup(seats), changed(change))


def test_reconstructions_are_marked() -> None:
    """GC-2, GC-52: what is not printed in the book's text says so in the data."""
    data = GAME.data()
    for grape in data["grapes"]["grape"].values():
        assert grape["demand"]["source"] == grape["ripe"]["source"] == "reconstruction"
    assert data["board"]["loans"]["interest"]["source"] == "reconstruction"
    assert data["board"]["board"]["rounds"]["source"] == "public"


def test_another_range_of_opening_loans() -> None:
    """GC-5: the data's own bounds are offered, and nothing else is allowed."""
    data = changed(put("board", "loans", "opening_most", value=4))
    data["board"]["loans"]["opening_least"]["value"] = 2
    here = Table(2, data)
    assert here.offers(seat=0) == ["loans:2", "loans:3", "loans:4"]
    for text in ("loans:1", "loans:5"):
        assert here.why(text, 0) == ("opening_loans", "GC-5")


def test_another_highest_bid() -> None:
    """GC-20, GC-21: prices above the data's highest are neither offered nor allowed."""
    data = changed(put("board", "board", "highest_bid", value=4))
    here = table(2, data).display("merlot").auction(1, "syrah", 1, 2)
    assert here.offers("auction", "overbid") == [f"auction:merlot.{bid}" for bid in range(1, 5)] + [
        "overbid:1.3",
        "overbid:1.4",
    ]
    assert here.why("auction:merlot.5") == ("bid_too_high", "GC-20")
    assert here.why("overbid:1.5") == ("bid_too_high", "GC-21")
