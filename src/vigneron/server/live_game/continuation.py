"""Games that go on from a position of a finished game. This module does no I/O."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigneron.core import taken
from vigneron.core.contract import Seat
from vigneron.core.journal import Row
from vigneron.server.live_game import finished_journal
from vigneron.server.live_game.history import History
from vigneron.server.live_game.position import Position
from vigneron.server.storage.models import TableRecord


def possible(position: Position[Any], history: History[Any], ply: int) -> int:
    """Return the ply from which a game can go on: this one, or the next earlier one that is possible.

    Somebody must be to act there, and everybody must have seen the position: while covered choices are
    revealed one after the other, some are made already that nobody saw. The set-up is always possible."""
    marks = history.marks
    for at in range(min(ply, len(marks) - 1), 0, -1):
        if marks[at].shown and position.rules.to_act(history.at(at)):
            return at
    return 0


def to_act(position: Position[Any], history: History[Any], ply: int) -> Sequence[Seat]:
    """Return the seats that may act after a ply."""
    return position.rules.to_act(history.at(ply))


def rows(record: TableRecord, position: Position[Any], ply: int) -> list[Row]:
    """Return the rows with which a game begins that goes on from a ply of a finished table."""
    return taken.first_rows(finished_journal.journal(record, position), ply)
