"""The rules of one table. The methods of the contract pass each act to the module of its phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vigneron.core.contract import Action, Chance, Json, Refusal, Result, Seat, Seen, Setup
from vigneron.games.grand_cru.rules import (
    action_mask,
    cellar,
    count,
    festival,
    flow,
    loans,
    market,
    opening,
    serialise,
)
from vigneron.games.grand_cru.rules import actions as a
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.actions import (
    DEMAND,
    ENOUGH,
    FIRST,
    HARVEST,
    HARVEST_FIRST,
    HARVEST_RICH,
    PASS,
    VERB,
)
from vigneron.games.grand_cru.rules.box import Box
from vigneron.games.grand_cru.rules.common import Log
from vigneron.games.grand_cru.rules.names import FESTIVAL, GROWING, LOANS, OPENING, OVER
from vigneron.games.grand_cru.rules.state import State
from vigneron.native import rolls
from vigneron.native.prng import Xorshift

_Ask = Callable[[Box, State, Seat, Action], Refusal | None]

_VERBS: Final[tuple[tuple[int, int, int, str, _Ask], ...]] = (
    # the verb, its phase (-1: any), what the seat must owe, the clause, and the function why_not
    (a.LOANS, n.OPENING, n.NOTHING, "GC-5", opening.why_not),
    (a.AUCTION, n.GROWING, n.NOTHING, "GC-20", market.why_not_auction),
    (a.OVERBID, n.GROWING, n.NOTHING, "GC-21", market.why_not_overbid),
    (a.ACQUIRE, n.GROWING, n.NOTHING, "GC-22", market.why_not_acquire),
    (a.BUY, n.GROWING, n.NOTHING, "GC-23", market.why_not_buy),
    (a.BUY_COLUMN, n.GROWING, n.NOTHING, "GC-23", market.why_not_buy_column),
    (a.DEMAND, n.GROWING, n.NOTHING, "GC-25", market.why_not_demand),
    (a.HARVEST, n.GROWING, n.NOTHING, "GC-26", cellar.why_not_harvest),
    (a.SELL, n.GROWING, n.NOTHING, "GC-27", cellar.why_not_sell),
    (a.SELL_AOC, n.GROWING, n.NOTHING, "GC-31", cellar.why_not_aoc),
    (a.SELL_FIRST, n.GROWING, n.NOTHING, "GC-36", cellar.why_not_wholesaler),
    (a.SELL_SECOND, n.GROWING, n.SECOND_SALE, "GC-36", cellar.why_not_sell),
    (a.HARVEST_FIRST, n.GROWING, n.NOTHING, "GC-32", cellar.why_not_hands),
    (a.HARVEST_SECOND, n.GROWING, n.SECOND_HARVEST, "GC-32", cellar.why_not_again),
    (a.HARVEST_RICH, n.GROWING, n.NOTHING, "GC-35", cellar.why_not_rich),
    (a.BLEND, n.GROWING, n.NOTHING, "GC-33", cellar.why_not_blend),
    (a.SELL_VINTAGE, n.GROWING, n.NOTHING, "GC-34", cellar.why_not_vintage),
    (a.REFINE, n.GROWING, n.NOTHING, "GC-38", cellar.why_not_refine),
    (a.ADVERTISE, n.GROWING, n.NOTHING, "GC-39", cellar.why_not_advertise),
    (a.STEP, -1, n.STEPS, "GC-39", cellar.why_not_step),
    (a.ENOUGH, -1, n.STEPS, "GC-39", flow.can_pass),
    (a.PASS, n.GROWING, n.NOTHING, "GC-29", flow.can_pass),
    (a.TAKE_BOTTLE, n.FESTIVAL, n.NOTHING, "GC-43", festival.why_not_bottle),
    (a.HARVEST_LATE, n.FESTIVAL, n.NOTHING, "GC-44", festival.why_not_late),
    (a.SELL_LATE, n.FESTIVAL, n.NOTHING, "GC-45", festival.why_not_deliver),
    (a.PRESS, n.FESTIVAL, n.NOTHING, "GC-46", festival.why_not_juice),
    (a.SELL_PRIMEUR, n.FESTIVAL, n.NOTHING, "GC-47", festival.why_not_primeur),
    (a.REPLANT, n.FESTIVAL, n.NOTHING, "GC-48", festival.why_not_replant),
    (a.RAISE, n.FESTIVAL, n.NOTHING, "GC-49", festival.why_not_raise_space),
    (a.CASH, n.FESTIVAL, n.NOTHING, "GC-50", festival.why_not_cash),
    (a.LEAVE, n.FESTIVAL, n.NOTHING, "GC-42", flow.can_pass),
    (a.BORROW, n.LOANS, n.NOTHING, "GC-54", loans.why_not_borrow),
    (a.REPAY, n.LOANS, n.NOTHING, "GC-54", loans.why_not_repay),
    (a.KEEP, n.LOANS, n.NOTHING, "GC-54", flow.can_pass),
)
_PHASE: Final = [row[1] for row in _VERBS]
_OWED: Final = [row[2] for row in _VERBS]
_RULE: Final = [row[3] for row in _VERBS]
_ASK: Final = [row[4] for row in _VERBS]
_OWED_RULE: Final = ("", "GC-36", "GC-32", "GC-39")
_TURN_RULE: Final = ("GC-5", "GC-10", "GC-42", "GC-54", "GC-60")
"""By phase: the clause that says who acts."""
PASS_ACT = FIRST[PASS]


def _in_phase(phase: int, rule: str) -> str:
    """Return the clause of an act. An upward step belongs to GC-39, or to GC-49 at the festival."""
    return "GC-49" if rule == "GC-39" and phase == n.FESTIVAL else rule


class GrandCruRules:
    """The rules, bound to the component data and options of one table."""

    __slots__ = ("box", "last_year", "open_money", "seats")

    def __init__(self, box: Box, seats: int, last_year: int, open_money: bool) -> None:
        self.box = box
        self.seats = seats
        self.last_year = last_year
        self.open_money = open_money

    def new(self, setup: Setup, chance: Chance) -> State:
        """Return the position before the opening loans."""
        return opening.new(self.box, self.seats, chance)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act now, ascending."""
        if state.phase == OPENING:
            return tuple([seat for seat, side in enumerate(state.sides) if side.pledge == 0])
        if state.phase == OVER:
            return ()
        return (state.turn,)

    def next_seat(self, state: State) -> Seat:
        """Return the first seat that may act now, -1 when the game is over."""
        return opening.next_seat(state) if state.phase == OPENING else state.turn

    def offer(self, state: State, seat: Seat, out: action_mask.Offered) -> None:
        """Offer the legal acts of a seat, ascending."""
        box = self.box
        if state.phase == OPENING:
            opening.offer(box, state, seat, out)
        elif seat != state.turn:
            return
        elif state.owed:
            cellar.offer_owed(box, state, seat, out)
        elif state.phase == GROWING:
            market.offer(box, state, seat, out)
            cellar.offer(box, state, seat, out)
            action_mask.run(out, PASS_ACT, 1)
        elif state.phase == FESTIVAL:
            festival.offer(box, state, seat, out)
        elif state.phase == LOANS:
            loans.offer(box, state, seat, out)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Return the legal acts of a seat, ascending."""
        out = action_mask.fresh()
        self.offer(state, seat, out)
        return action_mask.acts(out)

    def random_act(self, state: State, seat: Seat, stream: Xorshift) -> Action:
        """Return `legal(state, seat)[stream.below(length)]` without making the list."""
        out = action_mask.fresh()
        self.offer(state, seat, out)
        return action_mask.nth(out, rolls.below(stream, action_mask.count(out)))

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return why the act is illegal, or None."""
        verb = a.VERB[action]
        if state.phase == n.OVER:
            return Refusal("over", "GC-60")
        if state.phase == n.OPENING:
            if state.sides[seat].pledge:
                return Refusal("already_chosen", "GC-5")
        elif seat != state.turn:
            return Refusal("not_your_turn", _TURN_RULE[state.phase])
        if _PHASE[verb] not in (-1, state.phase):
            return Refusal("not_now", _RULE[verb])
        if _OWED[verb] != state.owed:
            if state.owed == n.NOTHING:
                return Refusal("not_now", _in_phase(state.phase, _RULE[verb]))
            return Refusal("finish_first", _in_phase(state.phase, _OWED_RULE[state.owed]))
        return _ASK[verb](self.box, state, seat, action)

    def step(self, state: State, seat: Seat, action: Action, chance: Chance, log: Log) -> None:
        """Do a legal act."""
        box = self.box
        verb = VERB[action]
        if state.phase == OPENING:
            opening.choose(box, state, seat, action, chance, log)
        elif state.phase == GROWING:
            if verb <= DEMAND:
                market.do(box, state, seat, verb, action, log)
            elif verb <= ENOUGH:
                cellar.do(box, state, seat, verb, action, log)
            else:
                flow.pass_year(state, seat, log)
            if state.owed == 0:
                if verb == HARVEST or HARVEST_FIRST <= verb <= HARVEST_RICH:
                    flow.check_last_cube(box, state, log)
                flow.after_action(box, state, self.last_year, chance, log)
        elif state.phase == FESTIVAL:
            if verb <= ENOUGH:
                cellar.do(box, state, seat, verb, action, log)
            else:
                festival.do(box, state, seat, verb, action, log)
            if state.owed == 0:
                flow.after_space(box, state, self.last_year, log)
        else:
            loans.do(box, state, seat, verb, action, log)
            flow.after_loans(box, state, self.last_year, log)

    def playout(self, state: State, stream: Xorshift, most: int) -> int:
        """Play random acts until the end, at most `most` of them, and return their number.

        The acts are the same as in a loop in which the first seat to act takes
        `legal(…)[stream.below(length)]`."""
        acts = 0
        while acts < most and state.phase != OVER:
            seat = self.next_seat(state)
            self.step(state, seat, self.random_act(state, seat, stream), stream, None)
            acts += 1
        return acts

    def result(self, state: State) -> Result:
        """Return the count if the game ended now (GC-60)."""
        return count.result(self.box, state)

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        return state.copy()

    def observe(self, state: State, viewer: Seat | None) -> Seen[State]:
        """Return a view; see `serialise.observe`."""
        return serialise.observe(state, viewer, self.open_money)

    def imagine(self, seen: Seen[State], chance: Chance) -> State:
        """Return a complete state; see `serialise.imagine`."""
        return serialise.imagine(self.box, seen, chance)

    def dump(self, state: State) -> Json:
        """Return the state as JSON."""
        return serialise.dump(state)

    def load(self, data: Json) -> State:
        """Return the state that `dump` wrote."""
        return serialise.load(self.box, data)
