"""The sequential test: its arithmetic, and that it stops."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vigneron.bots.arena.self_play import Outcome, share_bounds
from vigneron.bots.arena.sequential_test import Test as Bar
from vigneron.bots.arena.sequential_test import looks, main, mean_bounds, one, values_of
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games


def test_bounds_by_hand() -> None:
    """Wilson, 8 of 10 at two errors: (0.8 + 0.2) / 1.4 ± 2 / 1.4 * sqrt(0.016 + 0.01) = 0.7143 ± 0.2303."""
    assert share_bounds(8, 10, 2.0) == pytest.approx((0.48394, 0.94463), abs=1e-4)
    assert mean_bounds([2, 4, 6, 8], 1.96) == pytest.approx((5 - 2.53035, 5 + 2.53035), abs=1e-4)


def test_looks_grow() -> None:
    assert looks(40) == [16, 20, 27, 35, 40]
    assert looks(5) == [5]


def test_verdicts() -> None:
    assert Bar(0.5, True, [1.0] * 30).verdict() == "cleared"
    assert Bar(0.5, True, [0.0] * 30).verdict() == "missed"
    assert Bar(0.5, True, [1.0, 0.0] * 15).verdict() == "open"
    assert Bar(10, False, [12.0, 13.0] * 15).verdict() == "cleared"
    assert Bar(10, False, [7.0, 8.0] * 15).told()["verdict"] == "missed"


def test_the_first_bot_goes_round() -> None:
    """Games 0, 1, 2 of two seats: it sits in 0, 1, 0; a shared win is half a win."""
    outcomes = [
        Outcome(0, (5, 1), (0,), 1, 1, ""),
        Outcome(1, (5, 1), (0,), 1, 1, ""),
        Outcome(2, (3, 3), (0, 1), 1, 1, ""),
    ]
    assert list(values_of(iter(outcomes), 2, True)) == [1.0, 0.0, 0.5]
    assert list(values_of(iter(outcomes), 2, False)) == [5.0, 1.0, 3.0]


def test_both_seats_meet_the_same_dice() -> None:
    """Equal bots get the same result from either seat of the same game."""
    key = games()[0]
    first, second = (one(key, ("greedy", "greedy"), {}, "x", number) for number in (4, 5))
    assert first.scores == second.scores


def test_it_stops_when_certain(capsys: pytest.CaptureFixture[str]) -> None:
    key = next(key for key in games() if 1 in find_game(key).seats)
    assert main([key, "--bots", "random", "--mean", "5", "--games", "100"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["games"] for line in lines] == [16]
    assert lines[0]["verdict"] == "cleared"
    assert main([key, "--bots", "random", "--mean", "90", "--games", "100"]) == 1
    assert main([key, "--bots", "random,random", "--wins", "0.5", "--games", "6", "--processes", "2"]) in (
        0,
        1,
        2,
    )


def test_a_bot_that_fails_ends_it_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Status 3, which is no verdict; wrong arguments are reported before anything is played."""
    key = games()[0]
    with pytest.raises(SystemExit) as ended:
        main([key, "--bots", "tests.bots.failing:Raises,random", "--wins", "0.5"])
    assert ended.value.code == 3
    said = capsys.readouterr()
    assert said.err.startswith(f"tests.bots.failing:Raises failed in game 0 of {key}, seat 0, ply ")
    assert said.out == ""
    for words in (
        [key[:-1], "--bots", "random", "--mean", "5"],
        [f"{key}@99", "--bots", "random", "--mean", "5"],
        [key, "--bots", "nobody", "--mean", "5"],
        [key, "--bots", ",".join(["random"] * 20), "--wins", "0.5"],
        [key, "--bots", "random", "--mean", "5", "--options", "x"],
        [key, "--bots", "random", "--mean", "5", "--games", "0"],
    ):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2
        assert "Traceback" not in capsys.readouterr().err


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An interrupted test reports in the end what an uninterrupted one does, and plays no game twice."""
    key = next(key for key in games() if 1 in find_game(key).seats)
    path = tmp_path / "games.jsonl"
    words = [key, "--bots", "random", "--mean", "27", "--seed", "7"]
    main([*words, "--games", "6", "--out", str(path)])
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 6, "sco')
    capsys.readouterr()
    main([*words, "--games", "12", "--out", str(path)])
    after = capsys.readouterr().out
    assert len(path.read_text(encoding="utf-8").splitlines()) == 13
    main([*words, "--games", "12"])
    assert capsys.readouterr().out == after
    with pytest.raises(SystemExit):
        main([key, "--bots", "greedy", "--mean", "27", "--seed", "7", "--out", str(path)])
