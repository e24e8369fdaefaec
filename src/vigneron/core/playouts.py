"""Random play: each offer as likely, by a game's own quick means or by the contract alone.

Where several seats may act the first of them does. Every draw comes from the stream too.
"""

from __future__ import annotations

from typing import TypeVar

from vigneron.core.contract import Action, Rules, Seat
from vigneron.core.game import Game
from vigneron.native.prng import Quick

S = TypeVar("S")


def random_act(game: Game[S], rules: Rules[S], state: S, seat: Seat, stream: Quick) -> Action:
    """Return a random act of a seat that is to act."""
    if game.playouts is not None:
        return game.playouts.random_act(rules, state, seat, stream)
    legal = rules.legal(state, seat)
    return legal[stream.below(len(legal))]


def playout(game: Game[S], rules: Rules[S], state: S, stream: Quick, most: int) -> int:
    """Play a position in place to its end, but at most `most` acts; return how many acts that took."""
    if game.playouts is not None:
        return game.playouts.playout(rules, state, stream, most)
    return plain_playout(rules, state, stream, most)


def plain_playout(rules: Rules[S], state: S, stream: Quick, most: int) -> int:
    """Do what `playout` does by the contract's methods alone: what a game's own means must equal (law 18)."""
    acts = 0
    while acts < most:
        seats = rules.to_act(state)
        if not seats:
            break
        legal = rules.legal(state, seats[0])
        rules.step(state, seats[0], legal[stream.below(len(legal))], stream, None)
        acts += 1
    return acts
