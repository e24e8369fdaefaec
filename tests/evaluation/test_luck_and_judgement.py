"""Luck has mean 0, the reference act has no advantage, and bad acts lose points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from vigneron.core.chance import Xorshift
from vigneron.core.registry import editions, game, load
from vigneron.core.split import act, dealt, drawn, leaves, probability
from vigneron.evaluation import luck as luck_module
from vigneron.evaluation.evaluator import Evaluator, reference_of
from vigneron.evaluation.judge import Decision, advantage, judge
from vigneron.evaluation.luck import EXACT, LEAST, luck, ways
from vigneron.evaluation.winning import DEFAULT, calibration, chance, fit, win_chance


def drawing(name: str, most: int) -> tuple[Evaluator, Any, int, int]:
    """Return an act of a random game whose draws have at most this many outcomes."""
    found = load(name)
    setup = found.setup(found.seats[0])
    rules, stream = found.rules(setup), Xorshift(8)
    state = rules.new(setup, stream)
    while to_act := rules.to_act(state):
        legal = rules.legal(state, to_act[0])
        action = legal[stream.below(len(legal))]
        draws, after = drawn(act(rules, state, to_act[0], action), stream)
        if draws and ways(draws) <= most:
            return Evaluator(found, rules), state, to_act[0], action
        state = after
    raise AssertionError("no such act")


@pytest.mark.parametrize(("name", "most"), [("_three_rows", 6), ("_template", 6)])
def test_the_mean_of_luck_over_all_outcomes_is_0(name: str, most: int) -> None:
    """Whatever the values are worth: each outcome's luck, weighted by its probability, adds up to 0."""
    evaluator, state, seat, action = drawing(name, most)
    total = [0.0] * len(evaluator.rules.result(state).scores)
    lucks = []
    run = act(evaluator.rules, state, seat, action)
    for draws, after in leaves(run):
        found, exact = luck(evaluator, run, draws, after, 5, 0.1)
        assert exact
        for at, one in enumerate(found):
            total[at] += float(probability(draws)) * one.mean
        lucks.append(found[0].mean)
    assert total == pytest.approx([0.0] * len(total), abs=1e-9)
    assert len(set(lucks)) > 1


def test_luck_of_few_alternatives_has_mean_0() -> None:
    """With one sampled alternative for each draw, the mean over many draws is 0 within 4 standard errors."""
    evaluator, state, seat, action = drawing("_three_rows", 6)
    run = act(evaluator.rules, state, seat, action)
    whole = [
        (float(probability(draws)), luck(evaluator, run, draws, after, 5)[0][0].mean)
        for draws, after in leaves(run)
    ]
    spread = max(value for _, value in whole) - min(value for _, value in whole)
    means = []
    for ply in range(200):
        draws, after = drawn(run, Xorshift(ply))
        (one, *_), exact = luck(evaluator, run, draws, after, ply, few=1, once=True)
        assert not exact
        assert one.samples == 1
        means.append(one.mean)
    assert abs(sum(means) / len(means)) < 4 * spread / len(means) ** 0.5
    assert max(means) > 0 > min(means)


