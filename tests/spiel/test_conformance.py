"""OpenSpiel's own tests hold for every game, with its fewest and with its most seats."""

from __future__ import annotations

import random
import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

from tests.spiel.conftest import fewest_and_most
from tests.spiel.laws import played, random_move


@pytest.mark.parametrize("serialize", [False, True])
def test_random_simulation(name: str, serialize: bool) -> None:
    for game in fewest_and_most(name):
        pyspiel.random_sim_test(game, 1, serialize, False)


def test_the_api(name: str) -> None:
    """The states are sampled from whole games: the sample of the test itself does not get beyond a set-up."""
    from open_spiel.integration_tests import api_test  # imports SciPy, which every collection would wait for

    for game in fewest_and_most(name):
        stream, states = random.Random(3), []
        for _ in range(2):
            state = game.new_initial_state()
            while not state.is_terminal():
                states.append(state.clone())
                state.apply_action(random_move(state, stream))
            states.append(state)
        chosen = [*stream.sample(states, min(40, len(states))), states[-1], *_first_decisions(states)]
        kind = type(
            "Api",
            (api_test.EnforceAPIOnPartialTreeBase,),
            {
                "game": game,
                "game_name": name,
                "some_states": chosen,
                "game_type": game.get_type(),
                "setUpClass": classmethod(lambda _: None),
            },
        )
        suite = unittest.defaultTestLoader.loadTestsFromTestCase(kind)
        assert suite.countTestCases() >= 5
        result = unittest.TestResult()
        suite.run(result)
        assert not result.failures + result.errors, result.failures + result.errors


def _first_decisions(states: list[Any]) -> list[Any]:
    decisions = [state for state in states if not state.is_chance_node() and not state.is_terminal()]
    return decisions[:6]


def test_tree_search_chooses_a_legal_act(name: str) -> None:
    """OpenSpiel's MCTS with random rollouts plays three decisions."""
    import numpy as np

    game = pyspiel.load_game(name)
    stream, dice = np.random.RandomState(1), random.Random(1)
    evaluator = mcts.RandomRolloutEvaluator(1, stream)
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, solve=False, random_state=stream)
    state, chosen = game.new_initial_state(), 0
    while chosen < 3:
        if state.is_chance_node():
            state.apply_action(random_move(state, dice))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        chosen += 1


def test_regrets_are_kept_by_information_state(name: str) -> None:
    """An iteration of OpenSpiel's outcome-sampling MCCFR meets the information states of a whole game."""
    import numpy as np

    game = pyspiel.load_game(name)
    np.random.seed(4)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    decided = [one for one in played(game, random.Random(5)).full_history() if one.player >= 0]
    assert len(solver._infostates) > len(decided) // 4
