"""Counts sequences of acts with the outcomes of their draws: a fingerprint of a game's rules.

Where several seats choose at once they are taken in seat order, so that no sequence is counted twice.
A game that has ended has no longer sequences. The set-up itself is not enumerated: it is seeded.
"""

from __future__ import annotations

from typing import TypeVar

from vigneron.core.chance import every
from vigneron.core.contract import Action, Chance, Rules, Seat

S = TypeVar("S")


def successors(rules: Rules[S], state: S, seat: Seat, action: Action) -> list[S]:
    """Return the position after the act once for every sequence of outcomes of its draws."""
    after: list[S] = []

    def run(chance: Chance) -> None:
        world = rules.clone(state)
        rules.step(world, seat, action, chance, None)
        after.append(world)

    for _ in every(run):
        pass
    return after


def perft(rules: Rules[S], state: S, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, … `depth` acts (with their draws) begin at this position."""
    counts = [0] * depth
    _count(rules, state, counts, 0)
    return counts


def _count(rules: Rules[S], state: S, counts: list[int], at: int) -> None:
    to_act = rules.to_act(state)
    if not to_act or at == len(counts):
        return
    for action in rules.legal(state, to_act[0]):
        after = successors(rules, state, to_act[0], action)
        counts[at] += len(after)
        if at + 1 < len(counts):
            for world in after:
                _count(rules, world, counts, at + 1)
