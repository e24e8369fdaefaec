"""Copies, pickles, errors and parameters of the games for OpenSpiel."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import threading
from array import array
from typing import Any

import pyspiel
import pytest

import vigneron
import vigneron.spiel
from tests.spiel.laws import played, random_move
from vigneron.core.registry import game as find_game
from vigneron.core.rewards import REWARDS
from vigneron.spiel import nodes


def at_a_draw(game: Any, outcomes: int) -> Any:
    """Return a state at which a draw waits after as many outcomes of its act."""
    stream = random.Random(2)
    state = game.new_initial_state()
    while not (state.is_chance_node() and len(state._node.outcomes) == outcomes):
        state.apply_action(random_move(state, stream))
    return state


def test_copies_at_a_draw_go_their_own_ways(name: str) -> None:
    """The act goes on for the first copy and runs again for the others, with the same result."""
    game = pyspiel.load_game(name)
    state = at_a_draw(game, 0)
    twin, before = state.clone(), str(state)
    outcomes = state.legal_actions()
    for outcome in outcomes[:3]:
        child = state.child(outcome)
        other = twin.child(outcome)
        assert str(child) == str(other)
        assert child.history() == [*state.history(), outcome]
        assert str(state) == before


def test_a_draw_can_be_made_in_another_thread() -> None:
    """A suspended act belongs to its thread. In another thread, the act runs again."""
    game = pyspiel.load_game(vigneron.spiel.GAMES[0])
    state = at_a_draw(game, 1)
    twin, texts = state.clone(), []

    def draw() -> None:
        state.apply_action(state.legal_actions()[0])
        texts.append(str(state))

    thread = threading.Thread(target=draw)
    thread.start()
    thread.join()
    twin.apply_action(twin.legal_actions()[0])
    assert texts == [str(twin)]


def test_states_are_pickled_with_their_history(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in (game.new_initial_state(), at_a_draw(game, 0), played(game, random.Random(3))):
        again = pickle.loads(pickle.dumps(state))
        assert (str(again), again.history()) == (str(state), state.history())
        assert again.information_state_string(0) == state.information_state_string(0)
        assert nodes.moves(again._node) == state.history()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_positions_and_offers_are_those_of_the_rules() -> None:
    """A state gives its position as `vigneron.position` does."""
    for name in vigneron.spiel.GAMES:
        game = pyspiel.load_game(name)
        state, stream = game.new_initial_state(), random.Random(6)
        for _ in range(60):
            state.apply_action(random_move(state, stream))
        while state.is_chance_node():
            state.apply_action(random_move(state, stream))
        position = vigneron.position(str(state))
        assert position.text() == state.position.text() == str(state)
        player = state.current_player()
        assert position.offers(player) == [state.action_to_string(a) for a in state.legal_actions()]


def test_an_illegal_act_raises_and_changes_nothing(name: str) -> None:
    game = pyspiel.load_game(name)
    state, stream = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(random_move(state, stream))
    before, legal = str(state), set(state.legal_actions())
    refused = [action for action in range(game.num_distinct_actions()) if action not in legal][:2]
    for action in (*refused, game.num_distinct_actions(), -7):
        with pytest.raises(pyspiel.SpielError) as raised:
            state.apply_action(action)
        assert len(str(raised.value)) > 20
    for action in refused:
        with pytest.raises(pyspiel.SpielError):
            state.apply_action_with_legality_check(action)
    assert (str(state), state.history()) == (before, state.clone().history())
    draw = at_a_draw(game, 0)
    with pytest.raises(pyspiel.SpielError, match="impossible"):
        draw.apply_action(len(draw._node.weights))
    assert draw.is_chance_node()
    end = played(game, stream)
    with pytest.raises(pyspiel.SpielError, match="over"):
        end.apply_action(0)


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ("seats=99", "players"),
        ("rewards=gold", "score"),
        ("edition=99", "edition"),
        ("colour=red", "Unknown"),
    ],
)
def test_wrong_parameters_are_refused_in_words(name: str, parameters: str, said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        pyspiel.load_game(f"{name}({parameters})")


def test_options_and_editions_are_parameters() -> None:
    for name in vigneron.spiel.GAMES:
        ours = find_game(name.removeprefix("vigneron_"))
        told = set(pyspiel.load_game(name).get_parameters())
        assert told == {"seats", "rewards", "edition", *(option.key for option in ours.options)}
        for edition in ours.editions:
            game = pyspiel.load_game(f"{name}(edition={edition.name})")
            assert game.table.game.edition == edition.name
        for option in ours.options:
            value = option.values[-1]
            try:
                ours.setup(2, {option.key: value})
            except vigneron.core.contract.BadSetup:
                continue
            game = pyspiel.load_game(f"{name}({option.key}={value})")
            assert game.table.setup.options.get(option.key, value) == value


def test_a_tensor_is_the_observation_of_the_game(name: str) -> None:
    """The numbers are those of the game's own encoding; they show nothing that is covered."""
    game = pyspiel.load_game(name)
    state, stream, table = game.new_initial_state(), random.Random(5), game.table
    assert game.observation_tensor_shape() == [table.encoding.size]
    while not state.is_terminal():
        if not state.is_chance_node():
            for seat in range(game.num_players()):
                row = array("h", bytes(2 * table.encoding.size))
                seen = table.rules.observe(state._node.state, seat).state
                table.encoding.write_observation(seen, seat, memoryview(row), 0)
                assert state.observation_tensor(seat) == [float(number) for number in row]
        state.apply_action(random_move(state, stream))


def test_rewards_keep_their_promises(name: str) -> None:
    """Margins of two seats add up to 0, shares of a win to 1 or 0; all lie within the bounds."""
    moves: list[int] = []
    by_kind: dict[str, list[float]] = {}
    for kind in REWARDS:
        game = pyspiel.load_game(f"{name}(rewards={kind})")
        state = game.new_initial_state()
        if not moves:
            moves = played(game, random.Random(11)).history()
        for move in moves:
            assert state.returns() == [0.0] * game.num_players()
            state.apply_action(move)
        by_kind[kind] = state.returns()
        assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    score, margin, win, place = (by_kind[kind] for kind in REWARDS)
    if len(score) == 2:
        assert margin == [score[0] - score[1], score[1] - score[0]]
        assert pyspiel.load_game(f"{name}(rewards=margin)").utility_sum() == 0.0
    assert sum(win) in (0.0, 1.0)
    assert place[score.index(max(score))] >= place[score.index(min(score))] or sum(win) == 0


def test_draws_and_samples_are_what_openspiel_expects(name: str) -> None:
    """Histories have at most as many draws as the game says; what is hidden cannot be sampled."""
    game = pyspiel.load_game(name)
    state, stream = game.new_initial_state(), random.Random(3)
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    while not state.is_terminal():
        state.apply_action(random_move(state, stream))
        if state.move_number() == 60:
            break
    if hidden:
        with pytest.raises(pyspiel.SpielError, match=r"(?i)resample"):
            state.resample_from_infostate(0, random.random)
    else:
        assert state.resample_from_infostate(0, random.random).history() == state.history()
    draws = [item for item in played(game, stream).full_history() if item.player == pyspiel.PlayerId.CHANCE]
    assert len(draws) <= game.max_chance_nodes_in_history() <= game.max_history_length()


def test_nothing_else_imports_open_spiel() -> None:
    code = (
        "import sys, vigneron, vigneron.cli; assert not {'pyspiel', 'open_spiel', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_missing_open_spiel_is_named() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport vigneron.spiel"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert "needs OpenSpiel: pip install" in ended.stderr