@pytest.mark.parametrize("few", [4, 20])
def test_the_error_of_few_alternatives_is_told(few: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without compiled rules there are few; what they are worth differs by sample, here by 10 points."""
    found = game("grand_cru")
    setup = found.setup(2)
    rules = found.rules(setup)
    noise = Xorshift(5)

    def value(*given: Any) -> list[float]:
        points = sum(noise.below(1001) - 500 for _ in range(3)) / 50  # a spread of 10
        return [points, -points]

    monkeypatch.setattr(Evaluator, "draw_value", value)
    evaluator, run = Evaluator(found, rules), dealt(rules, setup)
    draws, after = drawn(run, Xorshift(1))
    lucks = [luck(evaluator, run, draws, after, ply, 0.2, few)[0][0] for ply in range(300)]
    spread = sum(one.mean**2 for one in lucks) / len(lucks)
    told = sum((one.error or 0.0) ** 2 for one in lucks) / len(lucks)
    assert all(one.error for one in lucks)
    assert told == pytest.approx(spread, rel=0.25)


def test_draws_with_many_outcomes_are_sampled() -> None:
    """A roll of five dice has 2,592 outcomes; at least 100 of them are valued, with an error."""
    found = game("burgundy_dice")
    setup = found.setup(1)
    rules = found.rules(setup)
    state = rules.new(setup, Xorshift(1))
    castle = rules.legal(state, 0)[0]
    run = act(rules, state, 0, castle)
    draws, after = drawn(run, Xorshift(2))
    assert ways(draws) > EXACT > LEAST
    (one,), exact = luck(Evaluator(found, rules), run, draws, after, 1, 0.1)
    assert not exact
    assert one.error is not None
    assert 0 < one.error < 1
    again, _ = luck(Evaluator(found, rules), run, draws, after, 1, 0.1)
    assert again == (one,)


def test_the_set_up_has_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck_module, "LEAST", 4)
    found = game("dom_pierre")
    setup = found.setup(2)
    rules = found.rules(setup)
    run = dealt(rules, setup)
    draws, state = drawn(run, Xorshift(3))
    lucks, exact = luck(Evaluator(found, rules), run, draws, state, 0, 0.01)
    assert not exact
    assert lucks[0].mean == pytest.approx(-lucks[1].mean), "margins of two seats are opposite"


def test_the_advantage_alone_is_that_of_a_judgement() -> None:
    found = game("burgundy_dice")
    setup = found.setup(1)
    rules, stream = found.rules(setup), Xorshift(5)
    evaluator = Evaluator(found, rules)
    state = rules.new(setup, stream)
    seen = set()
    for ply in range(1, 5):
        action = rules.legal(state, 0)[-1]
        alone = advantage(evaluator, state, 0, action, ply, 3)
        assert alone == judge(evaluator, state, 0, action, ply, 3, reasons=0).advantage
        seen.add(alone[0].mean)
        rules.step(state, 0, action, stream, None)
    assert len(seen) > 1


@pytest.mark.parametrize("name", editions())
def test_the_reference_act_has_no_advantage(name: str) -> None:
    found = game(name)
    setup = found.setup(found.seats[0])
    rules, stream = found.rules(setup), Xorshift(4)
    evaluator = Evaluator(found, rules)
    state = rules.new(setup, stream)
    for ply in range(1, 4):
        seat = rules.to_act(state)[0]
        legal = rules.legal(state, seat)
        action = evaluator.reference_act(rules.observe(state, seat), seat, legal, ply)
        judged = judge(evaluator, state, seat, action, ply, 2, reasons=1)
        assert judged.reference == action
        assert all(one.mean == 0 for one in judged.advantage)
        assert (judged.best == action) == (judged.loss.mean == 0 and judged.loss.samples == 0)
        rules.step(state, seat, action, stream, None)


def test_a_wasted_turn_loses_points() -> None:
    """Declining although a castle could be marked: the loss is clear, and its addends say what is lost."""
    found = game("burgundy_dice")
    setup = found.setup(1)
    rules, stream = found.rules(setup), Xorshift(6)
    evaluator = Evaluator(found, rules)
    state = rules.new(setup, stream)
    decline = found.actions.parse("pass")
    assert decline is not None
    losses = []
    for ply in range(1, 20):
        legal = rules.legal(state, 0)
        action = evaluator.reference_act(rules.observe(state, 0), 0, legal, ply)
        if decline in legal and len(legal) > 5:
            judged = judge(evaluator, state, 0, decline, ply, 16)
            losses.append(judged.loss)
            assert judged.played == decline
            assert decline in [line.action for line in judged.lines]
            if judged.best != decline:
                # The addends are means over four samples of the same positions as the loss.
                assert sum(judged.gained.values()) < 1.0
        rules.step(state, 0, action, stream, None)
    assert sum(loss.surely_positive(3.0) for loss in losses) >= len(losses) // 2 > 0


def test_more_samples_continue_the_earlier_ones() -> None:
    found = game("burgundy_dice")
    setup = found.setup(2)
    rules = found.rules(setup)
    state = rules.new(setup, Xorshift(9))
    evaluator = Evaluator(found, rules)
    step, whole = (Decision(evaluator, state, 0, 1) for _ in range(2))
    for _ in range(3):
        step.add(2)
    whole.add(6)
    assert step.judged() == whole.judged()


def three_acts() -> Decision:
    """Return a decision with samples that are made up: the policy's act has 0 points, two others 1 and 2."""
    found = game("burgundy_dice")
    setup = found.setup(1)
    rules = found.rules(setup)
    decision = Decision(Evaluator(found, rules), rules.new(setup, Xorshift(9)), 0, 1, width=9)
    one, two, *rest = (action for action in decision.actions if action != decision.played)
    worth = {decision.played: 0.0, one: 1.0, two: 2.0}
    decision.samples = {action: [[worth.get(action, -5.0)]] * 4 for action in decision.actions}
    assert rest
    return decision


def test_an_act_is_better_than_the_policys_own_only_beyond_doubt() -> None:
    decision = three_acts()
    reference = decision.evaluator.reference
    for doubt, loss in ((0.0, 2.0), (1.9, 2.0), (2.0, 0.0)):
        decision.evaluator.reference = replace(reference, doubt=doubt)
        found = decision.judged(reasons=0)
        assert found.loss.mean == loss
        assert (found.best == decision.reference) == (loss == 0.0)
        assert found.lines[0].value.mean == 2.0, "the lines tell all values"


def test_values_at_a_moment_are_calibrated_and_the_policy_is_not() -> None:
    """With a slope of 2, gains are twice as large, and so are their reasons."""
    found = game("grand_cru")
    setup = found.setup(2)
    rules, stream = found.rules(setup), Xorshift(3)
    plain, steep = Evaluator(found, rules), Evaluator(found, rules)
    plain.reference = replace(plain.reference, slopes={}, doubt=0.5)
    steep.reference = replace(plain.reference, slopes={2: {2: 2.0}})
    state = rules.new(setup, stream)
    losses = 0
    for ply in range(1, 9):
        seat = rules.to_act(state)[0]
        legal = rules.legal(state, seat)
        one, two = (judge(each, state, seat, legal[-1], ply, 2) for each in (plain, steep))
        assert (two.reference, two.best) == (one.reference, one.best)
        assert two.advantage[seat].mean == pytest.approx(2 * one.advantage[seat].mean)
        assert two.loss.mean == pytest.approx(2 * one.loss.mean)
        assert two.gained == pytest.approx({name: 2 * value for name, value in one.gained.items()})
        losses += one.loss.mean > 0
        assert steep.value(state, ply, 2)[0].mean == pytest.approx(2 * plain.value(state, ply, 2)[0].mean)
        assert steep.at_once(state) == plain.at_once(state)
        rules.step(state, seat, one.reference, stream, None)
    assert losses
    end = rules.clone(state)
    plain.play_on(end, stream, 0)
    steep.reference = replace(steep.reference, slopes={2: dict.fromkeys(range(40), 2.0)})
    assert steep.at_moment(end) == plain.at_moment(end), "a finished game is what it is"


def test_a_judgement_goes_on_with_the_best_acts() -> None:
    decision = three_acts()
    before = decision.count
    decision.narrow()
    decision.add(2)
    told = {line.action: line.value.samples for line in decision.judged(reasons=0).lines}
    assert [samples for samples in told.values() if samples == before + 2] == [before + 2] * 3
    assert told[decision.played] == before + 2
    assert set(told.values()) == {before, before + 2}


class MadeUp(Evaluator):
    """Values acts by made-up numbers: each legal act is a point worse than the one before it.

    A sample is off by up to `noise` points, differently for each act."""

    noise = 0.0

    def act_sample(self, seen: Any, seat: int, action: int, ply: int, sample: int) -> list[float]:
        place = self.rules.legal(seen.state, seat).index(action)
        return [-place + self.noise * (Xorshift(1 + 97 * sample + place).below(2001) - 1000) / 1000]


def made_up(noise: float, error: float, most_samples: int, doubt: float = 0.0) -> Decision:
    """Return a decision with 16 such samples of each act, in which the worst act was played."""
    found = game("burgundy_dice")
    setup = found.setup(1)
    rules = found.rules(setup)
    evaluator = MadeUp(found, rules)
    evaluator.noise = noise
    evaluator.reference = replace(evaluator.reference, error=error, most_samples=most_samples, doubt=doubt)
    state = rules.new(setup, Xorshift(9))
    decision = Decision(evaluator, state, 0, 1, rules.legal(state, 0)[-1], width=9)
    assert decision.played != decision.reference
    decision.add(16)
    return decision


def error_of(decision: Decision) -> float:
    """Return the error of the difference between the played act and the policy's."""
    found = decision.difference(decision.played, decision.reference).error
    assert found is not None
    return found


def test_acts_that_differ_are_sampled_until_their_difference_is_known() -> None:
    decision = made_up(3.0, error=0.2, most_samples=4000)
    assert error_of(decision) > 0.4
    decision.sharpen(1.0)
    once = decision.count
    assert 0.15 < error_of(decision) <= 0.2
    decision.sharpen(4.0)
    assert error_of(decision) <= 0.1, "four times the samples halve the error"
    assert decision.count > 2 * once


def test_no_more_samples_than_allowed_and_none_where_all_is_known() -> None:
    for noise, error, most_samples, count in (
        (3.0, 0.01, 50, 50),
        (3.0, 0.01, 10, 16),
        (3.0, 100.0, 50, 16),
        (0.0, 0.01, 50, 16),
    ):
        decision = made_up(noise, error, most_samples)
        decision.sharpen(1.0)
        assert decision.count == count


def test_only_acts_that_may_be_the_best_are_sampled_further() -> None:
    for doubt, left in ((0.5, True), (1_000.0, False)):
        decision = made_up(0.0, error=0.2, most_samples=50, doubt=doubt)
        best = min(decision.actions, key=decision.legal.index)
        if best == decision.reference:
            decision.reference = next(one for one in decision.actions if one not in (best, decision.played))
        decision.narrow()
        own = {decision.played, decision.reference}
        assert own <= set(decision.left)
        assert (best in decision.left) == left
        assert left or set(decision.left) == own


def test_the_chance_to_win_follows_the_margin_and_the_time() -> None:
    reference = Evaluator(game("grand_cru"), game("grand_cru").rules(game("grand_cru").setup(2))).reference
    assert win_chance(reference, 1, -5.0, 1.0) == 1.0
    assert win_chance(reference, 2, 0.0, 0.7) == pytest.approx(0.5)
    early, late = win_chance(reference, 2, 6.0, 1.0), win_chance(reference, 2, 6.0, 0.05)
    assert 0.5 < early < late < 1
    assert win_chance(reference, 2, -6.0, 1.0) == pytest.approx(1 - early)


def test_the_fit_finds_the_formula_that_made_the_points() -> None:
    stream = Xorshift(11)
    points = []
    for number in range(3000):
        margin, left = (number % 61 - 30) * 1.0, (number % 10) / 10
        told = chance(margin, left, 2.0, 8.0, 0.0)
        points.append((margin, left, float(stream.below(10_000) < 10_000 * told)))
    a, b, c = fit(points, 2)
    assert c == 0
    assert a + b * 0.7 == pytest.approx(2.0 + 8.0 * 0.7, rel=0.25)
    assert (a, b, c) != DEFAULT
    for told, won, count in calibration(points, a, b, c):
        if count > 100:
            assert told == pytest.approx(won, abs=0.12)


@pytest.mark.parametrize("name", editions())
def test_the_chance_to_win_is_fitted_for_every_number_of_seats(name: str) -> None:
    """More seats have less each at the start; `bench.winning` fits all numbers."""
    found = game(name)
    reference = reference_of(found)
    counts = [seats for seats in found.seats if seats > 1]
    assert set(reference.win) == set(counts)
    for seats in counts:
        early, late = (win_chance(reference, seats, 5.0, left) for left in (1.0, 0.0))
        assert early < late
        assert win_chance(reference, seats, 0.0, 1.0) == pytest.approx(1 / seats, abs=0.12)
