"""Hints: legal acts, the same for equal views, with reasons in words."""

from __future__ import annotations

import pytest

from tests.server.live_game.test_position import begun, play
from vigneron.analysis.hint import Hint, hint, hint_reason
from vigneron.analysis.plies import Number
from vigneron.core.chance import Xorshift
from vigneron.core.registry import games
from vigneron.i18n.speaker import LANGUAGES, Speaker


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


def test_reasons_are_those_of_the_review() -> None:
    position = begun("burgundy_dice", 2)
    seen = position.rules.observe(position.state, 0)
    acts = [position.game.actions.text[action] for action in position.legal(0)]

    def said(found: Hint, lang: str = "en") -> str:
        return hint_reason(Speaker(lang, position.game), position.game, position.rules, seen, 0, found)

    one, two = acts[:2]
    clear = Hint(one, two, Number(2.0, 0.1), "clear", {"others": -1.5}, plain=False)
    assert said(clear).startswith("Better by 2.0 points than the next best: ")
    assert "That one lets the best other player have 1.5 points more." in said(clear)
    assert said(clear, "fr").startswith("2,0 points de mieux")
    assert said(Hint(one, two, Number(2.0, 0.1), "likely", {}, plain=False)).count(".") == 2
    assert said(Hint(one, two, Number(0.1, 0.4), "", {}, plain=False)).startswith("The next best is nearly")
    assert said(Hint(one, "", Number(0.0), "", {}, plain=False)) == "There is no other act."
