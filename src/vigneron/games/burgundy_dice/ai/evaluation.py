"""Estimates the final score of a sheet: its points so far, plus the points that are likely to come.

Every unfinished area has an *effort*: about how many turns it takes to fill its spaces. With `turns` left,
the area is finished with probability 1 / (1 + (effort / (PACE * turns)) ** STEEP). It pays the points of the
phase in which it is finished. A whole colour is treated in the same way; its effort is the sum of the efforts
of its areas. Bonuses, and the freedom to choose among spaces (`freedom`), lose value towards the end of the
game.

The constants were found by the cross-entropy method (Rubinstein 1999) over some 370,000 solo games on sheets
A, B and E. In these games, each act was chosen by this estimate alone. A learned correction is added to the
estimate. It is the sum of the sheet's features (`SheetEvaluation.look`), each multiplied by a weight that
changes with time. The weights are fitted to the results of games (`weights`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import pow, sqrt
from typing import Final

from vigneron.core.contract import Seat
from vigneron.games.burgundy_dice.ai.weights import WEIGHTS
from vigneron.games.burgundy_dice.rules.actions import DONE, KIND, PASS, SPACE, START
from vigneron.games.burgundy_dice.rules.box import (
    CASTLE,
    CITY,
    COLOURS,
    GOODS,
    NUMBERS,
    PASTURE,
    SPACES,
    Sheet,
)
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side, State
from vigneron.native import bits

FIXED: Final = 4.23
"""Effort of a space whose colour takes two numbers."""
CITY_FIRST: Final = 2.47
CITY_NEXT: Final = 0.256
"""Effort of a city's first space, and the effort that each number already written in the city adds."""
PASTURE_FIRST: Final = 3.18
PASTURE_NEXT: Final = 3.67
CASTLE_BESIDE: Final = 6.18
"""The effort of a castle is this constant divided by the count of numbers that the castle accepts now."""
CASTLE_BARE: Final = 7.77
FAR: Final = 2.0
FURTHER: Final = 1.54
"""FAR is the effort added if no space of the area touches a mark. FURTHER is added as well if no space is one
step away from such a space."""
PACE: Final = 1.07
STEEP: Final = 1.78
AREA: Final = 0.866
COLOUR_SHARE: Final = 0.636
COLOUR_STEEP: Final = 1.37
BONUS: Final = (1.80, 1.94, 4.28, 0.82)
"""Value of one monk, silverling, goods (its 2 points included) and worker."""
BONUS_POWER: Final = 0.724
"""`count` bonuses of one kind are worth as much as `count ** BONUS_POWER` single ones. The exponent is below
1, because bonuses of different kinds are worth more than several of one kind."""
FADE: Final = 5.2
GOODS_FADE: Final = 3.5
GIFT: Final = 0.545
"""Value of the bonus of an unfinished area, relative to a bonus in hand."""
FREEDOM: Final = 3.1
LEFT_OVER: Final = 0.001
"""Value of a bonus left at the end, which decides ties (CB-60)."""

PerPhase = tuple[float, ...]
"""One number for each remaining phase, the current phase first: the turns left, or the probability of
finishing something in that phase."""

WIDE: Final = SPACES + 1
"""Length of one row of `Moment.effort` and `Moment.worth`."""
FEATURES: Final = 58
"""The number of features that `SheetEvaluation.look` reads."""
_NOTHING: Final = (0.0,) * FEATURES
_NONE: Final = ((0.0,) * 6,) * FEATURES
_BONUSES, _COLOURS, _AREAS, _DONE, _SIZES = 3, 15, 39, 51, 7
"""The index of the first feature of bonuses, of colours, of areas and of finished areas; and the number of
area sizes."""
_MANY: Final = tuple([pow(count, BONUS_POWER) for count in range(256)])
"""By count: the value of this many bonuses of one kind, relative to one bonus."""
_ROOTS: Final = tuple([sqrt(pairs / 36) for pairs in range(len(COLOURS) * len(NUMBERS) + 1)])
"""By count: the square root of the share that this many (colour, number) pairs have of all pairs."""


