"""What may become of a game at a table: covered choices, changes, what can be taken back, the log."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from vigneron.core.contract import Event, Seat
from vigneron.core.journal import Row

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence of the log to come: `v` is the version that first shows it."""

    v: int
    event: Event


@dataclass(frozen=True, slots=True)
class Draft(Generic[S]):
    """A covered choice: acts of one seat against the committed position, and where they lead."""

    acts: tuple[str, ...]
    state: S
    complete: bool


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """An act that may be taken back: no draw, nothing revealed. `v` is the version that it made."""

    seat: Seat
    before: S
    ply: int
    v: int


@dataclass(slots=True)
class Change(Generic[S]):
    """Rows to be written, and how the position will be then."""

    rows: list[Row]
    state: S
    ply: int
    entries: list[Entry] = field(default_factory=list)
    steps: list[Step[S]] = field(default_factory=list)
    """What can be taken back afterwards."""
    drop: list[int] = field(default_factory=list)
    """Versions whose log entries vanish."""
    undone_by: Seat | None = None
    """Whose step was taken back."""
    keeps: bool = False
    """Whether covered choices stand: only the table did something."""
    drawn: Step[S] | None = None
    """The last act, if people drew for it by hand: its draws can be corrected."""


def traced(steps: list[Step[S]], step: Step[S], free: bool) -> list[Step[S]]:
    """Return what can be taken back after this act: nothing when it drew or revealed."""
    return [*steps, step] if free else []
