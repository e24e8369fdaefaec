"""Derives every draw of a journal again from the secret, and compares it with the recorded outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from vigneron.core.chance import Derived
from vigneron.core.contract import Json
from vigneron.core.journal import BadJournal, Fold, Header, Ply
from vigneron.core.taken import Source, source_of

S = TypeVar("S")


def redrawn(
    fold: Fold[S], header: Header, secret: bytes | None, sources: Sequence[Source] = ()
) -> list[Json]:
    """Return every ply with its draws: `[{ply, seat, act, draws: [{why, weights, outcome}]}]`.

    Draws of plies that were taken from other games (`sources`) are compared with the secrets of those games.
    Raises BadJournal (`draw_differs`) at the first draw that does not follow from its secret. Without a
    secret, nothing is compared."""
    return [
        _ply(fold, number, None if secret is None else _derived(number, header, secret, sources))
        for number in range(len(fold.plies))
    ]


def _derived(ply: int, header: Header, secret: bytes, sources: Sequence[Source]) -> Derived | None:
    """Return what the draws of a ply follow from. None if people drew by hand."""
    source = source_of(ply, sources)
    if source is None:
        return Derived(secret, header.table, ply, header.words)
    return Derived(bytes.fromhex(source.secret), source.table, ply, source.words) if source.secret else None


def _ply(fold: Fold[S], number: int, derived: Derived | None) -> Json:
    row = fold.plies[number]
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
