"""Tries at a lesson: its solution, all tries with one act, and tries at random.

`python -m tests.laws.lesson_tries GAME NAME` prints them."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.i18n.speaker import Speaker
from vigneron.lessons.lesson import Lesson
from vigneron.lessons.reading import lessons
from vigneron.server.lessons.attempt import Attempt

TRIES = 100
"""The number of random tries at a task of several acts. A task of one act is tried with every act."""


@dataclass
class Tries:
    """What comes of tries at a lesson: the words that were said, and how many of all tries solved it.

    `covered` counts the tries that end on a table that does not show the learner's covered choice yet."""

    words: set[str] = field(default_factory=set)
    made: int = 0
    solved: int = 0
    covered: int = 0

    def add(self, attempt: Attempt[Any]) -> None:
        self.words.add(attempt.word)
        self.made += 1
        self.solved += attempt.solved
        self.covered += attempt.position.d(attempt.seat) > 0


def solution(game: Game[Any, Any], lesson: Lesson) -> Attempt[Any]:
    """Return the try that plays the solution of the lesson."""
    attempt = Attempt(game, lesson)
    for act in lesson.solution:
        assert act in attempt.legal(), f"{act} is not legal; legal are {attempt.legal()}"
        attempt.play(act)
        silent = attempt.deeds and not (attempt.word or attempt.right)
        assert not silent, f"others act after {act}, and no condition of `right` says that it was right"
    return attempt


def tries(game: Game[Any, Any], lesson: Lesson) -> Tries:
    """Return what comes of every act, or of random tries if the task takes several acts."""
    out = Tries()
    if lesson.moves == 1:
        for act in Attempt(game, lesson).legal():
            attempt = Attempt(game, lesson)
            attempt.play(act)
            out.add(attempt)
        return out
    chance = Xorshift(1)
    for _ in range(TRIES):
        attempt = Attempt(game, lesson)
        while legal := attempt.legal():
            attempt.play(legal[chance.draw([1] * len(legal), "try")])
        out.add(attempt)
    return out


def show(game: Game[Any, Any], lesson: Lesson) -> None:
    """Print the position of a lesson, the word for each act, and what its solution and random tries give."""
    attempt = Attempt(game, lesson)
    position, speaker = attempt.position, Speaker("en", game, attempt.record.names())
    print(json.dumps(position.rules.dump(position.state)))
    describe = game.picture().describe
    for act in attempt.legal():
        tried, action = Attempt(game, lesson), game.actions.parse(act)
        assert action is not None
        said = speaker.text(describe(position.rules, position.state, lesson.seat, action))
        tried.play(act)
        print(f"{act:24} {tried.word or '…':12} {said}")
    found = tries(game, lesson)
    print(f"the solution gets {solution(game, lesson).word!r}; at random {found}")


if __name__ == "__main__":
    found_game = find_game(sys.argv[1])
    for one in lessons(found_game):
        if not sys.argv[2:] or one.name in sys.argv[2:]:
            print(f"\n{one.name}")
            show(found_game, one)
