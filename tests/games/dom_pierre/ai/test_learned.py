"""The learned weights of a winery's evaluation: the features that are read, and what they add."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sensible import after
from vigneron.games.dom_pierre.ai.evaluation import rounds_expected, turns_left
from vigneron.games.dom_pierre.ai.insight import DomPierreInsight
from vigneron.games.dom_pierre.rules.goals import crowns

KEY = "dom_pierre"


@pytest.mark.parametrize("acts", [4, 60, 130, 200])
def test_the_signs_of_a_house_are_counted_as_people_would(acts: int) -> None:
    rules, state = after(KEY, acts)
    rows, parts = DomPierreInsight().features(rules, state)
    written = DomPierreInsight(()).value(rules, state)
    box = rules.box
    left = rounds_expected(box, state) - state.round
    discs_gone = len(state.track) / box.trigger
    times = [1.0, left / 20, (left / 20) ** 2, float(left <= 1), float(left <= 4), discs_gone]
    assert parts == pytest.approx(times)
    for seat, row in enumerate(rows):
        house, rest = state.houses[seat], iter(row)

        def take(count: int, rest: Any = rest) -> list[float]:
            return [next(rest) for _ in range(count)]

        count, step = crowns(box, house), house.step
        tiles = [(tile % 32, tile >= 32) for tile in house.champagne if tile]
        assert take(3) == pytest.approx([1.0, written[seat] / 10, sum(house.earned) / 10])
        assert take(2) == pytest.approx([step, box.step_vp[step] / 10])
        assert take(2) == pytest.approx([count, count * box.step_multiplier[step] / 10])
        assert take(3) == pytest.approx([house.coins / 5, house.cork, len(tiles)])
        assert take(6) == [0 if row == 99 else row for row in house.discs]
        assert take(6) == [row == 99 for row in house.discs]
        assert take(6) == [lies == 1 for lies in house.vintages]
        assert take(6) == [lies == 2 for lies in house.vintages]
        vines = bin(house.on_vines).count("1")
        assert take(4) == [house.supply, house.maison, house.presses, vines]
        assert take(2) == [house.waiting_vintage >= 0, house.waiting_strength]
        roads = [[s for s in range(10) if house.on_roads >> (10 * route + s) & 1] for route in range(4)]
        assert take(4) == [len(spaces) for spaces in roads]
        assert take(4) == [
            box.route_bonus[route][box.sections[route][max(spaces)]] if spaces else 0
            for route, spaces in enumerate(roads)
        ]
        assert take(9) == list(house.harvest)
        assert take(3) == [
            sum(house.harvest[3 * press : 3 * press + 3]) + house.modifiers[press] for press in range(3)
        ]
        assert take(3) == list(house.modifiers)
        assert take(2) == [sum(not barrel for _, barrel in tiles), sum(barrel for _, barrel in tiles)]
        assert take(1) == [sum(value for value, _ in tiles)]
        for least in (box.middle_from, box.bottom_from, box.prestige_from):
            assert take(1) == [sum(value + 3 >= least for value, _ in tiles)]
        assert take(2) == pytest.approx([sum(value * value for value, _ in tiles) / 10, 0.0])
        assert take(8) == list(house.accessories)
        assert take(3) == [len(house.cards), len(house.goals), len(house.scored)]
        assert take(2) == list(house.flags)
        assert take(12) == list(house.tokens)
        assert take(5) == pytest.approx([vp / 10 for vp in house.earned])
        turns = turns_left(box, state, seat)
        assert take(3) == pytest.approx([turns / 10, float(turns == 0), float(turns == 1)])
        price = box.prestige_price
        assert take(2) == [state.seat == seat, state.first == seat]
        assert take(2) == [house.coins >= price, house.coins >= 2 * price]
        assert not list(rest)
