"""The draws of an act: given one after another, taken from a stream, or all of them.

`split` runs an act until it needs an outcome, and goes on from there when the outcome is given. `leaves`
runs an act once for each sequence of outcomes. `drawn` runs it once and notes what was drawn. `until_draw`
runs it up to its first draw, for previews.

`split` suspends the act with greenlet, so that the act runs once, whatever the number of draws. Without
greenlet it runs the act again for each draw, with the same results."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, Generic, TypeVar

from vigneron.core.chance import ImpossibleDraw, NeedDraw, Scripted
from vigneron.core.contract import Action, Chance, Event, Rules, Seat, Setup

try:
    from greenlet import getcurrent, greenlet

    SUSPENDS: bool = True
except ImportError:  # in a browser, for example
    SUSPENDS = False

S = TypeVar("S")
Run = Callable[[Chance], S]
"""Does an act on a fresh copy of a position, and returns the position after it. Each call does the same."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw of an act. `weights` are those of all outcomes, `why` is its word (`draw-WHY`)."""

    outcome: int
    weights: tuple[int, ...]
    why: str

    @property
    def probability(self) -> Fraction:
        """Return the probability of the outcome."""
        return Fraction(self.weights[self.outcome], sum(self.weights))


def probability(draws: Sequence[Draw]) -> Fraction:
    """Return the probability of a sequence of draws: the product of the probabilities of its outcomes."""
    whole = Fraction(1)
    for draw in draws:
        whole *= draw.probability
    return whole


class Noted:
    """Chance that takes outcomes from another source, and notes each draw in `draws`."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[Draw] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return an outcome of the source."""
        outcome = self._source.draw(weights, why)
        self.draws.append(Draw(outcome, tuple(weights), why))
        return outcome


class _First:
    """Chance that follows a path of outcomes, and then takes the first outcome that is possible."""

    def __init__(self, path: list[int]) -> None:
        self._path = path
        self.draws: list[Draw] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        at = len(self.draws)
        if at == len(self._path):
            self._path.append(next(index for index, weight in enumerate(weights) if weight > 0))
        outcome = self._path[at]
        self.draws.append(Draw(outcome, tuple(weights), why))
        return outcome


def leaves(run: Run[S]) -> Iterator[tuple[tuple[Draw, ...], S]]:
    """Yield (draws, position after the act) for every sequence of outcomes, in ascending order.

    The act runs exactly once for each sequence. The probabilities of all sequences add up to 1."""
    path: list[int] = []
    while True:
        chance = _First(path)
        state = run(chance)
        yield tuple(chance.draws), state
        while path:
            weights, last = chance.draws[len(path) - 1].weights, path.pop()
            following = next((i for i in range(last + 1, len(weights)) if weights[i] > 0), None)
            if following is not None:
                path.append(following)
                break
        else:
            return


def drawn(run: Run[S], chance: Chance) -> tuple[tuple[Draw, ...], S]:
    """Return (draws, position after the act), with outcomes from `chance`."""
    noted = Noted(chance)
    state = run(noted)
    return tuple(noted.draws), state


def act(rules: Rules[S], state: S, seat: Seat, action: Action) -> Run[S]:
    """Return what does a legal act on a copy of the position."""

    def run(chance: Chance) -> S:
        after = rules.clone(state)
        rules.step(after, seat, action, chance, None)
        return after

    return run


def dealt(rules: Rules[S], setup: Setup) -> Run[S]:
    """Return what does the set-up of a game."""
    return lambda chance: rules.new(setup, chance)


@dataclass(frozen=True, slots=True)
class Tried(Generic[S]):
    """An act up to its first draw.

    `state` and `events` are what the act did until then. `draw` is the draw that waits, None if the act
    is complete."""

    state: S
    events: list[Event]
    draw: NeedDraw | None


def until_draw(rules: Rules[S], state: S, seat: Seat, action: Action) -> Tried[S]:
    """Do a legal act on a copy of the position, up to its first draw."""
    after, events = rules.clone(state), list[Event]()
    try:
        rules.step(after, seat, action, Scripted(), events)
    except NeedDraw as need:
        return Tried(after, events, need)
    return Tried(after, events, None)


