"""The rules of one table: the methods of the contract."""

from __future__ import annotations

from vigneron.core.contract import Action, Chance, Event, Json, Refusal, Result, Seat, Seen, Setup
from vigneron.games.dom_pierre.rules import (
    cellar,
    free,
    gains,
    goals,
    logistics,
    prestige,
    sales,
    serialise,
    setup,
    turn,
    village,
    vineyard,
)
from vigneron.games.dom_pierre.rules.action_mask import Offers
from vigneron.games.dom_pierre.rules.actions import (
    ADD,
    BLUE,
    BUY,
    CORK,
    CROP,
    CRUSH,
    DONE,
    END,
    GIFT,
    GIVE,
    HELP,
    INTO_PRESS,
    KEEP_GOAL,
    KEEP_TOKEN,
    LAY,
    LIFT_UP,
    LOCAL,
    MORE_GOALS,
    MOVE,
    OFFER,
    PLANT_IN,
    POINT,
    PUT,
    SCORE,
    SET_STRENGTH,
    SET_VINTAGE,
    SPEND,
    TAKE,
    TAKE_DOWN,
    TILE,
    TRADE,
    UNDER,
    USE_PRESS,
    USE_WORKER,
    VERB,
    WAIT_TOKEN,
    A,
    B,
)
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.common import top
from vigneron.games.dom_pierre.rules.names import COLUMN_ID
from vigneron.games.dom_pierre.rules.scoring import result
from vigneron.games.dom_pierre.rules.state import (
    AFTER,
    BONUS,
    CELLARING,
    CHOOSE,
    DUE,
    HARVEST,
    INTO,
    KEEP,
    LAY_OFF,
    LIFT,
    NONE,
    OVER,
    PICK,
    PLACE,
    PLANT,
    RISE,
    SALE,
    SELL,
    USE,
    VISIT,
    WAIT,
    State,
)
from vigneron.native import rolls
from vigneron.native.prng import Xorshift

