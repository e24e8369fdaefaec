"""What this game knows about playing well: a sheet is worth its points and what is likely to come.

Every unfinished area has an *effort*: about how many turns its spaces ask for, by colour and by what stands
in them. With so many `turns` left it is finished with likelihood 1 / (1 + (effort / (PACE * turns)) ** STEEP)
and pays the points of the phase that it falls into. Whole colours work alike on the sum of their areas'
efforts. Bonuses and freedom to mark fade as the game ends.

The weights were found by the cross-entropy method (Rubinstein 1999) over some 370,000 solo games on sheets A,
B and E, each act chosen by this value alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigneron.core.contract import Rules, Seat
from vigneron.core.hints import SearchHints
from vigneron.games.burgundy_dice.actions import DONE, KIND, PASS, SPACE, START
from vigneron.games.burgundy_dice.rules import BurgundyRules
from vigneron.games.burgundy_dice.state import Side, State
from vigneron.games.burgundy_dice.tables import CASTLE, CITY, COLOURS, GOODS, NUMBERS, PASTURE

FIXED: Final = 4.23
"""Effort of a space whose colour takes two numbers."""
CITY_FIRST: Final = 2.47
CITY_NEXT: Final = 0.256
"""A city's space, and what every number that already stands there adds."""
PASTURE_FIRST: Final = 3.18
PASTURE_NEXT: Final = 3.67
CASTLE_BESIDE: Final = 6.18
"""A castle's effort, shared among the numbers beside it."""
CASTLE_BARE: Final = 7.77
FAR: Final = 2.0
FURTHER: Final = 1.54
"""Added when no space of the area touches a mark; and when none lies one step away either."""
PACE: Final = 1.07
STEEP: Final = 1.78
AREA: Final = 0.866
COLOUR_SHARE: Final = 0.636
COLOUR_STEEP: Final = 1.37
BONUS: Final = (1.80, 1.94, 4.28, 0.82)
"""Monk, silverling, goods (its 2 points included), worker."""
BONUS_POWER: Final = 0.724
"""Many of a kind are worth less than one of each."""
FADE: Final = 5.2
GOODS_FADE: Final = 3.5
GIFT: Final = 0.545
"""What the bonus of an unfinished area counts, against one in hand."""
FREEDOM: Final = 3.1
LEFT_OVER: Final = 0.001
"""A bonus left at the end decides ties (CB-60)."""

Outlook = tuple[float, ...]
"""For each phase still to come, this one first: how likely something is finished in it."""


class Moment:
    """What is remembered of one table at one moment (phase and boxes): numbers that hang on little else.

    turns     turns left to the end of this phase and of each later one
    areas     (area, spaces left, how far, numbers beside) -> effort, and what the area is worth
    colours   (colour, effort, values gone) -> what the whole colour is worth, by phase
    pairs     mask of open spaces -> how many colours they have
    """

    __slots__ = ("areas", "colours", "fade", "goods_fade", "last", "pairs", "turns")

    def __init__(self, turns: Outlook) -> None:
        last = turns[-1]
        self.turns = turns
        self.last = last
        self.fade = last / (last + FADE) if last > 0 else 0.0
        self.goods_fade = last / (last + GOODS_FADE) if last > 0 else 0.0
        self.areas: dict[tuple[int, int, int, int], tuple[float, float]] = {}
        self.colours: dict[tuple[int, float, int], Outlook] = {}
        self.pairs: dict[int, int] = {}


