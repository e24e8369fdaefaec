"""Undo in a terminal game. A person may undo their own last act if it drew and revealed nothing."""

from __future__ import annotations

from typing import Any, Final

from vigneron.core.chance import Xorshift
from vigneron.core.contract import Seat
from vigneron.core.journal import Ply, digest, replay
from vigneron.core.match import Match

_WORLDS: Final = 8


def last_own(match: Match[Any], people: frozenset[Seat]) -> Seat | None:
    """Return the seat whose last act can be undone, or None.

    Only the very last act of the game can be undone. An act cannot be undone after another seat has acted."""
    plies = match.journal.plies()
    last: Ply = plies[-1]
    if match.ply == 0 or match.journal.closing is not None or last.seat not in people or last.draws:
        return None
    fold = replay(match.game, match.journal)
    if any(event.reveals for event in fold.events[-1]) or reveals(match, fold.states[-2], last):
        return None
    return last.seat


def reveals(match: Match[Any], before: Any, ply: Ply) -> bool:
    """Return whether an act showed its own seat something that the seat could not predict.

    The act is played in worlds that are sampled from what the seat knew before. It showed nothing new if
    every world leads to the view that the seat has now."""
    rules, seat = match.rules, ply.seat
    choosing = rules.to_act(before)
    if len(choosing) == 1 and rules.to_act(match.state) != choosing and _chose_together(match):
        return True
    action = match.game.actions.parse(ply.act)
    assert action is not None, "a played act is in the action table"
    seen = rules.observe(before, seat)
    now = digest(rules, rules.observe(match.state, seat).state)
    for number in range(_WORLDS):
        chance = Xorshift(number)
        world = rules.imagine(seen, chance)
        rules.step(world, seat, action, chance, None)
        if digest(rules, rules.observe(world, seat).state) != now:
            return True
    return False


def _chose_together(match: Match[Any]) -> bool:
    """Return whether the last act completed several covered choices, and therefore revealed all of them."""
    positions = replay(match.game, match.journal, match.ply - 1).states
    choosing = match.rules.to_act(positions[-1])
    for position in reversed(positions):
        earlier = match.rules.to_act(position)
        if earlier != choosing:
            return set(earlier) > set(choosing)
    return False
