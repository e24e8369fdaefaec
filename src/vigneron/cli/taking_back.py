"""Undo in a terminal game, by the rules of tables in the browser (`core.undoing`)."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Seat
from vigneron.core.journal import replay
from vigneron.core.match import Match
from vigneron.core.undoing import CoveredRound, UndoStep, last_own, passable


def last_own_act(match: Match[Any], people: frozenset[Seat]) -> tuple[Seat, int] | None:
    """Return who can take an act back, and how many acts are then undone. None if nobody can.

    A person who plays alone against bots takes the bots' answers back too. If several people play, only the
    very last act can be undone."""
    if match.journal.closing is not None:
        return None
    steps = _steps(match)
    bots = frozenset(range(match.setup.seats)) - people
    at = last_own(steps, people, passable(bots, match.setup.seats))
    return None if at is None else (steps[at].seat, len(steps) - at)


def _steps(match: Match[Any]) -> list[UndoStep[Any]]:
    """Return the acts that can be undone: those since something was last drawn or revealed.

    The acts of a covered choice can be undone until all have chosen."""
    fold = replay(match.game, match.journal)
    rules, covered, out = fold.rules, CoveredRound[Any](), list[UndoStep[Any]]()
    for before, ply, events in zip(fold.states, fold.plies[1:], fold.events[1:], strict=False):
        action = match.game.actions.parse(ply.act)
        assert action is not None, "a played act is in the action table"
        chosen = covered.contains(rules, before, rules.to_act(before), ply.seat, action)
        shown = bool(ply.draws) or any(event.reveals for event in events) or (chosen and not covered.open)
        out = [] if shown else [*out, UndoStep(ply.seat, before, ply.ply, ply.ply)]
    return out
