"""The law of lessons: each speaks three languages, can be solved and failed, and is not passed by luck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.laws.conftest import ROOT
from tests.laws.lesson_tries import solution, tries
from tests.laws.test_french import wrong_signs
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.rules_text import LANGUAGES, clauses
from vigneron.lessons.lesson import FAILED, SOLVED, Lesson
from vigneron.lessons.reading import lessons

PRECISE, OTHER = 30, 60
"""The most of a hundred tries at random that may pass a precise lesson, and any other."""
_LONGEST = {"title": 48, "task": 160}
_WORDS = 420
EVERY = [(find_game(key), lesson) for key in games() for lesson in lessons(find_game(key))]


@pytest.fixture(params=EVERY, ids=lambda one: f"{one[0].key}-{one[1].name}")
def taught(request: pytest.FixtureRequest) -> tuple[Game[Any, Any], Lesson]:
    found: tuple[Game[Any, Any], Lesson] = request.param
    return found


def test_a_lesson_speaks_three_languages(taught: tuple[Game[Any, Any], Lesson]) -> None:
    """Its words differ between languages, are short and calm, and its clause exists."""
    game, lesson = taught
    for name, english in lesson.words["en"].items():
        said = [lesson.said(lang, name) for lang in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES) or " " not in english, f"{name}: one language repeats another"
        for text in said:
            assert len(text) <= _LONGEST.get(name, _WORDS), f"{name} is long: {text}"
            assert "!" not in text, text
    assert wrong_signs("\n".join(lesson.words["fr"].values())) == []
    for lang in LANGUAGES:
        assert lesson.rule in clauses(game, lang)


def test_a_lesson_can_be_solved_and_failed_and_is_not_passed_by_luck(
    taught: tuple[Game[Any, Any], Lesson],
) -> None:
    """Its solution solves it, a wrong try gets its own word, and few tries at random pass.

    The table shows what each try came to, and a right act before others act is called right."""
    game, lesson = taught
    solved = solution(game, lesson)
    assert solved.solved, f"the solution gets the word {solved.word!r}"
    found = tries(game, lesson)
    assert found.covered == 0, f"{found.covered} tries end before the covered choice is revealed"
    bar = PRECISE if lesson.precise else OTHER
    assert found.solved * 100 <= bar * found.made, f"{found.solved} of {found.made} tries at random pass"
    own = found.words - {FAILED, SOLVED} - {one.say for one in lesson.solved}
    assert own, f"no wrong try gets a word of its own; the words are {sorted(found.words)}"
    if lesson.moves == 1:
        dead = {one.say for one in (*lesson.solved, *lesson.failed)} - found.words
        assert not dead, f"no act gets these words: {sorted(dead)}"


@pytest.mark.parametrize("key", sorted({game.key for game, _ in EVERY}))
def test_a_game_that_has_lessons_has_eight_to_twelve(key: str) -> None:
    """Every file is a lesson, and they are numbered from 1 in their order."""
    own = lessons(find_game(key))
    assert 8 <= len(own) <= 12
    assert [one.order for one in own] == list(range(1, len(own) + 1))
    files = (ROOT / "src/vigneron/games" / key / "lessons").iterdir()
    assert {path.stem for path in files} == {one.name for one in own}
