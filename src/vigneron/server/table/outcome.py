"""What a feature of the table decides: what is to be written, and who is told what then.

A feature is a function of the record, the position, the time and what was asked, without I/O. It returns an
outcome, None if there is nothing to do, or raises Refused; `LiveTable.run` writes the outcome and tells it.
"""

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
"""Who is told what: nobody; everybody who is here and what is asked (`people`); a seat its own covered
choice, and the others once it is complete or no longer (`choice`); everybody what is to be drawn by hand
(`draw`); everybody everything (`all`)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """A changed record is written; the game itself stays as it is.

    `drafts`: covered choices that are kept with it, None: opened again; `whole`: whether more than the clock
    and the question has changed; `refusal`: what the asker is answered; `fault`: what went wrong and is
    logged, '' if nothing did."""

    record: TableRecord
    drafts: Mapping[Seat, Draft[Any] | None] = field(default_factory=dict)
    whole: bool = False
    tell: Tell = "people"
    refusal: Refusal | None = None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class Commit:
    """Rows are written, and everybody is told what they changed.

    `record`: a fork with other changes that belong to them; `uncover`: whether covered choices are revealed
    by it; `granted`, `back`: whose clocks get something by it; `then`: what is decided next, with nobody else
    in between; `refusal`: what the asker is answered."""

    change: Change[Any]
    record: TableRecord | None = None
    uncover: bool = False
    granted: Collection[Seat] = ()
    back: Collection[Seat] = ()
    then: Feature | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """The set-up is written, and the game is on. `position`: one without rows, to which `change` is made."""

    record: TableRecord
    position: Position[Any]
    change: Change[Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """Nothing is written. The asker is told that this was done before (`again`), everything because it came
    too late (`stale`), or what is to be drawn (`draw`)."""

    what: Literal["again", "stale", "draw"]


@dataclass(frozen=True, slots=True)
class Opened:
    """Nothing is written. Of several seats on the asker's device `open` is the one whose view is told, None:
    the curtain is drawn for `next`."""

    open: Seat | None
    next: Seat


Outcome = Keep | Commit | Begin | Answer | Opened
Feature = Callable[[TableRecord, Position[Any], int], Outcome | None]
"""What is decided of a record and a position at a time in milliseconds of the house. Raises Refused."""


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
