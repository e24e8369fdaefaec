"""The bars of the evaluator: runs that are stopped go on, and figures count what they say."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vigneron.core.registry import game, games
from vigneron.evaluation.estimate import EXACTLY_0
from vigneron.evaluation.evaluator import reference_of

SCRIPTS = ("review", "blunders", "luck_and_skill", "resumable")
KEY = "burgundy_dice"


@pytest.fixture
def bench(script: Callable[[str], Any]) -> Any:
    return SimpleNamespace(**{name: script(name) for name in SCRIPTS})


def test_a_run_goes_on_where_it_was_stopped(bench: Any, tmp_path: Path) -> None:
    """With Ctrl-C at the third task and a torn line, the next run does only what is missing."""
    file, done = tmp_path / "kept.jsonl", []

    def work(number: int, stop: bool) -> int:
        if stop and number == 2:
            raise KeyboardInterrupt
        done.append(number)
        return number * number

    def tasks(stop: bool) -> list[Any]:
        return [bench.resumable.Task(f"task {number}", work, (number, stop)) for number in range(4)]

    assert not bench.resumable.Kept(file).run(tasks(True))
    file.write_text(file.read_text() + '{"key": "task 2", "val')
    again = bench.resumable.Kept(file)
    assert again.of(tasks(False)) == [0, 1]
    assert not again.run(tasks(False), until=time.monotonic() - 1), "no time is left"
    assert again.run(tasks(False))
    assert done == [0, 1, 2, 3]
    assert bench.resumable.Kept(file).of(tasks(False)) == [0, 1, 4, 9]


@pytest.mark.parametrize("name", ["review", "marks", "slopes"])
def test_a_game_that_does_not_exist_is_refused(
    name: str, script: Callable[[str], Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Each measurement names the games that there are."""
    given = ["luck"] if name == "review" else []
    with pytest.raises(SystemExit):
        script(name).main([*given, "--only", f"{KEY},chess", "--print"])
    assert f"no game chess; there are {', '.join(games())}" in capsys.readouterr().err


def test_a_blunder_is_planted_and_judged(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted act is the only one of the game that is not the reference policy's."""
    monkeypatch.setattr(bench.blunders, "samples_of", lambda key: 2)
    monkeypatch.setattr(bench.blunders, "TIMES", 2)
    found = bench.blunders.one_planted(KEY, 0)
    assert found["worse"] >= 3.0
    losses = {ply: loss for ply, _, loss, _ in found["losses"]}
    assert losses[found["plant"]] > 1.0
    assert len(losses) > 15
    json.dumps(found)


def test_figures_of_blunders_count_ranks_and_marks(bench: Any) -> None:
    """One blunder is fourth, one is not sure, one is found. An own act that is surely bad counts."""
    kept, tasks = bench.resumable.Kept(None), bench.blunders.planted_tasks([KEY], 4)
    bad = reference_of(game(KEY)).marks[1]
    fourth = [[ply, 0, 10.0 - ply, 0.1] for ply in range(1, 6)]
    rows = [
        {"plant": 4, "losses": fourth},
        {"plant": 1, "losses": [[1, 0, 9.0, 8.0], [2, 0, 0.0, 0.0]]},
        {"plant": 1, "losses": [[1, 0, 9.0, 1.0], [2, 0, bad, bad / 4], [3, 0, bad, bad]]},
        {"plant": -1, "losses": []},
    ]
    for task, row in zip(tasks, rows, strict=True):
        kept.add(task.key, {"worse": 4.0, **row})
    (line,) = bench.blunders.planted_figures(kept, [KEY])
    assert (line["games"], line["found"], line["ok"]) == (3, 1, False)
    assert (line["own_acts"], line["bad"], line["ok_bad"]) == (7, 5, False)


def test_random_acts_give_the_worse_skill_sum(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this pair, and in the figures of pairs that are kept."""
    monkeypatch.setattr(bench.blunders, "samples_of", lambda key: 2)
    plain, random = bench.blunders.one_pair(KEY, "greedy", 0)
    assert plain == [0.0, 0.0, 0.0], "greedy is the reference policy"
    assert random[0] < -1 < 0 < random[1]
    assert random[2] > -1, "greedy's own choices there differ from the policy's in equal acts only"
    kept = bench.resumable.Kept(None)
    tasks = bench.blunders.pair_tasks([KEY], 2, ["greedy"])
    for task, row in zip(tasks, ([plain, random], [random, plain]), strict=True):
        kept.add(task.key, row)
    line = next(line for line in bench.blunders.pair_figures(kept, [KEY]) if line["level"] == "greedy")
    assert (line["pairs"], line["worse"], line["ok"]) == (2, 1, False)
    assert line["worse_in_game"] == 1


def test_both_games_of_a_pair_have_the_same_player(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The things that an easy level misjudges do not depend on what was met first."""
    tastes: dict[str, set[int]] = {}

    def asked(player: Any, found: Any, rules: Any, state: Any, seat: int, *rest: Any) -> Any:
        tastes.setdefault(level, set()).add(rest[-1])
        return rules.legal(state, seat)[0]

    monkeypatch.setattr(bench.blunders, "samples_of", lambda key: 2)
    monkeypatch.setattr(bench.blunders, "ask", asked)
    monkeypatch.setattr(bench.blunders, "advantage", lambda *given: [EXACTLY_0])
    for level in ("grower", "greedy"):
        for number in range(2):
            bench.blunders.one_pair(KEY, level, number)
    assert (len(tastes["grower"]), tastes["greedy"]) == (2, {0})


def test_a_review_that_was_stopped_has_no_cost(bench: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench.review, "review", lambda text: SimpleNamespace(complete=False))
    with pytest.raises(KeyboardInterrupt):
        bench.review.one_cost(KEY, "")


def test_reviews_that_agree_and_differ_are_compared(bench: Any) -> None:
    acts = [[ply, ply % 2, float(ply), -float(ply)] for ply in range(1, 7)]
    same = bench.review.compared([(acts, acts)])
    assert (same["r"], same["change"], same["worst_in_common"]) == (1.0, 0.0, 3.0)
    other = [[ply, seat, 7.0 - loss, 2 * own] for ply, seat, loss, own in acts]
    apart = bench.review.compared([(acts, other)])
    assert (apart["r"], apart["worst_in_common"]) == (-1.0, 0.0)
    assert apart["change"] == pytest.approx(21 / 31.5, abs=0.001)
    assert apart["ok"] == [False, False, False]


def test_cells_of_luck_are_told_with_their_sample(bench: Any) -> None:
    """Each cell has its own games, and the last line adds up all cells. An unknown game is an error."""
    kept = bench.resumable.Kept(None)
    for number, task in enumerate(bench.luck_and_skill.luck_tasks([KEY], ["grower"], 4)):
        kept.add(task.key, [float(number % 2), 50.0 + number])
    *cells, sum_ = bench.luck_and_skill.luck_figures(kept, [KEY], ["grower"])
    assert [cell["games"] for cell in cells] == [4, 4]
    assert sum_["cells"] == 2
    with pytest.raises(SystemExit):
        bench.review.main(["luck", "--only", "chess"])
