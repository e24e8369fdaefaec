"""Counts the possible sequences of acts and draws. These counts are a fingerprint of a game's rules.

If several seats choose at once, they act in seat order, so that no sequence is counted twice. A sequence does
not go on after the end of the game. The set-up is drawn from a seed and not enumerated."""

from __future__ import annotations

from typing import TypeVar

from vigneron.core.contract import Action, Rules, Seat
from vigneron.core.split import act, leaves

S = TypeVar("S")


def successors(rules: Rules[S], state: S, seat: Seat, action: Action) -> list[S]:
    """Return the positions after an act, one for each sequence of outcomes of its draws."""
    return [after for _, after in leaves(act(rules, state, seat, action))]


def perft(rules: Rules[S], state: S, depth: int) -> int:
    """Return the number of sequences of exactly `depth` acts and the outcomes of their draws."""
    to_act = rules.to_act(state)
    if not to_act:
        return 0
    count = 0
    for action in rules.legal(state, to_act[0]):
        after = successors(rules, state, to_act[0], action)
        count += len(after) if depth == 1 else sum(perft(rules, world, depth - 1) for world in after)
    return count
