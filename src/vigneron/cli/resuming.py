"""Resumes a terminal game from its journal. Finds who plays each seat, and the seed of the draws."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from vigneron.bots import bot_names
from vigneron.cli.common import broken, no_file, read_journal
from vigneron.cli.voice import Fail
from vigneron.core.chance import commitment
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Journal, TableRow
from vigneron.core.match import Match, seed_secret

SEATS: Final = "seats"
"""The `kind` of the note that stores who plays each seat: `human` or the name of a bot."""
HUMAN: Final = "human"


def note(kinds: Sequence[str]) -> TableRow:
    """Return the table row that stores who plays each seat."""
    return TableRow("note", {"kind": SEATS, "seats": list(kinds)})


def resumed(game: Game[Any, Any], path: Path, seed: str | None) -> tuple[Match[Any], str, list[str]]:
    """Return the match of a journal file, its seed, and who plays each seat. Raises Fail."""
    if not path.is_file():  # the game goes on in it
        raise no_file(path)
    found: Game[Any, Any] | None = None
    try:
        found, journal = read_journal(path)
        if found.key != game.key:
            raise Fail("cli-play-other_game", 2, file=path.name, game=found.key)
        if not journal.header.commitment:
            raise Fail("cli-play-by_hand", 1, file=path.name)
        known = _seed(journal, seed)
        if known is None:
            raise Fail("cli-play-no_seed", 2, file=path.name)
        match = Match.resumed(found, journal, secret=seed_secret(known))
    except BadJournal as error:
        raise broken(path, error, found) from error
    ended = any(isinstance(row, TableRow) and row.kind == "end" for row in journal.rows)
    if ended or not match.to_act:
        raise Fail("cli-play-ended", 1, file=path.name)
    return match, known, _kinds(found, journal)


def _seed(journal: Journal, seed: str | None) -> str | None:
    """Return the seed of a journal's draws: the given seed, or the seed in the table's name.

    Returns None if neither seed matches the commitment of the journal."""
    header = journal.header
    named = header.table.removeprefix(f"{header.game}-").removesuffix("-0")  # see `core.match.table_name`
    for one in (seed, named):
        if one is not None and commitment(seed_secret(one)) == header.commitment:
            return one
    return None


def _kinds(game: Game[Any, Any], journal: Journal) -> list[str]:
    """Return who plays each seat, from the note or from the names that bots usually have.

    All other seats are played by people."""
    for row in journal.rows:
        if isinstance(row, TableRow) and row.kind == "note" and row.data.get("kind") == SEATS:
            seats = row.data.get("seats")
            if isinstance(seats, list) and len(seats) == journal.header.seats:
                return list(map(str, seats))
    bots = set(bot_names(game))
    called = [name.removesuffix(f" {number}") for number, name in enumerate(journal.header.names, 1)]
    return [name if name in bots else HUMAN for name in called]
