"""Several processes, one root."""

from __future__ import annotations

import multiprocessing

import pytest

from tests.bots.toy import End, Luck, Turn, toy_view
from vigneron.bots.search.mcts import ActionEvaluation, Search
from vigneron.bots.search.parallel import together

ROOT = Turn(0, {act: Luck((1, 2), (End((3 * act, 0)), End((4, 0)))) for act in range(4)})


def test_opinions_are_weighed_by_playouts() -> None:
    """Act 1: (0 * 30 - 1 * 10) / 40 = -0.25; act 2: -2 * 10 / 40 = -0.5; act 3 was hardly tried."""
    one = [ActionEvaluation(1, 0.0, 30), ActionEvaluation(2, -2.0, 10), ActionEvaluation(3, -0.0, 1)]
    other = [ActionEvaluation(2, 0.0, 30), ActionEvaluation(1, -1.0, 10)]
    assert together([one, other]) == [
        ActionEvaluation(1, 0.0, 40),
        ActionEvaluation(2, -0.25, 40),
        ActionEvaluation(3, 0.0, 1),
    ]


def test_two_processes_think_the_same_again() -> None:
    told = [Search(processes=2).analyse(toy_view(ROOT, iterations=200)) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0][0].action == 3
    alone = Search().analyse(toy_view(ROOT, iterations=100))
    assert sum(o.visits for o in told[0]) > 1.5 * sum(o.visits for o in alone)


def test_without_fork_one_process_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_all_start_methods", lambda: ["spawn"])
    told = Search(processes=2).analyse(toy_view(ROOT, iterations=100))
    assert told == Search().analyse(toy_view(ROOT, iterations=100))
