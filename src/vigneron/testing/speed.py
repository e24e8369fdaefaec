"""Measures a game's rules: random self-play, copy, legal, apply."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from time import perf_counter
from typing import Any, Final, TypeVar

from vigneron.core.chance import Quick
from vigneron.core.contract import Rules, Setup, apply
from vigneron.core.game import Game

S = TypeVar("S")

MEASURES: Final = ("acts", "copy", "legal", "apply")
"""acts: those of random self-play (legal and step); the others: calls on positions of random games."""


def is_compiled(rules: Rules[Any]) -> bool:
    """Return whether these rules run from a compiled module."""
    file = getattr(sys.modules[type(rules).__module__], "__file__", None) or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def _positions(rules: Rules[S], setup: Setup, seed: int) -> list[S]:
    chance = Quick(seed)
    state = rules.new(setup, chance)
    out = []
    while to_act := rules.to_act(state):
        out.append(rules.clone(state))
        seat = to_act[0]
        legal = rules.legal(state, seat)
        rules.step(state, seat, legal[chance.below(len(legal))], chance, None)
    return out


def _self_play(rules: Rules[S], setup: Setup, seconds: float) -> float:
    chance = Quick(1)
    acts = 0
    start = perf_counter()
    while True:
        state = rules.new(setup, chance)
        while to_act := rules.to_act(state):
            seat = to_act[0]
            legal = rules.legal(state, seat)
            rules.step(state, seat, legal[chance.below(len(legal))], chance, None)
            acts += 1
        spent = perf_counter() - start
        if spent >= seconds:
            return acts / spent


def _rate(call: Callable[[S], object], positions: list[S], seconds: float) -> float:
    calls = 0
    start = perf_counter()
    while True:
        for state in positions:
            call(state)
        calls += len(positions)
        spent = perf_counter() - start
        if spent >= seconds:
            return calls / spent


def measure(game: Game[S], seconds: float) -> dict[str, Any]:
    """Return calls per second of each of MEASURES, `compiled`, and `why` (a word: `built` or `source`)."""
    seats = 2 if 2 in game.seats else game.seats[0]
    setup = game.setup(seats)
    rules = game.rules(setup)
    positions = _positions(rules, setup, 1)
    chance = Quick(2)

    def applied(state: S) -> object:
        seat = rules.to_act(state)[0]
        return apply(rules, state, seat, firsts[id(state)], chance)

    firsts = {id(state): rules.legal(state, rules.to_act(state)[0])[0] for state in positions}
    rates = {
        "acts": _self_play(rules, setup, seconds),
        "copy": _rate(rules.clone, positions, seconds),
        "legal": _rate(lambda state: rules.legal(state, rules.to_act(state)[0]), positions, seconds),
        "apply": _rate(applied, positions, seconds),
    }
    compiled = is_compiled(rules)
    return {
        **{name: round(rate, 1) for name, rate in rates.items()},
        "seats": seats,
        "compiled": compiled,
        "why": "built" if compiled else "source",
    }
