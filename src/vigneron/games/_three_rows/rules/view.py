"""The position for people: with names, as offers, and as what must always hold."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Action, Json, Rules, Seat
from vigneron.core.scene import Text
from vigneron.games._three_rows.rules.actions import PASS, ROWS
from vigneron.games._three_rows.rules.rules import SPACES
from vigneron.games._three_rows.rules.state import State


def readable(rules: Rules[State], state: State) -> Json:
    """Return {"round", "turn_of", "die", "players": [{"rows": [[numbers]]}]}."""
    seats = range(len(state.rows) // ROWS)
    players = [{"rows": state.rows[seat * ROWS : (seat + 1) * ROWS]} for seat in seats]
    return {"round": state.round, "turn_of": state.seat, "die": state.die, "players": players}


def describe(rules: Rules[State], state: State, seat: Seat, action: Action) -> Text:
    if action == PASS:
        return Text("offer-pass")
    return Text("offer-put", {"die": state.die, "row": action + 1})


def invariants(rules: Rules[State], state: Any) -> list[str]:
    """TR-3: rows are at most four long and never fall."""
    return [
        f"row {i} is {row}" for i, row in enumerate(state.rows) if len(row) > SPACES or row != sorted(row)
    ]
