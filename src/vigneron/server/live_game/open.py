"""Makes the position of a stored table."""

from __future__ import annotations

from typing import Any

from vigneron.core.registry import game
from vigneron.server.live_game.position import Position
from vigneron.server.storage.models import TableRecord


def new_position(record: TableRecord) -> Position[Any]:
    """Return the position of a table, without its rows. Raises BadJournal if it needs another edition."""
    return Position(game(record.game), record.header(), record.secret, record.bots())
