"""Computes the result of a game. If the table ended early, the last position counts."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from typing import TypeVar

from vigneron.core.contract import Json, Result, Seat
from vigneron.core.journal import BadJournal, Fold, Journal, Row, TableRow, closing

S = TypeVar("S")


def ended(rows: Iterable[Row]) -> str | None:
    """Return why the table ended before the game was over by its rules, or None if it did not."""
    found = (row for row in rows if isinstance(row, TableRow) and row.kind == "end")
    return next((str(row.data.get("why", "agreed")) for row in found), None)


def places_behind(places: Sequence[int], lost: Container[Seat]) -> tuple[int, ...]:
    """Return the places after the seats in `lost` are moved behind all others."""
    staying = [place for seat, place in enumerate(places) if seat not in lost]
    return tuple(
        len(staying) + 1 if seat in lost else 1 + sum(other < place for other in staying)
        for seat, place in enumerate(places)
    )


def counted(result: Result, ended: str, rows: Iterable[Row]) -> Result:
    """Return the result of a table, given the result by the rules.

    `ended` says why the table ended early, '' if it did not; nobody wins such a game. Seats that forfeited
    come last."""
    if not ended:
        return result
    lost = {row.data["seat"] for row in rows if isinstance(row, TableRow) and row.kind == "forfeit"}
    places = places_behind(result.places, lost)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1 and seat not in lost)
    return replace(result, places=places, winners=winners if lost else (), ending=ended)


def outcome(fold: Fold[S], rows: Iterable[Row]) -> Result:
    """Return the result of a replayed journal, which may have ended early."""
    rows = list(rows)
    return counted(fold.rules.result(fold.states[-1]), ended(rows) or "", rows)


def check_closing(fold: Fold[S], journal: Journal) -> None:
    """Raise BadJournal if the closing row differs from the rules' result, or precedes the end of the game.

    Scores, parts, places and ending must all be those of `outcome`; parts may be left out. A journal without
    a closing row passes.
    """
    told, last = journal.closing, len(fold.plies) - 1
    if told is None:
        return
    if ended(journal.rows) is None and fold.rules.to_act(fold.states[-1]):
        raise BadJournal(last, "closing_early", "the closing row stands before the game is over")
    found = closing(b"", outcome(fold, journal.rows))
    if list(told.scores) != list(found.scores):
        raise BadJournal(
            last,
            "closing_count",
            f"the closing row says {told.scores}, the rules {list(found.scores)}",
            {"stored": _short(told.scores), "found": _short(found.scores)},
        )
    if (told.ending, list(told.places)) != (found.ending, list(found.places)):
        raise BadJournal(
            last,
            "closing_places",
            f"the closing row says {told.ending} {told.places}, the rules {found.ending} {found.places}",
            {"stored": _short([told.ending, *told.places]), "found": _short([found.ending, *found.places])},
        )
    if told.parts is not None and _plain(told.parts) != _plain(found.parts):
        raise BadJournal(last, "closing_parts", "the parts of the scores are not those of the rules")


def _plain(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


def _short(values: Iterable[object]) -> str:
    """Return values as text for a sentence; a very long one is cut."""
    return "[" + ", ".join(str(value)[:40] for value in values)[:200] + "]"
