"""How a table that is over is counted: by the rules, or, if it was ended before, as it stood then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from vigneron.core.contract import Result
from vigneron.core.journal import Row, TableRow
from vigneron.server.standing import Standing


def outcome(position: Standing[Any]) -> Result:
    """Return the result of a table."""
    return counted(position.rules.result(position.state), position.ended, position.rows)


def counted(counted: Result, ended: str, rows: Iterable[Row]) -> Result:
    """Return the result of a table whose rules count so. Who forfeited is behind all others; nobody wins what
    was merely ended (`ended`: why, '' if the rules ended it)."""
    if not ended:
        return counted
    lost = {row.data["seat"] for row in rows if isinstance(row, TableRow) and row.kind == "forfeit"}
    staying = [place for seat, place in enumerate(counted.places) if seat not in lost]
    places = tuple(
        len(staying) + 1 if seat in lost else 1 + sum(other < place for other in staying)
        for seat, place in enumerate(counted.places)
    )
    winners = tuple(seat for seat, place in enumerate(places) if place == 1 and seat not in lost)
    return replace(counted, places=places, winners=winners if lost else (), ending=ended)
