"""What a feature of the table decides: what is to be written, and who is told what then.

A feature is a function of the record, the position, the time and what was asked, without I/O. It returns an
outcome, None if there is nothing to do, or raises Refused; `LiveTable.run` writes the outcome and tells it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from vigneron.core.contract import Refusal, Seat
from vigneron.core.journal import TableRow
from vigneron.server.live_game.position import Change, Position
from vigneron.server.storage.models import TableRecord


@dataclass(frozen=True, slots=True)
class Keep:
    """A changed record is written, and everybody is told who is here and what is asked.

    `whole`: whether more than the clock and the question has changed; `quiet`: whether there is nothing to
    tell; `refusal`: what the asker is answered."""

    record: TableRecord
    whole: bool = False
    quiet: bool = False
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Commit:
    """Rows are written, and everybody is told what they changed.

    `record`: a fork with other changes that belong to them; `granted`, `back`: whose clocks get something by
    it; `voiceless`: whether somebody's voice is gone, so that what the others were asked may be decided now;
    `refusal`: what the asker is answered."""

    change: Change[Any]
    record: TableRecord | None = None
    granted: Collection[Seat] = ()
    back: Collection[Seat] = ()
    voiceless: bool = False
    refusal: Refusal | None = None


Outcome = Keep | Commit


def follow(new: TableRecord, position: Position[Any], change: Change[Any]) -> bool:
    """Set phase, question and pending draw of a table after a change; `position` is still the one before.

    Return whether a pending draw was settled."""
    ended = any(isinstance(row, TableRow) and row.kind == "end" for row in change.rows)
    new.phase = "over" if ended or not position.rules.to_act(change.state) else "playing"
    if new.motion is not None and (new.phase == "over" or not (change.keeps or new.motion.kind == "end")):
        new.motion = None  # whether to end can be asked whatever is played meanwhile
    settled = new.pending is not None and not change.keeps
    if settled:
        new.pending = None
    return settled
