"""The rules of one table: the contract's eleven methods, each act handed to the module of its phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vigneron.core.contract import Action, Chance, Json, Refusal, Result, Seat, Seen, Setup
from vigneron.games.grand_cru import actions as a
from vigneron.games.grand_cru import names as n
from vigneron.games.grand_cru import view
from vigneron.games.grand_cru.rules import cellar, count, festival, flow, loans, market, opening
from vigneron.games.grand_cru.rules.common import Log
from vigneron.games.grand_cru.state import State
from vigneron.games.grand_cru.tables import Box

_Ask = Callable[[Box, State, Seat, Action], Refusal | None]
_Do = Callable[[Box, State, Seat, Action, Chance, Log], None]

_VERBS: Final[tuple[tuple[int, int, int, str, _Ask, _Do], ...]] = (
    # verb, phase (-1: whenever owed), what must be owed, rule, why not, do
    (a.LOANS, n.OPENING, n.NOTHING, "GC-5", opening.why_not, opening.choose),
    (a.AUCTION, n.GROWING, n.NOTHING, "GC-20", market.why_not_auction, market.auction),
    (a.OVERBID, n.GROWING, n.NOTHING, "GC-21", market.why_not_overbid, market.overbid),
    (a.ACQUIRE, n.GROWING, n.NOTHING, "GC-22", market.why_not_acquire, market.acquire),
    (a.BUY, n.GROWING, n.NOTHING, "GC-23", market.why_not_buy, market.buy),
    (a.BUY_COLUMN, n.GROWING, n.NOTHING, "GC-23", market.why_not_buy_column, market.buy_column),
    (a.DEMAND, n.GROWING, n.NOTHING, "GC-25", market.why_not_demand, market.demand),
    (a.HARVEST, n.GROWING, n.NOTHING, "GC-26", cellar.why_not_harvest, cellar.harvest),
    (a.SELL, n.GROWING, n.NOTHING, "GC-27", cellar.why_not_sell, cellar.sell),
    (a.SELL_AOC, n.GROWING, n.NOTHING, "GC-31", cellar.why_not_aoc, cellar.aoc),
    (a.SELL_FIRST, n.GROWING, n.NOTHING, "GC-36", cellar.why_not_wholesaler, cellar.wholesaler),
    (a.SELL_SECOND, n.GROWING, n.SECOND_SALE, "GC-36", cellar.why_not_sell, cellar.second),
    (a.HARVEST_FIRST, n.GROWING, n.NOTHING, "GC-32", cellar.why_not_hands, cellar.hands),
    (a.HARVEST_SECOND, n.GROWING, n.SECOND_HARVEST, "GC-32", cellar.why_not_again, cellar.again),
    (a.HARVEST_RICH, n.GROWING, n.NOTHING, "GC-35", cellar.why_not_rich, cellar.rich),
    (a.BLEND, n.GROWING, n.NOTHING, "GC-33", cellar.why_not_blend, cellar.blend),
    (a.SELL_VINTAGE, n.GROWING, n.NOTHING, "GC-34", cellar.why_not_vintage, cellar.vintage),
    (a.REFINE, n.GROWING, n.NOTHING, "GC-38", cellar.why_not_refine, cellar.refine),
    (a.ADVERTISE, n.GROWING, n.NOTHING, "GC-39", cellar.why_not_advertise, cellar.advertise),
    (a.STEP, -1, n.STEPS, "GC-39", cellar.why_not_step, cellar.step),
    (a.ENOUGH, -1, n.STEPS, "GC-39", flow.can_pass, cellar.enough),
    (a.PASS, n.GROWING, n.NOTHING, "GC-29", flow.can_pass, flow.pass_year),
    (a.TAKE_BOTTLE, n.FESTIVAL, n.NOTHING, "GC-43", festival.why_not_bottle, festival.bottle),
    (a.HARVEST_LATE, n.FESTIVAL, n.NOTHING, "GC-44", festival.why_not_late, festival.late),
    (a.SELL_LATE, n.FESTIVAL, n.NOTHING, "GC-45", festival.why_not_deliver, festival.deliver),
    (a.PRESS, n.FESTIVAL, n.NOTHING, "GC-46", festival.why_not_juice, festival.juice),
    (a.SELL_PRIMEUR, n.FESTIVAL, n.NOTHING, "GC-47", festival.why_not_primeur, festival.primeur),
    (a.REPLANT, n.FESTIVAL, n.NOTHING, "GC-48", festival.why_not_replant, festival.replant),
    (a.RAISE, n.FESTIVAL, n.NOTHING, "GC-49", festival.why_not_raise_space, festival.raise_space),
    (a.CASH, n.FESTIVAL, n.NOTHING, "GC-50", festival.why_not_cash, festival.cash),
    (a.LEAVE, n.FESTIVAL, n.NOTHING, "GC-42", flow.can_pass, festival.leave),
    (a.BORROW, n.LOANS, n.NOTHING, "GC-54", loans.why_not_borrow, loans.borrow),
    (a.REPAY, n.LOANS, n.NOTHING, "GC-54", loans.why_not_repay, loans.repay),
    (a.KEEP, n.LOANS, n.NOTHING, "GC-54", flow.can_pass, loans.keep),
)
_PHASE: Final = [row[1] for row in _VERBS]
_OWED: Final = [row[2] for row in _VERBS]
_RULE: Final = [row[3] for row in _VERBS]
_ASK: Final = [row[4] for row in _VERBS]
_DO: Final = [row[5] for row in _VERBS]
_OWED_RULE: Final = ("", "GC-36", "GC-32", "GC-39")
_HARVESTS: Final = (a.HARVEST, a.HARVEST_FIRST, a.HARVEST_SECOND, a.HARVEST_RICH)


class GrandCruRules:
    """Bound to one table's component data and options."""

    __slots__ = ("box", "last_year", "open_money", "seats")

    def __init__(self, box: Box, seats: int, last_year: int, open_money: bool) -> None:
        self.box = box
        self.seats = seats
        self.last_year = last_year
        self.open_money = open_money

    def new(self, setup: Setup, chance: Chance) -> State:
        return opening.new(self.box, self.seats, chance)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase == n.OPENING:
            return tuple([seat for seat, side in enumerate(state.sides) if side.pledge == 0])
        if state.phase == n.OVER:
            return ()
        return (state.turn,)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        box = self.box
        if state.phase == n.OPENING:
            return opening.legal(box, state, seat)
        if seat != state.turn or state.phase == n.OVER:
            return []
        if state.owed:
            return cellar.owed_legal(box, state, seat)
        if state.phase == n.FESTIVAL:
            return festival.legal(box, state, seat)
        if state.phase == n.LOANS:
            return loans.legal(box, state, seat)
        out: list[Action] = []
        market.add_legal(box, state, seat, out)
        cellar.add_legal(box, state, seat, out)
        out.append(a.FIRST[a.PASS])
        return out

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        verb = a.VERB[action]
        if state.phase == n.OVER:
            return Refusal("over", "GC-60")
        if state.phase != n.OPENING and seat != state.turn:
            return Refusal("not_your_turn", "GC-42" if state.phase == n.FESTIVAL else "GC-10")
        if _PHASE[verb] not in (-1, state.phase):
            return Refusal("not_now", _RULE[verb])
        if _OWED[verb] != state.owed:
            if state.owed == n.NOTHING:
                return Refusal("not_now", _RULE[verb])
            return Refusal("finish_first", _OWED_RULE[state.owed])
        return _ASK[verb](self.box, state, seat, action)

    def step(self, state: State, seat: Seat, action: Action, chance: Chance, log: Log) -> None:
        verb = a.VERB[action]
        phase = state.phase
        _DO[verb](self.box, state, seat, action, chance, log)
        if state.owed or phase == n.OPENING:
            return
        if phase == n.GROWING:
            if verb in _HARVESTS:
                flow.check_last_cube(self.box, state, log)
            flow.after_action(self.box, state, self.last_year, chance, log)
        elif phase == n.FESTIVAL:
            flow.after_space(self.box, state, self.last_year, log)
        else:
            flow.after_loans(self.box, state, self.last_year, log)

    def result(self, state: State) -> Result:
        return count.result(self.box, state)

    def clone(self, state: State) -> State:
        return state.copy()

    def observe(self, state: State, viewer: Seat | None) -> Seen[State]:
        return view.observe(state, viewer, self.open_money)

    def imagine(self, seen: Seen[State], chance: Chance) -> State:
        return view.imagine(self.box, seen, chance)

    def dump(self, state: State) -> Json:
        return view.dump(state)

    def load(self, data: Json) -> State:
        return view.load(data)
