"""Makes the journal of a finished table."""

from __future__ import annotations

from typing import Any

from vigneron.core.journal import Journal, Row, closing
from vigneron.server.live_game import final_result
from vigneron.server.live_game.position import Position
from vigneron.server.storage.models import TableRecord


def journal(record: TableRecord, position: Position[Any]) -> Journal:
    """Return the journal of a finished game. It contains the secret of the draws, or b"" for real dice."""
    assert position.over
    rows: list[Row] = list(position.rows)
    secret = bytes.fromhex(record.origin.secret) if record.origin else record.secret
    secret = b"" if record.by_hand else secret
    return Journal(record.header(), rows, closing(secret, final_result.outcome(position)))
