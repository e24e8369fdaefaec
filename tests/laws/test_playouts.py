"""Law 18: a game's fast playouts do exactly what the contract's methods do."""

from __future__ import annotations

from typing import Any

from vigneron.core.game import Game
from vigneron.core.journal import digest
from vigneron.core.playouts import plain_playout, playout, random_act
from vigneron.native.prng import Xorshift
from vigneron.testing.walk import any_setup


def test_a_playout_is_legal_below_step(game: Game[Any, Any]) -> None:
    """Law 18: the same acts from the same stream, stopped anywhere, and to the same end."""
    for seed in range(60):
        setup = any_setup(game, Xorshift(seed).below)
        rules = game.rules(setup)
        quick, plain = Xorshift(seed), Xorshift(seed)
        one, other = rules.new(setup, quick), rules.new(setup, plain)
        for most in (1, 2, 5, 11, game.max_plies(setup)):
            acts = playout(rules, one, quick, most)
            assert acts == plain_playout(rules, other, plain, most)
            assert digest(rules, one) == digest(rules, other)
            assert quick.word == plain.word
        assert not rules.to_act(one)
        assert playout(rules, one, quick, 9) == 0


def test_a_random_act_is_one_of_legal(game: Game[Any, Any]) -> None:
    """Law 18: `random_act` is `legal[below(len(legal))]` for every seat that may act."""
    for seed in range(12):
        setup = any_setup(game, Xorshift(seed).below)
        rules = game.rules(setup)
        stream = Xorshift(seed)
        state = rules.new(setup, stream)
        while seats := rules.to_act(state):
            for seat in seats:
                twin = Xorshift(0)
                twin.word = stream.word
                legal = rules.legal(state, seat)
                assert random_act(rules, state, seat, stream) == legal[twin.below(len(legal))]
            playout(rules, state, stream, 1 + stream.below(4))
