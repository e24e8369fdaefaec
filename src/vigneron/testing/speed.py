"""Measures a game's rules: random self-play inside them and by calls, copy, legal, apply.

Times are those of this process on its core, so that what else runs on the machine counts less.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final, TypeVar

from vigneron.core import compiled
from vigneron.core.chance import Quick
from vigneron.core.contract import Rules, Setup, apply
from vigneron.core.game import Game
from vigneron.core.playouts import plain_playout, playout

S = TypeVar("S")

MEASURES: Final = ("playout", "call", "acts", "copy", "legal", "apply")
"""Per second. playout: acts of whole games by one call each; call: acts by one call each; acts: by the
contract's methods, who is to act, what is legal, step; the others: calls on positions of random games."""


def self_play(game: Game[S], rules: Rules[S], setup: Setup, kind: str, seconds: float) -> tuple[float, float]:
    """Return acts and games per second of random self-play; `kind` is one of the first three measures."""
    stream = Quick(1)
    most = game.max_plies(setup)
    acts = games = 0
    begun = process_time()
    while True:
        state = rules.new(setup, stream)
        if kind == "call":
            while playout(game, rules, state, stream, 1):
                acts += 1
        elif kind == "acts":
            acts += plain_playout(rules, state, stream, most)
        else:
            acts += playout(game, rules, state, stream, most)
        games += 1
        if games % 8 == 0 or kind != "playout":
            spent = process_time() - begun
            if spent >= seconds:
                return acts / spent, games / spent


def _positions(rules: Rules[S], setup: Setup, seed: int) -> tuple[list[S], float]:
    """Return the positions of a few random games, and the mean number of offers in random games."""
    stream = Quick(seed)
    out: list[S] = []
    offers = acts = 0
    for number in range(20):
        state = rules.new(setup, stream)
        while to_act := rules.to_act(state):
            if number < 2:
                out.append(rules.clone(state))
            legal = rules.legal(state, to_act[0])
            rules.step(state, to_act[0], legal[stream.below(len(legal))], stream, None)
            offers += len(legal)
            acts += 1
    return out, offers / acts


def _rate(call: Callable[[S], object], positions: list[S], seconds: float) -> float:
    calls = 0
    begun = process_time()
    while True:
        for state in positions:
            call(state)
        calls += len(positions)
        spent = process_time() - begun
        if spent >= seconds:
            return calls / spent


def measure(game: Game[S], seconds: float, seats: int = 0) -> dict[str, Any]:
    """Return the rates of MEASURES, `games` (whole ones, as playouts), `offers`, `seats`, `compiled`, `why`.

    Two seats unless said otherwise. `why` is a word: `built`, or why the rules are not compiled.
    """
    seats = seats or (2 if 2 in game.seats else game.seats[0])
    setup = game.setup(seats)
    rules = game.rules(setup)
    positions, offers = _positions(rules, setup, 1)
    chance = Quick(2)
    firsts = {id(state): rules.legal(state, rules.to_act(state)[0])[0] for state in positions}

    def applied(state: S) -> object:
        return apply(rules, state, rules.to_act(state)[0], firsts[id(state)], chance)

    whole, games = self_play(game, rules, setup, "playout", seconds)
    rates = {
        "playout": whole,
        "call": self_play(game, rules, setup, "call", seconds)[0],
        "acts": self_play(game, rules, setup, "acts", seconds)[0],
        "copy": _rate(rules.clone, positions, seconds),
        "legal": _rate(lambda state: rules.legal(state, rules.to_act(state)[0]), positions, seconds),
        "apply": _rate(applied, positions, seconds),
    }
    why = compiled.why(game.key)
    return {
        **{name: round(rate, 1) for name, rate in rates.items()},
        "games": round(games, 1),
        "offers": round(offers, 2),
        "seats": seats,
        "compiled": why == "built",
        "why": why,
    }
