"""Every command works for every game that is found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import FOUND, TOY, Run
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game

GAMES = [*FOUND, TOY]


@pytest.fixture(params=GAMES)
def key(request: pytest.FixtureRequest, toy: str) -> str:
    found: str = request.param
    return found


def bots_for(game: Game[Any, Any]) -> str:
    return ",".join(
        ["greedy", "random", "random", "random", "random"][: max(2 in game.seats and 2, game.seats[0])]
    )


def test_match_and_its_journals(key: str, run: Run, tmp_path: Path) -> None:
    """A match's journal replays, verifies and draws; its report has exactly the documented shape."""
    bots = bots_for(find_game(key))
    said = run("match", key, "--bots", bots, "--games", 2, "--seed", 3, "--journals", tmp_path, "--json")
    assert (said.status, said.err) == (0, "")
    told = said.json()
    assert list(told) == ["game", "games", "seats", "plies", "winner_score", "rounds", "lengths", "endings"]
    assert (told["game"], told["games"]) == (key, 2)
    assert [seat["bot"] for seat in told["seats"]] == bots.split(",")
    for seat in told["seats"]:
        assert list(seat) == ["bot", "mean_score", "ci95", "win_rate"]
        assert seat["ci95"][0] <= seat["mean_score"] <= seat["ci95"][1]
        assert 0 <= seat["win_rate"] <= 1
    for spread in (told["plies"], told["rounds"]):
        assert list(spread) == ["mean", "min", "max"]
        assert 0 < spread["min"] <= spread["mean"] <= spread["max"]
    assert sum(told["endings"].values()) == 2

    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{key}-3-0.jsonl", f"{key}-3-1.jsonl"]
    journal = tmp_path / f"{key}-3-0.jsonl"
    whole = run("replay", journal, "--json").json()
    assert list(whole) == ["game", "edition", "plies", "digest", "scores", "state"]
    rows = [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
    assert (whole["plies"], whole["digest"]) == (rows[-2]["ply"], rows[-2]["digest"])
    assert whole["scores"] == rows[-1]["data"]["scores"]

    assert run("verify", journal).status == 0
    picture = tmp_path / "x.svg"
    assert run("draw", journal, "--ply", 3, "-o", picture).status == 0
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert run("draw", journal, "-o", tmp_path / "x.png").status == 2  # it would be an SVG all the same
    assert not (tmp_path / "x.png").exists()


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_position_in_words(key: str, lang: str, run: Run, tmp_path: Path) -> None:
    bots = bots_for(find_game(key))
    run("match", key, "--bots", bots, "--games", 1, "--journals", tmp_path)
    said = run("replay", tmp_path / f"{key}-0-0.jsonl", "--ply", 4, "--lang", lang)
    assert (said.status, said.err) == (0, "")
    assert len(said.out.splitlines()) > 10


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_rules_by_number_and_whole(key: str, lang: str, run: Run) -> None:
    whole = run("rules", key, "--lang", lang)
    assert whole.status == 0
    first = next(
        line.split()[0] for line in whole.out.splitlines() if line[:2].isupper() and line[2:3] == "-"
    )
    one = run("rules", key, first.lower(), "--lang", lang)
    assert one.status == 0
    assert one.out.startswith(first)
    assert len(one.out.splitlines()) >= 2


def test_perft_laws_and_bench(key: str, run: Run) -> None:
    counted = run("perft", key, "--depth", 1, "--json").json()
    assert counted["counts"][0] >= 1
    assert run("laws", key, "--games", 1).status == 0
    speeds = run("bench", key, "--seconds", 0.01, "--json").json()["games"][key]
    assert all(speeds[name] > 0 for name in ("playout", "call", "acts", "copy", "legal", "apply", "games"))
    assert speeds["offers"] >= 1
    assert speeds["compiled"] in (True, False)


def test_a_person_plays_to_the_end(key: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Always the first choice, at the terminal: the game ends and is scored."""
    game = find_game(key)
    seats = ",".join(["human", *["random"] * (max(2 in game.seats and 2, game.seats[0]) - 1)])
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    said = run("play", key, "--seats", seats, "--seed", 5)
    assert (said.status, said.err) == (0, "")
    assert "The game is over." in said.out
