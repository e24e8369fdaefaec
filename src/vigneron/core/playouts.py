"""Random playouts, in which every legal act is equally likely.

If several seats may act, the first of them acts. Acts and draws come from the same random stream. Rules may
have faster methods of their own (`FastRules`); otherwise the methods of the contract are called."""

from __future__ import annotations

from typing import Protocol, TypeVar, cast

from vigneron.core.contract import Action, Rules, Seat
from vigneron.native.prng import Xorshift

S = TypeVar("S")
State = TypeVar("State", contravariant=True)


class FastRules(Protocol[State]):
    """Rules with two more methods than the contract, which play at random fast.

    Both methods choose exactly the acts that a loop over `legal`, `stream.below` and `step` chooses with the
    same stream (law 18)."""

    def random_act(self, state: State, seat: Seat, stream: Xorshift) -> Action:
        """Return `legal[stream.below(len(legal))]`. The seat must be one that is to act."""

    def playout(self, state: State, stream: Xorshift, most: int) -> int:
        """Play at most `most` acts in place, each by the first seat to act. Return the number of acts."""


def quick(rules: Rules[S]) -> FastRules[S] | None:
    """Return the rules if they are `FastRules`, otherwise None."""
    return cast("FastRules[S]", rules) if hasattr(rules, "playout") else None


def random_act(rules: Rules[S], state: S, seat: Seat, stream: Xorshift) -> Action:
    """Return a random legal act. The seat must be one that is to act."""
    own = quick(rules)
    if own is not None:
        return own.random_act(state, seat, stream)
    legal = rules.legal(state, seat)
    return legal[stream.below(len(legal))]


def playout(rules: Rules[S], state: S, stream: Xorshift, most: int) -> int:
    """Play random acts in place until the end, at most `most` of them. Return the number of acts."""
    own = quick(rules)
    return plain_playout(rules, state, stream, most) if own is None else own.playout(state, stream, most)


def plain_playout(rules: Rules[S], state: S, stream: Xorshift, most: int) -> int:
    """Do the same as `playout`, but use only the methods of the contract.

    Law 18 compares this function with the fast methods."""
    acts = 0
    while acts < most:
        seats = rules.to_act(state)
        if not seats:
            break
        legal = rules.legal(state, seats[0])
        rules.step(state, seats[0], legal[stream.below(len(legal))], stream, None)
        acts += 1
    return acts
