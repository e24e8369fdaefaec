"""The analysis of a position: budgets, processes, views, and what cannot be analysed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import vigneron
from vigneron.analysis import analyse as analyse_module
from vigneron.analysis.analyse import Analysis, NothingToAnalyse, analyse
from vigneron.core.chance import Xorshift
from vigneron.core.journal import read, replay
from vigneron.core.match import Match
from vigneron.core.registry import game
from vigneron.core.snapshot import BadPosition, Snapshot


def played(acts: int, seats: int = 2) -> Match[Any]:
    """Return a game of burgundy_dice after some random acts."""
    match = vigneron.start("burgundy_dice", seats=seats, seed=4)
    stream = Xorshift(1)
    while match.to_act and match.ply < acts:
        seat = match.to_act[0]
        offers = match.offers(seat)
        match.act(seat, offers[stream.below(len(offers))])
    return match


def bare(found: Analysis) -> Analysis:
    return replace(found, seconds=0.0)


def test_an_analysis_sharpens_until_its_samples_are_used() -> None:
    steps = list(analyse(played(8).position, samples=10, lines=3))
    counts = [step.samples for step in steps]
    assert counts == sorted(set(counts))
    assert counts[-1] == 10
    last = steps[-1]
    assert len(last.lines) == 3
    assert last.lines[0].behind.mean == 0
    assert all(line.behind.mean >= 0 for line in last.lines)
    assert sum(last.chance) == pytest.approx(1, abs=1e-4)
    assert json.loads(json.dumps(last.json()))["samples"] == 10
    assert len(repr(last)) <= 200
    assert last.lines[0].act in repr(last)


def test_samples_give_equal_figures_with_any_processes_and_from_text() -> None:
    position = played(8).position
    alone = list(analyse(position, samples=6))[-1]
    assert bare(list(analyse(position.text(), samples=6))[-1]) == bare(alone)
    assert bare(list(analyse(position, samples=6, processes=2))[-1]) == bare(alone)
    assert bare(list(vigneron.analyse(position, samples=6))[-1]) == bare(alone)


def test_an_analysis_can_be_stopped() -> None:
    for step in analyse(played(8).position, samples=1000):
        assert step.samples == 2
        break


def test_a_little_time_still_gives_a_result() -> None:
    assert [step.samples for step in analyse(played(8).position, seconds=1e-9)] == [2]


def test_a_piece_of_work_is_not_longer_than_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sample takes a second here. Without a budget of time, pieces grow to 64 samples."""
    now = 0.0
    monkeypatch.setattr(analyse_module, "perf_counter", lambda: now)
    sizes = []
    for _, size in analyse_module._batches(1000, 1, 0.0, 11.0):
        sizes.append(size)
        now += size
    assert sizes == [2, 2, 4, 3]
    unbounded = [size for _, size in analyse_module._batches(1000, 1, 0.0, None)]
    assert (max(unbounded), sum(unbounded)) == (64, 1000)


def test_a_position_of_an_earlier_edition_is_analysed_by_its_own_rules() -> None:
    """From its text too, which is what processes get."""
    path = Path(__file__).parents[1] / "games" / "dom_pierre" / "golden" / "quick-edition-2.jsonl"
    journal = read(path.read_text())
    fold, header = replay(game("dom_pierre"), journal, 2), journal.header
    position = Snapshot(fold.game, fold.setup, fold.rules, fold.states[-1], header.data, 2)
    assert fold.game.edition == header.edition != game("dom_pierre").edition
    found = bare(list(analyse(position, samples=2))[-1])
    assert bare(list(analyse(position.text(), samples=2))[-1]) == found


def test_component_data_of_ones_own_are_analysed_in_every_process(generous: Match[Any]) -> None:
    data = generous.journal.header.override
    one, two = (
        bare(list(analyse(generous.position, samples=2, processes=count, data=data))[-1]) for count in (1, 2)
    )
    assert one == two
    assert one.value[0].mean > 150


def test_a_match_is_analysed_where_it_stands(generous: Match[Any]) -> None:
    """With its own component data, which other processes need too."""
    data = generous.journal.header.override
    found = bare(list(analyse(generous, samples=2, processes=2))[-1])
    assert found == bare(list(analyse(generous.position, samples=2, data=data))[-1])


@pytest.mark.parametrize("given", [5, None, b"vigneron1:"])
def test_what_is_no_position_is_a_type_error(given: Any) -> None:
    with pytest.raises(TypeError, match="a position is a Snapshot, its text or a Match, not "):
        analyse(given)


def test_a_view_is_analysed_for_its_viewer_only() -> None:
    match = played(9)
    seat = match.to_act[0]
    found = list(analyse(match.position.seen(seat), samples=2))[-1]
    assert found.seat == seat
    with pytest.raises(NothingToAnalyse):
        analyse(match.position.seen(1 - seat), samples=2, seat=seat)


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"samples": 0}, "budget"),
        ({"samples": 1}, "budget"),
        ({"seconds": 0}, "budget"),
        ({"seat": 7}, "seat"),
    ],
)
def test_what_cannot_be_analysed_is_said_at_once(settings: dict[str, Any], code: str) -> None:
    with pytest.raises(NothingToAnalyse) as error:
        analyse(played(8).position, **settings)
    assert error.value.code == code


@pytest.mark.parametrize("settings", [{"lines": 0}, {"processes": 0}])
def test_no_lines_and_no_processes_are_errors(settings: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        analyse(played(8).position, samples=2, **settings)


def test_a_game_that_is_over_is_not_analysed() -> None:
    with pytest.raises(NothingToAnalyse) as error:
        analyse(played(10_000, seats=1).position)
    assert error.value.code == "over"
    with pytest.raises(BadPosition):
        analyse("vigneron1:nonsense")
