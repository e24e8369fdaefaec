"""Files of lessons: what is read, and what is said about a file that cannot be right."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from vigneron.core.contract import Event
from vigneron.core.registry import game
from vigneron.core.registry import load as load_game
from vigneron.lessons.lesson import BadLesson, Condition, Lesson, Range, Try
from vigneron.lessons.opening import opening
from vigneron.lessons.reading import lessons, read

GAME: Final = game("burgundy_dice")
_WORDS: Final = 'title = "T"\nlearn = "L"\ntask = "K"\nsolved = "S"\nfailed = "F"\n'
WHOLE: Final = f"""
order = 1
precise = true
rule = "CB-12"
[start]
seats = 2
acts = ["0 castle:10", "1 castle:23"]
draws = [3, 2, 1, 4, 0]
change = {{ "boxes" = 2 }}
[task]
solution = ["mark:1.1.16"]
[[solved]]
act = "mark:*.16"
[words.en]
{_WORDS}[words.fr]
{_WORDS}[words.de]
{_WORDS}"""


def made(folder: Path, text: str) -> Lesson:
    path = folder / "some-lesson.toml"
    path.write_text(text, encoding="utf-8")
    return read(path)


def test_a_whole_file_is_read_and_begins(tmp_path: Path) -> None:
    lesson = made(tmp_path, WHOLE)
    begun = opening(GAME, lesson)
    assert (lesson.name, lesson.moves, lesson.waits, lesson.seat) == ("some-lesson", 1, False, 0)
    assert begun.rules.dump(begun.state)["dice"] == [3, 2, 2, 5, 1]
    assert begun.rules.dump(begun.state)["boxes"] == 2


def test_a_position_as_text_begins_a_lesson(tmp_path: Path) -> None:
    from vigneron.match import start

    match = start(GAME.key, seats=2, seed=1)
    acts = 'seats = 2\nacts = ["0 castle:10", "1 castle:23"]\ndraws = [3, 2, 1, 4, 0]\n'
    lesson = made(tmp_path, WHOLE.replace(acts, f'position = "{match.text()}"\n'))
    begun = opening(GAME, lesson)
    assert begun.rules.dump(begun.state) == match.rules.dump(match.state) | {"boxes": 2}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("order = 1", "order = true", "order: expected a whole number"),
        ("order = 1\n", "", "order: this key is missing"),
        ("order = 1", "order = 1\ncolour = 2", "colour: unknown key"),
        ("order = 1", "order =", "Invalid value"),
        ("seats = 2", 'seats = "2"', "start.seats: expected a whole number"),
        ("[3, 2, 1, 4, 0]", '["3"]', "start.draws: expected a list, each item a whole number"),
        ("0 castle:10", "castle:10", "start.acts: 'castle:10' is not a seat and an act"),
        ("seats = 2", 'seats = 2\nposition = "x"', "start.acts: a position has no other beginning"),
        ("solution = [", "moves = 99\nsolution = [", "task.moves: 99 is not between 1 and 40"),
        ('solution = ["mark:1.1.16"]', "solution = []", "task.solution: expected 1 to 1 acts, found 0"),
        ("[[solved]]", "[[failed]]", "solved: a lesson needs a condition"),
        ("[[solved]]", '[[right]]\nact = "a"\n[[solved]]', "words.en.right: these words are missing"),
        ("[[solved]]", '[[right]]\nact = "a"\nsay = "solved"\n[[solved]]', "stands for solved and for right"),
        ('act = "mark:*.16"', 'say = "solved"', "solved.1: a condition needs"),
        ('act = "mark:*.16"', 'act = "*"\ndata = { x = 1 }', "solved.1.data: only an event has data"),
        ('act = "mark:*.16"', "holds = { boxes = {} }", "solved.1.holds.boxes: expected min or max"),
        ('act = "mark:*.16"', 'act = "*"\nsay = "fine"', "words.en.fine: these words are missing"),
        ('learn = "L"', 'learn = " "', "words.en.learn: these words are empty"),
        ('learn = "L"', 'learn = "L"\nmore = "M"', "words.en.more: nothing says these words"),
        ("[words.de]", "[words.it]", "words.it: unknown key"),
    ],
)
def test_a_fault_is_named_with_file_and_key(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in WHOLE
    with pytest.raises(BadLesson) as caught:
        made(tmp_path, WHOLE.replace(old, new, 1))
    assert str(caught.value).startswith("some-lesson.toml: ")
    assert fault in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("seats = 2", "seats = 9", "start: bad_seats"),
        ("1 castle:23", "1 castle:9", "start.acts: 1 castle:9: not_a_castle"),
        ("1 castle:23", "1 sleep", "start.acts: 'sleep' is no act of burgundy_dice"),
        ("boxes", "bottles", "start.change: the position has no bottles"),
        ('"boxes" = 2', '"boxes" = 99', "start.change: there is no such position"),
        ('"boxes" = 2', '"sides.0.values" = 3', "start.change: TypeError"),
        ("seats = 2", "seats = 2\nseat = 4", "start.seat: seat 4 is not to act"),
        ("mark:1.1.16", "mark:1", "task: 'mark:1' is no act of burgundy_dice"),
        ('act = "mark:*.16"', "holds = { bottles = 1 }", "holds: the position has no bottles"),
        ('act = "mark:*.16"', "holds = { sides = { min = 1 } }", "holds: sides is not a number"),
        ("seats = 2\nacts", 'position = "e4"\nacts', "start.position: a position begins with"),
    ],
)
def test_a_lesson_that_does_not_fit_its_game_says_why(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text = WHOLE.replace(old, new, 1)
    if "position" in new:
        text = text.replace('acts = ["0 castle:10", "1 castle:23"]\ndraws = [3, 2, 1, 4, 0]\n', "")
    lesson = made(tmp_path, text)
    with pytest.raises(BadLesson) as caught:
        opening(GAME, lesson)
    assert str(caught.value).startswith("some-lesson: ")
    assert fault in str(caught.value)


def test_names_of_files_and_orders_are_checked(tmp_path: Path) -> None:
    path = tmp_path / "Some Lesson.toml"
    path.write_text(WHOLE, encoding="utf-8")
    with pytest.raises(BadLesson, match="the name of the file"):
        read(path)
    path.unlink()
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text(WHOLE, encoding="utf-8")

    class Folder:
        folder = tmp_path

    (tmp_path / "lessons").mkdir()
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").rename(tmp_path / "lessons" / f"{name}.toml")
    found: Any = Folder()
    with pytest.raises(BadLesson, match="two lessons have the order 1"):
        lessons(found)


@pytest.mark.parametrize("key", ["_template", "_three_rows"])
def test_a_game_without_lessons_has_none(key: str) -> None:
    assert lessons(load_game(key)) == ()


def test_all_parts_of_a_condition_must_hold() -> None:
    events = [Event("taken", 0, {"colour": "red"}), Event("taken", 1, {"colour": "blue"})]
    tried = Try(acts=("put:1", "take:2"), events=events, gained=3, dump={"sides": [{"money": 4}]})

    def met(**parts: Any) -> bool:
        return Condition(say="x", **parts).met(tried, 0)

    assert met(act="take:*")
    assert not met(act="put:*")
    assert met(acts=("put:*", "take:2"))
    assert not met(acts=("take:2",))
    assert met(event="taken", data={"colour": "red"})
    assert not met(event="taken", data={"colour": "blue"})
    assert met(points=3)
    assert not met(points=4)
    assert met(holds={"sides.0.money": 4})
    assert met(holds={"sides.0.money": Range(low=4, high=4)})
    assert not met(holds={"sides.0.money": Range(high=3)})
    assert not met(act="take:*", points=4)