class BurgundyInsight:
    """Values in points; what it remembers are sums that depend on nothing but numbers."""

    search: Final = SearchHints(
        iterations=120, candidates=5, spread=2.0, rounds=2, glance=4, trust=8.0, error=0.8, rivalry=0.0,
        slips=(3.0, 2.0, 1.0, 0.4),
    )  # fmt: skip
    """Playouts go two rolls ahead; what others do hardly matters."""

    def __init__(self) -> None:
        self._known: dict[tuple[float, float, Outlook], Outlook] = {}
        self._moments: dict[tuple[BurgundyRules, int, int], Moment] = {}

    def value(self, rules: Rules[Any], state: State) -> list[float]:
        assert isinstance(rules, BurgundyRules)
        return [self.side(rules, state, side) for side in state.sides]

    def prefer(self, rules: Rules[Any], state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        """Value the sheet after each act; a first mark that leaves a second one open is worth its best."""
        assert isinstance(rules, BurgundyRules)
        side = state.sides[seat]
        known: dict[tuple[int, int, int], float] = {}
        out = []
        for act in legal:
            kind = KIND[act]
            plain = kind in (START, PASS, DONE)
            key = (kind, SPACE[act], 0 if plain else rules.value_of(state, act))
            if key not in known:  # equal dice make equal marks
                known[key] = self._after(rules, state, side, act)
            out.append(known[key])
        return out

    def _after(self, rules: BurgundyRules, state: State, side: Side, act: int) -> float:
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
        """Return what a sheet is worth when this turn's choice is made."""
        box = rules.box
        moment = self._moment(rules, state)
        value = float(side.points)
        unmarked = ~side.marked
        for colour, mask in enumerate(rules.box.sheet.colour_mask):
            if side.colour_phase[colour] == 0 and not mask & unmarked:
                value += box.colour_points[colour][rules.open_value(state, colour)]
        if moment.last <= 0:
            return value + LEFT_OVER * sum(side.bonus)
        fade = moment.fade
        for bonus, count in enumerate(side.bonus):
            if count:
                share = moment.goods_fade if bonus == GOODS else fade
                value += share * BONUS[bonus] * float(count**BONUS_POWER)
        efforts = [0.0] * len(COLOURS)
        colours = box.sheet.area_colour
        reach = side.reach
        known = moment.areas
        for area, mask in enumerate(box.sheet.area_mask):
            left = mask & unmarked
            if left:
                far = 0 if reach & mask else self._far(rules, side, area)
                colour = colours[area]
                beside = self._beside(side, mask) if colour == CASTLE else 0
                key = (area, left, far, beside)
                found = known.get(key)
                if found is None:
                    effort = self._effort(rules, side, area)
                    chances = self._outlook(effort, STEEP, moment.turns)
                    found = known[key] = (effort, AREA * self._area(rules, state, area, chances, fade))
                efforts[colour] += found[0]
                value += found[1]
        for colour, effort in enumerate(efforts):
            if effort > 0:
                for paid in self._colour(rules, state, moment, colour, effort):
                    value += paid
        return value + FREEDOM * fade * self._freedom(rules, side, moment)

    def _moment(self, rules: BurgundyRules, state: State) -> Moment:
        key = (rules, state.phase, state.boxes)
        moment = self._moments.get(key)
        if moment is None:
            if len(self._moments) > 200:
                self._moments.clear()
            moment = self._moments[key] = Moment(self._turns(rules, state))
        elif len(moment.areas) > 20_000 or len(moment.colours) > 20_000 or len(moment.pairs) > 20_000:
            moment = self._moments[key] = Moment(moment.turns)
        return moment

    def _colour(
        self, rules: BurgundyRules, state: State, moment: Moment, colour: int, effort: float
    ) -> Outlook:
        key = (colour, effort, state.claimed[colour])
        found = moment.colours.get(key)
        if found is None:
            points = rules.box.colour_points[colour]
            chances = self._outlook(effort * COLOUR_SHARE, COLOUR_STEEP, moment.turns)
            found = moment.colours[key] = tuple(
                chance * points[rules.value_in(state, colour, state.phase + later)]
                for later, chance in enumerate(chances)
            )
        return found

    def _far(self, rules: BurgundyRules, side: Side, area: int) -> int:
        """Return 1 for an area that is one step away from what can be marked next, 2 for one further off."""
        next_to = side.reach & ~side.marked
        near = rules.box.near
        for space in rules.box.sheet.area_spaces[area]:
            if near[space] & next_to and not side.marked & rules.box.bit[space]:
                return 1
        return 2

    def _beside(self, side: Side, mask: int) -> int:
        return sum([1 for number in NUMBERS if side.fits[number] & mask])

    def _turns(self, rules: BurgundyRules, state: State) -> Outlook:
        """Return how many turns are left to the end of this phase and of each later one."""
        boxes, rolls = rules.boxes_per_roll()
        left = rules.column - state.boxes
        phases = range(rules.box.phases - state.phase + 1)
        return tuple((left + rules.column * later) * rolls / boxes for later in phases)

    def _outlook(self, effort: float, steep: float, turns: Outlook) -> Outlook:
        key = (effort, steep, turns)
        found = self._known.get(key)
        if found is None:
            before = 0.0
            chances = []
            for left in turns:
                until = 1 / (1 + (effort / (PACE * left)) ** steep) if left > 0 else 0.0
                chances.append(until - before)
                before = until
            if len(self._known) > 100_000:
                self._known.clear()
            found = self._known[key] = tuple(chances)
        return found

    def _effort(self, rules: BurgundyRules, side: Side, area: int) -> float:
        sheet = rules.box.sheet
        colour = sheet.area_colour[area]
        spaces = sheet.area_spaces[area]
        rest = [space for space in spaces if not side.marked & rules.box.bit[space]]
        count = len(rest)
        if colour == CITY:
            used = len(spaces) - count
            effort = CITY_FIRST * count + CITY_NEXT * (used * count + count * (count - 1) // 2)
        elif colour == PASTURE:
            effort = PASTURE_NEXT * count
            if count == len(spaces):
                effort += PASTURE_FIRST - PASTURE_NEXT
        elif colour == CASTLE:
            beside = self._beside(side, sheet.area_mask[area])
            effort = CASTLE_BESIDE / beside if beside else CASTLE_BARE
        else:
            effort = FIXED * count
        if not side.reach & sheet.area_mask[area]:
            effort += FAR
            if self._far(rules, side, area) == 2:
                effort += FURTHER
        return effort

    def _area(self, rules: BurgundyRules, state: State, area: int, outlook: Outlook, fade: float) -> float:
        gift = rules.marks.gift(area)
        value = GIFT * fade * BONUS[gift] * sum(outlook) if gift >= 0 else 0.0
        for later, chance in enumerate(outlook):
            value += chance * rules.marks.worth(area, state.phase + later)
        return value

    def _freedom(self, rules: BurgundyRules, side: Side, moment: Moment) -> float:
        """Return the root of the share of (colour, number) pairs that mark something."""
        free = side.reach & ~side.marked
        pairs = 0
        for number in NUMBERS:
            here = free & side.fits[number]
            if here:
                found = moment.pairs.get(here)
                if found is None:
                    found = moment.pairs[here] = sum(1 for mask in rules.box.sheet.colour_mask if here & mask)
                pairs += found
        return float((pairs / (len(COLOURS) * len(NUMBERS))) ** 0.5)
