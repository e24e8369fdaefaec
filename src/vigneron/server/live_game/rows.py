"""Rows of a table: which plies count, which rows leave the game unchanged, and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from vigneron.core.chance import Scripted
from vigneron.core.contract import Event, Rules, Setup
from vigneron.core.game import Game
from vigneron.core.journal import Ply, Row, TableRow
from vigneron.core.taken import KIND as TAKEN
from vigneron.server.live_game.changes import Entry

FAILED: Final = "failed"
"""The kind of the row that records a failed bot. The plain player acts in place of a failed bot."""
_SAID: Final = frozenset({"takeover", "return", "sit", "forfeit", "clock", "end", FAILED, TAKEN})
"""The kinds of table rows that appear in the log. The sentence of each is `event-table-KIND`."""


def counting(rows: Sequence[Row]) -> Iterator[tuple[int, Ply]]:
    """Yield the plies that remain after all undos, each with the index of its row."""
    out: list[tuple[int, Ply]] = []
    for at, row in enumerate(rows):
        if isinstance(row, Ply):
            out.append((at, row))
        elif row.kind == "undo":
            del out[row.data["to"] + 1 :]
    yield from out


def aside(row: Row) -> bool:
    """Return whether a row leaves the game unchanged. This is true for all table rows except `undo`."""
    return isinstance(row, TableRow) and row.kind != "undo"


def told(row: TableRow, v: int) -> list[Entry]:
    """Return the log entries of one table row."""
    if row.kind not in _SAID:
        return []
    seat, by = row.data.get("seat", -1), row.data.get("by")
    data: dict[str, int | str] = {"seat_by": by} if isinstance(by, int) else {}
    if row.kind == TAKEN:
        return [Entry(v, Event("table-taken", -1, {"ply": int(row.data["ply"])}))]
    kind = f"table-{row.kind}-by" if data else f"table-{row.kind}"
    return [Entry(v, Event(kind, seat if isinstance(seat, int) else -1, data))]


def with_table(log: Sequence[Entry], rows: Sequence[Row]) -> list[Entry]:
    """Return a log with the entries of the table rows added."""
    said = [entry for at, row in enumerate(rows, 1) if isinstance(row, TableRow) for entry in told(row, at)]
    return sorted([*log, *said], key=lambda entry: entry.v)


def log_of(game: Game[Any, Any], rules: Rules[Any], setup: Setup, rows: Sequence[Row]) -> list[Entry]:
    """Return the log of all rows. The rows must have been replayed without error."""
    log = list[Entry]()
    state: Any = None
    for at, row in counting(rows):
        chance, events = Scripted(row.draws), list[Event]()
        if state is None:
            state = rules.new(setup, chance)
            continue
        action = game.actions.parse(row.act)
        assert action is not None
        rules.step(state, row.seat, action, chance, events)
        log += [Entry(at + 1, event) for event in events if not event.told_later]
    return with_table(log, rows)
