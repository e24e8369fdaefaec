"""The learned weights of an estate's evaluation: the features that are read, and what they add."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sensible import after
from vigneron.games.grand_cru.ai.insight import GrandCruInsight

KEY = "grand_cru"


@pytest.mark.parametrize("acts", [4, 30, 75, 140])
def test_the_signs_of_an_estate_are_counted_as_people_would(acts: int) -> None:
    rules, state = after(KEY, acts)
    rows, parts = GrandCruInsight().features(rules, state)
    written = GrandCruInsight(()).value(rules, state)
    box = rules.box
    assert parts[0] == 1.0
    assert parts[3] == state.year / 6.0
    for seat, row in enumerate(rows):
        side, left = state.sides[seat], iter(row)

        def take(count: int, left: Any = left) -> list[float]:
            return [next(left) for _ in range(count)]

        cubes = [(at // 5, at % 5, count) for at, count in enumerate(side.cellar) if count]
        price = [box.francs[grape * 12 + state.markers[grape]] / 10 for grape in range(5)]
        ripe = sum(n for barrel, grape, n in cubes if box.ripe[barrel * 5 + grape])
        income = sum(n * price[g] for b, g, n in cubes if box.ripe[b * 5 + g])
        vines, tiles = list(side.vines), list(side.tiles)
        led = [c for c in range(len(state.column_seat)) if state.column_seat[c] == seat]
        net = (side.money - box.loan_pays * side.loans) / 10

        def above(value: float, least: float) -> float:
            return max(0.0, value - least / 10)

        assert take(3) == pytest.approx([1.0, written[seat] / 10, side.money / 10])
        assert take(2) == pytest.approx([side.loans, box.interest[side.loans] / 5])
        assert take(4) == [side.prestige, side.passed, side.pawns, side.loans == 0]
        assert take(5) == vines
        assert take(13) == [min(1, count) for count in tiles]
        assert take(5) == [max(0, count - 1) for count in tiles[:5]]
        assert take(2) == [ripe, sum(side.cellar) - ripe]
        by_grape = [sum(n for _, grape, n in cubes if grape == own) for own in range(5)]
        assert take(5) == by_grape
        for counts in (by_grape, vines, tiles[:5]):
            assert take(5) == pytest.approx([n * p for n, p in zip(counts, price, strict=True)])
        assert take(4) == [
            sum(tiles[:5]),
            max(0, sum(tiles[:5]) - 5),
            sum(vines),
            len(side.estate) - sum(tiles[:5]),
        ]
        assert take(2) == [len(led), sum(state.column_price[column] for column in led)]
        assert take(4) == [state.turn == seat, state.holder == seat, sum(side.market), sum(side.used[5:])]
        assert take(4) == pytest.approx([above(net, 0), above(-net, 0), above(net, 20), above(-net, 20)])
        assert take(7) == [sum(n for barrel, _, n in cubes if barrel == own) for own in range(7)]
        assert take(5) == list(side.market)
        money, soon = side.money / 10, net + income
        assert take(4) == pytest.approx([income, above(money, 5), above(money, 15), above(money, 30)])
        assert take(5) == pytest.approx(
            [above(soon, 0), above(soon, -15), above(soon, -30), above(soon, 15), float(soon > -1e-9)]
        )
        assert take(7) == [side.loans >= count for count in range(2, 9)]
        assert not list(left)


def test_at_the_end_the_value_is_what_is_counted() -> None:
    """GC-60."""
    rules, state = after(KEY, 2_000)
    assert not rules.to_act(state)
    assert GrandCruInsight().value(rules, state) == [float(score) for score in rules.result(state).scores]
