"""A position and what would become of it. No I/O.

Changes come in two halves: a method works out what an act would do and returns it (`Change`, `Draft`), and
`commit` or `cover` makes it so, once it is on disk. What another process wrote is followed by `follow`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from vigneron.core.chance import Chance, Derived, ImpossibleDraw, NeedDraw, Scripted
from vigneron.core.contract import Event, IllegalAction, Refusal, Seat, apply
from vigneron.core.journal import BadJournal, Ply, Row, TableRow
from vigneron.server.live_game.digest import digest
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.state import (
    Change,
    Draft,
    Entry,
    Standing,
    Step,
    aside,
    counting,
    told,
    traced,
    with_table,
)

__all__ = ["Change", "Draft", "Entry", "Position"]
S = TypeVar("S")


class Position(Standing[S]):
    """See the module."""

    # what would be

    def begin(self, entered: Entered | None = None) -> Change[S]:
        """Return the set-up as row 0. Raises NeedDraw if it is drawn by hand."""
        chance = entered or Derived(self._secret, self._table, 0, self._words)
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

    def act(self, seat: Seat, text: str, chance: Entered | None = None) -> Change[S]:
        """Return what an open act does. Raises IllegalAction, and NeedDraw if it is drawn by hand."""
        if self.covered:
            raise ValueError("choices are being made at once")
        return self._plies([(seat, text)], open_=True, entered=chance)

    def correct(self, chance: Entered) -> Change[S]:
        """Return the change that does the last act anew with other draws. Raises NeedDraw."""
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
        """Return what all covered choices do, `draft` being this seat's, stepped in seat order.

        Raises IllegalAction, and NeedDraw if it is drawn by hand."""
        drafts = self.drafts if seat is None or draft is None else {**self.drafts, seat: draft}
        acts = [(one, text) for one in sorted(drafts) for text in drafts[one].acts]
        return self._plies(acts, open_=False, entered=chance)

    def undo(self, seat: Seat) -> Change[S] | None:
        """Return the change that takes back the seat's last own act; None if there is nothing."""
        last = self._last(seat)
        if last is None:
            return None
        return self._back(last, TableRow("undo", {"to": self._steps[last].ply - 1}))

    def ask_back(self, seat: Seat) -> Change[S] | None:
        """Return the change that takes back the seat's last act and all that others did since, which needs
        everybody's consent; None if something was drawn or revealed since."""
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

    def aside(self, rows: Sequence[TableRow]) -> Change[S]:
        """Return the change of rows that leave the game itself as it is."""
        change = Change(list[Row](rows), self.state, self.ply, steps=list(self._steps), keeps=True)
        change.drawn = self.drawn
        for number, row in enumerate(rows, 1):
            change.entries += told(row, self.v + number)
        return change

    # from the store

    def load(self, rows: Sequence[Row], drafts: Mapping[Seat, tuple[int, Sequence[str]]]) -> None:
        """Fold stored rows. Raises BadJournal if they do not lead to the digest that was written down."""
        plies = list(counting(rows))
        if not plies:
            raise BadJournal(0, "no_setup", "the set-up is missing")
        for at, row in plies:
            self._replayed(row, at + 1)
        self.rows = list(rows)
        self._check(plies[-1][1])
        self._log = with_table(self.log, rows)
        self._note_end(rows)
        self.recover(drafts)

    def recover(self, drafts: Mapping[Seat, tuple[int, Sequence[str]]]) -> list[Seat]:
        """Put the stored covered choices in the place of those in memory; return the seats whose changed."""
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
        """Fold rows that another process has written; return what was done. Raises BadJournal."""
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
        free = not self._in_round(row.seat, action) and not row.draws
        by_hand = self.by_hand and bool(row.draws)
        if free or by_hand:
            self.state = self.rules.clone(before)
        events: list[Event] = []
        self.rules.step(self.state, row.seat, action, chance, events)
        self._to_act = None
        free = free and not any(event.reveals for event in events)
        self.ply = row.ply
        self.drawn = Step(row.seat, before, row.ply, v) if by_hand else None
        self._steps = traced(self._steps, Step(row.seat, before, row.ply, v), free)
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

    def _plies(
        self, acts: Sequence[tuple[Seat, str]], *, open_: bool, entered: Entered | None = None
    ) -> Change[S]:
        change = Change(list[Row](), self.state, self.ply, steps=list(self._steps))
        for seat, text in acts:
            self._add(change, seat, text, open_=open_, entered=entered)
        return change

    def _add(self, change: Change[S], seat: Seat, text: str, *, open_: bool, entered: Entered | None) -> None:
        """Add one ply to a change; its draws follow from the secret, or were entered."""
        before = change.state
        if entered is None:
            derived = Derived(self._secret, self._table, change.ply + 1, self._words)
            change.state, events = self._apply(before, seat, text, derived)
            drawn = tuple(derived.drawn)
        else:
            change.state, events = self._by_hand(before, seat, text, entered)
            drawn = tuple(entered.drawn)
        change.ply += 1
        change.rows.append(Ply(change.ply, seat, text, drawn, digest(self.rules, change.state)))
        v = self.v + len(change.rows)
        shown = bool(drawn) or any(event.reveals for event in events)
        step = Step(seat, before, change.ply, v)
        change.drawn = step if self.by_hand and drawn else None
        change.steps = traced(change.steps, step, open_ and not shown)
        change.entries += [Entry(v, event) for event in events if not event.told_later]

    def _by_hand(self, before: S, seat: Seat, text: str, entered: Entered) -> tuple[S, list[Event]]:
        """Do what `_apply` does, where the position amid the act can be seen."""
        action = self.game.actions.parse(text)
        refusal = Refusal("unknown_act", "", {"act": text[:60]})
        refusal_now = refusal if action is None else self.rules.why_not(before, seat, action)
        if action is None or refusal_now is not None:
            raise IllegalAction(refusal_now or refusal, text[:60])
        after = self.rules.clone(before)
        entered.begin(after)
        events: list[Event] = []
        self.rules.step(after, seat, action, entered, events)
        return after, events
