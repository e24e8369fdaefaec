"""The prompt: one sentence that says what the seat is to do, or which seat is to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vigneron.core.contract import Action, Args, Seat
from vigneron.core.scene import Text
from vigneron.games.dom_pierre.rules.actions import BUY, CORK, LOCAL, SCORE, VERB
from vigneron.games.dom_pierre.rules.box import COLUMNS, SQUARE, Box
from vigneron.games.dom_pierre.rules.market import market_of
from vigneron.games.dom_pierre.rules.names import VARIETY_ID, token_id
from vigneron.games.dom_pierre.rules.sales import ratio_vp, sale_value
from vigneron.games.dom_pierre.rules.state import (
    ACTING,
    BEFORE,
    BONUS,
    BY_LOGISTICS,
    CELLARING,
    CHOOSE,
    DUE,
    HARVEST,
    HAS_CHAMPAGNE,
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

_CODE: Final = {
    DUE: "due",
    PLANT: "plant",
    HARVEST: "harvest",
    CELLARING: "cellar",
    VISIT: "visit",
    BONUS: "bonus",
    LIFT: "lift",
    PLACE: "place",
    PICK: "pick",
    SELL: "sell",
    SALE: "sale",
    CHOOSE: "choose",
    INTO: "into",
    RISE: "rise",
    USE: "use",
    LAY_OFF: "lay_off",
}

FREE: Final = frozenset((LOCAL, BUY, SCORE, CORK))
"""The verbs of free actions (DP-90 to DP-94)."""


def prompt(box: Box, state: State, seat: Seat, legal: Sequence[Action]) -> Text:
    """Return a sentence that says what the seat is to do now, or whom it waits for."""
    if state.stage == OVER:
        return Text("prompt-over")
    if state.stage <= WAIT:
        return _draft(box, state, seat)
    if state.seat != seat:
        doing = "turn" if state.stage != ACTING else COLUMNS[state.column]
        return Text("prompt-wait", {"who": state.seat, "doing": f"@note-doing_{doing}"})
    if not state.pending:
        return _window(state, legal)
    row = state.pending[-1]
    return Text(f"prompt-{_code(row)}", _args(box, state, row))


def _draft(box: Box, state: State, seat: Seat) -> Text:
    if state.choice[seat] != NONE:
        return Text("prompt-draft_wait")
    if state.stage == KEEP:
        return Text("prompt-keep", {"two": int(len(state.houses) == 2)})
    return Text("prompt-token_waits", {"row": box.vintage_row, "strong": box.strength_row})


def _window(state: State, legal: Sequence[Action]) -> Text:
    free = int(any(VERB[act] in FREE for act in legal))
    if state.stage == BEFORE:
        return Text("prompt-move", {"free": free})
    return Text("prompt-end", {"free": free, "cork": free and state.houses[state.seat].cork})


def _code(row: list[int]) -> str:
    kind = row[0]
    if kind == PLANT and not row[1] + row[2] + row[3]:
        return "point"
    if kind == LIFT and row[1] == 0:
        return "lift_maison"
    if kind == CHOOSE:
        return "trade" if row[2] else "keep_goal"
    if kind == INTO:
        return "into_modifier" if row[1] else "into"
    if kind == PLACE and row[2] != BY_LOGISTICS:
        return "place_one"
    return _CODE[kind]


def _args(box: Box, state: State, row: list[int]) -> Args:
    kind = row[0]
    if kind == PLANT:
        return {"left": row[1] + row[2] + row[3] or row[4]}
    if kind == HARVEST:
        return {"square": SQUARE[row[1]], "variety": VARIETY_ID[row[2]]}
    if kind == CELLARING:
        coins: int | str = "none" if row[3] else state.paying
        return {"left": row[1], "coins": coins, "workers": 0 if row[4] else 1}
    if kind == SALE:
        value = sale_value(box, state, state.seat, row)
        card = market_of(state, row[1])
        return {"city": box.card_city[card], "value": value, "vp": ratio_vp(box, state, row[1], value)}
    if kind == INTO:
        return {"value": row[3]} if row[1] else {"value": row[3], "variety": VARIETY_ID[row[2]]}
    if kind == USE:
        return {"token": token_id(box, row[1])}
    if kind == VISIT:
        given = state.houses[state.seat].champagne if not row[2] & HAS_CHAMPAGNE else ()
        return {"left": row[1], "give": min(sum(map(bool, given)), 2) if row[1] else 0}
    if kind in (LIFT, PLACE, SELL, CHOOSE, LAY_OFF):
        return {"left": row[1]}
    return {}


def may_plant(state: State, seat: Seat) -> bool:
    """Return whether the seat is about to plant."""
    return state.seat == seat and bool(state.pending) and state.pending[-1][0] == PLANT
