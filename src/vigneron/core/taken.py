"""Games that go on from a position of another game: where the first plies of a journal were taken from.

A row `taken` follows the last ply that was taken. It names the other game and holds what its draws follow
from, so that they can be derived again. A game that goes on from such a game has a row for each of them.
docs/records.md describes the row."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from vigneron.core.chance import commitment
from vigneron.core.journal import BadJournal, Journal, Ply, Row, TableRow, write

KIND: Final = "taken"
"""The kind of the row."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_HEX: Final = re.compile(r"([0-9a-f]{2}){0,256}")
_LONGEST: Final = 200


@dataclass(frozen=True, slots=True)
class Source:
    """A game from which plies were taken: those after the previous source, up to `ply`.

    Their draws follow from the game's `secret` (hex), `table` and client seeds (`words`). Commitment and
    secret are '' if people drew by hand. `journal` is the SHA-256 of the text of the game's journal."""

    ply: int
    table: str
    commitment: str
    words: tuple[str, ...]
    secret: str
    journal: str

    def row(self) -> TableRow:
        """Return the row that says this in a journal."""
        data = {
            "ply": self.ply,
            "table": self.table,
            "commitment": self.commitment,
            "words": list(self.words),
            "secret": self.secret,
            "journal": self.journal,
        }
        return TableRow(KIND, data)


def sources(rows: Sequence[Row]) -> list[Source]:
    """Return the games from which plies of a journal were taken, in the order of the plies.

    Raises BadJournal if a row is malformed, out of place, or has a secret that is not the committed one."""
    out: list[Source] = []
    plies = 0
    for at, row in enumerate(rows):
        if isinstance(row, Ply):
            plies += 1
        elif row.kind == KIND:
            found = _source(row.data, plies - 1)
            if at != plies + len(out) or found.ply != plies - 1 or (out and out[-1].ply == found.ply):
                raise BadJournal(max(0, plies - 1), "taken_place", "plies can be taken before the first only")
            out.append(found)
    return out


def last(rows: Sequence[Row]) -> int:
    """Return the last ply that was taken from another game, or -1. Malformed rows count as none."""
    at = -1
    for row in rows:
        if isinstance(row, TableRow):
            if row.kind != KIND:
                break
            ply = row.data.get("ply")
            at = ply if isinstance(ply, int) else at
    return at


def source_of(ply: int, found: Sequence[Source]) -> Source | None:
    """Return the game from which a ply was taken, or None if the ply is the journal's own."""
    return next((source for source in found if ply <= source.ply), None)


def first_rows(journal: Journal, ply: int) -> list[Row]:
    """Return the rows with which a game begins that goes on from a ply of a finished game.

    Only plies that no undo took back are taken. Raises ValueError if the game has no such ply."""
    plies, header, closing = journal.plies(), journal.header, journal.closing
    if not 0 <= ply < len(plies) or closing is None:
        raise ValueError(f"no ply {ply} of a finished game")
    whole = hashlib.sha256(write(journal).encode()).hexdigest()
    own = Source(ply, header.table, header.commitment, tuple(header.words), closing.secret, whole)
    earlier = sources(journal.rows)
    found = [source for source in earlier if source.ply < ply]
    found.append(replace(source_of(ply, earlier) or own, ply=ply))
    ends = {source.ply: source.row() for source in found}
    out: list[Row] = []
    for row in plies[: ply + 1]:
        out.append(row)
        if row.ply in ends:
            out.append(ends[row.ply])
    return out


def _source(data: dict[str, Any], ply: int) -> Source:
    """Return the source that a row describes. Raises BadJournal; `ply` is the ply before the row."""
    texts = {name: data.get(name) for name in ("table", "commitment", "secret", "journal")}
    words, upto = data.get("words"), data.get("ply")
    good = (
        all(isinstance(text, str) for text in texts.values())
        and isinstance(words, list)
        and len(words) <= 16
        and all(isinstance(word, str) and len(word) <= _LONGEST for word in words)
        and isinstance(upto, int)
        and not isinstance(upto, bool)
        and len(str(texts["table"])) <= _LONGEST
        and _HASH.fullmatch(str(texts["journal"])) is not None
        and _HEX.fullmatch(str(texts["secret"])) is not None
    )
    if not good:
        raise BadJournal(max(0, ply), "taken_row", "a row that says where plies were taken from is malformed")
    found = Source(int(data["ply"]), words=tuple(data["words"]), **{k: str(v) for k, v in texts.items()})
    committed = commitment(bytes.fromhex(found.secret)) if found.secret else ""
    if committed != found.commitment:
        raise BadJournal(
            max(0, ply), "taken_secret", "the secret of the game plies were taken from is another"
        )
    return found
