"""Random games of every kind: they end, keep the invariants, and both forms of legality agree."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from vigneron.core.chance import Xorshift
from vigneron.core.contract import BadSetup
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.box import SHEETS

SETUPS = st.tuples(
    st.integers(1, 5), st.sampled_from(SHEETS), st.sampled_from(GAME.options[1].values), st.integers(0, 10**6)
)


@settings(max_examples=60, deadline=None)
@given(SETUPS)
def test_a_random_game(chosen: tuple[int, str, str, int]) -> None:
    """CB-1 to CB-72 as a whole: nothing raises, it ends, nothing is broken, legal is what why_not allows."""
    seats, sheet, variant, seed = chosen
    try:
        setup = GAME.setup(seats, {"sheet": sheet, "variant": variant})
    except BadSetup:
        refused = {"solo": range(2, 6), "all_different": (1, 5), "all_alike": (1,)}
        assert seats in refused.get(variant, ())
        return
    rules, chance = GAME.rules(setup), Xorshift(seed)
    state = rules.new(setup, chance)
    plies = 0
    while to_act := rules.to_act(state):
        seat = to_act[chance.below(len(to_act))]
        legal = rules.legal(state, seat)
        if plies % 11 == seed % 11:
            allowed = [act for act in range(len(GAME.actions)) if rules.why_not(state, seat, act) is None]
            assert legal == allowed
            for viewer in (None, *range(seats)):
                seen = rules.observe(state, viewer).state
                assert GAME.invariants(rules, seen) == []
                assert rules.dump(rules.observe(seen, viewer).state) == rules.dump(seen)
        rules.step(state, seat, legal[chance.below(len(legal))], chance, None)
        plies += 1
        assert GAME.invariants(rules, state) == []
    assert plies <= GAME.max_plies(setup)
    assert rules.dump(rules.load(rules.dump(state))) == rules.dump(state)
    result = rules.result(state)
    assert result.ending == "clock"
    assert result.winners
    turns = state.turn
    assert turns == 24 if seats == 1 else 15 <= turns <= 30
