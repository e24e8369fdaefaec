"""Results of finished games, for profiles and ratings. A result is written together with the last act.

A game counts for ratings unless one of the reasons in `WHYS` applies. Options that change what players know,
such as open money, separate ladders: only games of one ladder are compared. A person whose seat a bot played
at the end has left, and ranks behind all people who stayed. This does not apply if others had removed the
person (`seat_bots.stayed`)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete, insert, select

from vigneron.core import taken
from vigneron.core.contract import Result
from vigneron.core.journal import BadJournal, Ply, Row
from vigneron.core.registry import game, games
from vigneron.server.botpool import seat_bots
from vigneron.server.live_game import final_result
from vigneron.server.live_game.position import Change, Position
from vigneron.server.live_game.rows import FAILED
from vigneron.server.storage import schema
from vigneron.server.storage.models import TableRecord, is_program
from vigneron.server.storage.repository import SqlStore
from vigneron.server.storage.write_batcher import Conflict, Statement

WHYS: Final = (
    "data",
    "taken",
    "ended",
    "manner",
    "alone",
    "bots",
    "program",
    "same",
    "hints",
    "sit",
    "failed",
)
"""The reasons why a game does not count for ratings. In order: changed component data; went on from a
position of another game; ended before the rules' end; dice rolled by hand; one seat; one person and bots; a
program; one person or device in several seats; hints were allowed; a person who sat in for a bot; a bot that
failed."""
_BETWEEN: Final = 0.02
"""The pause in seconds between two games, so that other tasks can run."""
log = logging.getLogger(__name__)
_play, _result, _outcome = schema.play, schema.result, schema.outcome
_ADD, _ADD_SEATS = insert(_result), insert(_outcome)


def ladder(record: TableRecord) -> str:
    """Return the values of the options that separate ladders, as `KEY=VALUE` with commas, ordered by key."""
    own = {option.key for option in game(record.game).options if option.opens}
    return ",".join(f"{key}={record.options[key]}" for key in sorted(own) if key in record.options)


def why_not(record: TableRecord, ended: str, rows: Sequence[Row] = ()) -> str:
    """Return why a finished game does not count for ratings, or ''. `rows` are all rows of the game."""
    people = [seat.person for seat in record.seats if seat.kind == "person"]
    if record.override is not None:
        return "data"
    if taken.last(rows) >= 0:
        return "taken"
    if ended and ended != "time":
        return "ended"
    if record.by_hand:
        return "manner"
    if len(record.seats) == 1:
        return "alone"
    if any(map(is_program, people)):
        return "program"
    if len(set(people)) < len(people):
        return "same"
    if len(people) < 2:
        return "bots"
    if record.policy.hints:
        return "hints"
    kinds = {row.kind for row in rows if not isinstance(row, Ply)}
    return next((kind for kind in ("sit", FAILED) if kind in kinds), "")


def statements(
    record: TableRecord, result: Result, ended: str, at: int, rows: Sequence[Row]
) -> list[Statement]:
    """Return the statements that store a result.

    `at` is the time when the game ended, in milliseconds. `rows` are all rows of the game. `ended` is the
    reason why it was ended early, or ''."""
    values = {
        "play": record.id,
        "game": record.game,
        "ladder": ladder(record)[:200],
        "seats": len(record.seats),
        "over": at,
        "ending": result.ending[:32],
        "why": why_not(record, ended, rows),
    }
    seats = [
        {
            "play": record.id,
            "seat": seat.seat,
            "place": result.places[seat.seat],
            "score": result.scores[seat.seat],
            "winner": seat.seat in result.winners,
            "stayed": seat.kind == "bot"
            or record.plays(seat.seat)
            or seat_bots.stayed(rows, seat.seat, ended),
        }
        for seat in record.seats
    ]
    return [Statement(_ADD, values), Statement(_ADD_SEATS, seats)]


def of_change(record: TableRecord, position: Position[Any], change: Change[Any], at: int) -> list[Statement]:
    """Return the statements that store the result of the game that this change ends."""
    ended = _ended(change.rows)
    rows = [*position.rows, *change.rows]
    counted = final_result.counted(position.rules.result(change.state), ended, rows)
    return statements(record, counted, ended, at, rows)


def _ended(rows: Sequence[Row]) -> str:
    found = (row for row in rows if not isinstance(row, Ply) and row.kind == "end")
    return next((str(row.data.get("why", "agreed")) for row in found), "")


# games without a stored result


async def catch_up(store: SqlStore, pause: float = _BETWEEN) -> int:
    """Store the results of finished games that have no result; return the number of results."""
    from vigneron.server.live_game.open import new_position

    known = select(_result.c.play)
    query = select(_play.c.id).where(
        _play.c.phase == "over", _play.c.origin.is_(None), _play.c.id.not_in(known)
    )
    count = 0
    for row in await store.read(query.order_by(_play.c.changed, _play.c.id)):
        await asyncio.sleep(pause)
        kept = await store.load(row["id"])
        if kept is None or kept.record.game not in games():
            continue
        try:
            position = new_position(kept.record)
            position.load(kept.rows, {})
        except BadJournal:  # the game needs an edition that this version does not have
            continue
        at = kept.record.changed * 1000
        try:
            result = final_result.outcome(position)
            found = statements(kept.record, result, position.ended, at, position.rows)
            await store.writer.write(kept.record.id, found)
        except Conflict:  # another process has stored the result
            continue
        count += 1
    return count


async def rebuild(store: SqlStore) -> int:
    """Compute all results again from the games' rows; return the number of results."""
    kept = {row["play"]: row["over"] for row in await store.read(select(_result.c.play, _result.c.over))}
    await store.writer.write("", [Statement(delete(_result))])
    count = await catch_up(store, 0)
    for play, over in kept.items():  # the rows of a game do not contain the time when it ended
        change = _result.update().where(_result.c.play == play).values(over=over)
        await store.writer.write(play, [Statement(change)])
    return count
