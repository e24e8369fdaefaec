"""Levels: ordered by strength, with human-like errors, and reproducible from a seed."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean, pvariance
from typing import Any

import pytest

from tests.bots.toy import End, ToyInsight, Turn, toy_view
from vigneron.bots import UnknownBot, ask, bot_names, budget_of, make_bot
from vigneron.bots.arena.self_play import Series, play
from vigneron.bots.levels import BOTS, HIDDEN, LEVELS, LevelBot, LevelSettings, Reviewer
from vigneron.bots.search.mcts import Search, hints_of
from vigneron.bots.search.taste import bell
from vigneron.core.chance import Xorshift
from vigneron.core.game import Budget, Game, View
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.i18n.speaker import LANGUAGES, Speaker

CALM = LevelSettings(0, overlook=0.0, greed=0.0, stubborn=0.0)
FIVE = Turn(0, {act: End((act, 0)) for act in range(5)}, {0: 1.0, 1: 0.5, 4: 2.0})


def chosen(settings: LevelSettings, root: Any, seeds: int = 200, **hints: Any) -> list[int]:
    return [LevelBot(settings).choose(toy_view(root, seed=seed, **hints)) for seed in range(seeds)]


def test_the_same_five_for_every_game() -> None:
    assert list(BOTS) == [*LEVELS, "master"]
    assert len(BOTS) == 5
    for key in games():
        names = bot_names(find_game(key))
        assert [name for name in names if name in BOTS] == list(BOTS), "easiest first"
        assert not set(HIDDEN) & set(names)


@pytest.mark.parametrize("key", games())
def test_easier_levels_misjudge_more(key: str) -> None:
    slips = hints_of(find_game(key)).level_noise
    assert len(slips) == len(LEVELS)
    assert list(slips) == sorted(slips, reverse=True)
    assert slips[-1] > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_names(lang: str) -> None:
    said = {Speaker(lang, None).say(f"bot-{name}") for name in (*BOTS, *HIDDEN)}
    assert len(said) == len(BOTS) + len(HIDDEN)


def test_who_errs_not_at_all_takes_what_the_insight_likes() -> None:
    assert set(chosen(CALM, FIVE, 20, level_noise=(0.0,))) == {4}


def test_misjudging_is_measured_in_points() -> None:
    """With a preference 1 point above the next, an error of 0.1 never matters, one of 10 nearly always."""
    small = chosen(CALM, FIVE, level_noise=(0.1,))
    large = chosen(CALM, FIVE, level_noise=(10.0,))
    assert small.count(4) == 200
    assert large.count(4) < 90
    assert set(large) == set(range(5))


def test_tastes_last() -> None:
    """The same player errs alike at the same choice more often than another player does."""
    same = other = 0
    for seed in range(150):
        human = LevelBot(CALM)
        view = toy_view(FIVE, seed=seed, level_noise=(10.0,))
        first = human.choose(view)
        same += human.choose(view) == first
        other += LevelBot(CALM).choose(view) == first
    assert same > other + 15


def test_overlooking() -> None:
    """What is overlooked is not played; a player who overlooks everything looks again."""
    blind = chosen(replace(CALM, overlook=0.5), FIVE, level_noise=(0.0,))
    assert 60 < blind.count(4) < 140
    assert set(chosen(replace(CALM, overlook=1.0), FIVE, 10, level_noise=(0.0,))) == {4}


def test_greed_takes_the_points_of_the_moment() -> None:
    """Act 1 wins 3 at once; act 0 is preferred for the future."""
    root = Turn(0, {0: Turn(0, {0: End((9, 0))}), 1: End((3, 0))}, {0: 2.0})
    assert set(chosen(replace(CALM, greed=0.9), root, 10, level_noise=(0.0,))) == {1}
    assert set(chosen(replace(CALM, greed=0.1), root, 10, level_noise=(0.0,))) == {0}


def test_a_plan_is_kept() -> None:
    """An act that was nearly played is preferred the next time."""
    human = LevelBot(replace(CALM, stubborn=1.0))
    view = toy_view(FIVE, level_noise=(0.001,))
    human.choose(view)
    (memory,) = human._memories.values()
    assert memory.plan == {"thing-0", "thing-1", "thing-2"}
    later = toy_view(replace(FIVE, likes={1: 1.0, 3: 1.0004}), level_noise=(0.001,))
    object.__setattr__(later, "rules", view.rules)
    taken = []
    for _ in range(50):
        memory.taste = dict.fromkeys((f"thing-{i}" for i in range(5)), 0.0)
        memory.plan = frozenset({"thing-1"})
        taken.append(human.choose(later))
    assert taken.count(1) > 30


def test_without_an_insight_levels_count_points() -> None:
    view = toy_view(FIVE)
    object.__setattr__(view.game, "insight", None)
    calm = LevelBot(replace(LEVELS["winemaker"], overlook=0.0))
    assert calm.choose(view) == 4


def test_bell_is_a_bell() -> None:
    chance = Xorshift(5)
    values = [bell(chance) for _ in range(4000)]
    assert abs(mean(values)) < 0.08
    assert 0.92 < pvariance(values) < 1.08


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("name", LEVELS)
def test_levels_play_by_the_rules_and_the_same_again(key: str, name: str) -> None:
    """Twenty acts of a game, twice."""
    game = find_game(key)
    told = []
    for _ in range(2):
        setup, chance = game.setup(game.seats[0]), Xorshift(3)
        rules = game.rules(setup)
        state = rules.new(setup, chance)
        bots = [make_bot(name, game) for _ in range(setup.seats)]
        acts = []
        for _ in range(20):
            to_act = rules.to_act(state)
            if not to_act:
                break
            act = ask(bots[to_act[0]], game, rules, state, to_act[0], chance, Budget())
            assert act in rules.legal(state, to_act[0])
            acts.append(act)
            rules.step(state, to_act[0], act, chance, None)
        told.append(acts)
    assert told[0] == told[1]


def test_a_level_plays_better_than_an_easier_one() -> None:
    """Alone, where possible: the easiest level against the best erring one, by far more than chance."""
    for key in games():
        game = find_game(key)
        if game.seats[0] != 1:
            continue
        means = [
            mean(
                play(Series(key, (name,), 1, {}), n, game, digests=False).result.scores[0] for n in range(10)
            )
            for name in ("apprentice", "winemaker")
        ]
        assert means[0] + 8 < means[1]


class Remembers:
    """Records the budgets that it is given."""

    budgets: list[Budget] = []  # noqa: RUF012

    def choose(self, view: View[Any]) -> int:
        self.budgets.append(view.budget)
        return view.legal[0]


def test_a_name_may_say_how_long_to_think(game: Game[Any, Any]) -> None:
    for name, wanted in (("@50", (86400, 50)), ("@1.5s", (1.5, 0)), ("", (2, 7))):
        bot = make_bot(f"{__name__}:Remembers{name}", game)
        bot.choose(toy_view(FIVE, iterations=7, seconds=2))
        found = Remembers.budgets[-1] if name == "" else bot.bot.budgets[-1]  # type: ignore[attr-defined]
        assert (found.seconds, found.iterations) == wanted
    for amount in ("", "0", "x", "-3", "1.5", "0s", "nans", "xs"):
        with pytest.raises(UnknownBot):
            make_bot(f"random@{amount}", game)


def test_series_give_the_games_own_iterations(game: Game[Any, Any]) -> None:
    insight: Any = ToyInsight(iterations=77)
    assert budget_of(replace(game, insight=insight)) == Budget(86400, 77)


def test_the_reviewer_thinks_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def choose(self: Search, view: View[Any]) -> int:
        given.append(view.budget)
        return view.legal[0]

    monkeypatch.setattr(Search, "choose", choose)
    reviewer = Reviewer()
    reviewer.choose(toy_view(FIVE, iterations=10, seconds=1))
    reviewer.choose(toy_view(FIVE, iterations=0, seconds=60))
    assert given == [Budget(6, 60), Budget(60, 0)]
    assert reviewer.choose(toy_view(Turn(0, {2: End((0, 0))}))) == 2
    assert len(given) == 2
