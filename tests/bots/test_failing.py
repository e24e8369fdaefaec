"""A bot that raises, exits or answers nonsense loses the game or ends the series, and is named."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.bots.failing import ENDS, WHY, Always, Raises
from tests.patience import HANG
from vigneron.bots import UnknownBot, ask, make_bot
from vigneron.bots.arena import process_pool
from vigneron.bots.arena.arena import Arena, here, read_rows, run
from vigneron.bots.arena.process_pool import WorkerDied, each, returned
from vigneron.bots.arena.ratings import report, save
from vigneron.bots.arena.self_play import FAILED, Outcome, Series, play, summary
from vigneron.bots.arena.self_play import run as run_series
from vigneron.bots.failing import BotFailed, FallbackBot, NoAnswer, RetryingBot
from vigneron.bots.greedy import Greedy
from vigneron.cli import main
from vigneron.core.chance import Xorshift
from vigneron.core.game import Budget, View
from vigneron.core.journal import read, replay
from vigneron.core.match import Match, seed_secret
from vigneron.core.outcome import places_behind
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games

KEY = games()[0]
HOME = "tests.bots.failing"
SIGNALS = pytest.mark.skipif(sys.platform == "win32", reason="signals")


def series(kind: str, **more: Any) -> Series:
    return Series(KEY, ("random", f"{HOME}:{kind}"), 1, find_game(KEY).setup(2).options, **more)


def third_ply(kind: str) -> int:
    """Return the ply at which the second seat is asked for the third time."""
    match = play(series("First"), 0, find_game(KEY))
    return [row.ply for row in match.journal.plies() if row.seat == 1][2]


@pytest.mark.parametrize(("kind", "processes"), [*((kind, 1) for kind in WHY), ("Raises", 2)])
def test_a_bot_that_fails_loses_that_game_and_is_named(kind: str, processes: int) -> None:
    outcomes = run_series(series(kind), 2, processes)
    assert [one.ending for one in outcomes] == [FAILED, FAILED]
    failure = outcomes[0].failure
    assert failure is not None
    assert (failure.bot, failure.game, failure.number, failure.seat) == (f"{HOME}:{kind}", KEY, 0, 1)
    assert failure.why.startswith(WHY[kind])
    assert failure.ply == third_ply(kind)
    assert outcomes[0].winners == (0,)


@SIGNALS
@pytest.mark.parametrize("kind", ENDS)
def test_a_bot_that_ends_its_process_loses_that_game_only(kind: str) -> None:
    mixed = Series(KEY, ("random", f"{HOME}:{kind}"), 1, find_game(KEY).setup(2).options)
    outcomes = run_series(mixed, 2, 1, apart=True)
    assert [(one.number, one.winners, one.ending) for one in outcomes] == [
        (0, (0,), FAILED),
        (1, (0,), FAILED),
    ]
    failure = outcomes[1].failure
    assert failure is not None
    assert (failure.number, failure.seat, failure.why) == (1, 1, ENDS[kind])
    with pytest.raises(BotFailed, match=r"its process ended"):
        run_series(series(kind, stops=True), 2, 1, apart=True)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_series_may_stop_instead(processes: int) -> None:
    with pytest.raises(BotFailed) as stopped:
        run_series(series("Raises", stops=True), 2, processes)
    found = stopped.value.failure
    assert (found.bot, found.game, found.seat, found.ply) == (f"{HOME}:Raises", KEY, 1, third_ply("Raises"))


def test_a_bot_that_cannot_be_made_again_loses_too() -> None:
    outcomes = run_series(series("NeverBorn"), 2)
    assert [one.ending == FAILED for one in outcomes] == [False, True]
    assert outcomes[1].failure is not None
    assert outcomes[1].failure.why == "OSError: no model"


def test_a_bot_that_cannot_be_made_at_all_is_none() -> None:
    with pytest.raises(UnknownBot, match="OSError: no model"):
        make_bot(f"{HOME}:Unborn", find_game(KEY))


def test_what_a_series_tells_of_failures() -> None:
    """Of two games one is lost by failing: wins count both, scores and lengths only the complete one."""
    whole = Outcome(0, (10, 5), (0,), 20, 3, "clock")
    _, failed = run_series(series("Raises"), 2)
    told = summary(series("Raises"), [whole, failed])
    assert [seat["win_rate"] for seat in told["seats"]] == [1, 0]
    assert [seat["mean_score"] for seat in told["seats"]] == [10, 5]
    assert (told["games"], told["plies"]["mean"], told["lengths"]) == (2, 20, {"3": 1})
    assert told["endings"] == {"clock": 1, FAILED: 1}
    assert [row["bot"] for row in told["failures"]] == [f"{HOME}:Raises"]
    only = summary(series("Raises"), [failed])
    assert (only["plies"], only["seats"][0]["mean_score"], only["winner_score"]) == (None, None, None)


def test_places_behind_all_others_by_hand() -> None:
    assert places_behind((1, 2, 3), {0}) == (3, 1, 2)
    assert places_behind((1, 1, 3), {2}) == (1, 1, 3)
    assert places_behind((1, 1, 1), {1}) == (1, 3, 1)
    assert places_behind((1,), {0}) == (1,)
    assert places_behind((2, 1, 3, 4), {1, 3}) == (1, 3, 2, 3)


@SIGNALS
def test_an_arena_gets_past_it(tmp_path: Path) -> None:
    """Although a bot fails, every pair plays; the bot is last, and a later run keeps that."""
    bots = ("random", f"{HOME}:Raises", f"{HOME}:Dies")
    arena = Arena(KEY, bots, 2, 1)
    rows = run(arena, tmp_path, partial(here, processes=2))
    assert len(rows) == 6
    for row in rows:
        assert row.failed is not None
        loser = row.failed["seat"]
        assert (row.line_up[loser], row.places[loser], row.ending) == (row.failed["bot"], 2, FAILED)
    assert read_rows(tmp_path / "results.jsonl", arena) != []
    assert run(arena, tmp_path, partial(here, processes=1)) == rows, "nothing is played again"
    told = report(arena, rows)
    assert told["bots"][0]["bot"] == "random"
    assert {bot["bot"]: bot["wins"] for bot in told["bots"]}["random"] == 1
    assert len(told["failures"]) == 6
    assert told["plies"] is None
    assert {bot["mean_score"] for bot in told["bots"]} == {None}, "no game was played to its end"
    save(told, tmp_path)
    assert "None" not in (tmp_path / "ratings.csv").read_text(encoding="utf-8")


def test_the_command_names_bot_game_seat_and_ply(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    words = ["match", KEY, "--bots", f"random,{HOME}:Raises", "--games", "2", "--seed", "1"]
    words += ["--journals", str(tmp_path)]
    ply = third_ply("Raises")
    where = f"{HOME}:Raises failed in game 0 of {KEY}, seat 2, ply {ply}: RuntimeError: boom (failing.py:"
    assert main(words) == 0
    said = capsys.readouterr()
    assert said.err.startswith(where)
    assert "2 games" in said.err
    assert "100.0%" in said.out
    journal = read((tmp_path / f"{KEY}-1-0.jsonl").read_text(encoding="utf-8"))
    assert len(replay(find_game(KEY), journal).states) == ply, "its journal ends before that ply"
    assert main([*words, "--on-failure", "stop"]) == 1
    said = capsys.readouterr()
    assert said.err.startswith(where)
    assert said.out == ""
    assert main([*words, "--on-failure", "laugh"]) == 2
    capsys.readouterr()
    assert main([*words, "--json", "--lang", "fr"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["failures"][0]["ply"] == ply
    assert "a échoué" in said.err


def test_the_arena_command_says_who_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    words = ["arena", KEY, "--bots", f"random,{HOME}:Raises", "--games", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    said = capsys.readouterr()
    assert f"{HOME}:Raises failed in game 0 of {KEY}, seat " in said.err
    assert "2 games" in said.err


@pytest.mark.parametrize("key", games())
def test_the_plain_player_hangs_on_the_view_alone(key: str) -> None:
    """With any chance object it plays the same legal act, and every game to its end."""
    game = find_game(key)
    match = Match(game, game.seats[0], secret=seed_secret(5), digests=False)
    while match.to_act:
        seat = match.to_act[0]
        seen, legal = match.seen(seat), match.rules.legal(match.state, seat)
        views = (View(game, match.rules, seen, seat, legal, Budget(), Xorshift(seed)) for seed in (1, 2))
        acts = set(map(FallbackBot().choose, views))
        (act,) = acts
        assert act in legal
        match.act(seat, game.actions.text[act])


def test_where_a_game_cannot_judge_the_plain_player_takes_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Greedy, "choose", broken)
    game = find_game(KEY)
    match = Match(game, 2, secret=seed_secret(5))
    legal = match.rules.legal(match.state, 0)
    assert ask(FallbackBot(), game, match.rules, match.state, 0, Xorshift(1), Budget()) == legal[0]


def test_a_bot_is_asked_once_more_and_then_played_for() -> None:
    game = find_game(KEY)
    match = Match(game, 2, secret=seed_secret(5))
    legal = match.rules.legal(match.state, 0)

    def asked(steady: RetryingBot) -> int:
        return ask(steady, game, match.rules, match.state, 0, Xorshift(1), Budget())

    once = Raises()
    once.count = 2
    steady = RetryingBot(once)
    assert asked(steady) == legal[0], "the second answer is its own"
    assert steady.failed == ""

    always = Always()
    steady = RetryingBot(always)
    assert asked(steady) == ask(FallbackBot(), game, match.rules, match.state, 0, Xorshift(9), Budget())
    assert always.count == 2
    assert steady.failed.startswith("RuntimeError: boom")
    with pytest.raises(NoAnswer):
        ask(always, game, match.rules, match.state, 0, Xorshift(1), Budget())


class Spoils:
    """Plays in the view that it was given, empties its list, and gives no answer."""

    def choose(self, view: View[Any]) -> int:
        view.rules.step(view.seen.state, view.seat, view.legal[0], view.chance, None)
        list.clear(view.legal)  # type: ignore[arg-type]
        raise RuntimeError("spoiled")


def test_who_plays_for_a_bot_finds_the_view_as_it_was() -> None:
    game = find_game(KEY)
    match = Match(game, 2, secret=seed_secret(5))
    plain = ask(FallbackBot(), game, match.rules, match.state, 0, Xorshift(1), Budget())
    steady = RetryingBot(Spoils())
    assert ask(steady, game, match.rules, match.state, 0, Xorshift(1), Budget()) == plain
    assert steady.failed.startswith("RuntimeError: spoiled")


def dies(number: int) -> int:
    if number == 1:
        import os

        os._exit(4)
    return number


def complains(number: int) -> int:
    class Local(Exception):
        """Cannot be pickled, because no module contains it."""

    raise Local(f"number {number}")


def shuts_itself_off(number: int) -> int:
    import os
    import time
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    os.closerange(3, parent.sentinel)  # without it, the process ends by itself
    os.closerange(parent.sentinel + 1, 100)
    time.sleep(HANG)
    return number


@SIGNALS
def test_a_worker_that_closes_its_line_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process_pool, "_GRACE", 0.1)
    (done,) = each(shuts_itself_off, [(0,)], 1)
    with pytest.raises(WorkerDied, match="status -9"):
        returned(done[1])


def test_work_is_shared_and_who_dies_is_said() -> None:
    done = dict(each(dies, [(0,), (1,), (2,), (3,)], 2))
    assert {number: done[number] for number in (0, 2, 3)} == {0: 0, 2: 2, 3: 3}
    with pytest.raises(WorkerDied, match="status 4"):
        returned(done[1])
    with pytest.raises(RuntimeError, match="Local: number 0"):
        list(each(complains, [(0,)], 1))
    assert list(each(dies, [], 2)) == []
