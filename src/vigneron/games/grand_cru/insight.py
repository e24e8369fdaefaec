"""What this game knows about playing well: what each act brings, in francs, given the years that are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Rules, Seat
from vigneron.core.hints import SearchHints
from vigneron.games.grand_cru import actions as a
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru.guide import Guide
from vigneron.games.grand_cru.outlook import Outlook
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.state import State
from vigneron.games.grand_cru.tables import Box

_G: Final = n.GRAPE_COUNT


class GrandCruInsight:
    """Values in francs, which are the points of the count; it remembers nothing but tables of a box."""

    search: Final = SearchHints(iterations=240, depth=2, error=1.5, slips=(13.0, 4.2, 1.7, 0.7))

    def __init__(self) -> None:
        self._guide: Guide | None = None

    def _guide_of(self, box: Box) -> Guide:
        guide = self._guide
        if guide is None or guide.box is not box:
            guide = self._guide = Guide(box)
        return guide

    def value(self, rules: Rules[State], state: State) -> list[float]:
        assert isinstance(rules, GrandCruRules)
        look = Outlook(self._guide_of(rules.box), state, 0)
        values = [look.estate()]
        for seat in range(1, len(state.sides)):
            look.sit(seat)
            values.append(look.estate())
        return values

    def prefer(self, rules: Rules[State], state: State, seat: Seat, legal: Sequence[int]) -> list[float]:
        assert isinstance(rules, GrandCruRules)
        outlook = Outlook(self._guide_of(rules.box), state, seat)
        if state.phase == n.OPENING:
            return [outlook.opening(a.A[act]) for act in legal]
        if state.phase == n.LOANS:
            return [outlook.loans(a.VERB[act], a.A[act]) for act in legal]
        if state.phase == n.FESTIVAL:
            return [_festival(outlook, act) for act in legal]
        return [_growing(outlook, act) for act in legal]


def _growing(look: Outlook, act: int) -> float:
    """Return what an act of phase I brings."""
    verb, first = a.VERB[act], a.A[act]
    if verb == a.AUCTION:
        return look.bid(first, a.B[act])
    if verb == a.OVERBID:
        return look.bid(look.state.column_tile[first] // n.SERIALS, a.B[act])
    if verb == a.ACQUIRE:
        return look.take(look.state.column_tile[first] // n.SERIALS, look.state.column_price[first]) + 1.0
    if verb == a.BUY:
        return look.take(first, look.box.outright_price) - 0.5
    if verb == a.BUY_COLUMN:
        return look.take(look.state.column_tile[first] // n.SERIALS, look.box.outright_price) - 0.5
    if verb in (a.DEMAND, a.STEP):
        return look.step_up(first)
    if verb == a.ADVERTISE:
        return look.step_up(first) + 2 * look.best_step()
    if verb in (a.HARVEST, a.HARVEST_SECOND):
        return look.harvest(first, 1)
    if verb == a.HARVEST_FIRST:
        return look.harvest(first, 2) + 0.8
    if verb == a.HARVEST_RICH:
        return look.harvest(first, 1) + look.wine[first][0]
    return _cellar(look, verb, act)


def _cellar(look: Outlook, verb: int, act: int) -> float:
    barrel, grape, count = a.A[act], a.B[act], a.C[act]
    if verb in (a.SELL, a.SELL_SECOND):
        return look.sale(barrel, grape, count, 0)
    if verb == a.SELL_AOC:
        return look.sale(barrel, grape, count, look.box.aoc_per_cube) - 0.5
    if verb == a.SELL_FIRST:
        return look.sale(barrel, grape, count, 0) + look.second_sale(barrel, grape, count)
    if verb == a.SELL_VINTAGE:
        return look.box.best[grape] - max(look.wine[grape][barrel], look.price[grape]) - 0.4
    if verb == a.BLEND:
        return look.blend(barrel, grape, a.C[act])
    if verb == a.REFINE:
        return look.refine(barrel, grape)
    return 0.0


def _festival(look: Outlook, act: int) -> float:
    """Return what a space brings beyond its prestige."""
    verb, first = a.VERB[act], a.A[act]
    if verb == a.TAKE_BOTTLE:
        return 0.3 - look.prestige * look.box.space_price[n.FIRST_PLAYER]
    if verb == a.HARVEST_LATE:
        return look.harvest(first, 1) - look.prestige * look.box.space_price[n.LATE]
    if verb == a.SELL_LATE:
        return look.late_sale(first, a.B[act], a.C[act], 0) - look.prestige * look.box.space_price[n.DELIVER]
    if verb == a.PRESS:
        cubes = sum(look.side.vines) * look.box.juice_per_cube
        return cubes - look.prestige * look.box.space_price[n.JUICE]
    if verb == a.SELL_PRIMEUR:
        missing = look.box.ripe_from[a.B[act]] - first
        brings = look.late_sale(first, a.B[act], a.C[act], missing * look.box.primeur_less)
        return brings - look.prestige * look.box.space_price[n.PRIMEUR]
    if verb == a.REPLANT:
        return look.replant(first, a.B[act], a.C[act]) - look.prestige * look.box.space_price[n.REPLANT]
    if verb == a.RAISE:
        space = n.RAISE_1 + first
        steps = look.step_up(a.B[act]) + (look.box.space_gives[space] - 1) * look.best_step()
        return steps - look.prestige * look.box.space_price[space]
    if verb == a.CASH:
        space = n.CASH_1 + first
        return look.box.space_gives[space] - look.prestige * look.box.space_price[space]
    return look.step_up(first) if verb == a.STEP else 0.0
