"""The learned weights of a game's evaluation, for every feature of its insight."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tests.games.sensible import after
from vigneron.core.game import Game
from vigneron.core.registry import editions, game


def learned(found: Game[Any, Any]) -> Any:
    """Return an insight's weights by feature and part of the game: its own, else those beside it."""
    named = getattr(found.insight, "learned", None)
    return named or import_module(f"{type(found.insight).__module__.rsplit('.', 1)[0]}.weights").WEIGHTS


LEARNING = [key for key in editions() if hasattr(game(key).insight, "features")]


def test_there_are_games_that_learned() -> None:
    assert LEARNING


@pytest.mark.parametrize("key", LEARNING)
@pytest.mark.parametrize("acts", [0, 25, 70, 110])
def test_a_value_is_the_written_one_and_what_was_learned(key: str, acts: int) -> None:
    found = game(key)
    insight: Any = found.insight
    weights = learned(found)
    for seats in (2, 3, found.seats[-1]):
        rules, state = after(key, acts, seats)
        assert rules.to_act(state)
        rows, parts = insight.features(rules, state)
        assert len(weights) == len(rows[0])
        assert {len(weight) for weight in weights} == {len(parts)}
        now = [sum(w * part for w, part in zip(weight, parts, strict=True)) for weight in weights]
        more = [sum(w * sign for w, sign in zip(now, row, strict=True)) for row in rows]
        written = type(insight)(()).value(rules, state)
        assert insight.value(rules, state) == pytest.approx(
            [value + one for value, one in zip(written, more, strict=True)]
        )
        assert max(map(abs, more)) > 0.1


@pytest.mark.parametrize("key", LEARNING)
def test_at_the_end_nothing_is_left_to_be_learned(key: str) -> None:
    rules, state = after(key, 5_000)
    assert not rules.to_act(state)
    insight: Any = game(key).insight
    assert insight.value(rules, state) == type(insight)(()).value(rules, state)
