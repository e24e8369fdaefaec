"""The position of a game at a table: committed rows, covered choices, undo. This module does no I/O.

A change is made in two steps. First a method computes the change (`Change` or `Draft`). After the change has
been written to the store, `commit` or `cover` applies it. `follow` applies what another process has
written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from vigneron.core import taken
from vigneron.core.cache import Cache
from vigneron.core.chance import Derived, ImpossibleDraw, NeedDraw, Scripted
from vigneron.core.contract import Event, IllegalAction, Refusal, Rules, Seat, Setup
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Header, Ply, Row, TableRow, edition_of, setup_of
from vigneron.core.undoing import CoveredRound, UndoStep, last_own, passable, traced
from vigneron.server.live_game.changes import Change, Draft, Entry
from vigneron.server.live_game.digest import digest
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.rows import aside, counting, log_of, told, with_table
from vigneron.server.live_game.stepping import applied, applied_by_hand, unknown

__all__ = ["Change", "Draft", "Entry", "Position"]
S = TypeVar("S")


class Position(Generic[S]):
    """The position of one game. Its version `v` is the number of rows.

    Table rows (a take-over, a time-out) count as rows too. They do not affect covered choices."""

    def __init__(
        self, game: Game[S, Rules[S]], header: Header, secret: bytes, bots: Sequence[Seat] = ()
    ) -> None:
        """Make a position without rows.

        Raises BadJournal if the table needs another edition or other component data. `bots` are the seats
        whose acts an undo may skip if one person plays alone."""
        self.game = edition_of(game, header)
        self.setup: Setup
        self.rules: Rules[S]
        self.setup, self.rules = _agreed(self.game, header)
        self._table, self._words, self._secret = header.table, tuple(header.words), secret
        self._passable: frozenset[Seat]
        self.played_by_bots(bots)
        self.by_hand = not header.commitment
        """Whether draws are entered by hand, from real dice and cards."""
        self.drawn: UndoStep[S] | None = None
        """The last act, if its draws were entered by hand. The draws can be corrected until the next act."""
        self.rows: list[Row] = []
        self.ply = -1
        self.state: S
        self.drafts: dict[Seat, Draft[S]] = {}
        self._log: list[Entry] | None = []
        """The log, or None. It is computed from the rows when it is needed."""
        self.taken = -1
        """The last ply that was taken from another game, or -1."""
        self.ended = ""
        """The reason why the table was ended early; '' if it was not."""
        self._steps: list[UndoStep[S]] = []
        self._to_act: tuple[Seat, ...] | None = None
        """A cache of `to_act`, which is read some thirty times per version. A change sets it to None."""
        self._round = CoveredRound[S]()

    # state

    @property
    def v(self) -> int:
        """Return the version: the number of rows."""
        return len(self.rows)

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act. Seats whose covered choice is complete are included."""
        if self._to_act is None:
            self._to_act = () if self.ended else self.rules.to_act(self.state)
        return self._to_act

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return not self.to_act

    @property
    def covered(self) -> bool:
        """Return whether several seats choose at once."""
        return len(self.to_act) > 1

    def own(self, seat: Seat | None) -> S:
        """Return the state with this seat's covered choice, but without those of other seats."""
        return self.drafts[seat].state if seat in self.drafts else self.state

    def d(self, seat: Seat | None) -> int:
        """Return the number of acts in a seat's covered choice."""
        return len(self.drafts[seat].acts) if seat in self.drafts else 0

    def chosen(self, seat: Seat) -> bool:
        """Return whether a seat's covered choice is complete."""
        return seat in self.drafts and self.drafts[seat].complete

    def missing(self) -> tuple[Seat, ...]:
        """Return the seats whose act or choice is awaited."""
        if not self.drafts:
            return self.to_act
        return tuple([seat for seat in self.to_act if not self.chosen(seat)])

    def legal(self, seat: Seat) -> list[int]:
        """Return the legal actions of a seat."""
        return list(self.rules.legal(self.own(seat), seat)) if seat in self.missing() else []

    def why_not(self, seat: Seat, text: str) -> Refusal | None:
        """Return why a seat may not play an act, or None if it may."""
        action = self.game.actions.parse(text)
        if action is None:
            return unknown(text)
        if self.ended:
            return Refusal("table_ended", "")
        if self.chosen(seat):
            return Refusal("already_chosen", "")
        return self.rules.why_not(self.own(seat), seat, action)

    def same(self, v: int) -> bool:
        """Return whether the game is unchanged since version `v`: all rows since are table rows."""
        return v == self.v or (0 <= v < self.v and all(map(aside, self.rows[v:])))

    def done_before(self, seat: Seat, v: int, d: int, text: str) -> bool:
        """Return whether this act, sent with version `v` and choice length `d`, has been played already."""
        if self.same(v):
            return d < self.d(seat) and self.drafts[seat].acts[d] == text
        own, last = list[str](), -1
        for row in self.rows[v:]:
            if aside(row):
                continue
            if not isinstance(row, Ply) or row.seat < last:  # the covered choices that began at v end here
                break
            last = row.seat
            if row.seat == seat:
                own.append(row.act)
        return 0 <= d < len(own) and own[d] == text

    def completes(self, drafts: Mapping[Seat, Draft[S] | None]) -> bool:
        """Return whether these covered choices would complete or reopen the choice of any seat."""
        return any(
            self.chosen(seat) != (draft is not None and draft.complete) for seat, draft in drafts.items()
        )

    # undo

    def may_undo(self, seat: Seat) -> bool:
        """Return whether a seat has an act that it may undo alone."""
        return self.d(seat) > 0 or self._last(seat) is not None

    def may_ask_back(self, seat: Seat) -> UndoStep[S] | None:
        """Return the last act of the seat that can be undone only by vote, or None.

        Other seats have acted since, but nothing has been drawn or revealed."""
        if self.over or self._last(seat) is not None:
            return None
        return next((step for step in reversed(self._steps) if step.seat == seat), None)

    def would_go(self, seat: Seat) -> list[UndoStep[S]]:
        """Return the acts that a vote on the undo of this seat's last act would undo."""
        step = self.may_ask_back(seat)
        return [] if step is None else self._steps[self._steps.index(step) :]

    def _last(self, seat: Seat) -> int | None:
        """Return the index in `_steps` of the seat's last act, if it may be undone without a vote."""
        if self.over:
            return None
        return last_own(self._steps, (seat,), self._passable)

    def undo(self, seat: Seat) -> Change[S] | None:
        """Return the change that undoes the seat's last act, or None."""
        last = self._last(seat)
        if last is None:
            return None
        return self._back(last, TableRow("undo", {"to": self._steps[last].ply - 1}))

    def ask_back(self, seat: Seat) -> Change[S] | None:
        """Return the change that undoes the seat's last act and all later acts, or None.

        All players must agree to this undo. Return None if something has been drawn or revealed since the
        act."""
        step = self.may_ask_back(seat)
        if step is None:
            return None
        return self._back(self._steps.index(step), TableRow("undo", {"to": step.ply - 1, "agreed": True}))

    def _back(self, at: int, row: TableRow) -> Change[S]:
        step, gone = self._steps[at], self._steps[at:]
        return Change(
            [row],
            step.before,
            step.ply - 1,
            steps=self._steps[:at],
            drop=[one.v for one in gone],
            undone_by=step.seat,
        )

    def played_by_bots(self, bots: Sequence[Seat]) -> None:
        """Set the seats that bots play now. A person alone against bots may undo past the bots' acts."""
        self._passable = passable(bots, self.setup.seats)

    # computing changes

    def begin(self, entered: Entered | None = None) -> Change[S]:
        """Return the set-up as row 0. Raises NeedDraw if its draws are entered by hand."""
        chance = entered or Derived(self._secret, self._table, 0, self._words)
        state = self.rules.new(self.setup, chance)
        return Change([Ply(0, -1, "", tuple(chance.drawn), digest(self.rules, state))], state, 0)

    def choose(self, seat: Seat, text: str) -> Draft[S]:
        """Return the seat's covered choice with one more act. Raises IllegalAction."""
        state, _ = applied(self.game, self.rules, self.own(seat), seat, text, Scripted())
        acts = self.drafts[seat].acts if seat in self.drafts else ()
        return Draft((*acts, text), state, seat not in self.rules.to_act(state))

    def redraft(self, seat: Seat, acts: Sequence[str]) -> Draft[S] | None:
        """Return a covered choice with these acts, or None if there are no acts. Raises IllegalAction."""
        if not acts:
            return None
        state = self.state
        for text in acts:
            state, _ = applied(self.game, self.rules, state, seat, text, Scripted())
        return Draft(tuple(acts), state, seat not in self.rules.to_act(state))

    def act(self, seat: Seat, text: str, chance: Entered | None = None) -> Change[S]:
        """Return the change of an open act.

        Raises IllegalAction. Raises NeedDraw if the draws are entered by hand and one is missing."""
        if self.covered:
            raise ValueError("choices are being made at once")
        return self._plies([(seat, text)], open_=True, entered=chance)

    def correct(self, chance: Entered) -> Change[S]:
        """Return the change that replays the last act with other draws. Raises NeedDraw if one is missing."""
        last = self.drawn
        assert last is not None
        act = next(row.act for row in reversed(self.rows) if isinstance(row, Ply))
        row = TableRow("undo", {"to": last.ply - 1, "corrected": True})
        change = Change(list[Row]([row]), last.before, last.ply - 1, drop=[last.v])
        self._add(change, last.seat, act, open_=False, entered=chance)
        return change

    def reveal(
        self, seat: Seat | None = None, draft: Draft[S] | None = None, chance: Entered | None = None
    ) -> Change[S]:
        """Return the change that plays all covered choices in seat order. `draft` is the choice of this seat.

        Raises IllegalAction. Raises NeedDraw if the draws are entered by hand and one is missing."""
        drafts = self.drafts if seat is None or draft is None else {**self.drafts, seat: draft}
        acts = [(one, text) for one in sorted(drafts) for text in drafts[one].acts]
        return self._plies(acts, open_=False, entered=chance)

    def aside(self, rows: Sequence[TableRow]) -> Change[S]:
        """Return the change that adds table rows. The game itself is unchanged."""
        change = Change(list[Row](rows), self.state, self.ply, steps=list(self._steps), keeps=True)
        change.drawn = self.drawn
        for number, row in enumerate(rows, 1):
            change.entries += told(row, self.v + number)
        return change

    # applying changes

    def commit(self, change: Change[S]) -> None:
        """Apply a change that has been written."""
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

    def cover(self, seat: Seat, draft: Draft[S] | None) -> None:
        """Apply a covered choice that has been written. None removes the choice."""
        if draft is None:
            self.drafts.pop(seat, None)
        else:
            self.drafts[seat] = draft

    def stored(self, seats: Mapping[Seat, Draft[S] | None]) -> dict[Seat, tuple[int, tuple[str, ...]]]:
        """Return covered choices in the form in which the store takes them."""
        return {seat: (self.ply, draft.acts if draft else ()) for seat, draft in seats.items()}

    def _note_end(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if isinstance(row, TableRow) and row.kind == "end":
                self.ended, self._to_act = str(row.data.get("why", "agreed")), None

    @property
    def log(self) -> list[Entry]:
        """Return the log."""
        if self._log is None:
            self._log = log_of(self.game, self.rules, self.setup, self.rows)
        return self._log

    def doze(self) -> None:
        """Drop all caches that can be computed from the rows."""
        self._log = None

    # replaying rows of the store and of other processes

    def load(self, rows: Sequence[Row], drafts: Mapping[Seat, tuple[int, Sequence[str]]]) -> None:
        """Replay stored rows. Raises BadJournal if a row is illegal, or if the last digest differs."""
        plies = list(counting(rows))
        if not plies:
            raise BadJournal(0, "no_setup", "the set-up is missing")
        self.taken = taken.last(rows)
        for at, row in plies:
            self._replayed(row, at + 1)
            if row.ply == self.taken:  # nothing is undone that was taken from another game
                self._steps, self.drawn = [], None
        self.rows = list(rows)
        self._check(plies[-1][1])
        self._log = with_table(self.log, rows)
        self._note_end(rows)
        self.recover(drafts)

    def recover(self, drafts: Mapping[Seat, tuple[int, Sequence[str]]]) -> list[Seat]:
        """Replace the covered choices by the stored ones; return the seats whose choice changed."""
        fresh = {
            seat: tuple(acts)
            for seat, (base, acts) in drafts.items()
            if base == self.ply and self.covered and seat in self.to_act
        }
        was = {seat: draft.acts for seat, draft in self.drafts.items()}
        moved = [seat for seat in sorted({*fresh, *was}) if fresh.get(seat) != was.get(seat)]
        for seat in moved:
            self.cover(seat, self.redraft(seat, fresh.get(seat, ())))
        return moved

    def follow(self, rows: Sequence[Row]) -> Change[S]:
        """Replay rows that another process has written; return them as one change. Raises BadJournal."""
        done = Change(list(rows), self.state, self.ply, keeps=all(map(aside, rows)))
        last: Ply | None = None
        for row in rows:
            known = len(self.log)
            if isinstance(row, Ply):
                self._replayed(row, self.v + 1)
                self.rows.append(row)
                last = row
            elif row.kind == "undo" and row.data.get("corrected"):
                gone = self.drawn
                if gone is None or gone.ply != row.data["to"] + 1:
                    raise BadJournal(self.ply, "undo", "there is no draw to be corrected")
                back = Change([row], gone.before, gone.ply - 1, drop=[gone.v])
                self.commit(back)
                done.drop += back.drop
                done.entries = [entry for entry in done.entries if entry.v not in back.drop]
                continue
            elif row.kind == "undo":
                back = self._back(self._step_after(row.data["to"]), row)
                self.commit(back)
                done.drop += back.drop
                done.entries = [entry for entry in done.entries if entry.v not in back.drop]
                done.undone_by, last = back.undone_by, None
                continue
            else:
                self.commit(self.aside([row]))
            done.entries += self.log[known:]
        if last is not None:
            self._check(last)
        if not done.keeps:
            self.drafts.clear()
        done.state, done.ply, done.steps, done.drawn = self.state, self.ply, self._steps, self.drawn
        return done

    def _step_after(self, ply: int) -> int:
        for at, step in enumerate(self._steps):
            if step.ply == ply + 1:
                return at
        raise BadJournal(self.ply, "undo", f"ply {ply} is not among the steps that can be taken back")

    def _replayed(self, row: Ply, v: int) -> None:
        try:
            self._replay(row, v)
        except (IllegalAction, NeedDraw, ImpossibleDraw) as error:
            raise BadJournal(row.ply, "refused", str(error), {"act": row.act}) from error

    def _check(self, row: Ply) -> None:
        found = digest(self.rules, self.state)
        if row.digest != found:
            raise BadJournal(
                self.ply,
                "digest",
                f"digest {row.digest} expected, the rules give {found}",
                {"stored": row.digest, "found": found},
            )

    def _replay(self, row: Ply, v: int) -> None:
        chance = Scripted(row.draws)
        if row.ply == 0:
            self.state, self.ply, self._to_act = self.rules.new(self.setup, chance), 0, None
            return
        action = self.game.actions.parse(row.act)
        if action is None:
            raise IllegalAction(Refusal("unknown_act", "", {"act": row.act}), row.act)
        before = self.state
        free = not self._round.contains(self.rules, before, self.to_act, row.seat, action) and not row.draws
        by_hand = self.by_hand and bool(row.draws)
        if free or by_hand:
            self.state = self.rules.clone(before)
        events: list[Event] = []
        self.rules.step(self.state, row.seat, action, chance, events)
        self._to_act = None
        free = free and not any(event.reveals for event in events)
        self.ply = row.ply
        self.drawn = UndoStep(row.seat, before, row.ply, v) if by_hand else None
        self._steps = traced(self._steps, UndoStep(row.seat, before, row.ply, v), free)
        self.log.extend(Entry(v, event) for event in events if not event.told_later)

    # helpers

    def _plies(
        self, acts: Sequence[tuple[Seat, str]], *, open_: bool, entered: Entered | None = None
    ) -> Change[S]:
        change = Change(list[Row](), self.state, self.ply, steps=list(self._steps))
        for seat, text in acts:
            self._add(change, seat, text, open_=open_, entered=entered)
        return change

    def _add(self, change: Change[S], seat: Seat, text: str, *, open_: bool, entered: Entered | None) -> None:
        """Add one ply to a change. The draws are derived from the secret, or entered by hand."""
        before = change.state
        if entered is None:
            derived = Derived(self._secret, self._table, change.ply + 1, self._words)
            change.state, events = applied(self.game, self.rules, before, seat, text, derived)
            drawn = tuple(derived.drawn)
        else:
            change.state, events = applied_by_hand(self.game, self.rules, before, seat, text, entered)
            drawn = tuple(entered.drawn)
        change.ply += 1
        change.rows.append(Ply(change.ply, seat, text, drawn, digest(self.rules, change.state)))
        v = self.v + len(change.rows)
        shown = bool(drawn) or any(event.reveals for event in events)
        step = UndoStep(seat, before, change.ply, v)
        change.drawn = step if self.by_hand and drawn else None
        change.steps = traced(change.steps, step, open_ and not shown)
        change.entries += [Entry(v, event) for event in events if not event.told_later]


_SETUPS: Final[Cache[tuple[Game[Any, Any], Setup, Rules[Any]]]] = Cache(64)
"""A cache of set-up and rules, shared by all tables with the same settings. Its values never change."""


def _agreed(game: Game[S, Rules[S]], header: Header) -> tuple[Setup, Rules[S]]:
    """Return set-up and rules of a table. Raises BadJournal."""
    if header.override is not None:
        return setup_of(game, header)
    options = tuple(sorted(header.options.items()))
    key = (id(game), header.data, header.seats, options)  # the cache holds the game, so its id is not reused
    return _SETUPS.get(key, lambda: (game, *setup_of(game, header)))[1:]
