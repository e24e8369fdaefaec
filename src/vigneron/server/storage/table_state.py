"""The parts of a table's record: clock, motion, pending draw, client seeds, policy, origin.

All are immutable: a change makes a new one. `row_mapping` writes and reads them as JSON."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from msgspec import Struct

from vigneron.core.contract import Seat

ClockKind = Literal["none", "act", "bank", "days"]
Then = Literal["bot", "vote", "end"]
Speakers = Literal["seats", "all", "off"]
Answer = Literal["yes", "no", "wait", "bot", "end"]
DAY: Final = 86_400
"""Seconds of a day."""


class ClockTerms(Struct, frozen=True):
    """The clock that was agreed on.

    `amount`: seconds per act (`act`), seconds per game (`bank`), or days per act (`days`). `increment`:
    seconds that a bank gains with each turn. `then`: what happens when a player's time is up. `bot`: the
    level that then plays."""

    clock: ClockKind = "none"
    amount: int = 0
    increment: int = 0
    then: Then = "bot"
    bot: str = ""

    @property
    def allowance(self) -> int:
        """Return the milliseconds on a clock at the start."""
        return self.amount * (DAY if self.clock == "days" else 1) * 1000

    @property
    def text(self) -> str:
        """Return the clock as the value of a form field: what `clocks.agreed` takes."""
        if self.clock == "none":
            return "none"
        more = f":{self.increment}" if self.clock == "bank" else ""
        return f"{self.clock}:{self.amount}{more}"


class Had(Struct, frozen=True, array_like=True):
    """A past state of the clocks, for undo: milliseconds left by seat, when the act after `ply` was made.

    What that act itself gave is not included. `at` is when it was made; None: stored by an earlier version.
    """

    ply: int
    left: tuple[int, ...]
    at: int | None = None


class ClockState(Struct, frozen=True, omit_defaults=True):
    """The state of a table's clocks, in milliseconds of server time, by seat.

    `left`: what was left when the clock last stopped. `since`: when it started, None while it is stopped.
    `had`: the states to which acts can be undone. `held`: when a seat's covered choice became complete."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]
    had: tuple[Had, ...] = ()
    held: dict[Seat, int] = {}


class _Proposed(Struct, frozen=True, tag_field="kind"):
    """A motion of the seat `by`.

    `votes`: the answers by seat. `until`: when it closes by itself, or None. `id`: when it was made, which
    identifies it."""

    by: Seat
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None

    @property
    def seat(self) -> Seat | None:
        """Return the seat that the motion is about: none."""
        return None


class UndoMotion(_Proposed, frozen=True, tag="undo"):
    """Whether `by` may undo their last act, and with it the acts of others since then."""

    kind: ClassVar[Literal["undo"]] = "undo"


class EndMotion(_Proposed, frozen=True, tag="end"):
    """Whether to end the game."""

    kind: ClassVar[Literal["end"]] = "end"


class LateMotion(Struct, frozen=True, tag_field="kind", tag="late"):
    """What to do about `seat`, whose time is up. The other fields are as in other motions."""

    kind: ClassVar[Literal["late"]] = "late"
    seat: Seat
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None

    @property
    def by(self) -> Seat | None:
        """Return the seat that made the motion: none."""
        return None


Motion = UndoMotion | EndMotion | LateMotion


class PendingDraw(Struct, frozen=True):
    """An act whose draws have not all been entered yet, at a table where draws are entered by hand.

    `kind`: `begin` for the set-up, `act` for an open act, `reveal` for the last covered choice, `correct` for
    entering the last act's draws again. `draws`: the outcomes entered so far."""

    kind: Literal["begin", "act", "reveal", "correct"]
    seat: Seat = -1
    act: str = ""
    draws: tuple[int, ...] = ()


class ClientCommitment(Struct, frozen=True):
    """A person's commitment: the SHA-256 of their client seed in hex, and the seed once it is revealed."""

    hash: str
    word: str = ""


class ClientSeeds(Struct, frozen=True, omit_defaults=True):
    """The client seeds of a table.

    `pledges`: by person. `asked`: when the browsers were asked to reveal, in milliseconds. `given`: the seeds
    revealed in time, in the order of the seats."""

    pledges: dict[str, ClientCommitment] = {}
    asked: int | None = None
    given: tuple[str, ...] = ()


class TablePolicy(Struct, frozen=True):
    """Settings that a rematch takes over. `talk`: who may chat. `by_hand`: draws are entered by hand.

    Games with draws entered by hand are not rated."""

    talk: Speakers = "seats"
    by_hand: bool = False


class Removal(Struct, frozen=True):
    """The name of the host who removed a person before the start, and the reason (`removals.REASONS`)."""

    by: str
    why: str


class Origin(Struct, frozen=True):
    """Where an imported game was played: the id of its table there, its commitment, its secret in hex."""

    table: str
    commitment: str
    secret: str
