"""The parts of a table's record: clock, motion, pending draw, client seeds, policy, origin.

All parts are immutable; a change makes a new part. `row_mapping` converts them to JSON and back."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from msgspec import Struct

from vigneron.core.contract import Seat

ClockKind = Literal["none", "act", "bank", "days"]
Then = Literal["bot", "vote", "end"]
Speakers = Literal["seats", "all", "off"]
Answer = Literal["yes", "no", "wait", "bot", "end"]
DAY: Final = 86_400
"""The seconds of a day."""


class ClockTerms(Struct, frozen=True):
    """The clock that the players agreed on.

    `amount` is in seconds per act (`act`), seconds per game (`bank`), or days per act (`days`). `increment`
    is the number of seconds that a bank gains with each turn. `then` says what happens when a player's time
    is up. `bot` is the level of the bot that then plays."""

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
        """Return the clock as the value of a form field. `clocks.agreed` parses this value."""
        if self.clock == "none":
            return "none"
        more = f":{self.increment}" if self.clock == "bank" else ""
        return f"{self.clock}:{self.amount}{more}"


class Had(Struct, frozen=True, array_like=True):
    """An earlier state of the clocks: the milliseconds left by seat when the act after `ply` was made.

    An undo restores this state. The time that the act itself added is not included. `at` is the time of the
    act, or None if an earlier version stored the state."""

    ply: int
    left: tuple[int, ...]
    at: int | None = None


class ClockState(Struct, frozen=True, omit_defaults=True):
    """The state of a table's clocks, in milliseconds of server time, by seat.

    `left` is the time that was left when the clock last stopped. `since` is the time when the clock started;
    it is None while the clock is stopped. `had` contains the states to which acts can be undone. `held` is
    the time when a seat's covered choice became complete."""

    left: tuple[int, ...]
    since: tuple[int | None, ...]
    had: tuple[Had, ...] = ()
    held: dict[Seat, int] = {}


class _Proposed(Struct, frozen=True, tag_field="kind"):
    """A motion that the seat `by` made.

    `votes` are the answers by seat. `until` is the time when the motion expires, or None. `id` is the time
    when the motion was made, and identifies the motion."""

    by: Seat
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None

    @property
    def seat(self) -> Seat | None:
        """Return None, because this motion is not about a seat."""
        return None


class UndoMotion(_Proposed, frozen=True, tag="undo"):
    """A motion to undo the last act of `by`, and all acts since."""

    kind: ClassVar[Literal["undo"]] = "undo"


class EndMotion(_Proposed, frozen=True, tag="end"):
    """A motion to end the game."""

    kind: ClassVar[Literal["end"]] = "end"


class LateMotion(Struct, frozen=True, tag_field="kind", tag="late"):
    """A motion about the seat `seat`, whose time is up. The other fields are as in `_Proposed`."""

    kind: ClassVar[Literal["late"]] = "late"
    seat: Seat
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None

    @property
    def by(self) -> Seat | None:
        """Return None, because no seat made this motion."""
        return None


class AwayMotion(Struct, frozen=True, tag_field="kind", tag="away"):
    """A motion of the seat `by` to let a bot play in `seat`, whose person is away while their clock runs.

    `asked` are the seats of the people who were present when the motion was made: all of them must consent.
    The other fields are as in `_Proposed`."""

    kind: ClassVar[Literal["away"]] = "away"
    by: Seat
    seat: Seat
    asked: tuple[Seat, ...]
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None


class SitMotion(Struct, frozen=True, tag_field="kind", tag="sit"):
    """A motion of a person without a seat to play on in place of the bot in `seat`.

    `name` is the person's name. The other fields are as in `_Proposed`."""

    kind: ClassVar[Literal["sit"]] = "sit"
    seat: Seat
    person: str
    name: str
    votes: dict[Seat, Answer] = {}
    until: int | None = None
    id: int | None = None

    @property
    def by(self) -> Seat | None:
        """Return None, because no seat made this motion."""
        return None


Motion = UndoMotion | EndMotion | LateMotion | AwayMotion | SitMotion


class PendingDraw(Struct, frozen=True):
    """An act whose draws have not all been entered, at a table where draws are entered by hand.

    `kind` is `begin` for the set-up, `act` for an open act, `reveal` for the last covered choice, and
    `correct` if the draws of the last act are entered again. `draws` are the outcomes entered so far."""

    kind: Literal["begin", "act", "reveal", "correct"]
    seat: Seat = -1
    act: str = ""
    draws: tuple[int, ...] = ()


class ClientCommitment(Struct, frozen=True):
    """A person's commitment: the SHA-256 of their client seed in hex. `seed` is set when it is revealed."""

    hash: str
    word: str = ""


class ClientSeeds(Struct, frozen=True, omit_defaults=True):
    """The client seeds of a table.

    `pledges` are the commitments by person. `asked` is the time in milliseconds when the browsers were asked
    to reveal their seeds. `given` are the seeds that were revealed in time, in the order of the seats."""

    pledges: dict[str, ClientCommitment] = {}
    asked: int | None = None
    given: tuple[str, ...] = ()


class TablePolicy(Struct, frozen=True):
    """Settings that a rematch takes over.

    `talk` says who may chat. `by_hand` says whether draws are entered by hand, and `hints` whether players
    may ask for hints: always, never, or (None) if one person plays against bots. Games with draws by hand,
    and those of several people with hints, are not rated."""

    talk: Speakers = "seats"
    by_hand: bool = False
    hints: bool | None = None


class Removal(Struct, frozen=True):
    """The name of the host who removed a person before the start, and the reason (`removals.REASONS`)."""

    by: str
    why: str


class Origin(Struct, frozen=True):
    """The origin of an imported game: the id of its original table, its commitment, its secret in hex."""

    table: str
    commitment: str
    secret: str