class Split(Generic[S]):
    """An act whose outcomes are given one after another.

    weights, why   the draw that waits for an outcome; () and "" if the act is complete
    outcomes       the outcomes that were given
    state          the position after the act; None until the act is complete

    An object may be used only by the thread and the greenlet that made it."""

    __slots__ = ("_run", "_worker", "outcomes", "state", "weights", "why")

    def __init__(self, run: Run[S], outcomes: Sequence[int] = ()) -> None:
        self._run = run
        self._worker: Any = None
        self.outcomes: list[int] = []
        self.state: S | None = None
        self.weights: tuple[int, ...] = ()
        self.why = ""
        self._begin()
        for outcome in outcomes:
            self.take(outcome)

    @classmethod
    def begun(cls, run: Run[S]) -> tuple[S | None, Split[S] | None]:
        """Return (position, None) for an act without draws, and (None, act) for an act that waits for a draw.

        For an act without draws, this takes half as long as making an object."""
        if not SUSPENDS:
            made = cls(run)
            return (made.state, None) if made.complete else (None, made)
        workers = _idle()
        worker = workers.pop() if workers else _Worker()
        told = worker.begin(run)
        if told is None:
            state, worker.state = worker.state, None
            workers.append(worker)
            return state, None
        one = cls.__new__(cls)
        one._run, one._worker, one.outcomes, one.state = run, worker, [], None
        one.weights, one.why = told
        return None, one

    @property
    def complete(self) -> bool:
        """Return whether no draw is waiting."""
        return not self.weights

    @property
    def mine(self) -> bool:
        """Return whether the calling thread and greenlet may give outcomes: they made this object."""
        return self._worker is None or self._worker.parent is getcurrent()

    def take(self, outcome: int) -> None:
        """Give the outcome of the draw that waits. Raises ImpossibleDraw, and then nothing changes."""
        weights = self.weights
        if not 0 <= outcome < len(weights) or weights[outcome] <= 0:
            raise ImpossibleDraw(f"outcome {outcome} of {self.why!r} is impossible")
        self.outcomes.append(outcome)
        if self._worker is None:
            self._again()
        else:
            self._wait(self._worker.switch(outcome))

    def copy(self) -> Split[S]:
        """Return an independent act at the same draw. The act runs once more."""
        return Split(self._run, self.outcomes)

    def _begin(self) -> None:
        if not SUSPENDS:
            self._again()
            return
        workers = _idle()
        self._worker = workers.pop() if workers else _Worker()
        self._wait(self._worker.begin(self._run))

    def _wait(self, told: tuple[tuple[int, ...], str] | None) -> None:
        """Take up what the act told: the draw that it needs, or None if it is complete."""
        if told is not None:
            self.weights, self.why = told
            return
        worker, self._worker = self._worker, None
        self.state, self.weights, self.why = worker.state, (), ""
        worker.state = None
        _idle().append(worker)

    def _again(self) -> None:
        """Run the act from its beginning to the draw after the given outcomes."""
        try:
            self.state = self._run(Scripted(self.outcomes))
            self.weights, self.why = (), ""
        except NeedDraw as need:
            self.weights, self.why = need.weights, need.why


class _Worker:
    """Runs acts in a greenlet of its own, one after another. Starting a greenlet costs more than most acts.

    `draw` is called by the act: it tells the draw to whoever gives the outcomes, and waits."""

    def __init__(self) -> None:
        self.state: Any = None
        self._run: Any = None
        # A greenlet that holds its worker would be a cycle, and would be freed late.
        self._greenlet = greenlet(_work)
        self.switch = self._greenlet.switch

    @property
    def parent(self) -> Any:
        """Return the greenlet that gives the outcomes."""
        return self._greenlet.parent

    def begin(self, run: Run[Any]) -> Any:
        """Run an act to its first draw. Return the draw, or None if it is complete. Raises what it raises."""
        self._run = run
        here = getcurrent()
        if self._greenlet.parent is not here:
            self._greenlet.parent = here
        return self.switch(self)

    def draw(self, weights: Sequence[int], why: str) -> int:
        outcome: int = self._greenlet.parent.switch((tuple(weights), why))
        return outcome


def _work(worker: _Worker) -> None:
    """Run the acts of a worker for ever. An act that raises ends it, and the worker is not used again."""
    while True:
        worker.state = worker._run(worker)
        worker = worker._greenlet.parent.switch(None)


_LOCAL: Final = threading.local()


def _idle() -> list[_Worker]:
    """Return the workers of this thread that have nothing to do."""
    try:
        found: list[_Worker] = _LOCAL.idle
    except AttributeError:
        found = _LOCAL.idle = []
    return found


def split(rules: Rules[S], state: S, seat: Seat, action: Action) -> Split[S]:
    """Return a legal act whose outcomes are given one after another. The position does not change."""
    return Split(act(rules, state, seat, action))


def split_setup(rules: Rules[S], setup: Setup) -> Split[S]:
    """Return the set-up of a game, whose outcomes are given one after another."""
    return Split(dealt(rules, setup))
