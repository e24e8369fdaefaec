"""The reference policy: acts are compared by values that are fitted to its own games."""

from __future__ import annotations

from tests.games.sensible import after
from vigneron.core.chance import Xorshift
from vigneron.core.registry import game
from vigneron.evaluation.evaluator import Evaluator
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.ai.insight import INSIGHT, HouseValues
from vigneron.games.dom_pierre.ai.reference_weights import WEIGHTS


def lead(number: int, mine: int) -> float:
    """Return by how much the reference policy leads the bots' own insight at the end of a game of two."""
    setup = GAME.setup(2)
    rules, chance = GAME.rules(setup), Xorshift(number)
    state = rules.new(setup, chance)
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = rules.legal(state, seat)
        insight = INSIGHT.evaluation.insight if seat == mine else INSIGHT
        likes = insight.prefer(rules, state, seat, legal)
        rules.step(state, seat, legal[likes.index(max(likes))], chance, None)
    scores = rules.result(state).scores
    return scores[mine] - scores[1 - mine]


def test_it_leads_the_insight_of_the_bots_by_far() -> None:
    """The mean over 400 games stands in `reference_weights`; the error of four games is 20 points."""
    assert sum(lead(number, number % 2) for number in range(4)) / 4 > 10


def test_without_weights_it_compares_as_the_bots_do() -> None:
    plain, corrected = HouseValues((), trusted=True), HouseValues(WEIGHTS, trusted=True)
    same = []
    for acts in (30, 60, 90, 120):
        rules, state = after("dom_pierre", acts, 2)
        seat = rules.to_act(state)[0]
        legal = rules.legal(state, seat)
        written = INSIGHT.prefer(rules, state, seat, legal)
        assert plain.prefer(rules, state, seat, legal) == written
        same.append(corrected.prefer(rules, state, seat, legal) == written)
    assert not all(same)


def test_reviews_of_earlier_editions_keep_their_policy() -> None:
    """The weights are fitted to the data of edition 3. Earlier ones are judged as they always were."""
    for key, name in (
        ("dom_pierre", "dom_pierre-lookahead"),
        ("dom_pierre@2", "dom_pierre-greedy"),
        ("dom_pierre@1", "dom_pierre-greedy"),
    ):
        found = game(key)
        evaluator = Evaluator(found, found.rules(found.setup(2)))
        assert evaluator.reference.name == name
        assert (evaluator.insight is found.insight) == (name == "dom_pierre-greedy")


def test_the_end_of_a_turn_and_a_free_act_are_compared_between_turns() -> None:
    """DP-20: after the end it is another's turn, and after a free action as well; the seat whose turn it is
    has a weight, which must not speak for the end."""
    seen = 0
    for acts in range(20, 160):
        rules, state = after("dom_pierre", acts, 2)
        seat = rules.to_act(state)[0]
        legal = rules.legal(state, seat)
        texts = [GAME.actions.text[action] for action in legal]
        if "end" not in texts or len(legal) < 2:
            continue
        seen += 1
        insight = INSIGHT.evaluation.insight
        world = rules.clone(state)
        rules.step(world, seat, legal[texts.index("end")], Xorshift(1), None)
        if rules.to_act(world) and world.round == state.round:
            liked = insight.prefer(rules, state, seat, legal)[texts.index("end")]
            assert abs(liked - 0.05 - insight.value(rules, world)[seat]) < 1e-9
    assert seen > 3
