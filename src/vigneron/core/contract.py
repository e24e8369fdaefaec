"""The contract between a game and the code that plays it. Read this file first.

A game is a value of `Game` (see `game`). It gives at most 35 callables, and must give 14. This list says who
calls each of them, and when. `?` marks a callable that a game may leave out. "The house" is the code that
runs a table::

    Rules                  what an edition's `build` returns
      new                  the house, when a game begins
      to_act               everybody, after the set-up and after every act
      legal                pages and bots, for each seat that is to act
      why_not              the house, before every act; pages, for an act that a player asks about
      step                 `apply`, for an act at a table; search, for each act of a playout
      result               pages, after every act; search, at a leaf; journals, at the end
      clone                `apply` and search, before `step`
      observe              the house, before a position leaves it: for a page, a bot, a picture
      imagine              bots, several times per decision
      dump                 journals, stores and `digest`, after every act
      load                 the house, when a stored position is opened
    Edition
      build                `Game.rules`, once per table
    Game
      max_plies            playouts and laws, as a limit
      round_of             search, logs and `repr`
      picture            ? pages, the terminal and SVG files, when they first show something
      invariants         ? laws, after every act; `snapshot`, for a position that somebody brings
      why_no_setup       ? `Game.setup`, for options that exclude each other
      complete           ? `Game.setup`, for options that follow from others
      shown              ? the house, when it gives a view to a program
      encoding           ? environments, once per table
    Picture              ? what `Game.picture` returns (see `picture`)
      scene                pages, after every act
      overlay              pages, after every act, once per seat that somebody looks from
      describe             pages, logs and the terminal, for each offer
      readable           ? `vigneron replay --json`, `str` and golden games
      apart              ? pages, when things are touched that no act has together
      ties               ? the final score, for seats with equal points
      ask_draw           ? tables whose players draw from a real box, before a draw
      name_draw          ? the same, once per possible outcome
      draw_sign          ? the same
      sees_draw          ? the same: whose secret the draw is
    Insight              ? `Game.insight`: what bots know about the game (see `game`)
      value                search, at a leaf
      prefer               greedy bots, at each decision; search, at each node
    LearnedInsight       ? an insight whose values were learned
      features             `bench/learned_value.py`, for each position that it learns from
    FastRules            ? rules that play at random by themselves (see `playouts`)
      random_act           search, for each act of a rollout
      playout              search, for a rollout to the end

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
"""A number from 0 to seats - 1, clockwise from the first player."""
Action = int
"""An index into the game's ActionTable. This number is never stored or sent; the text of the act is."""
Json = Any
"""A dict, list, str, int, bool or None. A state contains no floats."""
Args = dict[str, "int | str"]

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Setup:
    """What the players agreed before the first move.

    `Game.setup` makes it, with complete and valid options."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an act or a set-up is refused.

    `code` names a sentence (`refusal-CODE`), and `rule` is the number of a clause."""

    code: str
    rule: str
    data: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, for the log and for animation. Rules never read events.

    `kind` is a past participle and names a sentence (`event-KIND`). `audience` lists the seats that see the
    event; None means everyone. `told_later` marks an event of a covered choice. Its seat sees it now, and
    everybody else at the reveal. Such an event is used for previews and is not logged. `reveals` marks an
    event that makes hidden information public without a draw. Previews leave the event out, and the act
    cannot be taken back."""

    kind: str
    seat: Seat
    data: Args = field(default_factory=dict)
    audience: tuple[Seat, ...] | None = None
    told_later: bool = False
    reveals: bool = False

    def is_for(self, viewer: Seat | None) -> bool:
        """Return whether the viewer is among those who see the event. Viewer None is a spectator."""
        return self.audience is None or viewer in self.audience


@dataclass(frozen=True, slots=True)
class Seen(Generic[S]):
    """A state in which everything is covered that one viewer may not know. Viewer None is a spectator."""

    viewer: Seat | None
    state: S


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a player's count.

    `key` names a sentence (`part-KEY`), and `value` is a number of points."""

    key: str
    value: int
    data: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game. During the game, it is the result if the game ended now.

    `places` may have ties (1, 2, 2, 4). There may be several `winners`, or none. The values of `parts[seat]`
    add up to `scores[seat]`. `ending` is '' while the game goes on. Afterwards it is a word such as `clock`
    or `repaid`."""

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
    """The rules of a game. All 11 methods are required.

    An object of this type is bound to the component data and the variant of one table. It never changes."""

    def new(self, setup: Setup, chance: Chance) -> S:
        """Return the position before the first act."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act now, ascending; () when the game is over.

        When several seats choose at once, their acts stay covered. The last of these acts reveals all of
        them. A seat may need several acts to complete its choice. The seat is returned until its choice is
        complete."""

    def legal(self, state: S, seat: Seat) -> list[Action]:
        """Return the legal acts of the seat, ascending and without repeats.

        The list is empty exactly when the seat is not to act."""

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Return why the seat may not do the act now, or None if the act is legal.

        This method decides what is legal; `legal` must agree with it."""

    def step(self, state: S, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        """Do a legal act and change the state in place. Only search and `apply` call this method.

        It adds events to `log`, unless `log` is None."""

    def result(self, state: S) -> Result:
        """Return the result. During the game, return the result if the game ended now."""

    def clone(self, state: S) -> S:
        """Return an independent copy."""

    def observe(self, state: S, viewer: Seat | None) -> Seen[S]:
        """Return a copy of the state in which everything is covered that the viewer may not know."""

    def imagine(self, seen: Seen[S], chance: Chance) -> S:
        """Return a complete state that agrees with what the viewer sees.

        Hidden parts are drawn from `chance`."""

    def dump(self, state: S) -> Json:
        """Return the whole state as plain JSON."""

    def load(self, data: Json) -> S:
        """Return the state that `dump` wrote."""


class IllegalAction(Picklable, ValueError):
    """The rules refuse an act. The state has not changed. `refusal` says why.

    >>> import vigneron
    >>> try:
    ...     vigneron.start("burgundy_dice", seats=2).act(0, "castle:9")
    ... except vigneron.IllegalAction as error:
    ...     error.refusal.code, error.refusal.rule
    ('not_a_castle', 'CB-2')
    """

    def __init__(self, refusal: Refusal, text: str = "") -> None:
        super().__init__(f"{text + ': ' if text else ''}{refusal.code} ({refusal.rule})")
        self.refusal = refusal


class BadSetup(Picklable, ValueError):
    """The game cannot be played with this number of seats or these options.

    >>> import vigneron
    >>> try:
    ...     vigneron.start("burgundy_dice", seats=9)
    ... except vigneron.BadSetup as error:
    ...     error.refusal.code
    'bad_seats'
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code} {refusal.data} ({refusal.rule})")
        self.refusal = refusal


def apply(rules: Rules[S], state: S, seat: Seat, action: Action, chance: Chance) -> tuple[S, list[Event]]:
    """Return the state after the act, and its events. The old state does not change.

    Raises IllegalAction if the act may not be done.
    """
    refusal = rules.why_not(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    after = rules.clone(state)
    log: list[Event] = []
    rules.step(after, seat, action, chance, log)
    return after, log
