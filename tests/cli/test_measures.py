"""`vigneron perft`, `laws` and `bench`: counts by hand, broken laws, and which code runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import vigneron.cli.commands.laws
from tests.cli.conftest import Run
from vigneron.core.registry import editions
from vigneron.testing.sweep import Broken


def test_perft_by_hand(run: Run, toy: str) -> None:
    """Alone, first die a 1 (seed 4). Four acts, each followed by one of six dice: 24.

    After any of them every die may go into every row or be passed, as nothing is lower than a 1: again
    four acts and six dice, 24 * 24 = 576.
    """
    told = run("perft", toy, "--depth", 2, "--seats", 1, "--seed", 4, "--json").json()
    assert told == {"game": toy, "seats": 1, "options": {"length": "short"}, "seed": "4", "counts": [24, 576]}
    said = run("perft", toy, "--depth", 2, "--seats", 1, "--seed", 4)
    assert said.out == "Depth\tSequences\n1\t24\n2\t576\n"


def test_perft_of_two_seats_and_options(run: Run, toy: str) -> None:
    """Without a number of seats there are two; an option of length changes nothing while play goes on."""
    told = run("perft", toy, "--options", "length=long", "--seed", 4, "--json").json()
    assert (told["seats"], told["options"], told["counts"]) == (2, {"length": "long"}, [24])


def test_laws_kept(run: Run, toy: str) -> None:
    said = run("laws", toy, "--games", 3, "--seed", 1)
    assert (said.status, said.out, said.err) == (0, "3 games keep all the laws.\n", "")


def test_a_broken_law_comes_with_its_journal(run: Run, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    def sweep(
        game: object,
        games: int,
        seed: int,
        processes: int,
        progress: Callable[[int], None],
        seats: int | None,
    ) -> list[Broken]:
        progress(games)
        asked.append(seats)
        return [Broken(4, "legal says 3, why_not says 2", '{"format":"x"}\n')]

    monkeypatch.setattr(vigneron.cli.commands.laws, "sweep", sweep)
    said = run("laws", toy, "--games", 3, "--seats", 2)
    assert asked == [2]
    assert said.status == 1
    assert said.err == "Law 4 is broken: legal says 3, why_not says 2\n"
    assert said.out == '{"format":"x"}\n'


def test_bench_tells_what_runs(run: Run, toy: str) -> None:
    """Every game is in one table; source files run as pure Python, and the table says so."""
    said = run("bench", toy, "--seconds", 0.01)
    assert said.status == 0
    assert f"{toy} runs as pure Python: it has no types to compile by." in said.out
    told = run("bench", toy, "--seconds", 0.01, "--json").json()
    assert {"python", "machine", "platform", "games"} == set(told)
    assert list(told["games"]) == [toy]
    assert told["games"][toy]["why"] == "untyped"


def test_what_was_not_compiled_is_said(
    run: Run, toy: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By bench every time, by commands that would profit once; in every language."""
    from vigneron._compiled import finder
    from vigneron.cli import uncompiled

    monkeypatch.setattr(finder, "why", lambda unit: "stopped")
    for lang, part in (("en", "no time left"), ("fr", "a manqué de temps"), ("de", "fehlte die Zeit")):
        assert part in run("bench", toy, "--seconds", "0.001", "--lang", lang).out
    monkeypatch.setattr(uncompiled, "why", lambda unit: "stopped")
    monkeypatch.setattr(uncompiled, "lacking", lambda: ["core"])
    monkeypatch.setattr(uncompiled, "user_cache_path", lambda name: tmp_path / "cache")
    said = run("perft", toy)
    assert said.err.startswith(f"{toy} runs as pure Python, ")
    assert said.err.count("\n") == 1
    assert run("perft", toy).err == run("match", toy, "--bots", "random", "--games", 1).err == ""
    monkeypatch.setattr(uncompiled, "lacking", lambda: ["another"])
    assert run("laws", toy, "--games", 1).err == "", "another game is none of its business"


def test_editions_are_told_apart(run: Run) -> None:
    """A name with an edition is measured and counted separately from the game itself."""
    for name in editions():
        key, _, edition = name.partition("@")
        if edition:
            told = run("bench", key, name, "--seconds", 0.01, "--json").json()
            assert list(told["games"]) == [key, name]
            assert run("perft", name, "--json").json()["game"] == name
            said = run("match", name, "--bots", "random,random", "--games", 1).out
            assert f"edition {edition}" in said.splitlines()[0]
            assert "edition" not in run("match", key, "--bots", "random,random", "--games", 1).out