class Moment:
    """Numbers that are cached for one table, phase and count of boxes crossed off.

    turns     turns left until the end of this phase and of each later one; `last`: until the end of the game
    mask      by area: the spaces of the area; `colour`: by area, the colour of the area
    effort    (area * 3 + distance) * WIDE + number -> effort, -1.0 if not computed yet; number is the count
              of spaces left, or for a castle of numbers that it accepts; see FAR for distance (0, 1, 2)
    worth     same index as `effort` -> the value of the area
    colours   (colour, effort, values gone) -> value of the whole colour
    pairs     mask of open spaces -> the number of colours of these spaces
    learned   the current weight of each feature
    """

    __slots__ = (
        "areas",
        "colour",
        "colours",
        "effort",
        "fade",
        "goods_fade",
        "last",
        "learned",
        "mask",
        "pairs",
        "turns",
        "worth",
    )

    def __init__(self, turns: PerPhase, sheet: Sheet) -> None:
        last = turns[len(turns) - 1]  # negative indexes are errors in compiled code
        self.turns = turns
        self.last = last
        self.fade = last / (last + FADE) if last > 0 else 0.0
        self.goods_fade = last / (last + GOODS_FADE) if last > 0 else 0.0
        self.areas = len(sheet.area_mask)
        self.mask = list(sheet.area_mask) + [0] * (SPACES - self.areas)
        self.colour = bytes(sheet.area_colour)
        self.effort = [-1.0] * (3 * WIDE * self.areas)
        self.worth = self.effort.copy()
        self.colours: dict[tuple[int, float, int], float] = {}
        self.pairs: dict[int, int] = {}
        basis = over_time(last)
        self.learned = learned_at(basis)


def learned_at(basis: PerPhase) -> list[float]:
    """Return the current weight of each feature. `basis` is the result of `over_time`."""
    return [sum([weight * part for weight, part in zip(row, basis, strict=True)]) for row in WEIGHTS or _NONE]


def over_time(turns: float) -> PerPhase:
    """Return six functions of the turns left: the basis over which the weights are linear combinations."""
    t = turns / 24.0
    return 1.0, t, t * t, float(turns <= 2), float(turns <= 5), float(turns <= 9)


