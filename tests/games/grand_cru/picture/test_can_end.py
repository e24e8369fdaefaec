"""Who is said to be able to end the year, the festival or the game, against every act that they could do."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Seat
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import State


def ends(rules: GrandCruRules, state: State, seat: Seat) -> bool:
    """Return whether the seat's action, of one act or more, can end what everybody is in now."""
    for act in rules.legal(state, seat):
        if state.phase == n.FESTIVAL and GAME.actions.text[act] != "leave":
            continue  # who takes a space is not asked what others can then still pay for
        after = rules.clone(state)
        rules.step(after, seat, act, Xorshift(1), None)
        if state.phase == n.LOANS:
            done = after.sides[seat].loans == 0
        else:
            done = after.phase != state.phase or after.closing != state.closing
        if done or (after.turn == seat and after.owed and ends(rules, after, seat)):
            return True
    return False


@pytest.mark.parametrize(("seats", "seed", "money"), [(2, 3, "yes"), (3, 6, "no")])
def test_who_can_end_something_is_told_and_nobody_else(seats: int, seed: int, money: str) -> None:
    """GC-12, GC-13, GC-42, GC-54, GC-55: for whoever is to act, all acts tried; hidden money is not used."""
    setup = GAME.setup(seats)
    rules = GrandCruRules(GAME.rules(setup).box, seats, 5, money == "yes")
    stream = Xorshift(seed)
    state = rules.new(setup, stream)
    assert GAME.insight is not None
    told: set[str] = set()
    quiet = 0
    while to_act := rules.to_act(state):
        seat = to_act[0]
        if state.phase != n.OPENING:
            scene = GAME.picture().scene(rules, rules.observe(state, None))
            said = scene.standings[seat].can_end
            how = str(said.say.args["how"]) if said else ""
            found = ends(rules, state, seat)
            if money == "yes" or state.phase == n.FESTIVAL:
                assert bool(said) == found, (how, state.year, state.phase, state.counter)
            elif not said:  # hidden money hides who cannot pay, and how many loans somebody can pay back
                assert not found or state.sides[seat].loans > 3
            assert said is None or said.game == (how == "loans")
            told.add(how)
            quiet += not said
        legal = rules.legal(state, seat)
        likes = GAME.insight.prefer(rules, state, seat, legal)
        wild = stream.below(4) == 0
        act = legal[stream.below(len(legal))] if wild else legal[likes.index(max(likes))]
        rules.step(state, seat, act, stream, None)
    assert told >= {"pass", "last", "festival"}
    assert quiet > 50
