"""Labels of offers."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Text
from vigneron.games.burgundy_dice.rules.actions import (
    DONE,
    KIND,
    MONK_MARK,
    PASS,
    SECOND,
    SPACE,
    START,
    WORKER_MARK,
)
from vigneron.games.burgundy_dice.rules.box import BONUSES, COLOURS, PLACE
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State

_ID: Final = {MONK_MARK: "offer-monk", WORKER_MARK: "offer-worker", SECOND: "offer-second"}


def describe(rules: BurgundyRules, state: State, seat: Seat, act: int) -> Text:
    """Return the sentence of an offered act. Acts with equal dice have the same sentence."""
    kind = KIND[act]
    if kind == PASS:
        return Text("offer-decline", {"bonus": BONUSES[rules.box.declining_gives]})
    if kind == DONE:
        return Text("offer-done")
    space = SPACE[act]
    if kind == START:
        bonus = rules.box.sheet.castle_bonus[space]
        return Text("offer-castle", {"place": PLACE[space], "bonus": BONUSES[bonus]})
    args: Args = {
        "colour": COLOURS[rules.colour[space]],
        "place": PLACE[space],
        "number": rules.value_of(state, act),
    }
    return Text(_ID.get(kind, "offer-mark"), args)
