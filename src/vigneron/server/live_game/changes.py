"""Classes that describe changes of a game: covered choices, committed changes, log entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from vigneron.core.contract import Event, Seat
from vigneron.core.journal import Row
from vigneron.core.undoing import UndoStep

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Entry:
    """An event of the log. `v` is the first version whose log contains the event."""

    v: int
    event: Event


@dataclass(frozen=True, slots=True)
class Draft(Generic[S]):
    """A covered choice: the acts of one seat after the committed position, and the resulting state."""

    acts: tuple[str, ...]
    state: S
    complete: bool


@dataclass(slots=True)
class Change(Generic[S]):
    """Rows to write, and the position that results from them."""

    rows: list[Row]
    state: S
    ply: int
    entries: list[Entry] = field(default_factory=list)
    steps: list[UndoStep[S]] = field(default_factory=list)
    """The acts that can be undone after this change."""
    drop: list[int] = field(default_factory=list)
    """The versions whose log entries this change removes."""
    undone_by: Seat | None = None
    """The seat whose act this change undoes."""
    keeps: bool = False
    """Whether covered choices remain valid, because the change consists of table rows only."""
    drawn: UndoStep[S] | None = None
    """The last act, if its draws were entered by hand and can be corrected."""