class SheetEvaluation:
    """Estimates final scores, in points. It keeps one `Moment` for each table, phase and count of boxes."""

    def __init__(self) -> None:
        self.known: dict[tuple[float, float, PerPhase], PerPhase] = {}
        self.moments: dict[tuple[BurgundyRules, int, int], Moment] = {}
        self.row = list(_NOTHING)
        """The features of the sheet that was read last."""

    def prefer(self, rules: BurgundyRules, state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        """Return the value of the sheet after each act, in points.

        If a second mark may follow an act, the value is that after the best second mark."""
        side: Side = state.sides[seat]
        known: dict[int, float] = {}
        out = []
        for act in legal:
            kind = KIND[act]
            written = 0
            if kind not in (START, PASS, DONE):
                written = rules.value_of(state, act)
            key = (kind * WIDE + SPACE[act]) * 8 + written
            found = known.get(key)
            if found is None:  # equal dice give equal marks
                found = known[key] = self.after(rules, state, side, act)
            out.append(found)
        return out

    def after(self, rules: BurgundyRules, state: State, side: Side, act: int) -> float:
        """Return the value of a sheet after an act.

        If a second mark may follow, the value is that after the best second mark."""
        after = side.copy()
        if KIND[act] == START:
            rules.marks.start(after, SPACE[act])
            return self.side(rules, state, after)
        rules.choose(state, after, act)
        best = self.side(rules, state, after)
        if not after.chosen:
            for second in rules.second_marks(state, after):
                both = after.copy()
                rules.choose(state, both, second)
                best = max(best, self.side(rules, state, both))
        return best

    def side(self, rules: BurgundyRules, state: State, side: Side) -> float:
        """Return the value in points of a sheet whose choice for this turn is complete."""
        moment = self.moment(rules, state)
        value = float(side.points)
        unmarked = ~side.marked
        if side.finished:
            value += self.whole_colours(rules, state, side)
        if moment.last <= 0:
            return value + LEFT_OVER * sum(side.bonus)
        held = side.bonus
        for bonus in range(4):
            if held[bonus]:
                share = moment.goods_fade if bonus == GOODS else moment.fade
                value += share * BONUS[bonus] * _MANY[held[bonus]]
        fits = side.fits
        reach = side.reach
        around = -1
        efforts = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
        for area in range(moment.areas):
            mask = moment.mask[area]
            left = mask & unmarked
            if left:
                colour = moment.colour[area]
                far = 0
                if not reach & mask:
                    if around < 0:
                        around = self.around(rules, reach & unmarked)
                    far = 1 if around & left else 2
                count = self.beside(fits, mask) if colour == CASTLE else bits.count(left)
                at = (area * 3 + far) * WIDE + count
                effort = moment.effort[at]
                if effort < 0:
                    effort = self.learn(rules, state, moment, area, far, count)
                efforts[colour] += effort
                value += moment.worth[at]
        for colour in range(6):
            if efforts[colour] > 0:
                value += self.colour(rules, state, moment, colour, efforts[colour])
        value += FREEDOM * moment.fade * self.freedom(rules, fits, reach & unmarked, moment)
        self.look(rules, side, moment, value)
        row = self.row
        learned = moment.learned
        for feature in range(FEATURES):
            value += learned[feature] * row[feature]
        return value

    def look(self, rules: BurgundyRules, side: Side, moment: Moment, value: float) -> None:
        """Write the features of a sheet into `row`.

        The first three features are 1, the handwritten value and the points. For each bonus there are the
        count, whether the sheet has at least one, and whether it has at least two. For each colour there are
        the spaces left, whether none is left, the spaces in reach, and whether any is in reach. Then there
        are for each colour the areas begun and the areas that lack one space, and for each size the finished
        areas."""
        row = self.row
        for feature in range(_BONUSES, FEATURES):
            row[feature] = 0.0
        row[0], row[1], row[2] = 1.0, value, float(side.points)
        for bonus in range(4):
            held = side.bonus[bonus]
            if held:
                row[_BONUSES + 3 * bonus] = float(held)
                row[_BONUSES + 3 * bonus + 1] = 1.0
                if held > 1:
                    row[_BONUSES + 3 * bonus + 2] = 1.0
        unmarked = ~side.marked
        masks = rules.colour_mask
        for colour in range(6):
            left = masks[colour] & unmarked
            at = _COLOURS + 4 * colour
            if not left:
                row[at + 1] = 1.0
                continue
            row[at] = float(bits.count(left))
            near = left & side.reach
            if near:
                row[at + 2] = float(bits.count(near))
                row[at + 3] = 1.0
        for area in range(moment.areas):
            mask = moment.mask[area]
            left = mask & unmarked
            if not left:
                size = bits.count(mask)
                row[_DONE + (size if size < _SIZES else _SIZES) - 1] += 1.0
            elif left != mask:
                at = _AREAS + 2 * moment.colour[area]
                row[at] += 1.0
                if bits.count(left) == 1:
                    row[at + 1] += 1.0

    def whole_colours(self, rules: BurgundyRules, state: State, side: Side) -> int:
        """Return the points that the colours finished in this turn will bring at the reveal (CB-50)."""
        points = 0
        for colour, mask in enumerate(rules.box.sheet.colour_mask):
            if mask and not mask & ~side.marked and not side.colour_phase[colour]:
                points += rules.box.colour_points[colour][rules.open_value(state, colour)]
        return points

    def moment(self, rules: BurgundyRules, state: State) -> Moment:
        """Return the cached numbers of the current phase and count of boxes."""
        key = (rules, state.phase, state.boxes)
        moment = self.moments.get(key)
        if moment is None:
            if len(self.moments) > 200:
                self.moments.clear()
            moment = self.moments[key] = Moment(self.turns(rules, state), rules.box.sheet)
        elif len(moment.colours) > 20_000 or len(moment.pairs) > 20_000:
            moment.colours.clear()
            moment.pairs.clear()
        return moment

    def colour(self, rules: BurgundyRules, state: State, moment: Moment, colour: int, effort: float) -> float:
        """Return the value of finishing a colour whose unfinished areas have this total effort, in points."""
        key = (colour, effort, state.claimed[colour])
        found = moment.colours.get(key)
        if found is None:
            points = rules.box.colour_points[colour]
            found = 0.0
            for later, chance in enumerate(self.outlook(effort * COLOUR_SHARE, COLOUR_STEEP, moment.turns)):
                found += chance * points[rules.value_in(state, colour, state.phase + later)]
            moment.colours[key] = found
        return found

    def around(self, rules: BurgundyRules, free: int) -> int:
        """Return the spaces beside those in `free`, as a mask."""
        out = 0
        while free:
            out |= rules.marks.near[bits.lowest(free)]
            free &= free - 1
        return out

    def beside(self, fits: list[int], mask: int) -> int:
        """Return how many different numbers a castle accepts now."""
        count = 0
        for number in range(1, 7):
            if fits[number] & mask:
                count += 1
        return count

    def turns(self, rules: BurgundyRules, state: State) -> PerPhase:
        """Return the turns that are left until the end of this phase and of each later phase."""
        boxes, rolls = rules.boxes_per_roll()
        left = rules.column - state.boxes
        return tuple(
            [
                (left + rules.column * later) * rolls / boxes
                for later in range(rules.box.phases - state.phase + 1)
            ]
        )

    def outlook(self, effort: float, steep: float, turns: PerPhase) -> PerPhase:
        """Return for each phase the probability that something with this effort is finished in that phase."""
        key = (effort, steep, turns)
        found = self.known.get(key)
        if found is None:
            before = 0.0
            chances = []
            for left in turns:
                until = 1.0 / (1.0 + pow(effort / (PACE * left), steep)) if left > 0 else 0.0
                chances.append(until - before)
                before = until
            if len(self.known) > 100_000:
                self.known.clear()
            found = self.known[key] = tuple(chances)
        return found

    def learn(
        self, rules: BurgundyRules, state: State, moment: Moment, area: int, far: int, count: int
    ) -> float:
        """Compute the effort and the value of an area, cache both, and return the effort."""
        sheet = rules.box.sheet
        colour = sheet.area_colour[area]
        size = len(sheet.area_spaces[area])
        if colour == CITY:
            effort = CITY_FIRST * count + CITY_NEXT * ((size - count) * count + count * (count - 1) // 2)
        elif colour == PASTURE:
            effort = PASTURE_NEXT * count
            if count == size:
                effort += PASTURE_FIRST - PASTURE_NEXT
        elif colour == CASTLE:
            effort = CASTLE_BESIDE / count if count else CASTLE_BARE
        else:
            effort = FIXED * count
        if far:
            effort += FAR if far == 1 else FAR + FURTHER
        outlook = self.outlook(effort, STEEP, moment.turns)
        gift = rules.marks.gift(area)
        worth = GIFT * moment.fade * BONUS[gift] * sum(outlook) if gift >= 0 else 0.0
        for later, chance in enumerate(outlook):
            worth += chance * rules.marks.worth(area, state.phase + later)
        at = (area * 3 + far) * WIDE + count
        moment.effort[at] = effort
        moment.worth[at] = AREA * worth
        return effort

    def freedom(self, rules: BurgundyRules, fits: list[int], free: int, moment: Moment) -> float:
        """Return the freedom to choose among spaces, from 0 to 1.

        It is the square root of the share of the (colour, number) pairs that can mark a space of `free`."""
        pairs = 0
        for number in range(1, 7):
            here = free & fits[number]
            if here:
                found = moment.pairs.get(here)
                if found is None:
                    found = moment.pairs[here] = len([1 for mask in rules.colour_mask if here & mask])
                pairs += found
        return _ROOTS[pairs]
