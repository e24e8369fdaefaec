"""Labels of offers: one sentence per act, with its cost or gain."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Text
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import actions as a
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.common import tile_word
from vigneron.games.grand_cru.rules.state import State

_SALES: Final = {
    a.SELL: "offer-sell",
    a.SELL_AOC: "offer-aoc",
    a.SELL_FIRST: "offer-wholesaler",
    a.SELL_SECOND: "offer-second",
    a.SELL_LATE: "offer-deliver",
    a.SELL_PRIMEUR: "offer-primeur",
}
_BY_GRAPE: Final = {
    a.HARVEST: "offer-harvest",
    a.HARVEST_FIRST: "offer-hands",
    a.HARVEST_SECOND: "offer-again",
    a.HARVEST_RICH: "offer-rich",
    a.HARVEST_LATE: "offer-late",
}
_PLAIN: Final = {a.PASS: "offer-pass", a.TAKE_BOTTLE: "offer-first", a.KEEP: "offer-keep"}


def describe(rules: GrandCruRules, state: State, seat: Seat, act: int) -> Text:
    """Return the sentence of an offered act. Acts of the festival say what their space costs."""
    said = _described(rules, state, seat, act)
    for touch in a.ACTIONS.touch[act]:
        if touch.startswith("space-"):
            price = rules.box.space_price[n.SPACES.index(touch.removeprefix("space-"))]
            return Text(said.id, said.args | {"prestige": price})
    return said


def _described(rules: GrandCruRules, state: State, seat: Seat, act: int) -> Text:
    verb = a.VERB[act]
    first = a.A[act]
    if verb == a.LEAVE:
        return Text("offer-leave", {"interest": _interest(rules, state, seat, 0)})
    if verb in _PLAIN:
        return Text(_PLAIN[verb])
    if verb in _BY_GRAPE:
        return Text(_BY_GRAPE[verb], {"grape": n.GRAPE_NAMES[first], "price": rules.box.harvest_price})
    if verb in _SALES:
        return Text(_SALES[verb], sale_args(rules, state, act))
    if verb in (a.LOANS, a.BORROW, a.REPAY):
        return loan_text(rules, verb, first)
    if verb in (a.AUCTION, a.OVERBID, a.ACQUIRE, a.BUY, a.BUY_COLUMN):
        return _market(rules, state, verb, act)
    if verb in (a.DEMAND, a.ADVERTISE, a.STEP, a.RAISE):
        return _demand(rules, state, verb, act)
    if verb == a.BLEND:
        args: Args = {"barrel": first + 1, "grape": n.GRAPE_NAMES[a.B[act]], "other": n.GRAPE_NAMES[a.C[act]]}
        return Text("offer-blending", args)
    if verb == a.SELL_VINTAGE:
        args = {"barrel": first + 1, "grape": n.GRAPE_NAMES[a.B[act]], "money": rules.box.best[a.B[act]]}
        return Text("offer-vintage", args)
    if verb == a.REFINE:
        args = {"barrel": first + 1, "to": first + 2, "grape": n.GRAPE_NAMES[a.B[act]]}
        return Text("offer-refinement", args)
    return _festival(rules, state, seat, verb, act)


def price_of(rules: GrandCruRules, state: State, act: int) -> int:
    """Return the francs per cube of an act that sells."""
    verb, barrel, grape = a.VERB[act], a.A[act], a.B[act]
    box = rules.box
    each = box.price[grape][state.markers[grape]]
    if verb == a.SELL_AOC:
        return each + box.aoc_per_cube
    if verb == a.SELL_PRIMEUR:
        return max(0, each - box.primeur_less * (box.ripe_from[grape] - barrel))
    return each


def sale_args(rules: GrandCruRules, state: State, act: int) -> Args:
    """Return count, grape, barrel and francs of an act that sells."""
    each = price_of(rules, state, act)
    return {
        "count": a.C[act],
        "grape": n.GRAPE_NAMES[a.B[act]],
        "barrel": a.A[act] + 1,
        "each": each,
        "money": each * a.C[act],
    }


def loan_text(rules: GrandCruRules, verb: int, count: int) -> Text:
    """Return the sentence of opening loans, of taking loans or of paying back."""
    args: Args = {"count": count, "money": count * rules.box.loan_pays}
    if verb == a.LOANS:
        return Text("offer-loans", args | {"price": rules.box.interest[count]})
    return Text("offer-borrow" if verb == a.BORROW else "offer-repay", args)


def _market(rules: GrandCruRules, state: State, verb: int, act: int) -> Text:
    first = a.A[act]
    if verb == a.AUCTION:
        return Text("offer-auction", {"tile": tile_word(first), "price": a.B[act]})
    if verb == a.BUY:
        return Text("offer-buy", {"tile": tile_word(first), "price": rules.box.outright_price})
    tile = tile_word(state.column_tile[first] // n.SERIALS)
    if verb == a.OVERBID:
        return Text(
            "offer-overbid", {"tile": tile, "price": a.B[act], "seat_other": state.column_seat[first]}
        )
    if verb == a.ACQUIRE:
        return Text("offer-acquire", {"tile": tile, "price": state.column_price[first], "column": first + 1})
    return Text("offer-buycol", {"tile": tile, "price": rules.box.outright_price, "column": first + 1})


def _demand(rules: GrandCruRules, state: State, verb: int, act: int) -> Text:
    grape = a.B[act] if verb == a.RAISE else a.A[act]
    step = state.markers[grape]
    prices = rules.box.price[grape]
    args: Args = {"grape": n.GRAPE_NAMES[grape], "from": prices[step], "price": prices[step + 1]}
    if verb == a.RAISE:
        steps = rules.box.space_gives[n.RAISE_1 + a.A[act]]
        return Text("offer-raise", args | {"steps": steps})
    if verb == a.ADVERTISE:
        return Text("offer-advertising", args)
    return Text("offer-demand" if args["from"] != args["price"] else "offer-demand-still", args)


def _interest(rules: GrandCruRules, state: State, seat: Seat, left: int) -> int:
    """Return the interest that is due right after an act of the festival (GC-52), 0 if others come first.

    `left` is the prestige with which the seat could take more spaces after the act."""
    last = all(side.passed or other == seat for other, side in enumerate(state.sides))
    return rules.box.interest[state.sides[seat].loans] if last and not left else 0


def _festival(rules: GrandCruRules, state: State, seat: Seat, verb: int, act: int) -> Text:
    if verb == a.ENOUGH:
        return Text("offer-enough", {"count": state.left})
    if verb == a.PRESS:
        count = sum(state.sides[seat].vines)
        return Text("offer-juice", {"count": count, "money": count * rules.box.juice_per_cube})
    if verb == a.CASH:
        space = n.CASH_1 + a.A[act]
        due = _interest(rules, state, seat, state.sides[seat].prestige - rules.box.space_price[space])
        return Text("offer-cash", {"money": rules.box.space_gives[space], "interest": due})
    args: Args = {"grape": n.GRAPE_NAMES[a.A[act]], "full": a.B[act], "other": n.GRAPE_NAMES[a.C[act]]}
    return Text("offer-replant", args | {"discards": a.D[act]})
