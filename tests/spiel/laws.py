"""What holds for the games in OpenSpiel: their returns are ours, and information states tell what was told.

    python -m tests.spiel.laws [--games 1000] [--pairs 1000] [--name vigneron_KEY]

plays random games and pairs of histories for every game and every number of seats, and runs OpenSpiel's
`random_sim_test` for each of them, with and without serialisation."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyspiel

import vigneron.spiel
from vigneron.core.chance import Scripted
from vigneron.core.contract import apply


def random_move(state: Any, stream: random.Random) -> int:
    """Return a legal act or a possible outcome, by its probability."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        picked: int = stream.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        return picked
    picked = stream.choice(state.legal_actions())
    return picked


def played(game: Any, stream: random.Random) -> Any:
    """Return the end of a random game."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random_move(state, stream))
    return state


def our_scores(game: Any, end: Any) -> list[float]:
    """Return the scores of a game by the contract alone, from the history that OpenSpiel kept."""
    table = game.table
    plies: list[tuple[int, int, list[int]]] = [(-1, -1, [])]
    for one in end.full_history():
        if one.player == pyspiel.PlayerId.CHANCE:
            plies[-1][2].append(one.action)
        else:
            plies.append((one.player, one.action, []))
    state = table.rules.new(table.setup, Scripted(plies[0][2]))
    for seat, action, outcomes in plies[1:]:
        chance = Scripted(outcomes)
        state, _ = apply(table.rules, state, seat, action, chance)
        assert chance.left == 0, "the rules drew less than OpenSpiel did"
    assert table.rules.to_act(state) == ()
    return [float(score) for score in table.rules.result(state).scores]


@dataclass
class Pair:
    """Two states that a seat cannot tell apart, and why not: `choice` or `deal`."""

    why: str
    seat: int
    one: Any
    other: Any


def pairs(game: Any, stream: random.Random) -> Iterator[Pair]:
    """Yield pairs of histories from one random game that a seat cannot tell apart.

    choice   while several seats choose at once, the other seats do different acts (the contract says that
             these acts stay covered), until it is the turn of the seat, or one act before the reveal
    deal     the outcomes of two hidden draws of the set-up are exchanged, and the seat sees the same table
    """
    yield from _deals(game, stream)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield from _choices(state, stream)
        state.apply_action(random_move(state, stream))


def _choices(state: Any, stream: random.Random) -> Iterator[Pair]:
    to_act = _to_act(state)
    acting = state.current_player()
    for seat in to_act:
        if seat != acting and len(state.legal_actions()) > 1:
            first, second = stream.sample(state.legal_actions(), 2)
            one, other = state.child(first), state.child(second)
            for branch in (one, other):
                while seat in (waiting := _to_act(branch)) and waiting[0] != seat:
                    branch.apply_action(stream.choice(branch.legal_actions()))
            yield Pair("choice", seat, one, other)


def _to_act(state: Any) -> tuple[int, ...]:
    if state.is_chance_node() or state.is_terminal():
        return ()
    found: tuple[int, ...] = state.get_game().table.to_act(state._node.state)
    return found


def _deals(game: Any, stream: random.Random) -> Iterator[Pair]:
    """Exchange two outcomes of the set-up, and follow both games to the seat's next decision."""
    start = game.new_initial_state()
    words = []
    while start.is_chance_node():
        words.append(start._node.why)
        start.apply_action(random_move(start, stream))
    dealt, rules = start.history(), game.table.rules
    for _ in range(20 if len(set(dealt)) > 1 else 0):
        left, right = sorted(stream.sample(range(len(dealt)), 2))
        if words[left] != words[right] or dealt[left] == dealt[right]:
            continue
        changed = [*dealt]
        changed[left], changed[right] = changed[right], changed[left]
        other = game.new_initial_state()
        for outcome in changed:
            if outcome not in other.legal_actions():
                break
            other.apply_action(outcome)
        else:
            for seat in range(game.num_players()):
                seen = [rules.dump(rules.observe(s._node.state, seat).state) for s in (start, other)]
                whole = [rules.dump(s._node.state) for s in (start, other)]
                if seen[0] == seen[1] and whole[0] != whole[1]:
                    yield from _both(seat, start.clone(), other.clone(), stream)


def _both(seat: int, one: Any, other: Any, stream: random.Random) -> Iterator[Pair]:
    for branch in (one, other):
        while seat in (waiting := _to_act(branch)) and waiting[0] != seat:
            branch.apply_action(stream.choice(branch.legal_actions()))
    yield Pair("deal", seat, one, other)


def check(pair: Pair) -> None:
    """Raise AssertionError if the seat could tell the two states apart."""
    seat = pair.seat
    assert pair.one.history() != pair.other.history() or pair.why == "choice"
    assert pair.one.told(seat) == pair.other.told(seat), pair
    assert pair.one.information_state_string(seat) == pair.other.information_state_string(seat), pair
    assert pair.one.observation_string(seat) == pair.other.observation_string(seat), pair
    if pair.one.current_player() == seat == pair.other.current_player():
        assert pair.one.legal_actions() == pair.other.legal_actions()
        after = [pair.one.child(act) for act in pair.one.legal_actions()[:3]]
        told = [state.information_state_string(seat) for state in after if not state.is_chance_node()]
        assert len(told) == len(set(told)), "own acts are never forgotten"


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games with equal returns, per game")
    parser.add_argument("--pairs", type=int, default=1000, help="pairs of histories, per game")
    parser.add_argument("--name", default="", help="only this game, as OpenSpiel names it")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    stream = random.Random(arguments.seed)
    for name in [arguments.name] if arguments.name else vigneron.spiel.GAMES:
        kind = pyspiel.load_game(name).get_type()
        counts = range(kind.min_num_players, kind.max_num_players + 1)
        games = [pyspiel.load_game(f"{name}(seats={seats})") for seats in counts]
        for game in games:
            for serialize in (False, True):
                pyspiel.random_sim_test(game, 2, serialize, False)
        for number in range(arguments.games):
            game = games[number % len(games)]
            end = played(game, stream)
            assert end.returns() == our_scores(game, end), end
        told: Counter[str] = Counter()
        with_others = [game for game in games if game.num_players() > 1]
        while with_others and told.total() < arguments.pairs:
            for pair in pairs(stream.choice(with_others), stream):
                check(pair)
                told[pair.why] += 1
        print(f"{name}: {arguments.games} games with equal returns; pairs {dict(told)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
