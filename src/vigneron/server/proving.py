"""Whether a journal is what it says: replayed by the rules, counted, and every draw derived again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from vigneron.core.chance import Derived, commitment
from vigneron.core.contract import Json
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Fold, Journal, Ply, TableRow, check_closing, replay

_ROWS: Final = 20_000
_DRAWS: Final = 2_000
_TEXT: Final = 200
_KINDS: Final = {"takeover": "seat", "return": "seat", "forfeit": "seat", "clock": "seat"}
"""Rows of the table that name a seat."""


def proven(game: Game[Any], journal: Journal) -> list[Json]:
    """Return every ply with its draws: `[{ply, seat, act, draws: [{why, weights, outcome}]}]`.

    Raises BadJournal naming the first ply at which the file is not what the rules, its digests, its closing
    row or its secret say."""
    return _told(game, journal, derive=True)


def replayed(game: Game[Any], journal: Journal) -> list[Json]:
    """Return what `proven` does, without asking whether the draws follow from the secret.

    For browsers, which ask that themselves. Raises BadJournal."""
    return _told(game, journal, derive=False)


def _told(game: Game[Any], journal: Journal, *, derive: bool) -> list[Json]:
    _bounded(journal)
    fold = replay(game, journal)
    check_closing(fold, journal)
    header, closing = journal.header, journal.closing
    secret: bytes | None = None
    if header.commitment and derive:
        if closing is None or not closing.secret:
            raise BadJournal(len(fold.plies) - 1, "no_secret", "the closing row holds no secret")
        secret = bytes.fromhex(closing.secret)
        if commitment(secret) != header.commitment:
            raise BadJournal(-1, "commitment", "the secret is not the one that was committed to")
    return [_ply(fold, number, secret, header.table, header.words) for number in range(len(fold.plies))]


def _ply(fold: Fold[Any], number: int, secret: bytes | None, table: str, words: Sequence[str]) -> Json:
    row = fold.plies[number]
    chance = _Told(row, None if secret is None else Derived(secret, table, row.ply, words))
    if number == 0:
        fold.rules.new(fold.setup, chance)
    else:
        action = fold.game.actions.parse(row.act)
        assert action is not None  # replay has accepted it
        fold.rules.step(fold.rules.clone(fold.states[number - 1]), row.seat, action, chance, None)
    return {"ply": row.ply, "seat": row.seat, "act": row.act, "draws": chance.told}


class _Told:
    """The outcomes that were written down, each compared with the one that the secret gives."""

    def __init__(self, row: Ply, derived: Derived | None) -> None:
        self._row, self._derived = row, derived
        self.told: list[Json] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        at = len(self.told)
        outcome = self._row.draws[at]
        if self._derived is not None and (found := self._derived.draw(weights, why)) != outcome:
            raise BadJournal(
                self._row.ply, "draw_differs", f"draw {at + 1} is {outcome}, the secret gives {found}",
                {"number": at + 1, "stored": outcome, "found": found},
            )  # fmt: skip
        self.told.append({"why": why, "weights": list(weights), "outcome": outcome})
        return outcome


def _bounded(journal: Journal) -> None:
    """Raise BadJournal for what no game writes; also rows that were taken back are looked at."""
    seats = journal.header.seats
    for number, row in enumerate(journal.rows):
        if number >= _ROWS:
            raise BadJournal(number, "too_long", "too many rows")
        if isinstance(row, Ply):
            good = (
                0 <= row.ply <= _ROWS and -1 <= row.seat < seats and len(row.act) <= _TEXT
                and len(row.draws) <= _DRAWS and all(0 <= draw < 2**31 for draw in row.draws)
                and len(row.digest) == 16
            )  # fmt: skip
        else:
            good = _good_table_row(row, seats)
        if not good:
            raise BadJournal(
                number, "row_bounds", f"row {number} is none that a game writes", {"row": number}
            )


def _good_table_row(row: TableRow, seats: int) -> bool:
    seat = row.data.get(_KINDS[row.kind]) if row.kind in _KINDS else 0
    ending = row.data.get("why", "") if row.kind == "end" else ""
    is_seat = isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats
    return len(row.kind) <= 16 and is_seat and isinstance(ending, str) and len(ending) <= 16
