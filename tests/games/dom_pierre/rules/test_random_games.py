"""Random games of every kind: they end, keep the invariants, and both forms of legality agree."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from vigneron.core.chance import Xorshift
from vigneron.games.dom_pierre import GAME

SETUPS = st.tuples(st.integers(2, 4), st.sampled_from(["standard", "quick"]), st.integers(0, 10**6))


@settings(max_examples=40, deadline=None)
@given(SETUPS)
def test_a_random_game(chosen: tuple[int, str, int]) -> None:
    """DP-1 to DP-110 as a whole: nothing raises, it ends, nothing is broken, legal is what why_not allows."""
    seats, variant, seed = chosen
    setup = GAME.setup(seats, {"variant": variant})
    rules, chance = GAME.rules(setup), Xorshift(seed)
    state = rules.new(setup, chance)
    plies = 0
    while to_act := rules.to_act(state):
        seat = to_act[chance.below(len(to_act))]
        legal = rules.legal(state, seat)
        if plies % 37 == seed % 37:
            assert legal == [a for a in range(len(GAME.actions)) if rules.why_not(state, seat, a) is None]
            assert GAME.invariants(rules, state) == []
            for action in legal:
                assert GAME.picture().describe(rules, state, seat, action).id.startswith("offer-")
        rules.step(state, seat, legal[chance.below(len(legal))], chance, None)
        plies += 1
    assert GAME.invariants(rules, state) == []
    assert plies <= GAME.max_plies(setup)
    assert rules.dump(rules.load(rules.dump(state))) == rules.dump(state)
    json.dumps(GAME.picture().readable(rules, state))
    result = rules.result(state)
    assert result.ending == "end_track"
    assert len(result.winners) == 1
    assert [sum(part.value for part in parts) for parts in result.parts] == list(result.scores)
    assert GAME.round_of(state) == state.round <= 33
