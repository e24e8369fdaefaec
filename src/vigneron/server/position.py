"""One game as it stands at a table: committed rows, covered choices, what may be taken back. No I/O.

Changes come in two halves: a method works out what an act would do and returns it (`Change`, `Draft`), and
`commit` or `cover` makes it so, once it is on disk. `v` is the number of rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from vigneron.core.chance import Chance, Derived, ImpossibleDraw, NeedDraw, Scripted
from vigneron.core.contract import Event, IllegalAction, Refusal, Rules, Seat, Setup, apply
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Header, Ply, Row, TableRow, digest, setup_of

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


class Position(Generic[S]):
    """See the module. `bots` are the seats whose acts an undo may pass over when one person plays alone."""

    def __init__(self, game: Game[S], header: Header, secret: bytes, bots: Sequence[Seat] = ()) -> None:
        """Raises BadJournal if this edition or data is not the table's."""
        self.game = game
        self.setup: Setup
        self.rules: Rules[S]
        self.setup, self.rules = setup_of(game, header)
        self._table, self._words, self._secret = header.table, tuple(header.words), secret
        alone = len(bots) >= header.seats - 1
        self._passable = frozenset(bots) if alone else frozenset[Seat]()
        self.rows: list[Row] = []
        self.ply = -1
        self.state: S
        self.drafts: dict[Seat, Draft[S]] = {}
        self.log: list[Entry] = []
        self._steps: list[Step[S]] = []
        self._round: tuple[S, Seat] | None = None
        """While folding: where the choosing began, and the last seat that chooses."""

    # what is

    @property
    def v(self) -> int:
        return len(self.rows)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.rules.to_act(self.state)

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
        return tuple(seat for seat in self.to_act if not self.chosen(seat))

    def may_undo(self, seat: Seat) -> bool:
        return self.d(seat) > 0 or self._last(seat) is not None

    def legal(self, seat: Seat) -> list[int]:
        return list(self.rules.legal(self.own(seat), seat)) if seat in self.missing() else []

    def why_not(self, seat: Seat, text: str) -> Refusal | None:
        action = self.game.actions.parse(text)
        if action is None:
            return Refusal("unknown_act", "", {"act": text[:60]})
        if self.chosen(seat):
            return Refusal("already_chosen", "")
        return self.rules.why_not(self.own(seat), seat, action)

    def done_before(self, seat: Seat, v: int, d: int, text: str) -> bool:
        """Return whether this very submission, made against version v and draft length d, already counts."""
        if v == self.v:
            return d < self.d(seat) and self.drafts[seat].acts[d] == text
        own, last = list[str](), -1
        for row in self.rows[v:]:
            if not isinstance(row, Ply) or row.seat < last:  # the round of choices that began at v ends here
                break
            last = row.seat
            if row.seat == seat:
                own.append(row.act)
        return 0 <= d < len(own) and own[d] == text

    # what would be

    def begin(self) -> Change[S]:
        """Return the set-up as row 0."""
        chance = Derived(self._secret, self._table, 0, self._words)
        state = self.rules.new(self.setup, chance)
        return Change([Ply(0, -1, "", tuple(chance.drawn), digest(self.rules, state))], state, 0)

    def choose(self, seat: Seat, text: str) -> Draft[S]:
        """Return the seat's covered choice with one more act. Raises IllegalAction."""
        state, _ = self._apply(self.own(seat), seat, text, Scripted())
        acts = self.drafts[seat].acts if seat in self.drafts else ()
        return Draft((*acts, text), state, seat not in self.rules.to_act(state))

    def redraft(self, seat: Seat, acts: Sequence[str]) -> Draft[S] | None:
        """Return a covered choice made again from its acts; None if there are none. Raises IllegalAction."""
        if not acts:
            return None
        state = self.state
        for text in acts:
            state, _ = self._apply(state, seat, text, Scripted())
        return Draft(tuple(acts), state, seat not in self.rules.to_act(state))

    def act(self, seat: Seat, text: str) -> Change[S]:
        """Return what an open act does. Raises IllegalAction."""
        if self.covered:
            raise ValueError("choices are being made at once")
        return self._plies([(seat, text)], open_=True)

    def reveal(self) -> Change[S]:
        """Return what all covered choices do, stepped in seat order. Raises IllegalAction."""
        acts = [(seat, text) for seat in sorted(self.drafts) for text in self.drafts[seat].acts]
        return self._plies(acts, open_=False)

    def undo(self, seat: Seat) -> Change[S] | None:
        """Return the change that takes back the seat's last own act; None if there is nothing."""
        last = self._last(seat)
        if last is None:
            return None
        step, gone = self._steps[last], self._steps[last:]
        return Change(
            [TableRow("undo", {"to": step.ply - 1})], step.before, step.ply - 1, steps=self._steps[:last],
            drop=[one.v for one in gone],
        )  # fmt: skip

    # what is from now on

    def commit(self, change: Change[S]) -> None:
        self.rows.extend(change.rows)
        self.state, self.ply, self._steps = change.state, change.ply, change.steps
        self.drafts.clear()
        if change.drop:
            self.log = [entry for entry in self.log if entry.v not in change.drop]
        self.log.extend(change.entries)

    def cover(self, seat: Seat, draft: Draft[S] | None) -> None:
        if draft is None:
            self.drafts.pop(seat, None)
        else:
            self.drafts[seat] = draft

    # from the store

    def load(self, rows: Sequence[Row], drafts: Mapping[Seat, tuple[int, Sequence[str]]]) -> None:
        """Fold stored rows. Raises BadJournal if they do not lead to the digest that was written down."""
        plies = list(_counting(rows))
        if not plies:
            raise BadJournal(0, "no_setup", "the set-up is missing")
        for number, (at, row) in enumerate(plies):
            try:
                self._replay(row, at + 1)
            except (IllegalAction, NeedDraw, ImpossibleDraw) as error:
                raise BadJournal(number, "refused", str(error), {"act": row.act}) from error
        self.rows = list(rows)
        stored, found = plies[-1][1].digest, digest(self.rules, self.state)
        if stored != found:
            raise BadJournal(self.ply, "digest", f"digest {stored} expected, the rules give {found}",
                             {"stored": stored, "found": found})  # fmt: skip
        for seat, (base, acts) in drafts.items():
            if base == self.v and seat in self.to_act and self.covered:
                self.cover(seat, self.redraft(seat, acts))

    def _replay(self, row: Ply, v: int) -> None:
        chance = Scripted(row.draws)
        if row.ply == 0:
            self.state, self.ply = self.rules.new(self.setup, chance), 0
            return
        action = self.game.actions.parse(row.act)
        if action is None:
            raise IllegalAction(Refusal("unknown_act", "", {"act": row.act}), row.act)
        before = self.state
        free = not self._in_round(row.seat, action) and not row.draws
        if free:
            self.state = self.rules.clone(before)
        events: list[Event] = []
        self.rules.step(self.state, row.seat, action, chance, events)
        self.ply = row.ply
        self._steps = _traced(self._steps, Step(row.seat, before, row.ply, v), free)
        self.log.extend(Entry(v, event) for event in events if not event.told_later)

    def _in_round(self, seat: Seat, action: int) -> bool:
        """Return whether this stored act was a covered choice.

        While the last seat of a round steps its choice it is alone to act, as in an open act; so its choice
        is followed on a copy of the position at which choosing began.
        """
        choosing = self.to_act
        if self._round is None and len(choosing) > 1:
            self._round = (self.rules.clone(self.state), choosing[-1])
        if self._round is None:
            return False
        base, last = self._round
        if seat == last:
            self.rules.step(base, seat, action, Scripted(), None)
            if last not in self.rules.to_act(base):
                self._round = None
        return True

    # helpers

    def _apply(self, state: S, seat: Seat, text: str, chance: Chance) -> tuple[S, list[Event]]:
        action = self.game.actions.parse(text)
        if action is None:
            raise IllegalAction(Refusal("unknown_act", "", {"act": text[:60]}), text[:60])
        return apply(self.rules, state, seat, action, chance)

    def _plies(self, acts: Sequence[tuple[Seat, str]], *, open_: bool) -> Change[S]:
        change = Change(list[Row](), self.state, self.ply, steps=list(self._steps))
        for seat, text in acts:
            before = change.state
            chance = Derived(self._secret, self._table, change.ply + 1, self._words)
            change.state, events = self._apply(before, seat, text, chance)
            change.ply += 1
            drawn = tuple(chance.drawn)
            change.rows.append(Ply(change.ply, seat, text, drawn, digest(self.rules, change.state)))
            v = self.v + len(change.rows)
            change.steps = _traced(change.steps, Step(seat, before, change.ply, v), open_ and not drawn)
            change.entries += [Entry(v, event) for event in events if not event.told_later]
        return change

    def _last(self, seat: Seat) -> int | None:
        """Return where in the steps the seat's last own act is, if it may be taken back."""
        if self.over:
            return None
        for at in range(len(self._steps) - 1, -1, -1):
            if self._steps[at].seat == seat:
                return at
            if self._steps[at].seat not in self._passable:
                return None
        return None


def _traced(steps: list[Step[S]], step: Step[S], free: bool) -> list[Step[S]]:
    """Return what can be taken back after this act: nothing when it drew or revealed."""
    return [*steps, step] if free else []


def _counting(rows: Sequence[Row]) -> Iterator[tuple[int, Ply]]:
    """Yield the plies that count, each with the number of its row."""
    out: list[tuple[int, Ply]] = []
    for at, row in enumerate(rows):
        if isinstance(row, Ply):
            out.append((at, row))
        elif row.kind == "undo":
            del out[row.data["to"] + 1 :]
    yield from out
