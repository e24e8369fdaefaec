"""Bots: found by name, given only their view, reproducible."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import vigneron.bots
from vigneron.bots import UnknownBot, ask, bot_chance, bot_names, make_bot
from vigneron.bots.greedy import Greedy, lookahead_scores
from vigneron.bots.random import Random
from vigneron.core.chance import Scripted, Xorshift
from vigneron.core.contract import Action, Rules
from vigneron.core.game import Budget, Game, View
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.games._three_rows.rules.state import State


class Last:
    """Takes the last act; plays the template only."""

    games = ("_three_rows",)

    def choose(self, view: View[Any]) -> Action:
        return view.legal[-1]


class Elsewhere(Last):
    games = ("another",)


def test_built_in_names(game: Game[State, Rules[State]]) -> None:
    names = bot_names(game)
    assert {"random", "greedy"} <= set(names)
    for name in names:
        assert callable(make_bot(name, game).choose)


def test_bots_by_module_and_class(game: Game[State, Rules[State]]) -> None:
    assert type(make_bot(f"{__name__}:Last", game)).__name__ == "Last"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("clever", ""),
        ("no_such_module_at_all:Bot", "No module"),
        (f"{__name__}:Nobody", "has no attribute"),
        (f"{__name__}:pytest", "no method choose"),
        ("pathlib:Path", "no method choose"),
        (f"{__name__}:Elsewhere", "does not play _three_rows"),
        (":", ""),
    ],
)
def test_bots_that_are_none(name: str, reason: str, game: Game[State, Rules[State]]) -> None:
    with pytest.raises(UnknownBot) as unknown:
        make_bot(name, game)
    assert reason in unknown.value.reason
    assert bool(reason) == bool(unknown.value.reason)


def test_entry_points_are_offered(game: Game[State, Rules[State]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of another package is listed by its name, for the games that it plays."""
    points = [
        EntryPoint("last", f"{__name__}:Last", vigneron.bots.GROUP),
        EntryPoint("elsewhere", f"{__name__}:Elsewhere", vigneron.bots.GROUP),
    ]
    monkeypatch.setattr(vigneron.bots, "entry_points", lambda group: points)
    monkeypatch.syspath_prepend("elsewhere")  # another path, so the search is made again
    assert bot_names(game)[-1] == "last"
    assert "elsewhere" not in bot_names(game)
    assert type(make_bot("last", game)).__name__ == "Last"


def test_random_is_even(game: Game[State, Rules[State]]) -> None:
    """4,000 choices among four acts: each within five standard deviations (137) of 1,000."""
    rules = game.rules(game.setup(1))
    state = rules.new(game.setup(1), Scripted([0]))
    chance = Xorshift(1)
    taken = Counter(ask(Random(), game, rules, state, 0, chance, Budget()) for _ in range(4000))
    assert sorted(taken) == rules.legal(state, 0)
    assert all(abs(count - 1000) < 137 for count in taken.values())


class Likes:
    """An insight with fixed preferences."""

    def __init__(self, *liked: Action) -> None:
        self.liked = liked

    def value(self, rules: Any, state: Any) -> list[float]:
        return []

    def prefer(self, rules: Any, state: Any, seat: int, legal: Any) -> list[float]:
        return [1.0 if action in self.liked else 0.0 for action in legal]


def test_greedy_takes_what_the_insight_likes_best(game: Game[State, Rules[State]]) -> None:
    rules = game.rules(game.setup(1))
    state = rules.new(game.setup(1), Scripted([0]))
    for action in rules.legal(state, 0):
        one = replace(game, insight=Likes(action))
        assert ask(Greedy(), one, rules, state, 0, Xorshift(1), Budget()) == action
    two = replace(game, insight=Likes(0, 2))
    chance = Xorshift(1)
    taken = Counter(ask(Greedy(), two, rules, state, 0, chance, Budget()) for _ in range(400))
    assert sorted(taken) == [0, 2]
    assert all(count > 150 for count in taken.values()), "equals by chance"


def test_greedy_without_insight_counts(game: Game[State, Rules[State]]) -> None:
    """A die of 5: placing it scores 5, passing nothing."""
    rules = game.rules(game.setup(1))
    state = rules.new(game.setup(1), Scripted([4]))
    legal = rules.legal(state, 0)
    assert lookahead_scores(rules, state, 0, legal, Xorshift(1)) == [5.0, 5.0, 5.0, 0.0]
    plain = replace(game, insight=None)
    before = rules.dump(state)
    for seed in range(20):
        assert ask(Greedy(), plain, rules, state, 0, Xorshift(seed), Budget()) != legal[-1]
    assert rules.dump(state) == before, "it thinks on copies"


@pytest.mark.parametrize("key", games())
def test_a_bot_is_handed_its_view_only(key: str) -> None:
    """A bot gets the view of its seat, and the acts that the rules allow."""
    game = find_game(key)
    match = Match(game, game.seats[-1], secret=seed_secret(1), digests=False)
    views: list[View[Any]] = []

    class Looks(Random):
        def choose(self, view: View[Any]) -> Action:
            views.append(view)
            return super().choose(view)

    for _ in range(40):
        if not match.to_act:
            break
        seat = match.to_act[0]
        action = ask(Looks(), game, match.rules, match.state, seat, Xorshift(1), Budget())
        seen = views[-1]
        assert seen.seen.viewer == seen.seat == seat
        dump = match.rules.dump
        assert dump(seen.seen.state) == dump(match.seen(seat).state)
        assert seen.seen.state is not match.state
        match.act(seat, game.actions.text[action])


def test_every_bot_has_a_stream_of_its_own() -> None:
    first = [bot_chance(1, number, seat).below(10**6) for number in range(3) for seat in range(3)]
    assert len(set(first)) == 9
    assert first[0] == bot_chance("1", 0, 0).below(10**6)
    assert first[0] != bot_chance(2, 0, 0).below(10**6)
