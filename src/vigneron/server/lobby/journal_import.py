"""Imports games that were finished elsewhere. A verified journal becomes a table that can only be viewed."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any, Final

from vigneron.core import journal
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Journal
from vigneron.core.registry import game, games
from vigneron.server.live_game.position import Position
from vigneron.server.live_game.verify import proven
from vigneron.server.lobby import names
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.table_state import ClientSeeds, Origin

LARGEST: Final = 1_500_000
"""The maximum number of bytes of a file. The longest games have half as many."""


def read(data: bytes) -> tuple[Game[Any, Any], Journal]:
    """Parse and verify the journal in a file. Raises BadJournal.

    This takes up to several seconds of CPU time, so it must not run on the event loop."""
    found = parse(data)
    own = game(found.header.game)
    if found.header.override is not None:
        raise BadJournal(-1, "override", "other component data")
    try:
        proven(own, found)
        _position(own, found)
    except BadJournal:
        raise
    except Exception as error:  # whatever the rules raise, the file is at fault
        raise BadJournal(-1, "broken", f"{type(error).__name__}") from error
    return own, found


def parse(data: bytes) -> Journal:
    """Return the finished journal in a file. The journal is not replayed.

    Raises BadJournal. This includes the error of an unknown game."""
    if len(data) > LARGEST:
        raise BadJournal(-1, "too_long", "too large a file")
    try:
        found = journal.read(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadJournal(-1, "not_text", "not a text in UTF-8") from error
    header = found.header
    if header.game not in games():
        raise BadJournal(-1, "no_game", f"no game {header.game[:40]!r}", {"game": header.game[:40]})
    if header.seats != len(header.names) or found.closing is None:
        raise BadJournal(-1, "unfinished", "not a finished game")
    return found


def _position(own: Game[Any, Any], found: Journal) -> None:
    position = Position(own, replace(found.header), b"")
    position.load(found.rows, {})
    if not position.over:
        raise BadJournal(position.ply, "unfinished", "not a finished game")


def record(found: Journal, id: str, code: str, person: str, now: int) -> TableRecord:
    """Return the record of a table for a verified journal. `now` is in seconds since 1970."""
    header = found.header
    assert found.closing is not None
    given = [names.clean(name) or f"#{seat + 1}" for seat, name in enumerate(header.names)]
    return TableRecord(
        id=id,
        code=code,
        game=header.game,
        phase="over",
        host=person,
        options=dict(header.options),
        edition=header.edition,
        data=header.data,
        override=None,
        secret=bytes.fromhex(found.closing.secret) or secrets.token_bytes(32),
        made=now,
        changed=now,
        seats=[SeatRecord(seat, "person", None, "", name) for seat, name in enumerate(given)],
        seeds=ClientSeeds(given=tuple(header.words)),
        origin=Origin(header.table, header.commitment, found.closing.secret),
    )
