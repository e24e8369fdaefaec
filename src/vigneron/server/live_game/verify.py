"""Whether a journal is what it says: every row followed by the rules, counted, every draw derived again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from vigneron.core.contract import Args, Json
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Journal, Ply
from vigneron.core.proof import check, check_secret
from vigneron.core.redraw import redrawn

_ROWS: Final = 20_000
_DRAWS: Final = 2_000
_TEXT: Final = 200


@dataclass(frozen=True, slots=True)
class Proven:
    """`plies`: every ply with its draws, `[{ply, seat, act, draws: [{why, weights, outcome}]}]`; `proofs` and
    `claims`: sentences for what the journal proves beside them, and what it cannot prove (`core.proof`)."""

    plies: list[Json]
    proofs: tuple[tuple[str, Args], ...]
    claims: tuple[tuple[str, Args], ...]


def proven(game: Game[Any, Any], journal: Journal) -> Proven:
    """Return what a journal proves.

    Raises BadJournal naming the first ply at which the file is not what the rules, its digests, its closing
    row or its secret say."""
    return _told(game, journal, derive=True)


def replayed(game: Game[Any, Any], journal: Journal) -> Proven:
    """Return what `proven` does, without asking whether the draws follow from the secret.

    For browsers, which ask that themselves. Raises BadJournal."""
    return _told(game, journal, derive=False)


def _told(game: Game[Any, Any], journal: Journal, *, derive: bool) -> Proven:
    _bounded(journal)
    proof = check(game, journal)
    secret = check_secret(journal) if derive else None
    return Proven(redrawn(proof.fold, journal.header, secret), proof.proofs, proof.claims)


def _bounded(journal: Journal) -> None:
    """Raise BadJournal for what no game writes; also rows that were taken back are looked at."""
    seats = journal.header.seats
    for number, row in enumerate(journal.rows):
        if number >= _ROWS:
            raise BadJournal(number, "too_long", "too many rows")
        if isinstance(row, Ply):
            good = (
                0 <= row.ply <= _ROWS
                and -1 <= row.seat < seats
                and len(row.act) <= _TEXT
                and len(row.draws) <= _DRAWS
                and all(0 <= draw < 2**31 for draw in row.draws)
                and len(row.digest) == 16
            )
        else:
            good = len(row.kind) <= 16 and row.kind.isprintable()
        if not good:
            raise BadJournal(
                number, "row_bounds", f"row {number} is none that a game writes", {"row": number}
            )
