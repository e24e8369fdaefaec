"""Computes the features of a house. Their weighted sum is added to its handwritten value as a correction.

Each weight changes with time: it is a linear combination of `parts`. Its constants are fitted to the results
of games (see `weights`). Features are read between turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.games.dom_pierre.ai.evaluation import rounds_expected, turns_left
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.common import furthest, on_route, points, press_total, tile_value
from vigneron.games.dom_pierre.rules.goals import crowns
from vigneron.games.dom_pierre.rules.state import BARRELS, GONE, NONE, STRENGTH, VINTAGE, House, State
from vigneron.native import bits, features
from vigneron.native.features import flat

FEATURES: Final = 108
PARTS: Final = 6
_COLUMNS: Final = 6
_DISCS, _GONE, _VINTAGES, _STRONG, _WORKERS, _ROADS = 10, 16, 22, 28, 34, 40
_HARVEST, _PRESSES, _CHAMPAGNE, _ACCESSORIES, _CARDS = 48, 57, 63, 71, 79
_TOKENS, _EARNED, _TURNS = 84, 96, 101
"""The index of the first feature of each group. The groups are discs, vintage spaces, workers, roads,
harvest, presses, champagne, accessories, cards, tokens, VP by source, and turns."""


class Features:
    """Reads the features of positions.

    row    the features of the seat that was read last
    parts  functions of the time in the position that `begin` was given
    now    the weight of each feature in that position
    known  what `now` depends on, as one number; -1 before the first position
    """

    __slots__ = ("known", "now", "parts", "row", "weights")

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        self.row = [0.0] * 108
        self.now = [0.0] * 108
        self.parts = [0.0] * 6
        self.weights = flat(weights, FEATURES, PARTS)
        self.known = -1

    def begin(self, box: Box, state: State) -> None:
        """Compute the weights for a position.

        They depend on the rounds that are probably left, and on the discs that have left."""
        parts, now, weights = self.parts, self.now, self.weights
        left = rounds_expected(box, state) - state.round
        known = (left + 1) * 64 * 64 + len(state.track) * 64 + box.trigger
        if known == self.known:
            return
        self.known = known
        parts[0] = 1.0
        parts[1] = left / 20.0
        parts[2] = parts[1] * parts[1]
        parts[3] = 1.0 if left <= 1 else 0.0
        parts[4] = 1.0 if left <= 4 else 0.0
        parts[5] = len(state.track) / box.trigger
        features.weigh(parts, weights, now, FEATURES, PARTS)

    def more(self, box: Box, state: State, seat: int, value: float) -> float:
        """Return the learned correction of a seat's handwritten `value`."""
        self.read(box, state, seat, value)
        row, now = self.row, self.now  # in compiled code these arguments are pointers
        return features.total(row, now, FEATURES)

    def read(self, box: Box, state: State, seat: int, value: float) -> None:
        """Write the features of a seat into `row`; `value` is its handwritten value."""
        row = self.row
        house: House = state.houses[seat]
        for feature in range(FEATURES):
            row[feature] = 0.0
        count = crowns(box, house)
        row[0] = 1.0
        row[1] = value / 10.0
        row[2] = points(house) / 10.0
        row[3] = house.step
        row[4] = box.step_vp[house.step] / 10.0
        row[5] = count
        row[6] = count * box.step_multiplier[house.step] / 10.0
        row[7] = house.coins / 5.0
        row[8] = house.cork
        row[9] = len(house.champagne) - house.champagne.count(0)
        self._winery(box, house)
        self._people(box, house)
        self._cellar(box, house)
        for kind in range(8):
            row[_ACCESSORIES + kind] = house.accessories[kind]
        row[_CARDS] = len(house.cards)
        row[_CARDS + 1] = len(house.goals)
        row[_CARDS + 2] = len(house.scored)
        row[_CARDS + 3] = house.flags[0]
        row[_CARDS + 4] = house.flags[1]
        for token in range(12):
            row[_TOKENS + token] = house.tokens[token]
        for source in range(5):
            row[_EARNED + source] = house.earned[source] / 10.0
        turns = turns_left(box, state, seat)
        row[_TURNS] = turns / 10.0
        row[_TURNS + 1] = 1.0 if turns == 0 else 0.0
        row[_TURNS + 2] = 1.0 if turns == 1 else 0.0
        row[_TURNS + 3] = 1.0 if state.seat == seat else 0.0
        row[_TURNS + 4] = 1.0 if state.first == seat else 0.0
        row[_TURNS + 5] = 1.0 if house.coins >= box.prestige_price else 0.0
        row[_TURNS + 6] = 1.0 if house.coins >= 2 * box.prestige_price else 0.0

    def _winery(self, box: Box, house: House) -> None:
        """Write the features of discs and of the tokens of the winery."""
        row = self.row
        for column in range(_COLUMNS):
            disc = house.discs[column]
            if disc == GONE:
                row[_GONE + column] = 1.0
            else:
                row[_DISCS + column] = disc
            row[_VINTAGES + column] = 1.0 if house.vintages[column] == VINTAGE else 0.0
            row[_STRONG + column] = 1.0 if house.vintages[column] == STRENGTH else 0.0
        row[_WORKERS + 4] = 0.0 if house.waiting_vintage == NONE else 1.0
        row[_WORKERS + 5] = house.waiting_strength

    def _people(self, box: Box, house: House) -> None:
        """Write the features of workers."""
        row = self.row
        row[_WORKERS] = house.supply
        row[_WORKERS + 1] = house.maison
        row[_WORKERS + 2] = house.presses
        row[_WORKERS + 3] = bits.count(house.on_vines)
        for route in range(4):
            row[_ROADS + route] = bits.count(on_route(house, route))
            space = furthest(house, route)
            if space != NONE:
                row[_ROADS + 4 + route] = box.route_bonus[route][box.sections[route][space]]

    def _cellar(self, box: Box, house: House) -> None:
        """Write the features of harvest and champagne."""
        row = self.row
        for at in range(9):
            row[_HARVEST + at] = house.harvest[at]
        for press in range(3):
            row[_PRESSES + press] = press_total(house, press)
            row[_PRESSES + 3 + press] = house.modifiers[press]
        for place in range(6):
            tile = house.champagne[place]
            if tile:
                value = tile_value(tile)
                row[_CHAMPAGNE + (1 if tile >= BARRELS else 0)] += 1.0
                row[_CHAMPAGNE + 2] += value
                row[_CHAMPAGNE + 3] += 1.0 if value + 3 >= box.middle_from else 0.0
                row[_CHAMPAGNE + 4] += 1.0 if value + 3 >= box.bottom_from else 0.0
                row[_CHAMPAGNE + 5] += 1.0 if value + 3 >= box.prestige_from else 0.0
                row[_CHAMPAGNE + 6] += value * value / 10.0
