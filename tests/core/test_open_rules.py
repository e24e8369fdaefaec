"""What rules of games without secrets share."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Scripted
from vigneron.core.contract import Part, Seen
from vigneron.core.open_rules import OpenRules, most_points_win
from vigneron.games._template import GAME
from vigneron.games._template.rules.rules import State, TemplateRules

RULES = TemplateRules()


def test_copies_share_nothing() -> None:
    state = State(3, 5, [1, 2])
    data = RULES.dump(state)
    copies = [RULES.clone(state), RULES.load(data), RULES.imagine(RULES.observe(state, 0), Scripted())]
    state.points[0] = 9
    data["points"][1] = 9
    assert copies == [State(3, 5, [1, 2])] * 3


def test_everybody_sees_everything() -> None:
    state = State(3, 5, [1, 2])
    assert RULES.observe(state, None) == Seen(None, state)
    assert RULES.observe(state, 1) == Seen(1, state)


def test_legal_is_what_nothing_is_said_against() -> None:
    assert RULES.legal(State(0, 5, [17, 0]), 0) == [1]
    assert RULES.legal(State(0, 5, [17, 0]), 1) == []


def test_a_game_says_itself_what_is_legal() -> None:
    with pytest.raises(TypeError, match="why_not"):
        OpenRules[State]()  # type: ignore[abstract]


def test_most_points_win_and_equal_points_share_the_place() -> None:
    parts = [[Part("a", 2), Part("b", 3)], [Part("a", 7)], [], [Part("a", 5)]]
    result = most_points_win(parts, "rounds")
    assert (result.scores, result.places, result.winners) == ((5, 7, 0, 5), (2, 1, 4, 2), (1,))
    assert [sum(part.value for part in lines) for lines in result.parts] == [5, 7, 0, 5]
    assert result.ending == "rounds"
    assert most_points_win([[], []], "").winners == (0, 1)


def test_the_template_is_a_draft() -> None:
    assert GAME.draft
