"""Positions as sensible play reaches them."""

from __future__ import annotations

from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.registry import game


def after(key: str, acts: int, seats: int = 2, seed: int = 3) -> tuple[Any, Any]:
    """Return the rules and the position after so many acts, each the insight's preferred one."""
    found = game(key)
    setup = found.setup(seats, {})
    rules, chance = found.rules(setup), Xorshift(seed)
    state = rules.new(setup, chance)
    insight = found.insight
    assert insight is not None
    for _ in range(acts):
        to_act = rules.to_act(state)
        if not to_act:
            break
        legal = list(rules.legal(state, to_act[0]))
        likes = insight.prefer(rules, state, to_act[0], legal)
        rules.step(state, to_act[0], legal[likes.index(max(likes))], chance, None)
    return rules, state
