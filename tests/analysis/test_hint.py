"""Hints: legal acts, the same for equal views, with reasons in words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.server.live_game.test_position import begun, play
from vigneron.analysis.hint import Hint, hint, hint_reason
from vigneron.analysis.plies import Number
from vigneron.analysis.reasons import act_words, addend_name, largest
from vigneron.core.chance import Xorshift
from vigneron.core.registry import game, games
from vigneron.evaluation.evaluator import Evaluator
from vigneron.i18n.speaker import LANGUAGES, Speaker

SPEAKERS = [Speaker(lang, game("burgundy_dice")) for lang in LANGUAGES]


@pytest.mark.parametrize("key", games())
def test_a_hint_is_an_act_of_the_seat_and_follows_from_its_view_alone(key: str) -> None:
    position = begun(key, 2)
    play(position, Xorshift(2), 12)
    rules, seat = position.rules, position.missing()[0]
    seen = rules.observe(position.own(seat), seat)
    found = hint(position.game, rules, seen, seat, position.ply, 0.0)
    legal = [position.game.actions.text[action] for action in position.legal(seat)]
    assert found.act in legal
    assert (found.other in legal and found.other != found.act) or len(legal) == 1
    assert found.plain == (position.game.insight is None)
    world = rules.imagine(seen, Xorshift(7))  # as it may be, too: the hint cannot tell the difference
    assert hint(position.game, rules, rules.observe(world, seat), seat, position.ply, 0.0) == found
    for lang in LANGUAGES:
        said = hint_reason(Speaker(lang, position.game), position.game, rules, seen, seat, found)
        assert said.endswith(".")
        assert "hint-" not in said
        assert "{" not in said


def test_acts_that_are_said_in_the_same_words_are_one() -> None:
    """Acts with equal dice are two acts, and one for whoever reads the hint."""
    twins, ply = 0, 0
    position = begun("burgundy_dice", 1)
    rules, text = position.rules, position.game.actions.text
    while twins < 3 and not position.over:
        play(position, Xorshift(ply), 1)
        ply += 1
        if position.over:
            break
        seen, legal = rules.observe(position.own(0), 0), position.legal(0)
        said = {
            act: [act_words(one, position.game, rules, seen.state, 0, act) for one in SPEAKERS]
            for act in (text[action] for action in legal)
        }
        if len({tuple(words) for words in said.values()}) == len(said):
            continue
        found = hint(position.game, rules, seen, 0, position.ply, 0.0)
        alike = [act for act, words in said.items() if act != found.act and words == said[found.act]]
        twins += bool(alike)
        assert found.other not in alike
        pairs = zip(said[found.act], said[found.other or found.act], strict=True)
        assert not found.other or all(one != other for one, other in pairs)
    assert twins == 3


@pytest.mark.parametrize("key", games())
def test_where_no_act_is_clearly_better_the_reason_is_what_the_act_brings(key: str) -> None:
    """In the parts of the evaluation that the act changes most, at most two, in whole points."""
    position = begun(key, 2)
    told = 0
    for number in range(40):
        play(position, Xorshift(number), 1)
        if position.over:
            break
        rules, seat = position.rules, position.missing()[0]
        seen, legal = rules.observe(position.own(seat), seat), position.legal(seat)
        evaluator = Evaluator(position.game, rules)
        brings = evaluator.brought(seen, seat, legal[0], position.ply)
        act = position.game.actions.text[legal[0]]
        alone = Hint(act, "", Number(0.0), "", {}, brings, plain=False)
        close = replace(alone, other=position.game.actions.text[legal[-1]])
        parts = largest(brings, rough=True)
        most = dict(largest(brings))
        assert set(dict(parts)) <= set(most)
        assert all(name in dict(parts) for name, value in most.items() if abs(value) >= 1)
        told += bool(parts)
        assert set(brings).isdisjoint({"others", *evaluator.reference.turn})
        for speaker in (Speaker(lang, position.game) for lang in LANGUAGES):
            own, both = (
                hint_reason(speaker, position.game, rules, seen, seat, found) for found in (alone, close)
            )
            if parts:
                assert all(addend_name(speaker, name) in own for name, _ in parts)
                assert re.search(r"\d[.,]\d", own) is None
            else:
                assert own == speaker.say("hint-nothing")
            assert both.startswith(own)
            assert len(both) > len(own)
    assert told > 10


def test_reasons_are_those_of_the_review() -> None:
    position = begun("burgundy_dice", 2)
    seen = position.rules.observe(position.state, 0)
    acts = [position.game.actions.text[action] for action in position.legal(0)]

    def said(found: Hint, lang: str = "en") -> str:
        return hint_reason(Speaker(lang, position.game), position.game, position.rules, seen, 0, found)

    one, two = acts[:2]
    clear = Hint(one, two, Number(2.0, 0.1), "clear", {"others": -1.2}, {"area": 3.0}, plain=False)
    assert said(clear).startswith("Better by 2 points than the next best: ")
    assert said(clear).endswith("That one lets the best other player have 1 point more.")
    assert said(clear, "fr").startswith("Meilleur de 2 points")
    assert "1 Punkt mehr" in said(clear, "de")
    assert said(replace(clear, gained={})).startswith(
        "This act brings 3 points now (areas). Better by 2 points"
    )
    # Two parts that speak for the other act do not explain why it is worse.
    unclear = replace(clear, gained={"others": -2.5, "area": 3.0, "workers": 2.6, "monks": -2.4})
    assert said(unclear).startswith("This act brings 3 points now (areas). Better by 2 points")
    close = replace(clear, behind=Number(0.1, 0.4), sure="", brings={"area": 1.6, "open_river": -2.4})
    assert said(close).startswith(
        "This act brings 2 points now (areas), but costs 2 points later (rivers still to be marked). "
        "The next best is nearly as good: "
    )
    small = replace(close, brings={"area": 0.6, "open_river": -0.4})
    assert said(small).startswith("This act brings less than a point now (areas). The next")
    assert "moins d’un point" in said(small, "fr")
    assert "weniger als einen Punkt" in said(small, "de")
    assert said(replace(close, brings={})).startswith(
        "This act alone brings nothing yet. The next best is nearly"
    )
    only = Hint(one, "", Number(0.0), "", {}, {}, plain=False)
    assert said(only) == "This act alone brings nothing yet."
    assert said(replace(only, brings={"workers": 1.0})) == "This act promises 1 point more later (workers)."
