"""Acts, undo, previews, and the reasons for refusals. This module does no I/O.

`requests` has determined the seat, and whether the request was answered before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from vigneron.core.contract import IllegalAction, Refusal, Seat
from vigneron.server.live_game import clock_updates
from vigneron.server.live_game.changes import Draft
from vigneron.server.live_game.position import Position
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection import preview as advice
from vigneron.server.projection.protocol import Act, Preview, Revise, Undo, Why, outgoing
from vigneron.server.projection.views import Views
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import PendingDraw
from vigneron.server.table import manual_dice
from vigneron.server.table.outcome import Commit, Keep, Outcome, Reply


def act(record: TableRecord, position: Position[Any], at: int, seat: Seat, message: Act) -> Outcome:
    """Play an act in the position that the player has seen. Raises Refused."""
    if position.done_before(seat, message.v, message.d, message.act):
        return Reply("again")
    if not _current(position, seat, message.v, message.d):
        return Reply("stale")
    _must_play(record, seat)
    refusal = manual_dice.awaited(record) or position.why_not(seat, message.act)
    if refusal is not None:
        raise Refused.of(refusal)
    return done(record, position, at, seat, message.act)


def done(record: TableRecord, position: Position[Any], at: int, seat: Seat, text: str) -> Outcome:
    """Play a legal act, either openly or as part of a covered choice."""
    if not position.covered:
        if record.by_hand:
            return manual_dice.attempt(record, position, PendingDraw("act", seat, text))
        return Commit(position.act(seat, text))
    draft = position.choose(seat, text)
    if not draft.complete or set(position.missing()) != {seat}:
        return _chosen(record, position, at, {seat: draft})
    if record.by_hand:
        return manual_dice.attempt(record, position, PendingDraw("reveal", seat), draft)
    return _revealed(record, position, at, seat, draft)


def _revealed(
    record: TableRecord, position: Position[Any], at: int, seat: Seat, draft: Draft[Any]
) -> Outcome:
    """Reveal all covered choices. If the rules refuse them together, drop them."""
    try:
        change = position.reveal(seat, draft)
    except IllegalAction as error:
        fault = f"covered choices do not go together: {error}"
        return _chosen(record, position, at, dict.fromkeys(position.drafts), fault)
    return Commit(change, uncover=True)


def _chosen(
    record: TableRecord,
    position: Position[Any],
    at: int,
    drafts: Mapping[Seat, Draft[Any] | None],
    fault: str = "",
) -> Keep:
    """Store covered choices. The clocks change only when a choice becomes complete or incomplete."""
    new, missing = copy(record), {*position.missing()}
    for seat, draft in drafts.items():
        complete = draft is not None and draft.complete
        if complete != position.chosen(seat):
            clock_updates.chosen(new, missing, seat, complete, at)
            missing = missing - {seat} if complete else missing | {seat}
    return Keep(new, drafts, tell="all" if fault else "choice", fault=fault)


def undo(
    record: TableRecord,
    position: Position[Any],
    at: int,
    seat: Seat,
    message: Undo,
    shared: Sequence[Seat] = (),
) -> Outcome:
    """Undo the last act of a seat, or of another seat on the same device (`shared`). Raises Refused.

    An act of the seat's covered choice is undone first, then a pending act, then the seat's last open act."""
    if not position.same(message.v):
        return Reply("stale")
    _must_play(record, seat)
    if record.pending:
        return manual_dice.withdraw(record, position, at, seat)
    if position.d(seat):
        return _revised(record, position, at, seat)
    changes = map(position.undo, shared or (seat,))
    change = next((change for change in changes if change is not None), None)
    if change is None:
        raise Refused("nothing_to_undo")
    by = change.undone_by
    if by is not None and clock_updates.spent(record, by, change.ply, at):
        raise Refused("time_used")
    return Commit(change)


def revise(record: TableRecord, position: Position[Any], at: int, seat: Seat, message: Revise) -> Outcome:
    """Undo the last act of a covered choice. Raises Refused."""
    if message.v is not None and not _current(position, seat, message.v, message.d):
        return Reply("stale")
    if not position.d(seat):
        raise Refused("no_choice_to_change")
    if record.pending:
        return manual_dice.withdraw(record, position, at, seat)
    return _revised(record, position, at, seat)


def _revised(record: TableRecord, position: Position[Any], at: int, seat: Seat) -> Keep:
    if position.chosen(seat) and clock_updates.held_too_long(record, seat, at):
        raise Refused("time_used")
    draft = position.redraft(seat, position.drafts[seat].acts[:-1])
    return _chosen(record, position, at, {seat: draft})


def preview(
    views: Views, position: Position[Any], seat: Seat, message: Preview, lang: str
) -> outgoing.Previewed | None:
    """Return what an act would change. Raises Refused.

    Return None if the player has not seen the current position; the new position is on its way to them."""
    if not _current(position, seat, message.v, message.d):
        return None
    refusal = position.why_not(seat, message.act)
    if refusal is not None:
        raise Refused.of(refusal)
    return advice.preview(views, seat, message.act, lang, message.n)


def why(views: Views, position: Position[Any], seat: Seat, message: Why, lang: str) -> outgoing.Explained:
    """Return the reason why these things cannot be touched now."""
    refusal = advice.why(position, seat, message.touches) or Refusal("may_be_touched", "")
    return advice.explained(message.n, refusal, position.game, views.speaker(lang))


def _current(position: Position[Any], seat: Seat, v: int, d: int) -> bool:
    """Return whether the player has seen the current position."""
    return position.same(v) and d == position.d(seat)


def _must_play(record: TableRecord, seat: Seat) -> None:
    """Raise Refused if a bot plays in the person's place."""
    if not record.plays(seat):
        raise Refused("bot_plays")
