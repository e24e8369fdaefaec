"""The readable position, and the labels of offers."""

from __future__ import annotations

from vigneron.core.contract import Action, Json, Seat
from vigneron.core.scene import Text
from vigneron.games._three_rows.rules.actions import PASS, ROWS
from vigneron.games._three_rows.rules.rules import ThreeRowsRules
from vigneron.games._three_rows.rules.state import State


def readable(rules: ThreeRowsRules, state: State) -> Json:
    """Return {"round", "turn_of", "die", "players": [{"rows": [[numbers]]}]}."""
    seats = range(len(state.rows) // ROWS)
    players = [{"rows": state.rows[seat * ROWS : (seat + 1) * ROWS]} for seat in seats]
    return {"round": state.round, "turn_of": state.seat, "die": state.die, "players": players}


def describe(rules: ThreeRowsRules, state: State, seat: Seat, action: Action) -> Text:
    """Return the sentence of an offered act."""
    if action == PASS:
        return Text("offer-pass")
    return Text("offer-put", {"die": state.die, "row": action + 1})
