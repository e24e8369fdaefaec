"""Who is said to be able to complete a whole colour, against every choice that they could make."""

from __future__ import annotations

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Seat
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import State


def completed(rules: BurgundyRules, state: State, seat: Seat) -> int:
    """Return how many colours some choice of the seat completes and is paid for, all choices tried."""
    found: set[int] = set()

    def tried(here: State) -> None:
        side = here.sides[seat]
        for colour, mask in enumerate(rules.box.sheet.colour_mask):
            whole = not mask & ~side.marked and mask & ~state.sides[seat].marked
            if whole and state.claimed[colour] < 2:
                found.add(colour)
        for act in rules.legal(here, seat):
            after = here.copy()
            rules.choose(after, after.sides[seat], act)
            tried(after)

    tried(state.copy())
    return len(found)


def test_a_colour_that_can_be_completed_is_told_and_no_other() -> None:
    """CB-43, CB-50: with one space or two, with a silverling that the first mark brings too."""
    told = quiet = 0
    for seed in (1, 2):
        setup = GAME.setup(3)
        rules = GAME.rules(setup)
        stream = Xorshift(seed)
        state = rules.new(setup, stream)
        assert GAME.insight is not None
        while seats := rules.to_act(state):
            if state.turn > 9 and not any(side.first >= 0 for side in state.sides):
                scene = GAME.picture().scene(rules, rules.observe(state, None))
                for seat, standing in enumerate(scene.standings):
                    count = completed(rules, state, seat)
                    said = standing.can_end.say.args["count"] if standing.can_end else 0
                    assert said == count, (seed, state.turn, seat)
                    assert standing.can_end is None or not standing.can_end.game
                    told += bool(count)
                    quiet += not count
            legal = rules.legal(state, seats[0])
            likes = GAME.insight.prefer(rules, state, seats[0], legal)
            rules.step(state, seats[0], legal[likes.index(max(likes))], stream, None)
    assert told > 3
    assert quiet > 20


def test_a_covered_choice_tells_nothing_about_what_can_be_completed() -> None:
    """CB-14a: while others choose, everybody reads what they read before."""
    setup = GAME.setup(2)
    rules = GAME.rules(setup)
    stream = Xorshift(3)
    state = rules.new(setup, stream)
    compared = 0
    while seats := rules.to_act(state):

        def ends() -> list[object]:
            scene = GAME.picture().scene(rules, rules.observe(state, None))
            return [standing.can_end for standing in scene.standings]

        before, turn = ends(), state.turn
        legal = rules.legal(state, seats[0])
        rules.step(state, seats[0], legal[stream.below(len(legal))], stream, None)
        if state.turn == turn and not state.over:
            assert ends() == before
            compared += 1
    assert compared > 10
