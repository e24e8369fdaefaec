"""Measure what it costs to give the draws of an act one after another.

`python -m bench.split [--games BURGUNDY_DICE,…] [--seconds S]` plays random games and takes the acts that
draw. It prints, for each game, the cost of such an act by `apply` (as a table does it), of its bare `step` on
a copy, and of the same act as a `Split` whose outcomes are given one after another.

There are two readings of "at most three times the cost of the act itself". `ratio` compares with `apply`,
which is what an act costs wherever one is played: it copies the position and notes what happened. The bar of
3.0 for burgundy_dice, where an act rolls five dice, takes this one. `ratio_to_step` compares with the bare
step in C, which has no call into Python at all. Six switches of greenlets (one for each draw and one for the
end) alone cost more than three such steps: `switches_us` prints it. So no way to give draws one after
another from Python can be within three of those; the figure is printed, and has no bar."""

from __future__ import annotations

import argparse
import json
from time import perf_counter, process_time
from typing import Any

from vigneron._compiled.finder import why
from vigneron.core.chance import Scripted, Xorshift
from vigneron.core.contract import apply
from vigneron.core.registry import game, games
from vigneron.core.split import SUSPENDS, Split, act, drawn, split

BAR = {"burgundy_dice": 3.0}
ACTS = 60
SEED = 1818
_TWO = (1, 1)


def positions(key: str) -> list[tuple[Any, Any, int, int, list[int]]]:
    """Return acts that draw: (rules, position, seat, action, outcomes)."""
    found = game(key)
    setup = found.setup(found.seats[0])
    rules, stream = found.rules(setup), Xorshift(SEED)
    out: list[tuple[Any, Any, int, int, list[int]]] = []
    while len(out) < ACTS:
        state = rules.new(setup, stream)
        while (to_act := rules.to_act(state)) and len(out) < ACTS:
            legal = rules.legal(state, to_act[0])
            action = legal[stream.below(len(legal))]
            draws, after = drawn(act(rules, state, to_act[0], action), stream)
            if draws:
                out.append((rules, state, to_act[0], action, [draw.outcome for draw in draws]))
            state = after
    return out


def whole(acts: list[tuple[Any, Any, int, int, list[int]]]) -> float:
    """Return the seconds of all acts by `apply`."""
    began = process_time()
    for rules, state, seat, action, outcomes in acts:
        apply(rules, state, seat, action, Scripted(outcomes))
    return process_time() - began


def once(acts: list[tuple[Any, Any, int, int, list[int]]]) -> float:
    """Return the seconds of all acts by `step`, on copies of the positions."""
    began = process_time()
    for rules, state, seat, action, outcomes in acts:
        rules.step(rules.clone(state), seat, action, Scripted(outcomes), None)
    return process_time() - began


def apart(acts: list[tuple[Any, Any, int, int, list[int]]]) -> float:
    """Return the seconds of all acts, with their outcomes given one after another."""
    began = process_time()
    for rules, state, seat, action, outcomes in acts:
        one = split(rules, state, seat, action)
        for outcome in outcomes:
            one.take(outcome)
    return process_time() - began


def switches(acts: list[tuple[Any, Any, int, int, list[int]]]) -> float:
    """Return the seconds of as many draws as the acts have, given to a run that does nothing else."""

    def run(count: int) -> Any:
        def draws(chance: Any) -> None:
            for _ in range(count):
                chance.draw(_TWO, "")

        return draws

    began = process_time()
    for *_, outcomes in acts:
        one = Split(run(len(outcomes)))
        for _ in outcomes:
            one.take(0)
    return process_time() - began


def measured(key: str, seconds: float) -> dict[str, Any]:
    """Return the figures of a game. The least of many rounds counts, because the machine may be busy."""
    acts = positions(key)
    until, best = perf_counter() + seconds, [float("inf")] * 4
    while perf_counter() < until:
        best = [min(a, way(acts)) for a, way in zip(best, (whole, once, apart, switches), strict=True)]
    draws = sum(len(outcomes) for *_, outcomes in acts)
    return {
        "game": key,
        "compiled": why(key) == "built",
        "suspends": SUSPENDS,
        "draws_per_act": round(draws / len(acts), 2),
        "apply_us": round(best[0] / len(acts) * 1e6, 2),
        "step_us": round(best[1] / len(acts) * 1e6, 2),
        "split_us": round(best[2] / len(acts) * 1e6, 2),
        "switches_us": round(best[3] / len(acts) * 1e6, 2),
        "ratio": round(best[2] / best[0], 2),
        "ratio_to_step": round(best[2] / best[1], 2),
        "bar": BAR.get(key),
        "bar_takes": "ratio",
        "ok": best[2] / best[0] <= BAR.get(key, float("inf")),
    }


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    for key in arguments.games.split(","):
        print(json.dumps(measured(key, arguments.seconds)), flush=True)


if __name__ == "__main__":
    main()
