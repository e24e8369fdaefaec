"""The contract between the house and a game. Read this file first.

A game is a value of `Game` (see `game`) whose `rules` speak the eleven methods of `Rules`.
Errors of this package::

    ValueError
    ├── IllegalAction   an act that the rules refuse; holds the Refusal
    ├── BadSetup        a number of seats or an option that the game does not have; holds the Refusal
    ├── BadData         a component file that cannot be right (see `game`)
    └── BadJournal      a journal that does not replay or cannot be read (see `journal`)
    LookupError
    └── NeedDraw        chance was asked for an outcome that nobody has given yet (see `chance`)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from vigneron.core.errors import Picklable

Seat = int
"""0 .. seats-1, clockwise from the first player."""
Action = int
"""An index into the game's ActionTable. Texts are stored and sent instead, never this number."""
Json = Any
"""dict, list, str, int, bool, None; no floats in a state."""
Args = dict[str, "int | str"]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Setup:
    """What the players agreed before the first move. Made by `Game.setup`: options are complete and valid."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done. `code` names a sentence (`refusal-CODE`), `rule` a clause's number."""

    code: str
    rule: str
    data: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, for the log and for animation. Rules never read events.

    `kind` is a past participle and names a sentence (`event-KIND`). `audience` lists the seats that are told;
    None means everyone. `told_later` marks an event of a covered choice: its seat is told now, everybody else
    at the reveal. It serves previews and is not logged. `reveals` marks an event that makes hidden
    information public, other than by a draw. Previews leave it out, and its act cannot be taken back."""

    kind: str
    seat: Seat
    data: Args = field(default_factory=dict)
    audience: tuple[Seat, ...] | None = None
    told_later: bool = False
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Seen(Generic[S]):
    """A state in which everything that one viewer may not know is covered. Viewer None is a spectator."""

    viewer: Seat | None
    state: S


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a player's count. `key` names a sentence (`part-KEY`), `value` is the points it adds."""

    key: str
    value: int
    data: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How the table stands, during the game (as if it were counted now) and at its end.

    `places` has ties (1, 2, 2, 4); `winners` may be several or nobody. `parts[seat]` add up to
    `scores[seat]`. `ending` is '' while the game goes on, then a word such as `clock` or `repaid`.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    parts: tuple[tuple[Part, ...], ...]
    ending: str


class Chance(Protocol):
    """The only source of randomness for rules."""

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return index i with probability weights[i] / sum(weights); `why` is a word (`draw-WHY`)."""


class Rules(Protocol[S]):
    """The eleven methods of a game's rules. To add one, remove one.

    A value of this type is bound to one table's component data and variant, and never changes."""

    def new(self, setup: Setup, chance: Chance) -> S:
        """Return the position before the first act."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act now, ascending; () when the game is over.

        When several seats choose at once, their acts stay covered until the last one reveals all. A seat may
        need more than one act to complete its choice. It is returned until it has."""

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Return what the seat may do, ascending and without repeats; empty exactly when it is not to act."""

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Return why the seat may not do this now, or None if it may.

        This method decides what is legal; `legal` must agree with it."""

    def step(self, state: S, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        """Do a legal act, changing the state in place. Only search and `apply` call this.

        Events are added to `log`, unless it is None."""

    def result(self, state: S) -> Result:
        """Return the count, during the game as if it ended now."""

    def clone(self, state: S) -> S:
        """Return an independent copy."""

    def observe(self, state: S, viewer: Seat | None) -> Seen[S]:
        """Return a copy with everything covered that the viewer may not know."""

    def imagine(self, seen: Seen[S], chance: Chance) -> S:
        """Return a complete state that agrees with what was seen."""

    def dump(self, state: S) -> Json:
        """Return the whole state as plain JSON."""

    def load(self, data: Json) -> S:
        """Return the state that `dump` wrote."""


class IllegalAction(Picklable, ValueError):
    """The rules refuse an act. Nothing has changed."""

    def __init__(self, refusal: Refusal, text: str = "") -> None:
        super().__init__(f"{text + ': ' if text else ''}{refusal.code} ({refusal.rule})")
        self.refusal = refusal


class BadSetup(Picklable, ValueError):
    """The game cannot be played with this number of seats or these options."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.data} ({refusal.rule})")
        self.refusal = refusal


def apply(rules: Rules[S], state: S, seat: Seat, action: Action, chance: Chance) -> tuple[S, list[Event]]:
    """Return the state after the act, and what happened. The old state is untouched.

    Raises IllegalAction if the act may not be done.
    """
    refusal = rules.why_not(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    after = rules.clone(state)
    log: list[Event] = []
    rules.step(after, seat, action, chance, log)
    return after, log
