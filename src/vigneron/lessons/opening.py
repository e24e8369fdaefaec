"""Makes the position in which a lesson begins."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from vigneron.core.chance import Xorshift
from vigneron.core.contract import BadSetup, IllegalAction, Json, Rules, Setup, apply
from vigneron.core.errors import error_line
from vigneron.core.game import Game
from vigneron.core.snapshot import BadPosition
from vigneron.core.snapshot import read as read_position
from vigneron.lessons.lesson import BadLesson, Condition, Lesson, Range, value_at

S = TypeVar("S")
_SEED = 7


@dataclass(frozen=True, slots=True)
class Opening(Generic[S]):
    """Set-up, rules and position of a lesson. The state must not be changed."""

    setup: Setup
    rules: Rules[S]
    state: S


class LessonChance:
    """The given outcomes, and after them outcomes that look random and are always the same.

    An outcome that a draw cannot have is passed over, because a learner may leave the way of the script."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._left = list(outcomes)
        self._rest = Xorshift(_SEED)

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return the next outcome."""
        if self._left:
            outcome = self._left.pop(0)
            if 0 <= outcome < len(weights) and weights[outcome] > 0:
                return outcome
        return self._rest.draw(weights, why)


def opening(game: Game[S, Rules[S]], lesson: Lesson) -> Opening[S]:
    """Return the beginning of a lesson. Raises BadLesson if the file does not fit the game."""
    try:
        setup, rules, state = _played(game, lesson)
    except BadSetup as error:
        raise BadLesson(f"{lesson.name}: start: {error}") from error
    except BadPosition as error:
        raise BadLesson(f"{lesson.name}: start.position: {error}") from error
    if lesson.start.change:
        state = _changed(game, rules, lesson, state)
    to_act = rules.to_act(state)
    if lesson.seat not in to_act:
        raise BadLesson(f"{lesson.name}: start.seat: seat {lesson.seat} is not to act, but {to_act}")
    dump = rules.dump(state)
    for condition in (*lesson.solved, *lesson.failed, *lesson.right):
        _check(lesson, condition, dump)
    for act in (*lesson.solution, *(text for _, text in lesson.replies)):
        if game.actions.parse(act) is None:
            raise BadLesson(f"{lesson.name}: task: {act!r} is no act of {game.key}")
    return Opening(setup, rules, state)


def _played(game: Game[S, Rules[S]], lesson: Lesson) -> tuple[Setup, Rules[S], S]:
    start = lesson.start
    if start.position:
        found = read_position(start.position)
        if found.game.key != game.key or found.covered:
            raise BadLesson(f"{lesson.name}: start.position: not a whole position of {game.key}")
        return found.setup, found.rules, found.state
    setup = game.setup(start.seats, start.options)
    rules, chance = game.rules(setup), LessonChance(start.draws)
    state = rules.new(setup, chance)
    for seat, text in start.acts:
        action = game.actions.parse(text)
        if action is None:
            raise BadLesson(f"{lesson.name}: start.acts: {text!r} is no act of {game.key}")
        try:
            state, _ = apply(rules, state, seat, action, chance)
        except IllegalAction as error:
            raise BadLesson(f"{lesson.name}: start.acts: {seat} {text}: {error}") from error
    return setup, rules, state


def _changed(game: Game[S, Rules[S]], rules: Rules[S], lesson: Lesson, state: S) -> S:
    dump = copy.deepcopy(rules.dump(state))
    for path, value in lesson.start.change.items():
        _put(lesson, dump, path, value)
    try:
        after = rules.load(dump)
        broken = game.invariants(rules, after)
    except Exception as error:  # rules may raise anything on an impossible position
        raise BadLesson(f"{lesson.name}: start.change: {error_line(error)}") from error
    if broken:
        raise BadLesson(f"{lesson.name}: start.change: there is no such position: {broken[0]}")
    return after


def _put(lesson: Lesson, dump: Json, path: str, value: Json) -> None:
    above, _, last = path.rpartition(".")
    try:
        value_at(dump, path)
        inside: Any = value_at(dump, above) if above else dump
    except LookupError as error:
        raise BadLesson(f"{lesson.name}: start.change: the position has no {path}") from error
    inside[int(last) if isinstance(inside, list) else last] = value


def _check(lesson: Lesson, condition: Condition, dump: Json) -> None:
    for path, wanted in condition.holds.items():
        try:
            found = value_at(dump, path)
        except LookupError as error:
            raise BadLesson(f"{lesson.name}: holds: the position has no {path}") from error
        if isinstance(wanted, Range) != isinstance(found, int) and isinstance(wanted, Range):
            raise BadLesson(f"{lesson.name}: holds: {path} is not a number")
