"""Each check of a game finds what it is about; what a draft may lack is wrong in a finished game."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from vigneron.core.contract import Action, Chance, Event, Seat
from vigneron.core.game import Edition, Game
from vigneron.devtools import check_files, check_game, check_play, golden
from vigneron.devtools.findings import Finding, listed, missing
from vigneron.games import _three_rows
from vigneron.games._template import GAME as TEMPLATE
from vigneron.games._template.rules.rules import State, TemplateRules
from vigneron.testing import repeat


@pytest.fixture
def game(tmp_path: Path) -> Game[Any, Any]:
    """The small finished game in a folder that a test may change."""
    folder = tmp_path / "three_rows"
    shutil.copytree(_three_rows.GAME.folder, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return replace(_three_rows.GAME, folder=folder)


def edit(game: Game[Any, Any], name: str, old: str, new: str) -> None:
    path = game.folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def found(findings: Iterator[Finding]) -> dict[str, Finding]:
    return {finding.id: finding for finding in findings if finding.kind != "ok"}


def test_a_finished_game_has_all_files(game: Game[Any, Any]) -> None:
    for check in (check_files.check_data, check_files.check_text, check_files.check_numbers):
        assert found(check(game)) == {}
    assert found(check_files.check_words(game)) == {}
    assert found(check_files.check_rest(game)) == {}
    assert found(check_play.check_golden(game)) == {}


def test_values_without_a_source(game: Game[Any, Any]) -> None:
    edit(game, "data/box.toml", 'long = 16\nsource = "our own"', "long = 16")
    assert found(check_files.check_data(game))["data-source"].args["names"] == "length.short, length.long"


def test_data_that_no_rules_can_be_bound_to(game: Game[Any, Any]) -> None:
    edit(game, "data/box.toml", "full = 8", "full = 0")
    assert "data-bad" in found(check_files.check_data(game))


def test_clauses_that_are_empty_missing_or_unknown(game: Game[Any, Any]) -> None:
    edit(game, "text/en.md", "You may always pass instead.", "")
    edit(game, "text/fr.md", "### TR-4 Passer\nOn peut toujours passer.", "")
    edit(game, "text/de.md", "### TR-6", "### TR-7")
    faults = [finding for finding in check_files.check_text(game) if finding.kind != "ok"]
    told = {(finding.id, finding.args.get("language", ""), finding.args["names"]) for finding in faults}
    assert told == {
        ("text-empty", "", "TR-4"),
        ("text-language", "fr", "TR-4"),
        ("text-language", "de", "TR-6"),
        ("text-unknown", "de", "TR-7"),
    }


def test_clauses_that_tests_and_code_name(game: Game[Any, Any]) -> None:
    edit(game, "example_tests/test_rules.py", '"""TR-1"""', '"""A set-up."""')
    edit(game, "rules/rules.py", "first seat's die (TR-1)", "first seat's die (TR-9)")
    faults = found(check_files.check_numbers(game))
    assert (faults["numbers-unknown"].args["names"], faults["numbers-uncited"].args["names"]) == (
        "TR-9",
        "TR-1",
    )


def test_sentences_that_are_missing_or_none(game: Game[Any, Any]) -> None:
    edit(game, "words/en.ftl", "part-prizes = Full rows", "part prizes = Full rows")
    edit(game, "words/fr.ftl", "title = Trois rangées", "titre = Trois rangées")
    faults = found(check_files.check_words(game))
    assert faults["words-bad"].args["names"] == "part prizes = Full rows"
    assert faults["words-english"].args["names"] == "part-prizes"
    assert {"words-language", "words-unknown"} <= set(faults)


def test_a_golden_game_that_is_played_otherwise(game: Game[Any, Any]) -> None:
    folder = game.folder / "example_tests"
    edit(game, "example_tests/golden/two.txt", "turn_of: 1", "turn_of: 2")
    edit(game, "example_tests/perft.txt", "24", "25")
    faults = [finding for finding in check_play.check_golden(game) if finding.kind == "failed"]
    assert [finding.args["name"] for finding in faults] == ["two", "perft.txt"]
    assert "turn_of: expected 2, now 1" in faults[0].proof
    (folder / "golden" / "two.jsonl").unlink()
    assert set(found(check_play.check_golden(game))) == {"golden-unwritten"}
    (folder / "golden" / "plan.toml").unlink()
    assert found(check_play.check_golden(game)) == {"no-golden": missing("no-golden")}
    with pytest.raises(OSError, match=r"plan\.toml"):
        golden.read_plan(folder)


def test_what_is_missing_is_wrong_in_a_finished_game(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    (game.folder / "records.md").unlink()
    monkeypatch.setattr(check_game, "checks", lambda games: [check_files.check_rest])
    assert [finding.kind for finding in check_game.check(game, 1)] == ["failed"]
    assert [finding.kind for finding in check_game.check(replace(game, draft=True), 1)] == ["missing"]


def test_a_check_that_raises_has_failed_and_the_others_run(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check_luck(game: Game[Any, Any]) -> Iterator[Finding]:
        raise ZeroDivisionError("oh")
        yield

    monkeypatch.setattr(check_game, "checks", lambda games: [check_luck, check_files.check_numbers])
    first, second = check_game.check(game, 1)
    assert (first.kind, first.id, dict(first.args)) == (
        "failed",
        "error",
        {"fault": "ZeroDivisionError: oh", "check": "luck"},
    )
    assert "check_luck" in first.proof
    assert second.kind == "ok"


_CALLS = count()


class _Fickle(TemplateRules):
    """Rules that play by something besides position, act and draws."""

    def step(self, state: State, seat: Seat, action: Action, chance: Chance, log: list[Event] | None) -> None:
        super().step(state, seat, action, chance, log)
        state.points[seat] = next(_CALLS)


def test_rules_that_remember_something_are_noticed() -> None:
    """Laws 2 and 10: a replay, another process or an undo would give another position."""
    fickle = replace(TEMPLATE, editions=(Edition("1", lambda setup, data: _Fickle()),))
    assert "digest" in repeat.fault_of_replay(fickle, 3)
    assert repeat.fault_of_undo(fickle, 3)
    assert repeat.fault_of_processes(fickle, 3)
    for fault in (repeat.fault_of_replay, repeat.fault_of_undo):
        assert fault(TEMPLATE, 3) == ""


def test_of_many_names_the_first_are_listed() -> None:
    assert listed(["a", "b"]) == "a, b"
    assert listed(list("abcdefg")) == "a, b, c, d, e … (+2)"
