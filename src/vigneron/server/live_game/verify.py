"""Verifies journals: replays every row by the rules, checks the score, and derives every draw again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from vigneron.core.contract import Args, Json
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Journal, Ply
from vigneron.core.proof import check, check_secret
from vigneron.core.redraw import redrawn
from vigneron.core.taken import Source

_ROWS: Final = 20_000
_DRAWS: Final = 2_000
_TEXT: Final = 200


@dataclass(frozen=True, slots=True)
class Proven:
    """What a journal proves.

    `plies` lists every ply with its draws: `[{ply, seat, act, draws: [{why, weights, outcome}]}]`. `proofs`
    are sentences on what else the journal proves. `claims` are sentences on what the journal only claims
    (`core.proof`). `sources` are the games from which the first plies were taken."""

    plies: list[Json]
    proofs: tuple[tuple[str, Args], ...]
    claims: tuple[tuple[str, Args], ...]
    sources: tuple[Source, ...] = ()


def proven(game: Game[Any, Any], journal: Journal) -> Proven:
    """Verify a journal. Raises BadJournal for the first wrong ply.

    A ply is wrong if the rules, its digest, the closing row or the secret contradict it."""
    return _told(game, journal, derive=True)


def replayed(game: Game[Any, Any], journal: Journal) -> Proven:
    """Verify a journal, but not whether its draws follow from the secret. Raises BadJournal.

    Browsers check the draws themselves."""
    return _told(game, journal, derive=False)


def _told(game: Game[Any, Any], journal: Journal, *, derive: bool) -> Proven:
    _bounded(journal)
    proof = check(game, journal)
    secret = check_secret(journal) if derive else None
    told = redrawn(proof.fold, journal.header, secret, proof.sources)
    return Proven(told, proof.proofs, proof.claims, proof.sources)


def _bounded(journal: Journal) -> None:
    """Raise BadJournal for values that no game writes, including values in rows that were undone."""
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
