"""The parts of a table's record: clock, question, draws by hand, client seeds, policy, origin.

All are immutable: a change makes a new one. `row_mapping` writes them as JSON, and reads them again.
"""

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
    """What was agreed. `amount`: seconds an act (act), seconds a game (bank), days an act (days);
    `increment`: seconds that a bank gains with each turn; `then`: what follows when time is over; `bot`: the
    level that plays then."""

    clock: ClockKind = "none"
    amount: int = 0
    increment: int = 0
    then: Then = "bot"
    bot: str = ""

    @property
    def allowance(self) -> int:
        """Return the milliseconds to begin with."""
        return self.amount * (DAY if self.clock == "days" else 1) * 1000

    @property
    def text(self) -> str:
        """Return the clock as a form's field: what `clocks.agreed` takes."""
        if self.clock == "none":
            return "none"
        more = f":{self.increment}" if self.clock == "bank" else ""
        return f"{self.clock}:{self.amount}{more}"


class Had(Struct, frozen=True, array_like=True):
    """What every seat had left, in milliseconds, when the act after `ply` was made, without what that act
    gave, and when that was; None: kept by an earlier version, which did not know."""

    ply: int
    left: tuple[int, ...]
    at: int | None = None


class ClockState(Struct, frozen=True, omit_defaults=True):
    """How the clocks of a table stand; times are milliseconds of the house.

    `left`, by seat: what was left when the clock last stood still; `since`: since when it runs, None while it
    stands; `had`: for the acts that can be taken back; `held`: since when covered choices are complete."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]
    had: tuple[Had, ...] = ()
    held: dict[Seat, int] = {}


class _Proposed(Struct, frozen=True, tag_field="kind"):
    """A question that the seat `by` asks. `votes`: the answers; `until`: when it closes, None: not by itself;
    `id`: when it was asked, which tells questions apart."""

    by: Seat
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None

    @property
    def seat(self) -> Seat | None:
        """Return the seat that the question is about: none."""
        return None


class UndoMotion(_Proposed, frozen=True, tag="undo"):
    """Whether `by` may take their last act back, and with it what others did since."""

    kind: ClassVar[Literal["undo"]] = "undo"


class EndMotion(_Proposed, frozen=True, tag="end"):
    """Whether to end the game."""

    kind: ClassVar[Literal["end"]] = "end"


class LateMotion(Struct, frozen=True, tag_field="kind", tag="late"):
    """What to do about `seat`, whose time is over. The other fields are those of what somebody asks."""

    kind: ClassVar[Literal["late"]] = "late"
    seat: Seat
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None

    @property
    def by(self) -> Seat | None:
        """Return the seat that asks: none."""
        return None


Motion = UndoMotion | EndMotion | LateMotion


class PendingDraw(Struct, frozen=True):
    """What was done but has not been drawn for yet, at a table where people draw by hand.

    `kind`: `begin` the set-up, `act` an open act, `reveal` the last covered choice, `correct` the last act's
    draws once more; `draws`: the outcomes given so far."""

    kind: Literal["begin", "act", "reveal", "correct"]
    seat: Seat = -1
    act: str = ""
    draws: tuple[int, ...] = ()


class Pledge(Struct, frozen=True):
    """The SHA-256 of a person's client seed, in hex, and the seed once it is known."""

    hash: str
    word: str = ""


class ClientSeeds(Struct, frozen=True, omit_defaults=True):
    """`pledges`, by person; `asked`: when the browsers were asked for the seeds, in ms; `given`: those
    that came in time, in the order of the seats."""

    pledges: dict[str, Pledge] = {}
    asked: int | None = None
    given: tuple[str, ...] = ()


class TablePolicy(Struct, frozen=True):
    """How people sit and speak at a table, which the next one with the same people takes over.

    `talk`: who may speak; `by_hand`: whether people draw by hand, from real dice and cards: such games are
    not rated."""

    talk: Speakers = "seats"
    by_hand: bool = False


class Removal(Struct, frozen=True):
    """The name of the host who removed somebody before the start, and why (`removals.REASONS`)."""

    by: str
    why: str


class Origin(Struct, frozen=True):
    """Of a game that was brought here: the id of its table there, its commitment, its secret in hex."""

    table: str
    commitment: str
    secret: str