_FREE = (LOCAL, BUY, SCORE, CORK)
_WINDOW = -1
_WHEN: dict[int, tuple[tuple[int, ...], str]] = {
    MOVE: ((_WINDOW,), "DP-20"),
    LAY: ((_WINDOW,), "DP-80"),
    END: ((_WINDOW,), "DP-20"),
    SET_VINTAGE: ((_WINDOW, DUE), "DP-21"),
    SET_STRENGTH: ((_WINDOW, DUE), "DP-21"),
    LOCAL: ((_WINDOW,), "DP-25"),
    BUY: ((_WINDOW,), "DP-25"),
    SCORE: ((_WINDOW,), "DP-25"),
    CORK: ((_WINDOW,), "DP-25"),
    TAKE: ((RISE,), "DP-95"),
    TAKE_DOWN: ((RISE,), "DP-95"),
    USE_PRESS: ((_WINDOW, USE), "DP-96"),
    USE_WORKER: ((_WINDOW, USE), "DP-96"),
    LIFT_UP: ((LIFT, LAY_OFF, PICK, VISIT), "DP-60"),
    PUT: ((PLACE,), "DP-60"),
    PLANT_IN: ((PLANT,), "DP-31"),
    POINT: ((PLANT,), "DP-35"),
    HELP: ((HARVEST,), "DP-33"),
    CROP: ((HARVEST,), "DP-32"),
    CRUSH: ((CELLARING,), "DP-40"),
    TILE: ((VISIT,), "DP-51"),
    BLUE: ((VISIT,), "DP-52"),
    GIVE: ((VISIT,), "DP-53"),
    GIFT: ((VISIT, BONUS), "DP-54"),
    INTO_PRESS: ((INTO,), "DP-79"),
    OFFER: ((SELL,), "DP-70"),
    ADD: ((SALE,), "DP-71"),
    SPEND: ((SALE,), "DP-71"),
    UNDER: ((SELL, SALE), "DP-76"),
    MORE_GOALS: ((CHOOSE,), "DP-78"),
    KEEP_GOAL: ((CHOOSE,), "DP-77"),
    TRADE: ((CHOOSE,), "DP-77"),
}
"""By verb: the pending rows or windows of the turn in which the verb may be done, and the clause."""
_TIME: dict[int, str] = {
    **dict.fromkeys((MOVE, LAY, END), "@when-turn"),
    **dict.fromkeys((SET_VINTAGE, SET_STRENGTH), "@when-token"),
    **dict.fromkeys((LOCAL, BUY, SCORE, CORK), "@when-free"),
    **dict.fromkeys((TAKE, TAKE_DOWN), "@when-glass"),
    **dict.fromkeys((USE_PRESS, USE_WORKER), "@when-use"),
    LIFT_UP: "@when-workers",
    PUT: "@when-put",
    **dict.fromkeys((PLANT_IN, POINT), "@when-plant"),
    **dict.fromkeys((HELP, CROP), "@when-harvest"),
    CRUSH: "@when-press",
    **dict.fromkeys((TILE, BLUE, GIVE, GIFT), "@when-village"),
    INTO_PRESS: "@when-into",
    **dict.fromkeys((OFFER, UNDER), "@when-sale"),
    **dict.fromkeys((ADD, SPEND), "@when-add"),
    **dict.fromkeys((MORE_GOALS, KEEP_GOAL, TRADE), "@when-goals"),
}
"""By verb: the sentence that says when it may be done."""
_OPTIONAL = (DUE, CELLARING, VISIT, BONUS, LIFT, PICK, SELL, SALE, INTO, USE, LAY_OFF)
"""Pending rows that `done` may leave. HARVEST may be left too, unless a worker has been sent home (DP-33)."""
_STEP_RULE: dict[int, str] = {
    _WINDOW: "DP-20",
    DUE: "DP-21",
    PLANT: "DP-31",
    HARVEST: "DP-32",
    CELLARING: "DP-40",
    VISIT: "DP-50",
    BONUS: "DP-54",
    LIFT: "DP-60",
    PICK: "DP-79",
    SELL: "DP-70",
    SALE: "DP-71",
    CHOOSE: "DP-77",
    INTO: "DP-79",
    RISE: "DP-95",
    USE: "DP-96",
    LAY_OFF: "DP-80",
}


def step_rule(row: list[int]) -> str:
    """Return the clause of the current step."""
    if row[0] == HARVEST and row[3] != NONE:
        return "DP-33"
    return logistics.RULE[row[2]] if row[0] == PLACE else _STEP_RULE[row[0]]


