"""One game as it stands at a table: committed rows, covered choices, what may be taken back. No I/O.

`v` is the number of rows. Rows of the table (a take-over, a clock) count too, and leave choices as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from vigneron.core.cache import Cache
from vigneron.core.chance import Scripted
from vigneron.core.contract import Event, Refusal, Rules, Seat, Setup
from vigneron.core.game import Game
from vigneron.core.journal import Header, Ply, Row, TableRow, edition_of, setup_of

S = TypeVar("S")
FAILED: Final = "failed"
"""The row of the table that says that a seat's bot gave no answer, and a plain player acts in its place."""
_SAID: Final = frozenset({"takeover", "return", "forfeit", "clock", "end", FAILED})
"""Rows of the table that the log tells (`event-table-KIND`)."""


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


class Standing(Generic[S]):
    """What is, and how it becomes something else. `Position` adds what would be."""

    def __init__(self, game: Game[S], header: Header, secret: bytes, bots: Sequence[Seat] = ()) -> None:
        """`bots` are the seats whose acts an undo may pass over when one person plays alone.

        Raises BadJournal if this edition or data is not the table's."""
        self.game = edition_of(game, header)
        self.setup: Setup
        self.rules: Rules[S]
        self.setup, self.rules = _agreed(self.game, header)
        self._table, self._words, self._secret = header.table, tuple(header.words), secret
        self._passable: frozenset[Seat]
        self.played_by_bots(bots)
        self.by_hand = not header.commitment
        """Whether people draw by hand: real dice, real cards."""
        self.drawn: Step[S] | None = None
        """The last act, if people drew for it: its draws can be corrected until the next act."""
        self.rows: list[Row] = []
        self.ply = -1
        self.state: S
        self.drafts: dict[Seat, Draft[S]] = {}
        self._log: list[Entry] | None = []
        """None while nobody needs it: it is told again from the rows."""
        self.ended = ""
        """Why the table was ended before the rules' own end; '' if it was not."""
        self._steps: list[Step[S]] = []
        self._to_act: tuple[Seat, ...] | None = None
        """Asked some thirty times a version; None when the position has changed."""
        self._round: tuple[S, Seat] | None = None
        """While folding: where the choosing began, and the last seat that chooses."""

    def played_by_bots(self, bots: Sequence[Seat]) -> None:
        alone = len(bots) >= self.setup.seats - 1
        self._passable = frozenset(bots) if alone else frozenset()

    @property
    def v(self) -> int:
        return len(self.rows)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        if self._to_act is None:
            self._to_act = () if self.ended else self.rules.to_act(self.state)
        return self._to_act

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def covered(self) -> bool:
        """Return whether choices are being made at once."""
        return len(self.to_act) > 1

    def own(self, seat: Seat | None) -> S:
        """Return the position as this seat has it: with its own covered choice, and nobody else's."""
        return self.drafts[seat].state if seat in self.drafts else self.state

    def d(self, seat: Seat | None) -> int:
        """Return the length of a seat's covered choice."""
        return len(self.drafts[seat].acts) if seat in self.drafts else 0

    def chosen(self, seat: Seat) -> bool:
        return seat in self.drafts and self.drafts[seat].complete

    def missing(self) -> tuple[Seat, ...]:
        """Return the seats whose choice or act is awaited."""
        if not self.drafts:
            return self.to_act
        return tuple([seat for seat in self.to_act if not self.chosen(seat)])

    def may_undo(self, seat: Seat) -> bool:
        return self.d(seat) > 0 or self._last(seat) is not None

    def may_ask_back(self, seat: Seat) -> Step[S] | None:
        """Return the seat's last step that could be taken back if everybody agrees: nothing has been drawn or
        revealed since, but others have acted."""
        if self.over or self._last(seat) is not None:
            return None
        return next((step for step in reversed(self._steps) if step.seat == seat), None)

    def would_go(self, seat: Seat) -> list[Step[S]]:
        """Return the steps that are gone if everybody lets this seat take its last one back."""
        step = self.may_ask_back(seat)
        return [] if step is None else self._steps[self._steps.index(step) :]

    def legal(self, seat: Seat) -> list[int]:
        return list(self.rules.legal(self.own(seat), seat)) if seat in self.missing() else []

    def why_not(self, seat: Seat, text: str) -> Refusal | None:
        action = self.game.actions.parse(text)
        if action is None:
            return Refusal("unknown_act", "", {"act": text[:60]})
        if self.ended:
            return Refusal("table_ended", "")
        if self.chosen(seat):
            return Refusal("already_chosen", "")
        return self.rules.why_not(self.own(seat), seat, action)

    def same(self, v: int) -> bool:
        """Return whether the game stands as it did at version v: only the table has done something since."""
        return v == self.v or (0 <= v < self.v and all(map(aside, self.rows[v:])))

    def done_before(self, seat: Seat, v: int, d: int, text: str) -> bool:
        """Return whether this very submission, made against version v and draft length d, already counts."""
        if self.same(v):
            return d < self.d(seat) and self.drafts[seat].acts[d] == text
        own, last = list[str](), -1
        for row in self.rows[v:]:
            if aside(row):
                continue
            if not isinstance(row, Ply) or row.seat < last:  # the round of choices that began at v ends here
                break
            last = row.seat
            if row.seat == seat:
                own.append(row.act)
        return 0 <= d < len(own) and own[d] == text

    def commit(self, change: Change[S]) -> None:
        self.rows.extend(change.rows)
        self.state, self.ply, self._steps = change.state, change.ply, change.steps
        self.drawn = change.drawn
        self._to_act = None
        self._note_end(change.rows)
        if not change.keeps:
            self.drafts.clear()
        if self._log is None:
            return
        if change.drop:
            self._log = [entry for entry in self._log if entry.v not in change.drop]
        self._log.extend(change.entries)

    @property
    def log(self) -> list[Entry]:
        if self._log is None:
            self._log = self._told_again()
        return self._log

    def doze(self) -> None:
        """Hold nothing that the rows tell as well."""
        self._log = None

    def _told_again(self) -> list[Entry]:
        """Return the log of all rows. Only what has been accepted before is in them."""
        log = list[Entry]()
        state: S | None = None
        for at, row in counting(self.rows):
            chance, events = Scripted(row.draws), list[Event]()
            if state is None:
                state = self.rules.new(self.setup, chance)
                continue
            action = self.game.actions.parse(row.act)
            assert action is not None
            self.rules.step(state, row.seat, action, chance, events)
            log += [Entry(at + 1, event) for event in events if not event.told_later]
        return with_table(log, self.rows)

    def _note_end(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if isinstance(row, TableRow) and row.kind == "end":
                self.ended, self._to_act = str(row.data.get("why", "agreed")), None

    def cover(self, seat: Seat, draft: Draft[S] | None) -> None:
        if draft is None:
            self.drafts.pop(seat, None)
        else:
            self.drafts[seat] = draft

    def _last(self, seat: Seat) -> int | None:
        """Return where in the steps the seat's last own act is, if it may be taken back without asking."""
        if self.over:
            return None
        for at in range(len(self._steps) - 1, -1, -1):
            if self._steps[at].seat == seat:
                return at
            if self._steps[at].seat not in self._passable:
                return None
        return None

    def stored(self, seats: Mapping[Seat, Draft[S] | None]) -> dict[Seat, tuple[int, tuple[str, ...]]]:
        """Return covered choices as the store keeps them."""
        return {seat: (self.ply, draft.acts if draft else ()) for seat, draft in seats.items()}


_SETUPS: Final[Cache[tuple[Game[Any], Setup, Rules[Any]]]] = Cache(64)
"""Tables that agreed on the same share set-up and rules, which never change."""


def _agreed(game: Game[S], header: Header) -> tuple[Setup, Rules[S]]:
    """Return set-up and rules of a table. Raises BadJournal."""
    if header.override is not None:
        return setup_of(game, header)
    options = tuple(sorted(header.options.items()))
    key = (id(game), header.data, header.seats, options)  # what is kept keeps its id
    return _SETUPS.get(key, lambda: (game, *setup_of(game, header)))[1:]


def counting(rows: Sequence[Row]) -> Iterator[tuple[int, Ply]]:
    """Yield the plies that count, each with the number of its row."""
    out: list[tuple[int, Ply]] = []
    for at, row in enumerate(rows):
        if isinstance(row, Ply):
            out.append((at, row))
        elif row.kind == "undo":
            del out[row.data["to"] + 1 :]
    yield from out


def aside(row: Row) -> bool:
    """Return whether a row leaves the game as it is."""
    return isinstance(row, TableRow) and row.kind != "undo"


def told(row: TableRow, v: int) -> list[Entry]:
    """Return what the log says of a row of the table."""
    if row.kind not in _SAID:
        return []
    seat, by = row.data.get("seat", -1), row.data.get("by")
    data: dict[str, int | str] = {"seat_by": by} if isinstance(by, int) else {}
    kind = f"table-{row.kind}-by" if data else f"table-{row.kind}"
    return [Entry(v, Event(kind, seat if isinstance(seat, int) else -1, data))]


def with_table(log: Sequence[Entry], rows: Sequence[Row]) -> list[Entry]:
    """Return a log with what it says of the table's rows."""
    said = [entry for at, row in enumerate(rows, 1) if isinstance(row, TableRow) for entry in told(row, at)]
    return sorted([*log, *said], key=lambda entry: entry.v)


def traced(steps: list[Step[S]], step: Step[S], free: bool) -> list[Step[S]]:
    """Return what can be taken back after this act: nothing when it drew or revealed."""
    return [*steps, step] if free else []
