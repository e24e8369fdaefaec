"""`vigneron verify`: checks a journal and derives every draw again. Prints what this proves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from vigneron.cli.common import broken, read_journal
from vigneron.cli.voice import Fail, say
from vigneron.core.contract import Args
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Journal
from vigneron.core.proof import Proof, check, check_secret, commitment_mismatch
from vigneron.core.redraw import redrawn


def run(
    journal: Annotated[Path, typer.Argument(metavar="JOURNAL", help="cli-argument-journal")],
    commitment: Annotated[
        str, typer.Option("--commitment", help="cli-option-commitment", metavar="HEX")
    ] = "",
    table: Annotated[str, typer.Option("--table", help="cli-option-table", metavar="NAME")] = "",
) -> int:
    """Run the command and return its exit status."""
    game = None
    try:
        game, found = read_journal(journal)
        proof = check(game, found)
        _compare(found, commitment, table)
        by_hand = not found.header.commitment
        if not by_hand:
            _derive(game, found, proof)
    except BadJournal as error:
        raise broken(journal, error, game) from error
    _tell(proof, found, bool(commitment))
    if by_hand:
        raise Fail("cli-verify-by_hand", 1)
    return 0


def _compare(journal: Journal, commitment: str, table: str) -> None:
    """Check the journal against a commitment and a table that the user has recorded before the game.

    Raises Fail."""
    kept = commitment or journal.header.commitment
    if (commitment or table) and (code := commitment_mismatch(journal, kept, table)):
        raise Fail(f"journal-{code}", 1)


def _derive(game: Game[Any, Any], journal: Journal, proof: Proof[Any]) -> None:
    """Check that the draws follow from the secret, and the secret from the commitment. Raises Fail."""
    try:
        redrawn(proof.fold, journal.header, check_secret(journal), proof.sources)
    except BadJournal as error:
        if error.code == "draw_differs":
            told = error.data
            raise Fail(
                "cli-verify-wrong",
                1,
                ply=error.ply,
                number=told["number"],
                stored=told["stored"],
                derived=told["found"],
            ) from error
        if error.code in ("no_secret", "commitment"):
            raise Fail(f"cli-verify-{error.code}", 1) from error
        raise


def _tell(proof: Proof[Any], journal: Journal, kept: bool) -> None:
    print(say("journal-proofs"))
    _lines(proof.proofs)
    if journal.header.commitment:
        print("  " + say("cli-verify-good", draws=proof.draws, plies=len(proof.fold.plies) - 1))
        print("  " + say("cli-verify-limits"))
    if kept:
        print("  " + say("journal-kept"))
    print(say("journal-claims"))
    _lines(claim for claim in proof.claims if not (kept and claim[0] == "claim-secret"))


def _lines(sentences: Iterable[tuple[str, Args]]) -> None:
    for code, args in sentences:
        print("  " + say(f"journal-{code}", **args))
