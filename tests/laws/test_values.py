"""States compare by value: a clone and a loaded dump are equal, and any act makes another state."""

from __future__ import annotations

from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.game import Game
from vigneron.testing.walk import any_setup, random_line


def test_states_compare_by_value(game: Game[Any, Any]) -> None:
    """Law 9, on the states themselves; compiled ones compare alike."""
    setup = any_setup(game, Xorshift(3).below)
    checked = 0
    for line in random_line(game, setup, 3):
        rules, state = line.rules, line.state
        again, clone = rules.load(rules.dump(state)), rules.clone(state)
        assert again == state
        assert clone == state
        if line.acts:
            before = line.states[-2]
            assert (before == state) == (rules.dump(before) == rules.dump(state))
        for seat in rules.to_act(clone)[:1]:
            rules.step(clone, seat, rules.legal(clone, seat)[0], Xorshift(1), None)
            assert clone != state
            assert again == state
        checked += 1
        if checked > 60:
            break
    assert checked > 5
    assert state != rules.dump(state)
    assert state != None  # noqa: E711
