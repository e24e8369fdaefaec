"""Checks all rows of a journal, including rows that were taken back and rows of the table.

`follow` replays a journal as `replay` does. It also checks that each row of the table is possible: what an
undo takes back, who can be replaced, come back, run out of time or forfeit, and when a table ends. `check`
also compares the closing row. `Proof.claims` lists what no file can prove. A row of an unknown kind, or an
ending with an unknown word, is only a claim.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from vigneron.core.chance import ImpossibleDraw, NeedDraw, Scripted, commitment
from vigneron.core.contract import Args, IllegalAction, Result, Rules, Seat, apply
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Fold, Journal, Ply, TableRow, empty, extend
from vigneron.core.outcome import check_closing, outcome
from vigneron.core.taken import KIND as TAKEN
from vigneron.core.taken import Source, sources

S = TypeVar("S")
_OF_A_SEAT: Final = ("takeover", "return", "sit", "clock", "forfeit", "failed")
CLAIMS: Final = (
    "claim-names",
    "claim-hand",
    "claim-secret",
    "claim-words",
    "claim-taken",
    "claim-taken-hand",
    "claim-agreed",
    "claim-passed",
    "claim-replaced",
    "claim-sit",
    "claim-late",
    "claim-failed",
    "claim-ended",
    "claim-other",
)
"""The codes of the sentences for what a journal states without proof."""


@dataclass(frozen=True, slots=True)
class Proof(Generic[S]):
    """The result of checking a journal: its fold, its result, and what the journal states without proof.

    `claims` are sentences (`journal-CODE`) with their arguments, in the order of `CLAIMS`. `sources` are the
    games from which the first plies were taken."""

    fold: Fold[S]
    result: Result
    draws: int
    claims: tuple[tuple[str, Args], ...]
    sources: tuple[Source, ...] = ()

    @property
    def proofs(self) -> tuple[tuple[str, Args], ...]:
        """Return sentences (`journal-CODE`) for what the journal proves even if its draws are not checked."""
        scores = ", ".join(map(str, self.result.scores))
        return ("proof-rules", {}), ("proof-count", {"scores": scores})


@dataclass(frozen=True, slots=True)
class _Round(Generic[S]):
    """A simultaneous choice. It holds for each seat the position after the seat's own choice."""

    own: dict[Seat, S]
    waiting: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class _Step(Generic[S]):
    """How an act affects what may be taken back.

    `covered` is whether the act is part of a simultaneous choice and did not reveal it. `round` is the
    simultaneous choice before the act."""

    drew: bool
    revealed: bool
    covered: bool
    round: _Round[S] | None


@dataclass(slots=True)
class _Seats:
    """What the rows of a journal say about the seats."""

    people: set[Seat] = field(default_factory=set)
    """Seats that were people from the start, or since a person sat in for the bot there."""
    bots: dict[Seat, int] = field(default_factory=dict)
    """Seats that must have been bots from the start, with the ply of the undo that shows this."""
    replaced: set[Seat] = field(default_factory=set)
    late: set[Seat] = field(default_factory=set)
    """Seats that ran out of time and have not acted since."""
    forfeited: set[Seat] = field(default_factory=set)


def check(game: Game[S, Rules[S]], journal: Journal) -> Proof[S]:
    """Return what a journal proves, including its closing row.

    Draws are replayed, not derived from the secret. Raises BadJournal at the first impossible row."""
    header, closing = journal.header, journal.closing
    walk = _Walk(game, journal)
    _check_header(journal)
    walk.follow()
    check_closing(walk.fold, journal)
    if closing is not None and not header.commitment and closing.secret:
        raise BadJournal(-1, "secret_of_none", "a secret without a commitment")
    draws = sum(len(row.draws) for row in walk.fold.plies)
    result = outcome(walk.fold, journal.rows)
    return Proof(walk.fold, result, draws, tuple(walk.claims()), tuple(walk.sources))


def check_secret(journal: Journal) -> bytes | None:
    """Return the secret that fits the commitment; None if people drew by hand. Raises BadJournal."""
    header, closing = journal.header, journal.closing
    if not header.commitment:
        return None
    if closing is None or not closing.secret:
        raise BadJournal(max(0, len(journal.plies()) - 1), "no_secret", "the closing row holds no secret")
    secret = bytes.fromhex(closing.secret)
    if commitment(secret) != header.commitment:
        raise BadJournal(-1, "commitment", "the secret is not the one that was committed to")
    return secret


def _check_header(journal: Journal) -> None:
    header = journal.header
    if len(header.names) != header.seats:
        raise BadJournal(-1, "header", "one name per seat", {"field": "names"})
    if len(header.words) > header.seats:
        raise BadJournal(-1, "header", "a word per seat at most", {"field": "words"})
    if header.commitment and (
        len(header.commitment) != 64 or not set(header.commitment) <= set(string.hexdigits)
    ):
        raise BadJournal(-1, "header", "a commitment has 64 hexadecimal digits", {"field": "commitment"})


