"""A game that is played to check the laws: its set-up, its acts, and the positions after them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from vigneron.core.chance import Derived, Xorshift
from vigneron.core.contract import Action, BadSetup, Event, Rules, Seat, Setup
from vigneron.core.errors import error_line
from vigneron.core.game import Game
from vigneron.core.journal import Header, Journal, Ply, digest, write
from vigneron.core.snapshot import Snapshot

S = TypeVar("S")

SECRET = b"vigneron-laws"


class _Asking(Derived):
    """Derived outcomes; `whys` holds what each draw was asked for."""

    def __init__(self, table: str, ply: int) -> None:
        super().__init__(SECRET, table, ply)
        self.whys: list[str] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return the derived outcome."""
        self.whys.append(why)
        return super().draw(weights, why)


@dataclass(slots=True, repr=False)
class GameLine(Generic[S]):
    """The beginning of a game. `acts[i]` led from `states[i]` to `states[i+1]`."""

    game: Game[S, Rules[S]]
    setup: Setup
    rules: Rules[S]
    table: str
    states: list[S]
    acts: list[tuple[Seat, Action]] = field(default_factory=list)
    draws: list[tuple[int, ...]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    whys: list[tuple[str, ...]] = field(default_factory=list)
    """What the draws of the set-up, and then of each act, were asked for."""

    @property
    def state(self) -> S:
        """The last position."""
        return self.states[-1]

    def step(self, seat: Seat, action: Action) -> None:
        """Do a legal act; earlier positions are kept."""
        chance = _Asking(self.table, len(self.acts) + 1)
        after = self.rules.clone(self.state)
        log: list[Event] = []
        self.rules.step(after, seat, action, chance, log)
        self.states.append(after)
        self.acts.append((seat, action))
        self.draws.append(tuple(chance.drawn))
        self.events.append(log)
        self.whys.append(tuple(chance.whys))

    def text(self) -> str:
        """Return the last position as one line of text, or the reason why the position cannot be dumped."""
        data = self.game.digest(self.game.data())
        try:
            return Snapshot(self.game, self.setup, self.rules, self.state, data, len(self.acts)).text()
        except Exception as error:  # law 9 reports it
            return error_line(error)

    def __repr__(self) -> str:
        return f"<GameLine {self.text()}>"

    def journal(self) -> str:
        """Return the line as the text of a journal. The digest of a position that cannot be dumped is ''."""
        names = [f"seat {i + 1}" for i in range(self.setup.seats)]
        data = self.game.digest(self.game.data())
        head = Header(
            self.game.key, self.game.edition, data, self.table, self.setup.seats, self.setup.options, names
        )
        journal = Journal(head)
        rows = [(-1, "")] + [(seat, self.game.actions.text[a]) for seat, a in self.acts]
        for number, (seat, text) in enumerate(rows):
            try:
                stamp = digest(self.rules, self.states[number])
            except Exception:  # a state that cannot be dumped is what law 9 reports
                stamp = ""
            journal.rows.append(Ply(number, seat, text, self.draws[number], stamp))
        return write(journal)


def begin(game: Game[S, Rules[S]], setup: Setup, table: str) -> GameLine[S]:
    """Return a line at its set-up. `draws[0]` holds the outcomes of the set-up."""
    rules = game.rules(setup)
    chance = _Asking(table, 0)
    state = rules.new(setup, chance)
    return GameLine(
        game, setup, rules, table, [state], draws=[tuple(chance.drawn)], whys=[tuple(chance.whys)]
    )


def any_setup(game: Game[Any, Any], pick: Callable[[int], int]) -> Setup:
    """Return a valid set-up of the game. `pick(n)` chooses a number below n."""
    seats = game.seats[pick(len(game.seats))]
    for _ in range(100):
        options = {o.key: o.values[pick(len(o.values))] for o in game.options}
        try:
            return game.setup(seats, options)
        except BadSetup:
            continue
    return game.setup(seats)


def random_line(game: Game[S, Rules[S]], setup: Setup, seed: int) -> Iterator[GameLine[S]]:
    """Yield a growing line before the first act and after each act.

    It stops when the game ends or is too long.

    Seats that choose at once act in a random order, as they would at a table."""
    stream = Xorshift(seed)
    line = begin(game, setup, f"{game.key}-law-{seed}")
    limit = game.max_plies(setup)
    yield line
    while len(line.acts) <= limit:
        seats = line.rules.to_act(line.state)
        if not seats:
            return
        seat = seats[stream.below(len(seats))]
        legal = line.rules.legal(line.state, seat)
        if not legal:  # law 3 reports it
            return
        line.step(seat, legal[stream.below(len(legal))])
        yield line