class DomPierre:
    """The rules of one table. They hold the box of the table and never change."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def new(self, setup_: Setup, chance: Chance) -> State:
        """Return the position before the draft."""
        return setup.new(self.box, chance)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act now, ascending."""
        if state.stage == OVER:
            return ()
        if state.stage <= WAIT:
            return tuple(seat for seat, column in enumerate(state.choice) if column == NONE)
        return (state.seat,)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        """Return the legal acts of a seat, ascending."""
        out = Offers()
        self.offer(state, seat, out)
        return out.acts()

    def offer(self, state: State, seat: Seat, out: Offers) -> None:
        """Offer the legal acts of a seat."""
        if state.stage <= WAIT:
            setup.draft_legal(state, seat, out)
        elif state.stage != OVER and seat == state.seat:
            house = state.houses[seat]
            if state.pending:
                turn.legal_row(self.box, state, seat, house, top(state), out)
            else:
                turn.legal_window(self.box, state, seat, house, out)

    def random_act(self, state: State, seat: Seat, stream: Xorshift) -> Action:
        """Return `legal(state, seat)[stream.below(length)]` without making the list."""
        out = Offers()
        self.offer(state, seat, out)
        return out.nth(rolls.below(stream, out.count()))

    def next_seat(self, state: State) -> Seat:
        """Return the first seat that may act now, NONE when the game is over."""
        if state.stage == OVER:
            return NONE
        if state.stage > WAIT:
            return state.seat
        seat = 0
        while state.choice[seat] != NONE:
            seat += 1
        return seat

    def playout(self, state: State, stream: Xorshift, most: int) -> int:
        """Play random acts until the end, at most `most` of them, and return their number.

        The acts are the same as in a loop in which the first seat to act takes
        `legal(…)[stream.below(length)]`."""
        acts = 0
        while acts < most:
            seat = self.next_seat(state)
            if seat == NONE:
                break
            self.step(state, seat, self.random_act(state, seat, stream), stream, None)
            acts += 1
        return acts

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return why the act is illegal, or None."""
        verb = VERB[action]
        if state.stage == OVER:
            return Refusal("over", "DP-100")
        if state.stage <= WAIT:
            return self._why_not_draft(state, seat, action)
        if seat != state.seat:
            return Refusal("not_your_turn", "DP-20")
        if verb in (KEEP_TOKEN, WAIT_TOKEN):
            return Refusal("draft_over", "DP-10")
        row = top(state) if state.pending else [_WINDOW]
        if verb == DONE:
            unfinished = row[0] not in _OPTIONAL and not (row[0] == HARVEST and row[3] == NONE)
            return Refusal("not_done", step_rule(row)) if unfinished else None
        rows, rule = _WHEN[verb]
        if row[0] not in rows:
            return Refusal("not_now", rule, {"when": _TIME[verb]})
        return self._why_not_verb(state, seat, verb, action, row)

    def _why_not_draft(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        verb = VERB[action]
        if not 0 <= seat < len(state.houses):
            return Refusal("not_your_turn", "DP-10")
        if verb != (KEEP_TOKEN if state.stage == KEEP else WAIT_TOKEN):
            return Refusal("draft_first", "DP-10")
        if state.choice[seat] != NONE:
            return Refusal("chosen", "DP-10")
        if A[action] not in state.hands[seat]:
            return Refusal("not_in_hand", "DP-10", {"column": COLUMN_ID[A[action]]})
        return None

    def _why_not_verb(
        self, state: State, seat: Seat, verb: int, action: Action, row: list[int]
    ) -> Refusal | None:
        box, house, a = self.box, state.houses[seat], A[action]
        if verb in (MOVE, LAY):
            return turn.why_not_move(box, state, house, a, laying_off=verb == LAY)
        if verb == END:
            return None if state.stage == AFTER else Refusal("move_first", "DP-20")
        if verb in (SET_VINTAGE, SET_STRENGTH):
            if state.stage == AFTER and row[0] == _WINDOW:
                return Refusal("not_now", "DP-21", {"when": _TIME[verb]})
            return turn.why_not_set(box, state, house, verb)
        if verb in _FREE:
            return free.why_not(box, state, seat, house, verb, a)
        if verb == TAKE:
            return prestige.why_not_take(box, state, a)
        if verb == TAKE_DOWN:
            return prestige.why_not_take_down(state)
        if verb in (USE_PRESS, USE_WORKER):
            return prestige.why_not_use(box, state, house, a, B[action], row[1] if row[0] == USE else -1)
        if verb == LIFT_UP:
            return logistics.why_not_lift(state, house, row, a)
        if verb == PUT:
            return logistics.why_not_place(state, house, row, a)
        if verb == PLANT_IN:
            return vineyard.why_not_plant(state, row, action)
        if verb == POINT:
            return vineyard.why_not_point(state, row, a)
        if verb == HELP:
            return vineyard.why_not_help(box, state, house, row, a)
        if verb == CROP:
            return vineyard.why_not_crop(box, state, house, row, action)
        if verb == CRUSH:
            return cellar.why_not(state, house, row, action)
        if verb in (TILE, BLUE, GIVE, GIFT):
            return village.why_not_benefit(box, state, house, row, verb, action)
        if verb == INTO_PRESS:
            return gains.why_not_into(box, house, row, a)
        if verb == OFFER:
            return sales.why_not_sell(box, state, house, row, action)
        if verb == ADD:
            return sales.why_not_add(box, state, house, row, a)
        if verb == SPEND:
            return sales.why_not_spend(box, house, row, a)
        if verb == UNDER:
            return sales.why_not_under(state, house, row, a)
        if verb == MORE_GOALS:
            return goals.why_not_more(row)
        return goals.why_not(state, row, a, keep=verb == KEEP_GOAL)

    def step(self, state: State, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        """Do a legal act."""
        if state.stage <= WAIT:
            setup.draft(self.box, state, seat, action, log)
            return
        verb = VERB[action]
        house = state.houses[seat]
        if verb == END:
            turn.end(state, log)
            return
        self._do(state, seat, verb, action, chance, log)
        turn.settle(self.box, state, seat, house, chance, log)

    def _do(
        self, state: State, seat: Seat, verb: int, action: Action, chance: Chance, log: list[Event] | None
    ) -> None:
        box, house, a = self.box, state.houses[seat], A[action]
        if verb == DONE:
            turn.done(box, state, seat, house, log)
        elif verb in (MOVE, LAY):
            turn.move(box, state, seat, house, a, verb == LAY, log)
        elif verb == PUT:
            logistics.place(state, seat, house, a, log)
        elif verb == LIFT_UP:
            logistics.lift(box, state, seat, house, a, log)
        elif verb == PLANT_IN:
            vineyard.plant(box, state, seat, house, action, log)
        elif verb == POINT:
            vineyard.point(state, seat, a, log)
        elif verb == HELP:
            vineyard.help_out(state, seat, house, a, log)
        elif verb == CROP:
            vineyard.crop(box, state, seat, house, action, log)
        elif verb == CRUSH:
            cellar.crush(box, state, seat, house, action, log)
        elif verb in (TILE, BLUE, GIVE, GIFT):
            village.benefit(box, state, seat, house, verb, action, chance, log)
        elif verb == INTO_PRESS:
            gains.into(state, seat, house, a, log)
        elif verb == OFFER:
            sales.offer(state, action)
        elif verb == ADD:
            top(state)[3] += 1 << a
        elif verb == SPEND:
            top(state)[4 + a] += 1
        elif verb == UNDER:
            sales.under(box, state, seat, a, chance, log)
        elif verb == MORE_GOALS:
            goals.more(box, state, seat, chance, log)
        elif verb == KEEP_GOAL:
            goals.keep(state, seat, house, a, log)
        elif verb == TRADE:
            goals.trade(box, state, seat, house, a, log)
        elif verb in (SET_VINTAGE, SET_STRENGTH):
            turn.set_token(box, seat, house, verb, a, log)
        elif verb in _FREE:
            free.act(box, state, seat, house, verb, a, log)
        elif verb == TAKE:
            prestige.take_up(box, state, seat, house, a, log)
        elif verb == TAKE_DOWN:
            prestige.take_down(box, state, seat, house, chance, log)
        else:
            prestige.use(box, state, seat, house, a, B[action], log)

    def result(self, state: State) -> Result:
        """Return the count if the game ended now (DP-101)."""
        return result(self.box, state)

    def clone(self, state: State) -> State:
        """Return an independent copy."""
        return state.clone()

    def observe(self, state: State, viewer: Seat | None) -> Seen[State]:
        """Return a view; see `serialise.observe`."""
        return serialise.observe(state, viewer)

    def imagine(self, seen: Seen[State], chance: Chance) -> State:
        """Return a complete state; see `serialise.imagine`."""
        return serialise.imagine(seen, chance)

    def dump(self, state: State) -> Json:
        """Return the state as JSON."""
        return serialise.dump(state)

    def load(self, data: Json) -> State:
        """Return the state that `dump` wrote."""
        return serialise.load(data)
