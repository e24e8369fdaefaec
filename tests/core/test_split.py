"""The draws of an act, on a small act and on positions of every game and edition."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from vigneron.core import split as splitting
from vigneron.core.chance import Chance, ImpossibleDraw, Scripted, Xorshift
from vigneron.core.contract import apply
from vigneron.core.registry import editions, game
from vigneron.core.split import Split, act, drawn, leaves, probability, split, split_setup, until_draw

RUNS: list[int] = []


def two(chance: Chance) -> int:
    """A die of three faces; on a 0 a second draw, whose weights depend on nothing else."""
    RUNS.append(1)
    first = chance.draw([1, 0, 2], "first")
    return first if first else 10 + chance.draw([3, 1], "second")


@pytest.fixture(params=["suspended", "again"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Run the test with greenlet and without it."""
    if request.param == "again":
        monkeypatch.setattr(splitting, "SUSPENDS", False)
    found: str = request.param
    return found


def test_leaves_go_through_all_outcomes_and_run_the_act_once_for_each() -> None:
    RUNS.clear()
    found = list(leaves(two))
    assert [tuple(draw.outcome for draw in draws) for draws, _ in found] == [(0, 0), (0, 1), (2,)]
    assert [state for _, state in found] == [10, 11, 2]
    assert len(RUNS) == 3
    assert [probability(draws) for draws, _ in found] == [Fraction(1, 4), Fraction(1, 12), Fraction(2, 3)]


def test_an_act_without_a_draw_has_one_leaf() -> None:
    assert list(leaves(lambda chance: 5)) == [((), 5)]


def test_a_split_asks_for_one_draw_after_another(way: str) -> None:
    RUNS.clear()
    found = Split(two)
    assert (found.weights, found.why, found.state) == ((1, 0, 2), "first", None)
    found.take(0)
    assert (found.weights, found.why, found.complete) == ((3, 1), "second", False)
    other = found.copy()
    found.take(1)
    assert (found.state, found.complete, found.outcomes) == (11, True, [0, 1])
    other.take(0)
    assert other.state == 10
    assert len(RUNS) == (2 if way == "suspended" else 6)


def test_an_impossible_outcome_changes_nothing(way: str) -> None:
    found = Split(two)
    for outcome in (1, 3, -1):
        with pytest.raises(ImpossibleDraw):
            found.take(outcome)
    found.take(2)
    assert found.state == 2
    with pytest.raises(ImpossibleDraw):
        found.take(0)


def test_a_fault_in_the_act_is_raised_by_the_split(way: str) -> None:
    def fails(chance: Chance) -> int:
        chance.draw([1], "only")
        raise RuntimeError("fault")

    found = Split(fails)
    with pytest.raises(RuntimeError, match="fault"):
        found.take(0)


def acts(name: str, seats: int) -> Iterator[tuple[Any, Any, int, int, Xorshift]]:
    """Yield (rules, state, seat, action, stream) along a random game."""
    found = game(name)
    setup = found.setup(seats)
    rules, stream = found.rules(setup), Xorshift(seats)
    state = rules.new(setup, stream)
    while to_act := rules.to_act(state):
        seat = to_act[stream.below(len(to_act))]
        legal = rules.legal(state, seat)
        action = legal[stream.below(len(legal))]
        yield rules, state, seat, action, stream
        rules.step(state, seat, action, stream, None)


@pytest.mark.parametrize("name", editions())
def test_playing_the_outcomes_gives_what_the_stream_gives(name: str, way: str) -> None:
    """`drawn`, `split` and `apply` agree, and the first draw is the one at which `until_draw` stops."""
    with_draws = 0
    for rules, state, seat, action, stream in acts(name, game(name).seats[0]):
        if with_draws > 12:
            break
        draws, after = drawn(act(rules, state, seat, action), Xorshift(stream.word))
        wanted = rules.dump(apply(rules, state, seat, action, Xorshift(stream.word))[0])
        assert rules.dump(after) == wanted
        one = split(rules, state, seat, action)
        tried = until_draw(rules, state, seat, action)
        assert (tried.draw is None) == one.complete == (not draws)
        for draw in draws:
            assert (one.weights, one.why) == (draw.weights, draw.why)
            one.take(draw.outcome)
        assert one.complete
        assert rules.dump(one.state) == wanted
        outcomes = [draw.outcome for draw in draws]
        assert rules.dump(apply(rules, state, seat, action, Scripted(outcomes))[0]) == wanted
        with_draws += bool(draws)
    assert with_draws


@pytest.mark.parametrize("name", editions())
def test_the_probabilities_of_all_outcomes_add_up_to_1(name: str) -> None:
    most, seen = 3000, 0
    for rules, state, seat, action, _ in acts(name, game(name).seats[0]):
        run = act(rules, state, seat, action)
        first, _ = next(iter(leaves(run)))
        if not first:
            continue
        found = [probability(draws) for draws, _ in islice(leaves(run), most)]
        if len(found) < most:
            assert sum(found) == Fraction(1)
            seen += 1
        if seen == 2:
            break
    assert seen


@pytest.mark.parametrize("name", editions())
def test_a_set_up_is_drawn_one_after_another(name: str) -> None:
    found = game(name)
    setup = found.setup(found.seats[-1])
    rules = found.rules(setup)
    draws, state = drawn(lambda chance: rules.new(setup, chance), Xorshift(4))
    one = split_setup(rules, setup)
    for draw in draws:
        assert one.weights == draw.weights
        one.take(draw.outcome)
    assert one.complete
    assert rules.dump(one.state) == rules.dump(state)
