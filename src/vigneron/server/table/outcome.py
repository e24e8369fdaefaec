"""The outcomes of features. An outcome says what is written to the store, and who is sent what.

A feature is a function of record, position, time and request. It does no I/O. It returns an outcome, or None
if there is nothing to do, or raises Refused. `LiveTable.run` writes and sends the outcome."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from vigneron.core.contract import Refusal, Seat
from vigneron.core.journal import TableRow
from vigneron.server.live_game.changes import Change, Draft
from vigneron.server.live_game.position import Position
from vigneron.server.storage.models import TableRecord

Tell = Literal["nobody", "people", "choice", "draw", "all"]
"""Who is sent what. With `people`, all viewers are sent the people and the motion. With `choice`, a seat is
sent its own covered choice, and the others whether that choice is complete. With `draw`, all viewers are sent
the awaited draw. With `all`, all viewers are sent the whole table."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Write a changed record. The game itself is unchanged.

    `drafts` are covered choices to store with the record; None removes a choice. `whole` means that more than
    the clock and the motion has changed. `refusal` is sent to the viewer who asked. `fault` is an error to
    log, or ''."""

    record: TableRecord
    drafts: Mapping[Seat, Draft[Any] | None] = field(default_factory=dict)
    whole: bool = False
    tell: Tell = "people"
    refusal: Refusal | None = None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Commit:
    """Write rows, and send all viewers the change.

    `record` is a fork with further changes. `uncover` means that covered choices are revealed. The seats
    `granted` and `back` get time (see `clocks.run`). `then` is the feature to run next, before anybody else
    acts. `refusal` is sent to the viewer who asked."""

    change: Change[Any]
    record: TableRecord | None = None
    uncover: bool = False
    granted: Collection[Seat] = ()
    back: Collection[Seat] = ()
    then: Feature | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """Write the set-up, and start the game. `position` has no rows yet. `change` contains the set-up."""

    record: TableRecord
    position: Position[Any]
    change: Change[Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """Write nothing, and answer the viewer who asked.

    `again` means that the request was carried out before. `stale` means that the request came too late, and
    the whole position is sent. `draw` means that the awaited draw is sent."""

    what: Literal["again", "stale", "draw"]


@dataclass(frozen=True, slots=True)
class Opened:
    """Write nothing. Open this seat on the viewer's device.

    If the seat is None, draw the curtain for the seat `next`."""

    open: Seat | None
    next: Seat


Outcome = Keep | Commit | Begin | Reply | Opened
Feature = Callable[[TableRecord, Position[Any], int], Outcome | None]
"""A function that returns the outcome for a record and a position at a time (ms of server time). Raises
Refused."""


def follow(new: TableRecord, position: Position[Any], change: Change[Any]) -> bool:
    """Update the phase, the motion and the pending draw of a table after a change.

    `position` is the position before the change. Returns whether a pending draw was settled."""
    ended = any(isinstance(row, TableRow) and row.kind == "end" for row in change.rows)
    new.phase = "over" if ended or not position.rules.to_act(change.state) else "playing"
    stays = change.keeps or (new.motion is not None and new.motion.kind in ("end", "sit"))
    if new.phase == "over" or not stays:
        new.motion = None  # an act settles a motion about the position
    settled = new.pending is not None and not change.keeps
    if settled:
        new.pending = None
    return settled
