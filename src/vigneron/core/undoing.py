"""Which acts can be taken back. A table in the browser and a game in the terminal share these rules.

An act can be taken back if nothing has been drawn or revealed by it or since. A person who plays alone
against bots takes the bots' answers back together with their own act."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from vigneron.core.chance import Scripted
from vigneron.core.contract import Action, Rules, Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class UndoStep(Generic[S]):
    """An act that can be undone, because it drew and revealed nothing. The act made version `v`."""

    seat: Seat
    before: S
    ply: int
    v: int


def traced(steps: list[UndoStep[S]], step: UndoStep[S], free: bool) -> list[UndoStep[S]]:
    """Return the acts that can be undone after this one: none if the act drew or revealed something."""
    return [*steps, step] if free else []


def passable(bots: Collection[Seat], seats: int) -> frozenset[Seat]:
    """Return the seats whose acts an undo may skip: those of bots, if at most one person plays."""
    return frozenset(bots) if len(bots) >= seats - 1 else frozenset()


def last_own(steps: Sequence[UndoStep[S]], own: Collection[Seat], skipped: Collection[Seat]) -> int | None:
    """Return the index in `steps` of the last act of these seats, or None.

    The result is None if a seat has acted since that is not in `skipped`."""
    for at in range(len(steps) - 1, -1, -1):
        if steps[at].seat in own:
            return at
        if steps[at].seat not in skipped:
            return None
    return None


class CoveredRound(Generic[S]):
    """Follows a record act by act, and finds the acts that belong to covered choices.

    While the last seat makes its choice, only this seat is to act, as with an open act. To tell the two
    apart, its whole choice is replayed on a copy of the state before the choices. Seats may take turns at the
    acts of their choices."""

    def __init__(self) -> None:
        self._base: S | None = None
        self._pending: set[Seat] = set()
        self._waiting: dict[Seat, list[Action]] = {}
        """By seat: the acts of its choice that are not replayed yet."""

    @property
    def open(self) -> bool:
        """Return whether somebody's choice is missing after the act that `contains` was asked about last."""
        return bool(self._pending)

    def contains(self, rules: Rules[S], state: S, to_act: Sequence[Seat], seat: Seat, action: Action) -> bool:
        """Return whether the next act of the record is part of a covered choice.

        `state` is the state before the act and is not changed. `to_act` are the seats that may act in it."""
        self._pending.intersection_update(to_act)
        if not self._pending:
            if len(to_act) < 2:
                return False
            self._base, self._pending, self._waiting = rules.clone(state), set(to_act), {}
        self._waiting.setdefault(seat, []).append(action)
        if self._pending == {seat}:
            assert self._base is not None
            for act in self._waiting.pop(seat):
                rules.step(self._base, seat, act, Scripted(), None)
            if seat not in rules.to_act(self._base):
                self._base = None
                self._pending.clear()
        return True
