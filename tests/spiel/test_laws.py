"""Returns equal ours; what a seat cannot tell apart is the same information state."""

from __future__ import annotations

import random
from collections import Counter

import pyspiel

from tests.spiel.conftest import fewest_and_most
from tests.spiel.laws import check, our_scores, pairs, played


def test_returns_are_the_scores_of_the_rules(name: str) -> None:
    for game in fewest_and_most(name):
        end = played(game, random.Random(7))
        assert end.returns() == our_scores(game, end)


def test_what_a_seat_cannot_tell_apart_is_one_information_state(name: str) -> None:
    """Covered choices of others and hands dealt to others leave no trace, a seat's own acts do."""
    stream, met = random.Random(8), Counter[str]()
    game = fewest_and_most(name)[-1]
    for _ in range(2):
        for number, pair in enumerate(pairs(game, stream)):
            if number >= 40:
                break
            check(pair)
            met[pair.why] += 1
    hides = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert bool(met) == hides, met


def test_what_is_told_does_not_depend_on_when_one_asks(name: str) -> None:
    """Asking at every act, and asking once at the end, give the same information states."""
    game = pyspiel.load_game(name)
    end = played(game, random.Random(9))
    asked = game.new_initial_state()
    for move in end.history():
        for seat in range(game.num_players()):
            asked.information_state_string(seat)
        asked.apply_action(move)
    for seat in range(game.num_players()):
        assert asked.information_state_string(seat) == end.information_state_string(seat)
        assert asked.told(seat) == end.told(seat)
        assert len(end.told(seat)) > 1
