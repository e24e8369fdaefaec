"""Law 19: the clause that a refusal names fits the moment and the act.

A game declares in `text/refusals.toml` which clauses fit. It names moments by the sentences at its table:

turn clauses for a seat that is not to act, by the scene's `status-…` moment clauses about what must be done
first, by the seat's `prompt-…` or `STATUS/PROMPT` act clauses about an act, by the first word of its text
within.MOMENT replaces part of `act` at a status, a prompt or `STATUS/PROMPT`"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Overlay
from vigneron.testing.drafts import lacks
from vigneron.testing.walk import GameLine

NAME: Final = "refusals.toml"
_TABLES: Final = ("turn", "moment", "act", "within")


@cache
def declared(folder: Path) -> dict[str, Any]:
    """Return the four tables of `text/refusals.toml`. Raises OSError or ValueError."""
    found = tomllib.loads((folder / "text" / NAME).read_text(encoding="utf-8"))
    return {name: found.get(name, {}) for name in _TABLES}


def verb(text: str) -> str:
    """Return the first word of an act's text."""
    return text.partition(":")[0]


def named(folder: Path) -> Iterator[str]:
    """Yield every clause that `text/refusals.toml` names."""
    tables = declared(folder)
    for table in (tables["turn"], tables["moment"], tables["act"], *tables["within"].values()):
        for clauses in table.values():
            yield from clauses


class _Moment:
    """The clauses that a refusal may name at one moment for one seat."""

    def __init__(self, folder: Path, status: str, prompt: str) -> None:
        self.tables = declared(folder)
        self.status = status.removeprefix("status-")
        prompt = prompt.removeprefix("prompt-")
        self.words = (f"{self.status}/{prompt}", prompt, self.status)

    def turn(self) -> list[str]:
        """Return the clauses for a seat that is not to act."""
        return list(self.tables["turn"].get(self.status, []))

    def first(self) -> list[str]:
        """Return the clauses about what must be done first."""
        return [clause for word in self.words[:2] for clause in self.tables["moment"].get(word, [])]

    def act(self, name: str) -> list[str]:
        """Return the clauses about acts with this first word."""
        for word in self.words:
            if name in self.tables["within"].get(word, {}):
                return list(self.tables["within"][word][name])
        return list(self.tables["act"].get(name, []))


def clause_at_hand(line: GameLine[Any]) -> str | None:
    """Law 19: the clause that a refusal or a control names fits the moment and the act."""
    rules, state, game = line.rules, line.state, line.game
    if lacks(game, f"text/{NAME}"):
        return None
    if not (game.folder / "text" / NAME).is_file():
        return f"the game has no text/{NAME}"
    status = game.picture().scene(rules, rules.observe(state, None)).status.id
    for seat in range(line.setup.seats):
        overlay = game.picture().overlay(rules, rules.observe(state, seat), seat)
        moment = _Moment(game.folder, status, overlay.prompt.id)
        waits = seat not in rules.to_act(state)
        allowed: dict[str, set[str]] = {}
        for action, text in enumerate(game.actions.text):
            refusal = rules.why_not(state, seat, action)
            if refusal is None:
                continue
            name = verb(text)
            if name not in allowed:
                allowed[name] = set(moment.turn() if waits else [*moment.first(), *moment.act(name)])
            if refusal.rule not in allowed[name]:
                return (
                    f"seat {seat}, {text}: {refusal.code} names {refusal.rule}; at {status} and "
                    f"{overlay.prompt.id} that would be {sorted(allowed[name])}"
                )
        if why := _control_complaint(line, seat, moment, overlay):
            return why
    return None


def _control_complaint(line: GameLine[Any], seat: Seat, moment: _Moment, overlay: Overlay) -> str | None:
    """Return a complaint if a control to decline names a clause that does not fit.

    Other controls may name the clause of the thing that they represent."""
    table = line.game.actions
    legal = line.rules.legal(line.state, seat)
    for control in overlay.controls:
        acts = {verb(table.text[action]) for action in legal if control.touch in table.touch[action]}
        allowed = {clause for name in acts for clause in moment.act(name)}
        if control.decline and control.rule and control.rule not in allowed:
            return f"seat {seat}, control {control.touch}: names {control.rule} instead of {sorted(allowed)}"
    return None
