"""The past positions of a game. Any ply can be computed, in bounded time and memory."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from vigneron.core.chance import Scripted
from vigneron.core.contract import Seat
from vigneron.core.journal import Ply
from vigneron.core.undoing import CoveredRound
from vigneron.server.live_game.position import Position

S = TypeVar("S")
_FIRST: Final = 8
"""The distance in plies between two states that are kept, while there are few plies."""
_KEPT: Final = 64
"""The maximum number of states that are kept for a table, whatever the length of its game."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A ply that has not been undone. Ply 0 is the set-up, with seat -1.

    The ply made version `v`. No two plies of a table have the same version, even after an undo. `round` is
    the round of the position after the ply. `shown` is False for a covered act before the last one of its
    round: nobody saw the position between two acts that were revealed together."""

    v: int
    seat: Seat
    round: int
    shown: bool


class History(Generic[S]):
    """The past of one position, for all of its viewers together.

    Rows are replayed when somebody first looks back, and later rows when somebody looks again. Some of the
    states are kept, so that a past state is at most one distance of plies away from a kept state. When there
    are too many, every other one is dropped and the distance doubles."""

    def __init__(self, position: Position[S]) -> None:
        self._position = position
        self._marks: list[Mark] = []
        self._read = 0
        self._kept: dict[int, S] = {}
        self._distance = _FIRST
        self._last: S | None = None
        self._round = CoveredRound[S]()

    @property
    def marks(self) -> list[Mark]:
        """Return the plies of the game so far."""
        self._follow()
        return self._marks

    def ply_of(self, v: int) -> int | None:
        """Return the ply that made a version, or None if it has been undone or made no ply."""
        marks = self.marks
        at = bisect_left(marks, v, key=lambda mark: mark.v)
        return at if at < len(marks) and marks[at].v == v else None

    def at(self, ply: int) -> S:
        """Return the state after a ply. The caller must not change the state."""
        marks = self.marks
        if not 0 <= ply < len(marks):
            raise ValueError(f"no ply {ply}")
        if ply == len(marks) - 1 and self._last is not None:
            return self._last
        base = ply - ply % self._distance
        if base == ply:
            return self._kept[base]
        state = self._position.rules.clone(self._kept[base])
        for mark in marks[base + 1 : ply + 1]:
            self._step(state, mark.v)
        return state

    def _follow(self) -> None:
        """Replay the rows that have been added since the last call."""
        rows, rules = self._position.rows, self._position.rules
        if self._read == len(rows):
            return
        state = None if self._last is None else rules.clone(self._last)
        self._last = None
        for at in range(self._read, len(rows)):
            row = rows[at]
            if isinstance(row, Ply):
                if state is None:
                    state = self._before(row, len(self._marks))
                covered = row.ply > 0 and self._covered(state, row)
                if row.ply:
                    self._step(state, at + 1)
                round = self._position.game.round_of(state)
                self._add(Mark(at + 1, row.seat, round, not (covered and self._round.open)), state)
            elif row.kind == "undo":
                state, self._round = None, CoveredRound[S]()
                del self._marks[row.data["to"] + 1 :]
                self._kept = {ply: kept for ply, kept in self._kept.items() if ply <= row.data["to"]}
        self._read = len(rows)
        self._last = self._before(None, len(self._marks)) if state is None else state

    def _covered(self, state: S, row: Ply) -> bool:
        rules, action = self._position.rules, self._position.game.actions.parse(row.act)
        assert action is not None  # the rows have been replayed
        return self._round.contains(rules, state, rules.to_act(state), row.seat, action)

    def _before(self, row: Ply | None, ply: int) -> S:
        """Return a new state that may be changed: the state before a ply, or the set-up for ply 0."""
        if ply == 0:
            assert row is not None
            return self._position.rules.new(self._position.setup, Scripted(row.draws))
        base = (ply - 1) - (ply - 1) % self._distance
        state = self._position.rules.clone(self._kept[base])
        for mark in self._marks[base + 1 : ply]:
            self._step(state, mark.v)
        return state

    def _step(self, state: S, v: int) -> None:
        row = self._position.rows[v - 1]
        assert isinstance(row, Ply)
        action = self._position.game.actions.parse(row.act)
        assert action is not None
        self._position.rules.step(state, row.seat, action, Scripted(row.draws), None)

    def _add(self, mark: Mark, state: S) -> None:
        ply = len(self._marks)
        self._marks.append(mark)
        if ply % self._distance:
            return
        if len(self._kept) == _KEPT:
            self._distance *= 2
            self._kept = {at: kept for at, kept in self._kept.items() if at % self._distance == 0}
            if ply % self._distance:
                return
        self._kept[ply] = self._position.rules.clone(state)