class _Walk(Generic[S]):
    """Follows the rows of one journal."""

    def __init__(self, game: Game[S, Rules[S]], journal: Journal) -> None:
        self.journal, self.rows = journal, journal.rows
        self.sources = sources(journal.rows)
        self.fold = empty(game, journal.header)
        self.seats = _Seats()
        self.ended: str | None = None
        self.undoing = any(isinstance(row, TableRow) and row.kind == "undo" for row in self.rows)
        self.steps: list[_Step[S]] = []
        """One per ply in force, if the journal takes anything back."""
        self.round: _Round[S] | None = None
        self.corrected: Ply | None = None
        """The act whose draws the next row corrects."""
        self.agreed, self.failed, self.other = 0, 0, 0

    def follow(self) -> None:
        """Follow all rows. Raises BadJournal."""
        for at, row in enumerate(self.rows):
            if self.ended is not None:
                self.bad("after_end", "the table was ended before this row")
            if isinstance(row, Ply):
                self.ply(row)
            else:
                self.table(row, at)
        if not self.fold.plies:
            raise BadJournal(0, "no_setup", "the set-up is missing")
        if self.corrected is not None:
            self.bad("not_corrected", "the corrected act is missing")
        if self.seats.forfeited and self.ended is None:
            self.bad("forfeit", "a forfeit ends the table")

    def bad(self, code: str, why: str, data: Args | None = None) -> None:
        """Raise BadJournal at the next ply."""
        raise BadJournal(max(0, len(self.fold.plies) - 1), code, why, data)

    @property
    def to_act(self) -> Sequence[Seat]:
        """The seats that may act now."""
        return self.fold.rules.to_act(self.fold.states[-1])

    # acts

    def ply(self, row: Ply) -> None:
        """Follow an act. Raises BadJournal."""
        last, self.corrected = self.corrected, None
        if last is not None and (row.seat, row.act) != (last.seat, last.act):
            self.bad("not_corrected", "another act stands where draws were corrected")
        before = self.round
        covered = self.undoing and bool(self.fold.states) and self.choose(row)
        extend(self.fold, row)
        self.seats.late.discard(row.seat)
        if self.undoing:
            ends = covered and self.round is None
            revealed = ends or any(event.reveals for event in self.fold.events[-1])
            self.steps.append(_Step(bool(row.draws), revealed, covered and not ends, before))

    def choose(self, row: Ply) -> bool:
        """Follow a simultaneous choice; return whether this act is part of it."""
        state, choosing = self.fold.states[-1], self.to_act
        if self.round is None:
            if len(choosing) < 2:
                return False
            self.round = _Round(dict.fromkeys(choosing, state), frozenset(choosing))
        action = self.fold.game.actions.parse(row.act)
        if action is None or row.seat not in self.round.own:
            return True  # `extend` refuses this act
        try:
            own, _ = apply(self.fold.rules, self.round.own[row.seat], row.seat, action, Scripted())
        except (IllegalAction, NeedDraw, ImpossibleDraw):
            return True
        done = row.seat not in self.fold.rules.to_act(own)
        waiting = self.round.waiting - {row.seat} if done else self.round.waiting
        self.round = _Round({**self.round.own, row.seat: own}, waiting) if waiting else None
        return True

    # rows of the table

    def table(self, row: TableRow, at: int) -> None:
        """Follow row `at`, which the table wrote. Raises BadJournal."""
        if self.corrected is not None:
            self.bad("not_corrected", "the corrected act is missing")
        if row.kind == "undo":
            self.undo(row)
            return
        if row.kind not in (*_OF_A_SEAT, "end", TAKEN):
            self.other += row.kind != "note"
            return
        if not self.fold.plies or not self.to_act:
            self.bad("table_row_late", f"{row.kind}: the game is not running", {"kind": row.kind})
        if row.kind == "end":
            self.end(row)
        elif row.kind != TAKEN:  # `sources` has checked these rows
            self.seat(row, at)

    def seat(self, row: TableRow, at: int) -> None:
        """Follow a row about a person's seat."""
        seat, seats = row.data.get("seat"), self.seats
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.fold.setup.seats:
            raise BadJournal(len(self.fold.plies) - 1, "row_bounds", f"row {at} names no seat", {"row": at})
        if row.kind not in ("failed", "sit"):
            self.person(seat, row.kind)
        away = seat in seats.replaced
        possible = {
            "takeover": not away,
            "return": away,
            "sit": seat not in seats.people,
            "clock": not away and seat in self.to_act,
            "forfeit": not away and seat in seats.late,
            "failed": away or seat not in seats.people,
        }[row.kind]
        if not possible:
            self.bad("table_row_impossible", f"{row.kind} of seat {seat}", {"kind": row.kind, "number": seat})
        if row.kind == "takeover":
            seats.replaced.add(seat)
        elif row.kind == "return":
            seats.replaced.discard(seat)
        elif row.kind == "sit":
            seats.bots.pop(seat, None)
            seats.people.add(seat)
        elif row.kind == "clock":
            seats.late.add(seat)
        elif row.kind == "forfeit":
            seats.forfeited.add(seat)
        else:
            self.failed += 1

    def person(self, seat: Seat, kind: str) -> None:
        """Record that a person has this seat. Raises BadJournal if an undo shows that a bot has the seat."""
        if seat in self.seats.bots:
            self.bad("table_row_impossible", f"{kind} of seat {seat}", {"kind": kind, "number": seat})
        self.seats.people.add(seat)

    def end(self, row: TableRow) -> None:
        """Follow a row that ends the table early. Raises BadJournal."""
        why, seats = row.data.get("why", "agreed"), self.seats
        if not isinstance(why, str) or not why or len(why) > 16:
            self.bad("end_why", "an end without a word")
        possible = {
            "time": bool(seats.forfeited),
            "agreed": not seats.forfeited,
            "stopped": not seats.forfeited,
            "left": not seats.forfeited and bool(seats.replaced) and seats.people <= seats.replaced,
        }.get(why, True)
        if not possible:
            self.bad("end_impossible", f"the table cannot have ended like this: {why}", {"why": why})
        self.ended = why

    # undo

    def undo(self, row: TableRow) -> None:
        """Follow an undo, and remove the acts that it takes back. Raises BadJournal."""
        first = row.data["to"] + 1
        gone, steps = self.fold.plies[first:], self.steps[first:]
        if not gone or not self.to_act:
            self.bad("undo_nothing", "there is nothing to take back")
        if self.sources and row.data["to"] < self.sources[-1].ply:
            self.bad("undo_taken", "what was taken from another game is not taken back")
        if row.data.get("corrected"):
            if self.journal.header.commitment or len(gone) != 1 or not steps[0].drew:
                self.bad("undo_corrected", "only the last act's draws, made by hand, can be corrected")
            self.corrected = gone[0]
        else:
            self.taken_back(gone, steps, agreed=bool(row.data.get("agreed")))
        self.round = steps[0].round
        del self.steps[first:], self.fold.plies[first:], self.fold.states[first:], self.fold.events[first:]

    def taken_back(self, gone: list[Ply], steps: list[_Step[S]], *, agreed: bool) -> None:
        """Check that these acts may be taken back. Raises BadJournal."""
        for ply, step in zip(gone, steps, strict=True):
            if step.drew:
                self.bad("undo_drew", f"ply {ply.ply} drew", {"number": ply.ply})
            if step.revealed or (step.covered and len(gone) > 1):
                self.bad("undo_revealed", f"ply {ply.ply} revealed something", {"number": ply.ply})
        own, seats = gone[0].seat, self.seats
        others = {ply.seat for ply in gone[1:]}
        if own in others or own in seats.replaced or own in seats.bots:
            self.bad("undo_whose", "nobody could take this back", {"number": gone[0].ply})
        if agreed:
            if not others:
                self.bad("undo_whose", "nobody has to agree to this", {"number": gone[0].ply})
            self.agreed += 1
        elif others:
            alone = set(range(self.fold.setup.seats)) - {own}
            if alone & (seats.people - seats.replaced):
                self.bad("undo_whose", "an act of a person who did not agree", {"number": gone[0].ply})
            for seat in alone - seats.people:
                seats.bots.setdefault(seat, gone[0].ply)
        seats.people.add(own)

    # claims

    def claims(self) -> Iterable[tuple[str, Args]]:
        """Yield what the journal states without proof."""
        header, rows = self.journal.header, [row for row in self.rows if isinstance(row, TableRow)]
        yield "claim-names", {"names": ", ".join(name[:40] for name in header.names)[:400]}
        if not header.commitment:
            yield "claim-hand", {}
        else:
            yield "claim-secret", {"commitment": header.commitment, "table": header.table[:80]}
            if header.words:
                yield "claim-words", {"words": ", ".join(word[:64] for word in header.words)[:800]}
        for source in self.sources:
            code = "claim-taken" if source.commitment else "claim-taken-hand"
            yield code, {"ply": source.ply, "table": source.table[:80], "commitment": source.commitment}
        kinds = [row.kind for row in rows]
        if self.agreed:
            yield "claim-agreed", {"count": self.agreed}
        if self.seats.bots:
            yield "claim-passed", {"count": len(self.seats.bots)}
        if "takeover" in kinds:
            yield "claim-replaced", {"count": kinds.count("takeover")}
        if "sit" in kinds:
            yield "claim-sit", {"count": kinds.count("sit")}
        if "clock" in kinds:
            yield "claim-late", {"count": kinds.count("clock")}
        if self.failed:
            yield "claim-failed", {"count": self.failed}
        if self.ended is not None:
            yield "claim-ended", {"ply": len(self.fold.plies) - 1, "why": self.ended}
        if self.other:
            yield "claim-other", {"count": self.other}


def commitment_mismatch(journal: Journal, commitment: str, table: str = "") -> str:
    """Return how a journal differs from a commitment and a table name that were noted before the game.

    The result is the id of a sentence (`journal-CODE`), or '' if nothing differs."""
    header = journal.header
    if not header.commitment or commitment.strip().lower() != header.commitment.lower():
        return "kept_other"
    return "kept_table" if table and table.strip() != header.table else ""
