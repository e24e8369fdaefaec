"""A golden game that fails says what differs, and its playthrough is kept up to date."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from vigneron.core.contract import Action, Chance, Event, Seat
from vigneron.core.journal import BadJournal
from vigneron.devtools import golden, playthrough
from vigneron.games import _three_rows
from vigneron.games._three_rows.rules.rules import ThreeRowsRules
from vigneron.games._three_rows.rules.state import State

GAME = _three_rows.GAME
NAME = "two"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the template's golden files."""
    shutil.copytree(GAME.folder / "example_tests", tmp_path / "tests")
    return tmp_path / "tests"


@pytest.fixture
def generous(monkeypatch: pytest.MonkeyPatch) -> int:
    """Rules that put a six twice into the row; return the ply at which the golden game shows it."""
    step = ThreeRowsRules.step

    def twice(
        self: ThreeRowsRules,
        state: State,
        seat: Seat,
        action: Action,
        chance: Chance,
        log: list[Event] | None,
    ) -> None:
        row = state.rows[seat * 3 + action] if action < 3 else []
        step(self, state, seat, action, chance, log)
        if row[-1:] == [6]:
            row.append(6)

    found = golden.fold(GAME, GAME.folder / "example_tests", NAME)
    ply = next(at for at, state in enumerate(found.states) if any(row[-1:] == [6] for row in state.rows))
    monkeypatch.setattr(ThreeRowsRules, "step", twice)
    return ply


def test_another_play_tells_its_act_and_what_differs(folder: Path, generous: int) -> None:
    with pytest.raises(BadJournal) as caught:
        golden.fold(GAME, folder, NAME)
    first, act, *differ = str(caught.value).splitlines()
    told = playthrough.read((folder / "golden" / f"{NAME}.txt").read_text(encoding="utf-8"))
    assert caught.value.ply == generous
    assert first.startswith(f"ply {generous}: digest ")
    assert act == told[generous][0]
    assert act.startswith(f"ply {generous} seat ")
    rows = [line for line in differ if ".rows." in line]
    assert len(rows) == 1
    expected, now = (json.loads(text) for text in rows[0].split(": expected ")[1].split(", now "))
    assert now == [*expected, 6]


def test_a_refused_act_tells_what_it_did(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ThreeRowsRules.why_not.__globals__, "SPACES", 1)
    with pytest.raises(BadJournal) as caught:
        golden.fold(GAME, folder, NAME)
    first, act, *expected = str(caught.value).splitlines()
    assert "is refused: row_full" in first
    assert act.startswith(f"ply {caught.value.ply} seat ")
    assert [line for line in expected if ": expected " in line]
    assert caught.value.refusal is not None


def test_a_hidden_difference_is_said_to_be_hidden(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dump = ThreeRowsRules.dump
    monkeypatch.setattr(
        ThreeRowsRules, "dump", lambda self, state: {**dump(self, state), "more": state.round}
    )
    with pytest.raises(BadJournal, match="only its dump differs"):
        golden.fold(GAME, folder, NAME)


def test_a_stale_playthrough_is_noticed_and_written_anew(folder: Path) -> None:
    path = folder / "golden" / f"{NAME}.txt"
    journal = (folder / "golden" / f"{NAME}.jsonl").read_bytes()
    kept = path.read_text(encoding="utf-8")
    found = golden.fold(GAME, folder, NAME)
    assert golden.told_otherwise(found, folder, NAME) == []
    lines = kept.splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith("ply 3 ")) + 1
    for changed in ([*lines[:at], *lines[at + 1 :]], lines[:-1], lines[:at]):
        path.write_text("".join(changed), encoding="utf-8")
        told = golden.told_otherwise(found, folder, NAME)
        assert told[-1].endswith(f"{GAME.key} --playthroughs writes it anew")
        assert len(told) > 1
    golden.write_playthroughs(GAME, folder, golden.read_plan(folder))
    assert path.read_text(encoding="utf-8") == kept
    assert (folder / "golden" / f"{NAME}.jsonl").read_bytes() == journal


CASES: list[tuple[Any, Any, dict[str, str]]] = [
    ({"a": 1}, {"a": 1}, {}),
    ({"a": 1}, {"a": 2, "b": None}, {"a": "2", "b": "null"}),
    ({"a": 1, "b": 2}, {"b": 2}, {"a": "gone"}),
    ({"a": [1, 2]}, {"a": [1, 3]}, {"a": "[1, 3]"}),
    ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {"x": 3}]}, {"a.1.x": "3"}),
    ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}]}, {"a.1": "gone"}),
    ({"a": []}, {"a": [{"x": 1}]}, {"a.0.x": "1"}),
    ({"a": [{"x": 1}]}, {"a": []}, {"a": "[]"}),
    ({"a": None}, {"a": {"x": 1}}, {"a": '{"x": 1}'}),
    ({"a": {"x": 1}}, {"a": None}, {"a": "null"}),
    ({"a": True}, {"a": 1}, {"a": "1"}),
]


@pytest.mark.parametrize(("before", "after", "changed"), CASES)
def test_changes_of_a_position(before: Any, after: Any, changed: dict[str, str]) -> None:
    assert dict(playthrough.changes(before, after)) == changed


def test_many_differences_are_counted() -> None:
    many = {f"p{at}": "1" for at in range(30)}
    told = playthrough.differences(("ply 1", {}), ("ply 1", many))
    assert told[0] == "ply 1"
    assert told[1] == "  p0: expected as before, now 1"
    assert told[-1] == "  and 10 more"
