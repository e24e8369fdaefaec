"""Who is said to be able to fill the end track, against every way to move discs in their turn."""

from __future__ import annotations

from collections.abc import Iterator

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Seat
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.picture.can_end import can_end
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import AFTER, BEFORE, State

TEXT = GAME.actions.text


def corked(rules: DomPierre, state: State, seat: Seat) -> Iterator[State]:
    """Yield the position itself, and after the cork has moved a disc, for each of them."""
    yield state
    for act in rules.legal(state, seat):
        if TEXT[act].startswith("cork:"):
            yield after(rules, state, seat, act)


def after(rules: DomPierre, state: State, seat: Seat, act: int) -> State:
    """Return the position after an act, and after whatever comes until the next window of the turn."""
    out = rules.clone(state)
    rules.step(out, seat, act, Xorshift(1), None)
    while out.seat == seat and out.stage not in (BEFORE, AFTER):
        legal = rules.legal(out, seat)
        done = [one for one in legal if TEXT[one] == "done"]
        rules.step(out, seat, (done or legal)[0], Xorshift(1), None)
    return out


def fills(rules: DomPierre, state: State, seat: Seat) -> bool:
    """Return whether moves of discs in this turn can fill the track: laying off costs nothing (DP-80)."""
    for early in corked(rules, state, seat):
        for act in rules.legal(early, seat):
            if TEXT[act].startswith("layoff:"):
                moved = after(rules, early, seat, act)
                if any(late.last_round for late in corked(rules, moved, seat)):
                    return True
    return False


def told(rules: DomPierre, state: State, seat: Seat) -> bool:
    standing = GAME.picture().scene(rules, rules.observe(state, None)).standings[seat]
    assert standing.can_end is None or standing.can_end.game
    return standing.can_end is not None


def test_whoever_fills_the_end_track_was_said_to_be_able_to() -> None:
    """DP-100: at every act of a game, and nobody is when the last round is known."""
    rules = GAME.rules(setup := GAME.setup(3))
    stream = Xorshift(1)
    state = rules.new(setup, stream)
    said = False
    while not state.last_round:
        seat = rules.to_act(state)[0]
        if rules.box.trigger - len(state.track) <= 2:
            said = told(rules, state, seat)
        legal = rules.legal(state, seat)
        rules.step(state, seat, legal[stream.below(len(legal))], stream, None)
    assert said
    assert not any(told(rules, state, seat) for seat in range(3))


def test_discs_that_can_fill_the_end_track_are_told_and_no_others() -> None:
    """DP-20, DP-26, DP-94: one disc, two with the cork, or one that the cork moves too."""
    rules = GAME.rules(setup := GAME.setup(2))
    stream = Xorshift(1)
    begun = rules.new(setup, stream)
    while begun.stage != BEFORE or begun.seat != 0:
        seat = rules.to_act(begun)[0]
        rules.step(begun, seat, rules.legal(begun, seat)[0], stream, None)
    top, answers = rules.box.top, []
    for first, second in ((1, 1), (1, 3), (2, 3), (3, 3)):
        for cork in (0, 1):
            for left in (1, 2, 3):
                state = rules.clone(begun)
                state.track = bytearray(rules.box.trigger - left)
                state.houses[0].discs[0] = top - first
                state.houses[0].discs[1] = top - second
                state.houses[0].cork = cork
                answers.append(fills(rules, state, 0))
                assert bool(can_end(rules.box, state, 0)) == answers[-1], (first, second, cork, left)
    assert answers.count(True) == 6
