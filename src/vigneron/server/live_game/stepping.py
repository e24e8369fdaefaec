"""Plays one act on a copy of a state. Its draws come from chance, or are entered by hand."""

from __future__ import annotations

from typing import TypeVar

from vigneron.core.chance import Chance
from vigneron.core.contract import Action, Event, IllegalAction, Refusal, Rules, Seat, apply
from vigneron.core.game import Game
from vigneron.server.live_game.manual_chance import Entered

S = TypeVar("S")


def unknown(text: str) -> Refusal:
    """Return the refusal of a text that is not an act of the game."""
    return Refusal("unknown_act", "", {"act": text[:60]})


def action_of(game: Game[S, Rules[S]], text: str) -> Action:
    """Return the action of an act's text. Raises IllegalAction."""
    action = game.actions.parse(text)
    if action is None:
        raise IllegalAction(unknown(text), text[:60])
    return action


def applied(
    game: Game[S, Rules[S]], rules: Rules[S], state: S, seat: Seat, text: str, chance: Chance
) -> tuple[S, list[Event]]:
    """Return the state after an act, and its events. Raises IllegalAction."""
    return apply(rules, state, seat, action_of(game, text), chance)


def applied_by_hand(
    game: Game[S, Rules[S]], rules: Rules[S], state: S, seat: Seat, text: str, entered: Entered
) -> tuple[S, list[Event]]:
    """Return the state after an act, and its events, with draws entered by hand.

    `chance` is told the state during the act. Raises IllegalAction, NeedDraw, ImpossibleDraw."""
    action = action_of(game, text)
    refusal = rules.why_not(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal, text[:60])
    after, events = rules.clone(state), list[Event]()
    entered.begin(after)
    rules.step(after, seat, action, entered, events)
    return after, events
