"""The evaluator: reference policy, values, named addends, and settings of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from vigneron.bots.search.mcts import Search
from vigneron.core.chance import Xorshift
from vigneron.core.game import Budget, Game, View
from vigneron.core.registry import editions, game, games, load
from vigneron.evaluation.estimate import estimate, sums
from vigneron.evaluation.evaluator import Evaluator, Known, reference_of
from vigneron.i18n.speaker import LANGUAGES, Speaker


def positions(found: Game[Any, Any], seats: int, every: int = 7) -> Iterator[tuple[Evaluator, Any]]:
    """Yield (evaluator, position) along a game of random acts."""
    setup = found.setup(seats)
    rules, stream = found.rules(setup), Xorshift(seats)
    evaluator = Evaluator(found, rules)
    state, ply = rules.new(setup, stream), 0
    while to_act := rules.to_act(state):
        if ply % every == 0:
            yield evaluator, rules.clone(state)
        legal = rules.legal(state, to_act[0])
        rules.step(state, to_act[0], legal[stream.below(len(legal))], stream, None)
        ply += 1
    yield evaluator, state


@pytest.mark.parametrize("name", editions())
def test_the_addends_of_every_seat_add_up_to_its_value(name: str) -> None:
    found = game(name)
    for evaluator, state in positions(found, found.seats[-1], 11):
        before = evaluator.rules.dump(state)
        values = evaluator.points(state)
        for seat, value in enumerate(values):
            assert sum(evaluator.addends(state, seat).values()) == pytest.approx(value, abs=1e-9)
        assert evaluator.rules.dump(state) == before, "valuing changes no position"


@pytest.mark.parametrize("name", editions())
def test_every_addend_has_a_name_in_every_language(name: str) -> None:
    from vigneron.analysis.reasons import addend_name

    found = game(name)
    names = {
        addend
        for evaluator, state in positions(found, found.seats[0], 23)
        for addend in evaluator.addends(state, 0)
    }
    for lang in LANGUAGES:
        for addend in [*names, "others", "prospects"]:
            speaker = Speaker(lang, found)
            assert any(speaker.has(id) for id in (f"addend-{addend}", f"part-{addend}-row", f"part-{addend}"))
            assert addend_name(speaker, addend)


@pytest.mark.parametrize("name", editions())
def test_the_share_that_is_left_falls_from_1_to_0(name: str) -> None:
    found = game(name)
    evaluation = reference_of(found)
    assert not evaluation.plain
    seen = [
        evaluator.evaluation.left(evaluator.rules, state)
        for evaluator, state in positions(found, found.seats[0])
        if evaluator.evaluation is not None
    ]
    assert all(0 <= share <= 1 for share in seen)
    assert seen[0] == pytest.approx(1.0, abs=0.35)
    assert seen[-1] == 0.0


@pytest.mark.parametrize("name", [*editions(), "_three_rows", "_template"])
def test_the_same_seed_gives_the_same_value(name: str) -> None:
    found = game(name) if not name.startswith("_") else load(name)
    evaluator, state = next(positions(found, found.seats[0]))
    twin = Evaluator(found, evaluator.rules)
    assert evaluator.value(state, 3, 2) == twin.value(state, 3, 2)
    seen, legal = evaluator.rules.observe(state, 0), evaluator.rules.legal(state, 0)
    one = [evaluator.act_sample(seen, 0, legal[0], 3, sample) for sample in range(3)]
    assert one == [twin.act_sample(seen, 0, legal[0], 3, sample) for sample in range(3)]


def test_another_seed_gives_other_samples() -> None:
    found = game("burgundy_dice")
    evaluator, state = next(positions(found, 1))
    other = Evaluator(found, evaluator.rules, seed=2)
    seen, legal = evaluator.rules.observe(state, 0), evaluator.rules.legal(state, 0)
    first, second = (one.act_sample(seen, 0, legal[0], 3, 0) for one in (evaluator, other))
    assert first != second


def test_games_without_an_evaluation_get_a_plain_one() -> None:
    assert reference_of(load("_template")).plain
    assert reference_of(load("_three_rows")).plain
    assert not reference_of(game("grand_cru")).plain
    found = load("_three_rows")
    evaluator, state = next(positions(found, 2))
    addends = evaluator.addends(state, 1)
    assert sum(addends.values()) == pytest.approx(evaluator.points(state)[1])


def test_estimates_have_standard_errors() -> None:
    assert estimate([4.0]).error is None
    found = estimate([1.0, 3.0])
    assert (found.mean, found.error) == (2.0, 1.0)
    assert found.surely_positive(2.0)
    assert not found.surely_positive(2.1)
    assert sums([found, found]).error == pytest.approx(2**0.5)


def test_the_search_considers_what_it_is_told_to() -> None:
    """`also` brings in an act that the search would not have compared, with as many playouts as the best."""
    found = game("burgundy_dice")
    setup = found.setup(1)
    rules, stream = found.rules(setup), Xorshift(2)
    state = rules.new(setup, stream)
    while len(legal := rules.legal(state, 0)) < 20:
        rules.step(state, 0, legal[stream.below(len(legal))], stream, None)

    def analysed(also: tuple[int, ...]) -> dict[int, int]:
        view = View(found, rules, rules.observe(state, 0), 0, legal, Budget(60, 60), Xorshift(5))
        evaluations = Search().analyse(view, also)
        assert evaluations[0].worth == 0.0
        return {one.action: one.visits for one in evaluations}

    plain = analysed(())
    left_out = next(action for action in legal if action not in plain)
    told = analysed((left_out,))
    assert told[left_out] == max(told.values())
    assert set(plain) | {left_out} == set(told)


@pytest.mark.parametrize("name", [*games(), "_template", "_three_rows"])
def test_samples_that_share_their_beginning_are_those_taken_alone(name: str) -> None:
    """What is played before the first draw is played once, and no sample differs because of it."""
    found = load(name)
    setup = found.setup(found.seats[0])
    rules, stream = found.rules(setup), Xorshift(11)
    state = rules.new(setup, stream)
    together = Evaluator(found, rules)
    for ply in (1, 2):
        seat = rules.to_act(state)[0]
        legal, seen, known = rules.legal(state, seat), rules.observe(state, seat), Known()
        for sample in range(2):
            for action in (legal[0], legal[-1]):
                alone = Evaluator(found, rules).act_sample(
                    rules.observe(state, seat), seat, action, ply, sample
                )
                assert together.act_sample(seen, seat, action, ply, sample) == alone
            alone = Evaluator(found, rules).draw_value(state, ply, sample)
            assert together.draw_value(state, ply, sample, known) == alone
        for _ in range(4):
            if to_act := rules.to_act(state):
                legal = rules.legal(state, to_act[0])
                rules.step(state, to_act[0], legal[stream.below(len(legal))], stream, None)
