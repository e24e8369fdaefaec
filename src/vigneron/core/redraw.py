"""Derives every draw of a journal again from the secret, and compares it with the recorded outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from vigneron.core.chance import Derived
from vigneron.core.contract import Json
from vigneron.core.journal import BadJournal, Fold, Header, Ply

S = TypeVar("S")


def redrawn(fold: Fold[S], header: Header, secret: bytes | None) -> list[Json]:
    """Return every ply with its draws: `[{ply, seat, act, draws: [{why, weights, outcome}]}]`.

    Raises BadJournal (`draw_differs`) at the first draw that does not follow from the secret. Without a
    secret, nothing is compared."""
    return [_ply(fold, number, header, secret) for number in range(len(fold.plies))]


def _ply(fold: Fold[S], number: int, header: Header, secret: bytes | None) -> Json:
    row = fold.plies[number]
    derived = None if secret is None else Derived(secret, header.table, row.ply, header.words)
    chance = _Told(row, derived)
    if number == 0:
        fold.rules.new(fold.setup, chance)
    else:
        action = fold.game.actions.parse(row.act)
        assert action is not None  # the journal has been replayed already
        fold.rules.step(fold.rules.clone(fold.states[number - 1]), row.seat, action, chance, None)
    return {"ply": row.ply, "seat": row.seat, "act": row.act, "draws": chance.told}


class _Told:
    """Replays recorded outcomes, and compares each with the outcome that is derived from the secret."""

    def __init__(self, row: Ply, derived: Derived | None) -> None:
        self._row, self._derived = row, derived
        self.told: list[Json] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        at = len(self.told)
        outcome = self._row.draws[at]
        if self._derived is not None and (found := self._derived.draw(weights, why)) != outcome:
            raise BadJournal(
                self._row.ply,
                "draw_differs",
                f"draw {at + 1} is {outcome}, the secret gives {found}",
                {"number": at + 1, "stored": outcome, "found": found},
            )
        self.told.append({"why": why, "weights": list(weights), "outcome": outcome})
        return outcome
