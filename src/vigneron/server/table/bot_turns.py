"""Decides which bots must act, and plays the acts that they choose. This module does no I/O.

`bot_thinking` awaits the bots' choices."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from vigneron.core.contract import Seat
from vigneron.core.journal import TableRow
from vigneron.server.botpool.pool import Choice
from vigneron.server.live_game.position import Position
from vigneron.server.live_game.rows import FAILED
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import play
from vigneron.server.table.outcome import Commit, Outcome


def awaited(record: TableRecord, position: Position[Any] | None, here: Collection[Seat]) -> list[Seat]:
    """Return the seats in which a bot must act now.

    The result is empty if bots play all seats and nobody is present. `here` are the seats whose people are
    present."""
    if position is None or not (record.people() or here):
        return []
    return [seat for seat in position.missing() if needed(record, position, seat)]


def needed(record: TableRecord, position: Position[Any], seat: Seat) -> bool:
    """Return whether a bot plays this seat and must act now."""
    return not record.pending and not record.plays(seat) and seat in position.missing()


def chosen(
    record: TableRecord, position: Position[Any], at: int, seat: Seat, asked: tuple[int, int], choice: Choice
) -> Outcome | None:
    """Play the act that a bot has chosen. Return None if the game has changed since the bot was asked.

    `asked` is the version and the length of the covered choice when the bot was asked. If the bot failed, a
    table row records the failure, once per seat. A game in which a bot failed is not rated."""
    if asked != (position.v, position.d(seat)) or not needed(record, position, seat):
        return None
    if choice.failed and not _told(position, seat):
        fails = position.aside([TableRow(FAILED, {"seat": seat})])
        return Commit(fails, then=partial(play.done, seat=seat, text=choice.act))
    return play.done(record, position, at, seat, choice.act)


def _told(position: Position[Any], seat: Seat) -> bool:
    failures = (row.data for row in position.rows if isinstance(row, TableRow) and row.kind == FAILED)
    return any(data.get("seat") == seat for data in failures)
