"""The arena: pairings, the append-only file, and the arithmetic of the report."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest

from vigneron.bots.arena import arena as arena_module
from vigneron.bots.arena.arena import Arena, OtherArena, Row, Task, here, missing, read_rows, run
from vigneron.bots.arena.plots import draw
from vigneron.bots.arena.ratings import COLUMNS, contests, ratings, report, save
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games

KEY = next(key for key in games() if 1 in find_game(key).seats)
SMALL = Arena(KEY, ("random", "apprentice"), 2, 2)


def row(line_up: Sequence[str], number: int, scores: Sequence[int], plies: int = 10) -> Row:
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Row(tuple(line_up), number, tuple(scores), places, winners, plies, 3, "clock")


def test_line_ups() -> None:
    assert Arena(KEY, ("a", "b", "c"), 2, 1).line_ups() == [
        ("a", "b"),
        ("a", "c"),
        ("b", "a"),
        ("b", "c"),
        ("c", "a"),
        ("c", "b"),
    ]
    assert len(Arena(KEY, ("a", "b"), 3, 1).line_ups()) == 6, "all but three times the same"
    assert Arena(KEY, ("a", "b"), 1, 1).line_ups() == [("a",), ("b",)]


def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    """Interrupted while it wrote the second game, it plays the missing games and none twice."""
    whole = run(SMALL, tmp_path / "whole", partial(here, processes=1))
    assert len(whole) == 4

    def breaks(arena: Arena, tasks: Sequence[Task]) -> Iterator[Row]:
        yield arena_module.one(arena, tasks[0])
        raise KeyboardInterrupt

    folder = tmp_path / "broken"
    with pytest.raises(KeyboardInterrupt):
        run(SMALL, folder, breaks)
    path = folder / "results.jsonl"
    before = path.read_bytes()
    path.write_bytes(before + b'{"line_up": ["ran')
    told: list[tuple[int, int]] = []
    again = run(SMALL, folder, partial(here, processes=1), lambda done, total: told.append((done, total)))
    assert again == whole
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert path.read_bytes().startswith(before), "it only grows"


def test_more_games_are_added_and_fewer_are_told(tmp_path: Path) -> None:
    run(SMALL, tmp_path, partial(here, processes=1))
    more = Arena(KEY, SMALL.bots, 2, 3)
    assert len(run(more, tmp_path, partial(here, processes=1))) == 6
    assert len(run(SMALL, tmp_path, partial(here, processes=1))) == 4
    assert missing(more, read_rows(tmp_path / "results.jsonl", more)) == []


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (Arena(KEY, ("random", "greedy"), 2, 2), "bots"),
        (Arena(KEY, SMALL.bots, 3, 2), "seats"),
        (Arena(KEY, SMALL.bots, 2, 2, seed="5"), "seed"),
    ],
)
def test_results_of_another_arena_are_left_alone(other: Arena, what: str, tmp_path: Path) -> None:
    run(Arena(KEY, SMALL.bots, 2, 0), tmp_path, partial(here, processes=1))
    before = (tmp_path / "results.jsonl").read_bytes()
    with pytest.raises(OtherArena) as error:
        run(other, tmp_path, partial(here, processes=1))
    assert error.value.what == what
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_rows_that_are_none(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(json.dumps(SMALL.header()) + "\n{}\n", encoding="utf-8")
    with pytest.raises(OtherArena):
        read_rows(path, SMALL)
    path.write_text("no json\n", encoding="utf-8")
    with pytest.raises(OtherArena):
        read_rows(path, SMALL)


def test_processes_do_not_matter(tmp_path: Path) -> None:
    one = run(SMALL, tmp_path / "one", partial(here, processes=1))
    assert run(SMALL, tmp_path / "two", partial(here, processes=2)) == one


def test_what_is_told_by_hand() -> None:
    """Three games: a beats b from either seat, then they share."""
    arena = Arena(KEY, ("a", "b"), 2, 2)
    rows = [row("ab", 0, (9, 4), 10), row("ba", 0, (3, 8), 20), row("ab", 1, (5, 5), 60)]
    told = report(arena, rows)
    first, second = told["bots"]
    assert (first["bot"], second["bot"]) == ("a", "b")
    assert (first["wins"], second["wins"]) == (round(2.5 / 3, 4), round(0.5 / 3, 4))
    assert first["mean_score"] == round(22 / 3, 3)
    assert told["pairs"] == {"a": {"b": round(2.5 / 3, 4)}, "b": {"a": round(0.5 / 3, 4)}}
    assert told["first_seat"]["wins"] == 0.5
    assert told["first_seat"]["fair"] == 0.5
    assert told["plies"] == {"mean": 30, "min": 10, "max": 60}
    assert told["endings"] == {"clock": 3}
    assert first["low"] < first["rating"] < first["high"]


def test_more_games_narrow_the_interval() -> None:
    arena = Arena(KEY, ("a", "b"), 2, 50)
    rows = [row("ab", n, (9, 4) if n % 3 else (4, 9)) for n in range(50)]
    few, many = ratings(arena, rows[:5]), ratings(arena, rows)
    assert many["a"][1] < few["a"][1]
    assert many["a"][0] > many["b"][0]


def test_alone_equal_numbers_are_compared() -> None:
    arena = Arena(KEY, ("a", "b"), 1, 2)
    rows = [row("a", 0, (30,)), row("b", 0, (40,)), row("a", 1, (50,)), row("b", 1, (50,))]
    assert contests(arena, rows) == [(("a", "b"), (2, 1)), (("a", "b"), (1, 1))]
    told = report(arena, rows)
    assert told["bots"][0]["bot"] == "b"
    assert told["first_seat"] == {}


def test_files(tmp_path: Path) -> None:
    arena = Arena(KEY, ("a", "b"), 2, 1)
    rows = [row("ab", 0, (9, 4)), row("ba", 0, (3, 8))]
    told = report(arena, rows)
    save(told, tmp_path)
    table = list(csv.DictReader((tmp_path / "ratings.csv").read_text(encoding="utf-8").splitlines()))
    assert [line["bot"] for line in table] == ["a", "b"]
    assert tuple(table[0]) == COLUMNS
    assert json.loads((tmp_path / "arena.json").read_text(encoding="utf-8")) == told
    paths = draw(told, rows, tmp_path, {"rating": "Rating", "score": "Score"})
    assert [path.name for path in paths] == ["ratings.png", "ratings.svg", "scores.png", "scores.svg"]
    for path in paths:
        if path.suffix == ".svg":
            assert ElementTree.parse(path).getroot().tag.endswith("svg")
        else:
            assert path.read_bytes().startswith(b"\x89PNG")
    before = (tmp_path / "ratings.svg").read_bytes()
    draw(told, rows, tmp_path, {"rating": "Rating", "score": "Score"})
    assert (tmp_path / "ratings.svg").read_bytes() == before
