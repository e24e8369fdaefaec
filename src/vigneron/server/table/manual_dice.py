"""Real dice: at some tables people enter draws from real dice, bags and cards. This module does no I/O.

An act whose draws have not all been entered is stored as `record.pending`. When the last draw is entered, the
act is computed and committed like any other change."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from vigneron.core.chance import ImpossibleDraw, NeedDraw
from vigneron.core.contract import IllegalAction, Refusal, Seat
from vigneron.core.picture import Drawing
from vigneron.i18n.speaker import Speaker
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.changes import Change, Draft
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.position import Position
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection import draw_labels
from vigneron.server.projection.protocol import Enter, parts
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import PendingDraw
from vigneron.server.table import absence
from vigneron.server.table.outcome import Begin, Commit, Keep, Outcome, Reply

_MOST: Final = 400
"""The maximum number of draws of one ply."""

# the awaited draw


def worked(
    position: Position[Any], waiting: PendingDraw, chance: Entered, draft: Draft[Any] | None = None
) -> Change[Any]:
    """Return the change that a pending act makes with these draws.

    Raises NeedDraw, ImpossibleDraw, IllegalAction."""
    kind = waiting.kind
    if kind == "begin":
        return position.begin(chance)
    if kind == "reveal":
        return position.reveal(waiting.seat if draft else None, draft, chance)
    if kind == "correct":
        return position.correct(chance)
    return position.act(waiting.seat, waiting.act, chance)


def may_enter(record: TableRecord, person: str, missing: absence.Missing) -> bool:
    """Return whether a person may enter draws.

    The host may, and so may any seated person after the host has been absent for too long."""
    sits = record.seat_of(person) is not None
    return record.host == person or (sits and absence.host_gone(record, missing))


def may_correct(record: TableRecord, position: Position[Any] | None) -> bool:
    """Return whether the draws of the last act can still be corrected: nobody has acted since."""
    played = record.by_hand and record.phase == "playing" and not record.pending
    return played and position is not None and position.drawn is not None


def awaited(record: TableRecord) -> Refusal | None:
    """Return the refusal of other acts if draws are awaited, or None."""
    return Refusal("draw_awaited", "") if record.pending else None


def asked(record: TableRecord, position: Position[Any] | None, speaker: Speaker) -> parts.AskedDraw | None:
    """Return the awaited draw with its possible outcomes, and the draws so far; None if no draw is awaited.

    `position` is the position for which draws are entered. `choices` is empty when all draws have been
    entered and only need to be confirmed."""
    waiting = record.pending
    if waiting is None or position is None or record.phase == "over":
        return None
    rules, chance = position.rules, Entered(waiting.draws)
    drawing: Drawing[Any] | None = None
    try:
        worked(position, waiting, chance)
    except NeedDraw:
        drawing = chance.missing
    except (ImpossibleDraw, IllegalAction):
        return None
    given = [
        parts.Drawn(
            draw_labels.asked(position.game, rules, one, speaker),
            draw_labels.label(position.game, rules, one, outcome, speaker),
        )
        for one, outcome in zip(chance.given, waiting.draws, strict=False)
    ]
    choices: list[parts.DrawChoice] = []
    if drawing is not None:
        choices = [
            parts.DrawChoice(i, draw_labels.label(position.game, rules, drawing, i, speaker), weight)
            for i, weight in enumerate(drawing.weights)
            if weight > 0
        ]
    what = "" if drawing is None else draw_labels.asked(position.game, rules, drawing, speaker)
    return parts.AskedDraw(waiting.kind, what, len(waiting.draws), given, choices)


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
    if not may_enter(record, person, missing):
        raise Refused("not_host")
    waiting = record.pending
    if waiting is None or position is None:
        raise Refused("nothing_drawn")
    draws = waiting.draws
    if message.at != len(draws):
        return Reply("draw")  # the draw was entered already, perhaps in another window
    if message.back:
        return _back(record, position, at, waiting)
    if message.outcome is not None and len(draws) < _MOST:
        draws = (*draws, message.outcome)
    elif not message.done:
        raise Refused("draw_impossible")
    now = replace(waiting, draws=draws)
    try:
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
