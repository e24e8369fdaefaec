"""One try at a lesson: the learner's acts, the others' answers, and what is said about it.

The position is that of any table (`live_game`), so a try follows covered choices and undo as games do.
Nothing is stored. This module does no I/O."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Any, Final, Generic, TypeVar

from vigneron.bots import ask
from vigneron.bots.greedy import Greedy
from vigneron.core.cache import Cache
from vigneron.core.chance import Scripted, Xorshift
from vigneron.core.contract import Event, IllegalAction, Rules, Seat, Setup
from vigneron.core.game import Budget, Game
from vigneron.core.journal import Ply
from vigneron.lessons.lesson import Lesson, Try
from vigneron.lessons.opening import LessonChance, Opening, opening
from vigneron.server.live_game.changes import Change, Entry
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.position import Position
from vigneron.server.live_game.stepping import applied
from vigneron.server.projection.views import Views
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.table_state import TablePolicy

S = TypeVar("S")
LEARNER: Final = "learner"
OTHERS: Final = ("Margaux", "Emil", "Rose", "Paul", "Zoé")


class _Outcomes(Entered):
    """The draws of a lesson, in the form in which a position takes outcomes that are not derived."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(())
        self._chance = LessonChance(outcomes)

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return the next outcome of the lesson."""
        outcome = self._chance.draw(weights, why)
        self.drawn.append(outcome)
        return outcome


class Attempt(Generic[S]):
    """A try. `acts` are the learner's acts so far, and `word` names what is said about them.

    `word` is "" while the try goes on. Then `right` names the words that say that it was right so far, or is
    "". `deeds` are what others have done since the learner's last act. `shown` tells that the solution is
    being shown."""

    def __init__(
        self, game: Game[S, Rules[S]], lesson: Lesson, name: str = LEARNER, others: Sequence[str] = OTHERS
    ) -> None:
        """Begin a lesson. `name` is that of the learner, `others` are those of the other seats, in order.

        Raises BadLesson."""
        _, begun, data = _OPENINGS.get((id(lesson), game.name), lambda: _opened(game, lesson))
        self.game, self.lesson, self.seat = game, lesson, lesson.seat
        self.record = _record(game, lesson, begun.setup, data, name, others)
        position = Position[S](game, self.record.header(), b"", self.record.bots())
        position.state, position.ply = begun.rules.clone(begun.state), 0
        position.rows = [Ply(0, -1, "", (), "")]
        self.position = position
        self.views = Views(self.record, position)
        self.acts: list[str] = []
        self.word = ""
        self.right = ""
        self.deeds: list[Entry] = []
        self.shown = False
        self._chance = _Outcomes(lesson.draws)
        self._replies = list(lesson.replies)
        self._events: list[Event] = []
        self._before = begun.rules.result(begun.state).scores[self.seat]

    @property
    def solved(self) -> bool:
        """Return whether the task is solved."""
        return self.lesson.solves(self.word)

    def legal(self) -> list[str]:
        """Return the texts of the learner's legal acts; [] if the try has ended."""
        if self.word:
            return []
        return [self.game.actions.text[action] for action in self.position.legal(self.seat)]

    def described(self, text: str, lang: str) -> str:
        """Return the sentence of a legal act of the learner, as the table offers it."""
        position, action = self.position, self.game.actions.parse(text)
        assert action is not None  # the act is legal
        describe = self.game.picture().describe
        said = describe(position.rules, position.own(self.seat), self.seat, action)
        return self.views.speaker(lang).text(said)

    def play(self, text: str) -> None:
        """Play an act of the learner, and the answers of the others. Raises IllegalAction.

        The try is judged after the act, or after the answers if the lesson waits for them. Then a covered
        choice is revealed, so that the table shows what it came to."""
        for _ in self.steps(text):
            pass

    def steps(self, text: str) -> Iterator[Change[S] | None]:
        """Play an act like `play`, and yield each change of the position; None for a covered choice alone.

        The views are at the version after the change. Raises IllegalAction before anything is changed."""
        refusal = self.position.why_not(self.seat, text)
        if refusal is not None:
            raise IllegalAction(refusal, text)
        change = self._act(self.seat, text)
        self.acts.append(text)
        self.right, self.deeds = "", []
        if not self.lesson.waits:
            self.word = self._judged()
        yield change
        position = self.position
        while not self.word and not position.over and self.seat not in (missing := position.missing()):
            yield self._act(missing[0], self._reply(missing[0]))
        if not self.word:
            self.word = self._judged()
        yield from self._revealed()

    def _revealed(self) -> Iterator[Change[S] | None]:
        """After the try, end the learner's covered choice, let the others choose, and reveal all choices."""
        position, own = self.position, self.seat
        while self.word and position.d(own) > 0 and (missing := position.missing()):
            seat = own if own in missing else missing[0]
            text = self._ending_act() if seat == own else self._reply(seat)
            if not text:  # the choice has no plain end, so the table stays at the try
                return
            yield self._act(seat, text)

    def _ending_act(self) -> str:
        """Return the learner's act that takes no more than was chosen, or "" if there is none."""
        declines = {control.touch for control in self.views.overlay(self.seat).controls if control.decline}
        actions = self.game.actions
        for action in self.position.legal(self.seat):
            if (touch := actions.touch[action]) and declines.issuperset(touch):
                return actions.text[action]
        return ""

    def _reply(self, seat: Seat) -> str:
        """Return the next act of another seat: the scripted one if it is legal, or a sensible one."""
        if self._replies and self._replies[0][0] == seat:
            text = self._replies.pop(0)[1]
            if self.position.why_not(seat, text) is None:
                return text
        position, bot, chance = self.position, Greedy(), Xorshift(seat + 1)
        action = ask(bot, self.game, position.rules, position.own(seat), seat, chance, Budget())
        return self.game.actions.text[action]

    def _act(self, seat: Seat, text: str) -> Change[S] | None:
        position = self.position
        if not position.covered:
            return self._commit(position.act(seat, text, self._chance))
        _, events = applied(self.game, position.rules, position.own(seat), seat, text, Scripted())
        if seat == self.seat:
            self._events += events
        position.cover(seat, position.choose(seat, text))
        if not position.missing():
            return self._commit(position.reveal(chance=self._chance))
        self.views.advance(same=True)
        return None

    def _commit(self, change: Change[S]) -> Change[S]:
        self.position.commit(change)
        self._events += [entry.event for entry in change.entries]
        self.deeds += [entry for entry in change.entries if entry.event.seat not in (-1, self.seat)]
        self.views.advance()
        return change

    def _judged(self) -> str:
        position, seat = self.position, self.seat
        state = position.own(seat)
        tried = Try(
            acts=self.acts,
            events=self._events,
            gained=position.rules.result(state).scores[seat] - self._before,
            dump=position.rules.dump(state),
        )
        ended = position.over or len(self.acts) >= self.lesson.moves
        word = self.lesson.judge(tried, ended=ended)
        self.right = "" if word else self.lesson.encourages(tried)
        return word


_OPENINGS: Final[Cache[tuple[Lesson, Opening[Any], str]]] = Cache(64)
"""The openings of lessons with the digests of their data. A value holds its lesson, so that the lesson's id
is not used again."""


def _opened(game: Game[Any, Any], lesson: Lesson) -> tuple[Lesson, Opening[Any], str]:
    return lesson, opening(game, lesson), game.digest(game.data())


def _record(
    game: Game[Any, Any], lesson: Lesson, setup: Setup, data: str, name: str, others: Sequence[str]
) -> TableRecord:
    seats = setup.seats
    called = cycle(others)
    return TableRecord(
        id=f"lesson:{game.key}:{lesson.name}",
        code="",
        game=game.key,
        phase="playing",
        host="",
        options=dict(setup.options),
        edition=game.edition,
        data=data,
        override=None,
        secret=b"",
        made=0,
        changed=0,
        seats=[
            SeatRecord(seat, "person", LEARNER, "", name)
            if seat == lesson.seat
            else SeatRecord(seat, "bot", None, "", next(called))
            for seat in range(seats)
        ],
        policy=TablePolicy(talk="off", hints=False),
        closed=True,
    )
