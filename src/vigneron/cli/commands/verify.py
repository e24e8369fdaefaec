"""`vigneron verify`: derives every draw of a journal again from its secret."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated

import typer

from vigneron.cli.common import broken, read_journal
from vigneron.cli.voice import Fail, say
from vigneron.core.chance import Derived
from vigneron.core.contract import Chance
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Journal, Ply, check_closing, replay


def run(journal: Annotated[Path, typer.Argument(metavar="JOURNAL", help="cli-argument-journal")]) -> int:
    game = None
    try:
        game, found = read_journal(journal)
        draws = check_draws(game, found)
    except BadJournal as error:
        raise broken(journal, error, game) from error
    print(say("cli-verify-good", draws=draws, plies=len(found.plies()) - 1))
    print(say("cli-verify-limits"))
    return 0


class _Compared:
    """Draws from the secret, and stops at the first outcome that is not the one written down."""

    def __init__(self, derived: Derived, row: Ply) -> None:
        self._derived = derived
        self._row = row

    def draw(self, weights: list[int], why: str) -> int:
        at = len(self._derived.drawn)
        outcome = self._derived.draw(weights, why)
        stored = self._row.draws[at]
        if outcome != stored:
            raise Fail(
                "cli-verify-wrong", 1, ply=self._row.ply, number=at + 1, stored=stored, derived=outcome
            )
        return outcome


def check_draws(game: Game[object], journal: Journal) -> int:
    """Return how many draws were derived again. Raises BadJournal (no replay) or Fail (a draw differs)."""
    header = journal.header
    if not header.commitment:
        raise Fail("cli-verify-by_hand", 1)
    if journal.closing is None or not journal.closing.secret:
        raise Fail("cli-verify-no_secret", 1)
    secret = bytes.fromhex(journal.closing.secret)
    if hashlib.sha256(secret).hexdigest() != header.commitment:
        raise Fail("cli-verify-commitment", 1)
    fold = replay(game, journal)
    check_closing(fold, journal)
    count = 0
    for row, before in zip(fold.plies, [None, *fold.states], strict=False):
        chance: Chance = _Compared(Derived(secret, header.table, row.ply, header.words), row)  # type: ignore[assignment]
        if row.ply == 0:
            fold.rules.new(fold.setup, chance)
        else:
            action = game.actions.parse(row.act)
            assert action is not None, "replay has accepted it"
            fold.rules.step(fold.rules.clone(before), row.seat, action, chance, None)
        count += len(row.draws)
    return count
