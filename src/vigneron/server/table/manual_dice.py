"""Real dice: at some tables people enter draws from real dice, bags and cards. This module does no I/O.

An act whose draws have not all been entered is stored as `record.pending`. When the last draw is entered, the
act is computed and committed like any other change."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from vigneron.core.chance import ImpossibleDraw, NeedDraw
from vigneron.core.contract import IllegalAction, Refusal, Seat
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.changes import Draft
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.position import Position
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.protocol import Enter
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import PendingDraw
from vigneron.server.table import absence
from vigneron.server.table.awaited_draw import follows, may_enter, owner, together, worked
from vigneron.server.table.outcome import Begin, Commit, Keep, Outcome, Reply

_MOST: Final = 400
"""The maximum number of draws of one ply."""


def may_correct(record: TableRecord, position: Position[Any] | None) -> bool:
    """Return whether the draws of the last act can still be corrected: nobody has acted since."""
    played = record.by_hand and record.phase == "playing" and not record.pending
    return played and position is not None and position.drawn is not None


def awaited(record: TableRecord) -> Refusal | None:
    """Return the refusal of other acts if draws are awaited, or None."""
    return Refusal("draw_awaited", "") if record.pending else None


# entering draws


def settled(position: Position[Any], waiting: PendingDraw, draft: Draft[Any] | None = None) -> PendingDraw:
    """Return the pending act with every next draw that has a single outcome. Nobody is asked for those.

    Raises ImpossibleDraw, IllegalAction."""
    while len(waiting.draws) < _MOST:
        chance = Entered(waiting.draws)
        try:
            worked(position, waiting, chance, draft)
        except NeedDraw:
            assert chance.missing is not None
            possible = [i for i, weight in enumerate(chance.missing.weights) if weight > 0]
            if len(possible) == 1:
                waiting = replace(waiting, draws=(*waiting.draws, possible[0]))
                continue
        return waiting
    return waiting


def attempt(
    record: TableRecord, position: Position[Any], waiting: PendingDraw, draft: Draft[Any] | None = None
) -> Outcome:
    """Commit a pending act if all its draws have been entered. Otherwise store it and ask for the next draw.

    `draft` is the last covered choice; it is stored together with the pending act. Raises ImpossibleDraw,
    IllegalAction."""
    new, waiting = record.fork(), settled(position, waiting, draft)
    try:
        change = worked(position, waiting, Entered(waiting.draws), draft)
    except NeedDraw:
        new.pending = waiting
        return Keep(new, {waiting.seat: draft} if draft else {}, whole=True, tell="draw")
    new.pending = None
    if waiting.kind == "begin":
        return Begin(new, position, change)
    return Commit(change, new, uncover=waiting.kind != "act")


def enter(
    record: TableRecord,
    position: Position[Any] | None,
    at: int,
    person: str,
    message: Enter,
    missing: absence.Missing,
) -> Outcome:
    """Enter a draw, remove the last draw, or confirm all draws. Raises Refused.

    `position` is the position for which draws are entered."""
    secret = owner(record, position)
    host, own = may_enter(record, person, missing), may_enter(record, person, missing, secret)
    if not host and not own:
        raise Refused("not_host")
    waiting = record.pending
    if waiting is None or position is None:
        raise Refused("nothing_drawn")
    draws = waiting.draws
    if message.at != len(draws):
        return Reply("draw")  # the draw was entered already, perhaps in another window
    if message.back:
        return _back(record, position, at, waiting)
    if not own:
        raise Refused("draw_secret")
    if not message.done and (message.outcome is None or len(draws) >= _MOST):
        raise Refused("draw_impossible")
    try:
        if message.outcome is not None:
            draws = _entered(position, waiting, (message.outcome, *message.more))
        now = replace(waiting, draws=draws)
        if waiting.kind == "begin" and not message.done:
            # The game begins only when all draws of its set-up have been confirmed.
            _check(position, now)
            return _asking(record, settled(position, now))
        return attempt(record, position, now)
    except (ImpossibleDraw, IllegalAction) as error:
        raise Refused("draw_impossible") from error


def correct(
    record: TableRecord, position: Position[Any] | None, person: str, v: int, missing: absence.Missing
) -> Outcome:
    """Start to enter the draws of the last act again. Raises Refused.

    `v` is the version that the person saw."""
    if not may_enter(record, person, missing):
        raise Refused("not_host")
    if position is None or not may_correct(record, position) or not position.same(v):
        raise Refused("draw_settled")
    return attempt(record, position, PendingDraw("correct"))


def withdraw(record: TableRecord, position: Position[Any], at: int, seat: Seat) -> Keep:
    """Undo the act for which draws are awaited, on request of its seat. Raises Refused."""
    waiting = record.pending
    if waiting is None or waiting.seat != seat:
        raise Refused("draw_awaited")
    return _cancelled(record, position, at, waiting)


def _entered(position: Position[Any], waiting: PendingDraw, outcomes: Sequence[int]) -> tuple[int, ...]:
    """Return the draws with these outcomes, of one draw or of the dice of a roll.

    If a draw is not the one that the person was shown, its outcome and all later ones are left out. Raises
    Refused, ImpossibleDraw, IllegalAction."""
    if len(outcomes) == 1:
        return (*waiting.draws, *outcomes)
    expected = together(position, waiting, Speaker("en", position.game))
    if len(outcomes) > len(expected):
        raise Refused("draw_impossible")
    chance = Entered((*waiting.draws, *outcomes))
    with suppress(NeedDraw):
        worked(position, waiting, chance)
    made = follows(expected[: len(outcomes)], chance.given[len(waiting.draws) :])
    return (*waiting.draws, *outcomes[:made])


def _check(position: Position[Any], waiting: PendingDraw) -> None:
    """Check that the draws are possible and not too many. Raises ImpossibleDraw."""
    chance = Entered(waiting.draws)
    try:
        worked(position, waiting, chance)
    except NeedDraw:
        return
    if chance.left:
        raise ImpossibleDraw("more draws than are asked for")


def _asking(record: TableRecord, waiting: PendingDraw) -> Keep:
    new = record.fork()
    new.pending = waiting
    return Keep(new, whole=True, tell="draw")


def _back(record: TableRecord, position: Position[Any], at: int, waiting: PendingDraw) -> Keep:
    """Remove the last draw that somebody entered, and the draws with a single outcome after it."""
    while waiting.draws:
        waiting = replace(waiting, draws=waiting.draws[:-1])
        if settled(position, waiting) == waiting:
            return _asking(record, waiting)
    return _cancelled(record, position, at, waiting)


def _cancelled(record: TableRecord, position: Position[Any], at: int, waiting: PendingDraw) -> Keep:
    """Drop the pending act. An open act is undone. The last act of a covered choice can be chosen again."""
    new, seat = record.fork(), waiting.seat
    new.pending = None
    drafts: dict[Seat, Draft[Any] | None] = {}
    if waiting.kind == "reveal" and seat in position.drafts:
        drafts[seat] = position.redraft(seat, position.drafts[seat].acts[:-1])
        clock_updates.chosen(new, {*position.missing()}, seat, False, at)
    return Keep(new, drafts, whole=True, tell="draw")
