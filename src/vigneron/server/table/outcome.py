"""Outcomes of features: what is written, and who is sent what.

A feature is a function of record, position, time and request, without I/O. It returns an outcome, or None if
there is nothing to do, or raises Refused. `LiveTable.run` writes and sends the outcome."""

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
"""Who is sent what.

`nobody`; `people`: everybody the people and the motion; `choice`: a seat its own covered choice, and the
others whether it is complete; `draw`: everybody the awaited draw; `all`: everybody everything."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Write a changed record; the game itself is unchanged.

    `drafts`: covered choices to store with it, None removes one. `whole`: more than clock and motion has
    changed. `refusal`: the answer to the asker. `fault`: an error to log, or ''."""

    record: TableRecord
    drafts: Mapping[Seat, Draft[Any] | None] = field(default_factory=dict)
    whole: bool = False
    tell: Tell = "people"
    refusal: Refusal | None = None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Commit:
    """Write rows, and send everybody their changes.

    `record`: a fork with further changes. `uncover`: covered choices are revealed. `granted`, `back`: seats
    that get time (see `clocks.run`). `then`: the feature to run next, before anybody else acts. `refusal`:
    the answer to the asker."""

    change: Change[Any]
    record: TableRecord | None = None
    uncover: bool = False
    granted: Collection[Seat] = ()
    back: Collection[Seat] = ()
    then: Feature | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """Write the set-up, and start the game. `position` has no rows yet; `change` is its set-up."""

    record: TableRecord
    position: Position[Any]
    change: Change[Any]


@dataclass(frozen=True, slots=True)
class Reply:
    """Write nothing, and answer the asker.

    `again`: the request was carried out before. `stale`: the whole position, because the request came too
    late. `draw`: the awaited draw."""

    what: Literal["again", "stale", "draw"]


@dataclass(frozen=True, slots=True)
class Opened:
    """Write nothing. Open this seat on the asker's device; None draws the curtain for `next`."""

    open: Seat | None
    next: Seat


Outcome = Keep | Commit | Begin | Reply | Opened
Feature = Callable[[TableRecord, Position[Any], int], Outcome | None]
"""A decision on a record and a position at a time (ms of server time). Raises Refused."""


def follow(new: TableRecord, position: Position[Any], change: Change[Any]) -> bool:
    """Set phase, motion and pending draw of a table after a change. `position` is still the one before.

    Returns whether a pending draw was settled."""
    ended = any(isinstance(row, TableRow) and row.kind == "end" for row in change.rows)
    new.phase = "over" if ended or not position.rules.to_act(change.state) else "playing"
    if new.motion is not None and (new.phase == "over" or not (change.keeps or new.motion.kind == "end")):
        new.motion = None  # an act does not settle a motion to end
    settled = new.pending is not None and not change.keeps
    if settled:
        new.pending = None
    return settled
