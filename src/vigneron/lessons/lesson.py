"""A lesson: a position, a task for one seat, and what is said about each try."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Final

from vigneron.core.contract import Event, Json, Seat
from vigneron.core.errors import Picklable

FAILED: Final = "failed"
"""The word for a wrong try for which the lesson has no word of its own."""
SOLVED: Final = "solved"
RIGHT: Final = "right"


class BadLesson(Picklable, ValueError):
    """The file of a lesson cannot be right. The message names the file, the key and the fault."""


@dataclass(frozen=True, slots=True)
class Try:
    """What the learner has done so far.

    `acts` are the acts of the learner, `events` what has happened since the beginning, `gained` the points
    that the learner has won since then, and `dump` the position as data, with the learner's own covered
    choice."""

    acts: Sequence[str]
    events: Sequence[Event]
    gained: int
    dump: Json


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers from `low` to `high`, both included. None means that there is no bound."""

    low: int | None = None
    high: int | None = None

    def contains(self, value: Json) -> bool:
        """Return whether a value is a number in this range."""
        if not isinstance(value, int):
            return False
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


@dataclass(frozen=True, slots=True)
class Condition:
    """What must be true of a try. All parts that are given must hold.

    `act` is a pattern for the learner's last act, and `acts` are patterns for all acts of the learner, one by
    one. In a pattern, `*` stands for any signs. `event` is the kind of an event of the learner's seat, and
    `data` are values that the event must have. `points` is the least number of points won. `holds` gives
    values of the position by path, such as `sides.0.money`. `say` names the words."""

    say: str
    act: str = ""
    acts: tuple[str, ...] = ()
    event: str = ""
    data: Mapping[str, int | str] = field(default_factory=dict)
    points: int | None = None
    holds: Mapping[str, Json | Range] = field(default_factory=dict)

    def met(self, tried: Try, seat: Seat) -> bool:
        """Return whether a try of the learner in `seat` meets this condition."""
        if self.act and not (tried.acts and fnmatchcase(tried.acts[-1], self.act)):
            return False
        if self.acts and not (
            len(self.acts) == len(tried.acts) and all(map(fnmatchcase, tried.acts, self.acts))
        ):
            return False
        if self.event and not any(self._is(event, seat) for event in tried.events):
            return False
        if self.points is not None and tried.gained < self.points:
            return False
        return all(_agrees(tried.dump, path, wanted) for path, wanted in self.holds.items())

    def _is(self, event: Event, seat: Seat) -> bool:
        if event.kind != self.event or event.seat != seat:
            return False
        return all(event.data.get(key) == value for key, value in self.data.items())


def _agrees(dump: Json, path: str, wanted: Json | Range) -> bool:
    found = value_at(dump, path)
    return wanted.contains(found) if isinstance(wanted, Range) else bool(found == wanted)


def value_at(dump: Json, path: str) -> Json:
    """Return the value at a path of keys and indices, such as `sides.0.money`. Raises LookupError."""
    for step in path.split("."):
        if isinstance(dump, list):
            if not step.isdecimal() or int(step) >= len(dump):
                raise LookupError(path)
            dump = dump[int(step)]
        elif isinstance(dump, dict) and step in dump:
            dump = dump[step]
        else:
            raise LookupError(path)
    return dump


@dataclass(frozen=True, slots=True)
class Start:
    """How the position of a lesson is made.

    Either `position` is a text of a position, or a game of `seats` with these `options` begins, and the
    `acts` (seat and text) are played. `draws` are the outcomes of chance meanwhile. Then `change` replaces
    values of the position by path."""

    seats: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    acts: tuple[tuple[Seat, str], ...] = ()
    draws: tuple[int, ...] = ()
    position: str = ""
    change: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a game.

    `seat` is the learner's, who may do `moves` acts. If the lesson `waits`, a try is judged when the others
    have answered, and otherwise after each act of the learner. A `precise` task has few solutions; any other
    task is solved by any sensible act. `solution` are acts that solve it. `replies` are the acts of the other
    seats, and `draws` the outcomes of chance, in the order in which they are needed (`server.lessons`).
    `rule` is the number of the clause that the lesson is about. `words` are the sentences by language and
    name. `right` are conditions of tries that go on and were right so far."""

    name: str
    order: int
    rule: str
    precise: bool
    start: Start
    seat: Seat
    moves: int
    waits: bool
    solution: tuple[str, ...]
    replies: tuple[tuple[Seat, str], ...]
    draws: tuple[int, ...]
    solved: tuple[Condition, ...]
    failed: tuple[Condition, ...]
    words: Mapping[str, Mapping[str, str]]
    right: tuple[Condition, ...] = ()

    def said(self, lang: str, name: str) -> str:
        """Return a sentence of the lesson."""
        return self.words[lang][name]

    def judge(self, tried: Try, *, ended: bool) -> str:
        """Return the name of the words about a try, or "" if the try goes on.

        `ended` means that the learner may not or cannot act any more."""
        for conditions in (self.solved, self.failed):
            for condition in conditions:
                if condition.met(tried, self.seat):
                    return condition.say
        return FAILED if ended else ""

    def encourages(self, tried: Try) -> str:
        """Return the name of the words about a try that goes on, or "" if there are none."""
        return next((one.say for one in self.right if one.met(tried, self.seat)), "")

    def solves(self, word: str) -> bool:
        """Return whether these words say that the task is solved."""
        return any(condition.say == word for condition in self.solved)
