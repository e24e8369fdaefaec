"""Compare the games for OpenSpiel with OpenSpiel's backgammon, in one interleaved run.

    python bench/spiel.py [--seconds 1.0] [--rounds 5] [--seats 2]

Every game plays random games in the same Python loop. A *node* is an act or a draw; decisions are acts only.
`clone` is a copy of a state after 60 nodes. Prints medians per second of processor time, and the medians of
the ratios to backgammon within a round. The bars are 0.8 for nodes and 2.0 for clones."""

from __future__ import annotations

import argparse
import json
import os
import random
from statistics import median
from time import process_time
from typing import Any

import pyspiel

import vigneron.spiel
from vigneron._compiled.finder import why

BASE = "backgammon"
FAST, LONG = 0.8, 2.0
CLONES = 2000


def play(game: Any, seconds: float, stream: random.Random) -> tuple[float, float]:
    """Return nodes and decisions per second of random games."""
    nodes = decisions = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                move = stream.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
            else:
                move = stream.choice(state.legal_actions())
                decisions += 1
            state.apply_action(move)
            nodes += 1
    spent = process_time() - began
    return nodes / spent, decisions / spent


def clone(game: Any, stream: random.Random) -> float:
    """Return the microseconds of a copy of a state: the least of several tries."""
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(stream.choice(state.legal_actions()))
    best = float("inf")
    for _ in range(5):
        began = process_time()
        for _ in range(CLONES):
            state.clone()
        best = min(best, (process_time() - began) / CLONES)
    return best * 1e6


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seats", type=int, default=2)
    arguments = parser.parse_args()
    games = {name: pyspiel.load_game(f"{name}(seats={arguments.seats})") for name in vigneron.spiel.GAMES}
    games = {BASE: pyspiel.load_game(BASE), **games}
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in games}
    stream = random.Random(1)
    for _ in range(arguments.rounds):
        for name, game in games.items():
            found[name].append((*play(game, arguments.seconds, stream), clone(game, stream)))
    print(json.dumps({"load": os.getloadavg()[0], "seats": arguments.seats, "bars": [FAST, LONG]}))
    for name, rows in found.items():
        pairs = list(zip(rows, found[BASE], strict=True))
        nodes, decisions, copies = (median(own[at] / base[at] for own, base in pairs) for at in range(3))
        row: dict[str, Any] = {
            "game": name,
            "rules": "C++" if name == BASE else why(name.removeprefix(vigneron.spiel.PREFIX)),
            "nodes_per_s": round(median(row[0] for row in rows)),
            "decisions_per_s": round(median(row[1] for row in rows)),
            "clone_us": round(median(row[2] for row in rows), 2),
            "nodes_ratio": round(nodes, 2),
            "decisions_ratio": round(decisions, 2),
            "clone_ratio": round(copies, 2),
        }
        print(json.dumps(row | {"passed": nodes >= FAST and copies <= LONG}), flush=True)


if __name__ == "__main__":
    main()
