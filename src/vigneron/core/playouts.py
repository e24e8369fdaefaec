"""Random play: each offer as likely, by the rules' own quick means or by the contract alone.

Where several seats may act the first of them does. Every draw comes from the stream too.
"""

from __future__ import annotations

from typing import Protocol, TypeVar, cast

from vigneron.core.contract import Action, Rules, Seat
from vigneron.native.prng import Xorshift

S = TypeVar("S")
State = TypeVar("State", contravariant=True)


class FastRules(Protocol[State]):
    """Two methods that rules may have besides the contract's: random play without a call or a list per act.

    Both do exactly what the loop over `legal`, `stream.below` and `step` does with that stream (law 18)."""

    def random_act(self, state: State, seat: Seat, stream: Xorshift) -> Action:
        """Return `legal[stream.below(len(legal))]` of a seat that is to act."""

    def playout(self, state: State, stream: Xorshift, most: int) -> int:
        """Play in place to the end, but at most `most` acts, by the first seat to act; return how many."""


def quick(rules: Rules[S]) -> FastRules[S] | None:
    """Return rules that have quick random play of their own, None for others."""
    return cast("FastRules[S]", rules) if hasattr(rules, "playout") else None


def random_act(rules: Rules[S], state: S, seat: Seat, stream: Xorshift) -> Action:
    """Return a random act of a seat that is to act."""
    own = quick(rules)
    if own is not None:
        return own.random_act(state, seat, stream)
    legal = rules.legal(state, seat)
    return legal[stream.below(len(legal))]


def playout(rules: Rules[S], state: S, stream: Xorshift, most: int) -> int:
    """Play a position in place to its end, but at most `most` acts; return how many acts that took."""
    own = quick(rules)
    return plain_playout(rules, state, stream, most) if own is None else own.playout(state, stream, most)


def plain_playout(rules: Rules[S], state: S, stream: Xorshift, most: int) -> int:
    """Do what `playout` does by the contract's methods alone: what the rules' own must equal (law 18)."""
    acts = 0
    while acts < most:
        seats = rules.to_act(state)
        if not seats:
            break
        legal = rules.legal(state, seats[0])
        rules.step(state, seats[0], legal[stream.below(len(legal))], stream, None)
        acts += 1
    return acts
